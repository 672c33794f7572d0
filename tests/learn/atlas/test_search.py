# SPDX-License-Identifier: MIT
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.learn.atlas.aliases import IDEA_ALIASES, aliases_of
from mahjong_desk.learn.atlas.entries import YakuEntry, entries, get_entry
from mahjong_desk.learn.atlas.name_matching import MatchRank, match_rank, romaji
from mahjong_desk.learn.atlas.search import HandOpenness, search_incrementally, search_yaku, values
from mahjong_desk.learn.atlas.tile_query import split_tile_query
from mahjong_desk.rules.yaku.row import YakuFamily
from mahjong_desk.texts import NAME_STYLES, languages, use_language

ANY_ENTRY = st.sampled_from(entries())


def keys(results: tuple[YakuEntry, ...]) -> list[tuple[str, str]]:
    return [entry.key for entry in results]


NAMED = """
arushiaru: 十三么 kokushi, 场风 yakuhai_round
beijing: toitoi duiduihu, 對對 duiduihu, 碰碰胡 duiduihu, 会儿 hungang, 會兒 hungang, huìr hungang, hui4 er2 hungang
beijing: yi tiao long long, joker meihun, 七対子 qidui
boo: all triplets toitoi, TRIPLETS all toitoi, 対々 toitoi, 対対 toitoi, 碰碰 toitoi, といとい toitoi, pèng toitoi
boo: 7対子 chiitoitsu
mcr: lv yi se all_green, lǜ yī sè all_green, peng4 peng4 hu2 all_pungs, pengpenghu all_pungs, qys full_flush
mcr: gangshanghua out_with_replacement_tile, qixiaodui seven_pairs, 13 orphans thirteen_orphans
riichi: 7 pairs chiitoitsu, tinitu chinitsu, half flush honitsu, iipeikou iipeikou, thirteen orphans kokushi
riichi: tsumo menzen_tsumo, 平胡 pinfu, ping2 he2 pinfu, ぴんh pinfu, てんほー tenhou, テンホウ tenhou, all pongs toitoi
riichi: qy chinitsu, little three dragons shousangen, small three dragons shousangen, syousangen shousangen, 場風 yakuhai_round
shogi: riichi riichi, りーち riichi, duiduihu toitoi
wsom: houtei houtei, hōtei houtei, 一盃口 iipankou, sananko sanankou, 对对 toitoi
"""
"""Search texts that players type in each language, and the yaku they mean."""


@pytest.mark.parametrize("named", NAMED.strip().split("\n"))
def test_names_players_use_are_found_before_partial_matches(named: str) -> None:
    ruleset, _, meanings = named.partition(": ")
    for meaning in meanings.split(", "):
        text, yaku = meaning.rsplit(" ", 1)
        assert (ruleset, yaku) in keys(search_yaku(text, rulesets=(ruleset,)))[:4], text


def test_a_name_sorts_before_its_extensions_and_parts() -> None:
    assert keys(search_yaku("riichi", rulesets=("riichi",)))[:2] == [("riichi", "riichi"), ("riichi", "double_riichi")]
    assert keys(search_yaku("straight", rulesets=("mcr",)))[0] == ("mcr", "pure_straight"), "as many players call it"
    assert keys(search_yaku("四暗刻", rulesets=("riichi",))) == [("riichi", "suuankou"), ("riichi", "suuankou_tanki")]


def test_names_match_better_than_aliases_and_parts() -> None:
    texts = ("toitoi", "pon pon", "toito", "peng p", "hu", "iplet", "ddh")
    assert [match_rank(get_entry("riichi", "toitoi"), text) for text in texts] == list(MatchRank)


def test_number_does_not_match_a_larger_number() -> None:
    assert not any(yaku.startswith("kokushi") for _ruleset, yaku in keys(search_yaku("3", rulesets=("riichi",))))
    assert ("riichi", "kokushi") in keys(search_yaku("13"))


@pytest.mark.parametrize(
    ("text", "first", "others", "never"),
    [
        ("123m", "mcr-pure_double_chow", ["riichi-ittsuu", "riichi-sanshoku_doujun", "boo-chinitsu"], "riichi-tanyao"),
        ("555z", "arushiaru-yakuhai_white", ["riichi-daisangen", "riichi-toitoi"], "riichi-yakuhai_red"),
        ("白白白", "arushiaru-yakuhai_white", ["riichi-shousangen"], "riichi-pinfu"),
        ("三万", "wsom-iipankou", ["riichi-ittsuu"], "riichi-tsuuiisou"),
        ("111+999", "wsom-ryankantsu", ["riichi-chinroutou", "riichi-honroutou"], "riichi-tanyao"),
        ("234p + 234s", "riichi-sanshoku_doujun", ["mcr-mixed_double_chow"], "riichi-iipeikou"),
        ("112233m", "wsom-iipankou", ["riichi-iipeikou", "wsom-isshoku_sandoujun"], "riichi-toitoi"),
        ("123456789s", "arushiaru-ittsuu", ["beijing-long", "mcr-pure_straight"], "riichi-tanyao"),
        ("5p", "boo-aka_five", ["riichi-iipeikou", "wsom-isshoku_sandoujun"], "mcr-upper_four"),
        ("9s", "wsom-sanankou", ["riichi-iipeikou", "mcr-all_chows"], "riichi-tanyao"),
        ("1z", "riichi-yakuhai_round", ["mcr-seat_wind"], "riichi-yakuhai_white"),
        ("1z2z", "riichi-shousuushii", ["riichi-tsuuiisou"], "riichi-yakuhai_round"),
        ("222z", "arushiaru-yakuhai_seat", ["riichi-yakuhai_seat", "riichi-yakuhai_round"], "riichi-daisangen"),
        ("777p777s", "wsom-sanshoku_shoudoukou", ["riichi-sanshoku_doukou", "mcr-double_pung"], "mcr-lower_four"),
        ("147m258p369s", "mcr-knitted_straight", [], "riichi-ittsuu"),
        ("19m19p19s1234567z", "arushiaru-kokushi", ["mcr-thirteen_orphans"], "riichi-tsuuiisou"),
        ("LLL", "shogi-kogoma_sanyaku", ["shogi-toitoi"], "shogi-kokushi"),
        ("香香香", "shogi-kogoma_sanyaku", ["shogi-toitoi"], "riichi-toitoi"),
    ],
)
def test_pieces_find_the_yaku_they_can_form(text: str, first: str, others: list[str], never: str) -> None:
    results = ["-".join(key) for key in keys(search_yaku(text))]
    assert first in results[:6]
    assert set(others) <= set(results)
    assert never not in results


WRITTEN = "１２３ｍ=123m １１１＋９９９=111+999 1-2-3m=123m 123M=123m 12=123 ＰＩＮＦＵ=pinfu"


@pytest.mark.parametrize("pair", WRITTEN.split())
def test_wide_characters_and_partial_input_find_the_same(pair: str) -> None:
    text, plain = pair.split("=")
    assert set(keys(search_yaku(plain))) <= set(keys(search_yaku(text)))


SPLITS = (
    "12=123m* 45=345m*/456m* 89=789m* 46= 112233s=11s+22s+33s/123s+123s 5555p=5555p/55p+55p 55555p= LLLL=LLLL l= Pp="
    " LL=LL LLN=LLN LLLNN=L+L+L+N+N 05p=55p 123m+LLL="
)


@pytest.mark.parametrize("pair", SPLITS.split())
def test_typed_pieces_are_split_in_each_possible_way(pair: str) -> None:
    text, splits = pair.split("=")
    _, query = split_tile_query(text)
    ways = () if query is None else query.ways
    shown_ways = ["+".join(query.pieces.format(part.kinds) + "*" * part.any_suit for part in way) for way in ways]
    assert "/".join(shown_ways) == splits


def test_whole_hand_finds_its_yaku() -> None:
    results = keys(search_yaku("22334455667788p"))
    assert {("riichi", "chinitsu"), ("riichi", "ryanpeikou"), ("mcr", "seven_shifted_pairs")} <= set(results)
    assert ("riichi", "ittsuu") not in results
    assert ("riichi", "riichi") not in results
    assert {("boo", "chiitoitsu"), ("beijing", "qidui")} <= set(keys(search_yaku("1199m 2288p 3377s 55z")))
    assert search_yaku("22334455667788p1z") == ()
    assert ("shogi", "toitoi") in keys(search_yaku("LLLNNNSS"))


def test_pieces_and_words_are_combined() -> None:
    results = search_yaku("flush 123m")
    assert ("riichi", "chinitsu") in keys(results)
    assert set(keys(results)) < set(keys(search_yaku("123m")))
    assert set(keys(results)) <= set(keys(search_yaku("flush")))


def test_incremental_results_keep_their_order() -> None:
    slices = list(search_incrementally("345p"))
    assert slices[-1] == search_yaku("345p")
    for before, after in pairwise(slices):
        assert after[: len(before)] == before


@pytest.mark.parametrize("text", ["open riichi", "十三不塔", "88888m", "9z", "对对he"])
def test_unknown_names_find_nothing(text: str) -> None:
    assert search_yaku(text) == ()


def test_empty_search_returns_all_entries_in_order() -> None:
    assert search_yaku() == search_yaku("  ") == entries()
    assert search_yaku(rulesets=("boo",)) == entries("boo")
    assert search_yaku(rulesets=("shogi", "boo")) == (*entries("boo"), *entries("shogi"))


def test_value_filter_depends_on_openness() -> None:
    assert ("shogi", "toitoi") in keys(search_yaku(rulesets=("shogi",), value=2))
    assert ("shogi", "toitoi") not in keys(search_yaku(rulesets=("shogi",), value=2, hand=HandOpenness.OPEN))
    assert ("shogi", "toitoi") in keys(search_yaku(rulesets=("shogi",), value=1, hand=HandOpenness.OPEN))
    assert keys(search_yaku(rulesets=("boo",), value=7)) == []


def test_yaku_are_filtered_by_limit() -> None:
    assert all(entry.yaku.is_limit for entry in search_yaku(limit=True))
    assert len(search_yaku(limit=True)) + len(search_yaku(limit=False)) == len(entries())


def test_yaku_are_filtered_by_openness() -> None:
    opened = search_yaku(hand=HandOpenness.OPEN)
    assert all(entry.yaku.open_value is not None for entry in opened)
    assert ("wsom", "chicken") in keys(opened)
    closed = search_yaku(hand=HandOpenness.CLOSED)
    assert ("wsom", "chicken") not in keys(closed)
    assert ("boo", "riichi") in keys(closed)


def test_yaku_are_filtered_by_family() -> None:
    for family in YakuFamily:
        results = search_yaku(family=family)
        assert results
        assert all(entry.yaku.family is family for entry in results)
    assert sum(len(search_yaku(family=family)) for family in YakuFamily) == len(entries())


def test_search_can_be_restricted_to_given_yaku() -> None:
    some = {("boo", "toitoi"), ("wsom", "toitoi"), ("boo", "no such yaku")}
    assert keys(search_yaku(among=some)) == [("boo", "toitoi"), ("wsom", "toitoi")]
    assert keys(search_yaku(among=some, rulesets=("wsom",))) == [("wsom", "toitoi")]
    assert search_yaku(among=()) == ()


def test_the_values_of_a_ruleset_leave_limit_yaku_out() -> None:
    assert max(values("boo")) == 4
    assert max(values("arushiaru")) == 3


@given(entry=ANY_ENTRY, language=st.sampled_from(list(languages())))
def test_every_yaku_is_found_by_its_name(entry: YakuEntry, language: str) -> None:
    for style in NAME_STYLES[:2]:
        with use_language("en", style):
            assert entry in search_yaku(entry.yaku.name.in_language(language))


@given(entry=ANY_ENTRY, by=st.sampled_from(("kana", "romaji", "pinyin")))
def test_every_yaku_is_found_by_each_reading(entry: YakuEntry, by: str) -> None:
    kana, pinyin = entry.yaku.pronunciation.kana, entry.yaku.pronunciation.pinyin
    assert entry in search_yaku({"kana": kana, "romaji": romaji(kana), "pinyin": pinyin}[by])


@given(
    text=st.text(alphabet="aeioutnhk三対和 ", max_size=4),
    family=st.none() | st.sampled_from(YakuFamily),
    hand=st.none() | st.sampled_from(HandOpenness),
    value=st.none() | st.integers(1, 5),
)
def test_every_filter_only_narrows(
    text: str, family: YakuFamily | None, hand: HandOpenness | None, value: int | None
) -> None:
    both = set(keys(search_yaku(text, family=family, hand=hand, value=value)))
    assert both <= set(keys(search_yaku(text)))
    assert both <= set(keys(search_yaku(family=family)))
    assert both <= set(keys(search_yaku(hand=hand, value=value)))


def test_aliases_of_a_yaku_are_unique() -> None:
    assert set(IDEA_ALIASES) <= {idea for entry in entries() for idea in entry.yaku.concepts}
    for entry in entries():
        names = aliases_of(entry.yaku)
        assert len(set(names)) == len(names)
        assert all(name == name.strip() and name for name in names)
        own = replace(entry.yaku, aliases=("what they say there", *entry.yaku.aliases))
        assert aliases_of(own) == ("what they say there", *names)
