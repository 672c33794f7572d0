# SPDX-License-Identifier: MIT
"""What the page shows of standings, as plain values: a board of points or of ratings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from functools import cached_property
from typing import Final, NamedTuple, Protocol

from mahjong_desk.club.standings.outcomes import Outcome
from mahjong_desk.club.standings.rating import Movement, Ratings
from mahjong_desk.club.standings.rule import Counting, Way
from mahjong_desk.club.standings.standings import Line, Standings
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.club.standings.data_source import Naming
from mahjong_desk.ui.club.standings.standings_text import (
    above_columns,
    day_words,
    left_out_words,
    match_words,
    number,
    occasion_words,
    rating_words,
    rounded,
    rule_parts,
    system_words,
    total_head,
    total_words,
)
from mahjong_desk.ui.kit.marks import Mark
from mahjong_desk.ui.kit.text_format import change, clauses, figure, headed, listed, noted

WHOLE_ROW: Final = -1
"""The column that stands for a whole row."""


class Look(Enum):
    """How a cell looks."""

    PLAIN = auto()
    FIRST = auto()
    LEFT_OUT = auto()
    ABSENT = auto()


class CellFace(NamedTuple):
    """A cell."""

    text: str
    look: Look = Look.PLAIN


ABSENT: Final = CellFace("·", Look.ABSENT)


class ColumnFace(NamedTuple):
    """The head of a column: perhaps a month above a day; ``words`` names it in a sentence."""

    above: str
    text: str
    words: str


@dataclass(frozen=True, slots=True)
class RowFace:
    """A row."""

    place: str  # empty for none
    moved: int | None  # places up, down if negative; None where there is nothing to compare with
    mark: Mark
    name: str
    note: str  # behind the name, such as why there is no place
    cells: Mapping[int, CellFace]
    middle: str  # the figure before the last one
    total: str

    def cell(self, column: int) -> CellFace:
        """Returns what a column says."""
        return self.cells.get(column, ABSENT)


@dataclass(frozen=True, slots=True)
class BoardFace:
    """A whole board, with the heads of its last two columns."""

    columns: tuple[ColumnFace, ...] = ()
    rows: tuple[RowFace, ...] = ()
    middle: str = ""
    total: str = ""

    def words(self, row: int, column: int) -> str:
        """Returns what a cell or a whole row says, with the name before it."""
        where = "" if column == WHOLE_ROW else self.columns[column].words
        figures = self.figures(row, column)
        return headed(self.rows[row].name, headed(where, figures) if where else figures)

    def figures(self, row: int, column: int) -> str:
        """Returns what a cell or a whole row says, without whose it is."""
        face = self.rows[row]
        if column == WHOLE_ROW:
            place = tr("place {place}").format(place=face.place) if face.place else face.note
            moved = tr("moved {change}").format(change=change(face.moved)) if face.moved else ""
            return noted(place, moved, headed(self.middle, face.middle), headed(self.total, face.total))
        text, look = face.cell(column)
        notes = {Look.FIRST: tr("first"), Look.LEFT_OUT: tr("left out")}
        return tr("not there") if look is Look.ABSENT else noted(text, notes.get(look, ""))


class MatchLine(NamedTuple):
    """A match behind a cell: its UUID, and what is said of it."""

    match: str
    text: str


Sign = tuple[Look, str]
"""How a cell may look, and what that means."""


class View(Protocol):
    """What the board shows: points or ratings."""

    standings: Standings
    naming: Naming

    @property
    def rule(self) -> Sequence[str]:
        """By what the order goes, part by part, as rich text."""

    @property
    def notice(self) -> str:
        """What is to be known besides."""

    @property
    def signs(self) -> Sequence[Sign]:
        """What the looks of the cells mean."""

    def board(self) -> BoardFace:
        """Returns the board."""

    def matches(self, row: int, column: int) -> Sequence[MatchLine]:
        """Returns the matches behind a cell or a whole row, the latest first."""


class Points:
    """Standings by the rule of the club."""

    def __init__(self, standings: Standings, naming: Naming) -> None:
        self.standings, self.naming = standings, naming

    @cached_property
    def rule(self) -> Sequence[str]:
        """The rule."""
        return tuple(rule_parts(self.standings))

    @property
    def notice(self) -> str:
        """Which matches do not count."""
        return left_out_words(self.standings)

    @property
    def signs(self) -> Sequence[Sign]:
        """Who was first, and what is dropped."""
        rule, by_match = self.standings.rule, bool(self.standings.period.session)
        first = tr("first of the match") if by_match else tr("first of the evening")
        out = ""
        if rule.counting is Counting.BEST:
            out = trn("left out, not the best {n}", "left out, not among the best {n}", rule.number)
        elif rule.counting is Counting.WITHOUT_WORST:
            out = trn("left out, among the worst {n}", "left out, among the worst {n}", rule.number)
        return ((Look.FIRST, first), *([(Look.LEFT_OUT, out)] if out else []))

    def board(self) -> BoardFace:
        """Returns everybody's points."""
        rows = tuple(map(self._row, self.standings.lines))
        return BoardFace(columns_of(self.standings), rows, tr("mean"), total_head(self.standings.rule))

    def _row(self, line: Line) -> RowFace:
        name, mark = self.naming(line.person)
        cells = {
            at: CellFace(
                total_words(cell.value, self.standings.rule),
                Look.LEFT_OUT if not cell.counts else Look.FIRST if cell.first else Look.PLAIN,
            )
            for at, cell in line.cells.items()
        }
        return RowFace(
            str(line.place or ""),
            line.moved,
            mark,
            name,
            trn("{n} match too few", "{n} matches too few", line.missing) if line.missing else "",
            cells,
            f"{rounded(line.mean):.2f}",
            total_words(line.total, self.standings.rule),
        )

    def matches(self, row: int, column: int) -> Sequence[MatchLine]:
        """Returns the matches with what each brought by the rule."""
        line, rule = self.standings.lines[row], self.standings.rule
        found = []
        for cell in line.cells.values() if column == WHOLE_ROW else (line.cells[column],):
            for outcome, brought in zip(cell.matches, cell.brought, strict=True):
                own = next(finish for finish in outcome.finishes if finish.person == line.person)
                also = ""
                if rule.way is Way.PLACES:
                    result = tr("result {result}")
                    also = result.format(result=number(Fraction(own.result), signed=True))
                state = "" if cell.counts else tr("left out")
                told = noted(total_words(brought, rule), also, state)
                others = (self.naming(one.person).name for one in outcome.finishes if one.person != line.person)
                found.append((outcome, _match_line(outcome, told, own.place, others)))
        found.sort(key=lambda one: (one[0].began, one[0].number), reverse=True)
        return [line for _, line in found]


class Strengths:
    """The ratings of those who stand in standings, the strongest first."""

    def __init__(self, standings: Standings, naming: Naming, ratings: Ratings) -> None:
        self.standings, self.naming, self.ratings = standings, naming, ratings
        self.rule: Sequence[str] = (rating_words(),)
        self.notice, self.signs = "", ()
        there = {line.person for line in standings.lines}
        at_match = {
            outcome.match: at for line in standings.lines for at, cell in line.cells.items() for outcome in cell.matches
        }
        self.people = [person for person in ratings.order() if person in there]
        self.movements: dict[str, dict[int, list[Movement]]] = {person: {} for person in self.people}
        """What moved everybody's rating, by the number of the occasion."""
        for person, moved in self.movements.items():
            for movement in ratings.movements[person]:
                if movement.outcome.match in at_match:
                    moved.setdefault(at_match[movement.outcome.match], []).append(movement)

    @property
    def places(self) -> Mapping[str, int]:
        """The place of everybody; those whose ratings are shown alike share it."""
        return _places({person: self.ratings.strength(person).value for person in self.people})

    def board(self) -> BoardFace:
        """Returns how much each evening moved everybody's rating, and how sure the rating is."""
        last = len(self.standings.occasions) - 1
        places, earlier = self.places, _places({person: self._before(person, last) for person in self.people})
        rows = []
        for person in self.people:
            name, mark = self.naming(person)
            strength = self.ratings.strength(person)
            cells = {
                occasion: CellFace(change(round(moved[-1].after.value) - round(moved[0].before.value)))
                for occasion, moved in self.movements[person].items()
            }
            moved = earlier[person] - places[person] if last > 0 else None
            margin, total = f"± {figure(round(strength.margin))}", figure(round(strength.value))
            rows.append(RowFace(str(places[person]), moved, mark, name, "", cells, margin, total))
        heads = tr("sure to"), tr("rating")
        return BoardFace(columns_of(self.standings), tuple(rows), *heads)

    def _before(self, person: str, last: int) -> float:
        moved = self.movements[person].get(last)
        return moved[0].before.value if moved else self.ratings.strength(person).value

    def matches(self, row: int, column: int) -> Sequence[MatchLine]:
        """Returns how each match moved the rating: before, opponents, place, after."""
        person = self.people[row]
        moved = self.ratings.movements[person] if column == WHOLE_ROW else self.movements[person][column]
        return [self._movement(one) for one in reversed(moved)]

    def _movement(self, movement: Movement) -> MatchLine:
        before, after = round(movement.before.value), round(movement.after.value)
        told = tr("{before} {change} = {after}").format(
            before=figure(before), change=change(after - before), after=figure(after)
        )
        rated = tr("{name} {rating}")
        others = (
            rated.format(name=self.naming(other).name, rating=figure(round(known.value)))
            for other, known in movement.opponents
        )
        sure = tr("sure to ± {before}, then ± {after}").format(
            before=figure(round(movement.before.margin)), after=figure(round(movement.after.margin))
        )
        return _match_line(movement.outcome, told, movement.place, others, sure)


def columns_of(standings: Standings) -> tuple[ColumnFace, ...]:
    """Returns the heads of the columns."""
    occasions = standings.occasions
    years = len({occasion.day.year for occasion in occasions}) > 1
    return tuple(
        ColumnFace(above, str(occasion.number or occasion.day.day), occasion_words(occasion, year=years))
        for above, occasion in zip(above_columns(occasions, years=years), occasions, strict=True)
    )


def _match_line(outcome: Outcome, told: str, place: int, others: Iterable[str], sure: str = "") -> MatchLine:
    where = noted(day_words(outcome.day), match_words(outcome.number), system_words(outcome.system))
    among = tr("place {place} with {others}").format(place=place, others=listed(others))
    return MatchLine(outcome.match, f"{headed(where, told)}\n{clauses(among, sure)}")


def _places(values: Mapping[str, float]) -> Mapping[str, int]:
    return {
        person: 1 + sum(round(other) > round(value) for other in values.values()) for person, value in values.items()
    }
