# SPDX-License-Identifier: MIT
"""The shipped families, loaded before the first widget."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase

from mahjong_desk.paths import resource
from mahjong_desk.texts import languages

SANS = {"jp": "Mahjong Desk Sans JP", "sc": "Mahjong Desk Sans SC"}
LETTERS = "Mahjong Desk Sans"
"""The letters that both lack, such as Ł."""
SERIF = "Mahjong Desk Serif"
TRADITIONAL = ("Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei")
"""The families of systems for the traditional characters that the Japanese ones lack."""
SMALLEST_TEXT = 13

_loaded: dict[str, int] = {}


def load_fonts() -> tuple[str, ...]:
    """Loads all shipped fonts, once, and returns the families that they bring, sorted.

    Raises:
        RuntimeError: A font file cannot be read.
    """
    for path in sorted(resource("fonts").glob("*.[ot]tf")):
        key = str(path)
        if key in _loaded and QFontDatabase.applicationFontFamilies(_loaded[key]):
            continue
        identity = QFontDatabase.addApplicationFont(key)
        if identity < 0:
            raise RuntimeError(f"the font {path.name} cannot be read")
        _loaded[key] = identity
    found = {family for identity in _loaded.values() for family in QFontDatabase.applicationFontFamilies(identity)}
    return tuple(sorted(found))


def families(language: str, *, serif: bool = False) -> list[str]:
    """Returns the families for texts in ``language``, the first choice first; each fills the gaps of those before.

    The forms that the language asks for come first, because one code point is drawn differently in both. The serif has
    letters alone, so it is for languages that are written in letters.
    """
    known = languages().get(language)
    glyphs = known.glyphs if known is not None else "jp"
    first, second = ("sc", "jp") if glyphs == "sc" else ("jp", "sc")
    names = [SERIF] if serif and (known is None or known.spaces) else []
    return [*names, SANS[first], *(TRADITIONAL if glyphs == "tc" else ()), SANS[second], LETTERS]
