# SPDX-License-Identifier: MIT
"""File names that every operating system accepts."""

import re
import unicodedata

from mahjong_desk.interchange.fields import is_one_line

STANDARD_INPUT = "standard input"
"""The file name of an import from standard input; no session is named after it."""

_FORBIDDEN_CHARACTERS = re.compile(
    # Forbidden on Windows, control characters, lone surrogates, and marks that change the direction of text.
    r'[\\/:*?"<>|\x00-\x1f\x7f-\x9f\ud800-\udfff\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+'
)
_DEVICES = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*(\.|$)", re.IGNORECASE)
"""Names that Windows reserves for devices, with any extension."""
_MAX_BYTES = 200
"""Maximum before the extension: systems accept 255, and some append to a name that already exists."""
_JOINER = "\u200d"


def file_name(title: str, extension: str, fallback: str) -> str:
    """Turns a title into a file name that every operating system accepts."""
    # Never cut within a character that consists of several code points.
    stem = _truncate(" ".join(_FORBIDDEN_CHARACTERS.sub(" ", title).split()).strip(" .")).strip(" .") or fallback
    return f"{'_' if _DEVICES.match(stem) else ''}{stem}.{extension}"


def readable_name(name: str) -> str:
    """Returns a file name with U+FFFD for each character that cannot be stored."""
    return "".join(letter if is_one_line(letter) else "\ufffd" for letter in name)


def _truncate(text: str) -> str:
    end = len(text.encode()[:_MAX_BYTES].decode(errors="ignore"))
    while 0 < end < len(text) and (_is_combining(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[:end]


def _is_combining(character: str) -> bool:
    """Returns whether a code point continues the character before it."""
    return (
        character == _JOINER
        or unicodedata.category(character).startswith("M")
        or "\U0001f3fb" <= character <= "\U0001f3ff"
    )
