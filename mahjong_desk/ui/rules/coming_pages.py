# SPDX-License-Identifier: MIT
"""What changes from one rule system to another, on paper."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QAbstractTextDocumentLayout, QPainter, QPalette, QTextDocument

from mahjong_desk.ui.report.pages import FOOT, paint_foot
from mahjong_desk.ui.report.paper import ink, paper_font
from mahjong_desk.ui.rulebook.coming import coming_page
from mahjong_desk.ui.rulebook.html import Look

_TEXT, _TITLE, _HEADING = 12, 22, 16
_PADDING, _ON_SCREEN = 'cellpadding="4"', 'cellpadding="7"'


class ComingPages:
    """The page of what changes, cut into sheets of paper.

    Attributes:
        count: How many sheets there are.
        size: The room of each, in pixels of the design.
        title: What it is called, as it stands at the foot of each.
    """

    def __init__(self, source_id: str, target_id: str, title: str, size: QSizeF) -> None:
        """Lays the page.

        Args:
            source_id: The rule system that somebody knows.
            target_id: The one to which somebody comes.
            title: What it is called.
            size: The room of a sheet.
        """
        self.size, self.title = size, title
        colours = ink()
        look = Look(colours.ink2.name(), colours.line.name(), colours.brass_wash.name(), 0)
        serif = ", ".join(f"'{family}'" for family in paper_font(_TITLE, serif=True).families())
        self._room = QSizeF(size.width(), size.height() - FOOT)
        self._document = QTextDocument()
        self._document.setUseDesignMetrics(True)
        self._document.setDocumentMargin(0)
        font = paper_font(_TEXT)
        font.setPixelSize(_TEXT)
        self._document.setDefaultFont(font)
        self._document.setDefaultStyleSheet(
            f"a {{ color: {colours.ink.name()}; text-decoration: none; }}"
            f"h1 {{ font-family: {serif}; font-size: {_TITLE}px; }}"
            f"h2 {{ font-family: {serif}; font-size: {_HEADING}px; }}"
        )
        self._document.setHtml(coming_page(source_id, target_id, look).html.replace(_ON_SCREEN, _PADDING))
        self._document.setPageSize(self._room)
        self.count = self._document.pageCount()

    def paint(self, painter: QPainter, index: int) -> None:
        """Paints a sheet, its upper left corner at the origin of the painter."""
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, ink().ink)
        shown = QRectF(0, index * self._room.height(), self._room.width(), self._room.height())
        context.palette = palette
        context.clip = shown
        painter.save()
        painter.translate(0, -shown.top())
        painter.setClipRect(shown)
        self._document.documentLayout().draw(painter, context)
        painter.restore()
        paint_foot(painter, self, self.size, index)
