# SPDX-License-Identifier: MIT
"""Charts draw their values, list them in a table and let keys reach each one."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from mahjong_desk.texts import use_language
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
from mahjong_desk.ui.kit.charts.drawing import (
    Bar,
    Chart,
    ChartPath,
    ChartRule,
    ChartText,
    Disc,
    Drawing,
    Point,
    axis_ticks,
    chart_png,
    format_value,
)
from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.kit.painting import text_width
from mahjong_desk.ui.theme.palette import read_theme
from tests.ui.kit.test_physical_keys import NONE, X_OFFSET
from tests.ui.widgets import add_widget, tooltips_at

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
def test_a_chart_is_drawn_inside_its_box(qapp: QApplication, chart: Chart, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    for size in (chart.size(), chart.min_size()):
        box = QRectF(0, 0, size.width(), size.height())
        drawing = chart.draw(box)
        for piece in drawing.pieces:
            if isinstance(piece, Bar):
                assert box.adjusted(-1, -1, 1, 1).contains(piece.box)
        assert all(box.adjusted(-10, -10, 10, 10).contains(spot.box) for spot in drawing.spots)


@EACH
def test_each_value_has_words_and_a_table_cell(chart: Chart) -> None:
    drawing = drawn(chart)
    figures = chart.to_table()
    assert drawing.spots
    assert all(spot.words for spot in drawing.spots)
    assert figures.rows
    assert {len(row) for row in figures.rows} == {len(figures.headers)}


def test_bar_parts_are_proportional_to_their_counts() -> None:
    widths = [bar.box.width() for bar in bars(drawn(places(AOI)))]
    assert [widths[0] / width for width in widths] == pytest.approx([1, 8 / 6, 8 / 4, 8 / 3], rel=0.01)


def test_a_rank_never_reached_has_no_part_in_the_bar() -> None:
    drawing = drawn(places(PlacesRow("Boo", (97, 0, 3, 0), "1.06", "+9")))
    assert len(bars(drawing)) == 2
    assert "97" in texts(drawing)
    assert "3" not in texts(drawing)
    assert "Boo: third: 3" in [spot.words for spot in drawing.spots]
    three_players = places(PlacesRow("Boo", (97, 0, 3), "1.06", "+9"))
    assert three_players.to_table().rows == (("Boo", 97, 0, 3, None, None, None),)


@given(some.lists(some.integers(0, 500), min_size=2, max_size=4).filter(any))
def test_bar_parts_always_fill_their_row(counts: list[int]) -> None:
    parts = bars(drawn(places(PlacesRow("Boo", tuple(counts), "", ""))))
    whole = bars(drawn(places(AOI)))
    assert parts[0].box.left() == whole[0].box.left()
    assert parts[-1].box.right() == pytest.approx(whole[-1].box.right())


def test_a_rate_on_too_few_hands_has_no_percentage() -> None:
    few = drawn(rates(FEW))
    assert not [piece for piece in few.pieces if isinstance(piece, Disc)]
    assert not [text for text in texts(few) if text.endswith("%")], "there is no scale either"
    assert "3 of 12 wins, too few yet" in texts(few)
    assert "24.3 %" in texts(drawn(rates(WINS)))


def test_whiskers_dot_and_club_mark_share_one_scale() -> None:
    drawing = drawn(rates(WINS))
    uprights = [piece.line.x1() for piece in drawing.pieces if isinstance(piece, ChartRule) and piece.line.dx() == 0]
    dot = next(piece.centre.x() for piece in drawing.pieces if isinstance(piece, Disc))
    club = next(piece.line.x1() for piece in drawing.pieces if isinstance(piece, ChartRule) and piece.dashed)
    level = next(piece.line for piece in drawing.pieces if isinstance(piece, ChartRule) and piece.colour == "ink")
    assert level.x1() < club < dot < level.x2()
    assert min(uprights) < level.x1()
    assert (dot - level.x1()) / (level.x2() - dot) == pytest.approx((0.243 - 0.19) / (0.304 - 0.243), rel=0.01)


def test_the_larger_count_is_bold() -> None:
    chart = versus(replace(BEN, name="Maximiliane"))
    drawing = chart.draw(QRectF(QPointF(), chart.min_size()))
    left, right = label_boxes(drawing, "behind", "together")
    assert left.left() + text_width(theme.font(14), "behind") < right.right() - text_width(theme.font(14), "together")
    ahead, behind = bars(drawing)
    assert ahead.box.right() < behind.box.left()
    assert ahead.box.width() / behind.box.width() == pytest.approx(24 / 17, rel=0.01)
    assert {piece.text: piece.bold for piece in drawing.pieces if isinstance(piece, ChartText)}["24"]
    assert not {piece.text: piece.bold for piece in drawing.pieces if isinstance(piece, ChartText)}["17"]
    with use_language("zh"):
        assert drawn(versus(BEN)).spots[0].words == "Ben：Aoi ahead：24，behind：17，together：41"


def test_values_have_a_true_minus_unless_rounded_to_zero() -> None:
    assert [format_value(-1234.5, 1), format_value(-0.04, 1), format_value(2, 1)] == ["−1,234.5", "0.0", "2.0"]


@EACH
def test_every_chart_can_be_exported_as_a_picture(chart: Chart) -> None:
    picture = QImage.fromData(chart_png(chart))
    drawn = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
    assert len(drawn) > 5


def test_an_exported_chart_ignores_theme_and_font_scale(qapp: QApplication) -> None:
    usual = QImage.fromData(chart_png(places(AOI)))
    theme.apply(qapp, "dark", font_scale=1.5)
    other = QImage.fromData(chart_png(places(AOI)))
    assert other.pixelColor(2, 2) == read_theme("light").paper
    assert all(abs(difference) <= 12 for difference in (other.size() - usual.size()).toTuple())


BOX = QRectF(0, 0, 520, 220)


def spot_centres(drawing: Drawing) -> dict[tuple[int, int], QPointF]:
    return {(spot.row, spot.column): spot.box.center() for spot in drawing.spots}


def label_boxes(drawing: Drawing, *names: str) -> list[QRectF]:
    return [
        piece.box for name in names for piece in drawing.pieces if isinstance(piece, ChartText) and piece.text == name
    ]


def test_first_place_is_at_the_top() -> None:
    places = LineChart("", (ChartLine("Aoi", mark_for(0), (1, 4)),), span=(1, 4), smallest_on_top=True)
    at = spot_centres(places.draw(BOX))
    assert at[0, 0].y() < at[0, 1].y()


@pytest.mark.parametrize(
    ("values", "skipped", "lengths", "positions"),
    [((2, 3, None, 1, None), (), [2], [0, 1, 3]), ((2, None, 3, None, 1), (1,), [2], [0, 2, 4]), ((2,), (), [], [0])],
    ids=["missed", "without a match", "single"],
)
def test_only_a_missed_evening_breaks_the_line(
    values: tuple[int | None, ...], skipped: tuple[int, ...], lengths: list[int], positions: list[int]
) -> None:
    line = ChartLine("Aoi", mark_for(0), values, skipped_columns=frozenset(skipped))
    drawing = LineChart("", (line,), span=(1, 4)).draw(BOX)
    assert [len(piece.points) for piece in drawing.pieces if isinstance(piece, ChartPath)] == lengths
    assert len([piece for piece in drawing.pieces if isinstance(piece, Point)]) == len(positions)
    assert [spot.column for spot in drawing.spots] == positions
    assert BOX.contains(label_boxes(drawing, "Aoi")[0])


def test_labels_that_would_overlap_are_dropped() -> None:
    labels = (*[""] * 399, "2026-08-27")
    drawing = LineChart("", (ChartLine("Aoi", mark_for(0), tuple(range(400))),), labels).draw(BOX)
    assert label_boxes(drawing, labels[-1])[0].right() <= label_boxes(drawing, "Aoi")[0].left(), "it may be as low"
    assert len([piece for piece in drawing.pieces if isinstance(piece, Point)]) == 2
    assert len(drawing.spots) == 400


@given(
    values=some.lists(
        some.lists(some.none() | some.integers(-200_000, 200_000), min_size=1, max_size=30), min_size=1, max_size=4
    ),
    height=some.integers(110, 600),
)
def test_every_value_is_inside_the_plot(values: list[list[int | None]], height: int) -> None:
    lines = tuple(ChartLine(f"Player {at}", mark_for(at), tuple(line)) for at, line in enumerate(values))
    box = QRectF(0, 0, 520, height)
    drawing = LineChart("", lines).draw(box)
    centres = spot_centres(drawing)
    assert len(centres) == sum(value is not None for line in values for value in line)
    assert all(box.contains(at) for at in centres.values())
    entries = sorted((value, at) for at, line in enumerate(values) for value in line if value is not None)
    heights = {value: centres[at, values[at].index(value)].y() for value, at in entries}
    assert all(above >= below for above, below in pairwise(heights[value] for value in sorted(heights)))
    ends = sorted(box.center().y() for at in range(len(lines)) for box in label_boxes(drawing, f"Player {at}"))
    assert all(below - above > 8 for above, below in pairwise(ends))


@given(low=some.floats(-1e6, 1e6), span=some.floats(0, 1e6), wished=some.integers(1, 12), decimals=some.integers(0, 2))
def test_axis_ticks_are_round_and_inside_the_span(low: float, span: float, wished: int, decimals: int) -> None:
    ticks = axis_ticks(low, low + span, wished, decimals)
    assert 2 <= len(ticks) <= wished * 2 + 3
    steps = {round(after - before, 6) for before, after in pairwise(ticks)}
    assert len(steps) == 1
    assert f"{steps.pop() * 10**decimals:e}"[0] in "125"
    # The rounding error of floats grows with the values.
    tolerance = 1e-6 * max(1.0, span)
    assert len(ticks) == 2 or ticks[0] >= low - tolerance
    assert len(ticks) == 2 or ticks[-1] <= low + span + tolerance


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_long_names_leave_room_for_the_lines(qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    lines = tuple(ChartLine("A name far longer than fourteen", mark_for(at), (25000, 120000)) for at in range(4))
    drawing = LineChart("", lines, ("", "E1"), base=25000).draw(BOX)
    at = spot_centres(drawing)
    assert at[0, 1].x() - at[0, 0].x() > 120
    ends = [piece.box for piece in drawing.pieces if isinstance(piece, ChartText) and piece.text == "120,000"]
    assert all(BOX.adjusted(0, -2, 0, 2).contains(box) for box in ends if box.left() > at[0, 1].x())


LINES = (ChartLine("Riichi", mark_for(0), (2.5, None, 1.9)), ChartLine("Boo", mark_for(1), (1.5, 2.0, 3.0)))
FORM = LineChart("Form", LINES, ("Mar", "Apr", "May"), decimals=1)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[tuple[QLineEdit, ChartView]]:
    field, chart = QLineEdit(), ChartView(FORM, opens=True)
    chart.set_chart(FORM, "average place")
    page = add_widget(qtbot, boxed(column(field, chart)), 600, 400)
    with qtbot.waitExposed(page):
        page.show()
    field.setFocus()
    yield field, chart
    page.hide()


def test_tab_enters_and_arrows_move_between_values(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    field, chart = page
    assert chart.line == "average place"
    qtbot.keyClick(field, Qt.Key.Key_Tab)
    assert chart.line.startswith("Riichi: Mar: 2.5")
    seen = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Up):
        qtbot.keyClick(chart, key)
        seen.append(chart.current_spot.words)
    # April has no value, and arrow keys stop at the end of a line.
    assert seen == ["Riichi: May: 1.9"] * 2 + ["Boo: May: 3.0", "Boo: Apr: 2.0", "Boo: Mar: 1.5", "Riichi: Mar: 2.5"]
    qtbot.keyClick(chart, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert field.hasFocus()
    assert chart.line == "average place"


def test_enter_opens_the_value_and_a_russian_t_the_table(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_End)
    with qtbot.waitSignal(chart.activated) as opened:
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert opened.args == [0, 2]
    assert "T: table" in chart.line
    with qtbot.waitSignal(chart.table_requested):
        QApplication.sendEvent(chart, QKeyEvent(QEvent.Type.KeyPress, 0x415, NONE, 20 + X_OFFSET, 17, 0, "\u0435"))
    chart.set_chart(rates(replace(WINS, count=0)))
    assert "Enter" not in chart.line, "nothing is behind a zero"
    with qtbot.assertNotEmitted(chart.activated):
        qtbot.keyClick(chart, Qt.Key.Key_Return)
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.current_drawing().spots[0].box.center().toPoint())


def test_a_click_opens_the_clicked_value(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    spot = next(spot for spot in chart.current_drawing().spots if (spot.row, spot.column) == (1, 2))
    with qtbot.waitSignal(chart.activated) as opened:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=spot.box.center().toPoint())
    assert opened.args == [1, 2]
    with qtbot.assertNotEmitted(chart.activated):
        qtbot.mouseClick(chart, Qt.MouseButton.RightButton, pos=spot.box.center().toPoint())
    assert tooltips_at(chart, spot.box.center().toPoint(), QPoint(1, 1)) == ["Boo: May: 3.0"]
    for at, cursor in (
        (spot.box.center(), Qt.CursorShape.PointingHandCursor),
        (QPointF(1, 1), Qt.CursorShape.ArrowCursor),
    ):
        qtbot.mouseMove(chart, at.toPoint())
        assert chart.cursor().shape() == cursor


def test_a_chart_that_opens_nothing_shows_its_values(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, beside = page
    chart = ChartView(FORM)
    beside.parentWidget().layout().addWidget(chart)
    QApplication.processEvents()
    spot = next(spot for spot in chart.current_drawing().spots if (spot.row, spot.column) == (1, 2))
    chart.setFocus()
    with qtbot.assertNotEmitted(chart.activated):
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=spot.box.center().toPoint())
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert chart.line == "Boo: May: 3.0 · T: table"


def test_a_chart_describes_its_figures(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    assert chart.accessibleName() == "Form"
    assert "Riichi: May: 1.9" in chart.accessibleDescription()
    chart.setFocus()
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    assert chart.accessibleDescription() == "Boo: Mar: 1.5"
    chart.set_chart(places(AOI), "each in its unit")
    assert chart.accessibleName() == "Results"
    for values, spoken in ((6, 6), (7, 1)):
        chart.set_chart(LineChart("Form", (ChartLine("Boo", mark_for(1), (2.0,) * values),), tuple("ABCDEFG")))
        assert chart.accessibleDescription().count("Boo") == spoken, "of a long row only the last"


def test_showing_a_value_does_not_move_a_low_chart(page: tuple[QLineEdit, ChartView], qtbot: QtBot) -> None:
    _, chart = page
    chart.setFixedHeight(round(FORM.min_size().height()))
    qtbot.waitUntil(lambda: chart.height() == round(FORM.min_size().height()))
    at_rest = [spot.box for spot in chart.current_drawing().spots]
    chart.setFocus()
    assert chart.line.startswith("Riichi")
    assert [spot.box for spot in chart.current_drawing().spots] == at_rest
