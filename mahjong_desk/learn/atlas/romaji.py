# SPDX-License-Identifier: MIT
"""Writes katakana in Latin letters."""

from __future__ import annotations

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
    """Returns katakana in Latin letters, long vowels with a stroke.

    Raises:
        KeyError: There is something else in it.
    """
    text = ""
    double = False
    for letter in kana:
        # What a sign becomes hangs on its neighbours, so that no table of syllables alone would do.
        if letter == "ッ":
            double = True
            continue
        if letter == "ー":
            text = _lengthened(text)
            continue
        if letter in _SMALL:
            text = _joined(text, _SMALL[letter])
            continue
        syllable = _SYLLABLES[letter]
        if syllable in ("u", "o") and text.endswith("o"):
            text = _lengthened(text)
            continue
        if syllable == "u" and text.endswith("u"):
            text = _lengthened(text)
            continue
        # The n of ン closes its syllable: san'ankō is not sanankō.
        if text.endswith("n") and syllable[0] in "aiueoy":
            text += "'"
        if double:
            syllable = ("t" if syllable.startswith("ch") else syllable[0]) + syllable
            double = False
        text += syllable
    return text


def _lengthened(text: str) -> str:
    return text[:-1] + text[-1].translate(_LONG)


def _joined(text: str, small: str) -> str:
    """Returns ``text`` with a small letter drawn into its last syllable: shi + yo = sho, ki + yo = kyo, te + i = ti."""
    stem = text[:-1]
    if small.startswith("y") and not stem.endswith(("sh", "ch", "j")):
        return stem + small
    return stem + small[-1]
