# SPDX-License-Identifier: MIT
"""Makes the shipped fonts and those of the spectators' page.

``python packaging/fonts.py`` reduces the fonts to a fixed repertoire. New texts usually need no new fonts: a test
reports characters beyond the repertoire.

Kana, ideographs and signs are from Noto Sans CJK (Debian: ``fonts-noto-cjk``). The letters that it lacks and the serif
are from Source Sans and Source Serif (npm), the sources of Noto's own letters, and are scaled to Noto's size. All fonts
have new family names, so that an installed font is never used instead. Needs fontTools with brotli, npm, and
fontconfig's ``fc-match``.
"""

import subprocess
import tarfile
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).resolve().parent.parent
FONTS, PAGE = ROOT / "resources" / "fonts", ROOT / "resources" / "spectators"

PACKAGES = {"source-sans": "3.52.0", "source-serif": "4.5.1"}
"""The npm packages with the letters, and their versions."""


class LetterFont(NamedTuple):
    """A font of letters.

    Attributes:
        package: The npm package.
        path: The path in the package.
        weight: The weight to choose in a variable font; 0 for a font of one weight.
        size: The factor by which Noto CJK enlarges the letters.
    """

    package: str
    path: str
    weight: int
    size: float


SANS = "VF/SourceSans3VF-Upright.otf"
REGULAR, BOLD = LetterFont("source-sans", SANS, 400, 1.117), LetterFont("source-sans", SANS, 650, 1.13)
SERIF = LetterFont("source-serif", "OTF/SourceSerif4-Semibold.otf", 0, 1.115)
"""The letters in the weights of Noto CJK, whose bold is lighter than theirs."""

BASIC = ((0x0020, 0x007E), (0x00A0, 0x00FF))
FURTHER = ((0x0100, 0x024F), (0x02B0, 0x036F), (0x0370, 0x04FF), (0x1E00, 0x1EFF))
"""Latin Extended-A and -B, marks, Greek, Cyrillic and Latin Extended Additional, as far as the sources have them."""
RAISED = frozenset((0x00B2, 0x00B3, 0x00B9, *range(0x2070, 0x20A0)))
"""Superscript and subscript figures, all from one font: Noto CJK has only a few."""
PUNCTUATION = ((0x2010, 0x2026), (0x2030, 0x203A), (0x20A0, 0x20BF), (0x2190, 0x2193), (0x2212, 0x2212))
SIGNS = (
    (0x2000, 0x206F),
    (0x20A0, 0x20BF),
    (0x2100, 0x23FF),
    (0x2460, 0x257F),
    (0x25A0, 0x27BF),
    (0x3000, 0x30FF),
    (0xFF00, 0xFFEF),
)
PIECES = "桌聴緑綠绿発萬万發发東东條条餅饼風风蘭兰將将龍龙絕賴雞寶獎飛飞駒驹莊荘圈"
"""Characters of the pieces and of a few yaku, in both fonts regardless of their character set."""
ELLIPSIS = 0x2026


def _ranges(*groups: Iterable[tuple[int, int]]) -> frozenset[int]:
    return frozenset(code for group in groups for first, last in group for code in range(first, last + 1))


def _characters_of(encoding: str) -> Iterator[int]:
    """Yields the characters of a 94 by 94 set in the order of its EUC encoding."""
    for row in range(0xA1, 0xFF):
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes((row, cell)).decode(encoding))
            except UnicodeDecodeError:
                continue


def _noto(face: str, style: str) -> Any:
    family = f"Noto Sans CJK {face}"
    answer = subprocess.run(
        ["fc-match", "-f", "%{file}\n%{index}\n%{family}\n%{style}", f"{family}:{style.lower()}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    path, index, families, styles = answer.split("\n")
    if family not in families.split(",") or style not in styles.split(","):
        raise SystemExit(f"fonts.py: {family} {style} is not installed; Debian has it in the package fonts-noto-cjk")
    return TTFont(path, fontNumber=int(index), recalcTimestamp=False)


def _fetch(folder: Path) -> None:
    """Downloads the packages with the letters into ``folder``."""
    for name, version in PACKAGES.items():
        subprocess.run(["npm", "pack", "--silent", f"{name}@{version}"], cwd=folder, check=True, capture_output=True)


def _letters(packages: Path, source: LetterFont, model: Any) -> Any:
    """Returns a font of letters with the letter size and line height of ``model``."""
    with tarfile.open(packages / f"{source.package}-{PACKAGES[source.package]}.tgz") as files:
        font = TTFont(files.extractfile(f"package/{source.path}"), recalcTimestamp=False, lazy=False)
    if source.weight:
        font = instantiateVariableFont(font, {"wght": source.weight}, downgradeCFF2=True)
    units = font["head"].unitsPerEm
    scale_upem(font, round(units * source.size))
    font["head"].unitsPerEm = units
    font["CFF "].cff[0].FontMatrix = [1 / units, 0, 0, 1 / units, 0, 0]
    for table, measures in (
        ("hhea", ("ascent", "descent", "lineGap")),
        ("OS/2", ("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent")),
    ):
        for measure in measures:
            setattr(font[table], measure, getattr(model[table], measure))
    return font


def _lower_ellipsis(font: Any) -> None:
    """Replaces the ellipsis with its proportional form, the one for Latin text."""
    substitutions = font["GSUB"].table
    lookups = {
        index
        for record in substitutions.FeatureList.FeatureRecord
        if record.FeatureTag == "pwid"
        for index in record.Feature.LookupListIndex
    }
    for index in sorted(lookups):
        for held in substitutions.LookupList.Lookup[index].SubTable:
            mapping = getattr(held, "ExtSubTable", held).mapping
            for table in font["cmap"].tables:
                if table.isUnicode() and table.cmap.get(ELLIPSIS) in mapping:
                    table.cmap[ELLIPSIS] = mapping[table.cmap[ELLIPSIS]]


def _rename(font: Any, family: str, style: str) -> None:
    """Gives the font its own names, but keeps copyright, authors and licence."""
    old = font["name"]
    bold = style == "Bold"
    full = f"{family} Bold" if bold else family
    post_script_name = f"{family.replace(' ', '')}-{style}"
    version = str(old.getName(5, 3, 1, 0x409))
    kept = {identity: old.getName(identity, 3, 1, 0x409) for identity in (0, 5, 8, 9, 10, 13, 14)}
    names = {
        **{identity: str(text) for identity, text in kept.items() if text is not None},
        1: family,
        2: style,
        3: f"{version.partition(';')[0]};{post_script_name}",
        4: full,
        6: post_script_name,
    }
    table = newTable("name")
    table.names = []
    for identity, text in sorted(names.items()):
        table.setName(text, identity, 3, 1, 0x409)
    font["name"] = table
    outlines = font["CFF "].cff
    outlines.fontNames = [post_script_name]
    outlines[0].FullName = full
    outlines[0].FamilyName = family
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x61 | (0x20 if bold else 0x40)
    font["head"].macStyle = int(bold)
    font["OS/2"].usWeightClass = 700 if bold else 400


def _options() -> subset.Options:
    options = subset.Options(
        hinting=False,
        layout_features=["ccmp", "kern", "mark", "mkmk", "palt"],
        name_IDs=["*"],
        notdef_outline=True,
        recalc_timestamp=False,
    )
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "STAT"]
    return options


def _save(font: Any, characters: frozenset[int], path: Path) -> None:
    """Reduces ``font`` to ``characters`` and writes it, compressed if ``.woff2``."""
    options = _options()
    if path.suffix == ".woff2":
        options.flavor = "woff2"
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    subset.save_font(font, str(path), options)
    print(f"{path.stat().st_size:>9,} {path.name}")


def make(fonts: Path = FONTS, page: Path = PAGE) -> None:
    """Writes all fonts into the two folders."""
    signs = _ranges(BASIC, FURTHER, SIGNS) - RAISED | frozenset(map(ord, PIECES))
    faces = {"JP": signs | set(_characters_of("euc_jp")) - RAISED, "SC": signs | set(_characters_of("gb2312")) - RAISED}
    letters = _ranges(BASIC, FURTHER, PUNCTUATION) | RAISED
    basic = letters - _ranges(FURTHER)
    with tempfile.TemporaryDirectory() as folder:
        packages = Path(folder)
        _fetch(packages)
        for style, source, page_name in (("Regular", REGULAR, "sans"), ("Bold", BOLD, "sans-bold")):
            has: frozenset[int] = frozenset()
            for face, characters in faces.items():
                font = _noto(face, style)
                if face == "JP":
                    model = font
                    has = characters & frozenset(font.getBestCmap())
                    _lower_ellipsis(font)
                _rename(font, f"Mahjong Desk Sans {face}", style)
                _save(font, characters, fonts / f"MahjongDeskSans{face}-{style}.otf")
            for characters, path in (
                ((letters | signs) - has, fonts / f"MahjongDeskSans-{style}.otf"),
                (basic, page / f"{page_name}.woff2"),
                (letters - basic, page / f"{page_name}-letters.woff2"),
            ):
                font = _letters(packages, source, model)
                _rename(font, "Mahjong Desk Sans", style)
                _save(font, characters, path)
        for characters, path in (
            (letters, fonts / "MahjongDeskSerif-Bold.otf"),
            (basic, page / "serif-bold.woff2"),
            (letters - basic, page / "serif-bold-letters.woff2"),
        ):
            font = _letters(packages, SERIF, model)
            _rename(font, "Mahjong Desk Serif", "Bold")
            _save(font, characters, path)


if __name__ == "__main__":
    make()
