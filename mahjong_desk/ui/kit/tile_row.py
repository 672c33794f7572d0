# SPDX-License-Identifier: MIT
"""A strip of pieces to read."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.ui.kit.faces import TileGroup, groups_text
from mahjong_desk.ui.kit.painting import follow_theme, stands_on
from mahjong_desk.ui.kit.tiles import groups_size, paint_groups, tile_art


class TileRow(QWidget):
    """A strip of groups to read, in one line."""

    def __init__(
        self,
        groups: tuple[TileGroup, ...] = (),
        width: int = 25,
        parent: QWidget | None = None,
        *,
        gap: int = 0,
    ) -> None:
        super().__init__(parent)
        self._width, self._gap = width, gap
        self._groups = groups
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        tile_art().style_changed.connect(self.update)
        follow_theme(self)

    @property
    def groups(self) -> tuple[TileGroup, ...]:
        """What is shown."""
        return self._groups

    def set_groups(self, groups: tuple[TileGroup, ...]) -> None:
        """Shows other groups."""
        self._groups = groups
        self.restyle()
        self.updateGeometry()
        self.update()

    def set_tile_width(self, width: int) -> None:
        """Shows the tiles at another width."""
        self._width = width
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Says the tiles in the language that holds now."""
        self.setAccessibleName(groups_text(self._groups))

    def _space(self) -> int:
        return self._gap or max(6, round(self._width * 0.32))

    def sizeHint(self) -> QSize:
        size = groups_size(self._groups, self._width, self._space())
        return QSize(round(size.width()) + 2 * 4, round(size.height()) + 4 + 7)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        on_felt = stands_on(self) == "felt"
        paint_groups(QPainter(self), 4, 4, self._groups, self._width, self._space(), on_felt=on_felt)
