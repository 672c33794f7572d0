# SPDX-License-Identifier: MIT
"""The house rules, rates, answers to drills and acts of the club in a ledger.

Of house rules and rates, the latest entry is in force.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from mahjong_desk.journal.acts import JsonObject, MatchHeader, parse_canonical
from mahjong_desk.ledger.contents import ClubAction, session_of
from mahjong_desk.ledger.database.database import COLUMNS, Executes, entries_about
from mahjong_desk.ledger.entry import EntryKind, LedgerEntry, new_uuid

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger, WriteTransaction


MAX_FACTOR = Decimal(1_000_000)
DECIMALS = 4
"""The maximum number of decimals of a factor."""

_THOUSAND = 3


@dataclass(frozen=True, slots=True)
class Rates:
    """The rates of one session."""

    unit: str = ""
    factors: Mapping[str, Decimal] = field(default_factory=dict)

    def payload(self) -> JsonObject:
        """Returns the rates as JSON."""
        # Factors are strings, since not every program reads JSON numbers exactly.
        return {"unit": self.unit, "factors": {key: f"{factor:f}" for key, factor in sorted(self.factors.items())}}

    @classmethod
    def from_payload(cls, payload: JsonObject) -> Rates:
        match payload:
            case {"unit": str(unit), "factors": Mapping() as factors}:
                return cls(unit, MappingProxyType({str(key): parse_factor(str(text)) for key, text in factors.items()}))
        raise ValueError("not rates")


def parse_decimal(text: str) -> Decimal:
    """Returns a typed number, with a point or a comma before its decimals.

    Raises ``ValueError`` for other text, and if the comma could also separate thousands.
    """
    plain = unicodedata.normalize("NFKC", text).strip().replace("\N{MINUS SIGN}", "-")
    whole, comma, rest = plain.partition(",")
    is_thousands = len(rest) == _THOUSAND and whole not in ("0", "-0")
    if comma and (is_thousands or "," in rest or "." in plain):
        raise ValueError(f"not a number: {text!r}")
    try:
        return Decimal(f"{whole}.{rest}" if comma else plain)
    except InvalidOperation as error:
        raise ValueError(f"not a number: {text!r}") from error


def parse_factor(text: str) -> Decimal:
    """Returns the factor that was typed, with a point or a comma before its decimals."""
    factor = parse_decimal(text)
    if not factor.is_finite() or not 0 <= factor <= MAX_FACTOR or factor != round(factor, DECIMALS):
        raise ValueError(f"not a factor: {text!r}")
    return factor


HOUSE_RULES = "house rules"
"""The subject of all house rules."""

DRILLS = "drills"
"""The subject of all answers to drills."""


class HouseRulesNameTaken(ValueError):
    """Raised if the rule system already has house rules of the same name."""


class HouseRules(NamedTuple):
    """Named options of a rule system, as one entry records them."""

    id: int
    ruleset: str
    name: str
    options: JsonObject
    changed_at: str = ""
    kept: int = 1  # 0 if the entry deletes the house rules

    @classmethod
    def from_content(cls, content: Mapping[str, Any], at: str = "") -> HouseRules:
        match content:
            case {
                "id": int(rules_id),
                "kept": 0 | 1 as kept,
                "ruleset": str(ruleset),
                "name": str(name),
                "options": Mapping() as options,
            } if name.strip():
                return cls(rules_id, ruleset, name, options, at, int(kept))
        raise ValueError("not house rules")

    @property
    def content(self) -> JsonObject:
        """The content of an entry for these house rules."""
        return {name: value for name, value in self._asdict().items() if name != "changed_at"}


class _Book:
    """A part of an open ledger.

    Every method raises ``LedgerError`` for errors of disk, database and server.
    """

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    def _read(self, database: Executes, subject: str, kind: str) -> list[tuple[LedgerEntry, JsonObject]]:
        """Returns the readable entries about a subject, and caches them."""
        entries = self._ledger.entry_cache.setdefault(subject, [])
        entries += _readable(entries_about(database, subject, [kind], entries[-1][0].number if entries else 0))
        return entries


class HouseRulesBook(_Book):
    def all(self, ruleset: str | None = None) -> tuple[HouseRules, ...]:
        """Returns the house rules of one rule system or of all, by system and name."""
        with self._ledger._database.read_transaction() as database:
            found = [rules for rules in self._current(database) if ruleset in (None, rules.ruleset)]
        return tuple(sorted(found, key=lambda rules: (rules.ruleset, rules.name.casefold(), rules.id)))

    def save(self, ruleset: str, name: str, options: Mapping[str, Any], at: str) -> HouseRules:
        """Enters house rules, replacing those of the same name, and returns them."""
        with self._ledger.write_transaction() as writing:
            previous = _by_name(self._current(writing.database), ruleset, name)
            highest = max((rules["id"] for _, rules in self._entries(writing.database)), default=0)
            rules_id = previous.id if previous else highest + 1
            return _enter(writing, HouseRules(rules_id, ruleset, _stripped_name(name), options, at))

    def rename(self, rules_id: int, name: str, at: str) -> HouseRules:
        """Enters a new name for house rules and returns them."""
        with self._ledger.write_transaction() as writing:
            current = self._current(writing.database)
            rules = _by_id(current, rules_id)
            other = _by_name([candidate for candidate in current if candidate is not rules], rules.ruleset, name)
            if other is not None:
                raise HouseRulesNameTaken(name)
            return _enter(writing, rules._replace(name=_stripped_name(name), changed_at=at))

    def delete(self, rules_id: int, at: str) -> None:
        """Removes house rules from the list; the matches that use them keep their options."""
        with self._ledger.write_transaction() as writing:
            rules = _by_id(self._current(writing.database), rules_id)
            _enter(writing, rules._replace(kept=0, changed_at=at))

    def _entries(self, database: Executes) -> list[tuple[LedgerEntry, JsonObject]]:
        return self._read(database, HOUSE_RULES, EntryKind.HOUSE_RULES)

    def _current(self, database: Executes) -> list[HouseRules]:
        """Returns the house rules that were not deleted."""
        by_id: dict[int, HouseRules] = {}
        for entry, content in self._entries(database):
            rules = by_id[content["id"]] = HouseRules.from_content(content, entry.at)
            if not rules.kept:
                del by_id[rules.id]
        return list(by_id.values())


class RatesStore(_Book):
    def for_session(self, session_id: int) -> Rates:
        """Returns the rates of a session; empty ones if none were set."""
        with self._ledger._database.read_transaction() as database:
            statement = (
                f"SELECT {COLUMNS} FROM entries WHERE subject = (SELECT uuid FROM sessions WHERE id = ?) AND kind = 'rates' "
                "ORDER BY number DESC"
            )
            return _first_rates(database, statement, session_id)

    def latest(self) -> Rates:
        """Returns the rates of the newest session that has any."""
        with self._ledger._database.read_transaction() as database:
            # The rates of an old session can be imported at any time.
            statement = (
                f"SELECT {COLUMNS} FROM entries WHERE kind = 'rates' "
                "ORDER BY (SELECT started_at FROM sessions WHERE uuid = subject) DESC, number DESC"
            )
            return _first_rates(database, statement)

    def save(self, session_id: int, rates: Rates, at: str) -> None:
        with self._ledger.write_transaction() as writing:
            writing.append(EntryKind.RATES, session_of(writing.database, session_id).uuid, rates.payload(), at)


class DrillAnswerStore(_Book):
    """The answers to drills, whose content the ledger does not interpret."""

    def add(self, answer: JsonObject, at: str) -> None:
        with self._ledger.write_transaction() as writing:
            writing.append(EntryKind.DRILL_ANSWER, DRILLS, answer, at)

    def all(self) -> tuple[JsonObject, ...]:
        """Returns the answers, the newest last; a damaged one is left out."""
        with self._ledger._database.read_transaction() as database:
            entries = entries_about(database, DRILLS, [EntryKind.DRILL_ANSWER])
        return tuple(answer for _, answer in _readable(entries))


class ClubStore(_Book):
    """The acts of the club, whose content the ledger does not interpret."""

    def actions(self, subject: str) -> tuple[ClubAction, ...]:
        """Returns the acts about a subject by time; a damaged one is left out.

        Two ledgers with the same acts return them in the same order, unless two were done in the same second.
        """
        with self._ledger._database.read_transaction() as database:
            return self._acts(database, subject)

    def has(self, subject: str, act: str) -> bool:
        """Returns whether an act of that kind about a subject was ever entered."""
        with self._ledger._database.read_transaction() as database:
            return any(content["act"].get("act") == act for _, content in self._read(database, subject, EntryKind.CLUB))

    def add(self, subject: str, act: JsonObject, at: str, *, uuid: str = "") -> ClubAction:
        """Enters an act and returns it as entered."""
        with self._ledger.write_transaction() as writing:
            return self._enter(writing, subject, act, at, uuid)

    def open_matches(
        self, session: str, headers: Sequence[MatchHeader], subject: str, act: JsonObject, at: str, *, after: str
    ) -> ClubAction | None:
        """Opens matches and enters the act that starts them, in one transaction.

        Writes nothing and returns None if the latest act about the subject is not ``after``.
        """
        with self._ledger.write_transaction() as writing:
            acts = self._acts(writing.database, subject)
            if (acts[-1].uuid if acts else "") != after:
                return None
            matches = [writing.open_match(session, header, at).subject for header in headers]
            return self._enter(writing, subject, {**act, "matches": matches}, at)

    def _acts(self, database: Executes, subject: str) -> tuple[ClubAction, ...]:
        acts = [
            ClubAction(content["uuid"], entry.at, subject, content["act"])
            for entry, content in self._read(database, subject, EntryKind.CLUB)
        ]
        return tuple(sorted(acts, key=lambda act: act.at))

    def _enter(self, writing: WriteTransaction, subject: str, act: JsonObject, at: str, uuid: str = "") -> ClubAction:
        # If the clock was set back, the act gets the time of the latest one.
        latest = max((previous.at for previous in self._acts(writing.database, subject)), default=at)
        entry = writing.append(EntryKind.CLUB, subject, {"uuid": uuid or new_uuid(), "act": act}, max(at, latest))
        content = entry.document
        return ClubAction(content["uuid"], entry.at, subject, content["act"])


def _enter(writing: WriteTransaction, rules: HouseRules) -> HouseRules:
    entry = writing.append(EntryKind.HOUSE_RULES, HOUSE_RULES, rules.content, rules.changed_at)
    return HouseRules.from_content(entry.document, rules.changed_at)


def _by_id(candidates: Sequence[HouseRules], rules_id: int) -> HouseRules:
    for rules in candidates:
        if rules.id == rules_id:
            return rules
    raise LookupError(f"no house rules {rules_id}")


def _by_name(candidates: Sequence[HouseRules], ruleset: str, name: str) -> HouseRules | None:
    return next((rules for rules in candidates if rules.ruleset == ruleset and is_same_name(rules.name, name)), None)


def _stripped_name(name: str) -> str:
    if not name.strip():
        raise ValueError("house rules need a name")
    return name.strip()


def _first_rates(database: Executes, statement: str, *values: object) -> Rates:
    for columns in database.execute(statement, values):
        # Skip a damaged entry and try the previous one.
        with suppress(ValueError):
            return Rates.from_payload(parse_canonical(LedgerEntry(*columns).content))
    return Rates()


def _readable(entries: Sequence[LedgerEntry]) -> Iterator[tuple[LedgerEntry, JsonObject]]:
    for entry in entries:
        with suppress(ValueError):
            yield entry, entry.document


def is_same_name(one: str, other: str) -> bool:
    """Returns whether two names are the same apart from case and outer spaces."""
    return one.strip().casefold() == other.strip().casefold()
