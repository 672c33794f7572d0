# SPDX-License-Identifier: MIT
"""The charts that are no lines: what they draw, what they leave out, and the same figures as a table."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.bars import (
    ErrorBar,
    PlacesChart,
    PlacesRow,
    RateRow,
    RatesChart,
    VersusChart,
    VersusRow,
)
from mahjong_desk.ui.kit.charts.drawing import Bar, Chart, ChartRule, ChartText, Disc, Drawing, chart_png, format_value
from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.theme.palette import read_theme

ORDINALS = ("first", "second", "third", "fourth")
RATE_HEADS = ("Rate", "times", "of", "%", "from %", "to %", "the club %")


def places(*rows: PlacesRow) -> PlacesChart:
    return PlacesChart("Results", rows, ORDINALS, ("places 1 to 4", "average", "result"))


def rates(*rows: RateRow) -> RatesChart:
    return RatesChart("Rates", rows, "95 % interval", "the club", RATE_HEADS)


def versus(*rows: VersusRow) -> VersusChart:
    return VersusChart("Head to head", rows, ("Player", "Aoi ahead", "behind", "together"))


AOI = PlacesRow("Riichi", (8, 6, 4, 3), "2.10", "+184.3", "plus", "thousand", (2.1, 184.3))
WINS = RateRow("Win", "53 of 218 hands", 53, 218, ErrorBar(0.243, 0.19, 0.304), 0.228)
FEW = RateRow("Self-draw", "3 of 12 wins, too few yet", 3, 12, None, 0.4)
BEN = VersusRow("Ben", mark_for(1), 24, 17, 41)
ALL: tuple[Chart, ...] = (
    places(AOI),
    rates(WINS, FEW),
    versus(BEN),
    LineChart("Form", (ChartLine("Riichi", mark_for(0), (2.7, 2.0)),), ("Mar", "May"), decimals=1),
)
EACH = pytest.mark.parametrize("chart", ALL, ids=lambda chart: type(chart).__name__)


def drawn(chart: Chart) -> Drawing:
    size = chart.size()
    return chart.draw(QRectF(0, 0, size.width(), size.height()))


def texts(drawing: Drawing) -> list[str]:
    return [piece.text for piece in drawing.pieces if isinstance(piece, ChartText)]


def bars(drawing: Drawing) -> list[Bar]:
    return [piece for piece in drawing.pieces if isinstance(piece, Bar)]


@EACH
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5])
def test_nothing_leaves_the_room_of_a_chart(qapp: QApplication, chart: Chart, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    for size in (chart.size(), chart.min_size()):
        box = QRectF(0, 0, size.width(), size.height())
        drawing = chart.draw(box)
        for piece in drawing.pieces:
            if isinstance(piece, Bar):
                assert box.adjusted(-1, -1, 1, 1).contains(piece.box)
        around = box.adjusted(-10, -10, 10, 10)
        assert all(around.contains(spot.box) for spot in drawing.spots)


@EACH
def test_each_value_has_words_and_a_table_cell(chart: Chart) -> None:
    drawing = drawn(chart)
    figures = chart.to_table()
    assert drawing.spots
    assert all(spot.words for spot in drawing.spots)
    assert figures.rows
    assert {len(row) for row in figures.rows} == {len(figures.headers)}


def test_the_parts_of_places_are_as_wide_as_their_counts() -> None:
    eight, six, four, three = [bar.box.width() for bar in bars(drawn(places(AOI)))]
    assert eight / three == pytest.approx(8 / 3, rel=0.01)
    assert eight / six == pytest.approx(8 / 6, rel=0.01)
    assert eight / four == pytest.approx(2, rel=0.01)


def test_a_place_never_taken_has_no_part_in_the_bar() -> None:
    drawing = drawn(places(PlacesRow("Boo", (97, 0, 3, 0), "1.06", "+9")))
    assert len(bars(drawing)) == 2
    assert "97" in texts(drawing)
    assert "3" not in texts(drawing)
    assert "Boo: third: 3" in [spot.words for spot in drawing.spots]


@given(some.lists(some.integers(0, 500), min_size=2, max_size=4).filter(any))
def test_places_always_fill_their_row(counts: list[int]) -> None:
    found = bars(drawn(places(PlacesRow("Boo", tuple(counts), "", ""))))
    whole = bars(drawn(places(AOI)))
    assert found[0].box.left() == whole[0].box.left()
    assert found[-1].box.right() == pytest.approx(whole[-1].box.right())


def test_a_rate_on_too_few_hands_has_no_percentage() -> None:
    few = drawn(rates(FEW))
    assert not [piece for piece in few.pieces if isinstance(piece, Disc)]
    assert not [text for text in texts(few) if text.endswith("%")], "there is no scale either"
    assert "3 of 12 wins, too few yet" in texts(few)
    assert "24.3 %" in texts(drawn(rates(WINS)))


def test_whiskers_the_dot_and_the_club_lie_on_one_scale() -> None:
    drawing = drawn(rates(WINS))
    uprights = [piece.line.x1() for piece in drawing.pieces if isinstance(piece, ChartRule) and piece.line.dx() == 0]
    dot = next(piece.at.x() for piece in drawing.pieces if isinstance(piece, Disc))
    club = next(piece.line.x1() for piece in drawing.pieces if isinstance(piece, ChartRule) and piece.dashed)
    level = next(piece.line for piece in drawing.pieces if isinstance(piece, ChartRule) and piece.colour == "ink")
    assert level.x1() < club < dot < level.x2()
    assert min(uprights) < level.x1()
    assert (dot - level.x1()) / (level.x2() - dot) == pytest.approx((0.243 - 0.19) / (0.304 - 0.243), rel=0.01)


def test_the_larger_count_is_bold() -> None:
    drawing = drawn(versus(BEN))
    ahead, behind = bars(drawing)
    assert ahead.box.right() < behind.box.left()
    assert ahead.box.width() / behind.box.width() == pytest.approx(24 / 17, rel=0.01)
    assert {piece.text: piece.bold for piece in drawing.pieces if isinstance(piece, ChartText)}["24"]
    assert not {piece.text: piece.bold for piece in drawing.pieces if isinstance(piece, ChartText)}["17"]


def test_values_have_a_true_minus_unless_rounded_to_zero() -> None:
    assert [format_value(-1234.5, 1), format_value(-0.04, 1), format_value(2, 1)] == ["−1,234.5", "0.0", "2.0"]


@EACH
def test_every_chart_can_be_a_picture(chart: Chart) -> None:
    picture = QImage.fromData(chart_png(chart))
    assert not picture.isNull()
    drawn = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
    assert len(drawn) > 5


def test_paper_is_light_and_has_one_size_of_text(qapp: QApplication) -> None:
    usual = QImage.fromData(chart_png(places(AOI)))
    theme.apply(qapp, "dark", font_scale=1.5)
    other = QImage.fromData(chart_png(places(AOI)))
    assert other.pixelColor(2, 2) == read_theme("light").paper
    assert abs(other.width() - usual.width()) <= 12
    assert abs(other.height() - usual.height()) <= 12
