# SPDX-License-Identifier: MIT
"""The conditions of the hand on the workbench, such as melds and winds."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.pieces import has_other_faces
from mahjong_desk.rules.model.extra_fields import FieldKind
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.hand.palette import IndicatorRow
from mahjong_desk.ui.kit.controls.chips import Chip, TypingChipGroup
from mahjong_desk.ui.kit.controls.stepper import Stepper
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Felt, boxed, column, row
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.text_format import join_clauses, join_items, with_heading
from mahjong_desk.ui.learn.workbench.entry import BenchEntry
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import short_ruleset, situation_name, wind_name

_KINDS = (
    (MeldKind.CHI, mark("Chi")),
    (MeldKind.PON, mark("Pon")),
    (MeldKind.DAIMINKAN, mark("Kan", "claimed from a discard")),
    (MeldKind.ANKAN, mark("Concealed kan")),
)


_ANY_SEAT = "anyone"
BenchMode = MeldKind | Indicator | None


class BenchConditions(Felt):
    """The choices of conditions; in a low window rare ones can be folded.

    ``mode`` is what the next tile clicked in the palette becomes: a meld, an indicator, or None for a tile of the hand.
    """

    mode_chosen = Signal()

    def __init__(self, entry: BenchEntry) -> None:
        super().__init__()
        self._entry = entry
        self._winds = not entry.spec.piece_letters
        self.mode: BenchMode = None
        self.kinds = TypingChipGroup(tr("Meld"), on_felt=True)
        self.kinds.toggled.connect(lambda kind, _on: self.choose(kind))
        self.faces = Chip(tr("Red five in the meld"), on_felt=True, checkable=False)
        self.faces.clicked.connect(lambda: entry.cycle_faces(len(entry.draft.melds) - 1))
        win_methods = (True, tr("Self-draw")), (False, tr("Discard"))
        self.source = TypingChipGroup(tr("Won by"), on_felt=True, choices=win_methods)
        self.source.chosen.connect(lambda drawn: entry.set_self_drawn(bool(drawn)))
        self.discarder = TypingChipGroup(tr("Discarder"), on_felt=True)
        self.discarder.chosen.connect(lambda seat: entry.set_discarder(seat if isinstance(seat, int) else None))
        seats = list(enumerate(self._seat_names()))
        self.seat = TypingChipGroup(tr("Seat wind") if self._winds else tr("Seat"), on_felt=True, choices=seats)
        rounds = [(round_, wind_name(round_.position)) for round_ in RoundWind]
        self.round = TypingChipGroup(tr("Round", "the wind"), on_felt=True, choices=rounds)
        for group in (self.seat, self.round):
            group.chosen.connect(lambda _wind: entry.set_winds(self.seat.value(), self.round.value()))
        self.situations = TypingChipGroup(tr("Situation"), exclusive=False, on_felt=True)
        self.situations.toggled.connect(lambda situation, _on: entry.toggle_situation(situation))
        self.flags = TypingChipGroup("", exclusive=False, on_felt=True)
        flags = {field.id: field for field in entry.fields if field.kind is FieldKind.BOOLEAN}
        self.flags.set_choices([(name, capitalise(localise(field.name))) for name, field in flags.items()])
        self.flags.toggled.connect(lambda name, on: entry.set_extra_field(flags[str(name)], on))
        self.numbers: dict[str, Stepper] = {}
        for field in entry.fields:
            if field.kind is FieldKind.NUMBER:
                stepper = self.numbers[field.id] = Stepper(capitalise(localise(field.name)), field.allowed_numbers)
                stepper.stepped.connect(partial(entry.set_extra_field, field))
        self.table = Chip(tr("Table options"), on_felt=True, on_click=entry.reset_table_options)
        self.table.setToolTip(tr("This hand keeps its table’s options; click to use the defaults"))
        self.indicators: dict[str, IndicatorRow] = {}
        for indicator in entry.spec.indicators:
            control = self.indicators[indicator.id] = IndicatorRow(indicator, entry.ruleset_with_indicator(indicator))
            control.indicator_requested.connect(self.choose)
            control.removed.connect(entry.remove_indicator)
        indicators = self.indicators.values()
        main_controls = (self.kinds, self.faces, self.source, self.discarder, *indicators)
        rare_controls = self.seat, self.round, self.situations, *self.numbers.values(), self.flags, self.table
        lines = flow(*main_controls, *rare_controls, gap=10)
        self.setLayout(column(lines, self._make_fold_line(), ..., edges=(16, 10, 16, 10)))
        self._foldable = False
        self.refresh()

    def _make_fold_line(self) -> QWidget:
        """Returns the line with the chip that unfolds rare choices."""
        self.fold_chip = Chip(tr("Winds, indicators, situation"), on_felt=True)
        self.fold_chip.toggled.connect(self._apply_folding)
        self.summary = Label(size=14, role="felt_ink2", wrap=True)
        self._fold_line = boxed(row(self.fold_chip, (self.summary, 1), gap=10))
        return self._fold_line

    def set_foldable(self, foldable: bool) -> None:
        """Folds rare choices, or keeps everything open."""
        if foldable != self._foldable:
            self._foldable = foldable
            self._apply_folding()

    def _apply_folding(self) -> None:
        """Shows or hides rare choices; indicators in use stay visible."""
        entry = self._entry
        is_open = not self._foldable or self.fold_chip.isChecked()
        self._fold_line.setVisible(self._foldable)
        for control in self.indicators.values():
            control.setVisible(is_open or bool(control.tiles) or self.mode == control.indicator)
        self.seat.setVisible(is_open)
        self.round.setVisible(is_open and self._winds)
        self.situations.setVisible(is_open and bool(entry.circumstances()))
        self.flags.setVisible(is_open and bool(self.flags.choices()))
        for stepper in self.numbers.values():
            stepper.setVisible(is_open)
        self.summary.setText("" if is_open else self._summary_text())

    def _summary_text(self) -> str:
        """Summarises the folded choices."""
        entry = self._entry
        names = dict(zip(self.seat.choices(), self._seat_names(), strict=True))
        seat = names[self.seat.value()]
        if self._winds:
            round_ = with_heading(tr("Round", "the wind"), wind_name(entry.round_wind.position))
            seat = join_clauses(with_heading(tr("Seat wind"), seat), round_)
        chosen = [
            capitalise(situation_name(item.naming_ruleset, item.situation))
            for item in entry.circumstances()
            if item.situation in entry.draft.situation
        ]
        counted = [
            with_heading(stepper.accessibleName(), str(stepper.value))
            for stepper in self.numbers.values()
            if stepper.value
        ]
        texts = [self.flags.chip(name).text() for name in self.flags.values()]
        return join_clauses(seat, join_items(chosen), *counted, *texts)

    def _seat_names(self) -> list[str]:
        if not self._winds:
            return [tr("Dealer"), tr("Another player")]
        return [wind_name(wind) for wind in range(len(RoundWind))]

    def choose(self, mode: MeldKind | Indicator) -> None:
        """Sets the mode, or resets it to None if it is already set."""
        self.mode = None if mode == self.mode else mode
        self.mode_chosen.emit()

    def refresh(self) -> None:
        entry = self._entry
        draft, spec = entry.draft, entry.spec
        kinds = [(kind, tr(text, "claimed from a discard")) for kind, text in _KINDS if spec.melds.get(kind)]
        self.kinds.set_choices(kinds)
        self.kinds.choose(self.mode)
        self.faces.setVisible(bool(draft.melds) and has_other_faces(spec, draft, len(draft.melds) - 1))
        self.source.choose(draft.self_drawn)
        self._show_discarders()
        self.seat.choose(entry.seat_wind if self._winds else min(entry.seat_wind, 1))
        self.round.choose(entry.round_wind)
        for control in self.indicators.values():
            control.show_draft(draft, spec.pieces, wanted=self.mode == control.indicator)
        self._show_situations()
        values = entry.bench().extra_fields
        self.flags.set_chosen([name for name in self.flags.choices() if values.get(str(name))])
        for name, stepper in self.numbers.items():
            value = values.get(name)
            stepper.set_value(value if isinstance(value, int) else 0)
        self.table.setChecked(entry.has_table_options)
        self.table.setVisible(entry.has_table_options)
        self._apply_folding()

    def _show_discarders(self) -> None:
        """Shows the discarders, disabled for a self-draw."""
        entry = self._entry
        seats = entry.possible_discarders
        positions = {1: tr("Right", "the seat"), len(seats): tr("Left", "the seat")}
        choices: list[tuple[object, str]] = [(_ANY_SEAT, tr("Anyone"))]
        choices += [(seat, positions.get(steps, tr("Across"))) for steps, seat in enumerate(seats, start=1)]
        self.discarder.set_choices(choices)
        self.discarder.setVisible(bool(seats))
        self.discarder.setEnabled(not entry.draft.self_drawn)
        number = entry.bench().discarder
        self.discarder.choose(None if entry.draft.self_drawn else _ANY_SEAT if number is None else number)

    def _show_situations(self) -> None:
        offered = self._entry.circumstances()
        self.situations.set_choices(
            [(item.situation, capitalise(situation_name(item.naming_ruleset, item.situation))) for item in offered]
        )
        self.situations.set_chosen(self._entry.draft.situation)
        for item in offered:
            systems = join_items([short_ruleset(ruleset) for ruleset in item.rulesets])
            self.situations.chip(item.situation).setToolTip(tr("Counts under {systems}").format(systems=systems))
