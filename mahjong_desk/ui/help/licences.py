# SPDX-License-Identifier: MIT
"""Under which licence each part of the application is given: as its bundle tells it, else as it is installed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final, NamedTuple

from mahjong_desk import __version__
from mahjong_desk.paths import resource_path

COLLECTED: Final = "licences.json"
"""The file that is written where a bundle is built; it names the libraries too that no Python package brings."""

_OURS: Final = "mahjong-desk"
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_FILES = re.compile(r"(licen[sc]e|copying|notice)[^/]*$", re.IGNORECASE)


class ThirdPartyComponent(NamedTuple):
    """Something that is used under a licence of its own.

    Attributes:
        version: Its version; empty where it does not tell.
        licence: The name of the licence; empty where it does not tell.
        text: The words of the licence; empty where they do not come with it.
    """

    name: str
    version: str
    licence: str
    text: str


def third_party_components() -> tuple[ThirdPartyComponent, ...]:
    """Returns all parts in the order of their names."""
    collected = resource_path(COLLECTED)
    found = _collected(collected) if collected.is_file() else [*_installed(), _fonts()]
    return tuple(sorted(found, key=lambda part: part.name.casefold()))


def _collected(file: Path) -> list[ThirdPartyComponent]:
    told = json.loads(file.read_text(encoding="utf-8"))
    return [ThirdPartyComponent(part["name"], part["version"], part["licence"], part["text"]) for part in told]


def _installed() -> Iterator[ThirdPartyComponent]:
    """Gives the program and what it requires, as far as the packages are here."""
    waiting, seen = [_OURS], set()
    while waiting:
        name = waiting.pop()
        key = name.casefold().replace("_", "-")
        if key in seen:
            continue
        seen.add(key)
        try:
            found = distribution(name)
        except PackageNotFoundError:
            # It is not required on this system, or the program runs from a folder without being installed.
            if name == _OURS:
                yield ThirdPartyComponent("Mahjong Desk", __version__, "MIT", "")
            continue
        yield _part(found)
        for wanted in found.requires or ():
            named = _NAME.match(wanted)
            if named is not None and "extra ==" not in wanted:
                waiting.append(named[0])


def _part(found: Distribution) -> ThirdPartyComponent:
    told = found.metadata.json
    name = str(told.get("license_expression") or told.get("license") or "")
    if not name or "\n" in name:
        # Some put the whole text there, and tell its name by their classifiers alone.
        classes = [line.rpartition(" :: ")[2] for line in told.get("classifier", ()) if line.startswith("License :: ")]
        name = ", ".join(classes)
    files = [file for file in found.files or () if _FILES.search(str(file)) and ".dist-info" in str(file)]
    texts = [
        place.read_text(encoding="utf-8", errors="replace")
        for file in files
        if (place := _place(found, file)).is_file()
    ]
    return ThirdPartyComponent(
        found.name, found.version, name, "\n\n".join(dict.fromkeys(text.strip() for text in texts))
    )


def _place(found: Distribution, file: object) -> Path:
    return Path(str(found.locate_file(str(file))))


def _fonts() -> ThirdPartyComponent:
    text = resource_path("fonts", "OFL.txt").read_text(encoding="utf-8")
    return ThirdPartyComponent("Noto Sans CJK, Source Sans 3, Source Serif 4", "", "OFL-1.1", text)
