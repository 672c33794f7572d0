# SPDX-License-Identifier: MIT
import pytest

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.systems.beijing.checks import to_wildcard
from tests.rules.systems.beijing.asking import hand_of, refusal_and_path, rules, scored, waits_answer, yaku
from tests.wild_hands import WildSample


def test_the_fourth_wildcard_is_no_wait_without_hungang() -> None:
    assert waits_answer("147m258p369s1444z[3z]", hungang_points=0)["waits"] == []


def test_pieces_without_a_copy_left_are_not_listed() -> None:
    # The kan holds all copies of 3m.
    assert [wait["tile"] for wait in waits_answer("12m456p789s22z[1p]", "ankan 3333m")["waits"]] == ["2p"]
    # Three copies of 9s are held, and one is the indicator.
    waits = waits_answer("789m456p78999s22z[9s]")["waits"]
    assert [(wait["tile"], wait["left"]) for wait in waits] == [("1s", 4), ("6s", 4), ("2z", 2)]


@pytest.mark.parametrize(
    ("tiles", "melds", "fault"),
    [
        ("123m456p78945s2z[1p]", "", ("bad_count", "hand.concealed")),
        ("123m456p78945s22z6s[1p]", "", ("bad_count", "hand.concealed")),
        ("11111m56p78945s22z[1p]", "", ("bad_count", "hand.concealed")),
        ("1111m56p789456s22z[1m]", "", ("bad_count", "hand.concealed")),
        ("456p78945s22z[1p]", "chi 124m", ("bad_meld", "hand.melds[0].tiles")),
        ("456p78945s22z[1p]", "pon 111m@1", ("bad_seat", "hand.melds[0].from")),
    ],
)
def test_invalid_hands_are_refused(tiles: str, melds: str, fault: tuple[str, str]) -> None:
    assert refusal_and_path(waits_answer(tiles, melds)) == fault


def test_waits_refuse_every_situation() -> None:
    bound = rules()
    waiting_hand = hand_of(WildSample(MAHJONG.parse("123m456p78945s22z"), 0, MAHJONG.parse("2p")[0], 0), None)
    assert bound.waits(bound.opening_table(), Winner(1, waiting_hand), 0)
    for name in bound.circumstance_ids:
        hand = Hand(waiting_hand.concealed, (), None, (name,), waiting_hand.indicators)
        with pytest.raises(Refusal) as caught:
            bound.waits(bound.opening_table(), Winner(1, hand), 0)
        assert (caught.value.code, caught.value.path) == (ErrorCode.BAD_REQUEST, "hand.situation")


REST = "456p45789s33z+6s[4z]"


@pytest.mark.parametrize(
    "kinds",
    ["1m 2m", "8m 9m", "9m 1m", "9p 1p", "9s 1s", "1z 2z", "2z 3z", "3z 4z", "4z 1z", "5z 7z", "6z 5z", "7z 6z"],
)
def test_the_wildcard_is_the_next_kind(kinds: str) -> None:
    indicator, wild = (MAHJONG.parse(word)[0] for word in kinds.split())
    assert to_wildcard(indicator) == wild


def test_every_kind_is_the_wildcard_of_one_indicator() -> None:
    assert sorted(map(to_wildcard, range(34))) == list(range(34))


@pytest.mark.parametrize("meld", ["ankan 11m11z", "ankan 1m111z", "ankan 9999m"])
def test_valid_kans_are_accepted(meld: str) -> None:
    got = scored(REST, meld)
    assert got["ok"], got
    assert ("meihun" in yaku(got)) is ("1z" not in meld and "11z" not in meld)


def test_four_wildcards_form_a_natural_kan() -> None:
    assert "meihun" in yaku(scored(REST, "ankan 1111z", options={"wild_in_kan": False, "hungang_points": 0}))


@pytest.mark.parametrize(
    "meld",
    [
        "chi 123m",  # holds the wildcard itself, 1m
        "pon 111m",
        "daiminkan 1111m",
        "shouminkan 2211m",
        "shouminkan 2341m",
        "ankan 2231m",
        "ankan 221m",
    ],
)
def test_invalid_melds_are_refused(meld: str) -> None:
    assert refusal_and_path(scored("456p45789s33z+6s[9m]", meld)) == ("bad_meld", "event.wins[0].hand.melds[0].tiles")


def test_an_option_refuses_wildcards_in_kans() -> None:
    assert refusal_and_path(scored(REST, "shouminkan 111m1z", options={"wild_in_kan": False}))[0] == "bad_meld"


def test_an_added_kan_with_a_wildcard_needs_a_valid_discarder() -> None:
    assert refusal_and_path(scored(REST, "shouminkan 111m1z@1")) == ("bad_seat", "event.wins[0].hand.melds[0].from")


def test_a_wildcard_in_an_open_kan_does_not_make_hungang() -> None:
    got = scored("456p1s111z+1s[4z]", "shouminkan 777s1z chi 123m")
    assert yaku(got) == ["tiliu"]
    got = scored("456p1s111z+1s[4z]", "ankan 777s1z chi 123m")
    assert yaku(got) == ["hungang"]
