# SPDX-License-Identifier: MIT
"""The small sheet in which a row is written anew or a missing one is added: every kind of event of the ruleset."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.rules.events import Adjust, Chombo, DeadHand, Draw, End, Event, Win, Winner
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import ValueForm
from mahjong_desk.ui import words
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.form_sheet import FormSheet
from mahjong_desk.ui.kit import ChipGroup, NumberBox, Text
from mahjong_desk.ui.ledger.change_sheet import ChangeSheet
from mahjong_desk.ui.ledger.window import LedgerWindow

translate = QCoreApplication.translate
_LARGEST = 1_000_000
_SELF_DRAWN = -1


class RowSheet(FormSheet):
    """Asks for an event; its main button leads to the sheet that shows what it would change.

    Attributes:
        kinds: The kinds of event.
        next: The main button.
        fault: The sentence that says what is wrong.
    """

    def __init__(self, desk: Desk, window: LedgerWindow, row_id: int | None, event: Event | None = None) -> None:
        """Makes the sheet.

        Args:
            desk: The match on the desk.
            window: The window to cover.
            row_id: The row to be changed, or the one to insert before; None inserts at the end.
            event: What stands in the row to be changed; None to insert.
        """
        assert isinstance(window, QWidget)
        assert desk.match is not None
        assert desk.replay is not None
        heading = (
            translate("RowSheet", "What shall be inserted?")
            if event is None
            else translate("RowSheet", "What shall stand here?")
        )
        super().__init__(heading, window, width=720, height=600)
        self._desk, self._window, self._row_id, self._old = desk, window, row_id, event
        self._match = desk.match
        rows = desk.replay.rows
        self._table = desk.replay.table if row_id is None else rows[desk.row_ids.index(row_id)].before
        self._ask()
        self.add_plain(translate("RowSheet", "&Leave as it is"), refuses=True)
        self.next = self.add_deed(translate("RowSheet", "&Show what changes"), self._go_on)
        if event is not None:
            self._take(event)
        self._check()

    def _ask(self) -> None:
        titles: dict[type[Event], str] = {
            Win: translate("RowSheet", "Win"),
            Draw: translate("RowSheet", "Draw"),
            Chombo: translate("RowSheet", "Chombo"),
            DeadHand: translate("RowSheet", "Dead hand"),
            Adjust: translate("RowSheet", "Correction"),
            End: translate("RowSheet", "End of the match"),
        }
        makers = {
            Win: self._win_page,
            Draw: self._draw_page,
            Chombo: self._chombo_page,
            DeadHand: self._player_page,
            Adjust: self._adjust_page,
            End: self._end_page,
        }
        offered = [kind for kind in self._match.rules.ruleset.events if kind in titles]
        self.kinds = ChipGroup(translate("RowSheet", "Event"))
        self.kinds.set_choices([(kind, titles[kind]) for kind in offered])
        self.kinds.chosen.connect(lambda _kind: self._turn())
        self.add_widget(self.kinds)
        self._pages = QStackedWidget()
        self._places: dict[type[Event], int] = {}
        for kind in offered:
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 4, 0, 0)
            column.setSpacing(12)
            makers[kind](column)
            column.addStretch(1)
            self._places[kind] = self._pages.addWidget(page)
        self.add_widget(self._pages)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(translate("RowSheet", "Reason (may be left out)"))
        self.reason.setAccessibleName(translate("RowSheet", "Reason"))
        self.add_widget(self.reason)
        self.fault = Text(role="error", size=14, wrap=True)
        self.add_widget(self.fault)
        self.kinds.choose(Draw if Draw in offered else offered[0])
        self._turn()

    def _players(self, label: str, column: QVBoxLayout, *, drawn: str = "") -> ChipGroup:
        group = ChipGroup(label)
        choices: list[tuple[object, str]] = [(_SELF_DRAWN, drawn)] if drawn else []
        group.set_choices(choices + list(enumerate(self._match.players)))
        group.choose(_SELF_DRAWN if drawn else 0)
        group.chosen.connect(lambda _seat: self._check())
        column.addWidget(group)
        return group

    def _win_page(self, column: QVBoxLayout) -> None:
        self.winner = self._players(translate("RowSheet", "Winner"), column)
        self.giver = self._players(translate("RowSheet", "By"), column, drawn=translate("RowSheet", "Self-draw"))
        self.forms = ChipGroup(translate("RowSheet", "Value"))
        forms = self._match.rules.value_forms
        self.forms.set_choices([(form.id, words.in_language(form.names)) for form in forms])
        self.forms.choose(forms[0].id)
        self.forms.chosen.connect(lambda _form: self._turn_form())
        column.addWidget(self.forms)
        self.numbers: dict[tuple[str, str], NumberBox] = {}
        self._form_rows: dict[str, QWidget] = {}
        for form in forms:
            column.addWidget(self._form_row(form))
        text = translate("RowSheet", "The value stays marked as not checked until the tiles are entered with Change….")
        column.addWidget(Text(text, size=14, role="ink2", wrap=True))
        self._turn_form()

    def _form_row(self, form: ValueForm) -> QWidget:
        row = QWidget()
        grid = QGridLayout(row)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        for place, field in enumerate(form.fields):
            box = NumberBox()
            box.setRange(field.minimum, field.maximum)
            box.setSingleStep(field.step)
            box.setValue(field.default)
            name = words.in_language(field.names)
            box.setAccessibleName(name)
            box.valueChanged.connect(lambda _value: self._check())
            grid.addWidget(Text(name), place, 0)
            grid.addWidget(box, place, 1)
            self.numbers[form.id, field.id] = box
        self._form_rows[form.id] = row
        return row

    def _turn_form(self) -> None:
        for identity, row in self._form_rows.items():
            row.setVisible(identity == self.forms.value())
        self._check()

    def _draw_page(self, column: QVBoxLayout) -> None:
        ruleset = self._match.rules.ruleset
        self.draws = ChipGroup(translate("RowSheet", "Kind"))
        self.draws.set_choices([(kind, words.draw_name(ruleset, kind)) for kind in self._match.rules.draw_kinds])
        self.draws.choose(self._match.rules.draw_kinds[0])
        if len(self._match.rules.draw_kinds) == 1:
            self.draws.hide()
        self.draws.chosen.connect(lambda _kind: self._check())
        column.addWidget(self.draws)
        column.addWidget(Text(translate("RowSheet", "The hand ended without a winner."), role="ink2", wrap=True))

    def _chombo_page(self, column: QVBoxLayout) -> None:
        self.offender = self._players(translate("RowSheet", "Offender"), column)
        self.details: dict[str, QCheckBox] = {}
        for key, name in words.chombo_fields(self._match.rules.ruleset).items():
            box = QCheckBox(name)
            box.toggled.connect(lambda _on: self._check())
            column.addWidget(box)
            self.details[key] = box

    def _player_page(self, column: QVBoxLayout) -> None:
        self.dead = self._players(translate("RowSheet", "Player"), column)

    def _adjust_page(self, column: QVBoxLayout) -> None:
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        self.deltas: list[NumberBox] = []
        for seat, name in enumerate(self._match.players):
            box = NumberBox()
            box.setRange(-_LARGEST, _LARGEST)
            box.setSingleStep(10)
            box.setAccessibleName(name)
            box.valueChanged.connect(lambda _value: self._check())
            grid.addWidget(Text(name), seat, 0)
            grid.addWidget(box, seat, 1)
            self.deltas.append(box)
        column.addLayout(grid)
        self.house = QCheckBox(translate("RowSheet", "The rest goes to the house or comes from it"))
        self.house.toggled.connect(lambda _on: self._check())
        column.addWidget(self.house)

    def _end_page(self, column: QVBoxLayout) -> None:
        column.addWidget(Text(translate("RowSheet", "The table stops the match here."), role="ink2", wrap=True))

    def _turn(self) -> None:
        kind = self.kinds.value()
        if isinstance(kind, type):
            self._pages.setCurrentIndex(self._places[kind])
            self.reason.setVisible(kind not in (Win, Draw))
        self._check()

    def _take(self, event: Event) -> None:
        self.kinds.choose(type(event))
        match event:
            case Win(discarder=discarder, wins=(winner, *_)):
                self.winner.choose(winner.seat)
                self.giver.choose(_SELF_DRAWN if discarder is None else discarder)
            case Draw(kind=kind):
                self.draws.choose(kind)
            case Chombo(player=player, further=further):
                self.offender.choose(player)
                for name, box in self.details.items():
                    box.setChecked(bool(further.get(name)))
            case DeadHand(player=player):
                self.dead.choose(player)
            case Adjust(deltas=deltas, house=house):
                for number, delta in zip(self.deltas, deltas, strict=True):
                    number.setValue(delta)
                self.house.setChecked(house)
        self.reason.setText(getattr(event, "reason", None) or "")
        self._turn()

    def event_now(self) -> Event:
        """Returns the event that the fields make; note and time of the changed row stay with it."""
        made = self._made()
        if self._old is None:
            return made
        if isinstance(made, Draw) and isinstance(self._old, Draw):
            made = replace(made, tenpai=self._old.tenpai)
        return replace(made, note=self._old.note, at=self._old.at)

    def _made(self) -> Event:
        kind = self.kinds.value()
        reason = self.reason.text().strip() or None
        if kind is Win:
            giver = self.giver.value()
            discarder = giver if isinstance(giver, int) and giver != _SELF_DRAWN else None
            return Win(discarder=discarder, wins=(Winner(_seat(self.winner), value=self._value()),))
        if kind is Chombo:
            marked = {name: True for name, box in self.details.items() if box.isChecked()}
            return Chombo(player=_seat(self.offender), reason=reason, further=marked)
        if kind is DeadHand:
            return DeadHand(player=_seat(self.dead), reason=reason)
        if kind is Adjust:
            deltas = tuple(box.value() for box in self.deltas)
            return Adjust(deltas=deltas, reason=reason, house=self.house.isChecked())
        if kind is End:
            return End(reason=reason)
        return Draw(kind=str(self.draws.value()))

    def _value(self) -> dict[str, object]:
        form = next(form for form in self._match.rules.value_forms if form.id == self.forms.value())
        return {**form.fixed, **{field.id: self.numbers[form.id, field.id].value() for field in form.fields}}

    def _check(self) -> None:
        if not hasattr(self, "next"):
            return
        try:
            self._match.rules.settle(self._table, self.event_now())
        except Refusal as refusal:
            ruleset = self._match.rules.ruleset
            self.fault.setText(words.refusal_text(refusal, self._match.players, ruleset.pieces, ruleset))
            self.next.setEnabled(False)
            return
        self.fault.setText("")
        self.next.setEnabled(True)

    def _go_on(self) -> None:
        event = self.event_now()
        if self._old is None:
            sheet = ChangeSheet.inserting(self._desk, self._window, self._row_id, event)
        else:
            sheet = ChangeSheet(self._desk, self._window, self._row_id, event)
        self.accept()
        self._window.open_sheet(sheet)


def _seat(group: ChipGroup) -> int:
    seat = group.value()
    return seat if isinstance(seat, int) else 0
