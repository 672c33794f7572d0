# SPDX-License-Identifier: MIT
"""The sheets of everything that happens at the table but a win: what it moves is shown before it is recorded."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.match import Match, Replay
from mahjong_desk.rules.events import Adjust, Chombo, DeadHand, End, Event
from mahjong_desk.rules.further import Form, Place
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit import ChipGroup, FormSheet, NumberBox, PlainButton, Text, change, figure
from mahjong_desk.ui.table.payments import PaymentsView
from mahjong_desk.ui.table.tile_choice import TileChoice
from mahjong_desk.ui.words import capital, chombo_fields, in_language, ledger_error_text, refusal_text, usage

translate = QCoreApplication.translate

_LARGEST = 999_990
_LONGEST = 120
_WIDE = 940


class EventSheet(FormSheet):
    """Asks for one event and records it; the sheet stays open where the ledger could not write.

    Signals:
        recorded(): The event is on disk.
    """

    recorded = Signal()

    def __init__(self, title: str, record: str, desk: Desk, window: QWidget, *, width: int = 720) -> None:
        """Makes the sheet of a running match."""
        if desk.match is None or desk.replay is None:
            raise RuntimeError("no match lies on the desk")
        super().__init__(title, window, width=width)
        self.desk = desk
        self.match: Match = desk.match.under(desk.replay.players)
        self.replay: Replay = desk.replay
        self.build()
        self.unready.connect(lambda: self.complain(self.complaint or self.missing()))
        self.add_plain(translate("EventSheet", "Cancel"), refuses=True)
        self.record_button = self.add_deed(record, self.record)
        self.show_preview()

    @abstractmethod
    def build(self) -> None:
        """Puts the fields into the body."""

    @abstractmethod
    def event_now(self) -> Event | None:
        """Returns the event as it stands in the fields; None while something is missing."""

    def missing(self) -> str:
        """Returns what is to be chosen before the event can be recorded."""
        return translate("EventSheet", "Choose the player first.")

    def preview(self, event: Event | None) -> None:
        """Shows what an event would move."""

    def show_preview(self) -> None:
        """Shows what the event in the fields would move, and whether it can be recorded."""
        event = self.event_now()
        refusal: Refusal | None = None
        if event is not None:
            try:
                self.match.rules.settle(self.replay.table, event)
            except Refusal as error:
                refusal = error
        self.record_button.setEnabled(event is not None and refusal is None)
        ruleset = self.match.rules.ruleset
        told = refusal_text(refusal, self.match.players, ruleset.pieces, ruleset) if refusal is not None else ""
        self.show_fault(told)
        self.preview(event if refusal is None else None)

    def show_fault(self, text: str) -> None:
        """Shows what is in the way, nothing if empty."""
        self.complain(text)

    def record(self) -> bool:
        """Records the event; tells whether it is on disk."""
        event = self.event_now()
        if event is None:
            return False
        faults: list[LedgerError] = []
        self.desk.failed.connect(faults.append)
        try:
            done = self.desk.record_event(event)
        finally:
            self.desk.failed.disconnect(faults.append)
        if done:
            self.close_sheet()
            self.recorded.emit()
        elif faults:
            self.show_fault(ledger_error_text(faults[0]))
        return done

    def add_players(self, label: str, *, exclusive: bool = True) -> ChipGroup:
        """Adds chips with the names of the players."""
        group = ChipGroup(label, self, exclusive=exclusive, seats=True)
        group.set_choices(list(enumerate(self.match.players)))
        group.refused.connect(self.show_fault)
        (group.chosen if exclusive else group.toggled).connect(self.show_preview)
        self.body.addWidget(group)
        return group

    def choose_player(self, seat: int) -> None:
        """Chooses the player of the sheet, where he can be chosen; the keyboard goes on to what is asked next."""
        group = getattr(self, "player", None)
        if isinstance(group, ChipGroup) and group.chip(seat).isEnabled():
            self.type_key(str(seat + 1))

    def add_reasons(self, known: Mapping[str, Names]) -> ChipGroup | None:
        """Adds chips for reasons that the ruleset knows by name; None where it knows none."""
        if not known:
            return None
        group = ChipGroup(translate("EventSheet", "Why"), self, optional=True, letters=True)
        group.set_choices([(reason, capital(in_language(names))) for reason, names in known.items()])
        group.chosen.connect(self.show_preview)
        self.body.addWidget(group)
        return group

    def add_reason(self, column: QBoxLayout | None = None) -> QLineEdit:
        """Adds a field for what happened, to a column of its own or to the body."""
        field = QLineEdit(self)
        field.setMaxLength(_LONGEST)
        field.setPlaceholderText(translate("EventSheet", "What happened (may stay empty)"))
        field.setAccessibleName(translate("EventSheet", "What happened"))
        (column or self.body).addWidget(field)
        return field


class ChomboSheet(EventSheet):
    """A foul: who, under which circumstances, and who pays whom for it.

    Attributes:
        player: The offender.
        details: The ruleset's further circumstances.
        kind: The reasons that the ruleset knows by name; None where it knows none.
        reason: What happened.
        tiles: The tiles that the ruleset's further fields ask for, by the id of the field.
        claim: Leads to the hand that was claimed; None where these options do not ask for it.

    Signals:
        claim_wanted(int, str): The hand that a player claimed shall be entered, for a field of the chombo.
    """

    claim_wanted = Signal(int, str)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        assert desk.match is not None
        shown = any(field.form is Form.PIECES for field in desk.match.rules.ruleset.further_of(Place.CHOMBO))
        title, record = (
            translate("ChomboSheet", "Chombo", usage(desk.match.rules.ruleset)),
            translate("ChomboSheet", "&Record"),
        )
        super().__init__(title, record, desk, window, width=_WIDE if shown else 720)

    def build(self) -> None:
        """Puts the fields into the body."""
        self.player = self.add_players(self.tr("Who", usage(self.match.rules.ruleset)))
        self.details = ChipGroup("", self, exclusive=False, letters=True)
        fields = chombo_fields(self.match.rules.ruleset)
        self.details.set_choices([(key, capital(name)) for key, name in fields.items()])
        self.details.toggled.connect(self.show_preview)
        self.details.setVisible(bool(fields))
        self.body.addWidget(self.details)
        self.kind = self.add_reasons(self.match.rules.ruleset.vocabulary.reasons)
        self.tiles = {
            field.id: TileChoice(self.match.rules.ruleset, capital(in_language(field.names)), self, several=True)
            for field in self.match.rules.ruleset.further_of(Place.CHOMBO)
            if field.form is Form.PIECES
        }
        beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        beside.setSpacing(24)
        for choice in self.tiles.values():
            choice.changed.connect(self.show_preview)
            choice.refused.connect(self.show_fault)
            beside.addWidget(choice, 1, Qt.AlignmentFlag.AlignTop)
        told = QVBoxLayout()
        told.setSpacing(8)
        self.reason = self.add_reason(told)
        # Some rules know every foul by name.
        self.reason.setVisible(not self._refuses("reason", reason="…"))
        self.payments = PaymentsView(self)
        told.addWidget(self.payments)
        beside.addLayout(told, 1)
        self.body.addLayout(beside)
        self._beside = beside
        claims = [field for field in self.match.rules.ruleset.further_of(Place.CHOMBO) if field.form is Form.CLAIM]
        self.claim: PlainButton | None = None
        if claims and self._refuses(claims[0].id):
            self.claim = self.add_plain(self.tr("Enter the claimed &hand…"))
            self.claim.clicked.connect(lambda: self._enter_claim(claims[0].id))
            self.claim.setEnabled(False)

    def _refuses(self, field: str, reason: str | None = None) -> bool:
        """Tells whether these rules refuse a chombo with that reason for what stands, or is missing, in a field."""
        try:
            self.match.rules.settle(self.replay.table, Chombo(player=self.replay.table.dealer, reason=reason))
        except Refusal as refusal:
            return refusal.path == field
        return False

    def _enter_claim(self, field: str) -> None:
        player = self.player.value()
        if isinstance(player, int):
            self.close_sheet()
            self.claim_wanted.emit(player, field)

    def show_fault(self, text: str) -> None:
        """Shows what is in the way; a hand that is still to be entered is no fault."""
        asked = self.claim is not None
        super().show_fault("" if asked else text)
        if self.claim is not None:
            self.claim.setEnabled(isinstance(self.player.value(), int))

    def event_now(self) -> Event | None:
        """Returns the chombo, None while nobody is chosen."""
        player = self.player.value()
        if not isinstance(player, int):
            return None
        marked: dict[str, object] = dict.fromkeys((str(name) for name in self.details.values()), True)
        marked.update({name: choice.pieces for name, choice in self.tiles.items() if choice.pieces})
        chosen = self.kind.value() if self.kind is not None else None
        reason = chosen if isinstance(chosen, str) else self.reason.text().strip() or None
        return Chombo(player=player, reason=reason, further=marked)

    def preview(self, event: Event | None) -> None:
        """Shows who would pay whom."""
        self.payments.show_event(self.match, self.replay.table, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Puts tiles and payments below each other where there is no room beside."""
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        wide = self.width() >= theme.px(_WIDE)
        self._beside.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


class DeadHandSheet(EventSheet):
    """A player who may not win this hand.

    Attributes:
        player: The player.
        kind: The reasons that the ruleset knows by name; None where it knows none.
        reason: What happened.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        super().__init__(translate("DeadHandSheet", "Dead hand"), translate("DeadHandSheet", "&Record"), desk, window)

    def build(self) -> None:
        """Puts the fields into the body."""
        self.body.addWidget(Text(self.tr("Who may not win this hand any more?"), role="ink2", wrap=True))
        self.player = self.add_players("")
        dead = self.replay.table.dead_hands
        self.player.set_barred(list(dead), self.tr("This hand is dead already."))
        self.kind = self.add_reasons(self.match.rules.ruleset.vocabulary.dead_hands)
        self.reason = self.add_reason()

    def event_now(self) -> Event | None:
        """Returns the event, None while nobody is chosen."""
        player = self.player.value()
        if not isinstance(player, int):
            return None
        known = self.kind.value() if self.kind is not None else None
        return DeadHand(player=player, reason=known if isinstance(known, str) else self.reason.text().strip() or None)


class AdjustSheet(EventSheet):
    """A correction agreed at the table; it must sum to zero unless the house takes part.

    Attributes:
        deltas: The change of each seat.
        house: Whether the house takes or gives what is missing.
        reason: What happened.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        super().__init__(translate("AdjustSheet", "Correction"), translate("AdjustSheet", "&Record"), desk, window)

    def build(self) -> None:
        """Puts the fields into the body."""
        self.body.addWidget(
            Text(
                self.tr("Points that the table moves by agreement. The ledger shows them as a correction."),
                role="ink2",
                wrap=True,
            )
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(16))
        grid.setVerticalSpacing(theme.px(8))
        grid.setColumnStretch(3, 1)
        fields, after = [], []
        for seat, name in enumerate(self.match.players):
            field = NumberBox(self)
            field.setRange(-_LARGEST, _LARGEST)
            field.setSingleStep(10)
            field.setGroupSeparatorShown(True)
            field.setMinimumWidth(theme.px(150))
            field.setAccessibleName(self.tr("Change of {player}").format(player=name))
            field.valueChanged.connect(self._changed)
            result = Text(role="ink2")
            grid.addWidget(Text(name, bold=True), seat, 0)
            grid.addWidget(field, seat, 1)
            grid.addWidget(result, seat, 2)
            fields.append(field)
            after.append(result)
        self.deltas, self._after = tuple(fields), tuple(after)
        self.body.addLayout(grid)
        self.house = ChipGroup("", self, exclusive=False, letters=True)
        self.house.set_choices([(True, self.tr("The house takes or gives the rest"))])
        self.house.toggled.connect(self._changed)
        self.body.addWidget(self.house)
        self._sum = Text(wrap=True)
        self.body.addWidget(self._sum)
        self.reason = self.add_reason()

    def event_now(self) -> Event | None:
        """Returns the correction, None while it moves nothing or its sum is wrong."""
        deltas = tuple(field.value() for field in self.deltas)
        house = bool(self.house.values())
        if not any(deltas) or (sum(deltas) != 0 and not house):
            return None
        return Adjust(deltas=deltas, reason=self.reason.text().strip() or None, house=house)

    def missing(self) -> str:
        """Returns what a correction still lacks."""
        total = sum(field.value() for field in self.deltas)
        if total:
            return self.tr("The sum is {sum}. It must be zero.").format(sum=change(total))
        return self.tr("Nobody’s points change yet.")

    def preview(self, event: Event | None) -> None:
        """Shows the scores after the correction, and the sum."""
        total = sum(field.value() for field in self.deltas)
        for seat, (field, text) in enumerate(zip(self.deltas, self._after, strict=True)):
            before = self.replay.table.scores[seat]
            words = self.tr("{before} becomes {after}").format(
                before=figure(before), after=figure(before + field.value())
            )
            text.setText(words if field.value() else figure(before))
        if self.house.values():
            sentence = self.tr("The house changes by {points}.")
        elif total:
            sentence = self.tr("The sum is {sum}. It must be zero.")
        else:
            sentence = self.tr("The sum is zero.")
        self._sum.setText(sentence.format(sum=change(total), points=change(-total)))
        self._sum.set_role("error" if total and not self.house.values() else "ink2")

    def _changed(self) -> None:
        self.show_preview()


class EndSheet(EventSheet):
    """The table stops the match early; what the match would be worth then.

    Attributes:
        reason: Why.
    """

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Makes the sheet."""
        super().__init__(translate("EndSheet", "End the match"), translate("EndSheet", "&End the match"), desk, window)

    def build(self) -> None:
        """Puts the result as it would be into the body."""
        self.body.addWidget(Text(self.tr("If the table stops now, this is the result."), role="ink2", wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(24))
        grid.setVerticalSpacing(theme.px(6))
        grid.setColumnStretch(1, 1)
        final = self.replay.then(End()).final
        if final is not None:
            for seat in sorted(range(len(final.ranks)), key=lambda seat: final.ranks[seat]):
                row = final.ranks[seat]
                result = final.results[seat]
                shade = "plus" if result > 0 else "minus" if result < 0 else "ink2"
                grid.addWidget(Text(str(row), size=18, serif=True, role="ink3"), row, 0)
                grid.addWidget(Text(self.match.players[seat], size=17, bold=True), row, 1)
                right = Qt.AlignmentFlag.AlignRight
                grid.addWidget(Text(figure(final.scores[seat]), size=17, role="ink2"), row, 2, right)
                grid.addWidget(Text(change(result), size=17, bold=True, role=shade), row, 3, right)
        self.body.addLayout(grid)
        self.reason = self.add_reason()

    def event_now(self) -> Event:
        """Returns the event."""
        return End(reason=self.reason.text().strip() or None)
