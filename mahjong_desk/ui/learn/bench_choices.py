# SPDX-License-Identifier: MIT
"""What goes with the hand on the workbench: melds, how it would be won, winds, indicators, circumstances."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.entry.melds import has_other_faces
from mahjong_desk.rules.extra_fields import FieldKind
from mahjong_desk.rules.indicators import Indicator
from mahjong_desk.rules.table import Round
from mahjong_desk.shapes import MeldKind
from mahjong_desk.translatable import QT_TRANSLATE_NOOP
from mahjong_desk.ui.hand.indicator_row import IndicatorRow
from mahjong_desk.ui.kit import Chip, Felt, Flow
from mahjong_desk.ui.kit.choices import Choices
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.stepper import Stepper
from mahjong_desk.ui.learn.bench_entry import BenchEntry
from mahjong_desk.ui.words import capital, in_language, short_ruleset, situation_name, wind_name

translate = QCoreApplication.translate

_KINDS: Final = (
    (MeldKind.CHI, QT_TRANSLATE_NOOP("BenchChoices", "Chi")),
    (MeldKind.PON, QT_TRANSLATE_NOOP("BenchChoices", "Pon")),
    (MeldKind.DAIMINKAN, QT_TRANSLATE_NOOP("BenchChoices", "Kan")),
    (MeldKind.ANKAN, QT_TRANSLATE_NOOP("BenchChoices", "Concealed kan")),
)


_ANYONE: Final = "anyone"


class BenchChoices(Felt):
    """The choices side by side, as many in a line as there is room for.

    Attributes:
        mode: What the next piece of the palette makes: a meld, an indicator, or None for a piece of the hand.
        kinds: The melds.
        faces: Makes the last meld of other faces, such as with a red five.
        source: How the last piece comes.
        giver: Who discards it.
        seat: The wind of whoever holds the hand, or whether that is the dealer.
        round: The wind of the round.
        indicators: The indicators that some ruleset played with these pieces knows.
        situations: The circumstances that can go with the hand.
        truths: What else is true of the hand or not, as some ruleset asks.
        numbers: What some ruleset counts beside the hand, by the id of its field.
        table: Goes back to the usual options where those of a table came along.

    Signals:
        mode_chosen(): Another meld or indicator was chosen, or none.
    """

    mode_chosen = Signal()

    def __init__(self, entry: BenchEntry, parent: QWidget | None = None) -> None:
        """Makes the choices for the hand of an entry."""
        super().__init__(parent)
        self._entry = entry
        self._winds = not entry.frame.letters
        self.mode: MeldKind | Indicator | None = None
        self.kinds = Choices(self.tr("Meld"), on_felt=True)
        self.kinds.toggled.connect(lambda kind, _on: self.choose(kind))
        self.faces = Chip(self.tr("Red five in the meld"), on_felt=True, checkable=False)
        self.faces.clicked.connect(lambda: entry.turn_faces(len(entry.draft.melds) - 1))
        self.source = Choices(self.tr("Won by"), on_felt=True)
        self.source.set_choices([(True, self.tr("Self-draw")), (False, self.tr("Discard"))])
        self.source.chosen.connect(lambda drawn: entry.set_self_drawn(bool(drawn)))
        self.giver = Choices(self.tr("Who discards"), on_felt=True)
        self.giver.chosen.connect(lambda seat: entry.set_discarder(seat if isinstance(seat, int) else None))
        self.seat = Choices(self.tr("Seat wind") if self._winds else self.tr("Seat"), on_felt=True)
        winds = [(wind, wind_name(wind)) for wind in range(len(Round))]
        self.seat.set_choices(winds if self._winds else [(0, self.tr("Dealer")), (1, self.tr("Another player"))])
        self.round = Choices(self.tr("Round"), on_felt=True)
        self.round.set_choices([(round_, wind_name(round_.place)) for round_ in Round])
        for group in (self.seat, self.round):
            group.chosen.connect(lambda _wind: self._winds_chosen())
        self.situations = Choices(self.tr("Situation"), exclusive=False, on_felt=True)
        self.situations.toggled.connect(self._situation_turned)
        self.truths = Choices("", exclusive=False, on_felt=True)
        truths = {field.id: field for field in entry.fields if field.kind is FieldKind.TRUTH}
        self.truths.set_choices([(name, capital(in_language(field.names))) for name, field in truths.items()])
        self.truths.toggled.connect(lambda name, on: entry.tell(truths[str(name)], on))
        self.numbers: dict[str, Stepper] = {}
        for field in entry.fields:
            if field.kind is FieldKind.NUMBER:
                stepper = self.numbers[field.id] = Stepper(capital(in_language(field.names)), field.numbers)
                stepper.stepped.connect(partial(entry.tell, field))
        self.table = Chip(self.tr("Options of the table"), on_felt=True)
        self.table.setToolTip(self.tr("The options of its table came with this hand; click to take the usual ones"))
        self.table.clicked.connect(entry.leave_table)
        self.indicators: dict[str, IndicatorRow] = {}
        for indicator in entry.frame.indicators:
            row = self.indicators[indicator.id] = IndicatorRow(indicator, entry.indicating(indicator))
            row.wanted.connect(self.choose)
            row.removed.connect(entry.remove_indicator)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(16, 10, 16, 10)
        lines = Flow(gap=10)
        indicators = self.indicators.values()
        of_hand = (self.kinds, self.faces, self.source, self.giver, *indicators)
        for part in (*of_hand, self.seat, self.round, self.situations, *self.numbers.values(), self.truths, self.table):
            lines.add_widget(part)
        inside.addWidget(lines)
        inside.addStretch(1)
        self.round.setVisible(self._winds)
        self.truths.setVisible(bool(truths))
        self.refresh()

    def choose(self, mode: object) -> None:
        """Makes the next piece of the palette a meld or an indicator; the same again, or None, a piece alone."""
        wanted = mode if isinstance(mode, MeldKind | Indicator) else None
        self.mode = None if wanted == self.mode else wanted
        self.mode_chosen.emit()

    def refresh(self) -> None:
        """Shows what can be chosen beside the hand as it is."""
        entry = self._entry
        draft, frame = entry.draft, entry.frame
        self.kinds.set_choices(
            [(kind, translate("BenchChoices", text)) for kind, text in _KINDS if frame.melds.get(kind)]
        )
        self.kinds.choose(self.mode)
        last = len(draft.melds) - 1
        self.faces.setVisible(bool(draft.melds) and has_other_faces(frame, draft, last))
        self.source.choose(draft.self_drawn)
        self._show_givers()
        self.seat.choose(entry.seat_wind if self._winds else min(entry.seat_wind, 1))
        self.round.choose(entry.round_wind)
        for row in self.indicators.values():
            row.show_draft(draft, frame.pieces, wanted=self.mode == row.indicator)
        self._show_situations()
        told = entry.bench().extra_fields
        self.truths.set_chosen([name for name in self.truths.choices() if told.get(str(name))])
        for name, stepper in self.numbers.items():
            value = told.get(name)
            stepper.set_value(value if isinstance(value, int) else 0)
        self.table.setChecked(entry.of_table)
        self.table.setVisible(entry.of_table)

    def _show_givers(self) -> None:
        """Asks who discards; barred in its place while the last piece is drawn."""
        entry = self._entry
        seats = entry.givers_asked
        places = {1: self.tr("Right"), len(seats): self.tr("Left")}
        choices: list[tuple[object, str]] = [(_ANYONE, self.tr("Anyone"))]
        choices += [(seat, places.get(steps, self.tr("Across"))) for steps, seat in enumerate(seats, start=1)]
        self.giver.set_choices(choices)
        self.giver.setVisible(bool(seats))
        self.giver.setEnabled(not entry.draft.self_drawn)
        told = entry.bench().discarder
        self.giver.choose(None if entry.draft.self_drawn else _ANYONE if told is None else told)

    def _show_situations(self) -> None:
        offered = self._entry.circumstances()
        self.situations.set_choices(
            [(one.situation, capital(situation_name(one.named, one.situation))) for one in offered]
        )
        self.situations.set_chosen(self._entry.draft.situation)
        for one in offered:
            systems = listed([short_ruleset(ruleset) for ruleset in one.rulesets])
            self.situations.chip(one.situation).setToolTip(self.tr("Counts under {systems}").format(systems=systems))
        self.situations.setVisible(bool(offered))

    def _winds_chosen(self) -> None:
        seat, round_ = self.seat.value(), self.round.value()
        if isinstance(seat, int) and isinstance(round_, Round):
            self._entry.set_winds(seat, round_)

    def _situation_turned(self, situation: object, _on: bool) -> None:
        if isinstance(situation, str):
            self._entry.turn_situation(situation)
