# SPDX-License-Identifier: MIT
"""Texts with links, laid out like plain text, for mouse and keyboard."""

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
from mahjong_desk.ui.kit.layout.boxes import ENTER, NO_LIMIT
from mahjong_desk.ui.kit.painting import DARK_GROUNDS, background_of

_LINE_BREAK = "\u2028"
_HIGHLIGHT_EVENTS = frozenset({QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut})


@dataclass(frozen=True, slots=True)
class LinkSpan:
    """A part of a text, with or without a link."""

    text: str
    target: str = ""  # What it links to, such as the id of a yaku; empty if it is no link.


LinkSpans = tuple[LinkSpan, ...]


def plain_text(spans: Sequence[LinkSpan]) -> str:
    """Returns the text of spans without their links."""
    return "".join(span.text for span in spans)


def fill_placeholders(sentence: str, values: Mapping[str, str | LinkSpan | LinkSpans]) -> LinkSpans:
    """Returns a sentence with its ``{placeholders}`` filled."""
    spans: list[LinkSpan] = []
    for text, name, _spec, _conversion in Formatter().parse(sentence):
        spans.append(LinkSpan(text))
        value = values[name] if name is not None else ()
        if isinstance(value, str):
            spans.append(LinkSpan(value))
        elif isinstance(value, LinkSpan):
            spans.append(value)
        else:
            spans.extend(value)
    return tuple(span for span in spans if span.text)


class LinkSpanLayout:
    """Spans laid out in lines, exactly as Qt lays out plain text."""

    def __init__(self, spans: Sequence[LinkSpan], font: QFont, width: float = NO_LIMIT) -> None:
        self._font = font
        self._link_ranges: list[tuple[int, int]] = []
        end = 0
        for span in spans:
            start, end = end, end + len(span.text.encode("utf-16-le")) // 2
            if span.target:
                self._link_ranges.append((start, end))
        leading = QFontMetricsF(font).leading()
        self.height = -leading
        self._layout = QTextLayout(plain_text(spans).replace("\n", _LINE_BREAK), font)
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(width)
            top = math.ceil(self.height + leading)
            line.setPosition(QPointF(0, top))
            self.height = top + line.height()
        self._layout.endLayout()

    def boxes(self, link: int) -> list[QRectF]:
        """Returns the boxes of a link, one per line, relative to the layout."""
        start, end = self._link_ranges[link]
        boxes = []
        for index in range(self._layout.lineCount()):
            line = self._layout.lineAt(index)
            first, last = max(start, line.textStart()), min(end, line.textStart() + line.textLength())
            if first < last:
                left, right = (_cursor_x(line.cursorToX(cursor)) for cursor in (first, last))
                # A space at the end of a line belongs to no link.
                right = min(right, line.naturalTextWidth())
                boxes.append(QRectF(left, line.y(), right - left, line.height()))
        return boxes

    def link_at(self, point: QPointF, max_distance: float = 0) -> int | None:
        """Returns the index of the nearest link within ``max_distance``, or None."""
        distances = {
            link: min(_distance(point, box) for box in boxes)
            for link in range(len(self._link_ranges))
            if (boxes := self.boxes(link))
        }
        nearest = min(distances, key=distances.__getitem__, default=None)
        return nearest if nearest is not None and distances[nearest] <= max_distance else None

    def paint(self, painter: QPainter, corner: QPointF, colour: QColor, bright: QColor, links: Iterable[int]) -> None:
        """Paints the lines; ``links`` are the indices of the links painted in ``bright``."""
        formats = []
        for link in links:
            start, end = self._link_ranges[link]
            part, bright_text = QTextLayout.FormatRange(), QTextCharFormat()
            bright_text.setForeground(bright)
            part.start, part.length, part.format = start, end - start, bright_text
            formats.append(part)
        painter.setPen(colour)
        self._layout.draw(painter, corner, formats)

    def underline(self, painter: QPainter, corner: QPointF, colour: QColor, link: int) -> None:
        metrics = QFontMetricsF(self._font)
        painter.setPen(QPen(colour, metrics.lineWidth()))
        for box in self.boxes(link):
            y = round(corner.y() + box.top() + metrics.ascent() + metrics.underlinePos()) + 0.5
            painter.drawLine(QLineF(corner.x() + box.left(), y, corner.x() + box.right(), y))


def _cursor_x(result: Any) -> float:
    """Returns x from a result of ``cursorToX``, to which PySide adds the cursor."""
    return float(result[0] if isinstance(result, tuple) else result)


def _distance(point: QPointF, box: QRectF) -> float:
    """Returns the distance of a point from a box; 0 within it."""
    across = max(box.left() - point.x(), point.x() - box.right(), 0.0)
    down = max(box.top() - point.y(), point.y() - box.bottom(), 0.0)
    return math.hypot(across, down)


class _LinkHitArea(QAbstractButton):
    """The clickable, focusable area of a link; the label paints the words."""

    def __init__(self, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.target = ""
        self.setAccessibleDescription(tip)
        self.setToolTip(tip)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hide()

    def set_span(self, span: LinkSpan) -> None:
        self.target = span.target
        self.setText(span.text)
        self.setAccessibleName(span.text)
        self.show()

    def set_boxes(self, boxes: Sequence[QRect]) -> None:
        """Covers the words of the link, and nothing else when they wrap."""
        region = QRegion()
        for box in boxes:
            region += box
        bounds = region.boundingRect()
        self.setGeometry(bounds)
        self.setMask(region.translated(-bounds.topLeft()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        label = self.parentWidget()
        if event.type() in _HIGHLIGHT_EVENTS and label is not None:
            label.update()
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints nothing: the label paints the words."""


class LinkLabel(Label):
    """A left-aligned text whose links are underlined on hover or focus.

    If ``quiet``, as on a button, links look like the text until the mouse is over them, and Tab does not stop at them.
    """

    link_activated = Signal(str)
    links: tuple[_LinkHitArea, ...] = ()

    def __init__(
        self,
        spans: Sequence[LinkSpan] = (),
        *,
        tip: str = "",
        quiet: bool = False,
        on_click: Callable[[str], object] | None = None,
        **look: Any,
    ) -> None:
        self._spans: LinkSpans = ()
        self.quiet = quiet
        self._pressed_link: int | None = None
        super().__init__(**look)
        self._tip = tip
        self._hit_areas = [self._make_hit_area()]
        if on_click is not None:
            self.link_activated.connect(on_click)
        self.set_spans(spans)

    def set_spans(self, spans: Sequence[LinkSpan]) -> None:
        if tuple(spans) == self._spans:
            return
        self._spans = tuple(spans)
        self.setText(plain_text(spans))
        linked = [span for span in spans if span.target]
        while len(self._hit_areas) < len(linked):
            self._hit_areas.append(self._make_hit_area())
            # New children would come last in the tab order.
            QWidget.setTabOrder(self._hit_areas[-2], self._hit_areas[-1])
        self.links = tuple(self._hit_areas[: len(linked)])
        self.updateGeometry()
        for area in self._hit_areas[len(linked) :]:
            area.hide()
        for area, span in zip(self.links, linked, strict=True):
            area.set_span(span)
        self._arrange()

    def _make_hit_area(self) -> _LinkHitArea:
        area = _LinkHitArea(self._tip, self)
        if self.quiet:
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.clicked.connect(lambda: self.link_activated.emit(area.target))
        return area

    def _layout_and_corner(self) -> tuple[LinkSpanLayout, QPointF]:
        box = QRectF(self.contentsRect())
        lines = LinkSpanLayout(self._spans, self.font(), box.width() if self.wordWrap() else NO_LIMIT)
        if not self.alignment() & Qt.AlignmentFlag.AlignTop:
            box.setTop(box.top() + (box.height() - lines.height) / 2)
        return lines, box.topLeft()

    def _arrange(self) -> None:
        if self.links:
            lines, corner = self._layout_and_corner()
            for index, link in enumerate(self.links):
                link.set_boxes([box.translated(corner).toAlignedRect() for box in lines.boxes(index)])

    def restyle(self) -> None:
        super().restyle()
        self._arrange()

    @property
    def _min_height(self) -> int:
        return theme.min_touch_size() if self.links else 0

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), self._min_height)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(0, self._min_height))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().expandedTo(QSize(0, self._min_height))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_link = self._link_near(event.position())
        if self._pressed_link is None:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed_link = self._pressed_link, None
        if pressed is None:
            super().mouseReleaseEvent(event)
        elif pressed == self._link_near(event.position()):
            self.links[pressed].click()

    def _link_near(self, point: QPointF) -> int | None:
        """Returns the index of the link near a touch; always None outside table mode."""
        if not theme.min_touch_size():
            return None
        lines, corner = self._layout_and_corner()
        return lines.link_at(point - corner, theme.min_touch_size() / 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        lines, corner = self._layout_and_corner()
        colours = theme.current()
        bright = colours.gold if background_of(self) in DARK_GROUNDS else colours.brass_text
        highlighted = [index for index, link in enumerate(self.links) if link.underMouse() or link.hasFocus()]
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        lines.paint(painter, corner, colour, bright, highlighted if self.quiet else range(len(self.links)))
        for index in highlighted:
            lines.underline(painter, corner, bright, index)
