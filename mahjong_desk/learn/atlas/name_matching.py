# SPDX-License-Identifier: MIT
"""Matches a search text with the names of a yaku, in any language and script."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache, lru_cache
from itertools import groupby, islice, product
from operator import contains, eq
from typing import NamedTuple

from mahjong_desk.learn.atlas.aliases import aliases_of
from mahjong_desk.learn.atlas.entries import YakuEntry, entries
from mahjong_desk.texts import PLAIN, languages

_LONG = str.maketrans("aiueo", "āīūēō")
_ROWS = """
    ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko サ sa シ shi ス su セ se ソ so
    タ ta チ chi ツ tsu テ te ト to ナ na ニ ni ヌ nu ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho
    マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo ラ ra リ ri ル ru レ re ロ ro ワ wa ン n
    ガ ga ギ gi グ gu ゲ ge ゴ go ザ za ジ ji ズ zu ゼ ze ゾ zo ダ da デ de ド do
    バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu ペ pe ポ po
"""
_SYLLABLES = dict(zip(_ROWS.split()[::2], _ROWS.split()[1::2], strict=True)) | {"・": " ", " ": " "}
_SMALL = {"ャ": "ya", "ュ": "yu", "ョ": "yo", "ァ": "a", "ィ": "i", "ゥ": "u", "ェ": "e", "ォ": "o"}


def romaji(kana: str) -> str:
    """Transliterates katakana with macrons. Raises ``LookupError`` for other text."""
    text = ""
    double = False
    for letter in kana:
        # The Latin form of a sign depends on its neighbours, so a table of syllables is not enough.
        if letter == "ッ":
            double = True
            continue
        if letter == "ー":
            text = _lengthen(text)
            continue
        if letter in _SMALL:
            text = _join_small_kana(text, _SMALL[letter])
            continue
        syllable = _SYLLABLES[letter]
        if text[-1:] + syllable in ("ou", "oo", "uu"):
            text = _lengthen(text)
            continue
        # The n of ン closes its syllable: san'ankō is not sanankō.
        if text.endswith("n") and syllable[0] in "aiueoy":
            text += "'"
        if double:
            syllable = ("t" if syllable.startswith("ch") else syllable[0]) + syllable
            double = False
        text += syllable
    return text


def _lengthen(text: str) -> str:
    return text[:-1] + text[-1].translate(_LONG)


def _join_small_kana(text: str, small: str) -> str:
    """Joins a small kana to the last syllable: shi + yo = sho, te + i = ti."""
    stem = text[:-1]
    if small.startswith("y") and not stem.endswith(("sh", "ch", "j")):
        return stem + small
    return stem + small[-1]


_TO_KATAKANA = str.maketrans({chr(code): chr(code + 0x60) for code in range(0x3041, 0x3097)})
_VARIANTS = """
    對对 対对 門门 雞鸡 斷断 麼么 幺么 蓮莲 連连 寶宝 燈灯 風风 雙双 氣气 気气 貫贯 純纯 帶带 帯带 撈捞 魚鱼 嶺岭
    開开 搶抢 槍枪 槓杠 龍龙 竜龙 荘庄 莊庄 發发 発发 無无 駒驹 飛飞 歩步 國国 順顺 頭头 釣钓 吊钓 節节 帰归 歸归
    華华 単单 單单 騎骑 會会 兒儿 癩癞 賴癞 赖癞 圈圏 將将 斉齐 齊齐 張张 辺边 邊边 組组 絶绝 絕绝 欠缺 嵌坎 滿满
    満满 靜静 緑绿 綠绿 倉仓 車车 輪轮 懸悬 賞赏 盃杯 報报 聽听 獨独 羅罗 漢汉 財财 壓压 紅红 場场 胡和 糊和
    両二 两二 兩二
"""
_TO_SIMPLE = str.maketrans({pair[0]: pair[1] for pair in _VARIANTS.split()})
"""Japanese and traditional characters mapped to simplified ones, so that each form finds the others."""
_NUMBERS = str.maketrans("一二三四五六七八九", "123456789")
_WORDS = {
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "thirteen": "13", "honor": "honour", "honors": "honour", "honours": "honour", "color": "colour",
    "colors": "colour", "colours": "colour", "colored": "coloured", "little": "small", "great": "big",
    "pung": "triplet", "pungs": "triplet", "pong": "triplet", "pongs": "triplet", "pon": "triplet", "pons": "triplet",
    "triplets": "triplet", "chow": "sequence", "chows": "sequence", "chi": "sequence", "chii": "sequence",
    "run": "sequence", "runs": "sequence", "sequences": "sequence", "kong": "kan", "kongs": "kan", "kans": "kan",
    "quad": "kan", "quads": "kan", "toitsu": "pair", "pairs": "pair", "jokers": "joker", "wildcard": "joker",
    "wildcards": "joker", "closed": "concealed", "hidden": "concealed", "winds": "wind", "dragons": "dragon",
}  # fmt: skip
"""English synonyms, and numbers as digits."""
_KUNREI = [
    (re.compile(pattern), new)
    for pattern, new in (
        (r"sy", "sh"), (r"[tc]y", "ch"), (r"[zj]y", "j"), (r"s(?=i)", "sh"), (r"t(?=i)", "ch"), (r"t(?=u)", "ts"),
        (r"(?<![sc])h(?=u)", "f"), (r"[zd](?=i)", "j"), (r"d(?=u)", "z"), (r"m(?=[bp])", "n"), (r"ou", "oo"),
        (r"ei", "ee"), (r"nn", "n"),
    )
]  # fmt: skip
"""Converts other romanisations of Japanese to a common one."""


_HALF_TYPED = re.compile(r"([ァ-ー])[A-Za-z]{1,2}$")


def normalise(text: str) -> str:
    """Returns a text in lower case, katakana, simplified characters and digits."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFKC", text).casefold().translate(_TO_KATAKANA).translate(_TO_SIMPLE):
        letters.append(letters[-1] if letter == "々" and letters else letter)
    return "".join(letters).replace("十三", "13").translate(_NUMBERS)


def to_simplified(text: str) -> str:
    """Returns the simplified Chinese characters of a text."""
    return "".join(sign for sign in text.translate(_TO_SIMPLE) if "\u4e00" <= sign <= "\u9fff")


@lru_cache(maxsize=1 << 14)
def latin_letters(text: str) -> str:
    """Returns the Latin letters without diacritics; empty for other scripts."""
    bare = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())
    if _has_other_scripts(bare):
        return ""
    return "".join("u" if letter == "v" else letter for letter in bare if "a" <= letter <= "z")  # v is typed for ü


def _has_other_scripts(bare: str) -> bool:
    """Returns whether a text without diacritics has letters of other scripts."""
    return any(letter.isalpha() and not letter.isascii() for letter in bare)


@lru_cache(maxsize=1 << 14)
def phonetic_key(text: str) -> str:
    """Returns a key that is equal for all spellings of the same Japanese sounds.

    Vowel length is ignored. The key is empty for other scripts.
    """
    kana = unicodedata.normalize("NFKC", text).translate(_TO_KATAKANA)
    # While the user types kana, the input method shows the Latin letters of the unfinished one.
    kana = _HALF_TYPED.sub(r"\1", kana)
    if any("ァ" <= letter <= "ー" for letter in kana):
        try:
            text = romaji(kana)
        except (KeyError, IndexError):
            return ""
    bare = unicodedata.normalize("NFD", text.casefold())
    if _has_other_scripts(bare):
        return ""
    letters = "".join(letter for letter in bare if "a" <= letter <= "z")
    for pattern, new in _KUNREI:
        letters = pattern.sub(new, letters)
    return "".join(letter if letter in "aiueo" else "".join(run) for letter, run in groupby(letters))


_ALIAS_READINGS = {
    "翻": "fan", "场": "chang", "凑": "cou", "八": "ba", "罗": "luo", "汉": "han", "报": "bao", "听": "ting", "素": "su",
    "百": "bai", "搭": "da", "癞": "lai", "神": "shen", "裸": "luo", "悬": "xuan", "赏": "shang", "轮": "lun", "卡": "ka",
    "夹": "jia", "独": "du", "季": "ji", "儿": "er", "会": "hui",
}  # fmt: skip
"""Readings of characters that occur only in aliases."""
_SEVERAL_READINGS: Mapping[str, tuple[str, ...]] = {"和": ("hu", "he"), "儿": ("er", "r"), "二": ("er", "liang")}
"""Characters with several readings."""
_MAX_SPELLINGS = 8


def spellings(name: str) -> tuple[str, ...]:
    """Returns the readings of a Chinese name without tones; empty if unknown."""
    readings = _character_readings()
    choices = [readings.get(sign, ()) for sign in to_simplified(name)]
    return tuple("".join(syllables) for syllables in islice(product(*choices), _MAX_SPELLINGS)) if choices else ()


@cache
def _character_readings() -> dict[str, tuple[str, ...]]:
    readings: dict[str, tuple[str, ...]] = {sign: (syllable,) for sign, syllable in _ALIAS_READINGS.items()}
    for entry in entries():
        signs, syllables = to_simplified(entry.yaku.name.zh), entry.yaku.pronunciation.pinyin.split()
        if len(signs) == len(syllables):
            readings.update((sign, (latin_letters(syllable),)) for sign, syllable in zip(signs, syllables, strict=True))
    readings.update(_SEVERAL_READINGS)
    return readings


_MIN_INITIALS = 2


class MatchRank(IntEnum):
    """How well a text matches a name, the best first."""

    NAME = 0
    ALIAS = 1
    NAME_PREFIX = 2
    ALIAS_PREFIX = 3
    WORD_PREFIX = 4
    CONTAINS = 5
    INITIALS = 6


class _NameForms(NamedTuple):
    """One name in every searchable form, empty if it has none."""

    written: str
    meant: str
    sounds: tuple[str, ...]


class _YakuNames(NamedTuple):
    """The searchable names of a yaku."""

    names: tuple[_NameForms, ...]
    aliases: tuple[_NameForms, ...]
    initials: str  # of the pinyin
    written: str
    sounds: tuple[str, ...]

    def may_match(self, query: _NameForms) -> bool:
        """Returns quickly whether a text may match at all."""
        return (
            query.written in self.written
            or query.meant in self.written
            or any(sound and sound in other for sound, other in zip(query.sounds, self.sounds, strict=True))
            or bool(query.sounds[-1] and self.initials.startswith(query.sounds[-1]))
        )


def match_rank(entry: YakuEntry, text: str) -> MatchRank | None:
    """Returns how well a text matches the names of a yaku.

    None if one of its words matches no name.
    """
    yaku_names = _yaku_names(entry)
    words = text.split()
    if not all(yaku_names.may_match(_name_forms(word)) for word in words):
        return None
    query = _name_forms(text)
    if not query.meant.isdecimal():
        for best, candidates, compare in (
            (MatchRank.NAME, yaku_names.names, eq),
            (MatchRank.ALIAS, yaku_names.aliases, eq),
            (MatchRank.NAME_PREFIX, yaku_names.names, str.startswith),
            (MatchRank.ALIAS_PREFIX, yaku_names.aliases, str.startswith),
        ):
            if any(_fits(name, query, compare) for name in candidates):
                return best
    ranks = [_word_fit(yaku_names, word) for word in words]
    return None if None in ranks else max((rank for rank in ranks if rank is not None), default=MatchRank.CONTAINS)


def _word_fit(yaku_names: _YakuNames, word: str) -> MatchRank | None:
    query = _name_forms(word)
    all_names = (*yaku_names.names, *yaku_names.aliases)
    texts = [text for name in all_names for text in (name.written, name.meant)]
    if query.meant.isdecimal():
        number = re.compile(rf"(?<!\d){query.meant}(?!\d)")
        return MatchRank.WORD_PREFIX if any(map(number.search, texts)) else None
    if any(part.startswith((query.written, query.meant)) for text in texts for part in text.split()):
        return MatchRank.WORD_PREFIX
    if any(_fits(name, query, contains) for name in all_names):
        return MatchRank.CONTAINS
    letters = latin_letters(word)
    if len(letters) >= _MIN_INITIALS and letters == word.casefold() and yaku_names.initials.startswith(letters):
        return MatchRank.INITIALS
    return None


def _fits(name: _NameForms, query: _NameForms, compare: Callable[[str, str], bool]) -> bool:
    """Returns whether a name matches a text in spelling, meaning or sound."""
    return (
        compare(name.written, query.written)
        or compare(name.meant, query.meant)
        or any(sound and compare(other, sound) for sound, other in zip(query.sounds, name.sounds, strict=True))
    )


@cache
def _yaku_names(entry: YakuEntry) -> _YakuNames:
    yaku = entry.yaku
    names = [_name_forms(yaku.name.in_language(language, PLAIN)) for language in languages()]
    names.append(_name_forms(yaku.name.players))
    names += [
        _name_forms(yaku.id.replace("_", " ")),
        _name_forms(yaku.pronunciation.kana),
        _name_forms(yaku.pronunciation.pinyin),
    ]
    initials = "".join(syllable[0] for syllable in map(latin_letters, yaku.pronunciation.pinyin.split()) if syllable)
    others = aliases_of(yaku)
    readings = dict.fromkeys(sound for name in (yaku.name.zh, *others) for sound in spellings(name))
    aliases = tuple(map(_name_forms, (*others, *readings)))
    all_names = (*names, *aliases)
    return _YakuNames(
        tuple(names),
        aliases,
        initials,
        "\n".join(form for name in all_names for form in (name.written, name.meant)),
        tuple("\n".join(name.sounds[index] for name in all_names) for index in range(len(all_names[0].sounds))),
    )


@lru_cache(maxsize=1 << 14)
def _name_forms(name: str) -> _NameForms:
    written = " ".join(re.sub(r"[()（）・,、-]", " ", normalise(name)).split())
    meant = " ".join(_WORDS.get(word, word) for word in written.split())
    return _NameForms(written, meant, (phonetic_key(name), latin_letters(name)))
