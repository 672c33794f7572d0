# SPDX-License-Identifier: MIT
"""Lines over time: right at one point, below zero, with gaps and long names, on any device."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.charts.drawing import ChartPath, ChartText, Drawing, Point, axis_ticks
from mahjong_desk.ui.kit.charts.lines import ChartLine, LineChart
from mahjong_desk.ui.kit.marks import mark_for

BOX = QRectF(0, 0, 520, 220)
SIX = LineChart(
    "Score chart",
    (
        ChartLine("Aoi", mark_for(0), (2000, 2000, 2240, 1600, 1480, 1480, 960)),
        ChartLine("Ben", mark_for(1), (2000, 2000, 1880, 2520, 2400, 2400, 1560)),
        ChartLine("Chie", mark_for(2), (2000, 2480, 2420, 2420, 2900, 2900, 4880)),
        ChartLine("Dai", mark_for(3), (2000, 1520, 1460, 1460, 1220, 1120, 600)),
    ),
    ("", "E1", "E2", "E3", "E4", "S1", "S2"),
    base=2000,
    zero=True,
)


def middles(drawing: Drawing) -> dict[tuple[int, int], QPointF]:
    """Returns the point of each value, by its line and its index."""
    return {(spot.row, spot.at): spot.box.center() for spot in drawing.spots}


def named(drawing: Drawing, *names: str) -> list[QRectF]:
    return [
        piece.box for name in names for piece in drawing.pieces if isinstance(piece, ChartText) and piece.text == name
    ]


def test_higher_values_stand_higher_and_later_ones_further_right() -> None:
    at = middles(SIX.draw(BOX))
    assert at[2, 6].y() < at[0, 0].y() < at[3, 6].y()
    assert at[0, 0].x() < at[0, 1].x() < at[0, 6].x()
    assert named(SIX.draw(BOX), "0")


def test_first_places_stand_at_the_top() -> None:
    places = LineChart("", (ChartLine("Aoi", mark_for(0), (1, 4)),), span=(1, 4), least_above=True)
    at = middles(places.draw(BOX))
    assert at[0, 0].y() < at[0, 1].y()


def test_names_at_the_ends_are_ordered_and_apart() -> None:
    places = [box.center().y() for box in named(SIX.draw(BOX), "Chie", "Ben", "Aoi", "Dai")]
    assert len(places) == 4
    assert all(below - above >= 17 for above, below in pairwise(places))


def test_a_missed_evening_breaks_the_line() -> None:
    drawing = LineChart("", (ChartLine("Aoi", mark_for(0), (2, 3, None, 1, None)),), span=(1, 4)).draw(BOX)
    assert [len(piece.points) for piece in drawing.pieces if isinstance(piece, ChartPath)] == [2]
    assert len([piece for piece in drawing.pieces if isinstance(piece, Point)]) == 3
    assert [spot.at for spot in drawing.spots] == [0, 1, 3]


def test_evenings_without_a_match_do_not_break_the_line() -> None:
    line = ChartLine("Aoi", mark_for(0), (2, None, 3, None, 1), skipped=frozenset({1}))
    drawing = LineChart("", (line,), span=(1, 4)).draw(BOX)
    assert [len(piece.points) for piece in drawing.pieces if isinstance(piece, ChartPath)] == [2]
    assert len(drawing.spots) == 3


def test_one_value_is_a_point_alone() -> None:
    one = LineChart("", (ChartLine("Aoi", mark_for(0), (25000,)),), base=25000).draw(BOX)
    assert not [piece for piece in one.pieces if isinstance(piece, ChartPath)]
    assert len(one.spots) == 1
    assert BOX.contains(named(one, "Aoi")[0])


def test_labels_that_would_overlap_are_dropped() -> None:
    drawing = LineChart("", (ChartLine("Aoi", mark_for(0), tuple(range(400))),)).draw(BOX)
    assert len([piece for piece in drawing.pieces if isinstance(piece, Point)]) == 2
    assert len(drawing.spots) == 400


@given(
    values=some.lists(
        some.lists(some.none() | some.integers(-200_000, 200_000), min_size=1, max_size=30), min_size=1, max_size=4
    ),
    height=some.integers(110, 600),
)
def test_every_value_lies_in_the_plot(values: list[list[int | None]], height: int) -> None:
    lines = tuple(ChartLine(f"Player {at}", mark_for(at), tuple(line)) for at, line in enumerate(values))
    box = QRectF(0, 0, 520, height)
    drawing = LineChart("", lines).draw(box)
    found = middles(drawing)
    assert len(found) == sum(value is not None for line in values for value in line)
    assert all(box.contains(at) for at in found.values())
    known = sorted((value, at) for at, line in enumerate(values) for value in line if value is not None)
    heights = {value: found[at, values[at].index(value)].y() for value, at in known}
    assert all(above >= below for above, below in pairwise(heights[value] for value in sorted(heights)))
    ends = sorted(box.center().y() for at in range(len(lines)) for box in named(drawing, f"Player {at}"))
    assert all(below - above > 8 for above, below in pairwise(ends))


@given(low=some.floats(-1e6, 1e6), span=some.floats(0, 1e6), wished=some.integers(1, 12), decimals=some.integers(0, 2))
def test_round_values_are_round_and_inside(low: float, span: float, wished: int, decimals: int) -> None:
    found = axis_ticks(low, low + span, wished, decimals)
    assert 2 <= len(found) <= wished * 2 + 3
    steps = {round(after - before, 6) for before, after in pairwise(found)}
    assert len(steps) == 1
    assert f"{steps.pop() * 10**decimals:e}"[0] in "125"
    # What binary fractions lose grows with the values.
    lost = 1e-6 * max(1.0, span)
    assert len(found) == 2 or found[0] >= low - lost
    assert len(found) == 2 or found[-1] <= low + span + lost


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_long_names_leave_room_for_the_lines(qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    lines = tuple(ChartLine("A name far longer than fourteen", mark_for(at), (25000, 120000)) for at in range(4))
    drawing = LineChart("", lines, ("", "E1"), base=25000).draw(BOX)
    at = middles(drawing)
    assert at[0, 1].x() - at[0, 0].x() > 120
    ends = [piece.box for piece in drawing.pieces if isinstance(piece, ChartText) and piece.text == "120,000"]
    assert all(BOX.adjusted(0, -2, 0, 2).contains(box) for box in ends if box.left() > at[0, 1].x())


def test_the_table_has_a_row_for_each_column() -> None:
    chart = LineChart(
        "Form",
        (ChartLine("Riichi", mark_for(0), (2.5, None)), ChartLine("Boo", mark_for(1), (1.5, 2))),
        ("Mar", "May"),
        ("12 March", "7 May"),
        "Evening",
    )
    assert chart.to_table() == ("Form", ("Evening", "Riichi", "Boo"), (("12 March", 2.5, 1.5), ("7 May", None, 2)))
