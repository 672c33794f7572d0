# SPDX-License-Identifier: MIT
"""The list of the atlas: each yaku with name, characters and value."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyleOptionViewItem

from mahjong_desk.learn.atlas.entries import YakuEntry
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.lists import RowDelegate
from mahjong_desk.ui.kit.layout.boxes import RIGHT
from mahjong_desk.ui.kit.painting import paint_text, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.learn.atlas.systems_table import reading_text, short_value
from mahjong_desk.ui.text.phrases import capitalise, localise
from mahjong_desk.ui.text.vocabulary import characters, short_ruleset

_ENTRY = Qt.ItemDataRole.UserRole
_SYSTEM = Qt.ItemDataRole.UserRole + 1
_ROW, _EDGE, _ABOVE = 51, 16, 4
_MAX_HEIGHT = 10_000.0
_WRAPPED = int(Qt.TextFlag.TextWordWrap.value) | int(Qt.AlignmentFlag.AlignVCenter.value)


class _YakuDelegate(RowDelegate):
    """Paints a yaku, or an offer of another rule system."""

    def __init__(self, list_: YakuListView) -> None:
        super().__init__(list_, 200, _ROW)
        self._list = list_

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        lines = self._lines(index.data(_ENTRY), self._list.viewport().width() - 2 * theme.px(_EDGE))
        height = math.ceil(sum(_height(*line) for line in lines)) + 2 * _ABOVE
        return super().sizeHint(option, index).expandedTo(QSize(0, height))

    def _lines(self, line: YakuEntry | str, width: float) -> tuple[tuple[QFont, str, float], ...]:
        """Returns the texts of a row with font and width, bold as when selected."""
        if isinstance(line, str):
            return ((theme.font(15, bold=True), line, width),)
        room = width - text_width(theme.font(16, bold=True), short_value(line)) - 8
        below = join_notes(
            characters(line.ruleset, line.yaku.name) or reading_text(line),
            short_ruleset(line.ruleset) if self._list.is_mixed else "",
        )
        name = capitalise(localise(line.yaku.name))
        return (theme.font(15, bold=True), name, room), (theme.font(13), below, room)

    def paint_row(self, painter: QPainter, rect: QRectF, line: YakuEntry | str, *, chosen: bool) -> None:
        colours, edge = theme.current(), theme.px(_EDGE)
        box = rect.adjusted(edge, 0, -edge, 0)
        lines = self._lines(line, box.width())
        inks = (colours.brass_text,) if isinstance(line, str) else (colours.ink, colours.ink2)
        y = rect.top() + (rect.height() - sum(_height(*text_line) for text_line in lines)) / 2
        for (font, text, width), ink in zip(lines, inks, strict=True):
            height = _height(font, text, width)
            painter.setFont(font if ink is colours.ink2 else theme.font(15, bold=chosen))
            painter.setPen(ink)
            painter.drawText(QRectF(box.left(), y, width, height), _WRAPPED, text)
            y += height
        if isinstance(line, YakuEntry):
            paint_text(painter, box, short_value(line), theme.font(16, bold=True), colours.ink, RIGHT)


def _height(font: QFont, text: str, width: float) -> float:
    """Returns the height of a wrapped text."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, max(1.0, width), _MAX_HEIGHT), _WRAPPED, text).height()


class YakuListView(QListWidget):
    """The hits, and below them the number of hits in other rule systems."""

    entry_chosen = Signal(object)
    system_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.is_mixed = False
        self._shown: YakuEntry | None = None
        self._offered: Mapping[str, int] = {}
        self.setItemDelegate(_YakuDelegate(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        # Names wrap, so the heights depend on the width.
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(tr("Yaku"))
        self.currentItemChanged.connect(self._changed)
        self.itemClicked.connect(self._activated)
        self.itemActivated.connect(self._activated)

    def show_entries(self, entries: Sequence[YakuEntry], *, best: bool) -> None:
        """Lists yaku and keeps the selection, or selects the first if ``best``."""
        previous = None if best else self.entry or self._shown
        self.is_mixed = len({entry.ruleset.id for entry in entries}) > 1
        with QSignalBlocker(self):
            self.clear()
            for entry in entries:
                name, system = capitalise(localise(entry.yaku.name)), short_ruleset(entry.ruleset)
                item = QListWidgetItem(join_notes(name, short_value(entry)), self)
                item.setData(_ENTRY, entry)
                written = characters(entry.ruleset, entry.yaku.name) or reading_text(entry)
                item.setToolTip(f"{name}\n{join_notes(written, system)}")
            self._add_offers()
        if entries:
            self.setCurrentRow(entries.index(previous) if previous in entries else 0)
        self.viewport().update()

    def show_other_systems(self, counts: Mapping[str, int]) -> None:
        """Adds a row for each other rule system with hits; a click adds that system."""
        self._offered = counts
        current_row = self.currentRow()
        with QSignalBlocker(self):
            for item in self.offered_rows.values():
                self.takeItem(self.row(item))
            self._add_offers()
            if 0 <= current_row < self.count():
                self.setCurrentRow(current_row)

    def _add_offers(self) -> None:
        for ruleset in registry.all_rulesets():
            if self._offered.get(ruleset.id):
                sentence = tr("{count} more in {ruleset}")
                count = format_number(self._offered[ruleset.id])
                item = QListWidgetItem(sentence.format(count=count, ruleset=short_ruleset(ruleset)), self)
                item.setData(_ENTRY, item.text())
                item.setData(_SYSTEM, ruleset.id)
                item.setToolTip(item.text())

    @property
    def entries(self) -> tuple[YakuEntry, ...]:
        rows = (self.item(row).data(_ENTRY) for row in range(self.count()))
        return tuple(entry for entry in rows if isinstance(entry, YakuEntry))

    @property
    def offered_rows(self) -> dict[str, QListWidgetItem]:
        """The rows of other rule systems, by the id of the system."""
        rows = (self.item(row) for row in range(self.count()))
        return {row.data(_SYSTEM): row for row in rows if row.data(_SYSTEM) is not None}

    def choose(self, entry: YakuEntry) -> bool:
        """Selects a yaku; returns whether it is listed."""
        for row in range(self.count()):
            if self.item(row).data(_ENTRY) == entry:
                self.setCurrentRow(row)
                return True
        return False

    @property
    def entry(self) -> YakuEntry | None:
        """The selected yaku."""
        data = self.currentItem().data(_ENTRY) if self.currentRow() >= 0 else None
        return data if isinstance(data, YakuEntry) else None

    def _changed(self, item: QListWidgetItem | None) -> None:
        if item is not None and isinstance(item.data(_ENTRY), YakuEntry):
            self._shown = item.data(_ENTRY)
            self.entry_chosen.emit(item.data(_ENTRY))

    def _activated(self, item: QListWidgetItem) -> None:
        if item.data(_SYSTEM) is not None:
            self.system_requested.emit(item.data(_SYSTEM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
