# SPDX-License-Identifier: MIT
"""Texts with links in them, laid out like plain text and usable by mouse and keyboard."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
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
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER
from mahjong_desk.ui.kit.painting import FELT_GROUNDS, background_of

_ENDLESS = 16_777_215.0
_LINE_BREAK = "\u2028"
_MARKING = frozenset({QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut})


@dataclass(frozen=True, slots=True)
class LinkSpan:
    """A part of a text; ``target`` is what it links to, such as the id of a yaku, or empty."""

    text: str
    target: str = ""


LinkSpans = tuple[LinkSpan, ...]


def plain_text(phrases: Sequence[LinkSpan]) -> str:
    """Returns the plain text of phrases."""
    return "".join(phrase.text for phrase in phrases)


def fill_placeholders(sentence: str, values: Mapping[str, str | LinkSpan | LinkSpans]) -> LinkSpans:
    """Returns a sentence with its ``{gaps}`` filled."""
    found: list[LinkSpan] = []
    for words, gap, _spec, _conversion in Formatter().parse(sentence):
        found.append(LinkSpan(words))
        value = values[gap] if gap is not None else ()
        if isinstance(value, str):
            found.append(LinkSpan(value))
        elif isinstance(value, LinkSpan):
            found.append(value)
        else:
            found.extend(value)
    return tuple(phrase for phrase in found if phrase.text)


class LinkSpanLayout:
    """Phrases laid out in lines, exactly as plain text in Qt; ``height`` is in pixels."""

    def __init__(self, phrases: Sequence[LinkSpan], font: QFont, width: float = _ENDLESS) -> None:
        self._font = font
        self._spans: list[tuple[int, int]] = []
        end = 0
        for phrase in phrases:
            start, end = end, end + len(phrase.text.encode("utf-16-le")) // 2
            if phrase.target:
                self._spans.append((start, end))
        leading = QFontMetricsF(font).leading()
        self.height = -leading
        self._layout = QTextLayout(plain_text(phrases).replace("\n", _LINE_BREAK), font)
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            top = math.ceil(self.height + leading)
            line.setPosition(QPointF(0, top))
            self.height = top + line.height()
        self._layout.endLayout()

    def boxes(self, link: int) -> list[QRectF]:
        """Returns the boxes of a link, one per line, relative to the upper left corner."""
        start, end = self._spans[link]
        found = []
        for number in range(self._layout.lineCount()):
            line = self._layout.lineAt(number)
            first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
            if first < last:
                left, right = (_cursor_x(line.cursorToX(place)) for place in (first, last))
                # A space at the end of a line belongs to no link.
                right = min(right, line.naturalTextWidth())
                found.append(QRectF(left, line.y(), right - left, line.height()))
        return found

    def link_at(self, point: QPointF, near: float = 0) -> int | None:
        """Returns the index of the link nearest to a point, or None if none is within ``near`` pixels."""
        far = {
            link: min(_distance(point, box) for box in boxes)
            for link in range(len(self._spans))
            if (boxes := self.boxes(link))
        }
        nearest = min(far, key=far.__getitem__, default=None)
        return nearest if nearest is not None and far[nearest] <= near else None

    def paint(self, painter: QPainter, corner: QPointF, colour: QColor, bright: QColor, links: Iterable[int]) -> None:
        """Paints the lines; ``links`` are the indices of the links painted in ``bright``."""
        found = []
        for link in links:
            start, end = self._spans[link]
            part, bright_text = QTextLayout.FormatRange(), QTextCharFormat()
            bright_text.setForeground(bright)
            part.start, part.length, part.format = start, end - start, bright_text
            found.append(part)
        painter.setPen(colour)
        self._layout.draw(painter, corner, found)

    def underline(self, painter: QPainter, corner: QPointF, colour: QColor, link: int) -> None:
        metrics = QFontMetricsF(self._font)
        painter.setPen(QPen(colour, metrics.lineWidth()))
        for box in self.boxes(link):
            foot = round(corner.y() + box.top() + metrics.ascent() + metrics.underlinePos()) + 0.5
            painter.drawLine(QLineF(corner.x() + box.left(), foot, corner.x() + box.right(), foot))


def _distance(point: QPointF, box: QRectF) -> float:
    """Returns the distance of a point from a box; 0 within it."""
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    down = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return math.hypot(across, down)


class _LinkHitArea(QAbstractButton):
    """The clickable, focusable area of a link; the words are painted by the text."""

    def __init__(self, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.target = ""
        self.setAccessibleDescription(tip)
        self.setToolTip(tip)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def set_span(self, phrase: LinkSpan) -> None:
        self.target = phrase.target
        self.setText(phrase.text)
        self.setAccessibleName(phrase.text)
        self.show()

    def set_boxes(self, boxes: Sequence[QRect]) -> None:
        """Covers the words of the link, and nothing else when they wrap."""
        region = QRegion()
        for box in boxes:
            region += box
        around = region.boundingRect()
        self.setGeometry(around)
        self.setMask(region.translated(-around.topLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
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


class LinkLabel(Label):
    """A text with links in the link colour, underlined under mouse or focus; aligned left.

    If ``quiet``, as on a button, links look like the text until the mouse is over them, and Tab does not stop at them.
    """

    link_activated = Signal(str)
    links: tuple[_LinkHitArea, ...] = ()

    def __init__(
        self,
        phrases: Sequence[LinkSpan] = (),
        *,
        tip: str = "",
        quiet: bool = False,
        does: Callable[[str], object] | None = None,
        **look: Any,
    ) -> None:
        self._phrases: LinkSpans = ()
        self.quiet = quiet
        self._meant: int | None = None
        super().__init__(**look)
        self._tip = tip
        self._spots = [self._spot()]
        if does is not None:
            self.link_activated.connect(does)
        self.set_spans(phrases)

    def set_spans(self, phrases: Sequence[LinkSpan]) -> None:
        if tuple(phrases) == self._phrases:
            return
        self._phrases = tuple(phrases)
        self.setText(plain_text(phrases))
        wanted = [phrase for phrase in phrases if phrase.target]
        while len(self._spots) < len(wanted):
            self._spots.append(self._spot())
            # New children would come last in the tab order.
            QWidget.setTabOrder(self._spots[-2], self._spots[-1])
        self.links = tuple(self._spots[: len(wanted)])
        self.updateGeometry()
        for spot in self._spots[len(wanted) :]:
            spot.hide()
        for spot, phrase in zip(self.links, wanted, strict=True):
            spot.set_span(phrase)
        self._arrange()

    def _spot(self) -> _LinkHitArea:
        spot = _LinkHitArea(self._tip, self)
        if self.quiet:
            spot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        spot.clicked.connect(lambda: self.link_activated.emit(spot.target))
        return spot

    def _laid(self) -> tuple[LinkSpanLayout, QPointF]:
        """Returns the lines and their upper left corner."""
        box = QRectF(self.contentsRect())
        lines = LinkSpanLayout(self._phrases, self.font(), box.width() if self.wordWrap() else _ENDLESS)
        if not self.alignment() & Qt.AlignmentFlag.AlignTop:
            box.setTop(box.top() + (box.height() - lines.height) / 2)
        return lines, box.topLeft()

    def _arrange(self) -> None:
        if self.links:
            lines, corner = self._laid()
            for place, link in enumerate(self.links):
                link.set_boxes([box.translated(corner).toAlignedRect() for box in lines.boxes(place)])

    def restyle(self) -> None:
        super().restyle()
        self._arrange()

    @property
    def _least(self) -> int:
        return theme.min_touch_size() if self.links else 0

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
        """Returns the index of the link that a finger means, or None without table mode."""
        if not theme.min_touch_size():
            return None
        lines, corner = self._laid()
        return lines.link_at(point - corner, theme.min_touch_size() / 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        lines, corner = self._laid()
        now = theme.current()
        bright = now.gold if background_of(self) in FELT_GROUNDS else now.brass_text
        meant = [number for number, link in enumerate(self.links) if link.underMouse() or link.hasFocus()]
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        lines.paint(painter, corner, colour, bright, meant if self.quiet else range(len(self.links)))
        for number in meant:
            lines.underline(painter, corner, bright, number)


def _cursor_x(found: Any) -> float:
    """Returns x; PySide returns it with the cursor, which C++ takes by reference."""
    return float(found[0] if isinstance(found, tuple) else found)
