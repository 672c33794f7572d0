# SPDX-License-Identifier: MIT
"""Finds what a user cannot read or reach in a window: cut texts, overlapping parts, parts out of sight."""

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

from gallery.painted import Painted, PaintedText, record_painting
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import ElidedLabel
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.sheets.notice import CoachMark, Notice
from mahjong_desk.ui.kit.sheets.sheet import Sheet

_NEARLY = 1.5
"""How many pixels a text may extend beyond its widget unnoticed."""
_OVER = 3
"""How many pixels two parts may overlap, as focus rings do."""


class Fault(NamedTuple):
    """One thing that is wrong.

    Attributes:
        what: What is wrong.
        text: The text at fault, or the name of the part.
        where: The widget and those around it, from within.
    """

    what: str
    text: str
    where: str

    def __str__(self) -> str:
        """Returns it as a line."""
        return f"{self.what}: {self.text!r} in {self.where}"


def check_window(window: QWidget) -> tuple[QPixmap, list[Fault]]:
    """Returns the picture of a window, and what is wrong with it."""
    with record_painting() as painted:
        picture = window.grab()
    found = [*_painted_faults(painted), *_widget_faults(window)]
    return picture, list(dict.fromkeys(found))


# What is painted by hand


def _painted_faults(painted: Painted) -> Iterator[Fault]:
    # Two texts may be cut to the same rest.
    wholes: dict[str, set[str]] = defaultdict(set)
    for rest, whole in painted.cut:
        wholes[rest].add(whole)
    by_widget: dict[QWidget, list[PaintedText]] = defaultdict(list)
    for text in painted.texts:
        if text.widget.isVisible() and text not in by_widget[text.widget]:
            by_widget[text.widget].append(text)
    for widget, texts in by_widget.items():
        scrolls = isinstance(widget.parentWidget(), QAbstractScrollArea)
        room = QRectF(widget.rect())
        for text in texts:
            possible = sorted(wholes.get(text.text, ()))
            if possible and not any(_tells(widget, text, whole) for whole in possible):
                yield Fault("ends in dots, and no tip says the rest", possible[0], _place(widget))
            sideways = text.box.left() < room.left() - _NEARLY or text.box.right() > room.right() + _NEARLY
            upright = text.box.top() < room.top() - _NEARLY or text.box.bottom() > room.bottom() + _NEARLY
            if sideways or (upright and not scrolls):
                yield Fault("is painted out of its widget", text.text, _place(widget))
        for one, other in combinations(texts, 2):
            common = one.box.intersected(other.box)
            if common.width() > _OVER and common.height() > _OVER:
                yield Fault("is painted over another text", f"{one.text} | {other.text}", _place(widget))


def _tells(widget: QWidget, text: PaintedText, whole: str) -> bool:
    """Tells whether a text that ends in dots has the rest in a tip."""
    # A text that was short already is whole in the tip.
    whole = whole.removesuffix("…")
    if whole in widget.toolTip():
        return True
    if isinstance(widget, ElidedLabel):
        return False
    at = text.box.center().toPoint()
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    tip = QToolTip.text()
    QToolTip.hideText()
    # A tip may say it in other words, but not in fewer.
    return len(tip) >= len(whole)


# What Qt paints


def _widget_faults(window: QWidget) -> Iterator[Fault]:
    sheet = _top_sheet(window)
    seen = [widget for widget in (sheet or window).findChildren(QWidget) if widget.isVisible() and not _of_qt(widget)]
    for widget in seen:
        if text := _too_long(widget):
            yield Fault("needs more room than it has", text, _place(widget))
        if name := _name(widget):
            yield from _out_of_sight(widget, name)
            if _is_too_small_to_hit(widget):
                size = f"{widget.width()} × {widget.height()}"
                yield Fault("is too small for a finger", f"{name}, {size}", _place(widget))
    yield from _overlaps(seen)


def _top_sheet(window: QWidget) -> Sheet | None:
    sheets = [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]
    return sheets[-1] if sheets else None


def _of_qt(widget: QWidget) -> bool:
    """Tells whether a widget is a part that Qt made within another."""
    inner = isinstance(widget.parentWidget(), QLineEdit) or widget.objectName().startswith("qt_")
    return inner or isinstance(widget, QScrollBar)


def _too_long(widget: QWidget) -> str:
    """Returns the text of a widget that it has no room for; nothing where it has."""
    metrics, tolerance = widget.fontMetrics(), round(_NEARLY)
    match widget:
        case ElidedLabel():
            return ""
        case QLabel() if widget.text() and widget.pixmap().isNull():
            return widget.text() if _label_too_long(widget) else ""
        case QAbstractButton() if widget.text() and not _paints_itself(widget):
            size = metrics.size(int(Qt.TextFlag.TextShowMnemonic.value), widget.text())
            fits = size.width() <= widget.width() + tolerance and size.height() * 0.8 <= widget.height()
            return "" if fits else widget.text()
        case QComboBox():
            style, options = widget.style(), _combo_options(widget)
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
    """Tells whether a widget is painted in Python, where its texts are seen as they are painted."""
    return inspect.isfunction(type(widget).paintEvent)


def _combo_options(widget: QComboBox) -> QStyleOptionComboBox:
    options = QStyleOptionComboBox()
    widget.initStyleOption(options)
    return options


def _line_room(line: QLineEdit) -> int:
    """Returns how wide a text in a line may be."""
    options = QStyleOptionFrame()
    line.initStyleOption(options)
    room = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, options, line)
    # Qt leaves two pixels free at both ends, whatever a style says.
    return room.marginsRemoved(line.textMargins()).width() - 4


def _label_too_long(label: QLabel) -> bool:
    room = label.contentsRect().adjusted(label.margin(), label.margin(), -label.margin(), -label.margin())
    metrics = label.fontMetrics()
    if label.textFormat() == Qt.TextFormat.RichText:
        if label.wordWrap():
            return label.heightForWidth(label.width()) > label.height() + 2
        return label.sizeHint().width() > label.width() + _NEARLY
    if not label.wordWrap() and "\n" not in label.text():
        # Much of a line is empty above and below its letters.
        ink = metrics.tightBoundingRect(label.text())
        top = (room.height() - metrics.height()) / 2 + metrics.ascent() + ink.top()
        cut = top < -_NEARLY or top + ink.height() > room.height() + _NEARLY
        wide = metrics.size(
            int(Qt.TextFlag.TextShowMnemonic.value) if label.buddy() is not None else 0, label.text()
        ).width()
        return cut or wide > room.width() + _NEARLY
    flags = int(Qt.TextFlag.TextWordWrap.value) if label.wordWrap() else 0
    needed = metrics.boundingRect(QRect(0, 0, room.width(), 100_000), flags, label.text())
    # The leading of the last line may be lost.
    return needed.width() > room.width() + _NEARLY or needed.height() > room.height() + 0.2 * metrics.height()


def _is_too_small_to_hit(widget: QWidget) -> bool:
    """Tells whether a finger would miss a control that is in use."""
    if not isinstance(widget, QAbstractButton | QLineEdit | QComboBox | QAbstractSpinBox) or not widget.isEnabled():
        return False
    # A link among words is hit near its words too.
    if isinstance(widget.parentWidget(), LinkLabel | QAbstractSpinBox):
        return False
    return min(widget.width(), widget.height()) < theme.min_touch_size()


def _name(widget: QWidget) -> str:
    """Returns what a person would miss if the widget could not be seen; nothing for what only holds others."""
    match widget:
        case QLabel():
            return widget.text()
        case QAbstractButton():
            return widget.text() or widget.accessibleName() or widget.toolTip()
        case QLineEdit() | QComboBox() | QAbstractSpinBox():
            return widget.accessibleName() or type(widget).__name__
    return ""


def _out_of_sight(widget: QWidget, name: str) -> Iterator[Fault]:
    """Yields a fault if a widget extends beyond its parents and cannot be scrolled into sight."""
    box, at = QRect(QPoint(), widget.size()), widget
    while not at.isWindow():
        parent = at.parentWidget()
        assert parent is not None
        box = box.translated(at.pos())
        room = parent.rect()
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            if area.horizontalScrollBarPolicy() == off and (box.left() < -_OVER or box.right() > room.right() + _OVER):
                yield Fault("reaches sideways out of what only scrolls upright", name, _place(widget))
            if area.verticalScrollBarPolicy() == off and (box.top() < -_OVER or box.bottom() > room.bottom() + _OVER):
                yield Fault("reaches out of what does not scroll", name, _place(widget))
            return
        if not room.adjusted(-_OVER, -_OVER, _OVER, _OVER).contains(box):
            yield Fault("reaches out of what it lies in", name, f"{_place(widget)}, out of {type(parent).__name__}")
            return
        at = parent


def _overlaps(seen: Iterable[QWidget]) -> Iterator[Fault]:
    """Yields parts of one window that lie over each other, also those of different groups."""
    boxes = {widget: _in_sight(widget) for widget in seen if _name(widget) and not _lies_over_all(widget)}
    for (one, box), (other, another) in combinations(boxes.items(), 2):
        common = box.intersected(another)
        if common.width() <= _OVER or common.height() <= _OVER:
            continue
        if not one.isAncestorOf(other) and not other.isAncestorOf(one):
            yield Fault("lies over another part", f"{_name(one)} | {_name(other)}", _place(one))


def _in_sight(widget: QWidget) -> QRect:
    """Returns where a widget is seen in its window: what its parents cut off is no part of it."""
    box, at = widget.rect(), widget
    while not at.isWindow():
        box, parent = box.translated(at.pos()), at.parentWidget()
        assert parent is not None
        box, at = box.intersected(parent.rect()), parent
    return box


def _lies_over_all(widget: QWidget) -> bool:
    """Tells whether a widget belongs to what is meant to lie over others, or is a window or a link in a text."""
    if widget.isWindow() or isinstance(widget.parentWidget(), LinkLabel):
        return True
    at: QWidget | None = widget
    while at is not None and not isinstance(at, Notice | CoachMark):
        at = at.parentWidget()
    return at is not None


def _place(widget: QWidget) -> str:
    names: list[str] = []
    at: QWidget | None = widget
    while at is not None and len(names) < 5:
        name = type(at).__name__
        if name not in {"QWidget", "QStackedWidget", "QScrollArea", "QFrame"}:
            names.append(name)
        at = at.parentWidget()
    return " < ".join(names)
