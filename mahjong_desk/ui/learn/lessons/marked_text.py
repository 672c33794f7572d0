# SPDX-License-Identifier: MIT
"""A text in which pieces stand among the words."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.learn.lessons import Tiles, Words
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import follow_theme
from mahjong_desk.ui.kit.tiles import tile_art
from mahjong_desk.ui.learn.lessons.marked_document import MarkedDocument, Parts, spoken_text

_NARROWEST = 160


class MarkedText(QWidget):
    """Words and pieces in lines that wrap.

    Attributes:
        parts: What is shown.
    """

    spoken_as = "StaticText"

    def __init__(
        self,
        ruleset: Ruleset,
        parent: QWidget | None = None,
        *,
        size: int = 18,
        role: str = "ink",
        bold: bool = False,
        narrowest: int = _NARROWEST,
    ) -> None:
        """Makes an empty text.

        Args:
            ruleset: Whose pieces are shown.
            parent: The widget around it.
            size: The size of the letters in pixels at 100 %.
            role: Their colour role.
            bold: Whether all words are bold.
            narrowest: How wide it is at least, in pixels at 100 %.
        """
        super().__init__(parent)
        self._ruleset, self._size, self._role, self._bold = ruleset, size, role, bold
        self._narrowest = narrowest
        self.parts: tuple[Words | Tiles, ...] = ()
        self._document = MarkedDocument(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        tile_art().style_changed.connect(self.restyle)
        follow_theme(self)

    def set_parts(self, parts: Parts) -> None:
        """Shows another text."""
        self.parts = tuple(parts)
        self.restyle()
        self.updateGeometry()
        self.update()

    def set_size(self, size: int) -> None:
        """Takes letters of another size, in pixels at 100 %."""
        if size != self._size:
            self._size = size
            self.restyle()
            self.updateGeometry()
            self.update()

    def text(self) -> str:
        """Returns the text as it is said, pieces by their names."""
        return spoken_text(self._ruleset, self.parts)

    def restyle(self) -> None:
        """Lays the text anew in the fonts and colours of the theme."""
        self.setAccessibleName(self.text())
        ratio = self.devicePixelRatioF()
        self._document.lay(self._ruleset, self.parts, size=self._size, bold=self._bold, ratio=ratio)
        self._document.setTextWidth(self.width())
        laid = self.width() > theme.px(self._narrowest)
        self.setMinimumHeight(self.heightForWidth(self.width()) if laid else 0)

    def hasHeightForWidth(self) -> bool:
        """Returns that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Returns the height of all lines at that width."""
        return self._document.height_at(width)

    def sizeHint(self) -> QSize:
        """Returns the room at the width that it has."""
        width = max(self.width(), theme.px(self._narrowest))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Returns the narrowest room in which it can be read."""
        return QSize(theme.px(self._narrowest), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the lines for the new width."""
        super().resizeEvent(event)
        self._document.setTextWidth(self.width())
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the text."""
        self._document.draw(QPainter(self), theme.colour(self._role))
