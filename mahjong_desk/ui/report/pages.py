# SPDX-License-Identifier: MIT
"""Lays a report onto pages: one for the short form, as many as it takes for the full one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QLocale, QMarginsF, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from mahjong_desk.texts import tr
from mahjong_desk.ui.report.blocks import Item, PageForm, items_of
from mahjong_desk.ui.report.contents import Report
from mahjong_desk.ui.report.paper import SMALL, Block, Words, hairline, ink

INCH = 96.0
"""Pixels of the design in an inch."""

_MARGIN = 13.0
"""Millimetres."""

FOOT = 26.0
"""The room at the foot of a page, for one line."""

_FOOT_LINE = 13.0
"""The room of a second line there."""

_SMALLEST_SCALE = 0.3


@dataclass(frozen=True, slots=True)
class _Placed:
    block: Block
    y: float


@dataclass(frozen=True, slots=True)
class _Page:
    """One page."""

    placed: tuple[_Placed, ...]
    scale: float = 1.0


def usual_layout(*, large: bool = False) -> QPageLayout:
    """Returns the page that people here have in their printers: Letter in America, A4 elsewhere."""
    american = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    sizes = QPageSize.PageSizeId
    usual, twice = (sizes.Letter, sizes.Tabloid) if american else (sizes.A4, sizes.A3)
    size = QPageSize(twice if large else usual)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def inner_size(layout: QPageLayout) -> QSizeF:
    """Returns the room inside the margins of a page, in pixels of the design."""
    return layout.paintRect(QPageLayout.Unit.Inch).size() * INCH


class Paged(Protocol):
    """Anything that lies on pages: it can be shown, printed and written as PDF."""

    @property
    def count(self) -> int:
        """How many pages there are."""

    @property
    def title(self) -> str:
        """What the document is called."""

    def paint(self, painter: QPainter, index: int) -> None:
        """Paints a page, its upper left corner at the origin of the painter."""


class LaidPages:
    """Blocks on pages.

    Attributes:
        size: The room of each, in pixels of the design.
        fingerprint: The fingerprint of the ledger, which stands there too; empty where it is not known.
    """

    def __init__(
        self, title: str, items: Sequence[Item], size: QSizeF, *, fingerprint: str = "", on_one: bool = False
    ) -> None:
        self.size = size
        self.title = title
        self.fingerprint = fingerprint
        room = QSizeF(size.width(), size.height() - FOOT - (_FOOT_LINE if fingerprint else 0))
        self._pages = (_on_one(items, room),) if on_one else _on_many(items, room)
        self.count = len(self._pages)

    def paint(self, painter: QPainter, index: int) -> None:
        """Paints a page, its upper left corner at the origin of the painter."""
        page = self._pages[index]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(page.scale, page.scale)
        for placed in page.placed:
            placed.block.paint(painter, 0, placed.y, self.size.width() / page.scale)
        painter.restore()
        paint_foot(painter, self, self.size, index, self.fingerprint)


class Pages(LaidPages):
    """The pages of a report of a match or a session."""

    def __init__(self, report: Report, form: PageForm, size: QSizeF) -> None:
        items, on_one = items_of(report, form), form is PageForm.SHORT
        super().__init__(report.title, items, size, fingerprint=report.fingerprint, on_one=on_one)


def paint_foot(painter: QPainter, pages: Paged, size: QSizeF, index: int, fingerprint: str = "") -> None:
    """Paints what stands at the foot of every page: the title, the number of the page where there are several, and the fingerprint."""
    width, top = size.width(), size.height() - FOOT + 8 - (_FOOT_LINE if fingerprint else 0)
    hairline(painter, 0, top, width)
    name = tr("{title} · Mahjong Desk").format(title=pages.title)
    Words(name, width * 0.7, SMALL).paint(painter, 0, top + 3, ink().ink3)
    if fingerprint:
        # By itself on a line: what is compared letter by letter must not be cut off by a long title.
        Words(fingerprint, width, SMALL).paint(painter, 0, top + 3 + _FOOT_LINE, ink().ink3)
    if pages.count == 1:
        return
    number = tr("Page {number} of {count}").format(number=index + 1, count=pages.count)
    right = Words(number, width * 0.3, SMALL, align=Qt.AlignmentFlag.AlignRight)
    right.paint(painter, width * 0.7, top + 3, ink().ink3)


def total_height(items: Sequence[Item], width: float) -> float:
    """Returns the height of all blocks of a report one below the other."""
    return sum(item.block.height(width) for item in items)


def _stacked(items: Sequence[Item], width: float) -> tuple[_Placed, ...]:
    placed, y = [], 0.0
    for item in items:
        placed.append(_Placed(item.block, y))
        y += item.block.height(width)
    return tuple(placed)


def _on_one(items: Sequence[Item], room: QSizeF) -> _Page:
    """Puts everything onto one page, smaller where it would not fit."""
    scale = 1.0
    while scale > _SMALLEST_SCALE and total_height(items, room.width() / scale) * scale > room.height():
        scale -= 0.02
    return _Page(_stacked(items, room.width() / scale), scale)


def _on_many(items: Sequence[Item], room: QSizeF) -> tuple[_Page, ...]:
    """Puts everything onto as many pages as it takes; what belongs together goes over together."""
    width = room.width()
    pages: list[_Page] = []
    placed: list[_Placed] = []
    y = 0.0
    for chain in _chains(items):
        high = [item.block.height(width) for item in chain]
        first = chain[0]
        if placed and (first.begins_page or y + sum(high) > room.height()):
            pages.append(_Page(tuple(placed)))
            placed, y = [], 0.0
            if first.head is not None:
                placed.append(_Placed(first.head, 0))
                y = first.head.height(width)
        if not placed and sum(high) > room.height():
            # More than a page can hold: made smaller rather than cut off.
            pages.append(_on_one(chain, room))
            continue
        for item, height in zip(chain, high, strict=True):
            placed.append(_Placed(item.block, y))
            y += height
    if placed or not pages:
        pages.append(_Page(tuple(placed)))
    return tuple(pages)


def _chains(items: Sequence[Item]) -> list[list[Item]]:
    """Returns the blocks in groups that stand on one page."""
    chains: list[list[Item]] = []
    going_on = False
    for item in items:
        if going_on and not item.begins_page:
            chains[-1].append(item)
        else:
            chains.append([item])
        going_on = item.block.keeps_next
    return chains
