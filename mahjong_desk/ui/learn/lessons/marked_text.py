# SPDX-License-Identifier: MIT
"""A text in which pieces stand among the words."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.learn.lessons import Tiles, Words
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui import theme, words
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.kit.painting import follow_theme
from mahjong_desk.ui.kit.tiles import tile_art, tile_height

_LINE_HEIGHT = 1.5
_NARROWEST = 160
_BELOW = 6


class MarkedText(QWidget):
    """Words and pieces in lines that wrap.

    Attributes:
        parts: What is shown.
    """

    spoken_as = "StaticText"

    def __init__(self, ruleset: Ruleset, parent: QWidget | None = None, *, size: int = 18, role: str = "ink") -> None:
        """Makes an empty text.

        Args:
            ruleset: Whose pieces are shown.
            parent: The widget around it.
            size: The size of the letters in pixels at 100 %.
            role: Their colour role.
        """
        super().__init__(parent)
        self._ruleset, self._size, self._role = ruleset, size, role
        self.parts: tuple[Words | Tiles, ...] = ()
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        tile_art().style_changed.connect(self.restyle)
        follow_theme(self)

    def set_parts(self, parts: Sequence[Words | Tiles]) -> None:
        """Shows another text."""
        self.parts = tuple(parts)
        self.restyle()
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Returns the text as it is said, pieces by their names."""
        return "".join(
            part.text
            if isinstance(part, Words)
            else listed(words.piece_name(self._ruleset, piece) for piece in part.pieces)
            for part in self.parts
        )

    def restyle(self) -> None:
        """Lays the text anew in the fonts and colours of the theme."""
        self.setAccessibleName(self.text())
        width = theme.px(round(self._size * 1.25))
        html = "".join(self._html(part, width) for part in self.parts)
        self._document.setDefaultFont(theme.font(self._size))
        for name in {name for part in self.parts if isinstance(part, Tiles) for name in self._named(part)}:
            picture = tile_art().pixmap(name, width, self.devicePixelRatioF())
            self._document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(f"tile:{name}"), picture)
        self._document.setHtml(f'<p style="margin:0">{html}</p>')
        # All lines are as high as one with pieces in it, so that none stands apart.
        pictured = tile_height(width) + 10 if any(isinstance(part, Tiles) for part in self.parts) else 0
        lines = QTextBlockFormat()
        least = round(theme.px(self._size) * _LINE_HEIGHT)
        lines.setLineHeight(max(least, pictured), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        QTextCursor(self._document).mergeBlockFormat(lines)
        self._document.setTextWidth(self.width())
        self.setMinimumHeight(self.heightForWidth(self.width()) if self.width() > _NARROWEST else 0)

    def _named(self, part: Tiles) -> list[str]:
        return [self._ruleset.pieces.names[piece] for piece in part.pieces]

    def _html(self, part: Words | Tiles, width: int) -> str:
        if isinstance(part, Words):
            text = escape(part.text, quote=False)
            return f"<b>{text}</b>" if part.bold else text
        high = tile_height(width)
        pictures = "".join(
            f'<img src="tile:{name}" width="{width}" height="{high}" style="vertical-align:middle">'
            for name in self._named(part)
        )
        # Pieces of one group stay on one line.
        return f'<span style="white-space:nowrap">{pictures}</span>'

    def hasHeightForWidth(self) -> bool:
        """Returns that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Returns the height of all lines at that width."""
        shown = self._document.textWidth()
        self._document.setTextWidth(width)
        height = self._document.size().height()
        self._document.setTextWidth(shown)
        # Pieces reach below the last line.
        below = theme.px(_BELOW) if any(isinstance(part, Tiles) for part in self.parts) else 0
        return round(height + 0.5) + below

    def sizeHint(self) -> QSize:
        """Returns the room at the width that it has."""
        width = max(self.width(), _NARROWEST)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Returns the narrowest room in which it can be read."""
        return QSize(_NARROWEST, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the lines for the new width."""
        super().resizeEvent(event)
        self._document.setTextWidth(self.width())
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draws the text."""
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Text, theme.colour(self._role))
        context.palette = palette
        self._document.documentLayout().draw(QPainter(self), context)
