# SPDX-License-Identifier: MIT
"""The list of the players: a row a person, with the mark, when they played last and in how many matches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.club.people.person import Person
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.lists import RowList
from mahjong_desk.ui.kit.marks import mark_for, paint_mark
from mahjong_desk.ui.kit.painting import elide_text, paint_text, text_width
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.text.dates import recent_day_text
from mahjong_desk.ui.text.people import matches_word


def last_played_text(person: Person) -> str:
    """Returns when a person played last, and whether they are away."""
    away = tr("away") if not person.active else ""
    if not person.last:
        return join_notes(away, tr("has not played yet"))
    return join_notes(away, tr("last played {day}").format(day=recent_day_text(person.last)))


def row_text(person: Person) -> str:
    """Returns a row as text, for screen readers."""
    return join_notes(
        f"{person.name}", last_played_text(person), f"{format_number(person.matches)} {matches_word(person.matches)}"
    )


_PERSON = Qt.ItemDataRole.UserRole
_ROW, _BAR, _EDGE, _MARK_AT, _NAME_AT, _MARK = 48, 4, 10, 25, 44, 16
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class _PlayerDelegate(QStyledItemDelegate):
    """Draws a row: mark, name over when they played last, the number of matches at the right."""

    def __init__(self, list_: PlayerList) -> None:
        super().__init__(list_)
        self._list = list_

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(theme.px(180), theme.px(_ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        person = index.data(_PERSON)
        assert isinstance(person, Person)
        now, rect = theme.current(), QRectF(option.rect)
        chosen = index.row() == self._list.currentRow()
        painter.save()
        if chosen:
            painter.fillRect(rect, now.brass_wash)
            painter.fillRect(QRectF(rect.left(), rect.top(), _BAR, rect.height()), now.brass_text)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), now.line)
        middle = QPointF(rect.left() + theme.px(_MARK_AT), rect.center().y())
        ground = now.brass_wash if chosen else now.paper
        paint_mark(painter, middle, mark_for(person.mark), theme.px(_MARK) * 0.38, ground=ground)
        count, word = format_number(person.matches), matches_word(person.matches)
        bold, small = theme.font(15, bold=True), theme.font(13)
        right = max(text_width(bold, count), text_width(small, word))
        left = theme.px(_NAME_AT)
        room = rect.adjusted(left, theme.px(4), -theme.px(_EDGE), -theme.px(5))
        first, second = QRectF(room), QRectF(room)
        first.setHeight(room.height() * 0.55)
        second.setTop(first.bottom())
        beside = room.width() - right - 8
        name_font = theme.font(15, bold=chosen)
        ink, below = (now.ink, now.ink2) if person.active else (now.ink2, now.ink3)
        paint_text(painter, first, elide_text(name_font, person.name, beside), name_font, ink)
        text = last_played_text(person)
        if text_width(small, text) > beside:
            # A day of another year is long, and says enough alone.
            text = recent_day_text(person.last) or text
        paint_text(painter, second, elide_text(small, text, beside), small, below)
        paint_text(painter, first, count, bold, ink, Qt.AlignmentFlag.AlignRight)
        paint_text(painter, second, word, small, below, Qt.AlignmentFlag.AlignRight)
        painter.restore()


class PlayerList(RowList):
    """A list of people; ``nothing`` is shown if it is empty."""

    person_chosen = Signal(str)
    person_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Players"), parent)
        self.nothing = ""
        self.setItemDelegate(_PlayerDelegate(self))
        self.setUniformItemSizes(True)
        self.currentItemChanged.connect(self._changed)
        self.itemDoubleClicked.connect(lambda item: self.person_requested.emit(item.data(_PERSON).uuid))

    def show_persons(self, persons: Sequence[Person], chosen: str = "", nothing: str = "") -> None:
        """Shows people, or why there are none."""
        self.nothing = "" if persons else nothing
        self.setAccessibleDescription(self.nothing)
        scrolled = self.verticalScrollBar().value()
        self.blockSignals(True)
        self.clear()
        for person in persons:
            item = QListWidgetItem(row_text(person))
            item.setData(_PERSON, person)
            item.setToolTip(str(person.name))
            self.addItem(item)
        row = next((row for row, person in enumerate(persons) if person.uuid == chosen), -1)
        self.setCurrentRow(row)
        self.blockSignals(False)
        self.verticalScrollBar().setValue(scrolled)
        if row >= 0:
            self.scrollToItem(self.item(row))
        self.viewport().update()

    def choose_first(self) -> None:
        if self.currentRow() < 0 and self.count():
            self.setCurrentRow(0)

    @property
    def person(self) -> Person | None:
        found = self.currentItem().data(_PERSON) if self.currentRow() >= 0 else None
        return found if isinstance(found, Person) else None

    @property
    def persons(self) -> tuple[Person, ...]:
        return tuple(self.item(row).data(_PERSON) for row in range(self.count()))

    def _changed(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.person_chosen.emit(item.data(_PERSON).uuid)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        person = self.person
        if event.key() in _ENTER and person is not None:
            self.person_requested.emit(person.uuid)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.nothing:
            painter = QPainter(self.viewport())
            painter.setFont(theme.font(15))
            painter.setPen(theme.current().ink2)
            edge = theme.px(16)
            room = QRectF(self.viewport().rect()).adjusted(edge, edge, -edge, -edge)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap.value), self.nothing)
