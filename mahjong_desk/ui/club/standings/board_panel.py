# SPDX-License-Identifier: MIT
"""The board with its rule above it and its key below."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.standings.board import StandingsBoard, paint_cell
from mahjong_desk.ui.club.standings.board_data import ABSENT, CellData, Look, Points, Strengths
from mahjong_desk.ui.club.standings.standings_text import column_text
from mahjong_desk.ui.kit.controls.buttons import EmptyState, LinkButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.painting import register_for_theme

_SIGN = 18


class BoardMode(Enum):
    """The value that decides the order."""

    POINTS = auto()
    RATING = auto()


class _LegendSwatch(QWidget):
    """A cell as the board draws it."""

    accessible_role = "Graphic"

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._cell = {Look.FIRST: CellData("", look), Look.LEFT_OUT: CellData("2", look)}.get(look, ABSENT)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        register_for_theme(self)

    def sizeHint(self) -> QSize:
        return QSize(theme.px(_SIGN), theme.px(_SIGN))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_cell(QPainter(self), QRectF(self.rect()), self._cell, _SIGN - 1)


class BoardPanel(Panel):
    """The board, or a sentence instead; the choice of points or rating is hidden if players are not rated."""

    def __init__(self, new_match: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = ChipGroup("")
        self.kind.setAccessibleName(tr("Points or rating"))
        self.kind.set_choices(((BoardMode.POINTS, tr("Points", "in the standings")), (BoardMode.RATING, tr("Rating"))))
        self.offer_rating(offered=False)
        self.rule = Label(wrap=True)
        self.rule.setTextFormat(Qt.TextFormat.RichText)
        self.change_link = LinkButton(tr("&Change rule…"))
        self.notice = Label(size=14, role="ink2", wrap=True)
        self.board = StandingsBoard()
        self.board.hovered.connect(self._show_hovered)
        self._nothing = EmptyState(tr("&New match…"), new_match)
        self._key, self._pointed = FlowBox(gap=18), Label(size=14, role="ink2", wrap=True)
        self._middle, self._foot = _stack(QWidget(), self._nothing), _stack(self._key, self._pointed)
        boxed(column((self.board, 1), self.board.across), self._middle.widget(0))
        head = row(self.kind, (self.rule, 1), self.change_link, gap=16)
        for part in (self.kind, self.change_link):
            head.setAlignment(part, Qt.AlignmentFlag.AlignTop)
        boxed(column(head, self.notice, (self._middle, 1), self._foot, gap=6, edges=(20, 18, 20, 12)), self)
        self.notice.hide()

    def offer_rating(self, *, offered: bool) -> None:
        """Sets whether the rating is offered beside the points."""
        self.kind.setVisible(offered)
        if not offered:
            self.kind.choose(BoardMode.POINTS)

    def show_message(self, sentence: str, *, offers: bool = False) -> None:
        """Shows a sentence instead of the board, and nothing but it if it ``offers`` a new match."""
        self._nothing.show_message(sentence, offers=offers)
        for part in (self.rule, self.change_link, self._foot):
            part.setVisible(not offers)
        self._middle.setCurrentWidget(self._nothing)

    def show_view(self, view: Points | Strengths, instead: str = "", *, offers: bool = False) -> None:
        """Shows points or ratings, or a sentence instead of the board as ``show_message`` does."""
        self.rule.setText(" &nbsp;·&nbsp; ".join(view.rule))
        self._explain(view)
        if instead:
            self.show_message(instead, offers=offers)
            return
        for part in (self.rule, self.change_link, self._foot):
            part.show()
        self.board.set_data(view.board())
        self._middle.setCurrentIndex(0)
        self.notice.setText(view.notice)
        self.notice.setVisible(bool(view.notice))

    def _explain(self, view: Points | Strengths) -> None:
        self._key.clear()
        for look, text in (*view.signs, (Look.ABSENT, tr("absent"))):
            item = QWidget()
            boxed(row(_LegendSwatch(look), Label(text, size=14, role="ink3"), gap=6), item)
            self._key.add_widget(item)
        since = view.standings.compared_with
        if since is not None:
            moved = tr("moved since {day}").format(day=column_text(since))
            self._key.add_widget(Label(moved, size=14, role="ink3"))

    def _show_hovered(self, words: str) -> None:
        self._pointed.setText(words)
        self._foot.setCurrentIndex(1 if words else 0)


def _stack(*widgets: QWidget) -> QStackedWidget:
    stack = QStackedWidget()
    for widget in widgets:
        stack.addWidget(widget)
    return stack
