# SPDX-License-Identifier: MIT
"""The data of the Standings page: club settings, and boards as plain values."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum, auto
from fractions import Fraction
from functools import cache, partial
from operator import attrgetter
from typing import NamedTuple

from mahjong_desk.club.facts.facts import FactsIndex, MatchFilter
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.public_names import PublicNames
from mahjong_desk.club.standings.outcomes import MatchOutcome, Period, match_outcomes
from mahjong_desk.club.standings.rating import RatingChange, Ratings
from mahjong_desk.club.standings.rule import SEASONS, STANDINGS, CountedEvenings, ScoringMethod, read_club_settings
from mahjong_desk.club.standings.standings import Standings, StandingsRow
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.club.standings import standings_text
from mahjong_desk.ui.club_data import Labelling, person_label
from mahjong_desk.ui.kit.marks import PlayerMark
from mahjong_desk.ui.kit.text_format import (
    format_change,
    format_number,
    join_clauses,
    join_items,
    join_notes,
    with_heading,
)
from mahjong_desk.ui.text.people import short_system_name
from mahjong_desk.ui.text.phrases import day_text

WHOLE_ROW = -1
"""The column number of a whole row."""


class CellStyle(Enum):
    PLAIN = auto()
    FIRST = auto()
    DROPPED = auto()
    ABSENT = auto()


class CellData(NamedTuple):
    text: str
    style: CellStyle = CellStyle.PLAIN


ABSENT = CellData("·", CellStyle.ABSENT)


class ColumnData(NamedTuple):
    """The header of a column."""

    group_label: str  # the text above it, such as a month; may be empty
    text: str
    words: str  # its name in a sentence


@dataclass(frozen=True, slots=True)
class RowData:
    place: str  # empty for none
    moved: int | None  # negative if moved down; None without a comparison
    mark: PlayerMark
    name: str
    note: str  # after the name, such as why the player is not ranked
    cells: Mapping[int, CellData]
    middle: str  # the second-last column
    total: str

    def cell(self, column: int) -> CellData:
        return self.cells.get(column, ABSENT)


@dataclass(frozen=True, slots=True)
class BoardData:
    """A board; ``middle`` and ``total`` are the headers of its last two columns."""

    columns: tuple[ColumnData, ...] = ()
    rows: tuple[RowData, ...] = ()
    middle: str = ""
    total: str = ""

    def text_above(self, column: int, first: int) -> str:
        """Returns the label above a column; the first visible one gets that of its group."""
        columns = self.columns[column::-1] if column == first else (self.columns[column],)
        return next((column_data.group_label for column_data in columns if column_data.group_label), "")

    def words(self, row: int, column: int) -> str:
        """Returns a cell or a whole row in words, with the name of the player."""
        column_name = "" if column == WHOLE_ROW else self.columns[column].words
        return with_heading(self.rows[row].name, with_heading(column_name, self.figures(row, column)))

    def figures(self, row: int, column: int) -> str:
        """Returns a cell or a whole row in words, without the name of the player."""
        data = self.rows[row]
        if column == WHOLE_ROW:
            place = tr("place {place}").format(place=data.place) if data.place else data.note
            moved = tr("moved {change}").format(change=format_change(data.moved)) if data.moved else ""
            return join_notes(
                place, moved, with_heading(self.middle, data.middle), with_heading(self.total, data.total)
            )
        text, style = data.cell(column)
        notes = {CellStyle.FIRST: tr("first"), CellStyle.DROPPED: tr("dropped")}
        return tr("absent") if style is CellStyle.ABSENT else join_notes(text, notes.get(style, ""))


class MatchListItem(NamedTuple):
    """A match behind a cell, with its text."""

    match: str
    text: str


class PointsView:
    """Standings by the rule of the club."""

    def __init__(self, standings: Standings, naming: Labelling) -> None:
        self.standings, self.naming = standings, naming

    @property
    def rule(self) -> Sequence[str]:
        """The parts of the rule, as rich text."""
        return tuple(standings_text.rule_parts(self.standings))

    @property
    def notice(self) -> str:
        """Which matches do not count, or an empty text."""
        return standings_text.excluded_text(self.standings)

    @property
    def legend(self) -> Sequence[tuple[CellStyle, str]]:
        """The styles of cells with their meanings: the winner, and dropped evenings."""
        rule, by_match = self.standings.rule, bool(self.standings.period.session)
        first = tr("winner of the match") if by_match else tr("winner of the evening")
        dropped = ""
        if rule.counting is CountedEvenings.BEST:
            dropped = trn("dropped, not the best", "dropped, not among the best {n}", rule.counted_number)
        elif rule.counting is CountedEvenings.DROP_WORST:
            dropped = trn("dropped, the worst", "dropped, among the worst {n}", rule.counted_number)
        return ((CellStyle.FIRST, first), *([(CellStyle.DROPPED, dropped)] if dropped else []))

    def board(self) -> BoardData:
        rows = tuple(map(self._row, self.standings.rows))
        return BoardData(
            board_columns(self.standings), rows, tr("average"), standings_text.total_header(self.standings.rule)
        )

    def _row(self, line: StandingsRow) -> RowData:
        name, mark = self.naming(line.person)
        cells = {
            column: CellData(
                standings_text.total_text(cell.value, self.standings.rule),
                CellStyle.DROPPED if not cell.counts else CellStyle.FIRST if cell.is_best else CellStyle.PLAIN,
            )
            for column, cell in line.cells.items()
        }
        return RowData(
            str(line.place or ""),
            line.moved,
            mark,
            name,
            trn("{n} more match needed", "{n} more matches needed", line.missing) if line.missing else "",
            cells,
            f"{standings_text.round_figure(line.mean):.2f}",
            standings_text.total_text(line.total, self.standings.rule),
        )

    def matches(self, row: int, column: int) -> Sequence[MatchListItem]:
        """Returns the matches behind a cell or row with their points, the latest first."""
        line, rule = self.standings.rows[row], self.standings.rule
        items = []
        for cell in line.cells.values() if column == WHOLE_ROW else (line.cells[column],):
            # A merged player may have two seats at one table.
            seats = {
                outcome: iter([finish for finish in outcome.finishes if finish.person == line.person])
                for outcome in cell.matches
            }
            for outcome, value in zip(cell.matches, cell.match_values, strict=True):
                finish = next(seats[outcome])
                result_note = ""
                if rule.method is ScoringMethod.PLACES:
                    template = tr("result {result}")
                    result_note = template.format(
                        result=standings_text.format_figure(Fraction(finish.result), signed=True)
                    )
                state = "" if cell.counts else tr("dropped")
                sentence = join_notes(standings_text.total_text(value, rule), result_note, state)
                others = (self.naming(other.person).name for other in outcome.finishes if other.person != line.person)
                items.append((outcome, _match_line(outcome, sentence, finish.place, others)))
        items.sort(key=lambda item: (item[0].started_at, item[0].number), reverse=True)
        return [item for _, item in items]


class RatingsView:
    """The ratings of the players in the standings, the strongest first."""

    def __init__(self, standings: Standings, naming: Labelling, ratings: Ratings) -> None:
        self.standings, self.naming, self.ratings = standings, naming, ratings
        self.rule: Sequence[str] = (standings_text.rating_text(),)
        self.notice, self.legend = "", ()
        ranked = {line.person for line in standings.rows}
        column_of_match = {
            outcome.match: column
            for line in standings.rows
            for column, cell in line.cells.items()
            for outcome in cell.matches
        }
        self.people = [person for person in ratings.ranking() if person in ranked]
        self.movements: dict[str, dict[int, list[RatingChange]]] = {person: {} for person in self.people}
        """The rating changes of each person by column."""
        for person, by_column in self.movements.items():
            for movement in ratings.changes[person]:
                if movement.outcome.match in column_of_match:
                    by_column.setdefault(column_of_match[movement.outcome.match], []).append(movement)

    @property
    def places(self) -> Mapping[str, int]:
        """The place of each person; those with the same rounded rating share a place."""
        return _places({person: self.ratings.estimate(person).value for person in self.people})

    def board(self) -> BoardData:
        """Returns the board with the change of each rating per evening."""
        last = len(self.standings.columns) - 1
        places, before = self.places, {person: self._rating_before(person, last) for person in self.people}
        earlier = _places({person: rating for person, rating in before.items() if rating is not None})
        rows = []
        for person in self.people:
            name, mark = self.naming(person)
            strength = self.ratings.estimate(person)
            cells = {
                column: CellData(format_change(round(changes[-1].after.value) - round(changes[0].before.value)))
                for column, changes in self.movements[person].items()
            }
            moved = earlier[person] - places[person] if last > 0 and person in earlier else None
            margin, total = f"± {format_number(round(strength.margin))}", format_number(round(strength.value))
            rows.append(RowData(str(places[person]), moved, mark, name, "", cells, margin, total))
        headers = tr("uncertainty"), tr("rating")
        return BoardData(board_columns(self.standings), tuple(rows), *headers)

    def _rating_before(self, person: str, last: int) -> float | None:
        """Returns the rating before the last evening, or None for a new player."""
        changes = self.movements[person].get(last)
        if not changes:
            return self.ratings.estimate(person).value
        return changes[0].before.value if changes[0] is not self.ratings.changes[person][0] else None

    def matches(self, row: int, column: int) -> Sequence[MatchListItem]:
        """Returns the change of the rating by each match."""
        person = self.people[row]
        changes = self.ratings.changes[person] if column == WHOLE_ROW else self.movements[person][column]
        return [self._movement(movement) for movement in reversed(changes)]

    def _movement(self, movement: RatingChange) -> MatchListItem:
        before, after = round(movement.before.value), round(movement.after.value)
        sentence = tr("{before} {change} = {after}").format(
            before=format_number(before), change=format_change(after - before), after=format_number(after)
        )
        template = tr("{name} {rating}")
        others = (
            template.format(name=self.naming(other).name, rating=format_number(round(rating.value)))
            for other, rating in movement.opponents
        )
        uncertainty = tr("uncertainty ± {before}, then ± {after}").format(
            before=format_number(round(movement.before.margin)), after=format_number(round(movement.after.margin))
        )
        return _match_line(movement.outcome, sentence, movement.place, others, uncertainty)


def board_columns(standings: Standings) -> tuple[ColumnData, ...]:
    columns = standings.columns
    years = len({column.day.year for column in columns}) > 1
    labels = standings_text.group_labels(columns, years=years)
    texts = standings_text.column_texts(columns, year=years)
    return tuple(
        ColumnData(label, str(column.number or column.day.day), text)
        for label, column, text in zip(labels, columns, texts, strict=True)
    )


def _match_line(
    outcome: MatchOutcome, sentence: str, place: int, others: Iterable[str], uncertainty: str = ""
) -> MatchListItem:
    title = join_notes(
        day_text(outcome.day), standings_text.match_words(outcome.number), short_system_name(outcome.system)
    )
    opponents = tr("place {place}, against {others}").format(place=place, others=join_items(others))
    return MatchListItem(outcome.match, f"{with_heading(title, sentence)}\n{join_clauses(opponents, uncertainty)}")


def _places(values: Mapping[str, float]) -> Mapping[str, int]:
    return {uuid: 1 + sum(round(other) > round(value) for other in values.values()) for uuid, value in values.items()}


_TIME_ZONE_MARGIN = timedelta(days=2)
"""The days of a period may differ from those in UTC by less than this."""


class StandingsData:
    """The club data of the standings at one moment; reading may raise ``LedgerError``."""

    def __init__(self, ledger: Ledger, people: People) -> None:
        self._people, self._person = people, cache(lambda uuid: people.person(uuid).uuid)
        self._outcomes: dict[Period, list[MatchOutcome]] = {}
        self.about_seasons, self.about_standings = ledger.club.actions(SEASONS), ledger.club.actions(STANDINGS)
        self.settings = read_club_settings(self.about_seasons, self.about_standings)
        self.sessions = {session.uuid: session for session in ledger.sessions()}
        self.fingerprint = ledger.chain_head.fingerprint
        self.named: Labelling = partial(person_label, people)

    def labels_on_paper(self, standings: Standings) -> Labelling:
        """Returns the public labels of the players; equal names are numbered."""
        people, names = self._people, PublicNames(self._people, Audience.PUBLIC)
        for person in sorted((people.person(row.person) for row in standings.rows), key=attrgetter("since", "uuid")):
            names.name(person)
        return lambda uuid: person_label(people, uuid)._replace(name=names.name(people.person(uuid)))

    def outcomes(self, period: Period, facts: FactsIndex) -> list[MatchOutcome]:
        """Returns the outcomes of a period, possibly with days around it.

        May raise ``FactsUnavailable``.
        """
        if period not in self._outcomes:
            match_filter = MatchFilter(
                since=_moment(period.first, -_TIME_ZONE_MARGIN),
                before=_moment(period.last, _TIME_ZONE_MARGIN),
                session=period.session or None,
            )
            self._outcomes[period] = match_outcomes(facts.matches(match_filter), self._person)
        return self._outcomes[period]


def _moment(day: date | None, margin: timedelta) -> str | None:
    """Returns a day moved by ``margin`` as a time of the ledger, or None for no bound."""
    try:
        return f"{day + margin}T00:00:00Z" if day is not None else None
    except OverflowError:
        return None
