# SPDX-License-Identifier: MIT
import unicodedata

import pytest

from mahjong_desk.learn.atlas.entries import counterparts, entries, get_entry
from mahjong_desk.learn.atlas.name_matching import romaji
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.rules.yaku.row import YakuFamily


def test_every_entry_is_read_in_kana_romaji_and_pinyin(subtests: pytest.Subtests) -> None:
    for entry in entries():
        with subtests.test("-".join(entry.key)):
            kana, pinyin = entry.yaku.pronunciation.kana, entry.yaku.pronunciation.pinyin
            assert all("ァ" <= letter <= "ー" or letter in "・ " for letter in kana)
            assert romaji(kana).islower()
            bare = unicodedata.normalize("NFD", pinyin)
            assert all("a" <= letter <= "z" or letter == " " or unicodedata.combining(letter) for letter in bare)
            assert len(pinyin.split()) == len([sign for sign in entry.yaku.name.zh if sign not in "・ "])


LATIN = (
    "トイトイホウ=toitoihō サンアンコウ=san'ankō イッキツウカン=ikkitsūkan リーチ=rīchi ショウサンゲン=shōsangen"
    " イッショクサンドウジュン=isshokusandōjun ディーリウ=dīriu ギョク=gyoku ファンパイ・ハク=fanpai_haku"
)


@pytest.mark.parametrize("pair", LATIN.split())
def test_kana_are_written_in_latin_letters(pair: str) -> None:
    kana, latin = pair.split("=")
    assert romaji(kana) == latin.replace("_", " ")


SHARED = """
arushiaru/chiihou: arushiaru/chiihou boo/renhou shogi/chiihou riichi/chiihou
wsom/chiihou: arushiaru/renhou boo/chiihou wsom/chiihou beijing/chiihou shogi/renhou riichi/renhou
boo/chiitoitsu: boo/chiitoitsu wsom/chiitoitsu beijing/qidui shogi/suutoitsu riichi/chiitoitsu mcr/seven_pairs
boo/menzen_tsumo: arushiaru/menzen_tsumo boo/menzen_tsumo shogi/tsumo riichi/menzen_tsumo mcr/fully_concealed_hand
beijing/tiliu: beijing/tiliu mcr/self_drawn
beijing/menqing: wsom/menzen beijing/menqing mcr/concealed_hand
boo/suushiihou: arushiaru/shousuushii+daisuushii boo/suushiihou wsom/shousuushii+daisuushii shogi/suushiihou \
riichi/shousuushii+daisuushii mcr/big_four_winds+little_four_winds
wsom/junchan: arushiaru/chanta wsom/junchan riichi/junchan mcr/outside_hand
boo/yakuhai_white: arushiaru/yakuhai_white boo/yakuhai_white wsom/yakuhai_white \
shogi/yakuhai_kaku+yakuhai_hisha+yakuhai_gyoku riichi/yakuhai_white mcr/dragon_pung
riichi/riichi: boo/riichi shogi/riichi riichi/riichi
riichi/iipeikou: wsom/iipankou riichi/iipeikou mcr/pure_double_chow
riichi/chuuren: arushiaru/chuuren boo/chuuren wsom/chuuren riichi/chuuren mcr/nine_gates
riichi/honitsu: arushiaru/honitsu boo/honitsu wsom/honitsu riichi/honitsu mcr/half_flush
mcr/outside_hand: arushiaru/chanta wsom/chanta+junchan riichi/chanta+junchan mcr/outside_hand
mcr/melded_kong: wsom/iikantsu shogi/minkan+ankan mcr/melded_kong
wsom/ryankantsu: wsom/ryankantsu shogi/ryankantsu mcr/two_concealed_kongs+concealed_and_melded_kong+two_melded_kongs
"""
"""Yaku, and those of all systems that share their idea."""


@pytest.mark.parametrize("line", SHARED.strip().split("\n"))
def test_the_same_idea_is_found_under_other_names(line: str) -> None:
    key, shared = line.split(": ")
    ruleset, yaku = key.split("/")
    by_system = counterparts(get_entry(ruleset, yaku))
    named = [f"{system.id}/{'+'.join(row.id for row in rows)}" for system, rows in by_system.items() if rows]
    assert named == shared.split()


def test_entries_follow_the_order_of_the_rules() -> None:
    for ruleset in all_rulesets():
        assert tuple(entry.yaku for entry in entries(ruleset.id)) == ruleset.yaku
    assert len(entries()) == sum(len(ruleset.yaku) for ruleset in all_rulesets())
    assert {entry.yaku.family for entry in entries()} == set(YakuFamily)


def test_an_unknown_ruleset_or_yaku_is_refused() -> None:
    with pytest.raises(Refusal):
        entries("chess")
    with pytest.raises(KeyError):
        get_entry("boo", "iipeikou")
