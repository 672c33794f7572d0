# SPDX-License-Identifier: MIT
"""Beside the palette: the melds that can be made, who gave the last one, and the circumstances of the win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.kit import Chip, Flow, Text, short_name
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.picker.assess import Assessment
from mahjong_desk.ui.picker.choices import Choices
from mahjong_desk.ui.picker.draft import MELD_ROOM, Indicator, says_riichi
from mahjong_desk.ui.picker.draft_melds import can_meld, giver_of, has_other_faces
from mahjong_desk.ui.picker.further_bar import FurtherBar
from mahjong_desk.ui.picker.indicator_row import IndicatorRow
from mahjong_desk.ui.words import capital, refusal_text, situation_name

translate = QCoreApplication.translate

_KINDS: Final = (
    (MeldKind.CHI, QT_TRANSLATE_NOOP("MeldBar", "&Chi")),
    (MeldKind.PON, QT_TRANSLATE_NOOP("MeldBar", "Pon")),
    (MeldKind.DAIMINKAN, QT_TRANSLATE_NOOP("MeldBar", "&Kan")),
    (MeldKind.ANKAN, QT_TRANSLATE_NOOP("MeldBar", "Concealed kan")),
    (MeldKind.SHOUMINKAN, QT_TRANSLATE_NOOP("MeldBar", "Added kan")),
)
_SHARES = (5, 3, 2)
"""How wide melds, circumstances and indicators are where they stand beside each other."""


class MeldBar(QWidget):
    """What goes with the pieces: melds, their giver, circumstances.

    Attributes:
        mode: What the next piece of the palette makes: a meld, an indicator, or None for a piece of the hand.
        kinds: The chips of the melds.
        indicators: The indicators that the ruleset knows.
        faces: Makes the last meld of other faces, such as with a red five.
        further: What else the ruleset asks.
        reasons: Why circumstances are not offered; whoever shows the bar lays it where there is room.

    Signals:
        mode_chosen(object): Another meld or indicator was chosen, or none.
        giver_chosen(int, int): Index of a meld, and who gave it.
        faces_turned(int): The meld of this index shall be made of other faces.
        situation_turned(object): A circumstance was put on or taken away.
    """

    mode_chosen = Signal(object)
    giver_chosen = Signal(int, int)
    faces_turned = Signal(int)
    situation_turned = Signal(object)

    def __init__(self, rules: Rules, parent: QWidget | None = None, *, across: bool = False) -> None:
        """Makes the bar for an empty hand.

        Args:
            rules: The rules of the match.
            parent: The widget around it.
            across: Whether its parts stand beside each other.
        """
        super().__init__(parent)
        self.mode: MeldKind | Indicator | None = None
        self._meld = self._last = -1
        shapes, conventions = rules.ruleset.meld_shapes(), rules.ruleset.conventions
        known = ((Indicator.DORA, conventions.dora_indicators), (Indicator.WILD, conventions.wild_indicator))
        self.indicators = {kind: IndicatorRow(kind, rules.ruleset) for kind, is_known in known if is_known}
        self._head = Text(size=14, role="felt_ink2", wrap=True)
        self._chips = Flow(gap=6)
        self.kinds: dict[MeldKind, Chip] = {}
        for kind, text in _KINDS:
            if not shapes.get(kind):
                continue
            chip = Chip(translate("MeldBar", text), on_felt=True)
            chip.clicked.connect(lambda _checked=False, kind=kind: self.choose(kind))
            self.kinds[kind] = chip
            self._chips.add_widget(chip)
        self.givers = Choices(self.tr("From"), on_felt=True)
        self.givers.chosen.connect(self._give)
        self.faces = Chip(self.tr("Red five in the meld"), on_felt=True, checkable=False)
        self.faces.clicked.connect(lambda: self.faces_turned.emit(self._last))
        self.situations = Choices(self.tr("Situation"), exclusive=False, on_felt=True, label_above=True)
        # Where none is possible with this hand, nothing else moves.
        kept = self.situations.sizePolicy()
        kept.setRetainSizeWhenHidden(bool(rules.situations))
        self.situations.setSizePolicy(kept)
        self.situations.toggled.connect(lambda value, _on: self.situation_turned.emit(value))
        self.further = FurtherBar()
        self.reasons = Text(size=13, role="felt_ink2", wrap=True)
        # As low as its width allows: what a label would like to be is narrower, and so higher.
        policy = self.reasons.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
        self.reasons.setSizePolicy(policy)
        self.faces.hide()
        for row in self.indicators.values():
            row.wanted.connect(self.choose)
        self._lay(across=across)

    def _lay(self, *, across: bool) -> None:
        melds: tuple[QWidget, ...] = (self._head, self._chips, self.givers, self.faces)
        circumstances: tuple[QWidget, ...] = (self.situations, self.further)
        direction = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
        whole = QBoxLayout(direction, self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(24 if across else 9)
        indicators = tuple(self.indicators.values())
        parts = (melds, circumstances, indicators) if across else ((*indicators, *melds), circumstances)
        for part, share in zip(parts, _SHARES, strict=False):
            column = QVBoxLayout()
            column.setSpacing(5)
            for widget in part:
                column.addWidget(widget)
            if across:
                column.addStretch(1)
            whole.addLayout(column, share if across else 0)
        if not across:
            whole.addStretch(1)

    def choose(self, mode: MeldKind | Indicator | None) -> None:
        """Makes the next piece of the palette a meld or an indicator; the same again, or None, a piece alone."""
        self.mode = None if mode is self.mode else mode
        self.mode_chosen.emit(self.mode)

    def show_assessment(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows what is possible beside a hand."""
        draft, frame = assessment.draft, assessment.frame
        possible = {
            kind: any(can_meld(frame, draft, kind, piece) for piece in frame.pieces.order) for kind in self.kinds
        }
        if isinstance(self.mode, MeldKind) and not possible[self.mode]:
            self.mode = None
        for kind, chip in self.kinds.items():
            chip.setEnabled(possible[kind])
            chip.setChecked(kind is self.mode)
        for indicator, row in self.indicators.items():
            row.show_draft(draft, frame.pieces, wanted=self.mode is indicator)
        self._last = len(draft.melds) - 1
        self.faces.setVisible(bool(draft.melds) and has_other_faces(frame, draft, self._last))
        self.further.show_asked(assessment.asked, names)
        self._head.setText(self._heading(assessment, any(possible.values())))
        self._show_givers(assessment, names)
        self._show_situations(assessment, names)

    def _heading(self, assessment: Assessment, possible: bool) -> str:
        if self.mode is MeldKind.CHI:
            return self.tr("Chi: click its lowest tile")
        if isinstance(self.mode, Indicator):
            return self.tr("Click the tile that is turned up")
        if self.mode is not None:
            return self.tr("Click the tile of the meld")
        if possible:
            return self.tr("Meld")
        if assessment.missing <= 0:
            return self.tr("Meld: the hand is complete")
        if assessment.missing <= MELD_ROOM:
            return self.tr("Meld: no room left")
        return self.tr("Meld")

    def _show_givers(self, assessment: Assessment, names: Sequence[str]) -> None:
        draft, frame = assessment.draft, assessment.frame
        seats = [seat for seat in range(len(names)) if seat != draft.winner]
        self.givers.set_choices([(seat, short_name(names[seat])) for seat in seats])
        claimed = [at for at, meld in enumerate(draft.melds) if meld.kind is not MeldKind.ANKAN]
        self._meld = claimed[-1] if claimed else -1
        if not claimed:
            self.givers.choose(None)
            self.givers.set_barred(seats, self.tr("No meld was claimed"))
            self.givers.setToolTip("")
            return
        meld = draft.melds[self._meld]
        giver = giver_of(frame, draft, meld)
        self.givers.choose(giver)
        fixed = meld.kind is MeldKind.CHI
        barred = [seat for seat in seats if seat != giver] if fixed and giver is not None else []
        self.givers.set_barred(barred, self.tr("A chi comes from the player before"))
        self.givers.setToolTip(self.tr("Who gave {meld}").format(meld=frame.pieces.format(meld.pieces)))

    def _give(self, seat: object) -> None:
        if isinstance(seat, int) and self._meld >= 0:
            self.giver_chosen.emit(self._meld, seat)

    def _show_situations(self, assessment: Assessment, names: Sequence[str]) -> None:
        ruleset = assessment.rules.ruleset
        chosen = assessment.draft.situation
        declared = {Situation.RIICHI} if says_riichi(assessment.rules, assessment.table) else set()
        known = [s for s in assessment.rules.situations if s not in declared]
        shown = [s for s in known if s in assessment.allowed or s in chosen]
        self.situations.set_choices([(s, capital(situation_name(ruleset, s))) for s in shown])
        self.situations.set_chosen(chosen)
        self.situations.setVisible(bool(shown))
        # While much is open still, reasons would only be in the way.
        told = assessment.barred if assessment.draft.decided else ()
        barred = [(s, refusal) for s, refusal in told if s not in chosen and s in known]
        self.reasons.setText(self._barred_text(assessment, barred, names))
        self.reasons.setVisible(bool(self.reasons.text()))

    def _barred_text(
        self, assessment: Assessment, barred: Sequence[tuple[Situation, Refusal]], names: Sequence[str]
    ) -> str:
        """Returns why the others are not offered, one sentence a reason."""
        ruleset = assessment.rules.ruleset
        by_reason: dict[str, list[str]] = {}
        for situation, refusal in barred:
            reason = refusal_text(refusal, names, ruleset.pieces, ruleset)
            by_reason.setdefault(reason, []).append(situation_name(ruleset, situation))
        line = self.tr("{situations}: {reason}")
        return "\n".join(
            line.format(situations=capital(listed(found)), reason=reason) for reason, found in by_reason.items()
        )
