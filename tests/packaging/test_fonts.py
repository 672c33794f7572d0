# SPDX-License-Identifier: MIT
"""The shipped fonts: their families, their repertoire, and digits of equal width."""

from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont, QTextLayout

from mahjong_desk.ui.theme.palette import families, load_fonts

ROOT = Path(__file__).parents[2]
FONTS, PAGE = ROOT / "resources" / "fonts", ROOT / "resources" / "spectators"
CHARACTERS = ("SansJP", "SansSC")
FAMILIES = {
    f"MahjongDesk{face.replace(' ', '')}": f"Mahjong Desk {face}" for face in ("Sans JP", "Sans SC", "Sans", "Serif")
}
STYLES = ("Regular", "Bold")
INTERFACE = [f"MahjongDesk{face}-{style}" for face in CHARACTERS for style in STYLES]
LETTERS = [f"MahjongDeskSans-{style}" for style in STYLES]
TITLES = "MahjongDeskSerif-Bold"
ALL_FONTS = [*INTERFACE, *LETTERS, TITLES]
BUDGET = 8_000_000

TEXTS = (
    "CHANGELOG.md",
    "mahjong_desk/**/*.py",
    "resources/compare/*.toml",
    "resources/languages/**/*.md",
    "resources/languages/**/*.po",
    "resources/languages/**/*.toml",
    "resources/lessons/*.toml",
    "tests/languages/de/*.po",
    "tests/languages/pl/*.po",
)
READ = frozenset(range(0x1F000, 0x1F02C))
"""Tile characters, which a user may paste; the program draws tiles itself."""
NAMES = (
    "Łukasz Żółkiewska Őrsi Ștefan Ştefan İpek Ğ Žofia Ľubica Đorđe Þórður Ħ Ŵyn Ĥ Aʻala Nguyễn Đặng Phước Ơ Ư ẞ "
    "Ольга Ёж Ґалина Їжак Љ Қасым Ελένη Ώρα Ζωή"
)
"""Names of players, drawn from the program's own fonts in the sans and in the serif."""
SIGNS = "0123456789+−×=,.:;()[]/%!?'\"“”‘’·…–—→←↑↓↔⌫⁰¹²³⁴⁵⁶⁷⁸⁹✓○●◎△▲▽▼□■◇◆☆★①②③ＡＺａｚ０９！？（）、。「」々ー€£"


@cache
def shown_by(name: str) -> frozenset[int]:
    return frozenset(TTFont(FONTS / f"{name}.otf").getBestCmap())


def lacking(text: str, *names: str) -> str:
    """Returns the characters of ``text`` that none of the files has a glyph for."""
    has = frozenset[int]().union(*map(shown_by, names))
    return "".join(sorted({sign for sign in text if ord(sign) >= ord(" ") and ord(sign) not in has}))


def sans(style: str) -> list[str]:
    """Returns the files that a text is drawn from."""
    return [name for name in ALL_FONTS if name.endswith(style) and name != TITLES]


@pytest.fixture(scope="module")
def loaded(qapp: object) -> dict[str, list[str]]:
    del qapp
    load_fonts()
    return {
        name: QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(FONTS / f"{name}.otf")))
        for name in ALL_FONTS
    }


def test_each_font_file_has_one_family(loaded: dict[str, list[str]]) -> None:
    assert loaded == {name: [FAMILIES[name.partition("-")[0]]] for name in ALL_FONTS}


def test_only_these_fonts_are_shipped_within_the_budget() -> None:
    files = list(FONTS.iterdir())
    assert {path.stem for path in files if path.suffix == ".otf"} == set(ALL_FONTS)
    assert sum(path.stat().st_size for path in (*files, *PAGE.glob("*.woff2"))) < BUDGET


def test_the_font_licence_is_shipped() -> None:
    text = (FONTS / "OFL.txt").read_text("utf-8")
    for source in ("Noto Sans CJK", "Source Sans 3", "Source Serif 4", "SIL OPEN FONT LICENSE Version 1.1"):
        assert source in text
    assert not [family for family in FAMILIES.values() if "Source" in family], "a reserved name"


@pytest.mark.parametrize("family", ["Mahjong Desk Sans JP", "Mahjong Desk Sans SC", "Mahjong Desk Sans"])
def test_bold_is_the_bold_file_and_not_synthesised(loaded: dict[str, list[str]], family: str) -> None:
    assert sorted(QFontDatabase.styles(family)) == ["Bold", "Regular"]
    for bold in (False, True):
        font = QFont(family, 20)
        font.setBold(bold)
        assert QFontInfo(font).family() == family
        assert QRawFont.fromFont(font).styleName() == ("Bold" if bold else "Regular")


@pytest.mark.parametrize("style", STYLES)
def test_the_fonts_cover_every_text(style: str) -> None:
    paths = [path for pattern in TEXTS for path in ROOT.glob(pattern)]
    assert len(paths) > 300
    assert {
        str(path.relative_to(ROOT)): missing
        for path in paths
        if (missing := lacking(path.read_text("utf-8").translate(dict.fromkeys(READ)), *sans(style)))
    } == {}


@pytest.mark.parametrize("style", STYLES)
def test_the_fonts_cover_names_and_signs(style: str) -> None:
    assert lacking(NAMES + SIGNS, *sans(style)) == ""
    assert lacking("가😀𠮷", *sans(style)) == "가😀𠮷", "these are left to the system"
    assert lacking(NAMES.replace("Ħ", "").replace("Қ", ""), TITLES) == ""


@pytest.mark.parametrize("encoding", ["euc_jp", "gb2312"])
@pytest.mark.parametrize("style", STYLES)
def test_the_fonts_cover_whole_character_sets(style: str, encoding: str) -> None:
    cells = range(0xA1, 0xFF)
    everything = b"".join(bytes((row, cell)) for row in cells for cell in cells).decode(encoding, "ignore")
    assert len(everything) > 6_800
    own = "MahjongDeskSansJP" if encoding == "euc_jp" else "MahjongDeskSansSC"
    assert lacking(everything, f"{own}-{style}", f"MahjongDeskSans-{style}") == ""
    assert lacking("絕綠賴雞", f"{own}-{style}") == ""


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
@pytest.mark.parametrize("look", ["plain", "bold", "title"])
def test_names_are_drawn_from_the_fonts_of_the_program(loaded: dict[str, list[str]], language: str, look: str) -> None:
    font = QFont()
    font.setFamilies(families(language, serif=look == "title"))
    font.setBold(look != "plain")
    font.setPixelSize(20)
    _, usual = drawn(font, "Aoi 0123")
    for name in ("Łukasz", "Nguyễn", "Ştefan", "Ольга", "Ελένη", "緑一色", "绿一色", "東1局"):
        used, high = drawn(font, name)
        assert used <= set(FAMILIES.values()), name
        assert high == usual, name


def drawn(font: QFont, text: str) -> tuple[set[str], float]:
    """Returns the families that a line of text is drawn from, and how high it is."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}, line.height()


@pytest.mark.parametrize("name", [*INTERFACE, TITLES])
def test_digits_are_equally_wide(loaded: dict[str, list[str]], name: str) -> None:
    font = QFont(loaded[name], 20)
    font.setBold(name.endswith("Bold"))
    metrics = QFontMetricsF(font)
    assert len({metrics.horizontalAdvance(one + other) for one, other in product("0123456789", repeat=2)}) == 1


@pytest.mark.parametrize("name", [*INTERFACE, TITLES])
def test_the_ellipsis_is_low_except_in_chinese(loaded: dict[str, list[str]], name: str) -> None:
    font = QRawFont(str(FONTS / f"{name}.otf"), 1000)
    (glyph,) = font.glyphIndexesForString("…")
    assert (font.boundingRect(glyph).top() < -200) == ("SC" in name)


def test_the_web_page_fonts_are_small_and_sufficient() -> None:
    files = sorted(PAGE.glob("*.woff2"))
    names = ("sans", "sans-bold", "serif-bold")
    assert {file.stem for file in files} == {*names, *(f"{name}-letters" for name in names)}
    for name in names:
        usual, further = PAGE / f"{name}.woff2", PAGE / f"{name}-letters.woff2"
        assert usual.stat().st_size < 25_000
        assert further.stat().st_size < 50_000
        has, has_more = (set(TTFont(file).getBestCmap()) for file in (usual, further))
        assert not [sign for sign in "Aoi Zoë José 0123456789,.+−·–’“”…" if ord(sign) not in has], name
        assert not [sign for sign in "Łukasz Nguyễn Ştefan Ольга Ελένη" if ord(sign) not in has | has_more], name
        ranges = ((0x100, 0x24F), (0x2B0, 0x4FF), (0x1E00, 0x1EFF))
        assert not [code for code in has_more if not any(first <= code <= last for first, last in ranges)], name
        assert not [code for code in has if any(first <= code <= last for first, last in ranges)], name
    css = (PAGE / "page.css").read_text("utf-8")
    assert css.count("unicode-range: U+100-24F, U+2B0-4FF, U+1E00-1EFF;") == len(names)
