# SPDX-License-Identifier: MIT
"""The text of a rule page: tiles in its lines, the colours of the theme, and every place of a word marked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QAbstractScrollArea, QTextBrowser, QTextEdit, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import register_for_theme
from mahjong_desk.ui.kit.tiles.tile_art import tile_renderer
from mahjong_desk.ui.rulebook.rendering import TILE_SCHEME

_MARGIN = 24
_LINE_HEIGHT = 130
_LOW = 0.7
"""How far down the view, as a share of it, a place that was found may stand."""


class RuleBrowser(QTextBrowser):
    """Shows a page of HTML whose images of the scheme ``tile:`` are tiles; arrow keys go from link to link.

    Attributes:
        places: Where the searched text stands, in the order of the page.
        at: Which of them is shown, from 0; −1 for none.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places: list[QTextCursor] = []
        self._searched = ""
        self.at = -1
        self._html = ""
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(_MARGIN)
        register_for_theme(self)

    def show_page(self, html: str) -> None:
        """Shows a page and marks anew what is searched."""
        self._html = html
        self.restyle()

    def restyle(self) -> None:
        """Takes fonts and colours from the theme."""
        now = theme.current()
        self.setFont(theme.font(15))
        serif = ", ".join(f"'{family}'" for family in theme.font(20, serif=True).families())
        sans = ", ".join(f"'{family}'" for family in theme.font(15).families())
        self.document().setDefaultStyleSheet(
            f"body {{ color: {now.ink.name()}; }}"
            f"h1 {{ font-family: {serif}; font-size: {theme.px(25)}px; margin-bottom: {theme.px(10)}px; }}"
            f"h2 {{ font-family: {serif}; font-size: {theme.px(20)}px; margin-top: {theme.px(26)}px;"
            f" margin-bottom: {theme.px(8)}px; }}"
            f"p, li {{ line-height: {_LINE_HEIGHT}%; margin-bottom: {theme.px(8)}px; }}"
            f"code {{ font-family: {sans}; background-color: {now.brass_wash.name()}; }}"
            f"th {{ font-weight: normal; font-size: {theme.px(14)}px; }}"
        )
        self.setHtml(self._html)
        self.search(self._searched)

    def search(self, text: str) -> int:
        """Marks every place of ``text``, whatever its case, and returns how many there are."""
        self._searched = text
        self.at = -1
        self.places = []
        if text.strip():
            cursor = QTextCursor(self.document())
            while not (cursor := self.document().find(text, cursor)).isNull():
                self.places.append(QTextCursor(cursor))
        self._mark()
        return len(self.places)

    def go_on(self, step: int = 1) -> int:
        """Goes to the next place of the searched text, round the page; returns its number from 1, 0 for none."""
        return self.show_place((self.at + step) % len(self.places)) if self.places else 0

    def first_in_sight(self) -> int:
        """Returns which place of the searched text comes first from the upper edge of what is seen, from 0."""
        edge = self.cursorForPosition(QPoint(0, 0)).position()
        return next((at for at, place in enumerate(self.places) if place.selectionStart() >= edge), 0)

    def show_place(self, at: int) -> int:
        """Goes to a place of the searched text; returns its number from 1.

        Args:
            at: Which one, from 0.
        """
        self.at = at
        self._mark()
        found = QTextCursor(self.places[self.at])
        found.clearSelection()
        self.setTextCursor(found)
        self.ensureCursorVisible()
        line, high = self.cursorRect(), self.viewport().height()
        if line.bottom() > high * _LOW:
            # What it belongs to stands above it, and goes on below.
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + line.top() - high // 3)
        return self.at + 1

    def _mark(self) -> None:
        now = theme.current()
        marks = []
        for place, cursor in enumerate(self.places):
            mark = QTextEdit.ExtraSelection()
            style = QTextCharFormat()
            style.setBackground(now.brass if place == self.at else now.brass_wash)
            style.setForeground(now.brass_ink if place == self.at else now.ink)
            lines = QTextCharFormat.UnderlineStyle
            style.setUnderlineStyle(lines.SingleUnderline if place == self.at else lines.DotLine)
            style.setFontOverline(place == self.at)
            mark.format = style
            mark.cursor = cursor
            marks.append(mark)
        self.setExtraSelections(marks)

    def focusNextPrevChild(self, following: bool) -> bool:
        return QAbstractScrollArea.focusNextPrevChild(self, following)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: False, Qt.Key.Key_Right: True}
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.key() in steps:
            super().focusNextPrevChild(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draws the tiles that the page names."""
        text = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value and text.startswith(TILE_SCHEME):
            notation, _, width = text.removeprefix(TILE_SCHEME).partition("/")
            return tile_renderer().pixmap(notation, int(width), self.devicePixelRatioF())
        return super().loadResource(kind, name)
