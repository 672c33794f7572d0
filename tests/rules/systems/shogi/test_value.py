# SPDX-License-Identifier: MIT
"""Values of Shogi Mahjong hands: examples, near misses and readings."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.interchange import read_event
from mahjong_desk.rules import registry
from tests.rules.systems.asking import Json, refused
from tests.rules.systems.shogi.asking import event_of, score, typed, waits, worth
from tests.shapes.test_shogi import closed_hands

PAIRS = st.sampled_from(["PP", "LL", "NN", "SS", "GG", "BB", "RR", "KK"])


def value(pieces: str, melds: str = "", *, drawn: bool = False, **hand: Any) -> dict[str, int]:
    """Returns the yaku of seat 1, which wins from the seat after it or draws."""
    return worth(score(event_of(pieces, melds, discarder=None if drawn else 2, **hand)))


@pytest.mark.parametrize(
    ("pieces", "melds", "expected"),
    [
        ("P+P", "pon PKK pon NNN", {"yakuhai_gyoku": 1, "toitoi": 1}),
        ("PPLLLNN+N", "", {"toitoi": 2, "kogoma_sanyaku": 8}),
        ("P+P", "min NNNN ankan GGGG", {"toitoi": 1, "ryankantsu": 10, "minkan": 1, "ankan": 2}),
        ("KGGG+K", "pon SSS", {"yakuhai_gyoku": 1, "tsuuiisou": 1, "toitoi": 1, "shugo_sanyaku": 24}),
        (
            "B+B",
            "pon PRR pon PKK",
            {"yakuhai_kaku": 1, "yakuhai_hisha": 1, "yakuhai_gyoku": 1, "tsuuiisou": 1, "toitoi": 1, "shousangen": 16},
        ),
        (
            "KKRRPPB+B",
            "",
            {"yakuhai_kaku": 1, "yakuhai_hisha": 1, "yakuhai_gyoku": 1, "tsuuiisou": 1, "toitoi": 2, "daisangen": 50},
        ),
    ],
)
def test_the_example_hands_of_the_rules_have_their_yaku(pieces: str, melds: str, expected: dict[str, int]) -> None:
    assert value(pieces, melds) == expected


@pytest.mark.parametrize(
    ("pieces", "melds", "yaku", "counted"),
    [
        # A meld opens the hand, a closed kan does not; a shouminkan is as open as a daiminkan.
        ("P+P", "ankan NNNN ankan GGGG", "ryankantsu", 16),
        ("P+P", "add NNNN ankan GGGG", "ryankantsu", 10),
        ("P+P", "ankan LLLL ankan NNNN", "ryankantsu_kogoma_sanyaku", 42),
        ("P+P", "add LLLL min NNNN", "ryankantsu_kogoma_sanyaku", 21),
        ("P+P", "ankan LLLL ankan NNNN", "ryankantsu", None),
        ("P+P", "ankan LLLL ankan NNNN", "kogoma_sanyaku", None),
        ("PPNN+N", "ankan LLLL", "kogoma_sanyaku", 8),
        ("PPNN+N", "pon LLL", "kogoma_sanyaku", 5),
        ("S+S", "ankan LLLL ankan NNNN", "ryankantsu", 16),
        ("P+P", "ankan LLLL ankan SSSS", "ryankantsu", 16),
        ("K+K", "ankan GGGG ankan SSSS", "ryankantsu_shugo_sanyaku", 90),
        ("K+K", "ankan GGGG min SSSS", "ryankantsu_shugo_sanyaku", 70),
        ("K+K", "ankan GGGG min SSSS", "shugo_sanyaku", None),
        ("K+K", "ankan GGGG min SSSS", "ryankantsu", None),
        ("KKSS+S", "ankan GGGG", "shugo_sanyaku", 32),
        ("BBSS+S", "ankan GGGG", "shugo_sanyaku", None),
        ("KKSS+S", "ankan NNNN", "shugo_sanyaku", None),
        ("LLNN+N", "ankan PBB", "kogoma_sanyaku", "bad_meld"),
        ("PBBRRP+K", "", "daisangen", "bad_count"),
        ("PPBBRRK+K", "", "daisangen", 50),
        ("PRKK+R", "pon PBB", "daisangen", 25),
        ("PRRB+B", "pon PKK", "shousangen", 16),
        ("PRRB+B", "pon PKK", "daisangen", None),
        ("PKKB+B", "pon PRR", "shousangen", None),
        ("LLNNSSG+G", "", "suushiihou", 18),
        ("LLNNSSB+B", "", "suushiihou", None),
        ("GGBBRRK+K", "", "shitennou", 75),
        ("SSBBRRK+K", "", "shitennou", None),
        ("PPPPPPP+P", "", "fuiisou", 5),
        ("PPPPPPB+B", "", "fuiisou", None),
        ("PPPPPPP+B", "", "fuiisou", "not_a_win"),
        ("LLLNNNS+S", "", "tsuuiisou", 1),
        ("PLLLKKS+S", "", "tsuuiisou", 1),
        ("LLNNSSB+B", "", "tsuuiisou", 1),
        ("PLNSGBR+K", "", "tsuuiisou", None),
        ("PLNSGBR+K", "", "yakuhai_kaku", None),
        ("LLBBRRP+P", "", "yakuhai_hisha", 1),
    ],
)
def test_hands_have_or_nearly_miss_a_yaku(pieces: str, melds: str, yaku: str, counted: int | str | None) -> None:
    got = score(event_of(pieces, melds))
    if isinstance(counted, str):
        assert refused(got)[0] == counted
    else:
        assert worth(got).get(yaku) == counted


def test_little_dragons_can_be_read_as_big_dragons() -> None:
    # An open king triplet leaves no pair of kings, so the dragons are little; an open rook triplet can make them big.
    assert value("PKKB+B", "pon PRR")["daisangen"] == 25
    assert "daisangen" not in value("PBBR+R", "pon PKK")


def test_every_kan_counts_separately() -> None:
    got = score(event_of("K+K", "ankan NNNN ankan GGGG", dora="L"))
    assert [item["id"] for item in got["wins"][0]["yaku"]].count("ankan") == 2
    assert worth(got)["dora"] == 4


@pytest.mark.parametrize(
    ("pieces", "dora", "situation", "expected"),
    [
        ("LLLNNBP+B", "G", "", {"dora": 3}),
        ("LLLNNBP+B", "K", "", {}),
        ("LLLNNBP+B", "PP", "", {"dora": 3, "kan_dora": 3}),
        ("LLLNNBP+B", "PP", "riichi", {"dora": 3, "kan_dora": 6}),
        ("LLLNNBP+B", "KPL", "riichi", {"kan_dora": 10}),
        ("PLNSGBR+K", "SSSS", "", "bad_count"),
        ("PLNSGBR+K", "SSS", "", {"dora": 1, "kan_dora": 2}),
        ("PLNSGBR+K", "PLNSG", "", {"dora": 1, "kan_dora": 4}),
        ("PLNSGBR+K", "PPPPPP", "", "bad_count"),
    ],
)
def test_dora_by_indicator_and_riichi(pieces: str, dora: str, situation: str, expected: dict[str, int] | str) -> None:
    got = score(event_of(pieces, dora=dora, situation=situation))
    if isinstance(expected, str):
        assert refused(got)[0] == expected
    else:
        assert {name: han for name, han in worth(got).items() if name.endswith("dora")} == expected


def test_equal_readings_are_decided_without_dora_then_by_shape() -> None:
    standard = value("PPGGBBR+R")
    assert (standard["toitoi"], standard.get("suutoitsu")) == (2, None)
    assert value("PPGGBBR+R", dora="K")["suutoitsu"] == 3
    more_besides = value("PPPLLLB+B", dora="KK")
    assert (more_besides["toitoi"], sum(more_besides.values())) == (2, 7)
    assert "toitoi" not in value("PPPLLLB+B", dora="KK", situation="riichi")


def test_rejected_readings_are_listed_best_first() -> None:
    won = score(event_of("PPBBRRK+K"))["wins"][0]
    assert won["formula"]["text"] == "1 + 1 + 1 + 1 + 2 + 50 + 2 = 58"
    assert [(candidate["han"], candidate["base"]) for candidate in won["rejected"]] == [(56, 58), (56, 58), (6, 8)]
    assert [group["tiles"] for group in won["reading"]["groups"]] == ["BB", "PRR", "PKK"]
    kans = score(event_of("P+P", "min NNNN ankan GGGG"))["wins"][0]
    sets = {item["id"]: [group["tiles"] for group in item["sets"]] for item in kans["yaku"]}
    assert sets["ryankantsu"] == ["NNNN", "GGGG"]
    assert (sets["minkan"], sets["ankan"]) == (["NNNN"], ["GGGG"])


@pytest.mark.parametrize(
    ("stacking", "expected"),
    [
        (
            "add",
            {"yakuhai_gyoku": 1, "tsuuiisou": 1, "toitoi": 1, "ryankantsu_shugo_sanyaku": 70, "kan_dora": 4}
            | {"minkan": 1, "ankan": 2},
        ),
        ("dora", {"ryankantsu_shugo_sanyaku": 70, "kan_dora": 4, "minkan": 1, "ankan": 2}),
        ("alone", {"ryankantsu_shugo_sanyaku": 70}),
    ],
)
def test_an_option_decides_what_adds_to_a_grand_yaku(stacking: str, expected: dict[str, int]) -> None:
    assert worth(score(event_of("K+K", "min GGGG ankan SSSS", dora="PN"), {"grand_stacking": stacking})) == expected
    small = event_of("PPLLLNN+N", dora="P")
    assert worth(score(small, {"grand_stacking": stacking})) == {"toitoi": 2, "kogoma_sanyaku": 8, "dora": 3}


def test_four_winds_alone_score_eighteen() -> None:
    assert worth(score(event_of("LLNNSSG+G"), {"grand_stacking": "alone"})) == {"suushiihou": 18}


def test_equal_pairs_count_and_are_waited_for_by_option() -> None:
    event = event_of("LLLLNNS+S")
    assert refused(score(event)) == ("not_a_win", None)
    assert worth(score(event, {"same_pairs": True})) == {"suutoitsu": 3, "tsuuiisou": 1}
    assert worth(score(event_of("PPPPPPP+P"), {"same_pairs": True})) == {"suutoitsu": 3, "fuiisou": 5}
    assert left(waits("LLLLNNS", options={"same_pairs": True})) == {"S": 3}
    assert left(waits("LLLLNNS")) == {}


@pytest.mark.parametrize(
    ("choice", "gold", "silver"), [("strongest", 75, None), ("three_dragons", 75, 75), ("off", None, None)]
)
def test_four_kings_count_by_option(choice: str, gold: int | None, silver: int | None) -> None:
    for pieces, counted in (("GGBBRRK+K", gold), ("SSBBRRK+K", silver), ("PPBBRRK+K", None)):
        assert worth(score(event_of(pieces), {"shitennou": choice})).get("shitennou") == counted


def test_riichi_counts_one_han_from_five_honba() -> None:
    plain = event_of("PPPLLLN+N", discarder=None, situation="riichi")
    assert worth(score(plain, honba=4))["riichi"] == 2
    assert worth(score(plain, honba=5))["riichi"] == 1
    assert worth(score(plain, {"riichi_five_honba": "minimum_only"}, honba=5)) == {"riichi": 2, "tsumo": 1}
    alone = event_of("PPPLLLN+N", situation="riichi")
    for choice in ("one_han", "minimum_only"):
        assert refused(score(alone, {"riichi_five_honba": choice}, honba=5)) == ("below_minimum", None)


@pytest.mark.parametrize(
    ("players", "honba", "minimum"), [(3, 0, 1), (3, 4, 1), (3, 5, 2), (3, 12, 2), (2, 0, 2), (2, 4, 2), (2, 5, 4)]
)
def test_the_minimum_rises_with_honba_and_two_players(players: int, honba: int, minimum: int) -> None:
    assert refused(score(typed(1, 0, minimum - 1, dora=9), players=players, honba=honba))[0] == "below_minimum"
    assert score(typed(1, 0, minimum), players=players, honba=honba)["ok"]
    hands = {1: "PPPPPPK+K", 2: "PPLLLSS+S", 3: "PPLLNNS+S", 4: "PPLLNNK+K"}
    for han, pieces in hands.items():
        got = score(event_of(pieces, discarder=0, dora="R"), players=players, honba=honba)
        if han < minimum:
            assert refused(got) == ("below_minimum", None)
        else:
            assert sum(points for name, points in worth(got).items() if name != "dora") == han


def test_with_two_players_a_pawn_needs_a_medium_yaku() -> None:
    two: Json = {"players": 2}
    for pieces, discarder in (("PPPPLLL+P", 0), ("PPPPPKK+P", None)):
        got = score(event_of(pieces, discarder=discarder, situation="riichi"), **two)
        assert refused(got) == ("forbidden_win", "pawn_win")
    assert refused(score(event_of("PPPPPLL+P", discarder=0), **two)) == ("below_minimum", None)
    assert worth(score(event_of("PPPPPLL+L", discarder=0, situation="riichi"), **two)) == {"riichi": 2}
    assert worth(score(event_of("PPPPLLL+P", situation="riichi"))) == {"riichi": 2}
    for pieces, yaku in (("PPPPPPP+P", "fuiisou"), ("LNSGBRK+P", "kokushi"), ("PLLNNSS+P", "suutoitsu")):
        assert yaku in worth(score(event_of(pieces, discarder=0), **two))


def test_a_forbidden_reading_states_its_reason() -> None:
    rules = registry.get_ruleset("shogi").bind({})
    alone = rules.first_table(2)._replace(in_match=False)
    event = read_event(rules, event_of("PPLLLBB+P", discarder=0, situation="riichi", dora="KK"), "event")
    rejected = rules.settle(alone, event).wins[0].evaluation.rejected_readings
    assert [candidate.refusal.reason for candidate in rejected if candidate.refusal is not None] == ["pawn_win"]


def test_an_allowed_reading_replaces_a_forbidden_one() -> None:
    assert worth(score(event_of("PPLLLBB+P", discarder=0, situation="riichi", dora="KK"), players=2))["toitoi"] == 2
    # Three pawns would earn more dora, but with two players a pawn may not win that way.
    assert worth(score(event_of("PPLLLBB+P", situation="riichi", dora="KK"))).get("toitoi") is None


def test_exactly_twenty_shapes_have_no_yaku() -> None:
    outcomes: Counter[str] = Counter()
    for pieces in closed_hands():
        got = score(event_of(f"{pieces[:-1]}+{pieces[-1]}"))
        outcomes["won" if got["ok"] else got["error"]["code"]] += 1
    assert outcomes == {"won": 186, "below_minimum": 20, "not_a_win": 3699 - 206}


def swapped(text: str, one: str, other: str) -> str:
    """Swaps two letters in a text."""
    return text.translate(str.maketrans(one + other, other + one))


@given(st.lists(PAIRS, min_size=4, max_size=4), st.sampled_from(["LN", "SG", "BR"]), st.booleans(), st.booleans())
@settings(max_examples=18)
def test_swapping_similar_pieces_keeps_the_value(pairs: list[str], swap: str, drawn: bool, same_pairs: bool) -> None:
    pieces = "".join(pairs)
    hands = [f"{text[:-1]}+{text[-1]}" for text in (pieces, swapped(pieces, *swap))]
    # The strongest four depend on the kind; every other yaku distinguishes only winds and dragons.
    options = {"same_pairs": same_pairs, "shitennou": "three_dragons"}
    got = [score(event_of(hand, discarder=None if drawn else 2), options) for hand in hands]
    if not got[0]["ok"]:
        assert got[1]["error"]["code"] == got[0]["error"]["code"]
    else:
        assert got[0]["deltas"] == got[1]["deltas"]


def left(got: Json) -> dict[str, int]:
    """Returns the pieces of a waits answer with how many are left."""
    assert got["ok"], got
    return {wait["tile"]: wait["left"] for wait in got["waits"]}


@pytest.mark.parametrize(
    ("pieces", "melds", "expected"),
    [
        ("PPPLLLN", "", {"N": 3}), ("PPPLLLB", "", {"B": 1}), ("PPPLLBB", "", {"P": 9, "L": 2}),
        ("PLNSGBR", "", {"K": 2}), ("PPLLNNS", "", {"S": 3}), ("PPBBRRK", "", {"K": 1}),
        ("PPPPPPP", "", {"P": 5}), ("B", "pon PRR pon PKK", {"B": 1}), ("PPPLNSG", "", {}),
        ("PPPPNNS", "", {}), ("PPPKKLL", "", {"P": 9, "L": 2}),
    ],
)  # fmt: skip
def test_waits_have_their_remaining_copies(pieces: str, melds: str, expected: dict[str, int]) -> None:
    assert left(waits(pieces, melds)) == expected


def test_an_indicator_piece_cannot_be_drawn_but_counts_as_left() -> None:
    assert left(waits("PPPLLLN", hand={"dora_indicators": ["N", "N"]})) == {"N": 3}
    assert left(waits("PPPLLLN", hand={"dora_indicators": ["N", "N", "N"]})) == {}
    assert left(waits("PPPLLLB", hand={"dora_indicators": ["B"]})) == {}


def test_ron_and_self_draw_have_their_own_refusals() -> None:
    wait = waits("PPPLLLN", hand={"situation": ["chankan"]})["waits"][0]
    assert (wait["ron"], wait["tsumo"]) == ({"refused": "bad_count"}, {"refused": "bad_request"})
    robbed = waits("PLSGBRK", hand={"situation": ["chankan"]})["waits"][0]
    assert (robbed["ron"]["han"], robbed["tsumo"]) == (5, {"refused": "bad_request"})
    plain = waits("PPPLLLN")["waits"][0]
    assert (plain["ron"], plain["tsumo"]["han"]) == ({"refused": "below_minimum"}, 1)
    pawn = waits("PPPPKKL", players=2, hand={"situation": ["riichi"]})
    assert left(pawn) == {"L": 3}
    pawn = waits("PPPPPLL", players=2, hand={"situation": ["riichi"]})["waits"]
    assert [wait["tile"] for wait in pawn] == ["P", "L"]
    assert pawn[0]["ron"] == {"refused": "forbidden_win", "reason": "pawn_win"}
    assert pawn[1]["ron"]["base"] == 4


def test_the_previous_seat_is_the_default_discarder() -> None:
    assert waits("PPPPPPK")["waits"][0]["ron"]["deltas"] == [-3, 3, 0]
