# SPDX-License-Identifier: MIT
"""Matches a search text with the names of a yaku."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import IntEnum
from functools import cache, lru_cache
from itertools import islice, product
from typing import NamedTuple

from mahjong_desk.learn.atlas.aliases import aliases_of
from mahjong_desk.learn.atlas.entries import YakuEntry, entries
from mahjong_desk.learn.atlas.transliteration import (
    canonical_word,
    latin_letters,
    normalise,
    phonetic_key,
    to_simplified,
)
from mahjong_desk.texts import PLAIN, languages

_FURTHER = {
    "翻": "fan", "场": "chang", "凑": "cou", "八": "ba", "罗": "luo", "汉": "han", "报": "bao", "听": "ting", "素": "su",
    "百": "bai", "搭": "da", "癞": "lai", "神": "shen", "裸": "luo", "悬": "xuan", "赏": "shang", "轮": "lun", "卡": "ka",
    "夹": "jia", "独": "du", "季": "ji", "儿": "er", "会": "hui",
}  # fmt: skip
"""Characters of names that players use and of none that a system writes."""
_ALSO: Mapping[str, tuple[str, ...]] = {"和": ("hu", "he"), "儿": ("er", "r"), "二": ("er", "liang")}
"""Characters that are read in several ways."""
_MAX_SPELLINGS = 8


def spellings(name: str) -> tuple[str, ...]:
    """Returns the readings of a Chinese name without tones; none if a character is unknown."""
    known = _character_readings()
    read = [known.get(sign, ()) for sign in to_simplified(name)]
    return tuple("".join(one) for one in islice(product(*read), _MAX_SPELLINGS)) if read else ()


@cache
def _character_readings() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {sign: (syllable,) for sign, syllable in _FURTHER.items()}
    for entry in entries():
        signs, syllables = to_simplified(entry.yaku.name.zh), entry.yaku.pronunciation.pinyin.split()
        if len(signs) == len(syllables):
            found.update((sign, (latin_letters(syllable),)) for sign, syllable in zip(signs, syllables, strict=True))
    found.update(_ALSO)
    return found


_LEAST_INITIALS = 2


class MatchRank(IntEnum):
    """How well a text fits a name, the best first."""

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
    """Names of the system, other names, initials of the pinyin, and each as one text."""

    names: tuple[_NameForms, ...]
    aliases: tuple[_NameForms, ...]
    initials: str
    written: str
    sounds: tuple[str, ...]

    def may_match(self, asked: _NameForms) -> bool:
        """Returns quickly whether a text may match at all."""
        return (
            asked.written in self.written
            or asked.meant in self.written
            or any(sound and sound in other for sound, other in zip(asked.sounds, self.sounds, strict=True))
            or bool(asked.sounds[-1] and self.initials.startswith(asked.sounds[-1]))
        )


def match_rank(entry: YakuEntry, text: str) -> MatchRank | None:
    """Returns how well a text matches the names of a yaku; None if one of its words is in none of them."""
    wording = _wording(entry)
    words = text.split()
    if not all(wording.may_match(_called(word)) for word in words):
        return None
    asked = _called(text)
    if not asked.meant.isdecimal():
        for best, called, fits in (
            (MatchRank.NAME, wording.names, _is),
            (MatchRank.ALIAS, wording.aliases, _is),
            (MatchRank.NAME_PREFIX, wording.names, _begins),
            (MatchRank.ALIAS_PREFIX, wording.aliases, _begins),
        ):
            if any(fits(one, asked) for one in called):
                return best
    found = [_word_fit(wording, word) for word in words]
    return None if None in found else max((one for one in found if one is not None), default=MatchRank.CONTAINS)


def _word_fit(wording: _YakuNames, word: str) -> MatchRank | None:
    asked = _called(word)
    called = (*wording.names, *wording.aliases)
    forms = [form for one in called for form in (one.written, one.meant)]
    if asked.meant.isdecimal():
        number = re.compile(rf"(?<!\d){asked.meant}(?!\d)")
        return MatchRank.WORD_PREFIX if any(map(number.search, forms)) else None
    if any(part.startswith((asked.written, asked.meant)) for form in forms for part in form.split()):
        return MatchRank.WORD_PREFIX
    for one in called:
        if asked.written in one.written or asked.meant in one.meant or _sounds_within(one, asked):
            return MatchRank.CONTAINS
    letters = latin_letters(word)
    if len(letters) >= _LEAST_INITIALS and letters == word.casefold() and wording.initials.startswith(letters):
        return MatchRank.INITIALS
    return None


def _is(called: _NameForms, asked: _NameForms) -> bool:
    return bool(
        asked.written in (called.written, called.meant)
        or asked.meant == called.meant
        or any(sound and sound == other for sound, other in zip(asked.sounds, called.sounds, strict=True))
    )


def _begins(called: _NameForms, asked: _NameForms) -> bool:
    return (
        called.written.startswith(asked.written)
        or called.meant.startswith(asked.meant)
        or any(sound and other.startswith(sound) for sound, other in zip(asked.sounds, called.sounds, strict=True))
    )


def _sounds_within(called: _NameForms, asked: _NameForms) -> bool:
    return any(sound and sound in other for sound, other in zip(asked.sounds, called.sounds, strict=True))


@cache
def _wording(entry: YakuEntry) -> _YakuNames:
    yaku = entry.yaku
    names = [_called(yaku.name.in_language(language, PLAIN)) for language in languages()]
    names.append(_called(yaku.name.players))
    names += [_called(yaku.id.replace("_", " ")), _called(yaku.pronunciation.kana), _called(yaku.pronunciation.pinyin)]
    initials = "".join(syllable[0] for syllable in map(latin_letters, yaku.pronunciation.pinyin.split()) if syllable)
    others = aliases_of(yaku)
    read = dict.fromkeys(sound for name in (yaku.name.zh, *others) for sound in spellings(name))
    aliases = tuple(map(_called, (*others, *read)))
    called = (*names, *aliases)
    return _YakuNames(
        tuple(names),
        aliases,
        initials,
        "\n".join(form for one in called for form in (one.written, one.meant)),
        tuple("\n".join(one.sounds[way] for one in called) for way in range(len(called[0].sounds))),
    )


@lru_cache(maxsize=1 << 14)
def _called(name: str) -> _NameForms:
    written = " ".join(re.sub(r"[()（）・,、-]", " ", normalise(name)).split())
    meant = " ".join(map(canonical_word, written.split()))
    return _NameForms(written, meant, (phonetic_key(name), latin_letters(name)))
