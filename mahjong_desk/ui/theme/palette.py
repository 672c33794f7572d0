# SPDX-License-Identifier: MIT
"""The colours of the themes, and the fonts."""

import json
from functools import cache
from typing import Any, NamedTuple

from PySide6.QtGui import QColor, QFontDatabase

from mahjong_desk.paths import resource_path
from mahjong_desk.texts import languages

THEME_NAMES = ("light", "dark", "contrast-light", "contrast-dark")


class CurveStyle(NamedTuple):
    """The colour of a score curve, and the shape of its marks."""

    colour: QColor
    shape: str


class Theme(NamedTuple):
    """The colours of a theme by role, and those of the score curves."""

    name: str
    window: QColor
    paper: QColor
    sunk: QColor
    line: QColor
    control: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    felt: QColor
    felt_deep: QColor
    felt_dark: QColor
    felt_line: QColor
    felt_ink: QColor
    felt_ink2: QColor
    wood: QColor
    rim: QColor
    wood_ink: QColor
    wood_ink2: QColor
    brass: QColor
    brass_ink: QColor
    brass_edge: QColor
    brass_text: QColor
    focus: QColor
    brass_wash: QColor
    opened: QColor
    gold: QColor
    plus: QColor
    minus: QColor
    error: QColor
    error_wash: QColor
    good_wash: QColor
    felt_fault: QColor
    curves: tuple[CurveStyle, ...]

    @property
    def dark(self) -> bool:
        return self.window.lightness() < 128

    @property
    def high_contrast(self) -> bool:
        """Whether text has a contrast of at least 7, and other essential parts one of 4.5."""
        return self.name.startswith("contrast-")

    @property
    def ring(self) -> int:
        """The width of the focus ring in pixels."""
        return 4 if self.high_contrast else 2

    def role(self, name: str) -> QColor:
        colour: QColor = getattr(self, name)
        return colour


ROLES = tuple(name for name in Theme._fields if name not in {"name", "curves"})
"""The names of all colour roles."""


@cache
def read_theme(name: str) -> Theme:
    if name not in THEME_NAMES:
        raise ValueError(f"no theme is named {name!r}")
    raw: dict[str, Any] = json.loads(resource_path("themes", f"{name}.json").read_text(encoding="utf-8"))
    roles = {key.replace("-", "_"): QColor(value) for key, value in raw["roles"].items()}
    if set(roles) != set(ROLES):
        raise ValueError(f"theme {name}: roles differ: {sorted(set(roles) ^ set(ROLES))}")
    curves = tuple(CurveStyle(QColor(curve["colour"]), curve["shape"]) for curve in raw["curves"])
    return Theme(name=name, curves=curves, **roles)


def mix_colours(ground: QColor, over: QColor, share: float) -> QColor:
    """Returns ``ground`` mixed with a ``share`` (0 to 1) of ``over``."""
    pairs = (ground.red(), over.red()), (ground.green(), over.green()), (ground.blue(), over.blue())
    return QColor(*(round(below * (1 - share) + above * share) for below, above in pairs))


SANS = {"jp": "Mahjong Desk Sans JP", "sc": "Mahjong Desk Sans SC"}
LETTERS = "Mahjong Desk Sans"
"""The family for letters that those of ``SANS`` lack, such as Ł."""
SERIF = "Mahjong Desk Serif"
TRADITIONAL = ("Noto Sans CJK TC", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei")
"""System families for traditional characters missing from the Japanese fonts."""
MIN_TEXT_SIZE = 13


@cache
def load_fonts() -> tuple[str, ...]:
    """Loads the shipped fonts once and returns their families, sorted."""
    names: set[str] = set()
    for path in resource_path("fonts").glob("*.[ot]tf"):
        font_id = QFontDatabase.addApplicationFont(str(path))
        if font_id < 0:
            raise RuntimeError(f"the font {path.name} cannot be read")
        names.update(QFontDatabase.applicationFontFamilies(font_id))
    return tuple(sorted(names))


def families(language: str, *, serif: bool = False) -> list[str]:
    """Returns the font families for a language, in order of preference.

    Each fills the gaps of those before. The family of the language is before the others because Japanese and Chinese
    draw the same code points differently. The serif has only letters.
    """
    details = languages().get(language)
    glyphs = details.glyphs if details is not None else "jp"
    first, second = ("sc", "jp") if glyphs == "sc" else ("jp", "sc")
    names = [SERIF] if serif and (details is None or details.spaces) else []
    return [*names, SANS[first], *(TRADITIONAL if glyphs == "tc" else ()), SANS[second], LETTERS]
