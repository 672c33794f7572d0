# SPDX-License-Identifier: MIT
"""Answers to requests: a fixed table of paths, GET and HEAD, and the same refusal for everything else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType
from typing import Final, NamedTuple

from mahjong_desk import texts
from mahjong_desk.spectators.assets import StaticFile
from mahjong_desk.spectators.link import SpectatorLink

HEADERS: Final = MappingProxyType(
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

METHODS: Final = ("GET", "HEAD")
_NEWS: Final = "news-"
_PAGE: Final = "page-"
"""The prefixes of the paths for news and of the names of pages; the language follows."""
_ACCEPTED: Final = re.compile(
    r"\s*(?P<tag>[a-zA-Z]{1,8}[\w-]{0,30})\s*(?:;\s*q\s*=\s*(?P<weight>[01](?:\.\d{0,3})?)\s*)?"
)
_MOST_LANGUAGES: Final = 20


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
    """Returns the answer to a request.

    Args:
        host: The host that it names; None if it names none or several.
    """
    if method not in METHODS:
        return error_response(HTTPStatus.METHOD_NOT_ALLOWED)
    if not link.names(host):
        return error_response(HTTPStatus.MISDIRECTED_REQUEST)
    token, parted, name = target.removeprefix("/").partition("/")
    if not link.opens(token) or not parted or not target.startswith("/"):
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
    wanted: list[tuple[float, str]] = []
    for part in languages.split(",", _MOST_LANGUAGES)[:_MOST_LANGUAGES]:
        found = _ACCEPTED.fullmatch(part)
        if found is not None and (language := texts.language_of(found["tag"])):
            wanted.append((float(found["weight"] or 1), language))
    # Of equal weights the first one counts.
    best = max(wanted, key=lambda one: one[0], default=(0.0, "en"))
    return best[1] if best[0] > 0 else "en"
