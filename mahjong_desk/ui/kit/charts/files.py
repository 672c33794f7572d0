# SPDX-License-Identifier: MIT
"""Charts as picture files, in paper colours and with a fixed text size."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.chart import Chart
from mahjong_desk.ui.kit.charts.drawing import paint_drawing
from mahjong_desk.ui.kit.painting import paint_text
from mahjong_desk.ui.theme.palette import Theme

_MARGIN, _TITLE = 16.0, 32.0
_PIXEL_RATIO = 3


def paint_chart(painter: QPainter, box: QRectF, chart: Chart, colours: Theme) -> None:
    """Paints a chart into a box in design pixels, whatever the window's text size."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(1 / theme.scale(), 1 / theme.scale())
    room = QRectF(0, 0, box.width() * theme.scale(), box.height() * theme.scale())
    paint_drawing(painter, chart.draw(room), colours)
    painter.restore()


def picture_size(chart: Chart) -> QSizeF:
    """Returns the size of a chart's picture in design pixels."""
    size = chart.size() / theme.scale()
    return QSizeF(round(size.width() + 2 * _MARGIN), round(size.height() + 2 * _MARGIN + _TITLE))


def chart_image(chart: Chart) -> QImage:
    """Returns a chart as an image with three times the resolution of a screen."""
    size = picture_size(chart)
    made = QImage((size * _PIXEL_RATIO).toSize(), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(_PIXEL_RATIO)
    colours = theme.print_theme()
    made.fill(colours.paper)
    painter = QPainter(made)
    _paint_below_title(painter, size, chart, colours)
    painter.end()
    return made


def chart_png(chart: Chart) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    chart_image(chart).save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def chart_svg(chart: Chart) -> bytes:
    """Returns a chart as an SVG file; its texts remain texts."""
    # Imported lazily to keep startup fast.
    from PySide6.QtSvg import QSvgGenerator

    size = picture_size(chart)
    data = QByteArray()
    buffer = QBuffer(data)
    made = QSvgGenerator()
    made.setOutputDevice(buffer)
    made.setSize(QSize(round(size.width()), round(size.height())))
    made.setViewBox(QRectF(0, 0, size.width(), size.height()))
    made.setResolution(96)
    made.setTitle(chart.title)
    colours = theme.print_theme()
    painter = QPainter(made)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), colours.paper)
    _paint_below_title(painter, size, chart, colours)
    painter.end()
    buffer.close()
    return bytes(data.data())


def _paint_below_title(painter: QPainter, size: QSizeF, chart: Chart, colours: Theme) -> None:
    inside = QRectF(0, 0, size.width(), size.height()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    painter.save()
    painter.translate(inside.topLeft())
    painter.scale(1 / theme.scale(), 1 / theme.scale())
    room = QRectF(0, 0, inside.width() * theme.scale(), (_TITLE - 10) * theme.scale())
    paint_text(painter, room, chart.title, theme.font(18, serif=True), colours.ink)
    painter.restore()
    paint_chart(painter, inside.adjusted(0, _TITLE, 0, 0), chart, colours)
