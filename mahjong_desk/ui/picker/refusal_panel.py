# SPDX-License-Identifier: MIT
"""A win that the rules forbid: why, the table as it would stand, and the rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.rules.refusal import Code
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Hairline, IconLabel, Link, Panel, Text, figure
from mahjong_desk.ui.kit.listing import clauses
from mahjong_desk.ui.kit.painting import follow_theme, paint_text, short_name
from mahjong_desk.ui.picker.assess import Assessment
from mahjong_desk.ui.words import in_language, refusal_text

_ROW = 31
_NAME, _SCORE, _WORDS = 104, 80, 76
_HEAD = 26


class ScoreScale(QWidget):
    """Scores before, as a ring, and after, as a dot, on one scale with 0, the start and the goal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty scale."""
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._before: tuple[int, ...] = ()
        self._after: tuple[int, ...] = ()
        self._marks: tuple[tuple[int, str], ...] = ()
        self._words: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow_theme(self)

    def show_scores(
        self,
        names: Sequence[str],
        before: Sequence[int],
        after: Sequence[int],
        marks: Sequence[tuple[int, str]],
        words: Sequence[str] = (),
    ) -> None:
        """Shows two scores a player, lines at named scores, and a word beside each score after."""
        self._names, self._before, self._after = tuple(names), tuple(before), tuple(after)
        self._marks, self._words = tuple(marks), tuple(words)
        sentence = self.tr("{name}: {before}, then {after}")
        told = zip(names, before, after, strict=True)
        self.setAccessibleName(
            clauses(*(sentence.format(name=n, before=figure(b), after=figure(a)) for n, b, a in told))
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the room of low rows; they grow with the panel."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Returns the room below which names would touch."""
        return QSize(theme.px(_NAME + _WORDS + _SCORE + 120), theme.px(_HEAD) + theme.px(_ROW) * len(self._names))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws lines, rings and dots."""
        if not self._names:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        now = theme.current()
        head = theme.px(_HEAD)
        beside = theme.px(_WORDS) if self._words else 0
        left, right = theme.px(_NAME), self.width() - theme.px(_SCORE) - beside
        values = [*self._before, *self._after, *(mark for mark, _ in self._marks)]
        low, high = min(values), max(values)
        spread = max(1, high - low) * 1.1
        low -= round(spread * 0.05)

        def x_of(value: int) -> float:
            return left + (value - low) / spread * (right - left)

        row = (self.height() - head) / len(self._names)
        for value, text in self._marks:
            # The start is where everybody stood; the others end the match.
            ends = (value, text) != self._marks[0]
            painter.setPen(QPen(now.control, 1.5, Qt.PenStyle.DashLine if ends else Qt.PenStyle.SolidLine))
            painter.drawLine(QLineF(x_of(value), head, x_of(value), self.height()))
            box = QRectF(x_of(value) - 80, 0, 160, head)
            paint_text(painter, box, text, theme.font(14), now.ink2, Qt.AlignmentFlag.AlignHCenter)
        for index, name in enumerate(self._names):
            y = head + row * (index + 0.5)
            box = QRectF(0, y - row / 2, left, row)
            paint_text(painter, box, short_name(name), theme.font(16, bold=True), now.ink)
            before, after = self._before[index], self._after[index]
            moved = now.plus if after > before else now.minus if after < before else now.ink2
            if after != before:
                painter.setPen(QPen(moved, 2.5))
                painter.drawLine(QLineF(x_of(before), y, x_of(after), y))
            painter.setPen(QPen(now.ink2, 2))
            painter.setBrush(now.paper)
            painter.drawEllipse(QPointF(x_of(before), y), 6, 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(moved)
            if after != before:
                painter.drawEllipse(QPointF(x_of(after), y), 6.5, 6.5)
            if self._words:
                word = QRectF(right, y - row / 2, beside + theme.px(8), row)
                paint_text(painter, word, self._words[index], theme.font(14), now.ink3, Qt.AlignmentFlag.AlignRight)
            end = QRectF(right + beside, y - row / 2, self.width() - right - beside, row)
            paint_text(
                painter,
                end,
                figure(after),
                theme.font(18, bold=True),
                moved if after != before else now.ink,
                Qt.AlignmentFlag.AlignRight,
            )


class RefusalPanel(Panel):
    """Takes the palette's place where the rules forbid a win.

    Attributes:
        link: Leads to the rule.
        scale: The table as it would stand.

    Signals:
        rule_wanted(str): The rule shall be shown; the anchor is the reason that the rules give.
    """

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty panel."""
        super().__init__(parent)
        self.set_bar("error")
        self._reason = ""
        self.title = Text(size=25, serif=True, wrap=True)
        self.sentence = Text(size=17, role="ink2", wrap=True)
        self._stands = Text(self.tr("The table as it would stand"), role="ink2")
        self.scale = ScoreScale()
        self.link = Link(self.tr("Read the rule"))
        self.link.clicked.connect(lambda: self.rule_wanted.emit(self._reason))
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.title)
        words.addWidget(self.sentence)
        # Where no scale stands below, the words stay at the top.
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(IconLabel("octagon", "error", size=32), 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 8, 24, 4)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._stands)
        column.addWidget(self.scale, 100)
        # Where no table stands, the sentence keeps to the top.
        column.addStretch(1)
        column.addWidget(Hairline())
        column.addWidget(self.link)

    def show_refusal(self, assessment: Assessment, names: Sequence[str]) -> None:
        """Shows why a win is forbidden."""
        refusal = assessment.refusal
        if refusal is None:
            return
        ruleset = assessment.rules.ruleset
        self._reason = refusal.reason or refusal.code.value
        below = refusal.code is Code.BELOW_MINIMUM
        title = self.tr("Below the minimum of {ruleset}") if below else self.tr("{ruleset} forbids this win")
        self.title.setText(title.format(ruleset=in_language(ruleset.names)))
        self.sentence.setText(refusal_text(refusal, names, ruleset.pieces, ruleset))
        forbidden = assessment.forbidden
        self._stands.setVisible(forbidden is not None)
        self.scale.setVisible(forbidden is not None)
        if forbidden is not None:
            before = assessment.table.scores
            after = [score + delta for score, delta in zip(before, forbidden.deltas, strict=True)]
            start = assessment.rules.start(assessment.table.players).scores[0]
            marks = [(start, self.tr("{points} start").format(points=figure(start)))]
            if min(*before, *after) < start // 3:
                marks.append((0, "0"))
            goal = assessment.rules.goal
            if goal is not None:
                marks.append((goal, self.tr("{points} goal").format(points=figure(goal))))
            afloat, sunk = ruleset.vocabulary.afloat, ruleset.vocabulary.sunk
            words = []
            if afloat is not None and sunk is not None:
                words = [in_language(afloat if score >= start else sunk) for score in after]
            self.scale.show_scores(names, before, after, marks, words)
