# SPDX-License-Identifier: MIT
"""How Chinese names that nobody wrote in pinyin are read: by the characters of those that the systems write in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import islice, product

from mahjong_desk.learn.atlas.entry import entries
from mahjong_desk.learn.atlas.spelling import latin, simple

_FURTHER = {
    "翻": "fan", "场": "chang", "凑": "cou", "八": "ba", "罗": "luo", "汉": "han", "报": "bao", "听": "ting", "素": "su",
    "百": "bai", "搭": "da", "癞": "lai", "神": "shen", "裸": "luo", "悬": "xuan", "赏": "shang", "轮": "lun", "卡": "ka",
    "夹": "jia", "独": "du", "季": "ji", "儿": "er", "会": "hui",
}  # fmt: skip
"""Characters of names that players use and of none that a system writes."""
_ALSO: Mapping[str, tuple[str, ...]] = {"和": ("hu", "he"), "儿": ("er", "r"), "二": ("er", "liang")}
"""Characters that are read in several ways."""
_MOST = 8


def spellings(name: str) -> tuple[str, ...]:
    """Returns how a Chinese name is read, in letters without tones; nothing where one of its characters is not known."""
    known = _known()
    read = [known.get(sign, ()) for sign in simple(name)]
    return tuple("".join(one) for one in islice(product(*read), _MOST)) if read else ()


@cache
def _known() -> dict[str, tuple[str, ...]]:
    """Returns how each character is read."""
    found: dict[str, tuple[str, ...]] = {sign: (syllable,) for sign, syllable in _FURTHER.items()}
    for entry in entries():
        signs, syllables = simple(entry.yaku.names.zh), entry.yaku.pronunciation.pinyin.split()
        if len(signs) == len(syllables):
            found.update((sign, (latin(syllable),)) for sign, syllable in zip(signs, syllables, strict=True))
    found.update(_ALSO)
    return found
