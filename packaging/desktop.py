# SPDX-License-Identifier: MIT
"""Writes all that a Linux desktop and its shells know of the program, as a package puts it below ``/usr``.

``python packaging/desktop.py FOLDER [--address URL]`` writes below ``FOLDER/share`` the entry of the menu, the kinds of files that
open with the program, its page in software centres, its icons, the man page and the completions. What is the same for every
release lies in ``packaging/linux``.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

import command_line
import icons
from mahjong_desk import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "packaging" / "linux"
ENTRY: Final = "share/applications/mahjong-desk.desktop"
MIME_TYPES: Final = "share/mime/packages/mahjong-desk.xml"
METAINFO: Final = "share/metainfo/org.mahjongdesk.MahjongDesk.metainfo.xml"
PICTURES: Final = {
    "table-light.png": "The table: who has how much, who deals, what happened last",
    "picker-light.png": "A winning hand with its value and what each player pays",
    "ledger-light.png": "Every hand of a match, with its reasons",
    "learn-dark.png": "The atlas of yaku",
}
"""The pictures of the README that software centres show, each with what it shows."""

_RELEASE: Final = re.compile(r"^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_ITEM: Final = re.compile(r"^- (.*(?:\n  .*)*)", re.MULTILINE)


class Release(NamedTuple):
    """A release as the changelog tells it.

    Attributes:
        version: Its number.
        date: Its day, ``2026-01-31``.
        changes: What is new in it, a sentence or two each.
    """

    version: str
    date: str
    changes: tuple[str, ...]


def releases(changelog: str) -> Iterator[Release]:
    """Yields the releases of a changelog, the newest first; what is not released yet is left out."""
    for version, date, text in _RELEASE.findall(changelog):
        yield Release(version, date, tuple(_plain(item) for item in _ITEM.findall(text)))


def metainfo(changelog: str, address: str = "") -> bytes:
    """Returns the page for software centres.

    Args:
        changelog: The text of ``CHANGELOG.md``.
        address: Where the files of the project lie in the web; without it the page has no pictures and no link.
    """
    tree = ElementTree.parse(SOURCES / "mahjong-desk.metainfo.xml")
    page = tree.getroot()
    if address:
        ElementTree.SubElement(page, "url", type="homepage").text = address
        shown = ElementTree.SubElement(page, "screenshots")
        for number, (name, caption) in enumerate(PICTURES.items()):
            one = ElementTree.SubElement(shown, "screenshot", {} if number else {"type": "default"})
            ElementTree.SubElement(one, "caption").text = caption
            ElementTree.SubElement(one, "image").text = f"{address.rstrip('/')}/resources/screenshots/{name}"
    told = ElementTree.SubElement(page, "releases")
    for release in releases(changelog):
        made = ElementTree.SubElement(told, "release", version=release.version, date=release.date)
        if release.changes:
            items = ElementTree.SubElement(ElementTree.SubElement(made, "description"), "ul")
            for change in release.changes:
                ElementTree.SubElement(items, "li").text = change
    if len(told) == 0:
        # Whoever makes a package before the first release makes it of today's state.
        moment = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.now(UTC).timestamp()), UTC)
        ElementTree.SubElement(told, "release", version=__version__, date=f"{moment:%Y-%m-%d}", type="development")
    ElementTree.indent(tree)
    return bytes(ElementTree.tostring(page, encoding="utf-8", xml_declaration=True)) + b"\n"


def write_to(folder: Path, address: str = "") -> None:
    """Writes everything below ``folder``.

    Args:
        folder: What is ``/usr`` where the program is installed.
        address: Where the files of the project lie in the web.
    """
    for name, place in (("mahjong-desk.desktop", ENTRY), ("mahjong-desk.xml", MIME_TYPES)):
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCES / name, folder / place)
    (folder / METAINFO).parent.mkdir(parents=True, exist_ok=True)
    (folder / METAINFO).write_bytes(metainfo((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), address))
    icons.write_hicolor(folder / "share")
    command_line.write_to(folder)


def _plain(text: str) -> str:
    """Returns a line of the changelog without what only Markdown reads."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", " ".join(text.split()))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("folder", metavar="FOLDER", type=Path, help="what is /usr where the program is installed")
    asked.add_argument("--address", metavar="URL", default="", help="where the files of the project lie in the web")
    given = asked.parse_args()
    write_to(given.folder, given.address)
