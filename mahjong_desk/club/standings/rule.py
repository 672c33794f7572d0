# SPDX-License-Identifier: MIT
"""The settings of the club: seasons, standings rules and rating; built from acts.

The acts of ``seasons``
    ``{"act": "add", "name", "first", "last"}``; the season's UUID is that of this act, ``last`` may be null;
    ``{"act": "change", "of", "name", "first", "last"}``; ``{"act": "delete", "of"}``; ``{"act": "undo", "of"}``.
The acts of ``standings``
    ``{"act": "rule", "season", "rule"}``, with an empty season for every period without its own rule;
    ``{"act": "rating", "on"}``; ``{"act": "undo", "of"}``.

An act that cannot be understood, such as one of a later version, is ignored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from enum import Enum
from fractions import Fraction

from mahjong_desk.club.people.person import effective_acts
from mahjong_desk.club.standings.outcomes import Period
from mahjong_desk.journal.acts import JsonObject
from mahjong_desk.ledger.books import Rates, parse_decimal
from mahjong_desk.ledger.contents import ClubAction

SEASONS = "seasons"
STANDINGS = "standings"
ANY_TIME = ""
"""The key of the general rule, for periods without a rule of their own."""

MAX_POINTS = Decimal(1_000_000)
MAX_COUNT = 1_000
"""The maximum number of evenings that count or are dropped, and of matches that a player needs."""
_DECIMALS = 4


class ScoringMethod(Enum):
    """What players are ranked by."""

    PLACES = "places"
    RESULT = "result"
    AVERAGE = "average"


class CountedEvenings(Enum):
    ALL = "all"
    BEST = "best"
    DROP_WORST = "without_worst"


class TieBreak(Enum):
    """What breaks a tie."""

    MEAN_PLACE = "mean_place"
    HEAD_TO_HEAD = "head_to_head"
    RESULT = "result"
    FIRST_PLACES = "first_places"


def _usual_points() -> dict[int, tuple[Decimal, ...]]:
    return {2: (Decimal(2), Decimal(0)), 3: tuple(map(Decimal, (3, 1, 0))), 4: tuple(map(Decimal, (4, 2, 1, 0)))}


@dataclass(frozen=True, slots=True)
class StandingsRule:
    """How standings are computed."""

    method: ScoringMethod = ScoringMethod.PLACES
    points: Mapping[int, tuple[Decimal, ...]] = field(default_factory=_usual_points)  # for each place, by table size
    counting: CountedEvenings = CountedEvenings.ALL
    counted_number: int = 0  # how many of the best evenings count, or of the worst are dropped
    minimum: int = 0  # how many matches a player needs for a place
    tie_breaks: tuple[TieBreak, ...] = (TieBreak.MEAN_PLACE,)
    systems: tuple[str, ...] = ()  # the rule systems that count; empty for all
    rates: Rates = field(default_factory=Rates)

    def includes(self, system: str) -> bool:
        """Returns whether matches of a rule system count."""
        return not self.systems or system in self.systems

    def points_for(self, size: int, place: int, sharing: int) -> Fraction | None:
        """Returns the points of each of ``sharing`` players at a place, or None if unset."""
        points = self.points.get(size)
        if points is None or place - 1 + sharing > len(points):
            return None
        return Fraction(sum(points[place - 1 : place - 1 + sharing], Decimal(0))) / sharing

    def to_payload(self) -> JsonObject:
        """Returns the rule as JSON, with points as strings to keep them exact."""
        return {
            "way": self.method.value,
            "points": {str(size): [f"{value:f}" for value in points] for size, points in sorted(self.points.items())},
            "counting": self.counting.value,
            "number": self.counted_number,
            "minimum": self.minimum,
            "levels": [level.value for level in self.tie_breaks],
            "systems": list(self.systems),
            "rates": self.rates.payload(),
        }

    @classmethod
    def from_payload(cls, payload: JsonObject) -> StandingsRule:
        """Returns the rule of a payload; raises ``ValueError`` if it is invalid."""
        match payload:
            case {
                "way": way,
                "points": Mapping() as points,
                "counting": counting,
                "number": number,
                "minimum": minimum,
                "levels": [*levels],
                "systems": [*systems],
                "rates": Mapping() as rates,
            } if _is_count(number) and _is_count(minimum) and all(isinstance(system, str) for system in systems):
                return cls(
                    ScoringMethod(way),
                    {int(size): _points(values, int(size)) for size, values in points.items()},
                    CountedEvenings(counting),
                    number,
                    minimum,
                    tuple(dict.fromkeys(map(TieBreak, levels))),
                    tuple(systems),
                    Rates.from_payload(rates),
                )
        raise ValueError("the payload is not a standings rule")


def parse_points(text: str) -> Decimal:
    """Returns typed points; raises ``ValueError`` if they are invalid."""
    points = parse_decimal(text)
    if not points.is_finite() or abs(points) > MAX_POINTS or points != round(points, _DECIMALS):
        raise ValueError(f"not a number of points: {text!r}")
    return points


def _points(values: object, size: int) -> tuple[Decimal, ...]:
    match values:
        case [*texts] if len(texts) == size and all(isinstance(text, str) for text in texts):
            return tuple(parse_points(str(text)) for text in texts)
    raise ValueError(f"not the points of a table of {size}: {values!r}")


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MAX_COUNT


@dataclass(frozen=True, slots=True)
class Season:
    """A named period."""

    uuid: str
    name: str
    period: Period


@dataclass(frozen=True, slots=True)
class ClubSettings:
    """The settings of the club for its standings."""

    seasons: tuple[Season, ...]  # the earliest first
    rules: Mapping[str, StandingsRule]  # by the UUID of the season, or ``ANY_TIME``
    rating_enabled: bool

    def rule(self, season: str = ANY_TIME) -> StandingsRule:
        """Returns the rule of a season, or the general one if it has none of its own."""
        return self.rules.get(season) or self.rules.get(ANY_TIME) or StandingsRule()


def read_club_settings(about_seasons: Sequence[ClubAction], about_standings: Sequence[ClubAction]) -> ClubSettings:
    """Returns the settings that result from all acts, in the order of entry."""
    seasons: dict[str, Season] = {}
    rules: dict[str, StandingsRule] = {}
    rating = False
    for act in (*effective_acts(about_seasons), *effective_acts(about_standings)):
        with suppress(ValueError, TypeError):
            match act.act:
                case {"act": "add"} if act.subject == SEASONS:
                    seasons[act.uuid] = _season(act.uuid, act.act)
                case {"act": "change", "of": uuid} if uuid in seasons:
                    seasons[uuid] = _season(uuid, act.act)
                case {"act": "delete", "of": uuid}:
                    seasons.pop(uuid, None)
                case {"act": "rule", "season": str(uuid), "rule": Mapping() as rule}:
                    rules[uuid] = StandingsRule.from_payload(rule)
                case {"act": "rating"}:
                    rating = act.act.get("on") is True
    order = sorted(seasons.values(), key=lambda season: (season.period.first or date.min, season.name, season.uuid))
    return ClubSettings(tuple(order), rules, rating)


def last_undoable_act(acts: Sequence[ClubAction]) -> ClubAction | None:
    """Returns the act that an undo would undo, or None."""
    return next(reversed(effective_acts(acts)), None)


def _season(uuid: str, act: JsonObject) -> Season:
    match act:
        case {"name": str(name), "first": first, **others}:
            last = others.get("last")
            period = Period(date.fromisoformat(first), date.fromisoformat(last) if last is not None else None)
            return Season(uuid, name, period)
    raise ValueError("the act does not describe a season")


# Acts


def add_season_act(name: str, period: Period) -> JsonObject:
    return {"act": "add", **_dates(name, period)}


def change_season_act(uuid: str, name: str, period: Period) -> JsonObject:
    """Returns the act that gives a season another name or other dates."""
    return {"act": "change", "of": uuid, **_dates(name, period)}


def delete_season_act(uuid: str) -> JsonObject:
    """Returns the act that deletes a season; its matches stay."""
    return {"act": "delete", "of": uuid}


def set_rule_act(rule: StandingsRule, season: str = ANY_TIME) -> JsonObject:
    return {"act": "rule", "season": season, "rule": rule.to_payload()}


def set_rating_act(*, on: bool) -> JsonObject:
    """Returns the act that turns the rating on or off."""
    return {"act": "rating", "on": on}


def undo_act(act: ClubAction) -> JsonObject:
    """Returns the act that undoes another one."""
    return {"act": "undo", "of": act.uuid}


def _dates(name: str, period: Period) -> JsonObject:
    if period.first is None:
        raise ValueError("a season must have a first day")
    return {"name": name, "first": str(period.first), "last": str(period.last) if period.last is not None else None}
