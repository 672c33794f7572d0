# SPDX-License-Identifier: MIT
"""Helpers for the Beijing game: one hand, a JSON request, a match."""

from random import Random
from typing import Any

from hypothesis import strategies as st

from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.systems.beijing.checks import to_wildcard
from mahjong_desk.shapes import MeldKind
from tests.event_json import win
from tests.hands import indicators
from tests.rules.systems import asking
from tests.rules.systems.asking import Json, ask_waits, melds_of, replay_match, score_event
from tests.wild_hands import WildSample, sample

BEIJING = registry.get_ruleset("beijing")
INDICATOR = {to_wildcard(piece): piece for piece in range(34)}
"""The indicator of each wildcard."""


def rules(**options: object) -> TableRules:
    return BEIJING.bind(options)


def winner_of(tiles: str, melds: str = "", *, winner: int = 1, **hand: Any) -> Json:
    """Returns one entry of ``wins``."""
    concealed, rest = tiles.split("+")
    winning, indicator = rest.rstrip("]").split("[")
    extra_fields = {"pao": hand.pop("pao")} if "pao" in hand else {}
    hand_json = {"concealed": concealed, "winning_tile": winning, "wild_indicator": indicator, **hand}
    return {"winner": winner, "hand": {**hand_json, "melds": melds_of(melds, winner)}, **extra_fields}


def typed(winner: int, discarder: int | None, pao: list[Json] | None = None, /, **value: Any) -> Json:
    """Returns the event of a win with a typed value."""
    entry: Json = {"winner": winner, "value": value}
    return win(discarder, {**entry, "pao": pao} if pao else entry)


def score(event: Json, table: Json | None = None, /, **options: object) -> Json:
    return score_event("beijing", event, table, options)


def scored(tiles: str, melds: str = "", *, discarder: int | None = None, **fields: Any) -> Json:
    """Returns the answer to a score request for one hand."""
    options, table = fields.pop("options", {}), fields.pop("table", None)
    extra_fields = {"robbed_kan": fields.pop("robbed_kan")} if "robbed_kan" in fields else {}
    return score(win(discarder, winner_of(tiles, melds, **fields), **extra_fields), table, **options)


def yaku(got: Json) -> list[str]:
    """Returns the yaku of a score answer, in order."""
    assert got["ok"], got
    return [item["id"] for item in got["wins"][0]["yaku"]]


def refused(got: Json) -> str:
    """Returns the code of an error answer, or the reason if a win is forbidden."""
    code, reason = asking.refused(got)
    return reason or code


def refusal_and_path(got: Json) -> tuple[str, str]:
    """Returns the code, or reason, of an error answer and its path."""
    return refused(got), got["error"]["path"]


def replayed(*events: Json, **options: object) -> Json:
    return replay_match("beijing", events, options)


def waits_answer(
    tiles: str, melds: str = "", *, discarder: int | None = None, winner: int = 1, **options: object
) -> Json:
    """Returns the answer to a waits request for a hand like ``123m…22z[1p]``."""
    concealed, indicator = tiles.rstrip("]").split("[")
    hand = {"concealed": concealed, "wild_indicator": indicator, "melds": melds_of(melds, winner)}
    fields = {} if discarder is None else {"from": discarder}
    return ask_waits("beijing", hand, winner=winner, options=options, **fields)


def hand_of(hand: WildSample, winning: int | None) -> Hand:
    """Returns a sample as a hand, its melds from the player before."""
    melds = tuple(Meld(MeldKind.CHI if kinds[0] != kinds[1] else MeldKind.PON, kinds, 0) for kinds in hand.melds)
    pieces = tuple(sorted([*hand.natural, *[hand.wild] * hand.wilds]))
    return Hand(pieces, melds, winning, (), indicators(wild=INDICATOR[hand.wild]))


@st.composite
def beijing_wins(draw: st.DrawFn) -> tuple[TableRules, Table, Win]:
    """Draws a hand with up to four wildcards, which may be incomplete."""
    wilds, melds = draw(st.sampled_from([(0, 0), (1, 0), (1, 2), (2, 0), (3, 0), (3, 1), (4, 0)]))
    hand = sample(Random(draw(st.integers(0, 1_000_000))), wilds, melds)
    bound = rules(shanglou_streak=1)
    return bound, bound.opening_table(), Win(discarder=None, winners=(Winner(1, hand_of(hand, hand.winning)),))
