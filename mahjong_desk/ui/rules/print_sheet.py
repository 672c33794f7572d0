# SPDX-License-Identifier: MIT
"""The sheet to print the comparison of two rule systems, or to save it as PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QAbstractTextDocumentLayout, QFont, QPainter, QPalette, QTextDocument, QTextTable

from mahjong_desk.club.file_names import file_name
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.report.output import FileKind, render_pdf
from mahjong_desk.ui.report.pages import FOOTER_HEIGHT, Pages, paint_footer
from mahjong_desk.ui.report.paper import paper_font
from mahjong_desk.ui.report.paper_sheet import PrintSheet
from mahjong_desk.ui.rulebook.rendering import TableStyle
from mahjong_desk.ui.rulebook.system_diff import system_diff_page
from mahjong_desk.ui.text.vocabulary import short_ruleset

_TEXT, _TITLE, _HEADING = 12, 22, 16
_PAPER_PADDING, _SCREEN_PADDING = 'cellpadding="4"', 'cellpadding="7"'


class SystemDiffPages:
    """A comparison of rule systems on sheets of ``size``, in pixels of the design."""

    def __init__(self, source_id: str, target_id: str, title: str, size: QSizeF) -> None:
        self.size, self.title = size, title
        colours = theme.print_theme()
        look = TableStyle(colours.ink2.name(), colours.line.name(), colours.brass_wash.name(), 0)
        serif = ", ".join(f"'{family}'" for family in paper_font(_TITLE, serif=True).families())
        self._room = QSizeF(size.width(), size.height() - FOOTER_HEIGHT)
        self._document = QTextDocument()
        self._document.setUseDesignMetrics(True)
        self._document.setDocumentMargin(0)
        font = QFont(paper_font(_TEXT))
        font.setPixelSize(_TEXT)
        self._document.setDefaultFont(font)
        self._document.setDefaultStyleSheet(
            f"a {{ color: {colours.ink.name()}; text-decoration: none; }}"
            f"h1 {{ font-family: {serif}; font-size: {_TITLE}px; }}"
            f"h2 {{ font-family: {serif}; font-size: {_HEADING}px; }}"
        )
        page = system_diff_page(source_id, target_id, look)
        self._document.setHtml(page.html.replace(_SCREEN_PADDING, _PAPER_PADDING))
        self._document.setTextWidth(self._room.width())
        self.sheets = _fill_sheets(tuple(_strips(self._document)), self._room.height())
        self.count = len(self.sheets)

    def paint(self, painter: QPainter, index: int) -> None:
        context = QAbstractTextDocumentLayout.PaintContext()
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, theme.print_theme().ink)
        context.palette = palette
        y, width = 0.0, self._room.width()
        for strip in self.sheets[index]:
            area = QRectF(0, strip.top, width, strip.height)
            context.clip = area
            painter.save()
            painter.translate(0, y - strip.top)
            painter.setClipRect(area)
            self._document.documentLayout().draw(painter, context)
            painter.restore()
            y += strip.height
        paint_footer(painter, self, self.size, index)


class PageStrip(NamedTuple):
    """A part that is never cut in two: a paragraph, a heading or a table row."""

    top: float
    bottom: float
    keeps_next: bool = False  # Whether the next strip must be on the same sheet.
    head: PageStrip | None = None  # The head of its table, for the rows below it.

    @property
    def height(self) -> float:
        return self.bottom - self.top


def _strips(document: QTextDocument) -> Iterator[PageStrip]:
    layout = document.documentLayout()
    starts: list[tuple[float, bool, int]] = []
    position = document.rootFrame().begin()
    while not position.atEnd():
        frame, block = position.currentFrame(), position.currentBlock()
        if isinstance(frame, QTextTable):
            for row in range(frame.rows()):
                first = frame.cellAt(row, 0).firstCursorPosition().block()
                # A head starts below its padding: the text above overlaps the padding and would be repeated with the head.
                padding = frame.format().cellPadding() + 1 if row else 0.0
                starts.append((layout.blockBoundingRect(first).top() - padding, row == 0, row))
        elif block.text():
            starts.append((layout.blockBoundingRect(block).top(), block.blockFormat().headingLevel() > 0, -1))
        position += 1
    ends = [top for top, _keeps, _row in starts[1:]] + [layout.documentSize().height()]
    header: PageStrip | None = None
    for (top, keeps_next, row), end in zip(starts, ends, strict=True):
        strip = PageStrip(top, end, keeps_next, header if row > 0 else None)
        header = strip if row == 0 else header
        yield strip


def _fill_sheets(strips: Sequence[PageStrip], room: float) -> tuple[tuple[PageStrip, ...], ...]:
    """Returns the strips of each sheet, repeating the head of a continued table."""
    pages: list[list[PageStrip]] = [[]]
    used, start = 0.0, 0
    while start < len(strips):
        last = start
        while strips[last].keeps_next and last + 1 < len(strips):
            last += 1
        chain = list(strips[start : last + 1])
        height = sum(strip.height for strip in chain)
        if pages[-1] and used + height > room:
            header = chain[0].head
            pages.append([header] if header is not None else [])
            used = header.height if header is not None else 0.0
        pages[-1] += chain
        used += height
        start = last + 1
    return tuple(tuple(page) for page in pages)


class SystemDiffPrintSheet(PrintSheet):
    help_page = "rules"

    def __init__(self, source_id: str, target_id: str, window: Navigator) -> None:
        super().__init__(tr("What changes"), window)
        self._pair = source_id, target_id
        names = {"source": short_ruleset(get_ruleset(source_id)), "target": short_ruleset(get_ruleset(target_id))}
        self.title = tr("{target} for {source} players").format(**names)
        heading = Label(self.title, size=20, serif=True, wrap=True)
        self.add_preview(heading, Label(tr("Each under its default options."), wrap=True))
        self.save_button, self.print_button = self.add_output_buttons(self._save, printing=False, as_pdf=True)
        self.show_pages()

    def paginate(self, size: QSizeF) -> Pages:
        return SystemDiffPages(*self._pair, self.title, size)

    def _save(self) -> None:
        name = file_name(self.title, FileKind.PDF.value, "-".join(self._pair))
        self.save(name, FileKind.PDF, lambda: render_pdf(self.paginate, self.paper_layout()))
