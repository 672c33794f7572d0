# SPDX-License-Identifier: MIT
"""Cuts the fonts of the spectators' page from the shipped ones: ``python packaging/page_fonts.py``.

A telephone loads them over the air of a full room, so they hold Latin letters and figures alone; kana and ideographs
are shown with what the device has. Needs fontTools with brotli. Run it after ``fonts.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from fonts import EAST_ASIAN, TITLE_LETTERS_AND_SIGNS

ROOT = Path(__file__).resolve().parent.parent
SHIPPED, PAGE = ROOT / "resources" / "fonts", ROOT / "resources" / "spectators"

FONTS = {
    "sans.woff2": "MahjongDeskSansJP-Regular.otf",
    "sans-bold.woff2": "MahjongDeskSansJP-Bold.otf",
    "serif-bold.woff2": "MahjongDeskSerifJP-Bold.otf",
}
"""The fonts of the page, each with what it is cut from."""
CHARACTERS = frozenset(
    code for first, last in TITLE_LETTERS_AND_SIGNS if first < EAST_ASIAN for code in range(first, last + 1)
)


def make(name: str, folder: Path) -> Path:
    """Writes one font of the page into ``folder`` and returns its file."""
    font = TTFont(SHIPPED / FONTS[name], recalcTimestamp=False)
    options = subset.Options(hinting=False, layout_features=["ccmp", "kern"], name_IDs=["*"], notdef_outline=True)
    options.recalc_timestamp = False
    options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=CHARACTERS)
    cutter.subset(font)
    path = folder / name
    subset.save_font(font, str(path), options)
    return path


def main() -> int:
    """Makes all fonts of the page; returns the exit code."""
    for name in FONTS:
        path = make(name, PAGE)
        print(f"{path.name}: {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
