# SPDX-License-Identifier: MIT
"""Names for files that every system takes, whatever the match, session or house rules in them are called."""

import re
import unicodedata
from typing import Final

_FORBIDDEN_CHARACTERS: Final = re.compile(
    # What Windows forbids, control characters, halves of surrogate pairs, and what turns the order of what is read.
    r'[\\/:*?"<>|\x00-\x1f\x7f-\x9f\ud800-\udfff\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+'
)
_DEVICES: Final = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)", re.IGNORECASE)
"""What Windows takes for a device, whatever ending follows."""
_LONGEST: Final = 200
"""The most bytes before the ending: systems take 255, and some add to a name that is there already."""
_JOINER: Final = "\u200d"


def file_name(title: str, extension: str, fallback: str) -> str:
    """Returns a title as the name of a file, such as ``2026-01-31 Thursday club, match 4.pdf``."""
    # A whole character may take several signs: what is cut is cut before it.
    words = _truncate(" ".join(_FORBIDDEN_CHARACTERS.sub(" ", title).split()).strip(" .")).strip(" .") or fallback
    return f"{'_' if _DEVICES.match(words) else ''}{words}.{extension}"


def _truncate(text: str) -> str:
    end = len(text.encode()[:_LONGEST].decode(errors="ignore"))
    while 0 < end < len(text) and (_is_combining(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[:end]


def _is_combining(sign: str) -> bool:
    """Returns whether a sign belongs to the one before: an accent, a joiner, a skin tone."""
    return sign == _JOINER or unicodedata.category(sign).startswith("M") or "\U0001f3fb" <= sign <= "\U0001f3ff"
