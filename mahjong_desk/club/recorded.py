# SPDX-License-Identifier: MIT
"""What was recorded of a match whose rules this program does not know: told again, and nothing worked out of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from mahjong_desk.club.names import PlayerName, player_names
from mahjong_desk.club.replaying import event_of
from mahjong_desk.journal.documents import Document
from mahjong_desk.journal.journal import Journal
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Event, Substitute
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules


@dataclass(frozen=True, slots=True)
class RecordedRow:
    """One event as it was recorded.

    Attributes:
        event: What it says in the words of the rules that are known; None where they have none for it.
    """

    document: Document
    event: Event | None
    players: tuple[PlayerName, ...]


@dataclass(frozen=True, slots=True)
class Recorded:
    """A match as it was recorded.

    Attributes:
        rules: The rules of that name that are known, for their words alone; None where there are none.
        rows: Its events in order.
    """

    ruleset: str
    rules: Rules | None
    rows: tuple[RecordedRow, ...]


def recorded(journal: Journal, called: Mapping[str, PlayerName]) -> Recorded:
    """Returns what a journal tells, whatever rules the match follows."""
    header = journal.header
    try:
        rules = registry.find(header.ruleset).with_options({})
    except Refusal:
        rules = None
    players = tuple(called.get(name, name) for name in player_names(journal.history.players))
    rows = []
    for document in journal.events:
        event = _read(rules, document)
        if isinstance(event, Substitute):
            event = replace(event, name=called.get(event.name, event.name))
        rows.append(RecordedRow(document, event, players))
        if isinstance(event, Substitute):
            players = (*players[: event.player], PlayerName(event.name), *players[event.player + 1 :])
    return Recorded(header.ruleset, rules, tuple(rows))


def _read(rules: Rules | None, document: Document) -> Event | None:
    try:
        return event_of(rules, document) if rules is not None else None
    except Refusal:
        return None
