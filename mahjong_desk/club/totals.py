# SPDX-License-Identifier: MIT
"""The results of a session: by match, by rule system, and at the club's rates."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from mahjong_desk.ledger.books import Rates
from mahjong_desk.match import Replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.payment.ranking import ResultUnit
from mahjong_desk.rules.ruleset import Ruleset, TableRules

HOUSE_KEY = ""


@dataclass(frozen=True, slots=True)
class ResultSystem:
    """A rule system with a unit; results are added up only within one."""

    ruleset: Ruleset
    unit: ResultUnit

    @property
    def key(self) -> str:
        """The key of the system's rate."""
        return f"{self.ruleset.id}/{self.unit.id}"


def system_of(rules: TableRules) -> ResultSystem:
    """Returns the system of the results of a match."""
    return ResultSystem(rules.ruleset, rules.result_unit)


def system_with_key(key: str) -> ResultSystem | None:
    """Returns the system with a key, or None if this version does not know it."""
    ruleset_id, _, unit_id = key.partition("/")
    ruleset = registry.find_ruleset(ruleset_id)
    if ruleset is None:
        return None
    return next((ResultSystem(ruleset, unit) for unit in ruleset.result_units if unit.id == unit_id), None)


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The results of one match."""

    number: int  # in the session
    system: ResultSystem
    results: Mapping[str, Decimal]  # by player, ``HOUSE_KEY`` for the house if it took or paid; empty until the end


@dataclass(frozen=True, slots=True)
class Totals:
    """The results of a session added up."""

    matches: tuple[MatchResult, ...]
    systems: tuple[ResultSystem, ...]  # in order of their first match
    names: tuple[str, ...]
    by_system: Mapping[str, Mapping[str, Decimal]]  # by ``ResultSystem.key``, then by player
    club_totals: Mapping[str, Decimal] | None  # in the club's unit; None without results, or if a rate is missing
    rates: Rates

    @property
    def unrated_systems(self) -> tuple[ResultSystem, ...]:
        """The systems that have no rate."""
        return tuple(system for system in self.systems if system.key not in self.rates.factors)


def match_result(number: int, replay: Replay) -> MatchResult:
    results: dict[str, Decimal] = {}
    if replay.final is not None:
        unit = replay.match.rules.result_unit
        for name, result in zip(replay.players, replay.final.results, strict=True):
            results[name] = results.get(name, Decimal(0)) + to_decimal(unit.convert(result))
        if replay.final.house:
            results[HOUSE_KEY] = to_decimal(unit.convert(replay.final.house))
    return MatchResult(number, system_of(replay.match.rules), results)


def compute_totals(matches: Sequence[MatchResult], rates: Rates, players: Sequence[str] = ()) -> Totals:
    """Returns the totals of a session; nothing is rounded."""
    systems: dict[str, ResultSystem] = {}
    by_system: dict[str, dict[str, Decimal]] = {}
    names: dict[str, None] = {}
    for match in matches:
        if not match.results:
            continue
        key = match.system.key
        systems.setdefault(key, match.system)
        column = by_system.setdefault(key, {})
        for name, result in match.results.items():
            names[name] = None
            column[name] = column.get(name, Decimal(0)) + result
    names.update(dict.fromkeys(players))
    club = _in_club_unit(by_system, rates) if systems and all(key in rates.factors for key in systems) else None
    ranking = club if club is not None else next(iter(by_system.values())) if len(by_system) == 1 else {}
    order = sorted(names, key=lambda name: (name == HOUSE_KEY, -ranking.get(name, Decimal(0))))
    return Totals(tuple(matches), tuple(systems.values()), tuple(order), by_system, club, rates)


def _in_club_unit(by_system: Mapping[str, Mapping[str, Decimal]], rates: Rates) -> dict[str, Decimal]:
    club: dict[str, Decimal] = {}
    for key, column in by_system.items():
        for name, result in column.items():
            club[name] = club.get(name, Decimal(0)) + result * rates.factors[key]
    return club


def to_decimal(number: float) -> Decimal:
    """Returns a result as it is written, without the noise of binary fractions."""
    return Decimal(str(number))


def to_number(number: Decimal) -> float:
    """Returns a sum as a number to show: an integer if it is whole."""
    return int(number) if number == number.to_integral_value() else float(number)
