# SPDX-License-Identifier: MIT
"""Values of hands and waits, and their reasons (rules/mcr.md §12, §14)."""

from typing import Any

import pytest

from tests.rules.systems.asking import Json, ask_waits, melds_of
from tests.rules.systems.mcr.asking import evaluation, refused, scored, won


def excluded_fan(request: Json) -> dict[str, list[str]]:
    """Returns the fan that each fan of a hand excludes, if any."""
    return {item["id"]: item["struck"] for item in scored(request)["wins"][0]["yaku"] if "struck" in item}


def test_a_fan_lists_the_fan_it_excludes() -> None:
    assert excluded_fan(won("19m19p19s1234567z+1m")) == {"thirteen_orphans": ["all_types"]}
    assert excluded_fan(won("234678m44556s55p+3s", drawn=True)) == {
        "fully_concealed_hand": ["self_drawn"],
        "all_chows": ["no_honors"],
        "all_simples": ["no_honors"],
    }
    assert excluded_fan(won("22333444s66z+2s", "chi 234s", drawn=True)) == {
        "all_green": ["half_flush"],
        "quadruple_chow": ["tile_hog"],
    }


def sets_of(request: Json) -> list[tuple[str, tuple[str, ...]]]:
    """Returns each fan of a hand with the tiles of the sets that show it."""
    yaku = scored(request)["wins"][0]["yaku"]
    return [(item["id"], tuple(group["tiles"] for group in item["sets"])) for item in yaku]


def test_a_combination_lists_the_sets_it_connects() -> None:
    fan = sets_of(won("123789s123789p3m+3m"))
    assert fan[2:5] == [
        ("mixed_double_chow", ("123p", "123s")),
        ("mixed_double_chow", ("789p", "789s")),
        ("two_terminal_chows", ("123p", "789p")),
    ]


def test_a_repeated_fan_lists_its_own_sets_each_time() -> None:
    fan = sets_of(won("4m+4m", "min 1111m min 2222s min 3333p min 1111s", discarder=0))
    assert [sets for fan_id, sets in fan if fan_id == "pung_of_terminals_or_honors"] == [("1111m",), ("1111s",)]
    hogs = sets_of(won("2233334466888s+8s"))
    assert [sets for fan_id, sets in hogs if fan_id == "tile_hog"] == [("33s", "33s"), ("88s", "88s")]


@pytest.mark.parametrize(
    ("option", "value", "request_", "fan"),
    [
        ("mixed_kongs", 3, won("444m9s+9s", "ankan 2222s min 3333s pon 666p"), ["concealed_kong", "melded_kong"]),
        ("mixed_kongs", 6, won("444m9s+9s", "ankan 2222s min 3333s pon 666p"), ["two_melded_kongs", "concealed_kong"]),
        ("pairs_tile_hog", True, won("1199m199s119999p+1s", drawn=True), ["tile_hog"]),
    ],
)
def test_options_decide_which_fan_count(option: str, value: Any, request_: Json, fan: list[str]) -> None:
    request_ = {**request_, "options": {"minimum": 0, option: value}}
    counted = [fan_id for fan_id, _ in sets_of(request_)]
    assert set(fan) <= set(counted)
    assert "concealed_and_melded_kong" not in counted


@pytest.mark.parametrize(("clear", "waits"), [("any", ["single_wait"]), ("clear", []), ("none", ["single_wait"])])
def test_an_option_decides_waits_with_a_knitted_straight(clear: str, waits: list[str]) -> None:
    request = {**won("147m258p369s222z4m+4m"), "options": {"knitted_waits": clear, "minimum": 0}}
    assert [fan_id for fan_id, _ in sets_of(request) if fan_id.endswith("_wait")] == waits


def test_self_drawn_is_the_only_fan_if_chicken_hand_is_off() -> None:
    options = {"chicken_self_drawn": True, "chicken_hand": False, "minimum": 0}
    request = {**won("56s678p33z+7s", "chi 123m chi 345m", drawn=True), "options": options}
    assert [fan_id for fan_id, _ in sets_of(request)] == ["self_drawn"]


def test_a_mixed_hand_has_no_wait_nine_gates_or_last_tile() -> None:
    fan = [fan_id for fan_id, _ in sets_of(won("1112345678999m+9m", drawn=True, mixed=True))]
    assert "nine_gates" not in fan
    assert "full_flush" in fan
    for mixed in (False, True):
        request = {**won("234m456p234s8m+8m", "pon 555m", drawn=True, mixed=mixed), "options": {"minimum": 0}}
        assert ("single_wait" in [fan_id for fan_id, _ in sets_of(request)]) != mixed
        request = {**won("67m678s66z+8m", "chi 123p pon 888m", drawn=True, mixed=mixed), "options": {"minimum": 0}}
        assert ("last_tile" in [fan_id for fan_id, _ in sets_of(request)]) != mixed


def test_rejected_readings_are_worth_no_more() -> None:
    best = evaluation(won("555666777p5556s+7s", drawn=True))
    assert best.han == 48
    assert best.rejected_readings
    assert all(candidate.base <= best.base for candidate in best.rejected_readings)
    assert len({(candidate.reading.groups, candidate.yaku) for candidate in best.rejected_readings}) == len(
        best.rejected_readings
    )
    assert best.formula[-2:] == ("=", 48)


def test_flowers_are_added_to_a_typed_value() -> None:
    request = won("", value={"han": 24, "flowers": 2}, drawn=True, winner=2)
    got = scored(request)
    assert (got["wins"][0]["yaku"], got["wins"][0]["han"], got["wins"][0]["base"]) == ([], 24, 26)
    assert got["deltas"] == [-34, -34, 102, -34]
    request = {**won("", value={"han": 24, "flowers": 2}), "options": {"flower_tiles": False}}
    assert refused(request) == ("bad_count", "event.wins[0].value.flowers")


@pytest.mark.parametrize(
    ("value", "code", "place"),
    [
        ({}, "bad_request", "value.han"),
        ({"han": 8, "fu": 30}, "bad_request", "value.fu"),
        ({"flowers": 1}, "bad_request", "value.han"),
        ({"han": True}, "bad_request", "value.han"),
        ({"han": 401}, "bad_request", "value.han"),
        ({"han": 8, "flowers": -1}, "bad_request", "value.flowers"),
        ({"han": 8, "flowers": 9}, "bad_count", "value.flowers"),
        ({"han": 7, "flowers": 8}, "below_minimum", ""),
    ],
)
def test_invalid_typed_values_are_refused(value: dict[str, Any], code: str, place: str) -> None:
    assert refused(won("", value=value)) == (code, f"event.wins[0].{place}" if place else "event.wins[0]")


def waits(concealed: str, melds: str = "", *, order: list[int] | None = None, **hand: Any) -> list[Json]:
    """Returns the waits of player 1, with no minimum."""
    table = {"order": order} if order else {}
    hand = {"concealed": concealed, "melds": melds_of(melds), **hand}
    got = ask_waits("mcr", hand, options={"minimum": 0}, table=table)
    assert got["ok"], got
    result: list[Json] = got["waits"]
    return result


@pytest.mark.parametrize(
    ("concealed", "melds", "tiles"),
    [
        ("123m34s88s999p", "chi 456p", "2s 5s"),
        ("19m19p19s1234567z", "", "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"),
        ("147m258p36s12345z", "", "9s 6z 7z"),
        ("147m258p36s222z44z", "", "9s"),
        ("1122m3344p5566s7z", "", "7z"),
        ("1111m3344p5566s7z", "", "7z"),
        ("1112345678999m", "", "1m 2m 3m 4m 5m 6m 7m 8m 9m"),
        ("123m34s88s998p", "chi 456p", ""),
    ],
)
def test_waits_are_found_for_every_shape(concealed: str, melds: str, tiles: str) -> None:
    assert [wait["tile"] for wait in waits(concealed, melds)] == tiles.split()


def test_the_only_wait_of_an_incomplete_hand_is_reported() -> None:
    (wait,) = waits("456p24s88s", "chi 123m pon 777m")
    assert "closed_wait" in [item["id"] for item in wait["ron"]["yaku"]]
    assert wait["tsumo"]["han"] == wait["ron"]["han"] + 1


def test_waits_refuse_the_same_situations_as_wins() -> None:
    (wait,) = waits("456p24s88s", "chi 123m pon 777m", situation=["haitei"])
    assert wait["ron"] == {"refused": "bad_request"}
    assert "last_tile_draw" in [item["id"] for item in wait["tsumo"]["yaku"]]
    (wait,) = waits("456p24s88s", "chi 123m pon 777m", mixed=True)
    assert wait["ron"] == {"refused": "bad_request"}
    assert "closed_wait" not in [item["id"] for item in wait["tsumo"]["yaku"]]


def test_waits_assume_a_discard_by_the_previous_seat() -> None:
    assert waits("456p24s88s", "pon 777m pon 111m", order=[0, 3, 1, 2])[0]["ron"]["deltas"][3] < -8


@pytest.mark.parametrize("tiles", ["258m1478s369p+8s", "369m25s147p12345z+8s"])
def test_a_knitted_straight_shows_its_nine_tiles(tiles: str) -> None:
    melds = "chi 234p" if "z" not in tiles else ""
    (straight,) = (item for item in evaluation(won(tiles, melds)).yaku if item.id == "knitted_straight")
    kinds = sorted(kind for group in straight.groups for kind in group.kinds)
    assert len(kinds) == 9
    assert {kind % 9 for kind in kinds} == set(range(9)), "each number once, in three suits"
