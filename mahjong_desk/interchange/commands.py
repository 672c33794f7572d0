# SPDX-License-Identifier: MIT
"""Answers one request of the command line, whatever it is (contract.md §1)."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NoReturn

from mahjong_desk.interchange.describe import write_ruleset, write_rulesets
from mahjong_desk.interchange.fields import Fields
from mahjong_desk.interchange.read import read_event, read_hand, read_match, read_rules, read_table
from mahjong_desk.interchange.write import write_refusal, write_replay, write_settlement, write_waits
from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.match import replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.events import Win
from mahjong_desk.rules.refusal import Code, Refusal

Json = dict[str, Any]


def _score(request: object) -> Json:
    fields = Fields(request)
    rules = read_rules(fields)
    table = read_table(rules, fields)
    event = read_event(rules, fields.take("event"), "event")
    fields.close()
    if not isinstance(event, Win):
        raise Refusal(Code.BAD_REQUEST, QT_TRANSLATE_NOOP("Refusal", "Only a win can be scored."), path="event.type")
    try:
        settlement = rules.settle(table, event)
    except Refusal as refusal:
        raise refusal.under("event") from None
    return write_settlement(settlement, rules.ruleset.pieces)


def _replay(request: object) -> Json:
    return write_replay(replay(read_match(request)))


def _waits(request: object) -> Json:
    fields = Fields(request)
    rules = read_rules(fields)
    table = read_table(rules, fields)
    winner = fields.seat("winner")
    _check_seat(winner, table.players, "winner")
    discarder = fields.seat("from", (winner - 1) % table.players)
    _check_seat(discarder, table.players, "from")
    if discarder == winner:
        raise Refusal(
            Code.BAD_SEAT, QT_TRANSLATE_NOOP("Refusal", "Nobody wins on a discard of their own."), path="from"
        )
    hand = read_hand(rules.ruleset.pieces, fields.object("hand"), complete=False)
    fields.close()
    try:
        waits = rules.waits(table, winner, discarder, hand)
    except Refusal as refusal:
        raise refusal.under("hand") from None
    return write_waits(waits, rules.ruleset.pieces)


def _check_seat(seat: int, players: int, path: str) -> None:
    if not 0 <= seat < players:
        raise Refusal(
            Code.BAD_SEAT, QT_TRANSLATE_NOOP("Refusal", "There is no seat {seat} at this table."), path=path, seat=seat
        )


COMMANDS: dict[str, Callable[[object], Json]] = {"score": _score, "replay": _replay, "waits": _waits}
"""What answers a request, by the name of the command."""


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def answer(command: str, text: str | bytes) -> Json:
    """Returns the answer to one request given as JSON text; a refusal is an answer too.

    Args:
        command: ``score``, ``replay`` or ``waits``.
        text: The request; bytes are UTF-8.
    """
    try:
        # UnicodeDecodeError and JSONDecodeError are ValueErrors; nesting without end ends in RecursionError.
        request = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        return write_refusal(
            Refusal(Code.BAD_JSON, QT_TRANSLATE_NOOP("Refusal", "This is not JSON: {error}"), error=error)
        )
    try:
        return COMMANDS[command](request)
    except Refusal as refusal:
        return write_refusal(refusal)


def describe(ruleset: str | None) -> Json:
    """Returns all rule systems in brief, or one of them whole."""
    if ruleset is None:
        return write_rulesets()
    try:
        return write_ruleset(registry.find(ruleset))
    except Refusal as refusal:
        return write_refusal(refusal)
