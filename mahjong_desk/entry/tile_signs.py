# SPDX-License-Identifier: MIT
"""Tiles pasted as one character each: ``🀇🀈🀉``, ``東東東``."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Final

from mahjong_desk.entry.frame import Frame

_BLOCK: Final = "🀀🀁🀂🀃🀆🀅🀄🀇🀈🀉🀊🀋🀌🀍🀎🀏🀐🀑🀒🀓🀔🀕🀖🀗🀘🀙🀚🀛🀜🀝🀞🀟🀠🀡"
_KANJI: Final = {"東": 1, "东": 1, "南": 2, "西": 3, "北": 4, "白": 5, "發": 6, "発": 6, "发": 6, "中": 7}
_NAMES: Final = {
    **dict(
        zip(
            _BLOCK,
            (
                f"{digit}{suit}"
                for suit, last in (("z", 7), ("m", 9), ("s", 9), ("p", 9))
                for digit in range(1, last + 1)
            ),
            strict=True,
        )
    ),
    **{sign: f"{digit}z" for sign, digit in _KANJI.items()},
}
_AS_PICTURE: Final = "\ufe0e\ufe0f"
"""Variation selectors, which may follow a character."""
_RUN: Final = re.compile(rf"[{''.join(_NAMES)}][{''.join(_NAMES)}{_AS_PICTURE}\s]*")
_HEAD: Final = re.compile(rf"[\[【［〔]?[\s+＋{''.join(_NAMES)}{_AS_PICTURE}]*")


def spell_out(frame: Frame, text: str) -> str:
    """Returns a text with the tiles at its beginning, or in the bracket there, as digits and suit letters.

    What follows stays as it is: a player's name may be made of the same characters.
    """
    head = _HEAD.match(text)
    if head is None or frame.letters:
        return text
    return _RUN.sub(lambda run: _digits(run[0]), head[0]) + text[head.end() :]


def _digits(run: str) -> str:
    names = [_NAMES[sign] for sign in run if sign in _NAMES]
    return "".join("".join(name[0] for name in suited) + suit for suit, suited in groupby(names, lambda name: name[1]))
