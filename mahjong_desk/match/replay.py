# SPDX-License-Identifier: MIT
"""A match and its replay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from mahjong_desk.rules.model.events import Chombo, Draw, Event, RiichiDeclaration, Substitution, Win
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.texts import mark


@dataclass(frozen=True, slots=True)
class Match:
    rules: TableRules
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    events: tuple[Event, ...] = ()

    @property
    def start(self) -> Table:
        """The table before the first hand of these players."""
        return self.rules.opening_table(len(self.players))


@dataclass(frozen=True, slots=True)
class ReplayRow:
    """One replayed event.

    Attributes:
        index: Its index in the match, from 0.
        ends_deal: Whether the deal ends with it (``TableRules.ends_deal``), or would if it were not refused.
        end_reason: Why the match ended with it, or None.
        refusal: Why the event is refused, or None. A refused event does not affect the following rows.
    """

    index: int
    deals_before: int
    event: Event
    before: Table
    after: Table
    settlement: Settlement
    players: tuple[str, ...]
    ends_deal: bool
    end_reason: str | None = None
    refusal: Refusal | None = None

    @property
    def imbalance(self) -> int:
        """The sum of its changes to seats, deposit and house: 0 for every correct row."""
        return sum(self.settlement.deltas) + self.settlement.deposit + self.settlement.house


@dataclass(frozen=True, slots=True)
class Replay:
    """A replayed match.

    Attributes:
        final: The final result; None while the match goes on.
    """

    match: Match
    rows: tuple[ReplayRow, ...]
    table: Table
    players: tuple[str, ...]
    final: FinalResult | None

    @property
    def all_players(self) -> tuple[str, ...]:
        """All players who sat at the table, the first ones first."""
        groups = (*(row.players for row in self.rows), self.players)
        return tuple(dict.fromkeys(name for players in groups for name in players))

    @property
    def closing_table(self) -> Table:
        """The current table, with the final scores and deposit if the match has ended."""
        table = self.table
        scores = self.final.scores if self.final is not None else table.scores
        return table._replace(scores=scores, deposit=table.deposit + sum(table.scores) - sum(scores))

    @property
    def deals_finished(self) -> int:
        return self.rows[-1].deals_before + self.rows[-1].ends_deal if self.rows else 0

    @property
    def first_refused_row(self) -> ReplayRow | None:
        """The first row whose event was refused, or None."""
        return next((row for row in self.rows if row.refusal), None)

    def check(self) -> None:
        """Raises the refusal of the first refused event, with its index in the path."""
        for row in self.rows:
            if row.refusal is not None:
                raise row.refusal.with_path_prefix(f"events[{row.index}]")

    def with_event(self, event: Event) -> Replay:
        """Returns the match with one more event; a refused one moves no points."""
        return self._play((event,))

    def up_to(self, length: int) -> Replay:
        """Returns the match after its first ``length`` events, without replaying them."""
        if length >= len(self.rows):
            return self
        rows, next_row = self.rows[:length], self.rows[length]
        match = replace(self.match, events=self.match.events[:length])
        has_ended = any(row.end_reason is not None for row in rows)
        return Replay(match, rows, next_row.before, next_row.players, self.final if has_ended else None)

    def with_events(self, events: Sequence[Event]) -> Replay:
        """Returns the match with other events, replayed from the first different one."""
        unchanged = 0
        for row, event in zip(self.rows, events, strict=False):
            if row.event is not event and row.event != event:
                break
            unchanged += 1
        return self.up_to(unchanged)._play(events[unchanged:])

    def _play(self, events: Sequence[Event]) -> Replay:
        rules, rows, deals = self.match.rules, [*self.rows], self.deals_finished
        table, players, final = self.table, self.players, self.final
        for event in events:
            settlement = match_ended_refusal() if final is not None else rules.try_settle(table, event)
            if isinstance(settlement, Refusal):
                nothing = Settlement((), (), (0,) * table.players)
                ends = isinstance(event, Win | Draw | Chombo)
                rows.append(ReplayRow(len(rows), deals, event, table, table, nothing, players, ends, None, settlement))
            else:
                after, reason = rules.advance(table, event, settlement)
                ends = rules.ends_deal(table, event, settlement)
                row = ReplayRow(len(rows), deals, event, table, after, settlement, players, ends, reason)
                if reason is not None:
                    final = rules.conclude(after, reason)
                rows.append(row)
                table = after
                if isinstance(event, Substitution):
                    players = (*players[: event.player], event.name, *players[event.player + 1 :])
            deals += rows[-1].ends_deal
        match = replace(self.match, events=(*self.match.events, *events))
        return Replay(match, tuple(rows), table, players, final)


def match_ended_refusal() -> Refusal:
    """Returns the refusal of an event after the end of the match."""
    return Refusal(ErrorCode.BAD_EVENT, mark("The match has ended."))


def replay(match: Match) -> Replay:
    """Replays ``match`` from its start."""
    return Replay(replace(match, events=()), (), match.start, match.players, None).with_events(match.events)


def count_hands(replay: Replay) -> int:
    """Returns how many hands of a match were finished."""
    return sum(row.refusal is None and isinstance(row.event, Win | Draw) for row in replay.rows)


class DealRow(NamedTuple):
    """A row as it is shown: a hand with the riichi declared in it, or any other event."""

    row: ReplayRow
    riichi: tuple[ReplayRow, ...]

    @property
    def settlement(self) -> Settlement:
        """The settlement of the row, with the stakes of its riichi among the changes."""
        changes = [row.settlement.deltas for row in (*self.riichi, self.row)]
        return self.row.settlement._replace(deltas=tuple(map(sum, zip(*changes, strict=True))))


def fold_riichi(rows: Sequence[ReplayRow]) -> tuple[DealRow, ...]:
    """Returns rows with the riichi of each finished deal folded into its last row."""
    ends = {row.deals_before for row in rows if row.ends_deal and row.refusal is None}
    folded: dict[int, list[ReplayRow]] = {}
    deal_rows = []
    for row in rows:
        if isinstance(row.event, RiichiDeclaration) and row.refusal is None and row.deals_before in ends:
            folded.setdefault(row.deals_before, []).append(row)
        else:
            deal_rows.append(DealRow(row, tuple(folded.get(row.deals_before, ())) if row.ends_deal else ()))
    return tuple(deal_rows)


def last_hand_index(replay: Replay) -> int | None:
    """Returns the index of the row that ended the last deal.

    If no row ended a deal, it is that of the last row that is not a riichi, or None.
    """
    others = [row for row in replay.rows if not isinstance(row.event, RiichiDeclaration)]
    if not others:
        return None
    return next((row.index for row in reversed(others) if row.ends_deal), others[-1].index)
