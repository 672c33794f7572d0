# SPDX-License-Identifier: MIT
"""A match: rules, players and events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from mahjong_desk.rules.model.events import Event
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


@dataclass(frozen=True, slots=True)
class Match:
    """One match.

    Attributes:
        events: What happened, in order.
    """

    rules: TableRules
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    events: tuple[Event, ...] = ()

    @property
    def start(self) -> Table:
        """The table before the first hand of these players."""
        return self.rules.opening_table(len(self.players))

    def with_players(self, players: tuple[str, ...]) -> Match:
        """Returns the same match with the names of the players at some time."""
        return replace(self, players=players)

    def with_events(self, events: tuple[Event, ...]) -> Match:
        """Returns the same match with other events."""
        return replace(self, events=events)
