# SPDX-License-Identifier: MIT
"""The rule, the board, and what its signs mean, on one paper."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from mahjong_desk.club.standings.rule import Counting
from mahjong_desk.club.standings.standings import Standings
from mahjong_desk.ui.club.standings.board import Board
from mahjong_desk.ui.club.standings.faces import BoardFace, Look
from mahjong_desk.ui.club.standings.key_line import KeyLine
from mahjong_desk.ui.club.standings.words import occasion_words
from mahjong_desk.ui.kit import ChipGroup, Link, Panel, Text


class Kind(Enum):
    """What the board goes by."""

    POINTS = auto()
    RATING = auto()


class BoardPanel(Panel):
    """Shows standings, or a sentence in their place.

    Attributes:
        kind: Points or rating; hidden where players are not rated.
        change_link: Leads to the rule.
        board: The standings.
        key: What its signs mean.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty paper."""
        super().__init__(parent)
        self.kind = ChipGroup("")
        self.kind.setAccessibleName(self.tr("Points or rating"))
        self.kind.set_choices(((Kind.POINTS, self.tr("Points")), (Kind.RATING, self.tr("Rating"))))
        self.kind.choose(Kind.POINTS)
        self.kind.hide()
        self.rule = Text(wrap=True)
        self.rule.setTextFormat(Qt.TextFormat.RichText)
        self.change_link = Link(self.tr("&Change the rule…"))
        self.notice = Text(size=14, role="ink2", wrap=True)
        self.notice.hide()
        self.board = Board()
        self.board.pointed.connect(self._point)
        self._nothing = Text(role="ink3", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.key = KeyLine()
        self._pointed = Text(size=14, role="ink2", wrap=True)
        self._foot, self._middle = QStackedWidget(), QStackedWidget()
        self._middle.addWidget(self.board)
        self._middle.addWidget(self._nothing)
        self._foot.addWidget(self.key)
        self._foot.addWidget(self._pointed)
        self._lay()

    def _lay(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.rule, 1)
        head.addWidget(self.change_link, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 12)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.notice)
        column.addWidget(self._middle, 1)
        column.addWidget(self._foot)

    @property
    def shown_kind(self) -> Kind:
        """What the board goes by now."""
        kind = self.kind.value()
        assert isinstance(kind, Kind)
        return kind

    def offer_rating(self, *, offered: bool) -> None:
        """Offers the rating beside the points, or points alone."""
        self.kind.setVisible(offered)
        if not offered:
            self.kind.choose(Kind.POINTS)

    def say(self, sentence: str) -> None:
        """Says something in the place of the board."""
        self._nothing.setText(sentence)
        self._middle.setCurrentWidget(self._nothing)

    def show_board(self, face: BoardFace, notice: str) -> None:
        """Shows standings, and what is to be known of them."""
        self.board.show_face(face)
        self._middle.setCurrentWidget(self.board)
        self.notice.setText(notice)
        self.notice.setVisible(bool(notice))

    def show_rule(self, parts: Sequence[str]) -> None:
        """Shows the rule on its line: parts of rich text."""
        self.rule.setText(" &nbsp;·&nbsp; ".join(parts))

    def explain(self, standings: Standings) -> None:
        """Explains the signs of the board."""
        absent = (None, self.tr("not there"))
        since = ""
        if standings.since is not None:
            since = self.tr("moved since {day}").format(day=occasion_words(standings.since))
        if self.shown_kind is Kind.RATING:
            self.key.explain(absent, remark=since)
            return
        first = (
            Look.FIRST,
            self.tr("first of the match") if standings.period.session else self.tr("first of the evening"),
        )
        signs: list[tuple[Look | None, str]] = [first]
        if standings.rule.counting is Counting.BEST:
            left_out = self.tr("left out, not among the best %n", None, standings.rule.number)
            signs.append((Look.LEFT_OUT, left_out))
        elif standings.rule.counting is Counting.WITHOUT_WORST:
            signs.append((Look.LEFT_OUT, self.tr("left out, among the worst %n", None, standings.rule.number)))
        self.key.explain(*signs, absent, remark=since)

    def _point(self, words: str) -> None:
        self._pointed.setText(words)
        self._foot.setCurrentWidget(self._pointed if words else self.key)
