# SPDX-License-Identifier: MIT
"""Standings and ratings as they are shown: on the board, and as small pictures beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.standings.rating import START, Movement, Ratings
from mahjong_desk.club.standings.rule import Rule, Way
from mahjong_desk.club.standings.standings import Cell, Line, Occasion, Standings
from mahjong_desk.ui.club.standings.faces import BoardFace, CellFace, ColumnFace, Look, RowFace
from mahjong_desk.ui.club.standings.words import (
    mean_words,
    month_name,
    occasion_words,
    short_day,
    sizes_of,
    total_words,
)
from mahjong_desk.ui.kit.charts import lines as charts
from mahjong_desk.ui.kit.charts.small_lines import SmallLines
from mahjong_desk.ui.kit.marks import Mark
from mahjong_desk.ui.kit.numbers import change, figure

translate = QCoreApplication.translate

FORM = 40
"""So many evenings the small pictures show at most, the latest."""

_LATEST = 2


class Named(NamedTuple):
    """A person as the board shows them.

    Attributes:
        name: The name.
        mark: The mark.
    """

    name: PlayerName
    mark: Mark


Naming = Callable[[str], Named]
"""Says how a person is shown, by the UUID."""


def board_of(standings: Standings, naming: Naming) -> BoardFace:
    """Returns the board of standings."""
    return BoardFace(
        columns_of(standings.occasions),
        tuple(_row(line, standings.rule, naming) for line in standings.lines),
        translate("Standings", "mean"),
        total_head(standings.rule),
        translate("Standings", "not there"),
    )


def total_head(rule: Rule) -> str:
    """Returns what stands above the figures that the order goes by."""
    heads = {
        Way.PLACES: translate("Standings", "points"),
        Way.RESULT: translate("Standings", "result"),
        Way.AVERAGE: translate("Standings", "average"),
    }
    return heads[rule.way]


def columns_of(occasions: Sequence[Occasion]) -> tuple[ColumnFace, ...]:
    """Returns the heads of the columns: a month stands above its first day, a new year in its place."""
    found: list[ColumnFace] = []
    years = len({occasion.day.year for occasion in occasions}) > 1
    for at, occasion in enumerate(occasions):
        before = occasions[at - 1] if at else None
        above = ""
        if occasion.number:
            above = translate("Standings", "match") if before is None else ""
        elif before is None or before.day.replace(day=1) != occasion.day.replace(day=1):
            new_year = years and (before is None or before.day.year != occasion.day.year)
            above = str(occasion.day.year) if new_year else month_name(occasion.day, short=True)
        text = str(occasion.number or occasion.day.day)
        found.append(ColumnFace(above, text, occasion_words(occasion, year=years)))
    return tuple(found)


def _row(line: Line, rule: Rule, naming: Naming) -> RowFace:
    name, mark = naming(line.person)
    note = translate("Standings", "%n match(es) too few", None, line.missing) if line.missing else ""
    cells = {at: _cell(cell, rule) for at, cell in line.cells.items()}
    total = total_words(line.total, rule)
    place = str(line.place) if line.place is not None else ""
    return RowFace(place, line.moved, mark, name, note, cells, mean_words(line.mean), total, line.place == 1)


def _cell(cell: Cell, rule: Rule) -> CellFace:
    look = Look.PLAIN if cell.counts else Look.LEFT_OUT
    return CellFace(total_words(cell.value, rule), Look.FIRST if cell.first and cell.counts else look)


def first_of_form(standings: Standings) -> int:
    """Returns the place of the first occasion that the small pictures show."""
    return max(0, len(standings.occasions) - FORM)


def about_form(standings: Standings, *, rating: bool = False) -> str:
    """Returns what the small pictures show, such as ``place on each evening, 24 Sep to 19 Nov``."""
    seen = standings.occasions[first_of_form(standings) :]
    if not seen:
        return ""
    if seen[0].number:
        after = translate("Standings", "rating after each match")
        return after if rating else translate("Standings", "place in each match")
    after = translate("Standings", "rating after each evening, {first} to {last}")
    told = after if rating else translate("Standings", "place on each evening, {first} to {last}")
    return told.format(first=short_day(seen[0].day), last=short_day(seen[-1].day))


def form_of(standings: Standings, naming: Naming) -> SmallLines:
    """Returns a small picture a player: the mean place on each of the latest evenings, in the order of the board."""
    seen = range(first_of_form(standings), len(standings.occasions))
    lines = []
    for line in standings.lines:
        name, mark = naming(line.person)
        values = tuple(float(line.cells[at].mean) if at in line.cells else None for at in seen)
        lines.append(charts.Line(name, mark, values))
    return SmallLines(
        translate("Standings", "Form"),
        tuple(lines),
        tuple(occasion_words(standings.occasions[at]) for at in seen),
        (1.0, float(max(sizes_of(standings), default=4))),
        translate("Standings", "evening"),
        least_above=True,
        decimals=0 if _whole(standings) else _LATEST,
        nothing=translate("Standings", "Nobody has played in this time."),
    )


def _whole(standings: Standings) -> bool:
    return all(cell.mean.denominator == 1 for line in standings.lines for cell in line.cells.values())


# The rating


class Rated(NamedTuple):
    """A row of the rating.

    Attributes:
        person: The UUID of the person.
        movements: What moved the rating in the period, by the place of the occasion.
    """

    person: str
    movements: dict[int, list[Movement]]


def rated_in(ratings: Ratings, standings: Standings) -> tuple[Rated, ...]:
    """Returns the ratings of those who stand in standings, with what moved them there, the strongest first."""
    there = {line.person for line in standings.lines}
    at_match = {
        outcome.match: at for line in standings.lines for at, cell in line.cells.items() for outcome in cell.matches
    }
    found = []
    for person in ratings.order():
        if person in there:
            moved: dict[int, list[Movement]] = {}
            for movement in ratings.movements[person]:
                if movement.outcome.match in at_match:
                    moved.setdefault(at_match[movement.outcome.match], []).append(movement)
            found.append(Rated(person, moved))
    return tuple(found)


def rating_board(ratings: Ratings, standings: Standings, naming: Naming) -> BoardFace:
    """Returns the board of ratings: in each cell how much an evening moved one, before the rating how sure it is."""
    rows = rated_in(ratings, standings)
    last = len(standings.occasions) - 1
    before = sorted(rows, key=lambda rated: -_before(ratings, rated, last))
    return BoardFace(
        columns_of(standings.occasions),
        tuple(_rating_row(ratings, at, rated, before.index(rated), last, naming) for at, rated in enumerate(rows)),
        translate("Standings", "sure to"),
        translate("Standings", "rating"),
        translate("Standings", "not there"),
    )


def _before(ratings: Ratings, rated: Rated, last: int) -> float:
    """Returns the rating before the last occasion."""
    moved = rated.movements.get(last)
    return moved[0].before.value if moved else ratings.strength(rated.person).value


def _rating_row(ratings: Ratings, at: int, rated: Rated, before: int, last: int, naming: Naming) -> RowFace:
    name, mark = naming(rated.person)
    strength = ratings.strength(rated.person)
    cells = {
        occasion: CellFace(change(round(moved[-1].after.value) - round(moved[0].before.value)))
        for occasion, moved in rated.movements.items()
    }
    moved = before - at if last > 0 else None
    total, margin = figure(round(strength.value)), f"± {figure(round(strength.margin))}"
    return RowFace(str(at + 1), moved, mark, name, "", cells, margin, total, at == 0)


def rating_form(ratings: Ratings, standings: Standings, naming: Naming) -> SmallLines:
    """Returns a small picture a player: the rating after each of the latest evenings, in the order of the board."""
    seen = range(first_of_form(standings), len(standings.occasions))
    lines = []
    for rated in rated_in(ratings, standings):
        name, mark = naming(rated.person)
        after = {at: float(round(moved[-1].after.value)) for at, moved in rated.movements.items()}
        lines.append(charts.Line(name, mark, tuple(after.get(at) for at in seen)))
    values = [value for line in lines for value in line.values if value is not None] or [START]
    return SmallLines(
        translate("Standings", "Rating"),
        tuple(lines),
        tuple(occasion_words(standings.occasions[at]) for at in seen),
        (min(*values, START), max(*values, START)),
        translate("Standings", "evening"),
        nothing=translate("Standings", "Nobody has played in this time."),
    )
