# SPDX-License-Identifier: MIT
"""A text browser that shows tiles in its lines and marks all matches of a search."""

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
_MAX_MATCH_HEIGHT = 0.7
"""A match below this share of the view is scrolled further up."""


class RuleBrowser(QTextBrowser):
    """Shows HTML with ``tile:`` images; the arrow keys move between links.

    Attributes:
        matches: The matches of the search, in the order of the page.
        match_index: The index of the current match; −1 for none.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches: list[QTextCursor] = []
        self._searched = ""
        self.match_index = -1
        self._html = ""
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(_MARGIN)
        register_for_theme(self)

    def show_page(self, html: str, anchor: str = "") -> None:
        """Shows a page from an anchor or the top, and repeats the search."""
        self._html = html
        self._restyle(anchor)

    def current_anchor(self) -> str:
        """Returns the last anchor above the visible part; empty at the top."""
        anchor, block = "", self.document().begin()
        # Without a layout, positions are not known yet.
        top = self.cursorForPosition(QPoint(0, 0)).position() if self.verticalScrollBar().value() else -1
        while block.isValid() and block.position() <= top:
            part = block.begin()
            while not part.atEnd():
                anchor = next(iter(part.fragment().charFormat().anchorNames()), anchor)
                part += 1
            block = block.next()
        return anchor

    def restyle(self) -> None:
        self._restyle(self.current_anchor())

    def _restyle(self, anchor: str) -> None:
        colours = theme.current()
        self.setFont(theme.font(15))
        serif = ", ".join(f"'{family}'" for family in theme.font(20, serif=True).families())
        sans = ", ".join(f"'{family}'" for family in theme.font(15).families())
        self.document().setDefaultStyleSheet(
            f"body {{ color: {colours.ink.name()}; }}"
            f"h1 {{ font-family: {serif}; font-size: {theme.px(25)}px; margin-bottom: {theme.px(10)}px; }}"
            f"h2 {{ font-family: {serif}; font-size: {theme.px(20)}px; margin-top: {theme.px(26)}px;"
            f" margin-bottom: {theme.px(8)}px; }}"
            f"p, li {{ line-height: {_LINE_HEIGHT}%; margin-bottom: {theme.px(8)}px; }}"
            f"code {{ font-family: {sans}; background-color: {colours.brass_wash.name()}; }}"
            f"th {{ font-weight: normal; font-size: {theme.px(14)}px; }}"
        )
        self.setHtml(self._html)
        self.search(self._searched)
        if anchor:
            self.scrollToAnchor(anchor)

    def search(self, text: str) -> int:
        """Marks all matches of ``text``, ignoring case, and returns their number."""
        self._searched = text
        self.match_index = -1
        self.matches = []
        if text.strip():
            cursor = QTextCursor(self.document())
            while not (cursor := self.document().find(text, cursor)).isNull():
                self.matches.append(QTextCursor(cursor))
        self._mark()
        return len(self.matches)

    def find_next(self) -> int:
        """Moves to the next match, wrapping around; returns its number, or 0 for none."""
        return self.show_match((self.match_index + 1) % len(self.matches)) if self.matches else 0

    def first_visible_match(self) -> int:
        """Returns the index of the first match from the top of the view on, or 0."""
        top = self.cursorForPosition(QPoint(0, 0)).position()
        return next((index for index, match in enumerate(self.matches) if match.selectionStart() >= top), 0)

    def show_match(self, index: int) -> int:
        """Moves to a match by its index; returns its number from 1."""
        self.match_index = index
        self._mark()
        cursor = QTextCursor(self.matches[index])
        cursor.clearSelection()
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        line, height = self.cursorRect(), self.viewport().height()
        if line.bottom() > height * _MAX_MATCH_HEIGHT:
            # Show some context above and below.
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + line.top() - height // 3)
        return index + 1

    def _mark(self) -> None:
        colours, lines = theme.current(), QTextCharFormat.UnderlineStyle
        marks = []
        for index, cursor in enumerate(self.matches):
            current = index == self.match_index
            style = QTextCharFormat()
            style.setBackground(colours.brass if current else colours.brass_wash)
            style.setForeground(colours.brass_ink if current else colours.ink)
            style.setUnderlineStyle(lines.SingleUnderline if current else lines.DotLine)
            style.setFontOverline(current)
            mark = QTextEdit.ExtraSelection()
            mark.format, mark.cursor = style, cursor
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
        text = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value and text.startswith(TILE_SCHEME):
            notation, _, width = text.removeprefix(TILE_SCHEME).partition("/")
            return tile_renderer().pixmap(notation, int(width), self.devicePixelRatioF())
        return super().loadResource(kind, name)
