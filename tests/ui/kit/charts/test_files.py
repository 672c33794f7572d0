# SPDX-License-Identifier: MIT
"""Charts as pictures: the same whatever size and colours the window has."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.drawing import Chart, chart_image, chart_png, chart_svg
from mahjong_desk.ui.theme.palette import read_theme
from tests.ui.kit.charts.test_kinds import ALL, AOI, places


@pytest.mark.parametrize("chart", ALL, ids=lambda chart: type(chart).__name__)
def test_every_chart_can_be_a_picture_and_a_drawing(chart: Chart) -> None:
    picture = QImage.fromData(chart_png(chart))
    assert not picture.isNull()
    drawn = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
    assert len(drawn) > 5
    root = ElementTree.fromstring(chart_svg(chart))
    assert root.tag.endswith("svg")
    assert chart.title in "".join(root.itertext())


def test_a_drawing_keeps_its_texts_as_texts() -> None:
    texts = "".join(ElementTree.fromstring(chart_svg(places(AOI))).itertext())
    assert "+184.3" in texts
    assert "Riichi" in texts
    # The title of the drawing, and the one that is drawn.
    assert texts.count("Results") >= 2


def test_paper_is_light_and_has_one_size_of_text(qapp: QApplication) -> None:
    usual = chart_image(places(AOI))
    theme.apply(qapp, "dark", font_scale=1.5)
    other = chart_image(places(AOI))
    assert other.pixelColor(2, 2) == read_theme("light").paper
    assert abs(other.width() - usual.width()) <= 12
    assert abs(other.height() - usual.height()) <= 12
