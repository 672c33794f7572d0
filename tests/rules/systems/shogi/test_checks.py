# SPDX-License-Identifier: MIT
"""Refused wins of Shogi Mahjong, and the order of its checks."""

import pytest

from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.refusal import Refusal
from tests.rules.systems.asking import Json, refused
from tests.rules.systems.shogi.asking import event_of, rules, score, waits


@pytest.mark.parametrize(
    ("melds", "code"),
    [
        ("pon LLLL", "bad_meld"),
        ("chi xyz", "bad_meld"),
        ("pon xyz", "bad_notation"),
        ("pon BBP", None),
        ("add SSSS", None),
    ],
)
def test_invalid_melds_are_refused(melds: str, code: str | None) -> None:
    got = score(event_of("PPPK+K", melds))
    assert (None if got["ok"] else got["error"]["code"]) == code


@pytest.mark.parametrize("discarder", [{"from": 0}, {"from": None}, {}])
def test_the_discarder_of_a_meld_may_be_unknown(discarder: Json) -> None:
    event = event_of("PPPK+K")
    event["wins"][0]["hand"]["melds"] = [{"kind": "pon", "tiles": "LLL", **discarder}]
    assert score(event)["ok"]


@pytest.mark.parametrize(
    ("pieces", "situation", "hand", "table", "code"),
    [
        ("PPPPPPK+K", "riichi", {"melds": ""}, {}, None),
        ("PPPK+K", "riichi", {"melds": "ankan LLLL"}, {}, None),
        ("PPPK+K", "rinshan", {"melds": "ankan LLLL"}, {}, "bad_request"),
        ("PPPK+K", "rinshan", {"melds": "ankan LLLL", "discarder": None}, {}, None),
        ("PPPK+K", "riichi rinshan", {"melds": "ankan LLLL", "discarder": None}, {}, None),
        ("PPPK+K", "riichi rinshan", {"melds": "add LLLL", "discarder": None}, {}, "bad_request"),
        ("PLSGBRK+N", "chankan", {}, {}, None),
        ("PLSGBRK+N", "riichi chankan", {}, {}, None),
        ("PLSGBRK+N", "chankan", {"discarder": None}, {}, "bad_request"),
        ("PLSGBRK+N", "chankan", {"dora": "N"}, {}, "bad_count"),
        ("PLSGBRK+N", "chankan", {"dora": "L"}, {}, None),
        ("PPLLNNS+S", "chankan", {}, {}, "bad_count"),
        ("PPPLLLN+N", "tenhou", {"winner": 0}, {}, "bad_request"),
        ("PPPLLLN+N", "tenhou", {"discarder": None}, {"dealer": 1}, None),
        ("PPPLLLN+N", "chiihou", {}, {}, "bad_request"),
        ("PPPLLLN+N", "renhou", {"discarder": 2}, {}, None),
        ("PPPK+K", "renhou", {"melds": "ankan LLLL"}, {}, "bad_request"),
        ("PPPK+K", "chiihou", {"melds": "ankan LLLL", "discarder": None}, {}, "bad_request"),
        ("PPPLLLN+N", "renhou riichi", {}, {}, "bad_request"),
        ("PLSGBRK+N", "renhou chankan", {}, {}, "bad_request"),
        ("PPPLLLN+N", "chiihou rinshan", {"discarder": None}, {}, "bad_request"),
        ("PPPLLLN+N", "tenhou chiihou", {"discarder": None}, {}, "bad_request"),
        ("PPPPPPK+K", "houtei", {}, {}, "bad_request"),
    ],
)
def test_wrong_situations_are_refused(pieces: str, situation: str, hand: Json, table: Json, code: str | None) -> None:
    got = score(event_of(pieces, situation=situation, **hand), **table)
    assert (None if got["ok"] else got["error"]["code"]) == code


@pytest.mark.parametrize(
    ("pieces", "melds", "dora", "path"),
    [
        ("KLLL+K", "ankan LLLL", "", "concealed"),
        ("PPPPPPK+K", "", "K", "dora_indicators"),
        ("PPPPPPK+K", "", "LLNNSS", "dora_indicators"),
        ("PPPPPK+K", "", "", "concealed"),
        ("+K", "pon LLL pon NNN pon SSS", "", "concealed"),
    ],
)
def test_wrong_numbers_of_pieces_are_refused(pieces: str, melds: str, dora: str, path: str) -> None:
    got = score(event_of(pieces, melds, dora=dora))
    assert refused(got)[0] == "bad_count"
    assert got["error"]["path"] == f"event.wins[0].hand.{path}"


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ({"players": 2, "dealer": 2}, "bad_seat"),
        ({"scores": [40, 40, 40], "players": 2}, "bad_request"),
        ({"number": 77, "deposit": 3, "honba": 1, "round": "E", "scores": [-5, 0, 99]}, None),
        ({"number": 2, "dealer": 0}, None),
    ],
)
def test_invalid_tables_are_refused(table: Json, code: str | None) -> None:
    got = score(event_of("PPPPPPK+K", discarder=0), **table)
    assert (None if got["ok"] else got["error"]["code"]) == code


def test_shogi_mahjong_has_no_pao() -> None:
    event = event_of("PPPPPPK+K")
    event["wins"][0]["pao"] = []
    assert score(event)["wins"][0]["suggested_pao"] == []
    event["wins"][0]["pao"] = [{"player": 0, "for": "daisangen"}]
    assert refused(score(event))[0] == "bad_request"


@pytest.mark.parametrize(
    ("event", "code"),
    [
        # Each has two faults; the first in the order of rules/shogi.md §12 is reported.
        ({**event_of("xyz+K", discarder=9), "more": 1}, "bad_request"),
        ({"type": "win", "from": 9}, "bad_request"),
        (event_of("xyz+K", "pon PPP"), "bad_notation"),
        (event_of("PP+K", "pon PPP"), "bad_meld"),
        (event_of("PP+K", situation="haitei"), "bad_request"),
        (event_of("PP+K", situation="riichi", dora="LLLLLL"), "bad_count"),
        (event_of("KKKPPPP+K", "", situation="rinshan"), "bad_count"),
        (event_of("PPPLLLN+B", situation="rinshan"), "bad_request"),
        (event_of("PPPLLLN+B"), "not_a_win"),
    ],
)
def test_the_first_fault_is_reported(event: Json, code: str) -> None:
    assert refused(score(event))[0] == code


def test_options_are_read_before_the_table_and_the_event() -> None:
    event = event_of("xyz+K")
    assert refused(score(event, {"red": 1}, players=9))[0] == "unknown_option"
    assert refused(score(event, {"same_pairs": 0}, players=9))[0] == "bad_option"
    assert refused(score(event, {}, players=9))[0] == "bad_request"
    assert refused(score({"type": "riichi", "player": 9}))[0] == "bad_request"


def test_an_incomplete_hand_is_checked_for_its_copies() -> None:
    bound = rules()
    table = bound.opening_table()
    bound.check_hand(table, 1, 0, Hand((0, 5)))
    with pytest.raises(Refusal, match="5 times"):
        bound.check_hand(table, 1, 0, Hand((1, 1, 1, 1, 1)))


def test_a_hand_without_a_winning_piece_is_refused() -> None:
    bound = rules()
    with pytest.raises(Refusal) as caught:
        bound.settle(bound.opening_table(), Win(discarder=0, winners=(Winner(1, Hand((0,) * 7)),)))
    assert caught.value.path == "wins[0].hand.winning_tile"


@pytest.mark.parametrize(
    ("pieces", "change", "code"),
    [
        ("PPPLLL", {}, "bad_count"),
        ("PPPLLLN", {"winning_tile": "N"}, "bad_request"),
        ("PPPLLLk", {}, "bad_notation"),
        ("PPPPLLL", {"situation": ["haitei"]}, "bad_request"),
        ("PPPLLLL", {"dora_indicators": ["L"]}, "bad_count"),
        ("PPPL", {"melds": [{"kind": "pon", "tiles": "PPP"}]}, "bad_meld"),
    ],
)
def test_invalid_wait_requests_are_refused(pieces: str, change: Json, code: str) -> None:
    assert refused(waits(pieces, hand=change))[0] == code
