# SPDX-License-Identifier: MIT
"""Scripts of an evening at the table: events, and actions that record none."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from mahjong_desk.interchange import MATCH_FORMAT, MATCH_VERSION, read_event
from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Event
from tests.event_json import EventJson, riichi
from tests.ui.player import NAMES

_HANDS = ("win", "draw", "chombo")


class ScriptAction(Enum):
    """What a player does that records no event."""

    UNDO = "undo"
    REDO = "redo"
    RESTART = "restart"


@dataclass(frozen=True, slots=True)
class CorrectLastHand:
    event: EventJson


@dataclass(frozen=True, slots=True)
class RefusedWin:
    """A win that the rules forbid and the player withdraws."""

    event: EventJson
    because: str


@dataclass(frozen=True, slots=True)
class FromSeatMenu:
    event: EventJson


@dataclass(frozen=True, slots=True)
class TurnUpIndicator:
    """An indicator set on the felt, which applies to every hand of the deal."""

    tile: str


@dataclass(frozen=True, slots=True)
class ForgottenRiichi:
    """A win after an unrecorded riichi: both are recorded together."""

    event: EventJson


Step = EventJson | ScriptAction | CorrectLastHand | RefusedWin | FromSeatMenu | TurnUpIndicator | ForgottenRiichi


@dataclass(frozen=True, slots=True)
class Script:
    ruleset: str
    steps: tuple[Step, ...]

    def events(self, steps: int | None = None) -> list[EventJson]:
        """Returns the events in the ledger after ``steps`` steps, or after all if None."""
        history: list[list[EventJson]] = [[]]
        undone: list[list[EventJson]] = []
        for step in self.steps[:steps]:
            if step is ScriptAction.UNDO:
                undone.append(history.pop())
            elif step is ScriptAction.REDO:
                history.append(undone.pop())
            elif not isinstance(step, ScriptAction | RefusedWin | TurnUpIndicator):
                history.append(_after(history[-1], step))
        return history[-1]

    def read(self, events: Sequence[EventJson]) -> tuple[Event, ...]:
        """Returns events as the program holds them, without their times."""
        rules = registry.get_ruleset(self.ruleset).bind({})
        return tuple(replace(read_event(rules, event), at=None) for event in events)

    def replayed(self) -> dict[str, Any]:
        """Returns what the command ``replay`` answers to the match."""
        match = {
            "format": MATCH_FORMAT,
            "version": MATCH_VERSION,
            "ruleset": self.ruleset,
            "players": list(NAMES),
            "events": self.events(),
        }
        values: dict[str, Any] = answer_request("replay", json.dumps(match))
        assert values["ok"], values
        return values


def _after(
    events: Sequence[EventJson], step: EventJson | CorrectLastHand | FromSeatMenu | ForgottenRiichi
) -> list[EventJson]:
    last = max((at for at, event in enumerate(events) if event["type"] in _HANDS), default=-1)
    match step:
        case CorrectLastHand(event):
            return [*events[:last], event, *events[last + 1 :]]
        case FromSeatMenu(event):
            return [*events, event]
        case ForgottenRiichi(event):
            return [*events, *(riichi(winner["winner"]) for winner in event["wins"]), event]
    return [*events, step]


def pieces(text: str) -> Iterator[str]:
    """Yields the pieces of a text one by one, as the palette calls them."""
    if not any(letter.isdigit() for letter in text):
        yield from text
        return
    digits = ""
    for letter in text:
        if letter.isdigit():
            digits += letter
        else:
            yield from (digit + letter for digit in digits)
            digits = ""
