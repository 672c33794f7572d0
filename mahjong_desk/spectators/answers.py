# SPDX-License-Identifier: MIT
"""Answers to requests: GET and HEAD of fixed paths; everything else is refused."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from mahjong_desk import texts
from mahjong_desk.paths import resource_path
from mahjong_desk.spectators.link import SpectatorLink
from mahjong_desk.spectators.snapshot import PageTexts, to_json
from mahjong_desk.texts import languages

FOLDER = "spectators"
"""The folder of the page among the shipped files."""
_TYPES = {".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".woff2": "font/woff2"}
"""The content types of its files that are sent unchanged."""
_THEMES = {
    "all": "light",
    "(prefers-color-scheme:dark)": "dark",
    "(prefers-contrast:more)": "contrast-light",
    "(prefers-contrast:more) and (prefers-color-scheme:dark)": "contrast-dark",
}
"""The theme for each media query; a later one takes precedence."""
_HTML, _JSON, _SVG = "text/html; charset=utf-8", "application/json; charset=utf-8", "image/svg+xml"
_SMALL_CUT = re.compile(r"(?P<name>.+)_s(?P<sideways>_r)?")
_CONTRAST = re.compile(r"(?P<name>.+)_c(?P<sideways>_r)?")
_DRAWING = re.compile(r"<svg [^>]*viewBox=\"(?P<box>[^\"]+)\"[^>]*>(?P<inside>.*)</svg>\s*", re.DOTALL)
_DEFINITIONS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One served file."""

    body: bytes
    content_type: str


def load_static_files(words: PageTexts) -> dict[str, StaticFile]:
    """Returns the static files by the last part of their path.

    The pages are stored as ``page-LANGUAGE``, a name that no request can use.
    """
    folder = resource_path(FOLDER)
    files = (file for file in sorted(folder.iterdir()) if file.suffix in _TYPES)
    assets = {file.name: StaticFile(file.read_bytes(), _TYPES[file.suffix]) for file in files}
    page = (folder / "page.html").read_text(encoding="utf-8")
    values = {**words, "languages": {language.id: language.name for language in languages().values()}}
    for language in languages():
        assets[f"page-{language}"] = StaticFile(page.replace("{language}", language.replace("_", "-")).encode(), _HTML)
        assets[f"words-{language}.json"] = StaticFile(to_json(values, language), _JSON)
    assets["colours.css"] = StaticFile(_colours().encode(), "text/css; charset=utf-8")
    assets["icon.svg"] = StaticFile(resource_path("icons", "app.svg").read_bytes(), _SVG)
    assets["tiles.svg"] = StaticFile(_tiles(_SMALL_CUT).encode(), _SVG)
    assets["tiles-contrast.svg"] = StaticFile(_tiles(_CONTRAST).encode(), _SVG)
    return assets


def _colours() -> str:
    """Returns a style sheet with the palettes, chosen by the device's preferences."""
    return "".join(
        f"@media {device}{{:root{{{_palette(resource_path('themes', f'{name}.json'))}}}}}\n"
        for device, name in _THEMES.items()
    )


def _palette(file: Path) -> str:
    theme = json.loads(file.read_text(encoding="utf-8"))
    roles = "".join(f"--{role}:{colour};" for role, colour in theme["roles"].items())
    return roles + "".join(f"--{curve['shape']}:{curve['colour']};" for curve in theme["curves"])


def _tiles(cut: re.Pattern[str]) -> str:
    """Returns one SVG with a symbol ``tile-NOTATION`` for each tile and piece."""
    definitions: dict[str, None] = {}
    symbols = []
    for file in sorted(resource_path("art").glob("*.svg")):
        match = cut.fullmatch(file.stem)
        drawing = _DRAWING.fullmatch(file.read_text(encoding="utf-8")) if match is not None else None
        if match is None or drawing is None:
            continue
        # Every tile has the same gradients; in one drawing they may occur only once.
        definitions.update(dict.fromkeys(_DEFINITIONS.findall(drawing["inside"])))
        inside = _DEFINITIONS.sub("", drawing["inside"])
        notation = match["name"] + ("-sideways" if match["sideways"] else "")
        symbols.append(f'<symbol id="tile-{notation}" viewBox="{drawing["box"]}">{inside}</symbol>')
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{"".join(definitions)}</defs>{"".join(symbols)}</svg>'


HEADERS = MappingProxyType(
    {
        "Server": "Mahjong Desk",
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
    }
)
"""The headers of every answer. The link is a secret that no other page may learn (``Referrer-Policy``)."""

METHODS = ("GET", "HEAD")
_NEWS = "news-"
_PAGE = "page-"
"""The prefixes of the paths for news and of the names of pages; the language follows."""
_ACCEPTED = re.compile(r"\s*(?P<tag>[a-zA-Z]{1,8}[\w-]{0,30})\s*(?:;\s*q\s*=\s*(?P<weight>[01](?:\.\d{0,3})?)\s*)?")
_MAX_LANGUAGES = 20


class StaticResponse(NamedTuple):
    """An answer that is sent at once."""

    status: HTTPStatus
    asset: StaticFile


class EventStream(NamedTuple):
    """The answer that starts a stream of news."""

    language: str


def route(
    link: SpectatorLink, served: Mapping[str, StaticFile], method: str, target: str, host: str | None, languages: str
) -> StaticResponse | EventStream:
    """Returns the answer to a request; ``host`` is None unless it names exactly one."""
    if method not in METHODS:
        return error_response(HTTPStatus.METHOD_NOT_ALLOWED)
    if not link.matches_host(host):
        return error_response(HTTPStatus.MISDIRECTED_REQUEST)
    token, separator, name = target.removeprefix("/").partition("/")
    if not link.matches_token(token) or not separator or not target.startswith("/"):
        return error_response(HTTPStatus.NOT_FOUND)
    if name.startswith(_NEWS) and name.removeprefix(_NEWS) in texts.languages():
        return EventStream(name.removeprefix(_NEWS))
    if not name:
        return StaticResponse(HTTPStatus.OK, served[f"{_PAGE}{preferred_language(languages)}"])
    if name not in served or name.startswith(_PAGE):
        return error_response(HTTPStatus.NOT_FOUND)
    return StaticResponse(HTTPStatus.OK, served[name])


def error_response(status: HTTPStatus) -> StaticResponse:
    """Returns an answer with only its status; it repeats nothing of the request."""
    return StaticResponse(status, StaticFile(f"{status.phrase}\n".encode(), "text/plain; charset=utf-8"))


def preferred_language(languages: str) -> str:
    """Returns the first supported language that a browser asks for, or English."""
    choices: list[tuple[float, str]] = []
    for part in languages.split(",", _MAX_LANGUAGES)[:_MAX_LANGUAGES]:
        match = _ACCEPTED.fullmatch(part)
        if match is not None and (language := texts.find_language(match["tag"])):
            choices.append((float(match["weight"] or 1), language))
    # Of equal weights the first one counts.
    best = max(choices, key=lambda choice: choice[0], default=(0.0, "en"))
    return best[1] if best[0] > 0 else "en"
