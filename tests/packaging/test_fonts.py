# SPDX-License-Identifier: MIT
"""The shipped fonts: known by their families, complete for what is shown, and with even figures."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "resources" / "fonts"
INTERFACE = [
    "MahjongDeskSansJP-Regular",
    "MahjongDeskSansJP-Bold",
    "MahjongDeskSansSC-Regular",
    "MahjongDeskSansSC-Bold",
]
TITLES = ["MahjongDeskSerifJP-Bold", "MahjongDeskSerifSC-Bold"]
FAMILIES = {
    "MahjongDeskSansJP": "Mahjong Desk Sans JP",
    "MahjongDeskSansSC": "Mahjong Desk Sans SC",
    "MahjongDeskSerifJP": "Mahjong Desk Serif JP",
    "MahjongDeskSerifSC": "Mahjong Desk Serif SC",
}
BUDGET = 10_000_000

EVERYWHERE = (
    "Mahjong Desk 0123456789 +−×=,.:;()[]/%!?'\"“”‘’·…–—→← ⁰¹²³⁴⁵⁶⁷⁸⁹"
    "東南西北白發発中萬万筒索餅饼条條一二三四五六七八九局場场圈荘庄本親立直和了翻符役満流局平和断幺九混清老頭"
    "対對对刻順顺子槓杠门門聴海底嶺上開花搶国士無双四暗刻字緑綠绿ドラリーチツモロンチョンボ、。「」々ー"
    "ÀÉÎÕÜßàéîõüÿŌōŪūŃńŒœ"
)
INTERFACE_ONLY = (
    "↑↓↔✓○●◎△▲▽▼□■◇◆☆★①②③ＡＺａｚ０９！？（）ΑΩαωАЯая"
    "高橋渡辺斎藤麟佐々木刘陈张黄赵吴周徐孙马朱郭罗梁谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕"
)


@pytest.fixture(scope="module")
def loaded(qapp: object) -> dict[str, list[str]]:
    """Returns the families of each file, loaded as the application does."""
    del qapp
    return {
        name: QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(FONTS / f"{name}.otf")))
        for name in INTERFACE + TITLES
    }


def lacking(name: str, text: str) -> str:
    """Returns the characters of ``text`` that the file has no glyph for."""
    font = QRawFont(str(FONTS / f"{name}.otf"), 20)
    assert font.isValid()
    return "".join(sorted({sign for sign in text if not font.supportsCharacter(ord(sign))}))


def shown_texts() -> str:
    """Returns the East Asian characters of the translations, the rule pages, the help and what is new."""
    resources = ROOT / "resources"
    paths = [
        *resources.glob("languages/**/*.po"),
        *resources.glob("languages/**/*.md"),
    ]
    text = "".join(path.read_text("utf-8") for path in paths) + "".join(
        path.read_text("utf-8") for path in (ROOT / "mahjong_desk" / "rules").glob("**/*.py")
    )
    return "".join(sign for sign in set(text) if 0x2E80 <= ord(sign) < 0xFF00)


def test_each_file_has_its_one_family(loaded: dict[str, list[str]]) -> None:
    assert loaded == {name: [FAMILIES[name.partition("-")[0]]] for name in INTERFACE + TITLES}


def test_nothing_else_is_shipped_and_all_is_within_budget() -> None:
    files = list(FONTS.iterdir())

    assert {path.stem for path in files if path.suffix == ".otf"} == {*INTERFACE, *TITLES}
    assert sum(path.stat().st_size for path in files) < BUDGET


def test_the_licence_goes_with_them() -> None:
    text = (FONTS / "OFL.txt").read_text("utf-8")

    assert "Adobe" in text
    assert "SIL OPEN FONT LICENSE Version 1.1" in text


@pytest.mark.parametrize("family", ["Mahjong Desk Sans JP", "Mahjong Desk Sans SC"])
def test_bold_is_the_bold_file_and_not_made_up(loaded: dict[str, list[str]], family: str) -> None:
    assert sorted(QFontDatabase.styles(family)) == ["Bold", "Regular"]
    for bold in (False, True):
        font = QFont(family, 20)
        font.setBold(bold)

        assert QFontInfo(font).family() == family
        style = QRawFont.fromFont(font).styleName()
        assert style == ("Bold" if bold else "Regular")


@pytest.mark.parametrize("name", INTERFACE + TITLES)
def test_characters_that_every_font_shows(loaded: dict[str, list[str]], name: str) -> None:
    assert lacking(name, EVERYWHERE) == ""


@pytest.mark.parametrize("name", INTERFACE)
def test_characters_that_the_interface_shows(loaded: dict[str, list[str]], name: str) -> None:
    assert lacking(name, INTERFACE_ONLY) == ""


@pytest.mark.parametrize("name", INTERFACE + TITLES)
def test_characters_of_translations_and_rules(loaded: dict[str, list[str]], name: str) -> None:
    assert lacking(name, shown_texts()) == "", "run packaging/fonts.py resources/fonts again"


@pytest.mark.parametrize("name", INTERFACE + TITLES)
def test_characters_of_lessons_and_notes(loaded: dict[str, list[str]], name: str) -> None:
    text = "".join(path.read_text("utf-8") for path in (ROOT / "resources").glob("*/*.toml"))
    shown = re.findall(r'^(?:title\.\w+|characters) = "(.*)"$', text, re.MULTILINE) if name in TITLES else [text]
    asked = "".join(sign for sign in set("".join(shown)) if 0x2E80 <= ord(sign) < 0xFF00)
    assert lacking(name, asked) == "", "run packaging/fonts.py resources/fonts again"


def test_a_font_lacks_what_it_was_not_made_for(loaded: dict[str, list[str]]) -> None:
    assert lacking("MahjongDeskSerifJP-Bold", "가鸞") == "鸞가"


@pytest.mark.parametrize("name", INTERFACE)
def test_figures_are_equally_wide(loaded: dict[str, list[str]], name: str) -> None:
    font = QFont(loaded[name], 20)
    font.setBold(name.endswith("Bold"))
    metrics = QFontMetricsF(font)

    assert len({metrics.horizontalAdvance(figure * 4) for figure in "0123456789"}) == 1
    pairs = {metrics.horizontalAdvance(one + other) for one, other in product("0123456789", repeat=2)}
    assert len(pairs) == 1


@pytest.mark.parametrize("name", INTERFACE + TITLES)
def test_raised_figures_stand_in_one_line(loaded: dict[str, list[str]], name: str) -> None:
    font = QRawFont(str(FONTS / f"{name}.otf"), 1000)
    paths = [font.pathForGlyph(glyph) for glyph in font.glyphIndexesForString("⁰⁴⁵⁶⁷⁸⁹")]
    boxes = [path.boundingRect() for path in paths]

    assert max(box.top() for box in boxes) - min(box.top() for box in boxes) < 15
    assert max(box.bottom() for box in boxes) - min(box.bottom() for box in boxes) < 15
    corners = {tuple((path.elementAt(i).x, path.elementAt(i).y) for i in range(path.elementCount())) for path in paths}
    assert len(corners) == len(paths)


@pytest.mark.parametrize("name", INTERFACE + TITLES)
def test_the_ellipsis_is_low_in_latin_text_and_in_the_middle_in_chinese(
    loaded: dict[str, list[str]], name: str
) -> None:
    font = QRawFont(str(FONTS / f"{name}.otf"), 1000)
    (glyph,) = font.glyphIndexesForString("…")

    assert (font.boundingRect(glyph).top() < -200) == ("SC" in name)


def test_the_fonts_of_the_page_are_small_and_have_the_letters_and_figures_of_names_and_scores() -> None:
    files = sorted((ROOT / "resources" / "spectators").glob("*.woff2"))
    assert [file.name for file in files] == ["sans-bold.woff2", "sans.woff2", "serif-bold.woff2"]
    for file in files:
        assert file.stat().st_size < 30_000
        has = set(TTFont(file).getBestCmap())
        assert not [sign for sign in "Aoi Zoë José 0123456789,.+−·–’“”" if ord(sign) not in has], file.name
