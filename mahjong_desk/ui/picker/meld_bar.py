# SPDX-License-Identifier: MIT
"""The bar beside the palette: melds, circumstances, indicators, questions."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from mahjong_desk.entry.assessment import Assessment, find_circumstance_hint
from mahjong_desk.entry.circumstances import fixed_circumstances
from mahjong_desk.entry.draft import MELD_SIZE, HandSpec, MeldEntry, claimed_from
from mahjong_desk.entry.pieces import can_meld, has_other_faces, has_room
from mahjong_desk.rules.model.hand import Indicator
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.hand.palette import IndicatorRow
from mahjong_desk.ui.kit.controls.chips import Chip, TypingChipGroup
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import Felt, boxed, column, reserve_place, row
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.sheets.keyboard import mnemonic_of
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.picker.keyboard import LETTERS
from mahjong_desk.ui.picker.situations import QuestionsBar, SituationGrid
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import piece_context, set_context, situation_name

_KINDS = (
    (MeldKind.CHI, mark("&Chi", usage=set_context)),
    (MeldKind.PON, mark("Pon", usage=set_context)),
    (MeldKind.DAIMINKAN, mark("&Kan", "claimed from a discard", usage=set_context)),
    (MeldKind.ANKAN, mark("Concealed kan", usage=set_context)),
    (MeldKind.SHOUMINKAN, mark("Added kan", usage=set_context)),
)
_KANS = (MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN)


class MeldBar(QWidget):
    """Melds, circumstances, indicators and questions, side by side if ``across``.

    Attributes:
        mode: What the next piece clicked in the palette becomes: a meld, an indicator, or None for a piece of the hand.
    """

    mode_chosen = Signal(object)
    added_toggled = Signal()

    def __init__(self, rules: TableRules, spec: HandSpec, *, across: bool) -> None:
        super().__init__()
        self.mode: MeldKind | Indicator | None = None
        self._is_kan_last = False
        terms = set_context(rules.ruleset)
        self.kinds = {
            kind: Chip(tr(text, "claimed from a discard", usage=terms), on_felt=True)
            for kind, text in _KINDS
            if rules.ruleset.possible_melds().get(kind)
        }
        for kind, chip in self.kinds.items():
            chip.clicked.connect(lambda _on, kind=kind: self._press(kind))
        self.added = self.kinds[MeldKind.SHOUMINKAN]
        self.sentence = ElidedLabel(size=13, role="felt_ink2")
        self.called_from = TypingChipGroup(tr("From"), on_felt=True)
        self.called_from.set_single_line(True)
        self.faces = Chip(tr("Red five in the meld"), on_felt=True, checkable=False)
        self.situations = SituationGrid(rules)
        self.indicators = {item.id: IndicatorRow(item, rules.ruleset, has_chip=False) for item in rules.indicators}
        for indicator in self.indicators.values():
            indicator.indicator_requested.connect(self.choose)
        self.questions = QuestionsBar(rules)
        self._arrange(across=across)
        keyed = (*self.kinds.values(), *(indicator.chip for indicator in self.indicators.values()))
        suits = {name[-1].upper() for name in spec.pieces.face_names}
        self.questions.assign_mnemonics({*map(mnemonic_of, keyed), *suits, *(chr(key) for key in LETTERS)})

    def _arrange(self, *, across: bool) -> None:
        self._kinds = flow(*(chip for chip in self.kinds.values() if chip is not self.added))
        self._kinds.set_single_line(True)
        self._last_meld = boxed(row(self.added, self.sentence, (self.called_from, 1), self.faces, gap=6))
        self._situations_title = Label(tr("Situation"), size=13, role="felt_ink2")
        reserve_place(self._situations_title, bool(self.situations.cells))
        make_box = row if len(self.indicators) == 1 else column
        self._racks = {
            name: boxed(column(widget, edges=(8, 0, 4, 0)), Felt(role="felt_dark", radius=8))
            for name, widget in self.indicators.items()
        }
        indicators = [make_box(widget.chip, (self._racks[name], 1), gap=4) for name, widget in self.indicators.items()]
        self._parts = (
            column(Label(tr("Meld"), size=13, role="felt_ink2"), self._kinds, self._last_meld),
            column(self._situations_title, self.situations),
            row(*((part, 1) for part in indicators), gap=8),
        )
        for rack in self._racks.values():
            reserve_place(rack)
        # Room for the focus ring.
        edges = 4, 4, 4, 4
        self._whole: QBoxLayout
        if across:
            self._whole = row(*((column(part, ...), 1) for part in self._parts), edges=edges)
            self._parts[1].addWidget(self.questions)
        else:
            self._whole = column(*self._parts, self.questions, ..., edges=edges)
        self.setLayout(self._whole)

    def set_density(self, *, dense: bool) -> None:
        """Uses smaller gaps and padding."""
        gap = 3 if dense else 6
        for chip in (*self.kinds.values(), self.faces, *(widget.chip for widget in self.indicators.values())):
            chip.set_dense(dense=dense)
        self._kinds.set_gap(gap)
        for part in self._parts[:2]:
            part.setSpacing(2 if dense else 4)
        self._whole.setSpacing(5 if dense else 10)
        self.called_from.set_dense(dense=True)
        self.questions.set_dense(dense=dense)
        # The line keeps its height whatever it shows.
        self._last_meld.setFixedHeight(self.faces.sizeHint().height())

    def choose(self, mode: MeldKind | Indicator | None) -> None:
        """Sets the mode; the current one again, or None, resets it to a piece of the hand."""
        self.mode = None if mode == self.mode else mode
        self.mode_chosen.emit(self.mode)

    def _press(self, kind: MeldKind) -> None:
        """Sets the mode, or switches a kan just entered between added and open."""
        if kind is MeldKind.SHOUMINKAN and self._is_kan_last:
            self.added_toggled.emit()
        else:
            self.choose(kind)

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows what is possible for a hand."""
        draft, spec = assessment.draft, assessment.spec
        is_typed = draft.value is not None
        room = has_room(spec, draft) and not is_typed
        possible = {
            kind: room and any(can_meld(spec, draft, kind, piece) for piece in spec.pieces.order) for kind in self.kinds
        }
        if isinstance(self.mode, MeldKind) and not possible[self.mode]:
            self.mode = None
        for kind, chip in self.kinds.items():
            chip.setEnabled(possible[kind])
            chip.setChecked(kind is self.mode)
        reading = None if assessment.evaluation is None else assessment.evaluation.reading
        for name, indicator in self.indicators.items():
            indicator.show_draft(draft, spec.pieces, reading, wanted=self.mode == indicator.indicator)
            indicator.chip.setEnabled(indicator.chip.isEnabledTo(self) and not is_typed)
            if self.mode == indicator.indicator and not indicator.chip.isEnabledTo(self):
                self.mode = None
            counts = indicator.indicator.counts_with(draft.situation)
            indicator.chip.set_blank(not counts)
            self._racks[name].setVisible(counts or bool(indicator.tiles))
        self.questions.show_questions(assessment, names)
        hint = self._show_situations(assessment, names)
        self._show_meld(assessment, names)
        self.sentence.set_text(self._sentence(assessment, hint))

    def _show_meld(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows who discarded the meld, if it is what was entered last."""
        draft, spec = assessment.draft, assessment.spec
        last = draft.entries[-1] if draft.entries and self.mode is None else None
        asks_source = isinstance(last, MeldEntry) and last.kind not in (MeldKind.CHI, MeldKind.ANKAN)
        self.called_from.setVisible(asks_source)
        if isinstance(last, MeldEntry) and asks_source:
            self.called_from.set_choices(
                [(seat, short_name(name)) for seat, name in enumerate(names) if seat != draft.winner]
            )
            self.called_from.choose(claimed_from(spec, draft, last))
            self.called_from.setToolTip(tr("Who discarded for {meld}").format(meld=spec.pieces.format(last.pieces)))
        self._is_kan_last = isinstance(last, MeldEntry) and last.kind in _KANS
        self.faces.setVisible(isinstance(last, MeldEntry) and has_other_faces(spec, draft, -1))
        if isinstance(last, MeldEntry) and self._is_kan_last:
            self.added.setEnabled(True)
            self.added.setChecked(last.kind is MeldKind.SHOUMINKAN)
        # At the start it would only add one more control.
        begun = draft.winner is not None or bool(draft.entries)
        self.added.setVisible(begun and self.added.isEnabledTo(self))
        self.sentence.setVisible(not asks_source)

    def _sentence(self, assessment: Assessment, hint: str) -> str:
        """Returns what to click next, or what the hand could gain, in one short sentence."""
        if self.mode is MeldKind.CHI:
            return tr("Chi: click its lowest tile", usage=set_context(assessment.rules.ruleset))
        if isinstance(self.mode, Indicator):
            return tr("Click the tile turned up", usage=piece_context(assessment.spec.pieces))
        if self.mode is not None:
            return tr("Click the tile of the meld", usage=piece_context(assessment.spec.pieces))
        if hint or assessment.draft.value is not None:
            return hint
        if assessment.missing_pieces <= 0:
            return tr("The hand is complete")
        return tr("No room for more melds") if assessment.missing_pieces <= MELD_SIZE else ""

    def _show_situations(self, assessment: Assessment, names: Sequence[str]) -> str:
        """Shows the possible circumstances; returns what a forgotten one would add."""
        rules, draft = assessment.rules, assessment.draft
        ruleset = rules.ruleset
        barred = {
            situation: refusal_text(refusal, names, ruleset)
            for situation, refusal in assessment.refused_circumstances
            if situation not in draft.situation
        }
        if draft.value is not None:
            # A riichi is declared whatever the hand is worth; the entered value includes any other circumstance.
            valued = [key for key in rules.circumstance_ids if key not in rules.declared_circumstance_ids]
            barred |= dict.fromkeys(valued, tr("The entered value counts, not this hand"))
        if draft.winner is None:
            barred = dict.fromkeys(set(rules.circumstance_ids) - set(draft.situation), tr("Choose the winner first"))
        else:
            reason = tr("{name} has already declared it").format(name=names[draft.winner])
            barred |= dict.fromkeys(fixed_circumstances(rules, assessment.table, draft), reason)
        hinted = find_circumstance_hint(assessment)
        hint = ""
        if hinted is not None:
            name = situation_name(ruleset, hinted.situation)
            hint = tr("With {situation}: {gain}").format(situation=name, gain=format_change(hinted.gain))
        self._situations_title.setVisible(bool(self.situations.cells) and len(barred) < len(rules.circumstance_ids))
        self.situations.show_situations(draft.situation, barred, {hinted.situation: hint} if hinted else {})
        return hint
