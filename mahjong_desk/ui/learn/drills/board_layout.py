# SPDX-License-Identifier: MIT
"""The layout of the drills."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PaintedButton
from mahjong_desk.ui.kit.controls.chips import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.panels import make_scroll_area
from mahjong_desk.ui.learn.drills.explanation import AnswerExplanation
from mahjong_desk.ui.learn.drills.progress import ProgressStrip
from mahjong_desk.ui.learn.drills.scene import SceneFelt
from mahjong_desk.ui.learn.drills.setup import DrillSetup
from mahjong_desk.ui.learn.side_panel import is_short_window

_NARROW, _SETUP, _EXPLANATION, _SLIM_EXPLANATION = 1120, 224, 392, 328
_TITLE, _LOW_TITLE = 24, 18


class BoardWidgets(NamedTuple):
    """The parts to arrange; ``setup`` is None if nothing can be chosen."""

    setup: DrillSetup | None
    fold: Chip
    strip: ProgressStrip
    title: Label
    scene: SceneFelt
    paper: QWidget
    foot: tuple[PaintedButton, ...]
    explanation: AnswerExplanation


class BoardLayout:
    """Arranges choices, question and explanation side by side.

    In a narrow window the explanation moves below the answer. In one that is low as well, the choices fold instead and
    the hand does not scroll, so that it stays visible while the user answers.
    """

    def __init__(self, board: QWidget, parts: BoardWidgets) -> None:
        self._board, self._parts = board, parts
        self._middle = column((parts.paper, 1), gap=8)
        self.page = make_scroll_area(boxed(self._middle))
        self._line = row(parts.fold, gap=12)
        self._still, self._right = column(gap=8), column(gap=8)
        self._foot = row(*parts.foot[:-1], (parts.foot[-1], 1), gap=10)
        self._centre = column(self._line, self._still, (self.page, 1), gap=10)
        self._side = make_scroll_area(parts.setup) if parts.setup is not None else None
        sides = () if self._side is None else (self._side,)
        self._row = row(*sides, (self._centre, 1), self._right)
        board.setLayout(self._row)
        self.arrange()

    def arrange(self) -> None:
        """Arranges the parts for the current size."""
        parts, board = self._parts, self._board
        needed = _NARROW if self._side is not None else _NARROW - _SETUP
        slim = board.width() < needed * theme.scale()
        low = slim and is_short_window(board)
        folds = low and self._side is not None
        beside = low and not (folds and parts.fold.isChecked())
        narrow = slim and not beside
        _move(parts.title, self._line if beside else self._middle, 0)
        _move(parts.scene, self._still if beside and parts.scene.has_hand else self._middle, 0 if beside else 1)
        _move(parts.strip, self._right if beside else self._line, 0 if beside else 1)
        _move(parts.explanation, self._middle if narrow else self._right, 2 if narrow else 1)
        self._line.setStretchFactor(parts.title if beside else parts.strip, 1)
        self._move_foot(self._right if beside else self._centre)
        self._show_side(folds=folds)
        self._row.setSpacing(12 if beside else 20)
        parts.title.set_size(_LOW_TITLE if low else _TITLE)
        parts.scene.set_compact(low)
        if (inside := parts.paper.layout()) is not None:
            inside.setContentsMargins(*(10, 4, 4, 4) if low else (16, 10, 16, 10))
        parts.explanation.set_compact(low)
        parts.explanation.set_scrolling(not narrow)
        width = theme.px(_SLIM_EXPLANATION if beside else _EXPLANATION)
        parts.explanation.setMinimumWidth(0 if narrow else width)
        parts.explanation.setMaximumWidth(board.maximumWidth() if narrow else width)
        parts.strip.setMaximumWidth(width if beside else board.maximumWidth())
        for button in parts.foot:
            button.set_large(not low)

    def _move_foot(self, target: QVBoxLayout) -> None:
        if self._foot.parent() is not target:
            for one in (self._centre, self._right):
                one.removeItem(self._foot)
            target.addLayout(self._foot)

    def _show_side(self, *, folds: bool) -> None:
        parts = self._parts
        unfolded = not folds or parts.fold.isChecked()
        parts.fold.setVisible(folds)
        parts.explanation.setVisible(not folds or not parts.fold.isChecked())
        if self._side is not None and parts.setup is not None:
            self._side.setFixedWidth(max(theme.px(_SETUP), parts.setup.minimumSizeHint().width() + 16))
            self._side.setVisible(unfolded)


def _move(widget: QWidget, layout: QBoxLayout, place: int) -> None:
    """Moves a widget into a layout unless it is there."""
    if layout.indexOf(widget) < 0:
        layout.insertWidget(min(place, layout.count()), widget)
