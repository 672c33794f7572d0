# SPDX-License-Identifier: MIT
"""Writes the files that integrate the program into a Linux desktop.

``python packaging/desktop.py FOLDER`` writes below ``FOLDER/share`` the menu entry, the file types of the program, its
page in software centres, its icons, the man page and the completions. Files that are the same for every release are in
``packaging/linux``.
"""

import argparse
import os
import re
import shutil
import struct
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import command_line
import icons
import project
from mahjong_desk.paths import resource_path
from mahjong_desk.texts import SOURCE_LANGUAGE, languages
from mahjong_desk.ui.help.help_sheet import Release, changelog, releases

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "packaging" / "linux"
ENTRY = "share/applications/mahjong-desk.desktop"
MIME_TYPES = "share/mime/packages/mahjong-desk.xml"
METAINFO = "share/metainfo/org.mahjongdesk.MahjongDesk.metainfo.xml"
SCREENSHOTS = ROOT / "resources" / "screenshots"
SCREENSHOT_CAPTIONS = {
    "table-light.png": {
        "": "The table: who has how much, who deals, what happened last",
        "ja": "卓：持ち点、親、直前の局",
        "zh_CN": "牌桌：各家的分数、庄家、刚刚发生的事",
    },
    "picker-light.png": {
        "": "A winning hand with its value and what each player pays",
        "ja": "和了した手の点数と、各自の支払い",
        "zh_CN": "一手和牌的分数，以及各家付多少",
    },
    "ledger-light.png": {
        "": "Every hand of a match, with its reasons",
        "ja": "対局のすべての局と、その根拠",
        "zh_CN": "一场对局的每一局，以及理由",
    },
    "learn-light.png": {"": "The atlas of yaku", "ja": "役図鑑", "zh_CN": "番种图鉴"},
}
"""The captions, by locale, of the README pictures that software centres show."""

_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def metainfo(releases_by_language: Mapping[str, Sequence[Release]]) -> bytes:
    """Returns the page for software centres.

    Args:
        releases_by_language: The releases in each language, the newest first.
    """
    tree = ElementTree.parse(SOURCES / "mahjong-desk.metainfo.xml")
    page = tree.getroot()
    home = project.home()
    ElementTree.SubElement(page, "url", type="homepage").text = home
    shown = ElementTree.SubElement(page, "screenshots")
    for number, (name, captions) in enumerate(SCREENSHOT_CAPTIONS.items()):
        one = ElementTree.SubElement(shown, "screenshot", {} if number else {"type": "default"})
        for language, caption in captions.items():
            ElementTree.SubElement(one, "caption", {_LANGUAGE: language} if language else {}).text = caption
        width, height = size_of_png(SCREENSHOTS / name)
        size = {"type": "source", "width": str(width), "height": str(height)}
        ElementTree.SubElement(one, "image", size).text = f"{home}/screenshots/{name}"
    made = ElementTree.SubElement(page, "releases")
    for english in releases_by_language[SOURCE_LANGUAGE]:
        same = {
            name: release
            for name, known in releases_by_language.items()
            for release in known
            if release.version == english.version
        }
        _add_release(made, english, same)
    ElementTree.indent(tree)
    return bytes(ElementTree.tostring(page, encoding="utf-8", xml_declaration=True)) + b"\n"


def _add_release(made: ElementTree.Element, english: Release, releases_by_language: Mapping[str, Release]) -> None:
    whole = {name: one for name, one in releases_by_language.items() if len(one.highlights) == len(english.highlights)}
    # A package built before its release has today's date.
    moment = datetime.fromtimestamp(int(os.environ.get("SOURCE_DATE_EPOCH") or datetime.now(UTC).timestamp()), UTC)
    state = {} if english.date else {"type": "development"}
    release = ElementTree.SubElement(
        made, "release", {"version": english.version, "date": english.date or f"{moment:%Y-%m-%d}", **state}
    )
    points = ElementTree.SubElement(ElementTree.SubElement(release, "description"), "ul")
    for number in range(len(english.highlights)):
        for language, release_in in whole.items():
            named = {} if language == SOURCE_LANGUAGE else {_LANGUAGE: languages()[language].locale}
            ElementTree.SubElement(points, "li", named).text = _plain(release_in.highlights[number])


def size_of_png(file: Path) -> tuple[int, int]:
    """Returns width and height of a picture, in pixels."""
    width, height = struct.unpack(">II", file.read_bytes()[16:24])
    return width, height


def write_to(folder: Path) -> None:
    """Writes all files below ``folder``, which stands for ``/usr``."""
    for name, path in (("mahjong-desk.desktop", ENTRY), ("mahjong-desk.xml", MIME_TYPES)):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SOURCES / name, folder / path)
    (folder / METAINFO).parent.mkdir(parents=True, exist_ok=True)
    releases_by_language = {name: tuple(releases(changelog(name))) for name in languages() if _has_changelog(name)}
    (folder / METAINFO).write_bytes(metainfo(releases_by_language))
    icons.write_hicolor(folder / "share")
    command_line.write_to(folder)


def _has_changelog(language: str) -> bool:
    return language == SOURCE_LANGUAGE or resource_path("languages", language, "changelog.md").is_file()


def _plain(text: str) -> str:
    """Returns a line of the changelog without Markdown syntax."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", " ".join(text.split()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "folder", metavar="FOLDER", type=Path, help="the folder that corresponds to /usr of an installation"
    )
    write_to(parser.parse_args().folder)
