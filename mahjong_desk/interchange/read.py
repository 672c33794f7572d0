# SPDX-License-Identifier: MIT
"""Reads requests and matches from JSON (contract.md §3, §5)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from mahjong_desk.interchange.events import read_event
from mahjong_desk.interchange.fields import (
    ONE_VALUE,
    ObjectReader,
    bad_type,
    check_version,
    integer_value,
    player_name_value,
    refuse_newer,
    seat_value,
)
from mahjong_desk.interchange.forms import extra_field_schemas, read_extra_fields
from mahjong_desk.interchange.parsing import MAX_NUMBER
from mahjong_desk.interchange.schema_parts import COUNT, Json, array, enum, integer, local_ref, object_schema
from mahjong_desk.match import Match
from mahjong_desk.rules import registry
from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldOwner
from mahjong_desk.rules.model.refusal import ErrorCode, PathPrefix, Refusal
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import mark

MATCH_FORMAT = "mahjong-desk/match"
MATCH_VERSION = 1
RULESET_VERSION = 1
"""The version of every rule system, as files name it."""
MAX_EVENTS = 5_000
"""The maximum number of events in a match."""
LEDGER_FIELDS = ("uuid", "journal", "journal_hash", "session", "fingerprint")
"""The fields about a match in its ledger; they do not affect the replay."""


def read_table_rules(fields: ObjectReader, *names: str, needed: Sequence[str] = (), waits: bool = False) -> TableRules:
    """Returns the ruleset that a request names, bound to its options."""
    ruleset = read_ruleset(fields, *names, needed=needed, waits=waits)
    return bind_options(ruleset, fields)


def read_ruleset(fields: ObjectReader, *names: str, needed: Sequence[str] = (), waits: bool = False) -> Ruleset:
    """Returns the ruleset of a request, after checking the names of all fields."""
    ruleset = registry.get_ruleset(fields.string("ruleset"))
    fields.require(*needed)
    fields.allow_only("ruleset", "options", *names, *(ruleset.waits_fields if waits else ()))
    return ruleset


def waits_extra_fields(ruleset: Ruleset) -> tuple[ExtraField, ...]:
    """Returns the extra fields of a winner that a request for waits can have."""
    return tuple(field for field in ruleset.extra_fields_of(FieldOwner.WINNER) if field.id in ruleset.waits_fields)


def bind_options(ruleset: Ruleset, fields: ObjectReader) -> TableRules:
    """Returns a ruleset bound to the options of a request."""
    options = fields.mapping("options", {})
    with PathPrefix(fields.path_of("options")):
        return ruleset.bind(options)


@cache
def option_variants(ruleset: Ruleset) -> tuple[TableRules, ...]:
    """Returns the default rules, and one variant for each value of each option."""
    variants = [ruleset.bind({})]
    for option in ruleset.options:
        span = option.number_range
        # Of a range, only the ends.
        values = [choice.value for choice in option.choices] if span is None else span[:: len(span) - 1]
        variants += [ruleset.bind({option.id: value}) for value in values]
    return tuple(variants)


_TABLE_FIELDS: Mapping[str, Callable[[Ruleset], Json]] = {
    "players": lambda ruleset: {"enum": list(ruleset.players)},
    "dealer": lambda _: local_ref("seat"),
    "round": lambda ruleset: enum(name.value for rules in option_variants(ruleset) for name in rules.rounds),
    "number": lambda ruleset: integer(1, ruleset.conventions.last_hand_number or MAX_NUMBER),
    "honba": lambda ruleset: COUNT if ruleset.conventions.has_honba else {"const": 0},
    "deposit": lambda ruleset: COUNT if ruleset.conventions.has_deposit else {"const": 0},
    "scores": lambda _: local_ref("each_seat"),
    "order": lambda ruleset: {
        **array(local_ref("seat"), min(ruleset.players), max(ruleset.players)),
        "uniqueItems": True,
    },
}
"""The fields of a table with their schemas; a rule system may add extra ones, and ``order`` if players change seats."""


@cache
def _known_fields(ruleset: Ruleset) -> tuple[str, ...]:
    names = [name for name in _TABLE_FIELDS if name != "order" or ruleset.conventions.players_change_seats]
    return (*names, *(field.id for field in ruleset.extra_fields_of(FieldOwner.TABLE)))


def table_schema(ruleset: Ruleset) -> Json:
    """Returns the schema of a table."""
    extra = extra_field_schemas(ruleset, ruleset.extra_fields_of(FieldOwner.TABLE))
    fields = {name: extra[name] if name in extra else _TABLE_FIELDS[name](ruleset) for name in _known_fields(ruleset)}
    return object_schema({}, fields)


def read_table(rules: TableRules, fields: ObjectReader) -> Table:
    """Returns the table of a request; omitted fields are as at the start of a match."""
    conventions = rules.ruleset.conventions
    reader = fields.object("table", {})
    reader.allow_only(*_known_fields(rules.ruleset))
    players = reader.integer("players", rules.ruleset.players[0])
    if players not in rules.ruleset.players:
        counts = "/".join(str(count) for count in rules.ruleset.players)
        raise reader.fault("players", ONE_VALUE, value=counts)
    start = rules.opening_table(players)
    dealer = reader.seat("dealer", start.dealer)
    check_seat(dealer, players, reader.path_of("dealer"))
    round_wind = RoundWind(reader.enum("round", rules.rounds, start.round_wind.value))
    dealer, number = _read_deal(rules, reader, dealer, start.hand_number)
    honba = _read_counter(reader, "honba", is_used=conventions.has_honba)
    deposit = _read_counter(reader, "deposit", is_used=conventions.has_deposit)
    scores = reader.entries("scores", integer_value, start.scores)
    if len(scores) != players:
        raise reader.fault("scores", mark("{field} must be a list of {count} whole numbers."), count=players)
    order = _read_order(rules, reader, round_wind, players)
    extra = read_extra_fields(rules.ruleset, rules.ruleset.extra_fields_of(FieldOwner.TABLE), reader)
    extra_fields = {**start.extra_fields, **extra}
    table = Table(dealer, round_wind, number, honba, deposit, scores, order, in_match=False, extra_fields=extra_fields)
    with PathPrefix(reader.path):
        rules.check_table(table)
    return table


def _read_deal(rules: TableRules, reader: ObjectReader, dealer: int, default: int) -> tuple[int, int]:
    """Returns dealer and hand number; one that follows from the other may be omitted."""
    conventions = rules.ruleset.conventions
    number = reader.integer("number", default)
    last = conventions.last_hand_number
    if number < 1 or (last is not None and number > last):
        raise reader.fault("number", mark("{field} must be a number from 1 to {last}."), last=last or "…")
    if not conventions.dealer_by_number:
        return dealer, number
    if not reader.has("number"):
        return dealer, dealer + 1
    if not reader.has("dealer"):
        return number - 1, number
    if number != dealer + 1:
        sentence = mark("{field} must be {value} while seat {seat} deals.")
        raise reader.fault("number", sentence, value=dealer + 1, seat=dealer)
    return dealer, number


def _read_order(rules: TableRules, reader: ObjectReader, name: RoundWind, players: int) -> tuple[int, ...]:
    """Returns the seats in the order of play, by default that of the round."""
    default = rules.seat_order(name, players)
    if not reader.has("order"):
        return default
    order = reader.entries("order", seat_value)
    if sorted(order) != sorted(default):
        raise reader.fault("order", mark("{field} must name every seat from 0 to {last} once."), last=players - 1)
    return order


def _read_counter(reader: ObjectReader, name: str, *, is_used: bool) -> int:
    number = int(reader.integer(name, 0))
    if number and not is_used:
        raise reader.fault(name, ONE_VALUE, value=0)
    if number < 0:
        raise reader.fault(name, mark("{field} cannot be negative."))
    return number


class PartialMatch(NamedTuple):
    """A match as far as it could be read.

    Attributes:
        refusal: Why the next event cannot be read, with its path, or None if all events were read.
    """

    match: Match
    refusal: Refusal | None


def check_ruleset_version(fields: ObjectReader) -> None:
    """Checks that the version of the rule system is known."""
    version = fields.integer("ruleset_version", RULESET_VERSION)
    if version != RULESET_VERSION:
        sentence = mark("The rules are version {version}; this program supports them up to version {known}.")
        path, known = "ruleset_version", RULESET_VERSION
        raise Refusal(ErrorCode.UNKNOWN_RULESET, sentence, path=path, version=version, known=known)


def read_match_partially(value: object) -> PartialMatch:
    """Returns the match of a JSON object, up to the first event that cannot be read.

    Raises:
        Refusal: The first fault of its other fields.
    """
    fields = ObjectReader(value)
    # First of all: a file of a later version may have unknown fields.
    refuse_newer(fields.pop("version", None), MATCH_VERSION)
    needed = ("format", "version", "players", "events")
    ruleset = read_ruleset(fields, *needed, "ruleset_version", *LEDGER_FIELDS, needed=needed)
    _check_ledger_fields(fields)
    if fields.string("format") != MATCH_FORMAT:
        raise bad_type("format", ONE_VALUE, value=MATCH_FORMAT)
    check_version(fields.integer("version"), MATCH_VERSION)
    check_ruleset_version(fields)
    rules = bind_options(ruleset, fields)
    players = fields.entries("players", player_name_value)
    if len(players) not in rules.ruleset.players:
        expected = "/".join(str(count) for count in rules.ruleset.players)
        raise bad_type("players", mark("{field} must be a list of {count} names."), count=expected)
    options = dict(fields.mapping("options", {}))
    events: list[Event] = []
    fault: Refusal | None = None
    items = list(fields.items("events"))
    if len(items) > MAX_EVENTS:
        raise bad_type("events", mark("{field} can have at most {count:,} entries."), count=MAX_EVENTS)
    for item, path in items:
        try:
            events.append(read_event(rules, item, path, len(players)))
        except Refusal as refusal:
            fault = refusal
            break
    return PartialMatch(Match(rules, options, players, tuple(events)), fault)


def _check_ledger_fields(fields: ObjectReader) -> None:
    for name in ("uuid", "journal_hash", "fingerprint"):
        fields.string(name, None)
    for name, kind in (("journal", fields.items), ("session", fields.object)):
        if fields.has(name):
            kind(name)


def read_match(value: object) -> Match:
    """Returns the match of a JSON object.

    Raises:
        Refusal: The first fault of its fields; the replay checks whether its events can happen.
    """
    read = read_match_partially(value)
    if read.refusal is not None:
        raise read.refusal
    return read.match
