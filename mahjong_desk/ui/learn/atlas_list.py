# SPDX-License-Identifier: MIT
"""The list of the atlas: a row a yaku, with its name in the language of the interface, its characters and its value."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.learn.atlas import Entry
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.painting import cut_text, paint_text, text_width
from mahjong_desk.ui.learn.atlas_words import characters, reading_words, short_value
from mahjong_desk.ui.words import capital, in_language, short_ruleset

_ENTRY = Qt.ItemDataRole.UserRole
_ROW, _EDGE = 51, 16


class _Row(QStyledItemDelegate):
    """Draws a row: name over characters, the value at the right."""

    def __init__(self, list_: AtlasList) -> None:
        super().__init__(list_)
        self._list = list_

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Returns the room of two lines."""
        return QSize(theme.px(200), theme.px(_ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draws one row."""
        entry = index.data(_ENTRY)
        now = theme.current()
        rect = QRectF(option.rect)
        selected = index.row() == self._list.currentRow()
        painter.save()
        if selected:
            painter.fillRect(rect, now.brass_wash)
            painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), now.brass_text)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), now.line)
        edge = theme.px(_EDGE)
        value = short_value(entry)
        bold = theme.font(16, bold=True)
        room = rect.adjusted(edge, 4, -edge - text_width(bold, value) - 8, -4)
        first, second = QRectF(room), QRectF(room)
        first.setHeight(room.height() * 0.54)
        second.setTop(first.bottom())
        name_font = theme.font(15, bold=selected)
        name = cut_text(name_font, capital(in_language(entry.yaku.names)), room.width())
        paint_text(painter, first, name, name_font, now.ink)
        written = characters(entry) or reading_words(entry)
        below = noted(written, short_ruleset(entry.ruleset) if self._list.mixed else "")
        cut = cut_text(theme.font(13), below, room.width())
        paint_text(painter, second, cut, theme.font(13), now.ink2)
        paint_text(painter, rect.adjusted(edge, 0, -edge, 0), value, bold, now.ink, Qt.AlignmentFlag.AlignRight)
        painter.restore()


class AtlasList(QListWidget):
    """The yaku that are wanted.

    Attributes:
        mixed: Whether they are of several rule systems.
        nothing: What stands there where there are none.

    Signals:
        entry_chosen(object): Another yaku was chosen.
    """

    entry_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty list."""
        super().__init__(parent)
        self.mixed = False
        self.nothing = ""
        self.setItemDelegate(_Row(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Yaku"))
        self.currentItemChanged.connect(self._changed)

    def show_entries(self, entries: Sequence[Entry], nothing: str = "") -> None:
        """Shows these yaku; the chosen one stays where it is among them.

        Args:
            entries: The yaku.
            nothing: Why there are none.
        """
        self.nothing = nothing if not entries else ""
        self.setAccessibleDescription(self.nothing)
        before = self.entry
        self.mixed = len({entry.ruleset.id for entry in entries}) > 1
        self.blockSignals(True)
        self.clear()
        for entry in entries:
            item = QListWidgetItem(f"{capital(in_language(entry.yaku.names))}, {short_value(entry)}")
            item.setData(_ENTRY, entry)
            written = noted(characters(entry) or reading_words(entry), short_ruleset(entry.ruleset))
            item.setToolTip(f"{capital(in_language(entry.yaku.names))}\n{written}")
            self.addItem(item)
        self.blockSignals(False)
        if entries:
            self.setCurrentRow(entries.index(before) if before in entries else 0)
        self.viewport().update()

    def choose(self, entry: Entry) -> bool:
        """Chooses a yaku; tells whether it is in the list."""
        for row in range(self.count()):
            if self.item(row).data(_ENTRY) == entry:
                self.setCurrentRow(row)
                return True
        return False

    @property
    def entry(self) -> Entry | None:
        """The yaku that is chosen."""
        found = self.currentItem().data(_ENTRY) if self.currentRow() >= 0 else None
        return found if isinstance(found, Entry) else None

    def _changed(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.entry_chosen.emit(item.data(_ENTRY))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the rows, or why there are none."""
        super().paintEvent(event)
        if self.nothing:
            painter = QPainter(self.viewport())
            painter.setFont(theme.font(15))
            painter.setPen(theme.current().ink2)
            edge = theme.px(_EDGE)
            room = QRectF(self.viewport().rect()).adjusted(edge, edge, -edge, -edge)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap.value), self.nothing)
