# SPDX-License-Identifier: MIT
"""Finds what a user cannot read or reach in a window."""

import inspect
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QHelpEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QTextEdit,
    QToolTip,
    QWidget,
)

from gallery.painted import PaintedText, RecordedPainting, record_painting
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.sheets.notice import CoachMark, Notice
from mahjong_desk.ui.kit.sheets.sheet import Sheet

_TEXT_TOLERANCE = 1.5
"""The number of pixels by which a text may extend beyond its widget."""
_MAX_OVERLAP = 3
"""The number of pixels by which two widgets may overlap, as focus rings do."""


class Fault(NamedTuple):
    """One fault of a window.

    Attributes:
        what: The kind of the fault.
        text: The text at fault, or the name of the widget.
        where: The widget and its ancestors, innermost first.
    """

    what: str
    text: str
    where: str

    def __str__(self) -> str:
        """Returns the fault in one line."""
        return f"{self.what}: {self.text!r} in {self.where}"


def check_window(window: QWidget) -> tuple[QPixmap, list[Fault]]:
    """Returns a picture of a window, and its faults."""
    with record_painting() as painted:
        picture = window.grab()
    found = [*_painted_faults(painted), *_widget_faults(window)]
    return picture, list(dict.fromkeys(found))


# Texts painted in Python


def _painted_faults(painted: RecordedPainting) -> Iterator[Fault]:
    # Two texts may be elided to the same text.
    wholes: dict[str, set[str]] = defaultdict(set)
    for rest, whole in painted.elided:
        wholes[rest].add(whole)
    by_widget: dict[QWidget, list[PaintedText]] = defaultdict(list)
    for text in painted.texts:
        if text.widget.isVisible() and text not in by_widget[text.widget]:
            by_widget[text.widget].append(text)
    for widget, texts in by_widget.items():
        scrolls = isinstance(widget.parentWidget(), QAbstractScrollArea)
        room = QRectF(widget.rect()).adjusted(-_TEXT_TOLERANCE, -_TEXT_TOLERANCE, _TEXT_TOLERANCE, _TEXT_TOLERANCE)
        for text in texts:
            possible = sorted(wholes.get(text.text, ()))
            if possible and not any(_has_whole_tooltip(widget, text, whole) for whole in possible):
                yield Fault("is elided without a tooltip", possible[0], _widget_path(widget))
            sideways = text.box.left() < room.left() or text.box.right() > room.right()
            upright = text.box.top() < room.top() or text.box.bottom() > room.bottom()
            if sideways or (upright and not scrolls):
                yield Fault("is painted beyond its widget", text.text, _widget_path(widget))
        for one, other in combinations(texts, 2):
            common = one.box.intersected(other.box)
            if common.width() > _MAX_OVERLAP and common.height() > _MAX_OVERLAP:
                yield Fault("is painted over another text", f"{one.text} | {other.text}", _widget_path(widget))


def _has_whole_tooltip(widget: QWidget, text: PaintedText, whole: str) -> bool:
    """Returns whether the tooltip of an elided text contains all of it."""
    # The whole text may itself end in an ellipsis.
    whole = whole.removesuffix("…")
    if whole in widget.toolTip():
        return True
    if isinstance(widget, ElidedLabel):
        return False
    position = text.box.center().toPoint()
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, position, widget.mapToGlobal(position)))
    tip = QToolTip.text()
    QToolTip.hideText()
    # A tooltip may use other words if it is not shorter.
    return len(tip) >= len(whole)


# Widgets painted by Qt


def _widget_faults(window: QWidget) -> Iterator[Fault]:
    sheet = _top_sheet(window)
    seen = [
        widget for widget in (sheet or window).findChildren(QWidget) if widget.isVisible() and not _is_internal(widget)
    ]
    for widget in seen:
        if text := _overlong_text(widget):
            yield Fault("does not fit its widget", text, _widget_path(widget))
        if name := _name(widget):
            yield from _out_of_view(widget, name)
            if _is_too_small_to_hit(widget):
                size = f"{widget.width()} × {widget.height()}"
                yield Fault("is too small for a finger", f"{name}, {size}", _widget_path(widget))
    yield from _overlaps(seen)


def _top_sheet(window: QWidget) -> Sheet | None:
    sheets = [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]
    return sheets[-1] if sheets else None


def _is_internal(widget: QWidget) -> bool:
    """Returns whether Qt created a widget inside another one."""
    inner = isinstance(widget.parentWidget(), QLineEdit) or widget.objectName().startswith("qt_")
    return inner or isinstance(widget, QScrollBar)


def _overlong_text(widget: QWidget) -> str:
    """Returns the text of a widget if it does not fit, otherwise an empty text."""
    metrics, tolerance = widget.fontMetrics(), round(_TEXT_TOLERANCE)
    match widget:
        case ElidedLabel():
            return ""
        case QLabel() if widget.text() and widget.pixmap().isNull():
            return widget.text() if _is_label_overlong(widget) else ""
        case QAbstractButton() if widget.text() and not _paints_itself(widget):
            size = metrics.size(int(Qt.TextFlag.TextShowMnemonic.value), widget.text())
            fits = size.width() <= widget.width() + tolerance and size.height() * 0.8 <= widget.height()
            return "" if fits else widget.text()
        case QComboBox():
            style, options = widget.style(), QStyleOptionComboBox()
            widget.initStyleOption(options)
            room = style.subControlRect(
                QStyle.ComplexControl.CC_ComboBox, options, QStyle.SubControl.SC_ComboBoxEditField, widget
            )
            text = widget.currentText()
            fits = metrics.horizontalAdvance(text) <= room.width() + tolerance or widget.toolTip() == text
            return "" if fits else text
        case QLineEdit():
            inner = _line_room(widget)
            text = widget.placeholderText() if not widget.text() else ""
            if isinstance(widget.parentWidget(), QAbstractSpinBox):
                text = widget.text()
            fits = metrics.horizontalAdvance(text) <= inner + tolerance or widget.toolTip() == text
            return "" if fits else text
        case QTextEdit():
            wide = widget.document().size().width() > widget.viewport().width() + tolerance
            return widget.toPlainText()[:60] if wide else ""
    return ""


def _paints_itself(widget: QWidget) -> bool:
    """Returns whether a widget is painted in Python instead of by Qt."""
    return inspect.isfunction(type(widget).paintEvent)


def _line_room(line: QLineEdit) -> int:
    """Returns the available width for the text of a line edit."""
    options = QStyleOptionFrame()
    line.initStyleOption(options)
    room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, options, line)
    # Qt leaves two pixels free at both ends, regardless of the style.
    return room.marginsRemoved(line.textMargins()).width() - 4


def _is_label_overlong(label: QLabel) -> bool:
    room = label.contentsRect().adjusted(label.margin(), label.margin(), -label.margin(), -label.margin())
    metrics = label.fontMetrics()
    if label.textFormat() == Qt.TextFormat.RichText:
        if label.wordWrap():
            return label.heightForWidth(label.width()) > label.height() + 2
        return label.sizeHint().width() > label.width() + _TEXT_TOLERANCE
    if not label.wordWrap() and "\n" not in label.text():
        # Much of a line is empty above and below its letters.
        ink = metrics.tightBoundingRect(label.text())
        top = (room.height() - metrics.height()) / 2 + metrics.ascent() + ink.top()
        cut = top < -_TEXT_TOLERANCE or top + ink.height() > room.height() + _TEXT_TOLERANCE
        wide = metrics.size(
            int(Qt.TextFlag.TextShowMnemonic.value) if label.buddy() is not None else 0, label.text()
        ).width()
        return cut or wide > room.width() + _TEXT_TOLERANCE
    flags = int(Qt.TextFlag.TextWordWrap.value) if label.wordWrap() else 0
    needed = metrics.boundingRect(QRect(0, 0, room.width(), 100_000), flags, label.text())
    # The leading of the last line may be lost.
    return needed.width() > room.width() + _TEXT_TOLERANCE or needed.height() > room.height() + 0.2 * metrics.height()


def _is_too_small_to_hit(widget: QWidget) -> bool:
    """Returns whether an enabled control is smaller than a touch target."""
    if not isinstance(widget, QAbstractButton | QLineEdit | QComboBox | QAbstractSpinBox) or not widget.isEnabled():
        return False
    # A link in a text also reacts to touches near it.
    if isinstance(widget.parentWidget(), LinkLabel | QAbstractSpinBox):
        return False
    return min(widget.width(), widget.height()) < theme.min_touch_size()


def _name(widget: QWidget) -> str:
    """Returns the name of a label or control, otherwise an empty text."""
    match widget:
        case QLabel():
            return widget.text()
        case QAbstractButton():
            return widget.text() or widget.accessibleName() or widget.toolTip()
        case QLineEdit() | QComboBox() | QAbstractSpinBox():
            return widget.accessibleName() or type(widget).__name__
    return ""


def _out_of_view(widget: QWidget, name: str) -> Iterator[Fault]:
    """Yields a fault if a part of a widget cannot be scrolled into view."""
    box, ancestor = QRect(QPoint(), widget.size()), widget
    while not ancestor.isWindow():
        parent = ancestor.parentWidget()
        assert parent is not None
        box = box.translated(ancestor.pos())
        room = parent.rect()
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if area.horizontalScrollBarPolicy() == off and (
                box.left() < -_MAX_OVERLAP or box.right() > room.right() + _MAX_OVERLAP
            ):
                yield Fault("extends sideways out of an area that scrolls only vertically", name, _widget_path(widget))
            if area.verticalScrollBarPolicy() == off and (
                box.top() < -_MAX_OVERLAP or box.bottom() > room.bottom() + _MAX_OVERLAP
            ):
                yield Fault("extends out of an area that does not scroll", name, _widget_path(widget))
            return
        if not room.adjusted(-_MAX_OVERLAP, -_MAX_OVERLAP, _MAX_OVERLAP, _MAX_OVERLAP).contains(box):
            yield Fault("extends out of its parent", name, f"{_widget_path(widget)}, out of {type(parent).__name__}")
            return
        ancestor = parent


def _overlaps(seen: Iterable[QWidget]) -> Iterator[Fault]:
    """Yields labels and controls that overlap, also those in different groups."""
    boxes = {widget: _visible_box(widget) for widget in seen if _name(widget) and not _may_overlap(widget)}
    for (one, box), (other, another) in combinations(boxes.items(), 2):
        common = box.intersected(another)
        if common.width() <= _MAX_OVERLAP or common.height() <= _MAX_OVERLAP:
            continue
        if not one.isAncestorOf(other) and not other.isAncestorOf(one):
            yield Fault("overlaps another widget", f"{_name(one)} | {_name(other)}", _widget_path(one))


def _visible_box(widget: QWidget) -> QRect:
    """Returns the box that the parents do not clip, in window coordinates."""
    box, ancestor = widget.rect(), widget
    while not ancestor.isWindow():
        box, parent = box.translated(ancestor.pos()), ancestor.parentWidget()
        assert parent is not None
        box, ancestor = box.intersected(parent.rect()), parent
    return box


def _may_overlap(widget: QWidget) -> bool:
    """Returns whether a widget may cover others: a window, a notice, or a link."""
    if widget.isWindow() or isinstance(widget.parentWidget(), LinkLabel):
        return True
    ancestor: QWidget | None = widget
    while ancestor is not None and not isinstance(ancestor, Notice | CoachMark):
        ancestor = ancestor.parentWidget()
    return ancestor is not None


def _widget_path(widget: QWidget) -> str:
    names: list[str] = []
    ancestor: QWidget | None = widget
    while ancestor is not None and len(names) < 5:
        name = type(ancestor).__name__
        if name not in {"QWidget", "QStackedWidget", "QScrollArea", "QFrame"}:
            names.append(name)
        ancestor = ancestor.parentWidget()
    return " < ".join(names)
