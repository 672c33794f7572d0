# SPDX-License-Identifier: MIT
"""Writes pages as PDF and pictures, and prints them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSizeF
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from mahjong_desk.texts import tr
from mahjong_desk.ui.report.blocks import Item, PageForm, items_of
from mahjong_desk.ui.report.contents import Report
from mahjong_desk.ui.report.pages import INCH, Paged, Pages, inner_size, total_height, usual_layout
from mahjong_desk.ui.report.paper import ink

_RESOLUTION = 1200
_PICTURE_WIDTH = 700.0
_PICTURE_MARGIN = 36.0
_PICTURE_SCALE = 2


Laying = Callable[[QSizeF], Paged]
"""Lays a document onto pages of a size."""


def pdf_bytes(report: Report, form: PageForm) -> bytes:
    """Returns a report as a PDF, its fonts inside."""
    return pdf_of(lambda size: Pages(report, form, size))


def pdf_of(lay: Laying, paper: QPageLayout | None = None) -> bytes:
    """Returns a document as a PDF, its fonts inside.

    Args:
        paper: The pages; the usual ones if None.
    """
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setPageLayout(paper if paper is not None else usual_layout())
    pages = lay(inner_size(writer.pageLayout()))
    writer.setTitle(pages.title)
    writer.setCreator(tr("Mahjong Desk"))
    paint_pages(pages, writer, _RESOLUTION)
    buffer.close()
    return bytes(data.data())


def print_pages(lay: Laying, printer: QPrinter) -> bool:
    """Sends a document to a printer, or those pages that its dialog chose; tells whether the printer took them."""
    pages = lay(inner_size(printer.pageLayout()))
    printer.setDocName(pages.title)
    chosen = range(pages.count)
    if printer.printRange() == QPrinter.PrintRange.PageRange and printer.fromPage():
        chosen = range(printer.fromPage() - 1, min(printer.toPage(), pages.count))
    return paint_pages(pages, printer, printer.resolution(), chosen)


def paint_pages(pages: Paged, device: QPagedPaintDevice, resolution: int, chosen: range | None = None) -> bool:
    """Paints pages on a device, all of them if none are chosen; tells whether the device took them."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    painter.scale(resolution / INCH, resolution / INCH)
    for place, index in enumerate(chosen if chosen is not None else range(pages.count)):
        if place:
            device.newPage()
        pages.paint(painter, index)
    return painter.end()


def picture(items: Sequence[Item]) -> QImage:
    """Returns blocks as one picture, as high as they need."""
    height = total_height(items, _PICTURE_WIDTH)
    whole = QSizeF(_PICTURE_WIDTH + 2 * _PICTURE_MARGIN, height + 2 * _PICTURE_MARGIN)
    made = QImage((whole * _PICTURE_SCALE).toSize(), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(_PICTURE_SCALE)
    made.fill(ink().paper)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    y = _PICTURE_MARGIN
    for item in items:
        item.block.paint(painter, _PICTURE_MARGIN, y, _PICTURE_WIDTH)
        y += item.block.height(_PICTURE_WIDTH)
    painter.end()
    return made


def png_bytes(report: Report) -> bytes:
    """Returns the short form of a report as a PNG file."""
    return png_of(items_of(report, PageForm.SHORT))


def png_of(items: Sequence[Item]) -> bytes:
    """Returns blocks as a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(items).save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())
