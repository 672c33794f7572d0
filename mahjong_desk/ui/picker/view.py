# SPDX-License-Identifier: MIT
"""The widgets of the picker, and what they show: choices, palette, rack and notation left, the result right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.entry.assessment import Assessment
from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.notation import Segment
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.notation_line import NotationLine, Verdict
from mahjong_desk.ui.hand.palette import Palette
from mahjong_desk.ui.kit import IconButton, KeyHints, Rack, short_name
from mahjong_desk.ui.kit.bell import bell
from mahjong_desk.ui.kit.choices import Choices
from mahjong_desk.ui.picker.key_hints import key_hints
from mahjong_desk.ui.picker.layout import Parts, PickerLayout
from mahjong_desk.ui.picker.meld_bar import MeldBar
from mahjong_desk.ui.picker.rack_view import RackView
from mahjong_desk.ui.picker.result.panel import ResultPanel
from mahjong_desk.ui.picker.result.possible_wins_list import SELF_DRAWN
from mahjong_desk.ui.picker.result.refusal_panel import RefusalPanel
from mahjong_desk.ui.words import usage


class PickerView(QWidget):
    """Everything that the picker shows for one ruleset.

    Attributes:
        winner: Who won.
        source: How the winning piece came.
        palette_tiles: The pieces to choose from.
        melds: The melds and circumstances to choose from.
        rack: The hand.
        line: The hand as text.
        clear: Takes all pieces back.
        hints: The keys that matter most.
        refusal: Takes the palette's place where the rules forbid the win.
        result: What the hand is worth.
        aside: Scrolls the melds and circumstances where no size of the pieces leaves them enough room.
        scroller: Scrolls what is entered where it does not fit, and the result with it where that stands below.
    """

    def __init__(self, rules: Rules, frame: Frame, *, hints: bool, parent: QWidget) -> None:
        """Makes the widgets.

        Args:
            rules: The rules of the match.
            frame: What a hand is entered for.
            hints: Whether the keys are told.
            parent: The place.
        """
        super().__init__(parent)
        # Pieces that all stand in one row leave what goes with them a band of its own below.
        banded = len(frame.pieces.rows) == 1
        self.winner = Choices(self.tr("Winner"))
        self.source = Choices(self.tr("By"))
        self.palette_tiles = Palette(frame)
        self.melds = MeldBar(rules, frame, across=banded)
        self.refusal = RefusalPanel()
        self.rack = Rack(width=45, smallest=30, clickable=True)
        # A click on a piece leaves the keyboard where the hand is typed.
        self.rack.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.line = NotationLine()
        self.clear = IconButton(self.tr("Take everything back"), "trash")
        self.clear.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hints = KeyHints(key_hints(frame, asking=False))
        self.result = ResultPanel(rules)
        parts = Parts(
            self.winner,
            self.source,
            self.palette_tiles,
            self.melds,
            self.refusal,
            self.rack,
            self.line,
            self.clear,
            self.hints,
            self.result,
        )
        self._layout = PickerLayout(self, parts, banded=banded, hints=hints)
        self.aside, self.scroller = self._layout.aside, self._layout.scroller
        theme.watcher().changed.connect(self.lay)

    def show_all(
        self,
        assessment: Assessment,
        names: Sequence[str],
        rack: RackView,
        segments: tuple[Segment, ...],
        verdict: Verdict,
    ) -> None:
        """Shows a draft in chips, palette, rack and notation."""
        draft = assessment.draft
        self._show_winner(draft, names)
        self._show_source(assessment, names)
        self.melds.show_assessment(assessment, names)
        self.palette_tiles.show_draft(draft, self.melds.mode, assessment.wild_kind)
        self.rack.set_groups(rack.groups)
        self.line.show_line(segments, verdict)
        self.clear.setEnabled(bool(draft.entries or draft.pending))

    def _show_winner(self, draft: Draft, names: Sequence[str]) -> None:
        """Shows who can win; who cannot keeps the place, barred."""
        self.winner.set_choices([(seat, short_name(name)) for seat, name in enumerate(names)])
        self.winner.choose(draft.winner)
        barred = {other.seat: self.tr("Won on this piece already") for other in draft.others}
        if draft.others and draft.discarder is not None:
            barred[draft.discarder] = self.tr("Gave the winning piece")
        self.winner.bar(barred)

    def _show_source(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows how the winning piece can have come; who wins keeps the place, barred."""
        draft = assessment.draft
        from_one = self.tr("from {name}", usage(assessment.rules.ruleset))
        given = [(seat, from_one.format(name=short_name(name))) for seat, name in enumerate(names)]
        self.source.set_choices([(SELF_DRAWN, self.tr("Self-draw")), *given])
        self.source.choose(SELF_DRAWN if draft.self_drawn else draft.discarder)
        won = {draft.winner, *(other.seat for other in draft.others)} - {None}
        self.source.bar(dict.fromkeys(won, self.tr("Wins with it")))

    def show_refusal(self, assessment: Assessment, names: Sequence[str], *, shown: bool) -> None:
        """Shows the refusal in the palette's place, or the palette."""
        if shown:
            if not self.refusal.isVisible():
                bell().ring()
            self.refusal.show_refusal(assessment, names)
        self._layout.show_refusal(shown=shown)

    # Keyboard

    def focus_winner(self) -> None:
        """Takes the keyboard to the winner."""
        self._focus_group(self.winner)

    def focus_source(self) -> None:
        """Takes the keyboard to how the winning piece came."""
        self._focus_group(self.source)

    def focus_line(self) -> None:
        """Takes the keyboard to where the hand is typed."""
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_situations(self) -> None:
        """Takes the keyboard to the circumstances, if there are any."""
        self._focus_group(self.melds.situations)

    def focus_pao(self) -> None:
        """Takes the keyboard to who is responsible, if somebody can be."""
        pao = self.result.pao
        if pao.isVisible():
            if pao.answer.isVisible():
                self._focus_group(pao.answer)
            else:
                pao.link.setFocus(Qt.FocusReason.TabFocusReason)

    def focus_question(self) -> None:
        """Takes the keyboard to the first question on which money hangs and that is not answered."""
        if self.result.pao.asks:
            self.focus_pao()
        elif self.melds.questions.open_field is not None:
            self._focus_group(self.melds.questions.open_field)

    def situation_values(self) -> list[str]:
        """Returns the circumstances in the order of their chips, those that are barred too."""
        return [value for value in self.melds.situations.choices() if isinstance(value, str)]

    def asks(self, widget: QWidget) -> bool:
        """Tells whether a widget belongs to the choice of winner or discarder."""
        return self.winner.isAncestorOf(widget) or self.source.isAncestorOf(widget)

    def _focus_group(self, group: Choices) -> None:
        value = group.value()
        for choice in (value, *group.choices()):
            if choice is None:
                continue
            chip = group.chip(choice)
            if chip.isEnabled():
                chip.setFocus(Qt.FocusReason.TabFocusReason)
                return

    # Size

    def lay(self) -> None:
        """Lays the widgets for the room that there is and what stands on them."""
        self._layout.lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the view for the new size."""
        super().resizeEvent(event)
        self.lay()
