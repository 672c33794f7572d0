# SPDX-License-Identifier: MIT
"""Plays a match from its events, one table after the other."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.match.match import Match
from mahjong_desk.rules.events import Event, Substitute
from mahjong_desk.rules.reasons import Final, Settlement
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table


@dataclass(frozen=True, slots=True)
class Row:
    """One event as it was played.

    Attributes:
        index: Its place in the match, from 0.
        event: The event.
        before: The table before it.
        after: The table after it; ``before`` where the event was refused.
        settlement: What it moved; nothing where it was refused.
        players: Who sat at the table when it happened, by seat.
        ended: Why the match ended with it, or None.
        refusal: Why the event cannot happen here, or None. The rows after it are played as if it were not there.
    """

    index: int
    event: Event
    before: Table
    after: Table
    settlement: Settlement
    players: tuple[str, ...]
    ended: str | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True)
class Replay:
    """A match played from its events.

    Attributes:
        match: The match.
        rows: One row an event.
        table: The table as it stands now.
        players: Who sits at the table now, by seat; the final result is theirs.
        final: The final result; None while the match goes on.
    """

    match: Match
    rows: tuple[Row, ...]
    table: Table
    players: tuple[str, ...]
    final: Final | None

    @property
    def everybody(self) -> tuple[str, ...]:
        """Everybody who sat at the table, those who began first."""
        return tuple(
            dict.fromkeys(name for players in (*(row.players for row in self.rows), self.players) for name in players)
        )

    @property
    def fault(self) -> Row | None:
        """The first row whose event was refused, or None."""
        return next((row for row in self.rows if row.refusal), None)


def has_ended() -> Refusal:
    """Returns the refusal of an event that comes after the end of the match."""
    return Refusal(Code.BAD_EVENT, QT_TRANSLATE_NOOP("Refusal", "The match has ended."))


def replay(match: Match) -> Replay:
    """Plays ``match``; an event that cannot happen is marked in its row and moves nothing."""
    rules = match.rules
    table, players = match.start, match.players
    rows: list[Row] = []
    final: Final | None = None
    for index, event in enumerate(match.events):
        row = _play(rules, table, players, index, event, ended=final is not None)
        rows.append(row)
        table, players = row.after, seated(players, row)
        if row.ended is not None:
            final = rules.conclude(table, row.ended)
    return Replay(match, tuple(rows), table, players, final)


def seated(players: tuple[str, ...], row: Row) -> tuple[str, ...]:
    """Returns who sits at the table after a row, from those who did before it."""
    event = row.event
    if not isinstance(event, Substitute) or row.refusal is not None:
        return players
    return (*players[: event.player], event.name, *players[event.player + 1 :])


def _play(rules: Rules, table: Table, players: tuple[str, ...], index: int, event: Event, *, ended: bool) -> Row:
    try:
        if ended:
            raise has_ended()
        settlement = rules.settle(table, event)
    except Refusal as refusal:
        nothing = Settlement((), (), (0,) * table.players)
        return Row(index, event, table, table, nothing, players, refusal=refusal.bare())
    after, reason = rules.advance(table, event, settlement)
    return Row(index, event, table, after, settlement, players, ended=reason)
