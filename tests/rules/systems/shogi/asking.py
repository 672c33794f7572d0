# SPDX-License-Identifier: MIT
"""Helpers for Shogi Mahjong: one hand, a JSON request, a match."""

from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from mahjong_desk.pieces import SHOGI
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from tests.rules.systems.asking import Json, ask_waits, melds_of, replay_match, score_event

SHOGI_RULES = registry.get_ruleset("shogi")


def rules(**options: object) -> TableRules:
    return SHOGI_RULES.bind(options)


def hand_of(pieces: str, melds: str = "", *, dora: str = "", situation: str = "") -> Json:
    """Returns a hand written as its concealed pieces, ``+`` and the winning piece."""
    concealed, _, winning = pieces.partition("+")
    hand: Json = {"concealed": concealed, "melds": melds_of(melds, None)}
    if winning:
        hand["winning_tile"] = winning
    if dora:
        hand["dora_indicators"] = list(dora)
    if situation:
        hand["situation"] = situation.split()
    return hand


def event_of(pieces: str, melds: str = "", *, winner: int = 1, discarder: int | None = 2, **hand: str) -> Json:
    """Returns the event of one win; ``discarder`` None is a self-drawn one."""
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "hand": hand_of(pieces, melds, **hand)}]}


def score(event: Json, options: Json | None = None, **table: Any) -> Json:
    """Returns the answer to a score request; seat 0 deals by default."""
    return score_event("shogi", event, table, options)


def waits(pieces: str, melds: str = "", *, options: Json | None = None, hand: Json | None = None, **table: Any) -> Json:
    """Returns the answer to a request for the waits of seat 1."""
    return ask_waits("shogi", {**hand_of(pieces, melds), **(hand or {})}, options=options or {}, table=table)


def worth(got: Json) -> dict[str, int]:
    """Returns the yaku of a score answer, each with its total value."""
    assert got["ok"], got
    values: dict[str, int] = {}
    for item in got["wins"][0]["yaku"]:
        values[item["id"]] = values.get(item["id"], 0) + item["value"]
    assert got["wins"][0]["han"] == sum(values.values())
    assert got["wins"][0]["base"] == got["wins"][0]["han"] + 2
    return values


def typed(winner: int, discarder: int | None, han: int, **extra_fields: Any) -> Json:
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "value": {"han": han, **extra_fields}}]}


def drawn(*tenpai: int) -> Json:
    return {"type": "draw", "kind": "exhaustive", "tenpai": list(tenpai)}


def by(player: int, kind: str, **extra_fields: Any) -> Json:
    """Returns the event of one player: ``riichi``, ``chombo`` or ``dead_hand``."""
    return {"type": kind, "player": player, **extra_fields}


def replay_journal(*events: Json, players: int = 3, **options: object) -> Json:
    return replay_match("shogi", events, options, players)


def last(got: Json) -> Json:
    """Returns the last row of a replay answer."""
    assert got["ok"], got
    row: Json = got["hands"][-1]
    return row


_SETS = st.sampled_from(["PPP", "LLL", "NNN", "SSS", "GGG", "PBB", "PRR", "PKK"])
_PAIRS = st.sampled_from([name * 2 for name in SHOGI.face_names])


@st.composite
def shogi_wins(draw: st.DrawFn) -> tuple[TableRules, Table, Win]:
    """Draws a closed hand of any shape, for two or three players."""
    shapes = st.tuples(_SETS, _SETS, _PAIRS) | st.tuples(*[_PAIRS] * 4) | st.just(tuple(SHOGI.face_names))
    pieces = list(SHOGI.parse("".join(draw(shapes))))
    assume(all(count <= copies for count, copies in zip(SHOGI.counts(pieces), SHOGI.copies_per_kind, strict=True)))
    winning = pieces.pop(draw(st.integers(0, len(pieces) - 1)))
    hand = Hand(tuple(sorted(pieces)), (), winning, draw(st.sampled_from([(), ("riichi",)])))
    bound = rules(same_pairs=draw(st.booleans()))
    table = bound.opening_table(draw(st.sampled_from([2, 3])))._replace(honba=draw(st.integers(0, 6)), in_match=False)
    return bound, table, Win(discarder=None, winners=(Winner(1, hand),))
