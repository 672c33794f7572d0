# SPDX-License-Identifier: MIT
"""How the parts of a board share the room that there is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PaintedButton
from mahjong_desk.ui.kit.controls.chip import Chip
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import make_scroll_area
from mahjong_desk.ui.learn.drills.explanation import AnswerExplanation
from mahjong_desk.ui.learn.drills.progress import ProgressStrip
from mahjong_desk.ui.learn.drills.scene import SceneFelt
from mahjong_desk.ui.learn.drills.setup import DrillSetup
from mahjong_desk.ui.learn.side_panel import is_short_window

_NARROW, _SETUP, _EXPLANATION, _SLIM_EXPLANATION = 1120, 224, 392, 328
_TITLE, _LOW_TITLE = 24, 18


class BoardWidgets(NamedTuple):
    """What is laid.

    Attributes:
        setup: The choices; None where nothing can be chosen.
    """

    setup: DrillSetup | None
    fold: Chip
    strip: ProgressStrip
    title: Label
    scene: SceneFelt
    paper: QWidget
    foot: tuple[PaintedButton, ...]
    explanation: AnswerExplanation


class BoardLayout:
    """Choices at the left, question and answer in the middle, the explanation at the right.

    Where it is narrow, the explanation goes below the answer. Where it is low as well, the choices are folded away
    instead, and the hand does not scroll, so that it is seen while somebody chooses and while it is explained.
    """

    def __init__(self, board: QWidget, parts: BoardWidgets) -> None:
        self._board, self._parts = board, parts
        page = QWidget()
        self._middle = _column(8)
        page.setLayout(self._middle)
        self._middle.addWidget(parts.paper, 1)
        self.page = make_scroll_area(page)
        self._line = QHBoxLayout()
        self._line.setSpacing(12)
        self._line.addWidget(parts.fold)
        self._still = _column(8)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(10)
        for button in parts.foot:
            self._foot.addWidget(button, int(button is parts.foot[-1]))
        self._centre = _column(10)
        self._centre.addLayout(self._line)
        self._centre.addLayout(self._still)
        self._centre.addWidget(self.page, 1)
        self._right = _column(8)
        self._row = QHBoxLayout(board)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._side = make_scroll_area(parts.setup) if parts.setup is not None else None
        if self._side is not None:
            self._row.addWidget(self._side)
        self._row.addLayout(self._centre, 1)
        self._row.addLayout(self._right)
        self.share()

    def share(self) -> None:
        """Lays the parts for the size that board and texts have now."""
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
        parts.scene.set_low(low)
        if (inside := parts.paper.layout()) is not None:
            inside.setContentsMargins(*(10, 4, 4, 4) if low else (16, 10, 16, 10))
        parts.explanation.set_low(low)
        parts.explanation.set_scrolling(not narrow)
        width = theme.px(_SLIM_EXPLANATION if beside else _EXPLANATION)
        parts.explanation.setMinimumWidth(0 if narrow else width)
        parts.explanation.setMaximumWidth(board.maximumWidth() if narrow else width)
        parts.strip.setMaximumWidth(width if beside else board.maximumWidth())
        for button in parts.foot:
            button.set_large(not low)

    def _move_foot(self, column: QVBoxLayout) -> None:
        if self._foot.parent() is not column:
            for one in (self._centre, self._right):
                one.removeItem(self._foot)
            column.addLayout(self._foot)

    def _show_side(self, *, folds: bool) -> None:
        parts = self._parts
        unfolded = not folds or parts.fold.isChecked()
        parts.fold.setVisible(folds)
        parts.explanation.setVisible(not folds or not parts.fold.isChecked())
        if self._side is not None and parts.setup is not None:
            self._side.setFixedWidth(max(theme.px(_SETUP), parts.setup.minimumSizeHint().width() + 16))
            self._side.setVisible(unfolded)


def _column(spacing: int) -> QVBoxLayout:
    column = QVBoxLayout()
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    return column


def _move(widget: QWidget, layout: QBoxLayout, place: int) -> None:
    """Lays a widget into a layout, unless it lies there."""
    if layout.indexOf(widget) < 0:
        layout.insertWidget(min(place, layout.count()), widget)
