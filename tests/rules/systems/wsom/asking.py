# SPDX-License-Identifier: MIT
"""Helpers for the World Series of Mahjong: one hand, a JSON request, a match."""

import json
from typing import Any

from hypothesis import strategies as st

from mahjong_desk.interchange.commands import answer_request
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.ruleset import TableRules
from tests.rules.systems.asking import Json, melds_of, replay_match

WSOM = registry.get_ruleset("wsom")


def rules(**options: object) -> TableRules:
    return WSOM.bind(options)


def won(tiles: str, melds: str = "", *, drawn: bool = False, winner: int = 1, **hand: Any) -> Json:
    concealed, winning = tiles.split("+")
    options, extra_fields = hand.pop("options", {}), hand.pop("win", {})
    discarder = hand.pop("discarder", (winner - 1) % 4)
    hand_json = {"concealed": concealed, "winning_tile": winning, "melds": melds_of(melds, winner), **hand}
    return {
        "ruleset": "wsom",
        "options": options,
        "event": {
            "type": "win",
            "from": None if drawn else discarder,
            "wins": [{"winner": winner, "hand": hand_json, **extra_fields}],
        },
    }


def score(request: Json) -> Json:
    return answer_request("score", json.dumps(request))


def points(got: Json) -> Json:
    """Returns the yaku of a score answer with their values."""
    assert got["ok"], got
    return {item["id"]: item["value"] for item in got["wins"][0]["yaku"]}


def replayed(*events: Json, **options: object) -> Json:
    return replay_match("wsom", events, options)


def typed(winner: int, discarder: int | None, value: int, **extra_fields: Any) -> Json:
    """Returns the event of a win with typed points."""
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "value": {"points": value}, **extra_fields}]}


@st.composite
def rich_wins(draw: st.DrawFn) -> Win:
    """Draws a win of seat 1 in few numbers, so that several readings compete."""
    low = draw(st.integers(0, 6))
    sets: list[list[int]] = []
    counts = [0] * 34
    rows = [[suit + low + step, suit + low + step + 1, suit + low + step + 2] for suit in (0, 9) for step in (0, -1)]
    rows = [row for row in rows if row[0] % 9 <= 6]
    threes = [[kind] * 3 for row in rows for kind in row]
    for choices in [rows + threes] * 4 + [[three[:2] for three in threes] + [[31, 31]]]:
        first = draw(st.integers(0, len(choices) - 1))
        for step in range(len(choices)):
            chosen = choices[(first + step) % len(choices)]
            if all(counts[kind] + chosen.count(kind) <= 4 for kind in chosen):
                break
        else:
            chosen = [32, 32]
        for kind in chosen:
            counts[kind] += 1
        sets.append(chosen)
    pieces = sorted(kind for group in sets for kind in group)
    winning = pieces.pop(draw(st.integers(0, len(pieces) - 1)))
    return Win(discarder=draw(st.sampled_from([None, 0, 2, 3])), winners=(Winner(1, Hand(tuple(pieces), (), winning)),))
