# SPDX-License-Identifier: MIT
"""Finds yaku by their rule system, value, family, kind of hand, and name in any language."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from enum import StrEnum
from functools import cache
from itertools import groupby

from mahjong_desk.learn.atlas.entry import Entry, entries
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.names import LANGUAGES

_KATAKANA = {chr(code): chr(code + 0x60) for code in range(0x3041, 0x3097)}
_TO_KATAKANA = str.maketrans(_KATAKANA)
_VARIANTS = """
    對对 対对 門门 雞鸡 斷断 麼么 幺么 蓮莲 寶宝 燈灯 風风 雙双 氣气 気气 貫贯 連连 純纯 帶带 帯带 撈捞 魚鱼 嶺岭
    開开 搶抢 槍枪 槓杠 龍龙 荘庄 莊庄 發发 無无 両两 兩两 駒驹 飛飞 歩步 國国 順顺 頭头 釣钓
    華华 単单 單单
"""
_TO_SIMPLE = str.maketrans({pair[0]: pair[1] for pair in _VARIANTS.split()})
"""Characters that Japanese and Chinese, old and new, write differently, so that either finds the other."""


class HandKind(StrEnum):
    """Whether a hand has claimed sets."""

    CLOSED = "closed"
    OPEN = "open"


def search(
    text: str = "",
    *,
    rulesets: Collection[str] = (),
    value: int | None = None,
    limit: bool | None = None,
    hand: HandKind | None = None,
    family: Family | None = None,
    among: Collection[tuple[str, str]] | None = None,
) -> tuple[Entry, ...]:
    """Returns the yaku that answer to everything that is asked, in the order of their rules.

    Args:
        text: A part of a name in any language, of its kana, romaji or pinyin, or of its id; every word has to fit.
        rulesets: The ids of the rulesets to look in; all of them where none is named.
        value: What it is worth, closed or open, or as ``hand`` asks; limit yaku answer to their nominal value too.
        limit: Whether it is a limit yaku.
        hand: The kind of hand that can have it.
        family: Its family.
        among: The keys of the yaku to look among; all of them if None.
    """
    words = text.split()
    return tuple(
        entry
        for entry in entries()
        if (not rulesets or entry.ruleset.id in rulesets)
        and (among is None or entry.key in among)
        and (family is None or entry.yaku.family is family)
        and (limit is None or entry.yaku.limit is limit)
        and _worth(entry, value, hand)
        and all(_fits(entry.key, entry, word) for word in words)
    )


def values(ruleset_id: str) -> tuple[int, ...]:
    """Returns every value that a yaku of a ruleset has below its limit yaku, ascending."""
    found = {
        worth
        for entry in entries(ruleset_id)
        if not entry.yaku.limit
        for worth in (entry.yaku.closed, entry.yaku.open)
        if worth is not None
    }
    return tuple(sorted(found))


def _worth(entry: Entry, value: int | None, hand: HandKind | None) -> bool:
    worth = {HandKind.CLOSED: entry.yaku.closed, HandKind.OPEN: entry.yaku.open}
    possible = {one for kind, one in worth.items() if one is not None and hand in (None, kind)}
    return value in possible if value is not None else bool(possible)


def _fits(key: tuple[str, str], entry: Entry, word: str) -> bool:
    texts, sounds = _wording(key, entry)
    plain = _plain(word)
    sound = _sound(word)
    return any(plain in one for one in texts) or (bool(sound) and any(sound in one for one in sounds))


_WORDINGS: dict[tuple[str, str], tuple[tuple[str, ...], tuple[str, ...]]] = {}


def _wording(key: tuple[str, str], entry: Entry) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Returns the texts in which a word may stand, and the same by their sound."""
    if key not in _WORDINGS:
        yaku = entry.yaku
        texts = [*(_plain(yaku.names.of(language)) for language in LANGUAGES), yaku.id, _plain(yaku.spoken.kana)]
        sounds = [yaku.id, entry.romaji, yaku.spoken.pinyin]
        _WORDINGS[key] = tuple(texts), tuple(map(_sound, sounds))
    return _WORDINGS[key]


@cache
def _plain(text: str) -> str:
    """Returns a text in one form of letters: small, katakana, simplified characters, nothing iterated by a sign."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFKC", text).casefold().translate(_TO_KATAKANA).translate(_TO_SIMPLE):
        letters.append(letters[-1] if letter == "々" and letters else letter)
    return "".join(letters)


@cache
def _sound(text: str) -> str:
    """Returns Latin letters as they sound: no tones, blanks or apostrophes, and long vowels as short ones."""
    bare = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(letter for letter in bare if "a" <= letter <= "z").replace("ou", "oo")
    return "".join(letter if letter in "aiueo" else letter * len(list(run)) for letter, run in groupby(letters))
