# SPDX-License-Identifier: MIT
"""Texts in which some words lead somewhere: laid out like any text, followed by mouse and keyboard."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any

from PySide6.QtCore import QEvent, QLineF, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.painting import FELT_GROUNDS, stands_on

_ENDLESS = 16_777_215.0
_LINE_BREAK = "\u2028"
_OVER = 8
"""How far letters may reach over their boxes, in pixels."""
_MARKING = frozenset({QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut})


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a text.

    Attributes:
        target: What it leads to, such as the id of a yaku; empty where it leads nowhere.
    """

    text: str
    target: str = ""


Phrases = tuple[Phrase, ...]
"""A text, part by part."""


def text_of(phrases: Sequence[Phrase]) -> str:
    """Returns what phrases say together."""
    return "".join(phrase.text for phrase in phrases)


def filled(sentence: str, values: Mapping[str, str | Phrase | Phrases]) -> Phrases:
    """Returns a sentence with ``{gaps}`` filled.

    Raises:
        KeyError: Nothing is given for a gap.
    """
    found: list[Phrase] = []
    for words, gap, _spec, _conversion in Formatter().parse(sentence):
        found.append(Phrase(words))
        value = values[gap] if gap is not None else ()
        if isinstance(value, str):
            found.append(Phrase(value))
        elif isinstance(value, Phrase):
            found.append(value)
        else:
            found.extend(value)
    return tuple(phrase for phrase in found if phrase.text)


def cut_phrases(phrases: Sequence[Phrase], font: QFont, width: float, lines: int) -> Phrases:
    """Returns phrases that stand in so many lines of ``width`` pixels, cut with dots where they are longer."""
    if LinkedLines(phrases, font, width).count <= lines:
        return tuple(phrases)
    least, most = 0, len(text_of(phrases))
    while most - least > 1:
        tried = (least + most) // 2
        if LinkedLines(_begin(phrases, tried), font, width).count <= lines:
            least = tried
        else:
            most = tried
    return _begin(phrases, least)


def _begin(phrases: Sequence[Phrase], letters: int) -> Phrases:
    """Returns the first letters of phrases, and dots for the rest."""
    found: list[Phrase] = []
    for phrase in phrases:
        if letters <= 0:
            break
        found.append(Phrase(phrase.text[:letters], phrase.target))
        letters -= len(phrase.text)
    return (*found, Phrase("…"))


class LinkedLines:
    """Phrases laid in lines, exactly as Qt lays a plain text.

    Attributes:
        height: How high the lines are, in pixels.
    """

    def __init__(self, phrases: Sequence[Phrase], font: QFont, width: float = _ENDLESS) -> None:
        self._font = font
        self._spans: list[tuple[int, int]] = []
        end = 0
        for phrase in phrases:
            start, end = end, end + len(phrase.text.encode("utf-16-le")) // 2
            if phrase.target:
                self._spans.append((start, end))
        leading = QFontMetricsF(font).leading()
        self.height = -leading
        self._layout = QTextLayout(text_of(phrases).replace("\n", _LINE_BREAK), font)
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            top = math.ceil(self.height + leading)
            line.setPosition(QPointF(0, top))
            self.height = top + line.height()
        self._layout.endLayout()
        self.count = self._layout.lineCount()

    def boxes(self, link: int) -> list[QRectF]:
        """Returns where a link stands, one box for each of its lines, from the upper left corner of all lines."""
        start, end = self._spans[link]
        found = []
        for number in range(self._layout.lineCount()):
            line = self._layout.lineAt(number)
            first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
            if first < last:
                left, right = (_x_of(line.cursorToX(place)) for place in (first, last))
                # A blank at the end of a line belongs to nothing.
                right = min(right, line.naturalTextWidth())
                found.append(QRectF(left, line.y(), right - left, line.height()))
        return found

    def link_at(self, point: QPointF, near: float = 0) -> int | None:
        """Returns the number of the link that is nearest to a point, counted from 0; None where there is none.

        Args:
            point: The point.
            near: How far beside the words, in pixels, a link is meant too.
        """
        far = {
            link: min(_distance(point, box) for box in boxes)
            for link in range(len(self._spans))
            if (boxes := self.boxes(link))
        }
        nearest = min(far, key=far.__getitem__, default=None)
        return nearest if nearest is not None and far[nearest] <= near else None

    def paint(
        self, painter: QPainter, corner: QPointF, colour: QColor, bright: QColor, links: Collection[int] | None = None
    ) -> None:
        """Paints the lines.

        Args:
            links: The numbers of the links that have it; all if None.
        """
        region = QRegion()
        for link in range(len(self._spans)) if links is None else links:
            for box in self.boxes(link):
                region += box.translated(corner).toAlignedRect()
        around = (
            QRectF(corner, self._layout.boundingRect().size()).toAlignedRect().adjusted(-_OVER, -_OVER, _OVER, _OVER)
        )
        for part, shade in ((QRegion(around) - region, colour), (region, bright)):
            painter.save()
            painter.setClipRegion(part, Qt.ClipOperation.IntersectClip)
            painter.setPen(shade)
            self._layout.draw(painter, corner)
            painter.restore()

    def underline(self, painter: QPainter, corner: QPointF, colour: QColor, link: int) -> None:
        """Paints the line under a link."""
        metrics = QFontMetricsF(self._font)
        painter.setPen(QPen(colour, metrics.lineWidth()))
        for box in self.boxes(link):
            foot = round(corner.y() + box.top() + metrics.ascent() + metrics.underlinePos()) + 0.5
            painter.drawLine(QLineF(corner.x() + box.left(), foot, corner.x() + box.right(), foot))


def _distance(point: QPointF, box: QRectF) -> float:
    """Returns how far a point lies from a box; 0 within it."""
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    down = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return math.hypot(across, down)


def reach() -> float:
    """Returns how far beside its words a link is meant too, pixels: in table mode half of what a finger covers, else 0."""
    return theme.least_side() / 2


class _Spot(QAbstractButton):
    """The words of a link: the text paints them, this is where they are clicked and where the keyboard stands."""

    def __init__(self, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.target = ""
        self.setAccessibleDescription(tip)
        self.setToolTip(tip)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def stand_for(self, phrase: Phrase) -> None:
        """Leads where a phrase leads."""
        self.target = phrase.target
        self.setText(phrase.text)
        self.setAccessibleName(phrase.text)
        self.show()

    def lie(self, boxes: Sequence[QRect]) -> None:
        """Lies where the words stand, and nowhere else where they go on in the next line."""
        region = QRegion()
        for box in boxes:
            region += box
        around = region.boundingRect()
        self.setGeometry(around)
        self.setMask(region.translated(-around.topLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        text = self.parentWidget()
        if event.type() in _MARKING and text is not None:
            text.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Leaves the words to the text."""


class LinkedText(Label):
    """A text some words of which lead somewhere, in the colour of links; underlined where mouse or keyboard stand.

    It stands at the left.
    """

    followed = Signal(str)
    links: tuple[_Spot, ...] = ()

    def __init__(
        self, phrases: Sequence[Phrase] = (), parent: QWidget | None = None, *, tip: str = "", **look: Any
    ) -> None:
        self._phrases: Phrases = ()
        self._meant: int | None = None
        super().__init__("", parent, **look)
        self._tip = tip
        self._spots = [self._spot()]
        self.set_phrases(phrases)

    def set_phrases(self, phrases: Sequence[Phrase]) -> None:
        """Shows another text."""
        if tuple(phrases) == self._phrases:
            return
        self._phrases = tuple(phrases)
        self.setText(text_of(phrases))
        wanted = [phrase for phrase in phrases if phrase.target]
        while len(self._spots) < len(wanted):
            self._spots.append(self._spot())
            # What is made later would come last in the window.
            QWidget.setTabOrder(self._spots[-2], self._spots[-1])
        self.links = tuple(self._spots[: len(wanted)])
        self.updateGeometry()
        for spot in self._spots[len(wanted) :]:
            spot.hide()
        for spot, phrase in zip(self.links, wanted, strict=True):
            spot.stand_for(phrase)
        self._lay()

    def _spot(self) -> _Spot:
        spot = _Spot(self._tip, self)
        spot.clicked.connect(lambda: self.followed.emit(spot.target))
        return spot

    def _laid(self) -> tuple[LinkedLines, QPointF]:
        """Returns the lines and their upper left corner."""
        box = QRectF(self.contentsRect())
        lines = LinkedLines(self._phrases, self.font(), box.width() if self.wordWrap() else _ENDLESS)
        if not self.alignment() & Qt.AlignmentFlag.AlignTop:
            box.setTop(box.top() + (box.height() - lines.height) / 2)
        return lines, box.topLeft()

    def _lay(self) -> None:
        if self.links:
            lines, corner = self._laid()
            for place, link in enumerate(self.links):
                link.lie([box.translated(corner).toAlignedRect() for box in lines.boxes(place)])

    def restyle(self) -> None:
        """Takes font and colours from the theme."""
        super().restyle()
        self._lay()

    @property
    def _least(self) -> int:
        return theme.least_side() if self.links else 0

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), self._least)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, self._least))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, self._least))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._meant = self._near(event.position())
        if self._meant is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        meant, self._meant = self._meant, None
        if meant is None:
            super().mouseReleaseEvent(event)
        elif meant == self._near(event.position()):
            self.links[meant].click()

    def _near(self, point: QPointF) -> int | None:
        if not reach():
            return None
        lines, corner = self._laid()
        return lines.link_at(point - corner, reach())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        lines, corner = self._laid()
        bright = link_colour(self)
        lines.paint(painter, corner, self.palette().color(QPalette.ColorRole.WindowText), bright)
        for number, link in enumerate(self.links):
            if link.underMouse() or link.hasFocus():
                lines.underline(painter, corner, bright, number)


def link_colour(widget: QWidget) -> QColor:
    """Returns the colour of links on the ground of a widget."""
    now = theme.current()
    return now.gold if stands_on(widget) in FELT_GROUNDS else now.brass_text


def _x_of(found: Any) -> float:
    """Returns the place from the left; PySide answers with the place and the cursor where C++ changes the cursor."""
    return float(found[0] if isinstance(found, tuple) else found)
