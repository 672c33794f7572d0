# SPDX-License-Identifier: MIT
"""The list of backups: a row each, when it was made and what for, what it holds, and its seal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.ledger.care.backups import Backup, Seal
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import figure, icon_pixmap
from mahjong_desk.ui.kit.listing import headed, noted
from mahjong_desk.ui.kit.painting import cut_text, paint_ground, paint_text
from mahjong_desk.ui.safe.words import moment, why_words
from mahjong_desk.ui.words import capital

_BACKUP = Qt.ItemDataRole.UserRole
_ROW, _NAME, _COLUMN, _SEAL = 46, 40, 76, 40
_FIGURES = ("sessions", "matches", "hands", "entries")
_RIGHT = Qt.AlignmentFlag.AlignRight


def column_heads() -> tuple[str, ...]:
    """Returns what the figures of a backup are."""
    return (
        tr("sessions"),
        tr("matches"),
        tr("hands"),
        tr("entries"),
    )


class BackupHeads(QWidget):
    """What stands above the columns of the list."""

    def __init__(self, title: str, list_: BackupList) -> None:
        """Makes the heads of a list, with its title before them."""
        super().__init__()
        self._title, self._list = title, list_
        self.setMinimumWidth(theme.px(_NAME + 4 * _COLUMN + _SEAL))
        self.setFixedHeight(theme.px(30))
        self.setAccessibleName(title)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws them."""
        painter = QPainter(self)
        now = theme.current()
        box = QRectF(self.rect())
        paint_text(painter, box, self._title, theme.font(18, serif=True), now.ink)
        rows = QRectF(self._list.viewport().geometry())
        rows.setTop(box.top())
        rows.setBottom(box.bottom())
        for name, place in zip(column_heads(), _columns(rows), strict=True):
            paint_text(painter, place, name, theme.font(14), now.ink3, _RIGHT)
        paint_ground(painter, QRectF(0, box.bottom() - 1, box.width(), 1), now.line)


class _Row(QStyledItemDelegate):
    """Draws a row: a mark whether it is chosen, time over origin, figures, seal."""

    def __init__(self, list_: BackupList) -> None:
        super().__init__(list_)
        self._list = list_

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Returns the room of two lines."""
        return QSize(theme.px(200), theme.px(_ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draws one row."""
        backup: Backup = index.data(_BACKUP)
        now = theme.current()
        box = QRectF(option.rect)
        chosen = index.row() == self._list.currentRow()
        if chosen:
            paint_ground(painter, box, now.brass_wash)
        paint_ground(painter, QRectF(box.left(), box.bottom() - 1, box.width(), 1), now.line)
        _paint_radio(painter, QPointF(box.left() + theme.px(18), box.center().y()), chosen=chosen)
        room = QRectF(box.left() + theme.px(_NAME), box.top() + theme.px(3), 0, theme.px(22))
        room.setRight(_columns(box)[0].left() + theme.px(20))
        bold = theme.font(15, bold=True)
        paint_text(painter, room, cut_text(bold, capital(moment(backup.stamp.at)), room.width()), bold, now.ink)
        small = theme.font(13)
        room.translate(0, theme.px(19))
        room.setRight(_columns(box)[1].left() if backup.seal is None else room.right())
        paint_text(painter, room, cut_text(small, self._list.origin(backup), room.width()), small, now.ink3)
        side = theme.px(18)
        sealed = backup.seal is not None
        picture = icon_pixmap(
            "seal" if sealed else "octagon", "plus" if sealed else "error", side, painter.device().devicePixelRatioF()
        )
        painter.drawPixmap(QPointF(box.right() - theme.px(28), box.center().y() - side / 2), picture)
        if backup.seal is not None:
            for name, place in zip(_FIGURES, _columns(box), strict=True):
                number = figure(getattr(backup.seal.holds, name))
                paint_text(painter, place, number, theme.font(15), now.ink, _RIGHT)


class BackupList(QListWidget):
    """Shows backups, the newest first; one is chosen.

    Signals:
        chosen(Backup): Another backup was chosen.
    """

    chosen = Signal(object)

    def __init__(self) -> None:
        """Makes an empty list."""
        super().__init__()
        self._copied: frozenset[Seal] = frozenset()
        self._second = ""
        self.setItemDelegate(_Row(self))
        self.setAccessibleName(tr("Backups"))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMinimumHeight(theme.px(2 * _ROW))
        self.currentRowChanged.connect(self._tell)

    @property
    def backup(self) -> Backup | None:
        """The one that is chosen; None where there is none."""
        found: Backup | None = self.currentIndex().data(_BACKUP)
        return found

    def show_backups(self, backups: Sequence[Backup], copied: Collection[Seal], second: str) -> None:
        """Shows backups; the one that was chosen stays so, else the newest is.

        Args:
            backups: The newest first.
            copied: The seals of those of which there is a second copy.
            second: What the place of the second copies is called.
        """
        before = self.backup
        self._copied, self._second = frozenset(copied), second
        self.blockSignals(True)
        self.clear()
        for backup in backups:
            item = QListWidgetItem(noted(capital(moment(backup.stamp.at)), self.origin(backup)))
            item.setData(_BACKUP, backup)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, noted(item.text(), *self._counted(backup)))
            self.addItem(item)
        paths = [backup.path for backup in backups]
        self.setCurrentRow(paths.index(before.path) if before is not None and before.path in paths else 0)
        self.blockSignals(False)
        if self.backup != before:
            self._tell(self.currentRow())

    def origin(self, backup: Backup) -> str:
        """Returns what a backup was made for, and where else it lies."""
        why = why_words(backup.seal.why if backup.seal is not None else None)
        copied = backup.seal in self._copied
        return noted(why, tr("also on {disk}").format(disk=self._second)) if copied else why

    def _counted(self, backup: Backup) -> tuple[str, ...]:
        if backup.seal is None:
            return ()
        return tuple(
            headed(head, figure(getattr(backup.seal.holds, name)))
            for name, head in zip(_FIGURES, column_heads(), strict=True)
        )

    def _tell(self, _row: int) -> None:
        self.viewport().update()
        self.chosen.emit(self.backup)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves letters to the sheet, in which they press buttons; arrows choose."""
        if event.text().isprintable() and event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)


def _columns(box: QRectF) -> list[QRectF]:
    """Returns where the four figures stand."""
    right = box.right() - theme.px(_SEAL)
    wide = theme.px(_COLUMN)
    return [QRectF(right - (4 - place) * wide, box.top(), wide, box.height()) for place in range(4)]


def _paint_radio(painter: QPainter, middle: QPointF, *, chosen: bool) -> None:
    now = theme.current()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(now.paper)
    painter.setPen(QPen(now.brass_text if chosen else now.control, 1.6))
    painter.drawEllipse(middle, theme.px(8), theme.px(8))
    if chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.brass_text)
        painter.drawEllipse(middle, theme.px(4.4), theme.px(4.4))
    painter.restore()
