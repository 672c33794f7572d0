# SPDX-License-Identifier: MIT
"""One form for the many ways in which a name is written: scripts, spellings, tones, long vowels, numbers, synonyms."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import groupby

from mahjong_desk.learn.atlas.romaji import romaji

_TO_KATAKANA = str.maketrans({chr(code): chr(code + 0x60) for code in range(0x3041, 0x3097)})
_VARIANTS = """
    對对 対对 門门 雞鸡 斷断 麼么 幺么 蓮莲 連连 寶宝 燈灯 風风 雙双 氣气 気气 貫贯 純纯 帶带 帯带 撈捞 魚鱼 嶺岭
    開开 搶抢 槍枪 槓杠 龍龙 竜龙 荘庄 莊庄 發发 発发 無无 駒驹 飛飞 歩步 國国 順顺 頭头 釣钓 吊钓 節节 帰归 歸归
    華华 単单 單单 騎骑 會会 兒儿 癩癞 賴癞 赖癞 圈圏 將将 斉齐 齊齐 張张 辺边 邊边 組组 絶绝 絕绝 欠缺 嵌坎 滿满
    満满 靜静 緑绿 綠绿 倉仓 車车 輪轮 懸悬 賞赏 盃杯 報报 聽听 獨独 羅罗 漢汉 財财 壓压 紅红 場场 胡和 糊和
    両二 两二 兩二
"""
_TO_SIMPLE = str.maketrans({pair[0]: pair[1] for pair in _VARIANTS.split()})
"""Characters that Japanese and Chinese, old and new, write differently, so that either finds the other."""
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
"""What different players call the same thing in English, and numbers, which stand here as digits."""
_KUNREI = [
    (re.compile(pattern), new)
    for pattern, new in (
        (r"sy", "sh"), (r"[tc]y", "ch"), (r"[zj]y", "j"), (r"s(?=i)", "sh"), (r"t(?=i)", "ch"), (r"t(?=u)", "ts"),
        (r"(?<![sc])h(?=u)", "f"), (r"[zd](?=i)", "j"), (r"d(?=u)", "z"), (r"m(?=[bp])", "n"), (r"ou", "oo"),
        (r"ei", "ee"), (r"nn", "n"),
    )
]  # fmt: skip
"""Other ways to write Japanese in Latin letters, as they become the one here."""


_HALF_TYPED = re.compile(r"([ァ-ー])[A-Za-z]{1,2}$")


@lru_cache(maxsize=1 << 14)
def plain(text: str) -> str:
    """Returns a text in one form of signs: small, katakana, simplified, numbers as digits, nothing iterated by a sign."""
    letters: list[str] = []
    for letter in unicodedata.normalize("NFKC", text).casefold().translate(_TO_KATAKANA).translate(_TO_SIMPLE):
        letters.append(letters[-1] if letter == "々" and letters else letter)
    return "".join(letters).replace("十三", "13").translate(_NUMBERS)


def simple(text: str) -> str:
    """Returns the Chinese characters of a text, simplified, and nothing else."""
    return "".join(sign for sign in text.translate(_TO_SIMPLE) if "\u4e00" <= sign <= "\u9fff")


def word_for(word: str) -> str:
    """Returns the word for a thing that several English words stand for, numbers as digits; any other as it is."""
    return _WORDS.get(word, word)


@lru_cache(maxsize=1 << 14)
def latin(text: str) -> str:
    """Returns the Latin letters of a text, without tones and marks; ü, which many type as v, as u."""
    bare = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())
    if _foreign(bare):
        return ""
    return "".join("u" if letter == "v" else letter for letter in bare if "a" <= letter <= "z")


def _foreign(bare: str) -> bool:
    """Returns whether there are letters of other scripts than Latin, among which a few Latin ones say nothing."""
    return any(letter.isalpha() and not letter.isascii() for letter in bare)


@lru_cache(maxsize=1 << 14)
def japanese_sound(text: str) -> str:
    """Returns how kana or Latin letters sound in Japanese, in whichever way they are written: long vowels as short."""
    kana = unicodedata.normalize("NFKC", text).translate(_TO_KATAKANA)
    # While kana are typed, the letters of the next one stand behind them.
    kana = _HALF_TYPED.sub(r"\1", kana)
    if any("ァ" <= letter <= "ー" for letter in kana):
        try:
            text = romaji(kana)
        except (KeyError, IndexError):
            return ""
    bare = unicodedata.normalize("NFD", text.casefold())
    if _foreign(bare):
        return ""
    letters = "".join(one for one in bare if "a" <= one <= "z")
    for pattern, new in _KUNREI:
        letters = pattern.sub(new, letters)
    return "".join(one if one in "aiueo" else "".join(run) for one, run in groupby(letters))
