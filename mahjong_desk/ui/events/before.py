# SPDX-License-Identifier: MIT
"""What is known where an event happens, or is said to have happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from mahjong_desk.match import Match
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.ui.club_names import club_names
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.name_field import KnownNames
from mahjong_desk.ui.outcome import attempt


@dataclass(frozen=True, slots=True)
class Before:
    """A match as it stands before an event."""

    match: Match
    table: Table
    club: Callable[[], KnownNames] = KnownNames

    @property
    def rules(self) -> Rules:
        """The rules by which the event is settled."""
        return self.match.rules

    @property
    def ruleset(self) -> Ruleset:
        """The rule system that they belong to."""
        return self.match.rules.ruleset

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at the table, by seat."""
        return self.match.players


def before_row(desk: Desk, row_id: int | None = None) -> Before:
    """Returns what stands before a row of the match on the desk; before the next one for None.

    Raises:
        RuntimeError: No match lies on the desk.
        ValueError: There is no such row.
    """
    match, replay = desk.match, desk.replay
    if match is None or replay is None:
        raise RuntimeError("no match lies on the desk")

    row = replay.rows[desk.row_ids.index(row_id)] if row_id is not None else None
    players, table = (row.players, row.before) if row is not None else (replay.players, replay.table)

    def club() -> KnownNames:
        # Names that cannot be read are typed.
        return attempt(lambda: club_names(desk, without=players)).result or KnownNames()

    return Before(match.under(players), table, club)
