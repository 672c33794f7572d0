# SPDX-License-Identifier: MIT
"""The list of the atlas: a row a yaku, with its name in the language of the interface, its characters and its value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.learn.atlas import Entry
from mahjong_desk.learn.compare import systems_with
from mahjong_desk.rules import registry
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import figure
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.kit.painting import cut_text, paint_text, text_width
from mahjong_desk.ui.learn.atlas_words import characters, reading_words, short_value
from mahjong_desk.ui.words import capital, in_language, short_ruleset

_ENTRY = Qt.ItemDataRole.UserRole
_SYSTEM = Qt.ItemDataRole.UserRole + 1
_ROW, _EDGE = 51, 16


class _Row(QStyledItemDelegate):
    """Draws a row: a yaku, or what another rule system has beside."""

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
        now = theme.current()
        rect = QRectF(option.rect)
        selected = index.row() == self._list.currentRow()
        painter.save()
        self._ground(painter, rect, selected)
        entry = index.data(_ENTRY)
        if isinstance(entry, Entry):
            self._paint_entry(painter, rect, entry, selected)
        else:
            font = theme.font(15, bold=selected)
            edge = theme.px(_EDGE)
            room = rect.adjusted(edge, 0, -edge, 0)
            text = cut_text(font, str(index.data(Qt.ItemDataRole.DisplayRole)), room.width())
            paint_text(painter, room, text, font, now.brass_text)
        painter.restore()

    def _ground(self, painter: QPainter, rect: QRectF, selected: bool) -> None:
        now = theme.current()
        if selected:
            painter.fillRect(rect, now.brass_wash)
            painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), now.brass_text)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), now.line)

    def _paint_entry(self, painter: QPainter, rect: QRectF, entry: Entry, selected: bool) -> None:
        """Draws name over characters, the value at the right."""
        now = theme.current()
        edge = theme.px(_EDGE)
        value = self._list.worth(entry)
        bold = theme.font(14) if self._list.in_systems else theme.font(16, bold=True)
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


class AtlasList(QListWidget):
    """The yaku that are wanted, and below them how many more the other rule systems have of what is looked for.

    Attributes:
        mixed: Whether they are of several rule systems.
        in_systems: Whether a row tells in how many rule systems its yaku is found, in place of its value.
        nothing: What stands there where there are none.

    Signals:
        entry_chosen(object): Another yaku was chosen.
        system_wanted(str): The yaku of another rule system shall be shown, too: its id.
    """

    entry_chosen = Signal(object)
    system_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes an empty list."""
        super().__init__(parent)
        self.mixed = self.in_systems = False
        self.nothing = ""
        self._shown: Entry | None = None
        self._offered: Mapping[str, int] = {}
        self.setItemDelegate(_Row(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Yaku"))
        self.currentItemChanged.connect(self._changed)
        self.itemClicked.connect(self._activated)
        self.itemActivated.connect(self._activated)

    def show_entries(self, entries: Sequence[Entry], nothing: str = "") -> None:
        """Shows these yaku; the chosen one stays where it is among them.

        Args:
            entries: The yaku.
            nothing: Why there are none.
        """
        self.nothing = nothing if not entries else ""
        self.setAccessibleDescription(self.nothing)
        before = self.entry or self._shown
        self.mixed = len({entry.ruleset.id for entry in entries}) > 1
        self.blockSignals(True)
        self.clear()
        for entry in entries:
            item = QListWidgetItem(self._spoken(entry))
            item.setData(_ENTRY, entry)
            written = noted(characters(entry) or reading_words(entry), short_ruleset(entry.ruleset))
            item.setToolTip(f"{capital(in_language(entry.yaku.names))}\n{written}")
            self.addItem(item)
        self._add_offers()
        self.blockSignals(False)
        if entries:
            self.setCurrentRow(entries.index(before) if before in entries else 0)
        self.viewport().update()

    def offer(self, counts: Mapping[str, int]) -> None:
        """Says at the end how many yaku the other rule systems have; a click or Enter wants those of one, too.

        Args:
            counts: How many each of them has, by its id.
        """
        self._offered = counts
        here = self.currentRow()
        self.blockSignals(True)
        for item in self.offered.values():
            self.takeItem(self.row(item))
        self._add_offers()
        if 0 <= here < self.count():
            self.setCurrentRow(here)
        self.blockSignals(False)

    def _add_offers(self) -> None:
        for ruleset in registry.rulesets():
            if self._offered.get(ruleset.id):
                told = self.tr("{count} more in {ruleset}")
                count = figure(self._offered[ruleset.id])
                item = QListWidgetItem(told.format(count=count, ruleset=short_ruleset(ruleset)))
                item.setData(_SYSTEM, ruleset.id)
                item.setToolTip(item.text())
                self.addItem(item)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The yaku that are listed."""
        found = (self.item(row).data(_ENTRY) for row in range(self.count()))
        return tuple(entry for entry in found if isinstance(entry, Entry))

    @property
    def offered(self) -> dict[str, QListWidgetItem]:
        """The rows of the other rule systems, by the id of the system."""
        rows = (self.item(row) for row in range(self.count()))
        return {row.data(_SYSTEM): row for row in rows if row.data(_SYSTEM) is not None}

    def show_systems(self, *, shown: bool) -> None:
        """Tells of each yaku in how many rule systems it is found, or its value."""
        self.in_systems = shown
        for item in map(self.item, range(self.count())):
            entry = item.data(_ENTRY)
            if isinstance(entry, Entry):
                item.setText(self._spoken(entry))
        self.viewport().update()

    def worth(self, entry: Entry) -> str:
        """Returns what stands at the right of a row."""
        if self.in_systems:
            return self.tr("in {count}").format(count=systems_with(entry))
        return short_value(entry)

    def _spoken(self, entry: Entry) -> str:
        return noted(capital(in_language(entry.yaku.names)), self.worth(entry))

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
        if item is not None and isinstance(item.data(_ENTRY), Entry):
            self._shown = item.data(_ENTRY)
            self.entry_chosen.emit(item.data(_ENTRY))

    def _activated(self, item: QListWidgetItem) -> None:
        if item.data(_SYSTEM) is not None:
            self.system_wanted.emit(item.data(_SYSTEM))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the rows, or why there are none."""
        super().paintEvent(event)
        if self.nothing:
            painter = QPainter(self.viewport())
            painter.setFont(theme.font(15))
            painter.setPen(theme.current().ink2)
            edge = theme.px(_EDGE)
            below = self.visualItemRect(self.item(self.count() - 1)).bottom() if self.count() else 0
            room = QRectF(self.viewport().rect()).adjusted(edge, below + edge, -edge, -edge)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap.value), self.nothing)
