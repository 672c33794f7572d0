# SPDX-License-Identifier: MIT
"""The hands that were found, each with its tiles; read as far as somebody looks."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from mahjong_desk.club.facts.told import Hit
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.search.hit_words import HitWords, tiles_of
from mahjong_desk.ui.kit.controls.lazy_list import LongList
from mahjong_desk.ui.kit.painting import cut_text, paint_text
from mahjong_desk.ui.kit.tiles.tile_art import groups_size, paint_groups

_HIT = Qt.ItemDataRole.UserRole
_ROW, _EDGE, _GAP = 66, 14, 12
_WHO, _WHEN = 170, 172
_TILE, _SMALLEST = 20, 12
_RIGHT = Qt.AlignmentFlag.AlignRight


class _Row(QStyledItemDelegate):
    """Draws a row: who, the tiles over what they were worth, the points over when it was."""

    def __init__(self, hits: HitList) -> None:
        super().__init__(hits)
        self._hits = hits

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(theme.px(_WHO + _WHEN), theme.px(_ROW))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draws one row."""
        hit, words, now = index.data(_HIT), self._hits.words, theme.current()
        if not isinstance(hit, Hit) or words is None:
            return
        rect, edge, gap = QRectF(option.rect), theme.px(_EDGE), theme.px(_GAP)
        chosen = index.row() == self._hits.currentIndex().row()
        painter.save()
        if chosen:
            painter.fillRect(rect, now.brass_wash)
            painter.fillRect(QRectF(rect.left(), rect.top(), 4, rect.height()), now.brass_text)
        painter.fillRect(QRectF(rect.left(), rect.bottom(), rect.width(), 1), now.line)
        room = rect.adjusted(edge, 4, -edge, -5)
        who, when = QRectF(room), QRectF(room)
        who.setWidth(theme.px(_WHO))
        when.setLeft(room.right() - theme.px(_WHEN))
        hand = QRectF(who.right() + gap, room.top(), when.left() - who.right() - 2 * gap, room.height())
        self._paint_lines(painter, who, (words.head(hit), words.below(hit)))
        self._paint_lines(painter, when, (words.points(hit), words.where(hit)), right=True)
        self._paint_hand(painter, hand, hit)
        painter.restore()

    def _paint_lines(self, painter: QPainter, box: QRectF, lines: tuple[str, str], *, right: bool = False) -> None:
        now = theme.current()
        first, second = QRectF(box), QRectF(box)
        first.setHeight(box.height() * 0.54)
        second.setTop(first.bottom())
        side = _RIGHT if right else Qt.AlignmentFlag.AlignLeft
        for place, text, font, ink in (
            (first, lines[0], theme.font(15, bold=True), now.ink),
            (second, lines[1], theme.font(13), now.ink2),
        ):
            paint_text(painter, place, cut_text(font, text, box.width()), font, ink, side)

    def _paint_hand(self, painter: QPainter, box: QRectF, hit: Hit) -> None:
        assert self._hits.words is not None
        groups, width = tiles_of(hit), float(theme.px(_TILE))
        value, font = self._hits.words.value(hit), theme.font(13)
        if groups:
            # A hand of many melds is drawn smaller before anything of it is cut off.
            while width > _SMALLEST and groups_size(groups, width, width * 0.3).width() > box.width():
                width -= 1
            paint_groups(painter, box.left(), box.top(), groups, width, width * 0.3, on_felt=False)
            box = box.adjusted(0, theme.px(_TILE) * 100 / 72 + 6, 0, 0)
        paint_text(painter, box, cut_text(font, value, box.width()), font, theme.current().ink2)


class HitList(LongList):
    """Shows the hands, the latest first.

    Attributes:
        words: Says what is shown; None while nothing is.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self.words: HitWords | None = None
        super().__init__(lambda hit: self.words.whole(hit) if self.words is not None else "", _WHO, parent)
        self.setItemDelegate(_Row(self))
        self.setUniformItemSizes(True)
        self.setAccessibleName(tr("Hands", "a list"))
