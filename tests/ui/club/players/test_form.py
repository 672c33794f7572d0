# SPDX-License-Identifier: MIT
"""Form over time: an evening missed breaks the line, one on which nothing could be missed does not, many are months."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from decimal import Decimal

from PySide6.QtWidgets import QApplication

from mahjong_desk.club.facts.match_facts import HandTally
from mahjong_desk.club.statistics import FormPoint, SystemStatistics
from mahjong_desk.ui.club.players.charts import MAX_COLUMNS, form_chart, matches_in_column

BEGUN = datetime(2026, 1, 8, 12, tzinfo=UTC)


def point(week: int, mean: float, missed: int = 0) -> FormPoint:
    """Returns a match of an evening."""
    at = (BEGUN + timedelta(weeks=week)).strftime("%Y-%m-%dT%H:%M:%SZ")
    return FormPoint(at, f"match {week}", f"session {week}", missed, 1, Decimal(0), mean, Decimal(0))


def system(form: Sequence[FormPoint], players: int = 4) -> SystemStatistics:
    """Returns a system of which nothing but the form is known."""
    return SystemStatistics(
        "boo/points", players, (len(form), 0, 0, 0), Decimal(0), HandTally(), HandTally(), (), None, tuple(form)
    )


def test_an_evening_missed_leaves_a_gap_before_the_next_one(qapp: QApplication) -> None:
    chart = form_chart([system([point(0, 2.0), point(1, 2.5), point(4, 3.0, missed=2)])], ["Boo"])
    assert chart.lines[0].values == (2.0, 2.5, None, 3.0)
    assert not chart.lines[0].skipped
    assert chart.labels == ("8 Jan", "15 Jan", "", "5 Feb")


def test_an_evening_of_another_system_only_is_no_gap(qapp: QApplication) -> None:
    boo, shogi = system([point(0, 2.0), point(2, 2.5)]), system([point(1, 1.0)], players=3)
    chart = form_chart([boo, shogi], ["Boo", "Shogi"])
    assert [line.values for line in chart.lines] == [(2.0, None, 2.5), (None, 1.0, None)]
    assert chart.lines[0].skipped == {1}
    # No one value is even at tables of three and of four.
    assert chart.base is None
    assert form_chart([boo], ["Boo"]).base == 2.5


def test_of_several_matches_of_an_evening_the_last_one_counts(qapp: QApplication) -> None:
    chart = form_chart([system([point(0, 4.0), point(0, 2.5)])], ["Boo"])
    assert chart.lines[0].values == (2.5,)
    assert matches_in_column(system([point(0, 4.0), point(1, 2.5)]), chart, 0) == ["match 0"]


def test_as_many_evenings_as_find_room_are_no_months(qapp: QApplication) -> None:
    chart = form_chart([system([point(week, 2.0) for week in range(MAX_COLUMNS)])], ["Boo"])
    assert len(chart.columns) == MAX_COLUMNS
    assert chart.head == "Evening"
    assert form_chart([system([point(week, 2.0) for week in range(MAX_COLUMNS + 1)])], ["Boo"]).head == "Month"


def test_many_evenings_are_months_of_which_the_last_are_shown(qapp: QApplication) -> None:
    played = system([point(week, 2.0 + week / 100) for week in range(80)])
    chart = form_chart([played], ["Boo"])
    assert len(chart.labels) == MAX_COLUMNS
    assert chart.columns[-1] == "July 2027"
    assert chart.lines[0].values[-1] == played.form[-1].mean_place
    last = matches_in_column(played, chart, MAX_COLUMNS - 1)
    assert last
    assert last[-1] == "match 79"


def test_the_form_chart_has_first_places_at_the_top(qapp: QApplication) -> None:
    chart = form_chart([system([point(0, 1.4), point(1, 1.2)])], ["Boo"])
    assert chart.least_above
    assert chart.span == (1.0, 3.0)
