# SPDX-License-Identifier: MIT
"""The waits of Shogi Mahjong have the values of the wins."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mahjong_desk.pieces import SHOGI
from tests.rules.systems.shogi.asking import Json, event_of, refused, score, waits

SETS = ["PPP", "LLL", "NNN", "SSS", "GGG", "PBB", "PRR", "PKK"]
PAIRS = [name * 2 for name in SHOGI.face_names]
MOST = dict(zip(SHOGI.face_names, SHOGI.copies_per_kind, strict=True))


@st.composite
def almost(draw: st.DrawFn) -> str:
    """Draws a hand that was complete before one of its pieces was taken away, in whatever shape."""
    groups = draw(
        st.tuples(st.sampled_from(SETS), st.sampled_from(SETS), st.sampled_from(PAIRS))
        | st.tuples(*[st.sampled_from(PAIRS)] * 4)
        | st.just(tuple(SHOGI.face_names))
    )
    pieces = "".join(groups)
    assume(all(pieces.count(name) <= MOST[name] for name in MOST))
    gone = draw(st.integers(0, len(pieces) - 1))
    return pieces[:gone] + pieces[gone + 1 :]


def left(got: Json) -> dict[str, int]:
    """Returns the pieces of a waits answer with how many are left."""
    assert got["ok"], got
    return {wait["tile"]: wait["left"] for wait in got["waits"]}


@pytest.mark.parametrize(
    ("pieces", "melds", "expected"),
    [
        ("PPPLLLN", "", {"N": 3}),
        ("PPPLLLB", "", {"B": 1}),
        ("PPPLLBB", "", {"P": 9, "L": 2}),
        ("PLNSGBR", "", {"K": 2}),
        ("PPLLNNS", "", {"S": 3}),
        ("PPBBRRK", "", {"K": 1}),
        ("PPPPPPP", "", {"P": 5}),
        ("B", "pon PRR pon PKK", {"B": 1}),
        ("PPPLNSG", "", {}),
        ("PPPPNNS", "", {}),
        ("PPPKKLL", "", {"P": 9, "L": 2}),
    ],
)
def test_what_completes_a_hand(pieces: str, melds: str, expected: dict[str, int]) -> None:
    assert left(waits(pieces, melds)) == expected


def test_an_indicator_piece_cannot_be_drawn_but_counts_as_left() -> None:
    assert left(waits("PPPLLLN", hand={"dora_indicators": ["N", "N"]})) == {"N": 3}
    assert left(waits("PPPLLLN", hand={"dora_indicators": ["N", "N", "N"]})) == {}
    assert left(waits("PPPLLLB", hand={"dora_indicators": ["B"]})) == {}


def test_equal_pairs_are_waited_for_only_where_they_count() -> None:
    assert left(waits("LLLLNNS", options={"same_pairs": True})) == {"S": 3}
    assert left(waits("LLLLNNS")) == {}


def test_each_way_has_its_own_refusal() -> None:
    one = waits("PPPLLLN", hand={"situation": ["chankan"]})["waits"][0]
    assert (one["ron"], one["tsumo"]) == ({"refused": "bad_count"}, {"refused": "bad_request"})
    robbed = waits("PLSGBRK", hand={"situation": ["chankan"]})["waits"][0]
    assert (robbed["ron"]["han"], robbed["tsumo"]) == (5, {"refused": "bad_request"})
    plain = waits("PPPLLLN")["waits"][0]
    assert (plain["ron"], plain["tsumo"]["han"]) == ({"refused": "below_minimum"}, 1)
    pawn = waits("PPPPKKL", players=2, hand={"situation": ["riichi"]})
    assert left(pawn) == {"L": 3}
    pawn = waits("PPPPPLL", players=2, hand={"situation": ["riichi"]})["waits"]
    assert [one["tile"] for one in pawn] == ["P", "L"]
    assert pawn[0]["ron"] == {"refused": "forbidden_win", "reason": "pawn_win"}
    assert pawn[1]["ron"]["base"] == 4


def test_the_seat_before_gives_the_piece_unless_another_is_named() -> None:
    assert waits("PPPPPPK")["waits"][0]["ron"]["deltas"] == [-3, 3, 0]


@given(almost(), st.integers(0, 6), st.sampled_from([2, 3]), st.sampled_from(["", "riichi"]), st.booleans())
@settings(max_examples=18)
def test_waits_agree_with_wins(pieces: str, honba: int, players: int, said: str, same: bool) -> None:
    options = {"same_pairs": same}
    got = waits(pieces, options=options, hand={"situation": said.split()}, honba=honba, players=players)
    values = {wait["tile"]: wait for wait in got["waits"]}
    for name, copies in MOST.items():
        for giver, way in ((0, "ron"), (None, "tsumo")):
            event = event_of(f"{pieces}+{name}", giver=giver, said=said)
            got = score(event, options, honba=honba, players=players)
            if name not in values:
                assert refused(got)[0] == ("not_a_win" if pieces.count(name) < copies else "bad_count")
                continue
            assert values[name]["left"] == copies - pieces.count(name)
            if got["ok"]:
                won = got["wins"][0]
                expected = {"han": won["han"], "base": won["base"], "yaku": won["yaku"], "deltas": got["deltas"]}
                assert values[name][way] == expected
            else:
                assert values[name][way]["refused"] == got["error"]["code"]
