# SPDX-License-Identifier: MIT
"""The head of the ledger: the names of its columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.painting import cut_text, follow_theme, paint_text, short_name, text_width
from mahjong_desk.ui.kit.spoken import Part
from mahjong_desk.ui.ledger.columns import Columns, columns_for
from mahjong_desk.ui.theme.fonts import SMALLEST_TEXT

_RIGHT = Qt.AlignmentFlag.AlignRight


class ColumnHead(NamedTuple):
    """What stands over a column.

    Attributes:
        left: Its left edge, in pixels.
        is_player: Whether it is the name of a player, with the points below.
    """

    text: str
    left: int
    right: int
    is_player: bool = False


class LedgerHead(QWidget):
    """The names of the columns; it stays where the rows scroll."""

    spoken_as = "Row"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_theme(self)

    def set_names(self, names: Sequence[str]) -> None:
        """Names the players."""
        self._names = tuple(names)
        self.setAccessibleName(listed(names))
        self.update()

    def spoken_parts(self) -> tuple[Part, ...]:
        """Returns the names of the columns."""
        if not self._names:
            return ()
        heads = column_heads(columns_for(self._room or self.width(), len(self._names)), self._names)
        high = self.height()
        return tuple(
            Part(head.text, QRect(head.left, 0, head.right - head.left, high), "ColumnHeader") for head in heads
        )

    def set_room(self, width: int) -> None:
        """Sets how wide the rows below are."""
        self._room = width
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, theme.px(36))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._names:
            edges = columns_for(self._room or self.width(), len(self._names)).players
            at = next((place for place, edge in enumerate(edges) if event.pos().x() <= edge), None)
            name = self._names[at] if at is not None and event.pos().x() > edges[0] - theme.px(100) else ""
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._names:
            return
        painter = QPainter(self)
        now = theme.current()
        at = columns_for(self._room or self.width(), len(self._names))
        quiet, bold, small = theme.font(14), theme.font(14, bold=True), theme.font(SMALLEST_TEXT, bold=True)
        height = float(self.height())
        for text, left, right, is_player in column_heads(at, self._names):
            box = QRectF(left, 0, right - left, height)
            if not is_player:
                paint_text(painter, box, text, quiet, now.ink3)
                continue
            room = box.width() - 6
            own = bold if text_width(bold, short_name(text)) <= room else small
            paint_text(painter, box, cut_text(own, short_name(text), room), own, now.ink, _RIGHT)


def column_heads(at: Columns, names: Sequence[str]) -> tuple[ColumnHead, ...]:
    """Returns what stands over each column, from left to right."""
    heads = [
        ColumnHead(tr("Hand"), at.hand, at.happened),
        ColumnHead(tr("What happened"), at.happened, at.tiles),
    ]
    if at.stacked:
        heads.append(ColumnHead(tr("Tiles and yaku"), at.tiles, at.words))
    else:
        heads.append(ColumnHead(tr("Tiles, winning tile underlined"), at.tiles, at.yaku))
        heads.append(ColumnHead(tr("Yaku"), at.yaku, at.words))
    step = at.players[1] - at.players[0] if len(at.players) > 1 else theme.px(100)
    players = (ColumnHead(name, edge - step, edge, True) for name, edge in zip(names, at.players, strict=True))
    return (*heads, *players)
