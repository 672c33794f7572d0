# SPDX-License-Identifier: MIT
"""Beside the palette: the melds that can be made, who gave the last one, and the circumstances of the win.

Every control has its place from the first tile on, and keeps it: what this hand does not allow is barred there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.entry.assessment import Assessment, CircumstanceHint, find_circumstance_hint
from mahjong_desk.entry.circumstances import fixed_circumstances
from mahjong_desk.entry.draft import MELD_SIZE
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.pieces import can_meld, claimed_from, has_other_faces, has_room
from mahjong_desk.rules.model.indicators import Indicator
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.indicator_row import IndicatorRow
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.controls.chip_group import TypingChipGroup
from mahjong_desk.ui.kit.label import ElidedParagraph, Label
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.painting import short_name, text_height
from mahjong_desk.ui.kit.sheets.keyboard import mnemonic_of
from mahjong_desk.ui.kit.text_format import format_change, join_items
from mahjong_desk.ui.picker.keyboard import LETTERS
from mahjong_desk.ui.picker.questions_bar import QuestionsBar
from mahjong_desk.ui.text.phrases import capitalised, sentences
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import piece_context, set_context, situation_name

_KINDS: Final = (
    (MeldKind.CHI, mark("&Chi", usage=set_context)),
    (MeldKind.PON, mark("Pon", usage=set_context)),
    (MeldKind.DAIMINKAN, mark("&Kan", "claimed from a discard", usage=set_context)),
    (MeldKind.ANKAN, mark("Concealed kan", usage=set_context)),
    (MeldKind.SHOUMINKAN, mark("Added kan", usage=set_context)),
)
_SHARES = (10, 10, 5)
"""The shares of melds, situations and indicators if they are side by side."""
_GAP, _DENSE_GAP = 6, 3
_APART, _PARTS, _DENSE_PARTS = 5, 9, 3
"""The room between chips, between groups, and between melds and circumstances, in pixels."""


class MeldBar(QWidget):
    """What goes with the pieces: melds, their giver, circumstances.

    Attributes:
        mode: What the next piece of the palette makes: a meld, an indicator, or None for a piece of the hand.
    """

    mode_chosen = Signal(object)
    called_from_chosen = Signal(int, int)
    faces_cycled = Signal(int)
    situation_toggled = Signal(object)

    def __init__(
        self, rules: TableRules, frame: HandSpec, parent: QWidget | None = None, *, across: bool = False
    ) -> None:
        super().__init__(parent)
        self.mode: MeldKind | Indicator | None = None
        self._meld = self._last = -1
        shapes = rules.ruleset.meld_shapes()
        self._paired = len(rules.indicators) > 1 and not across
        self.indicators = {one.id: IndicatorRow(one, rules.ruleset, apart=self._paired) for one in rules.indicators}
        # It says what to click next, and keeps its height.
        self._head = Label(tr("Meld"), size=13, role="felt_ink2", wrap=True)
        self._chips = FlowBox(gap=_GAP)
        self.kinds: dict[MeldKind, Chip] = {}
        for kind, text in _KINDS:
            if not shapes.get(kind):
                continue
            chip = Chip(tr(text, "claimed from a discard", usage=set_context(rules.ruleset)), on_felt=True)
            chip.clicked.connect(lambda _checked=False, kind=kind: self.choose(kind))
            self.kinds[kind] = chip
            self._chips.add_widget(chip)
        self.called_from = TypingChipGroup(tr("From"), on_felt=True)
        self.called_from.chosen.connect(self._choose_giver)
        self.faces = Chip(tr("Red five in the meld"), on_felt=True, checkable=False)
        self.faces.clicked.connect(lambda: self.faces_cycled.emit(self._last))
        if any(kind != face for face, kind in enumerate(frame.pieces.kind_of_face) if frame.face_counts[face]):
            self._chips.add_widget(self.faces)
        self.situations = TypingChipGroup(tr("Situation"), exclusive=False, on_felt=True, label_above=True)
        if not rules.circumstances:
            self.situations.hide()
        self.situations.toggled.connect(lambda value, _on: self.situation_toggled.emit(value))
        self.questions = QuestionsBar(rules)
        self.reasons = ElidedParagraph(size=13, role="felt_ink2")
        self.reasons.setAlignment(Qt.AlignmentFlag.AlignTop)
        for row in self.indicators.values():
            row.indicator_requested.connect(self.choose)
        self._arrange(across=across)
        written = {
            mnemonic_of(chip) for chip in (*self.kinds.values(), *(row.chip for row in self.indicators.values()))
        }
        suits = {name[-1].upper() for name in frame.pieces.face_names}
        self.questions.assign_mnemonics({*written, *suits, *(chr(key) for key in LETTERS)})

    def _arrange(self, *, across: bool) -> None:
        self._top = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        melds: tuple[QWidget, ...] = (self._chips, self.called_from)
        circumstances: tuple[QWidget, ...] = (self.questions, self.situations)
        direction = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        self._across = across
        self._whole = QBoxLayout(direction, self)
        # Room for the ring of the keyboard.
        self._whole.setContentsMargins(4, 4, 4, 4)
        self._whole.setSpacing(16 if across else _PARTS)
        self._columns: list[QVBoxLayout] = []
        indicators = tuple(self.indicators.values())
        parts = (melds, circumstances, indicators) if across else (melds, circumstances)
        if self._paired:
            self._top.addLayout(self._pairs(indicators))
        for row in () if across or self._paired else indicators:
            self._top.addWidget(row)
        self._top.addWidget(self._head, 1)
        for number, (part, share) in enumerate(zip(parts, _SHARES, strict=False)):
            column = QVBoxLayout()
            column.setSpacing(_APART)
            if number == 0:
                column.addLayout(self._top)
            for widget in part:
                column.addWidget(widget)
            if across:
                column.addStretch(1)
            self._columns.append(column)
            self._whole.addLayout(column, share if across else 0)
        if not across:
            self._whole.addStretch(1)

    def _pairs(self, rows: Sequence[IndicatorRow]) -> QGridLayout:
        """Returns kinds of indicators side by side, each chip above its pieces."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(_DENSE_GAP)
        for place, row in enumerate(rows):
            grid.addWidget(row.chip, 0, place, Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(row, 1, place, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(place, 1)
        return grid

    def set_density(self, *, dense: bool, squeezed: bool) -> None:
        """Uses smaller gaps, and squeezes lines if wanted."""
        for chip in (*self.kinds.values(), self.faces, *(row.chip for row in self.indicators.values())):
            chip.set_dense(dense=dense)
        # It lays them at once, as wide as they have become.
        self._chips.set_gap(_DENSE_GAP if dense else _GAP)
        for group in (self.called_from, self.situations, self.questions):
            group.set_dense(dense=dense)
        for players in (self.called_from, self.questions):
            players.set_single_line(squeezed)
        self.situations.show_label(shown=not dense)
        for column in self._columns:
            column.setSpacing(_DENSE_GAP if dense else _APART)
        if not self._across:
            self._whole.setSpacing(_DENSE_PARTS if dense else _PARTS)
        # With little height, the hint is beside a single indicator.
        directions = QBoxLayout.Direction
        beside = dense and not self._paired
        self._top.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._top.setSpacing(8 if beside else _DENSE_GAP if dense else _APART)
        self._head.setFixedHeight(self._head_height(dense=dense))

    def height_at(self, width: int, *, dense: bool, squeezed: bool = False) -> int:
        """Returns the height of the bar at a width, with the density of ``set_density``."""
        edges = self._whole.contentsMargins()
        width -= edges.left() + edges.right()
        apart = _DENSE_GAP if dense else _APART
        shares = _SHARES[: len(self._columns)]
        if self._across:
            width -= self._whole.spacing() * (len(self._columns) - 1)
        columns = [width * share // sum(shares) if self._across else width for share in shares]
        kinds = [chip.width_at(dense=dense) for chip in self._chips.widgets() if isinstance(chip, Chip)]
        melds = self._top_height(dense=dense) + 2 * apart
        melds += self._chips.height_at(columns[0], kinds, _DENSE_GAP if dense else _GAP, _chip_height())
        melds += self.called_from.height_at(columns[0], dense=dense, squeezed=squeezed)
        around = 0
        if self.questions.has_questions:
            around += self.questions.height_at(columns[1], dense=dense, squeezed=squeezed)
        if self.situations.choices():
            around += apart if around else 0
            around += self.situations.height_at(columns[1], dense=dense, labelled=not dense)
        if self._across:
            # An indicator has its piece and what it makes below it.
            aside = sum(2 * row.min_width for row in self.indicators.values())
            return edges.top() + edges.bottom() + max(melds, around, aside)
        parts = (_DENSE_PARTS if dense else _PARTS) if around else 0
        return edges.top() + edges.bottom() + melds + parts + around

    def texts(self) -> tuple[str, ...]:
        """Returns the texts of all chips, which decide the height."""
        chips = [*self.kinds.values(), *(row.chip for row in self.indicators.values())]
        groups = (self.called_from, self.situations, self.questions)
        return (*(chip.text() for chip in chips), *(text for group in groups for text in group.texts()))

    def _head_height(self, *, dense: bool) -> int:
        lines = 2 if dense and self.indicators and not self._across and not self._paired else 1
        return round(lines * text_height(theme.font(13)) * (0.92 if lines > 1 else 1))

    def _top_height(self, *, dense: bool) -> int:
        """Returns the height of the head with the indicators above the melds."""
        head = self._head_height(dense=dense)
        if self._across or not self.indicators:
            return head
        rows = max(row.min_width for row in self.indicators.values())
        if dense and not self._paired:
            return max(rows, head)
        chips = _DENSE_GAP + _chip_height() if self._paired else 0
        return chips + rows + (_DENSE_GAP if dense else _APART) + head

    def choose(self, mode: MeldKind | Indicator | None) -> None:
        """Makes the next piece of the palette a meld or an indicator; the same again, or None, a piece alone."""
        self.mode = None if mode == self.mode else mode
        self.mode_chosen.emit(self.mode)

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows what is possible for a hand."""
        draft, frame = assessment.draft, assessment.spec
        typed = draft.value is not None
        room = has_room(frame, draft) and not typed
        possible = {
            kind: room and any(can_meld(frame, draft, kind, piece) for piece in frame.pieces.order)
            for kind in self.kinds
        }
        if isinstance(self.mode, MeldKind) and not possible[self.mode]:
            self.mode = None
        for kind, chip in self.kinds.items():
            chip.setEnabled(possible[kind])
            chip.setChecked(kind is self.mode)
        reading = None if assessment.evaluation is None else assessment.evaluation.reading
        for row in self.indicators.values():
            row.show_draft(draft, frame.pieces, reading, wanted=self.mode == row.indicator)
            row.chip.setEnabled(row.chip.isEnabled() and not typed)
            if self.mode == row.indicator and not row.chip.isEnabled():
                self.mode = None
        self._last = len(draft.melds) - 1
        self.faces.setEnabled(not typed and bool(draft.melds) and has_other_faces(frame, draft, self._last))
        self.questions.show_questions(assessment, names)
        heading = self._heading(assessment, any(possible.values()))
        self._head.setText(heading)
        self._head.setToolTip(heading)
        self._show_givers(assessment, names)
        self._show_situations(assessment, names)

    def _heading(self, assessment: Assessment, possible: bool) -> str:
        if self.mode is MeldKind.CHI:
            return tr("Chi: click its lowest tile", usage=set_context(assessment.rules.ruleset))
        if isinstance(self.mode, Indicator):
            return tr("Click the tile turned up", usage=piece_context(assessment.spec.pieces))
        if self.mode is not None:
            return tr("Click the tile of the meld", usage=piece_context(assessment.spec.pieces))
        if possible:
            return tr("Meld")
        if assessment.missing_pieces <= 0:
            return tr("The hand is complete")
        if assessment.missing_pieces <= MELD_SIZE:
            return tr("No room for more melds")
        return tr("Meld")

    def _show_givers(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows the discarder of the last claimed meld; players keep their places, the winner is disabled."""
        draft, frame = assessment.draft, assessment.spec
        self.called_from.set_choices([(seat, short_name(name)) for seat, name in enumerate(names)])
        claimed = [at for at, meld in enumerate(draft.melds) if meld.kind is not MeldKind.ANKAN]
        self._meld = claimed[-1] if claimed else -1
        barred: dict[int, str] = {}
        giver = None
        if not claimed:
            barred = dict.fromkeys(range(len(names)), tr("No open melds"))
        else:
            meld = draft.melds[self._meld]
            giver = claimed_from(frame, draft, meld)
            if meld.kind is MeldKind.CHI and giver is not None:
                barred = dict.fromkeys(
                    range(len(names)),
                    tr("A chi must come from the player on the left", usage=set_context(assessment.rules.ruleset)),
                )
                del barred[giver]
            if draft.winner is not None:
                barred[draft.winner] = tr("The winner’s own meld")
            self.called_from.setToolTip(tr("Who discarded for {meld}").format(meld=frame.pieces.format(meld.pieces)))
        self.called_from.choose(giver)
        self.called_from.disable(barred)

    def _choose_giver(self, seat: object) -> None:
        if isinstance(seat, int) and self._meld >= 0:
            self.called_from_chosen.emit(self._meld, seat)

    def _show_situations(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows every circumstance at its place; those that cannot go with the hand are barred there."""
        ruleset = assessment.rules.ruleset
        chosen = assessment.draft.situation
        self.situations.set_choices(
            [(s, capitalised(situation_name(ruleset, s))) for s in assessment.rules.circumstance_ids]
        )
        self.situations.set_chosen(chosen)
        barred = {
            situation: refusal_text(refusal, names, ruleset.pieces, ruleset)
            for situation, refusal in assessment.refused_circumstances
            if situation not in chosen
        }
        typed = assessment.draft.value is not None
        # A riichi is declared whatever the hand is worth; anything else is in its value.
        counted = [
            one
            for one in assessment.rules.circumstance_ids
            if typed and one not in assessment.rules.declared_circumstance_ids
        ]
        valued = dict.fromkeys(counted, tr("The entered value counts, not this hand"))
        self.situations.disable({**barred, **valued, **self._fixed(assessment, names)})
        # While much is open still, reasons would only be in the way.
        found = find_circumstance_hint(assessment)
        hint = self._gain_text(assessment, found) if found is not None else ""
        if found is not None:
            # There is not always room for the line.
            self.situations.chip(found.situation).setToolTip(hint)
        told = sentences(hint, self._disabled_text(assessment, barred))
        self.reasons.set_text(told if assessment.draft.is_decided and not typed else "")

    def _gain_text(self, assessment: Assessment, found: CircumstanceHint) -> str:
        """Returns what an unset situation would add."""
        ruleset = assessment.rules.ruleset
        return tr("With {situation} it would be {size}, {gain}.").format(
            situation=situation_name(ruleset, found.situation),
            size=hand_value_text(ruleset, found.evaluation),
            gain=format_change(found.gain),
        )

    def _fixed(self, assessment: Assessment, names: Sequence[str]) -> dict[str, str]:
        """Returns why riichi is not asked: it follows from the events, or the winner is unknown."""
        winner = assessment.draft.winner
        if winner is None:
            reason = tr("Choose the winner first")
        else:
            reason = tr("{name} has already declared it").format(name=names[winner])
        return dict.fromkeys(fixed_circumstances(assessment.rules, assessment.table, assessment.draft), reason)

    def _disabled_text(self, assessment: Assessment, barred: Mapping[str, str]) -> str:
        """Returns why circumstances are barred, one sentence a reason."""
        by_reason: dict[str, list[str]] = {}
        for situation, reason in barred.items():
            by_reason.setdefault(reason, []).append(situation_name(assessment.rules.ruleset, situation))
        line = tr("{situations}: {reason}")
        return sentences(
            *(
                line.format(situations=capitalised(join_items(found)), reason=reason)
                for reason, found in by_reason.items()
            )
        )


def _chip_height() -> int:
    return max(32, theme.px(32), theme.min_touch_size())
