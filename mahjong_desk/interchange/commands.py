# SPDX-License-Identifier: MIT
"""Answers to requests of the command line (contract.md §1)."""

import logging
from collections.abc import Callable
from typing import Any

from mahjong_desk.interchange.describe import BRIEF, RULESET
from mahjong_desk.interchange.events import EVENT_NAMES, is_event, read_event, read_hand
from mahjong_desk.interchange.fields import ObjectReader
from mahjong_desk.interchange.forms import read_extra_fields
from mahjong_desk.interchange.parsing import MAX_BYTES, parse_json
from mahjong_desk.interchange.read import read_match_partially, read_table, read_table_rules, waits_extra_fields
from mahjong_desk.interchange.write import write_refusal, write_replay, write_settlement, write_waits
from mahjong_desk.match import match_ended_refusal, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.checks.settling import own_discard_refusal
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import ErrorCode, PathPrefix, Refusal
from mahjong_desk.texts import mark

Json = dict[str, Any]
_log = logging.getLogger(__name__)


def _score(request: object) -> Json:
    fields = ObjectReader(request)
    rules = read_table_rules(fields, "table", "event", needed=("event",))
    value = fields.pop("event")
    table = read_table(rules, fields)
    if is_event(rules, value) and value["type"] != EVENT_NAMES[Win]:
        raise Refusal(ErrorCode.BAD_REQUEST, mark("Only a win can be scored."), path="event.type")
    event = read_event(rules, value, "event", table.players)
    assert isinstance(event, Win)
    with PathPrefix("event"):
        settlement = rules.settle(table, event)
    after, reason = rules.advance(table, event, settlement)
    return write_settlement(settlement, rules.ruleset, rules.conclude(after, reason) if reason else None)


def _replay(request: object) -> Json:
    read = read_match_partially(request)
    played = replay(read.match)
    answer = write_replay(played)
    if read.refusal is not None:
        raise match_ended_refusal().with_path_prefix(f"events[{len(played.rows)}]") if played.final else read.refusal
    return answer


def _waits(request: object) -> Json:
    fields = ObjectReader(request)
    rules = read_table_rules(fields, "table", "winner", "from", "hand", needed=("winner", "hand"), waits=True)
    table = read_table(rules, fields)
    winner = fields.seat("winner")
    check_seat(winner, table.players, "winner")
    discarder = fields.seat("from", table.previous_seat(winner))
    check_seat(discarder, table.players, "from")
    if discarder == winner:
        raise own_discard_refusal("from")
    ruleset = rules.ruleset
    hand = read_hand(ruleset, fields.object("hand"), complete=False)
    extra_fields = read_extra_fields(ruleset, waits_extra_fields(ruleset), fields)
    return write_waits(rules.waits(table, Winner(winner, hand, extra_fields=extra_fields), discarder), ruleset)


COMMANDS: dict[str, Callable[[object], Json]] = {"score": _score, "replay": _replay, "waits": _waits}
"""The functions that answer requests, by the name of the command."""


def answer_request(command: str, text: str | bytes, max_bytes: int = MAX_BYTES) -> Json:
    """Returns the answer to one request in JSON, which may be an error.

    Args:
        text: The request; bytes are UTF-8.
        max_bytes: The maximum size of the request.
    """
    try:
        return COMMANDS[command](parse_json(text, max_bytes))
    except Refusal as refusal:
        return write_refusal(refusal)
    except Exception:
        # The other requests of a stream must still be answered.
        _log.exception("a request for “%s” could not be answered", command)
        sentence = mark("Mahjong Desk could not process this request. The error was logged.")
        return write_refusal(Refusal(ErrorCode.INTERNAL, sentence))


def describe_rulesets(ruleset: str | None) -> Json:
    """Returns all rule systems in brief, or one of them in full."""
    if ruleset is None:
        return {"ok": True, "rulesets": [BRIEF.write(ruleset) for ruleset in registry.all_rulesets()]}
    try:
        return RULESET.write(registry.get_ruleset(ruleset))
    except Refusal as refusal:
        return write_refusal(refusal)
