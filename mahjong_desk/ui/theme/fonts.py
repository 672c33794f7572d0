# SPDX-License-Identifier: MIT
"""The shipped font families, loaded before the first widget."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase

from mahjong_desk.paths import resource_path
from mahjong_desk.texts import languages

SANS = {"jp": "Mahjong Desk Sans JP", "sc": "Mahjong Desk Sans SC"}
LETTERS = "Mahjong Desk Sans"
"""A family for letters that both lack, such as Ł."""
SERIF = "Mahjong Desk Serif"
TRADITIONAL = ("Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei")
"""System families for traditional characters missing from the Japanese fonts."""
SMALLEST_TEXT = 13

_loaded: dict[str, int] = {}


def load_fonts() -> tuple[str, ...]:
    """Loads the shipped fonts once and returns their families, sorted."""
    for path in sorted(resource_path("fonts").glob("*.[ot]tf")):
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
    """Returns the font families for a language, in order of preference; each fills the gaps of those before.

    The language comes first because Japanese and Chinese draw the same code points differently. The serif has only letters.
    """
    known = languages().get(language)
    glyphs = known.glyphs if known is not None else "jp"
    first, second = ("sc", "jp") if glyphs == "sc" else ("jp", "sc")
    names = [SERIF] if serif and (known is None or known.spaces) else []
    return [*names, SANS[first], *(TRADITIONAL if glyphs == "tc" else ()), SANS[second], LETTERS]
