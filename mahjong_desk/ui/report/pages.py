# SPDX-License-Identifier: MIT
"""Lays out blocks on pages: a short report on one, a full one on several."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QLocale, QMarginsF, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.report.blocks import PageItem, ReportLength, report_items
from mahjong_desk.ui.report.contents import Report
from mahjong_desk.ui.report.paper import SMALL, PrintBlock, TextLayout, elided_text, hairline

INCH = 96.0
"""Pixels of the design in an inch."""

_MARGIN = 13.0
"""The margins of a page, in millimetres."""

FOOTER_HEIGHT = 26.0
"""The height of a footer with one line."""

_FOOTER_LINE_HEIGHT = 13.0
"""The height of a second line of the footer."""

_SCALES = range(100, 29, -2)
"""The scales at which blocks are made to fit on one page, in percent; smaller ones could not be read."""


class _PageLayout(NamedTuple):
    """The blocks of a page with their positions from the top, in pixels of the design."""

    placed: tuple[tuple[PrintBlock, float], ...]
    scale: float = 1.0


def usual_layout(*, large: bool = False) -> QPageLayout:
    """Returns the default paper, Letter or A4 by locale, twice as large if ``large``."""
    american = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    sizes = QPageSize.PageSizeId
    small, double = (sizes.Letter, sizes.Tabloid) if american else (sizes.A4, sizes.A3)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    portrait, millimetres = QPageLayout.Orientation.Portrait, QPageLayout.Unit.Millimeter
    return QPageLayout(QPageSize(double if large else small), portrait, margins, millimetres)


def content_size(layout: QPageLayout) -> QSizeF:
    """Returns the size of a page inside its margins, in pixels of the design."""
    return layout.paintRect(QPageLayout.Unit.Inch).size() * INCH


class Pages(Protocol):
    """A document on pages, which can be shown, printed and written as PDF."""

    @property
    def count(self) -> int: ...

    @property
    def title(self) -> str: ...

    def paint(self, painter: QPainter, index: int) -> None:
        """Paints a page, its upper left corner at the origin of the painter."""


class PaginatedBlocks:
    """Blocks on pages; ``size`` is that inside the margins, in pixels of the design."""

    def __init__(
        self, title: str, items: Sequence[PageItem], size: QSizeF, *, fingerprint: str = "", one_page: bool = False
    ) -> None:
        self.size, self.title, self.fingerprint = size, title, fingerprint
        room = QSizeF(size.width(), size.height() - FOOTER_HEIGHT - (_FOOTER_LINE_HEIGHT if fingerprint else 0))
        scale = _find_scale(items, room) if one_page else None
        self._pages = (_place_on_one_page(items, room, scale),) if scale is not None else _break_into_pages(items, room)
        self.count = len(self._pages)

    def paint(self, painter: QPainter, index: int) -> None:
        placed, scale = self._pages[index]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        for block, y in placed:
            block.paint(painter, 0, y, self.size.width() / scale)
        painter.restore()
        paint_footer(painter, self, self.size, index, self.fingerprint)


class ReportPages(PaginatedBlocks):
    """The pages of a report of a match or a session."""

    def __init__(self, report: Report, length: ReportLength, size: QSizeF) -> None:
        items, one_page = report_items(report, length), length is ReportLength.SHORT
        super().__init__(report.title, items, size, fingerprint=report.fingerprint, one_page=one_page)


def paint_footer(painter: QPainter, pages: Pages, size: QSizeF, index: int, fingerprint: str = "") -> None:
    """Paints the footer of a page: title, page number if several, and fingerprint."""
    width, top = size.width(), size.height() - FOOTER_HEIGHT + 8 - (_FOOTER_LINE_HEIGHT if fingerprint else 0)
    hairline(painter, 0, top, width)
    name = tr("{title} · Mahjong Desk").format(title=pages.title)
    name = elided_text(name, width * (0.7 if pages.count > 1 else 1), SMALL)
    TextLayout(name, width, SMALL).paint(painter, 0, top + 3, theme.print_theme().ink3)
    if fingerprint:
        # On a separate line, so that a long title never cuts it off.
        TextLayout(fingerprint, width, SMALL).paint(painter, 0, top + 3 + _FOOTER_LINE_HEIGHT, theme.print_theme().ink3)
    if pages.count == 1:
        return
    number = tr("Page {number} of {count}").format(number=index + 1, count=pages.count)
    right = TextLayout(number, width * 0.3, SMALL, align=Qt.AlignmentFlag.AlignRight)
    right.paint(painter, width * 0.7, top + 3, theme.print_theme().ink3)


def total_height(items: Sequence[PageItem], width: float) -> float:
    return sum(item.block.height(width) for item in items)


def _place_on_one_page(items: Sequence[PageItem], room: QSizeF, scale: float) -> _PageLayout:
    placed, y = [], 0.0
    for item in items:
        placed.append((item.block, y))
        y += item.block.height(room.width() / scale)
    return _PageLayout(tuple(placed), scale)


def _find_scale(items: Sequence[PageItem], room: QSizeF) -> float | None:
    """Returns the scale at which blocks fit on a page, or None if they get too small."""
    scales = (percent / 100 for percent in _SCALES)
    return next((scale for scale in scales if total_height(items, room.width() / scale) * scale <= room.height()), None)


def _break_into_pages(items: Sequence[PageItem], room: QSizeF) -> tuple[_PageLayout, ...]:
    """Places blocks on as many pages as they need, and keeps each chain on one page."""
    width = room.width()
    pages: list[_PageLayout] = []
    placed: list[tuple[PrintBlock, float]] = []
    y = 0.0
    for group in _chains(items):
        chain, heights = group, [item.block.height(width) for item in group]
        first = chain[0]
        if placed and (first.begins_page or y + sum(heights) > room.height()):
            pages.append(_PageLayout(tuple(placed)))
            placed, y = [], 0.0
            if first.header is not None:
                chain, heights = [PageItem(first.header), *chain], [first.header.height(width), *heights]
        if not placed and sum(heights) > room.height():
            # Larger than a page: scaled down instead of cut off.
            pages.append(_place_on_one_page(chain, room, _find_scale(chain, room) or _SCALES[-1] / 100))
            continue
        for item, height in zip(chain, heights, strict=True):
            placed.append((item.block, y))
            y += height
    if placed or not pages:
        pages.append(_PageLayout(tuple(placed)))
    return tuple(pages)


def _chains(items: Sequence[PageItem]) -> list[list[PageItem]]:
    """Returns the blocks in groups that must be on the same page."""
    chains: list[list[PageItem]] = []
    keeps_next = False
    for item in items:
        if keeps_next and not item.begins_page:
            chains[-1].append(item)
        else:
            chains.append([item])
        keeps_next = item.block.keeps_next
    return chains
