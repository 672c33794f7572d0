# SPDX-License-Identifier: MIT
"""The table of patterns, the sets that show them, and waits with their values."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahjong_desk.rules.systems.wsom.yaku import YAKU
from mahjong_desk.rules.systems.wsom.yaku.chance import CHICKEN, INCIDENTS, IRREGULAR
from mahjong_desk.rules.systems.wsom.yaku.honours import HONOUR_TILES
from mahjong_desk.rules.systems.wsom.yaku.numbers import NUMBERS
from mahjong_desk.rules.systems.wsom.yaku.suits import SUITS, TERMINALS, TRIPLETS
from tests.rules.systems.asking import Json, ask_waits, refused
from tests.rules.systems.wsom.asking import score, won


def test_the_table_has_the_44_numbered_patterns() -> None:
    rows = [yaku for yaku in YAKU if yaku.id != CHICKEN.id]
    categories = (SUITS, HONOUR_TILES, TRIPLETS, NUMBERS, TERMINALS, INCIDENTS, IRREGULAR)
    assert [len(category) for category in categories] == [3 + 3, 11, 8, 4 + 3 + 3, 4, 6, 2]
    assert [row.id for row in rows] == [yaku.id for category in categories for yaku in category]
    assert len({yaku.id for yaku in rows}) == 47, "44 numbers, of which 3.1 has four yaku"
    yakuman = {yaku.id for yaku in rows if yaku.is_limit}
    assert yakuman == {
        "chuuren", "shousuushii", "daisuushii", "tsuuiisou", "suukantsu", "isshoku_yondoujun", "chinroutou"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (("123m77z45p+6p", "pon 555z pon 666z"), {"shousangen": ["666z", "555z", "77z"], "yakuhai_green": ["666z"]}),
        (("78m345p11z+9m", "chi 123m chi 456m"), {"ittsuu": ["123m", "456m", "789m"], "pinfu": []}),
        (("12378m11z+9m", "chi 123m chi 456m"), {"iipankou": ["123m", "123m"], "ittsuu": ["123m", "456m", "789m"]}),
    ],
)
def test_each_pattern_lists_its_sets(row: tuple[str, str], expected: dict[str, list[str]]) -> None:
    items = score(won(*row))["wins"][0]["yaku"]
    sets = {item["id"]: sorted(group["tiles"] for group in item["sets"]) for item in items}
    assert {name: sets[name] for name in expected} == {name: sorted(tiles) for name, tiles in expected.items()}


def waits(concealed: str, **more: Any) -> Json:
    return ask_waits("wsom", {"concealed": concealed, **more.pop("hand", {})}, **more)


def tiles(got: Json) -> str:
    assert got["ok"], got
    return " ".join(f"{wait['tile']}:{wait['left']}" for wait in got["waits"])


@pytest.mark.parametrize(
    ("concealed", "expected"),
    [("1111m2288p55s77z3z", "3z:3"), ("111m2288p55s77z33z", "1m:1"), ("19m19p19s123456z1m", "7z:4")],
)
def test_waits_are_found_for_every_shape(concealed: str, expected: str) -> None:
    assert tiles(waits(concealed)) == expected


def test_irregular_hands_have_no_melds() -> None:
    kan = [{"kind": "ankan", "tiles": "7777z"}]
    assert tiles(waits("1133m2266p3s5s", hand={"melds": kan})) == ""
    assert tiles(waits("19m19p19s1234z", hand={"melds": kan})) == ""


@pytest.mark.parametrize(
    ("more", "ron", "tsumo"),
    [
        ({}, 5, 5),
        ({"penalty_tiles": "4s"}, "forbidden_win", 5),
        ({"penalty_tiles": "7z"}, "forbidden_win", "forbidden_win"),
        ({"options": {"minimum": 15}}, "below_minimum", "below_minimum"),
        ({"hand": {"situation": ["chiihou"]}}, 160, "bad_request"),
        ({"hand": {"situation": ["chiihou"]}, "from": 3}, "bad_request", "bad_request"),
    ],
)
def test_a_wait_reports_ron_and_self_draw_separately(more: Json, ron: int | str, tsumo: int | str) -> None:
    first = waits("123m456p34s88s999p", **more)["waits"][0]
    assert first["tile"] == "2s"
    for way, expected in (("ron", ron), ("tsumo", tsumo)):
        assert first[way].get("base", first[way].get("refused")) == expected


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"penalty_tiles": "55555m"}, "bad_count"),
        ({"immunity": 2}, "bad_request"),
        ({"hand": {"winning_tile": "5s"}}, "bad_request"),
        ({"hand": {"situation": ["riichi"]}}, "bad_request"),
        ({"hand": {"situation": ["haitei", "haitei"]}}, "bad_request"),
    ],
)
def test_invalid_wait_requests_are_refused(more: Json, code: str) -> None:
    assert refused(waits("123m456p34s88s999p", **more))[0] == code


@settings(max_examples=8)
@given(st.lists(st.integers(0, 33), min_size=6, max_size=6, unique=True), st.integers(0, 33))
def test_seven_pairs_wait_for_the_single(pairs: list[int], single: int) -> None:
    if single in pairs:
        return
    names = [f"{kind % 9 + 1}{'mpsz'[kind // 9]}" for kind in (*pairs, *pairs, single)]
    left = {wait["tile"]: wait["left"] for wait in waits("".join(names))["waits"]}
    assert left[names[-1]] == 3
