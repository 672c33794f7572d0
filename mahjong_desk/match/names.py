# SPDX-License-Identifier: MIT
"""Equality of player names."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

_CONTROLS: Final = frozenset({"Cc", "Cf"})
_BLANK_LETTERS: Final = "\u034f\u115f\u1160\u2800"
"""Invisible characters that Unicode counts among letters, marks or symbols."""


@lru_cache(maxsize=4096)
def fold_name(name: str) -> str:
    """Returns the normal form of a name.

    Case, width, encoding of accents, blanks and invisible characters make no difference.
    A name without any visible character looks empty.
    """
    seen = "".join(filter(_is_seen, unicodedata.normalize("NFKC", name)))
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold()).split())


def _is_seen(letter: str) -> bool:
    return letter.isspace() or not (unicodedata.category(letter) in _CONTROLS or letter in _BLANK_LETTERS)
