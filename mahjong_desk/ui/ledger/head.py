# SPDX-License-Identifier: MIT
"""The head of the ledger: the names of its columns."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.painting import cut_text, follow_theme, paint_text, short_name, text_width
from mahjong_desk.ui.ledger.columns import columns_for
from mahjong_desk.ui.theme.fonts import SMALLEST_TEXT

_RIGHT = Qt.AlignmentFlag.AlignRight


class LedgerHead(QWidget):
    """The names of the columns; it stays where the rows scroll."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Makes a head without names."""
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

    def set_room(self, width: int) -> None:
        """Sets how wide the rows below are."""
        self._room = width
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the room of one line."""
        return QSize(600, theme.px(36))

    def event(self, event: QEvent) -> bool:
        """Shows a long name whole."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._names:
            edges = columns_for(self._room or self.width(), len(self._names)).players
            at = next((place for place, edge in enumerate(edges) if event.pos().x() <= edge), None)
            name = self._names[at] if at is not None and event.pos().x() > edges[0] - theme.px(100) else ""
            QToolTip.showText(event.globalPos(), name, self)
            return True
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the names."""
        if not self._names:
            return
        painter = QPainter(self)
        now = theme.current()
        at = columns_for(self._room or self.width(), len(self._names))
        quiet, bold, small = theme.font(14), theme.font(14, bold=True), theme.font(SMALLEST_TEXT, bold=True)
        height = float(self.height())
        heads = [(at.hand, at.happened, self.tr("Hand")), (at.happened, at.tiles, self.tr("What happened"))]
        if at.stacked:
            heads.append((at.tiles, at.words, self.tr("Tiles and yaku")))
        else:
            heads.append((at.tiles, at.yaku, self.tr("Tiles, winning tile underlined")))
            heads.append((at.yaku, at.words, self.tr("Yaku")))
        for left, right, text in heads:
            paint_text(painter, QRectF(left, 0, right - left, height), text, quiet, now.ink3)
        step = at.players[1] - at.players[0] if len(at.players) > 1 else theme.px(100)
        for name, edge in zip(self._names, at.players, strict=True):
            own = bold if text_width(bold, short_name(name)) <= step - 6 else small
            shown = cut_text(own, short_name(name), step - 6)
            paint_text(painter, QRectF(edge - step, 0, step, height), shown, own, now.ink, _RIGHT)
