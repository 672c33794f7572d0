# SPDX-License-Identifier: MIT
"""The files of the page, read once when the server starts: later no request touches a file."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mahjong_desk.paths import resource_path
from mahjong_desk.spectators.snapshot import Words, to_json
from mahjong_desk.texts import languages

FOLDER: Final = "spectators"
"""The folder of the page among the shipped files."""
_FILES: Final = {
    "page.css": "text/css; charset=utf-8",
    "page.js": "text/javascript; charset=utf-8",
    "sans.woff2": "font/woff2",
    "sans-letters.woff2": "font/woff2",
    "sans-bold.woff2": "font/woff2",
    "sans-bold-letters.woff2": "font/woff2",
    "serif-bold.woff2": "font/woff2",
    "serif-bold-letters.woff2": "font/woff2",
}
_DEVICES: Final = {
    "all": "light",
    "(prefers-color-scheme:dark)": "dark",
    "(prefers-contrast:more)": "contrast-light",
    "(prefers-contrast:more) and (prefers-color-scheme:dark)": "contrast-dark",
}
"""The theme for each kind of device; a later one takes precedence."""
_HTML, _JSON, _SVG = "text/html; charset=utf-8", "application/json; charset=utf-8", "image/svg+xml"
_SMALL_CUT: Final = re.compile(r"(?P<name>.+)_s(?P<sideways>_r)?")
_CONTRAST: Final = re.compile(r"(?P<name>.+)_c(?P<sideways>_r)?")
_DRAWING: Final = re.compile(r"<svg [^>]*viewBox=\"(?P<box>[^\"]+)\"[^>]*>(?P<inside>.*)</svg>\s*", re.DOTALL)
_DEFINITIONS: Final = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One served file.

    Attributes:
        body: Its bytes.
    """

    body: bytes
    content_type: str


def load_static_files(words: Words) -> dict[str, StaticFile]:
    """Returns all static files by the last part of their path.

    The page itself is there once for each language, as ``page-LANGUAGE``; no path leads to these.

    Raises:
        OSError: A shipped file is missing.
    """
    folder = resource_path(FOLDER)
    found = {name: StaticFile((folder / name).read_bytes(), kind) for name, kind in _FILES.items()}
    page = (folder / "page.html").read_text(encoding="utf-8")
    values = {**words, "languages": {one.id: one.name for one in languages().values()}}
    for language in languages():
        found[f"page-{language}"] = StaticFile(page.replace("{language}", language.replace("_", "-")).encode(), _HTML)
        found[f"words-{language}.json"] = StaticFile(to_json(values, language), _JSON)
    found["colours.css"] = StaticFile(_colours().encode(), "text/css; charset=utf-8")
    found["icon.svg"] = StaticFile(resource_path("icons", "app.svg").read_bytes(), _SVG)
    found["tiles.svg"] = StaticFile(_tiles(_SMALL_CUT).encode(), _SVG)
    found["tiles-contrast.svg"] = StaticFile(_tiles(_CONTRAST).encode(), _SVG)
    return found


def _colours() -> str:
    """Returns the palettes of the application as a style sheet: light or dark, and of high contrast, as the device is."""
    return "".join(
        f"@media {device}{{:root{{{_palette(resource_path('themes', f'{name}.json'))}}}}}\n"
        for device, name in _DEVICES.items()
    )


def _palette(file: Path) -> str:
    theme = json.loads(file.read_text(encoding="utf-8"))
    roles = "".join(f"--{role}:{colour};" for role, colour in theme["roles"].items())
    return roles + "".join(f"--{curve['shape']}:{curve['colour']};" for curve in theme["curves"])


def _tiles(cut: re.Pattern[str]) -> str:
    """Returns one drawing of every tile and piece, each a symbol with its notation as id."""
    definitions: dict[str, None] = {}
    symbols = []
    for file in sorted(resource_path("art").glob("*.svg")):
        named = cut.fullmatch(file.stem)
        drawing = _DRAWING.fullmatch(file.read_text(encoding="utf-8")) if named is not None else None
        if named is None or drawing is None:
            continue
        # Every tile has the same gradients; in one drawing they may occur only once.
        definitions.update(dict.fromkeys(_DEFINITIONS.findall(drawing["inside"])))
        inside = _DEFINITIONS.sub("", drawing["inside"])
        identity = named["name"] + ("-sideways" if named["sideways"] else "")
        symbols.append(f'<symbol id="tile-{identity}" viewBox="{drawing["box"]}">{inside}</symbol>')
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(definitions)}</defs>{"".join(symbols)}</svg>'
