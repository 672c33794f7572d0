# SPDX-License-Identifier: MIT
"""Finding yaku in the atlas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.atlas import Entry, HandKind, entries, search, values
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.names import LANGUAGES

ANY_ENTRY = st.sampled_from(entries())


def keys(found: tuple[Entry, ...]) -> list[tuple[str, str]]:
    return [entry.key for entry in found]


@pytest.mark.parametrize(
    ("text", "ruleset", "yaku"),
    [
        ("all triplets", "boo", "toitoi"),
        ("TRIPLETS all", "boo", "toitoi"),
        ("対々", "boo", "toitoi"),
        ("対対", "boo", "toitoi"),
        ("碰碰", "boo", "toitoi"),
        ("といとい", "boo", "toitoi"),
        ("toitoi", "beijing", "duiduihu"),
        ("duiduihu", "shogi", "toitoi"),
        ("pèng", "boo", "toitoi"),
        ("riichi", "shogi", "riichi"),
        ("りーち", "shogi", "riichi"),
        ("houtei", "wsom", "houtei"),
        ("hōtei", "wsom", "houtei"),
        ("sananko", "wsom", "sanankou"),
        ("对对", "wsom", "toitoi"),
        ("對對", "beijing", "duiduihu"),
        ("yi tiao long", "beijing", "long"),
        ("七対子", "beijing", "qidui"),
    ],
)
def test_text_is_found_in_every_language_and_by_its_sound(text: str, ruleset: str, yaku: str) -> None:
    assert (ruleset, yaku) in keys(search(text, rulesets=(ruleset,)))


def test_text_that_is_nowhere_finds_nothing() -> None:
    assert search("open riichi") == ()
    assert search("十三不塔") == ()


def test_nothing_asked_finds_everything_in_order() -> None:
    assert search() == entries()
    assert search("  ") == entries()


def test_rulesets_are_chosen() -> None:
    assert search(rulesets=("boo",)) == entries("boo")
    assert search(rulesets=("shogi", "boo")) == (*entries("boo"), *entries("shogi"))


def test_values_are_found_closed_or_open() -> None:
    found = keys(search(rulesets=("shogi",), value=2))
    assert ("shogi", "toitoi") in found
    assert ("shogi", "toitoi") not in keys(search(rulesets=("shogi",), value=2, hand=HandKind.OPEN))
    assert ("shogi", "toitoi") in keys(search(rulesets=("shogi",), value=1, hand=HandKind.OPEN))
    assert keys(search(rulesets=("boo",), value=7)) == []


def test_limit_yaku_are_asked_for() -> None:
    assert all(entry.yaku.limit for entry in search(limit=True))
    assert len(search(limit=True)) + len(search(limit=False)) == len(entries())


def test_closed_and_open_hands_are_asked_for() -> None:
    opened = search(hand=HandKind.OPEN)
    assert all(entry.yaku.open is not None for entry in opened)
    assert ("wsom", "chicken") in keys(opened)
    closed = search(hand=HandKind.CLOSED)
    assert ("wsom", "chicken") not in keys(closed)
    assert ("boo", "riichi") in keys(closed)


def test_families_are_asked_for() -> None:
    for family in Family:
        found = search(family=family)
        assert found
        assert all(entry.yaku.family is family for entry in found)
    assert sum(len(search(family=family)) for family in Family) == len(entries())


def test_only_some_are_looked_among() -> None:
    some = {("boo", "toitoi"), ("wsom", "toitoi"), ("boo", "no such yaku")}
    assert keys(search(among=some)) == [("boo", "toitoi"), ("wsom", "toitoi")]
    assert keys(search(among=some, rulesets=("wsom",))) == [("wsom", "toitoi")]
    assert search(among=()) == ()


def test_the_values_of_a_ruleset_leave_limit_yaku_out() -> None:
    assert values("boo") == (1, 2, 4)
    assert values("arushiaru") == (1, 3)


@given(entry=ANY_ENTRY, language=st.sampled_from(LANGUAGES))
def test_every_yaku_is_found_by_its_name(entry: Entry, language: str) -> None:
    assert entry in search(entry.yaku.names.of(language))


@given(entry=ANY_ENTRY, by=st.sampled_from(("kana", "romaji", "pinyin")))
def test_every_yaku_is_found_by_each_reading(entry: Entry, by: str) -> None:
    assert entry in search(
        {"kana": entry.yaku.spoken.kana, "romaji": entry.romaji, "pinyin": entry.yaku.spoken.pinyin}[by]
    )


@given(
    text=st.text(alphabet="aeioutnhk三対和 ", max_size=4),
    family=st.none() | st.sampled_from(Family),
    hand=st.none() | st.sampled_from(HandKind),
    value=st.none() | st.integers(1, 5),
)
def test_every_filter_only_narrows(text: str, family: Family | None, hand: HandKind | None, value: int | None) -> None:
    both = set(keys(search(text, family=family, hand=hand, value=value)))
    assert both <= set(keys(search(text)))
    assert both <= set(keys(search(family=family)))
    assert both <= set(keys(search(hand=hand, value=value)))
