# SPDX-License-Identifier: MIT
"""Boxes, scroll areas, and layouts such as ``column(title, row(name, ...))``."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from types import EllipsisType
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import antialias, paint_box, paint_ground, register_for_theme, transparent_pixmap

Part = QWidget | QLayout | EllipsisType | tuple[Any, ...]
"""A widget, a layout or ``...`` for a stretch; in a tuple with stretch factor and alignment."""
BoxT = TypeVar("BoxT", bound=QBoxLayout)
TOP, CENTRED = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignHCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Both Enter keys, which press the focused widget."""
NO_LIMIT = 16_777_215
"""Qt's QWIDGETSIZE_MAX, the maximum width and height of a widget without a limit."""
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def row(*parts: Part, gap: int = 0, edges: Sequence[int] = (0, 0, 0, 0)) -> QHBoxLayout:
    """Returns a horizontal layout of parts."""
    return _spaced(QHBoxLayout(), parts, gap, edges)


def column(*parts: Part, gap: int = 0, edges: Sequence[int] = (0, 0, 0, 0)) -> QVBoxLayout:
    """Returns a vertical layout of parts."""
    return _spaced(QVBoxLayout(), parts, gap, edges)


def _spaced(box: BoxT, parts: Iterable[Part], gap: int, edges: Sequence[int]) -> BoxT:
    box.setContentsMargins(*edges)
    box.setSpacing(gap)
    return fill(box, *parts)


def set_direction(box: QBoxLayout, *, across: bool) -> None:
    """Makes a box a row if ``across``, otherwise a column."""
    box.setDirection(QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom)


def fill(box: BoxT, *parts: Part) -> BoxT:
    """Adds parts to a layout and returns it."""
    for part in parts:
        item, *options = part if isinstance(part, tuple) else (part,)
        if item is ...:
            box.addStretch(*options or (1,))
        elif isinstance(item, QLayout):
            box.addLayout(item, *options)
        else:
            box.addWidget(item, *options)
    return box


def table(
    rows: Iterable[QWidget | Sequence[QWidget | None]],
    *,
    wide: int = 0,  # The column that takes the spare width.
    gaps: tuple[int, int] = (12, 2),
    edges: Sequence[int] = (0, 0, 0, 0),
) -> QGridLayout:
    """Returns a grid of rows, in which a single widget spans all columns."""
    lines = QGridLayout()
    lines.setContentsMargins(*edges)
    lines.setHorizontalSpacing(gaps[0])
    lines.setVerticalSpacing(gaps[1])
    lines.setColumnStretch(wide, 1)
    for y, cells in enumerate(rows):
        if isinstance(cells, QWidget):
            lines.addWidget(cells, y, 0, 1, -1)
            continue
        for x, cell in enumerate(cells):
            if cell is not None:
                lines.addWidget(cell, y, x)
    return lines


def boxed(layout: QLayout, widget: QWidget | None = None) -> QWidget:
    widget = widget or QWidget()
    widget.setLayout(layout)
    return widget


def reserve_place(widget: QWidget, reserved: bool = True) -> None:
    """Makes a layout keep the space of a widget while it is hidden, or not."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(reserved)
    widget.setSizePolicy(policy)


def clear(layout: QLayout) -> None:
    """Removes all widgets from a layout and deletes them later."""
    while layout.count():
        item = layout.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()


def layout_children(layout: QLayout) -> list[QWidget | QLayout]:
    """Returns the widgets and layouts in a layout, in order.

    ``itemAt`` is avoided: PySide caches its result even after Qt has deleted the item. It then mistakes a new object at
    the same address for that item, and crashes.
    """
    holder = layout.parentWidget()
    widgets = holder.findChildren(QWidget, options=_DIRECT) if holder is not None else []
    indexed: list[tuple[int, QWidget | QLayout]] = [(layout.indexOf(item), item) for item in widgets]
    indexed += [(layout.indexOf(item), item) for item in layout.findChildren(QLayout, options=_DIRECT)]
    return [item for index, item in sorted(indexed, key=lambda pair: pair[0]) if index >= 0]


_WEAVE_COLOUR = QColor(255, 255, 255, round(255 * 0.013))
_WEAVE_PERIOD = 6
_CLOTH_SIDE = 32 * _WEAVE_PERIOD


class Felt(QFrame):
    """Felt with its weave; its children use the felt colours and gold rings."""

    def __init__(self, *, role: str = "felt", radius: int = 12, rim: bool = False) -> None:
        super().__init__()
        self.role = role
        self._radius = radius
        self._rim = rim
        self.setProperty("ground", "felt")
        if rim:
            self.setContentsMargins(11, 11, 11, 11)
        register_for_theme(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(self.rect())
        colours = theme.current()
        if self._rim:
            paint_box(painter, box, colours.rim, None, 18)
            box = box.adjusted(10, 10, -10, -10)
            paint_felt(painter, box, theme.colour(self.role), 8)
            paint_box(painter, box, None, colours.wood, 8)
        else:
            paint_felt(painter, box, theme.colour(self.role), self._radius)


class Box(QFrame):
    """A rounded box in the colour of a role, outlined if there is an ``edge``."""

    def __init__(
        self, parent: QWidget | None = None, *, fill: str = "", edge: str = "", radius: float = 8, width: float = 1
    ) -> None:
        super().__init__(parent)
        self._fill, self._edge, self._radius, self._width = fill, edge, radius, width
        register_for_theme(self)

    def set_colours(self, fill: str, edge: str = "") -> None:
        self._fill, self._edge = fill, edge
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        edge = theme.colour(self._edge) if self._edge else None
        paint_box(QPainter(self), QRectF(self.rect()), theme.colour(self._fill), edge, self._radius, self._width)


class Panel(Box):
    """Paper with a hairline border and an optional coloured bar at the left."""

    def __init__(self, parent: QWidget | None = None, *, radius: int = 10, role: str = "paper") -> None:
        super().__init__(parent, fill=role, edge="line", radius=radius)
        self._bar = ""
        self.setProperty("ground", "paper")

    def set_edge_bar(self, role: str) -> None:
        """Shows a bar in the colour of a role at the left; an empty role hides it."""
        self._bar = role
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._bar:
            painter, box, path = QPainter(self), QRectF(self.rect()), QPainterPath()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            path.addRoundedRect(box, self._radius, self._radius)
            painter.setClipPath(path)
            painter.fillRect(QRectF(0, 0, 6, box.height()), theme.colour(self._bar))


class Hairline(QWidget):
    accessible_role = "Separator"

    def __init__(self, *, role: str = "line", upright: bool = False) -> None:
        super().__init__()
        self._role = role
        fixed, free = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding
        if upright:
            self.setFixedWidth(1)
            self.setSizePolicy(fixed, free)
        else:
            self.setFixedHeight(1)
            self.setSizePolicy(free, fixed)
        register_for_theme(self)

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_ground(QPainter(self), self.rect(), theme.colour(self._role))


def paint_felt(painter: QPainter, box: QRectF, colour: QColor, radius: float) -> None:
    """Paints felt with its weave into a rounded box."""
    with antialias(painter, brush=QBrush(_cloth(colour.rgba()))):
        painter.drawRoundedRect(box, radius, radius)


@lru_cache(maxsize=8)
def _cloth(colour: int) -> QPixmap:
    """Returns a tile of felt, large because Qt paints many small ones slowly."""
    cloth = QPixmap(_CLOTH_SIDE, _CLOTH_SIDE)
    cloth.fill(QColor.fromRgba(colour))
    painter = QPainter(cloth)
    painter.drawTiledPixmap(cloth.rect(), _weave())
    painter.end()
    return cloth


def _weave() -> QPixmap:
    weave = transparent_pixmap(_WEAVE_PERIOD, _WEAVE_PERIOD, 1)
    painter = QPainter(weave)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_WEAVE_COLOUR, 2))
    for shift in (-_WEAVE_PERIOD, 0, _WEAVE_PERIOD):
        painter.drawLine(QPointF(shift - 2, _WEAVE_PERIOD + 2), QPointF(shift + _WEAVE_PERIOD + 2, -2))
    painter.end()
    return weave


_LARGE_SCALE = 1.5
"""The scale from which a single word may be wider than a page."""
_MAX_EMPTY_END = 80
"""The greatest height left empty at the end of a page to avoid cutting a row, at 100 %."""
_MIN_SCROLL_HEIGHT = 50
"""The minimum visible height of an inner scroll area, at 100 %."""


def horizontal_scroll_policy() -> Qt.ScrollBarPolicy:
    """Returns a policy that allows a scroll bar only for very large text."""
    large = theme.scale() > _LARGE_SCALE
    return Qt.ScrollBarPolicy.ScrollBarAsNeeded if large else Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class ScrollArea(QScrollArea):
    """A page that scrolls vertically; ``steady`` reserves the width of the scroll bar."""

    def __init__(self, page: QWidget, *, steady: bool = False) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(horizontal_scroll_policy())
        if steady:
            self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWidget(page)


def end_between_rows(area: QScrollArea) -> None:
    """Makes the visible part of a scrolling page end between two rows."""
    page, room = area.widget(), area.contentsRect().height()
    assert page is not None
    parts = [part for part in page.findChildren(QWidget) if isinstance(part, QLabel | QAbstractButton)]
    boxes = [QRect(part.mapTo(page, QPoint()), part.size()) for part in parts if part.isVisibleTo(page)]
    end = room
    for box in sorted(boxes, key=QRect.bottom, reverse=True):
        if box.top() < end <= box.bottom():
            end = box.top()
    cuts = page.height() > room and room - end < theme.px(_MAX_EMPTY_END)
    area.setViewportMargins(0, 0, 0, room - end if cuts else 0)


class ScrollPane(ScrollArea):
    """A scroll area as high as its contents, or as the space left on the page."""

    def __init__(self, inside: QWidget, name: str) -> None:
        self._is_shrinkable, self._inside = True, inside
        super().__init__(inside)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.verticalScrollBar().rangeChanged.connect(self._on_range_changed)

    def set_shrinkable(self, shrinkable: bool) -> None:
        """Sets whether it may be lower than its contents."""
        self._is_shrinkable = shrinkable
        # Among wrapping texts, a layout gives a widget with an ignored policy no height at all.
        vertical = QSizePolicy.Policy.Ignored if shrinkable else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self._update_height_limits()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_height_limits()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        handled = super().eventFilter(watched, event)
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._update_height_limits()
        return handled

    def _update_height_limits(self) -> None:
        inside = self._inside
        # Without the scroll bar: its current state must not decide whether it is needed.
        needed = inside.heightForWidth(self.contentsRect().width()) if inside.hasHeightForWidth() else 0
        full_height = max(needed, inside.sizeHint().height())
        if inside.minimumSizeHint().width() > self.contentsRect().width():
            full_height += self.horizontalScrollBar().sizeHint().height()
        self.setMaximumHeight(full_height)
        self.setMinimumHeight(min(full_height, theme.px(_MIN_SCROLL_HEIGHT)) if self._is_shrinkable else full_height)

    def _on_range_changed(self, _minimum: int, maximum: int) -> None:
        # The texts have their positions only after the next layout.
        QTimer.singleShot(0, self, lambda: end_between_rows(self))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if maximum > 0 else Qt.FocusPolicy.NoFocus)
