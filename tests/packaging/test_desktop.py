# SPDX-License-Identifier: MIT
"""Desktop integration files, checked by the programs that read them."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage, QImageReader

import icons
from desktop import ENTRY, METAINFO, MIME_TYPES, SCREENSHOT_CAPTIONS, SCREENSHOTS, metainfo, write_to
from mahjong_desk.club.session_file import SESSION_FORMAT
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT
from mahjong_desk.interchange.read import MATCH_FORMAT
from mahjong_desk.ledger.text_copy import FORMAT as LEDGER_FORMAT
from mahjong_desk.ui.help.help_sheet import Release
from tests.packaging.programs import checked_output, needs

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
RELEASES: dict[str, tuple[Release, ...]] = {
    language: (Release("1.1.0", None, (f"{word}, see [people](people.md).",)), Release("1.0.0", "2026-01-31", (word,)))
    for language, word in (("en", "Clubs & more"), ("ja", "クラブ"), ("zh", "俱乐部"))
}


@pytest.fixture(scope="module")
def usr(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("usr")
    write_to(folder)
    return folder


@needs("desktop-file-validate")
def test_the_menu_entry_is_valid(usr: Path) -> None:
    assert checked_output("desktop-file-validate", "--warn-kde", str(usr / ENTRY)) == ""


def test_the_menu_entry_opens_every_file_type(usr: Path) -> None:
    entry = dict(re.findall(r"^([\w\[\]@-]+)=(.*)$", (usr / ENTRY).read_text(encoding="utf-8"), re.MULTILINE))
    types = [kind.get("type") for kind in ElementTree.parse(usr / MIME_TYPES).getroot()]
    assert entry["MimeType"].rstrip(";").split(";") == types
    assert types == [kind.text for kind in ElementTree.parse(usr / METAINFO).iter("mediatype")]
    assert entry["Exec"] == "mahjong-desk %F"
    assert {"Comment", "Comment[ja]", "Comment[zh_CN]"} <= set(entry)


@needs("appstreamcli")
def test_the_software_centre_page_is_valid(usr: Path, tmp_path: Path) -> None:
    nothing: dict[str, tuple[Release, ...]] = dict.fromkeys(RELEASES, ())
    file = tmp_path / "made.metainfo.xml"
    for page in ((usr / METAINFO).read_bytes(), metainfo(nothing), metainfo(RELEASES)):
        file.write_bytes(page)
        checked_output("appstreamcli", "validate", "--no-net", str(file))


def test_the_software_centre_page_shows_existing_images(usr: Path) -> None:
    page = ElementTree.parse(usr / METAINFO)
    (home,) = (address.text for address in page.iter("url") if address.get("type") == "homepage")
    nodes = list(page.iter("screenshot"))
    assert [node.get("type") for node in nodes] == ["default", *[None] * (len(SCREENSHOT_CAPTIONS) - 1)]
    for node in nodes:
        (image,) = node.iter("image")
        assert str(image.text).startswith(f"{home}/screenshots/")
        there = QImage(str(SCREENSHOTS / str(image.text).rpartition("/")[2]))
        assert (image.get("width"), image.get("height")) == (str(there.width()), str(there.height()))
        assert [caption.get(LANGUAGE) for caption in node.iter("caption")] == [None, "ja", "zh_CN"]


def test_the_software_centre_page_lists_release_highlights() -> None:
    page = ElementTree.fromstring(metainfo(RELEASES))
    nodes = list(page.iter("release"))
    assert [(node.get("version"), node.get("type")) for node in nodes] == [("1.1.0", "development"), ("1.0.0", None)]
    assert nodes[1].get("date") == "2026-01-31"
    points = [(point.get(LANGUAGE), point.text) for point in nodes[0].iter("li")]
    assert points[0] == (None, "Clubs & more, see people.")
    assert points[1:] == [("ja", "クラブ, see people."), ("zh_CN", "俱乐部, see people.")]


def test_incomplete_highlights_fall_back_to_english() -> None:
    fewer = {**RELEASES, "ja": (Release("1.1.0", None, ("一", "二")),), "zh": RELEASES["zh"][1:]}
    page = ElementTree.fromstring(metainfo(fewer))
    items = [[point.get(LANGUAGE) for point in node.iter("li")] for node in page.iter("release")]
    assert items == [[None], [None, "zh_CN"]]


@needs("gio")
@needs("update-mime-database")
def test_name_and_content_decide_the_file_type(usr: Path, tmp_path: Path) -> None:
    checked_output("update-mime-database", str(usr / "share" / "mime"))
    # The system's own types are also present: their JSON type must not win.
    places = {"XDG_DATA_HOME": str(tmp_path / "home"), "XDG_DATA_DIRS": f"{usr / 'share'}:/usr/share"}
    for format_ in (MATCH_FORMAT, SESSION_FORMAT, HOUSE_RULES_FORMAT, LEDGER_FORMAT):
        kind = format_.rpartition("/")[2]
        file = tmp_path / f"{kind}.mahjong"
        file.write_text(json.dumps({"format": format_, "version": 1}, indent=1), encoding="utf-8")
        text = checked_output("gio", "info", "-a", "standard::content-type", str(file), environment=places)
        assert text.split()[-1] == f"application/x-mahjong-desk-{kind}"


def test_icons_have_their_sizes(usr: Path) -> None:
    apps = usr / "share" / "icons" / "hicolor"
    for size in icons.SIZES:
        icon = QImage(str(apps / f"{size}x{size}" / "apps" / "mahjong-desk.png"))
        assert (icon.width(), icon.height()) == (size, size)
        # Red in the middle, transparent in the corner.
        middle = icon.pixelColor(size // 2, round(size * 0.46))
        assert middle.red() > 2 * max(middle.green(), middle.blue())
        assert icon.pixelColor(0, 0).alpha() == 0
    assert (apps / "scalable" / "apps" / "mahjong-desk.svg").is_file()


@pytest.mark.parametrize(
    ("form", "sizes"), [("ico", {16, 24, 32, 48, 64, 128, 256}), ("icns", {16, 32, 64, 128, 256, 512, 1024})]
)
def test_icons_of_other_systems_are_read_back(tmp_path: Path, form: str, sizes: set[int]) -> None:
    file = tmp_path / f"icon.{form}"
    file.write_bytes(icons.ico() if form == "ico" else icons.icns())
    reader = QImageReader(str(file))
    widths = set()
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        icon = reader.read()
        widths.add(icon.width())
        middle = (icon.width() // 2, round(icon.width() * 0.46))
        assert icon.pixelColor(*middle) == icons.draw_icon(icon.width()).pixelColor(*middle)
    assert widths == sizes
