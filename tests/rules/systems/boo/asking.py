# SPDX-License-Identifier: MIT
"""Helpers for Boo mahjong: the JSON of a win or a match, and the answer to it."""

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld, all_pieces
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules
from tests.hands import indicators, wins
from tests.rules.systems.asking import Json, melds_of, replay_match, score_event

BOO = registry.get_ruleset("boo")
PLAIN = "123m456p789s55z13s+2s"
"""A closed hand without a yaku: 320 from a discard, 40 fu."""
MANGAN = "2233445567789m+8m"
"""A closed full flush."""
DRAGONS = "pon 555z@0 pon 666z@2 pon 777z@3"


def rules(**options: object) -> TableRules:
    return BOO.bind(options)


def win(tiles: str, melds: str = "", *, by: int = 1, discarder: int | None = 3, pao: Any = None, **hand: Any) -> Json:
    """Returns the event of one win; ``+`` in ``tiles`` precedes the winning one."""
    concealed, winning = tiles.split("+")
    hand_json = {"concealed": concealed, "winning_tile": winning, "melds": melds_of(melds), **hand}
    return {
        "type": "win",
        "from": discarder,
        "wins": [{"winner": by, "hand": hand_json, **({} if pao is None else {"pao": pao})}],
    }


def typed(by: int, discarder: int | None, pao: Any = None, **value: Any) -> Json:
    """Returns the event of a win with a typed value."""
    more = {} if pao is None else {"pao": pao}
    return {"type": "win", "from": discarder, "wins": [{"winner": by, "value": value, **more}]}


def score(event: Json, scores: Sequence[int] | None = None, options: Json | None = None, **table: Any) -> Json:
    if scores is not None:
        table["scores"] = list(scores)
    return score_event("boo", event, table, options)


def won(event: Json, *args: Any, **extra_fields: Any) -> Json:
    """Returns the winner's part of a score answer."""
    got = score(event, *args, **extra_fields)
    assert got["ok"], got
    winner: Json = got["wins"][0]
    return winner


def ids(got: Json) -> list[str]:
    """Returns the ids of the yaku of a winner's part."""
    return [item["id"] for item in got["yaku"]]


def replayed(*events: Json, **options: object) -> Json:
    return replay_match("boo", events, options)


@st.composite
def boo_wins(draw: st.DrawFn) -> tuple[Table, Win]:
    """Draws a win with red fives of circles, and perhaps a dora indicator."""
    at, event = draw(wins())
    hand = event.winners[0].hand
    pieces = all_pieces(hand)
    red = pieces.count(13) == 4 or draw(st.booleans())

    def painted(pieces: Sequence[int]) -> tuple[int, ...]:
        return tuple(RED_FIVE if red and piece == 13 else piece for piece in pieces)

    melds = tuple(Meld(meld.kind, painted(meld.pieces), meld.claimed_from) for meld in hand.melds)
    free = [kind for kind in range(34) if kind != 13 and pieces.count(kind) < 4]
    dora = (draw(st.sampled_from(free)),) if draw(st.booleans()) else ()
    painted_hand = Hand(painted(hand.concealed), melds, painted((hand.winning_piece,))[0], indicators=indicators(dora))
    start = rules().opening_table()
    table = start._replace(dealer=at.dealer, hand_number=at.dealer + 1, honba=draw(st.integers(0, 3)), in_match=False)
    return table, Win(discarder=event.discarder, winners=(Winner(event.winners[0].seat, painted_hand),))


def rules_for(event: Win, **options: object) -> TableRules:
    """Returns rules with enough red fives for a win, and without restrictions."""
    is_red = RED_FIVE in all_pieces(event.winners[0].hand)
    return rules(red_fives=4 if is_red else 1, **{"enforce_restrictions": "off", **options})
