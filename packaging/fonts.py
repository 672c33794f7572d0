# SPDX-License-Identifier: MIT
"""Makes the shipped fonts: ``python packaging/fonts.py OUTDIR``, where OUTDIR is ``resources/fonts`` as a rule.

Cuts Noto Sans CJK and Noto Serif CJK (Debian: ``fonts-noto-cjk``) down to what the application shows, and names
the results apart from their sources, so that a family asked for is never an installed one. Needs fontTools and
fontconfig's ``fc-match``. Run it again when the translations or the rule pages have got new characters.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import RecordingPen, replayRecording
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont, newTable

ROOT = Path(__file__).resolve().parent.parent
TEXTS = (
    "mahjong_desk/**/*.py",
    "resources/languages/**/*.po",
    "resources/languages/**/*.md",
    "resources/lessons/*.toml",
    "resources/compare/*.toml",
)
"""Where the texts of the application stand; every ideograph and kana in them is in every font."""

EAST_ASIAN = 0x2E80
"""The first code point of the East Asian scripts."""

LETTERS_AND_SIGNS = (
    (0x0020, 0x007E),
    (0x00A0, 0x017F),
    (0x01CD, 0x01DC),
    (0x0218, 0x021B),
    (0x0300, 0x0304),
    (0x0370, 0x03FF),
    (0x0400, 0x045F),
    (0x1E80, 0x1EF9),
    (0x2000, 0x206F),
    (0x2070, 0x209F),
    (0x20A0, 0x20BF),
    (0x2100, 0x218F),
    (0x2190, 0x21FF),
    (0x2200, 0x22FF),
    (0x2460, 0x24FF),
    (0x2500, 0x257F),
    (0x25A0, 0x27BF),
    (0x3000, 0x303F),
    (0xFF00, 0xFFEF),
)
"""Latin, Greek, Cyrillic, punctuation, arrows and signs, as far as the sources have them."""
TITLE_LETTERS_AND_SIGNS = (
    (0x0020, 0x007E),
    (0x00A0, 0x017F),
    (0x2010, 0x2026),
    (0x2070, 0x207F),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
    (0x3000, 0x301F),
    (0xFF01, 0xFF5E),
)
KANA = ((0x3041, 0x309F), (0x30A0, 0x30FF))

TILES = "桌聴緑綠绿発萬万發发中白東东南西北筒索條条餅饼風风竹春夏秋冬梅蘭兰菊麻雀牌將将"
TITLES = (
    "々「」いうきぎしなみょアオシジズツドブマモャラリルワン・ー一七三上世両中么九二五京人倍元全兩八关刻前北十華原双发吃吊"
    "同和喜喰四国圈地士大天头子字守宝家寶对対将將對小岭嶺带帯帶平幺庄底庸开式役悠抢护捉捞提搶摸撈散断斷无明暗月本杠条板棋"
    "槍槓步歩气気氣沈没河浮海混清溜灯点無燈牌玉王界番疵發白直碰立筒純红義翻老胡自般色花荘莲華蓮西角護豪貫賽财贯赤车通連釣"
    "門開関门雀雞順頭风風飛飞駒驹高魁魚鱼麻龍龙東东南場场局圈莊六百千万零〇本場親亲荘家点數数半"
)
"""The characters of the names of all rule systems, yaku and rounds."""

SUPERSCRIPTS = {
    0x2070: "0",
    0x2075: "5",
    0x2076: "6",
    0x2077: "7",
    0x2078: "8",
    0x2079: "9",
}
"""The raised figures that Noto CJK lacks (it has 1 to 4), by the figure they are made of."""
_SLOTS = tuple(range(0xAC00, 0xAC00 + len(SUPERSCRIPTS)))
"""Hangul syllables, which no text here has: their glyphs become the missing superscripts."""
ELLIPSIS = 0x2026


@dataclass(frozen=True, slots=True)
class Cut:
    """One font to make.

    Attributes:
        source: The family it is cut from.
        family: Its own family.
        bold: Whether it is the bold of its family, and cut from the bold.
        characters: What it must show, as far as the source has it.
        raised: How heavy the added superscripts are drawn before they are made small, from 0, the regular, to 1,
            the bold, and beyond: small strokes must be as thick as those of the source's own superscripts.
        low_ellipsis: Whether the ellipsis stands on the baseline, as in Latin text, and not at half height.
    """

    source: str
    family: str
    bold: bool
    characters: frozenset[int]
    raised: float
    low_ellipsis: bool

    @property
    def style(self) -> str:
        """The name of the style, as the tables link it."""
        return "Bold" if self.bold else "Regular"

    @property
    def post_script_name(self) -> str:
        """The name without spaces, which is the name of the file, too."""
        return f"{self.family.replace(' ', '')}-{self.style}"


class MissingFontError(RuntimeError):
    """A source is not installed."""

    def __init__(self, family: str) -> None:
        super().__init__(f"the font {family!r} is not installed; Debian has it in the package fonts-noto-cjk")


def _ranges(*groups: Iterable[tuple[int, int]]) -> frozenset[int]:
    return frozenset(code for group in groups for first, last in group for code in range(first, last + 1))


def _rows(encoding: str, first: int, last: int) -> Iterator[int]:
    """Yields the characters in the rows ``first`` to ``last`` of a 94 by 94 set as its EUC encoding has them."""
    for row in range(first, last + 1):
        for cell in range(1, 95):
            try:
                yield ord(bytes((0xA0 + row, 0xA0 + cell)).decode(encoding))
            except UnicodeDecodeError:
                continue


def _texts() -> frozenset[int]:
    paths = sorted(path for pattern in TEXTS for path in ROOT.glob(pattern))
    return frozenset(ord(sign) for path in paths for sign in path.read_text("utf-8") if ord(sign) >= EAST_ASIAN)


def cuts() -> tuple[Cut, ...]:
    """Returns the fonts to make: Japanese and Chinese, the interface in two weights and the titles."""
    common = frozenset(map(ord, TILES + TITLES)) | _texts()
    interface = _ranges(LETTERS_AND_SIGNS, KANA) | common
    titles = _ranges(TITLE_LETTERS_AND_SIGNS, KANA) | common
    japanese, rare_japanese = frozenset(_rows("euc_jp", 16, 47)), frozenset(_rows("euc_jp", 48, 84))
    chinese, rare_chinese = frozenset(_rows("gb2312", 16, 55)), frozenset(_rows("gb2312", 56, 87))
    everyday = interface | japanese | chinese
    sans, serif = "Noto Sans CJK", "Noto Serif CJK"
    return (
        Cut(f"{sans} JP", "Mahjong Desk Sans JP", False, everyday | rare_japanese | rare_chinese, 0.4, True),
        Cut(f"{sans} JP", "Mahjong Desk Sans JP", True, everyday | rare_japanese, 1.5, True),
        Cut(f"{sans} SC", "Mahjong Desk Sans SC", False, everyday | rare_chinese, 0.4, False),
        Cut(f"{sans} SC", "Mahjong Desk Sans SC", True, everyday | rare_chinese, 1.5, False),
        Cut(f"{serif} JP", "Mahjong Desk Serif JP", True, titles, 1, True),
        Cut(f"{serif} SC", "Mahjong Desk Serif SC", True, titles, 1, False),
    )


def _source(family: str, *, bold: bool) -> Any:
    pattern = f"{family}:{'bold' if bold else 'regular'}"
    try:
        answer = subprocess.run(
            ["fc-match", "-f", "%{file}\n%{index}\n%{family}\n%{weight}", pattern],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise MissingFontError(family) from error
    path, index, families, weight = answer.split("\n")
    if family not in families.split(",") or (int(weight) >= 200) != bold:
        raise MissingFontError(f"{family} {'Bold' if bold else 'Regular'}")
    return TTFont(path, fontNumber=int(index), recalcTimestamp=False)


def _lower_ellipsis(font: Any) -> None:
    """Shows the ellipsis by its proportional form, the one for Latin text."""
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


Outline = list[tuple[str, tuple[tuple[float, float], ...]]]


def _figure(font: Any, figure: str) -> Outline:
    pen = RecordingPen()
    font.getGlyphSet()[font.getBestCmap()[ord(figure)]].draw(pen)
    outline: Outline = pen.value
    return outline


def _mixed(light: Outline, heavy: Outline, weight: float) -> Outline:
    """Returns the outline at ``weight``, 0 light and 1 heavy; both have the same points in the same order."""
    return [
        (
            command,
            tuple(
                (x + (other_x - x) * weight, y + (other_y - y) * weight)
                for (x, y), (other_x, other_y) in zip(points, others, strict=True)
            ),
        )
        for (command, points), (_, others) in zip(light, heavy, strict=True)
    ]


def _bounds(outline: Outline) -> tuple[float, float, float, float]:
    pen = BoundsPen(None)
    replayRecording(outline, pen)
    bounds: tuple[float, float, float, float] = pen.bounds
    return bounds


def _superscripts(cut: Cut) -> dict[int, Outline]:
    """Returns the missing superscripts, as high as the 4 that the source has and in the middle of its width."""
    heavy = _source(cut.source, bold=True)
    light = heavy if cut.raised == 1 else _source(cut.source, bold=False)
    own = heavy if cut.bold else _source(cut.source, bold=False)

    def drawn(figure: str) -> Outline:
        return _mixed(_figure(light, figure), _figure(heavy, figure), cut.raised)

    model, pattern = _bounds(_figure(own, "\u2074")), _bounds(drawn("4"))
    scale = (model[3] - model[1]) / (pattern[3] - pattern[1])
    rise = model[1] - pattern[1] * scale
    advance = own["hmtx"][own.getBestCmap()[0x2074]][0]
    raised = {}
    for code, figure in SUPERSCRIPTS.items():
        outline = drawn(figure)
        left, _, right, _ = _bounds(outline)
        placed = RecordingPen()
        aside = (advance - (left + right) * scale) / 2
        replayRecording(outline, TransformPen(placed, (scale, 0, 0, scale, aside, rise)))
        raised[code] = placed.value
    return raised


def _add_superscripts(font: Any, raised: dict[int, Outline]) -> None:
    """Puts the missing superscripts into the glyphs of ``_SLOTS``."""
    names: dict[int, str] = font.getBestCmap()
    advance = font["hmtx"][names[0x2074]][0]
    charstrings = font["CFF "].cff[0].CharStrings
    for slot, (code, outline) in zip(_SLOTS, raised.items(), strict=True):
        name = names[slot]
        old = charstrings[name]
        pen = T2CharStringPen(advance - old.private.nominalWidthX, None)
        replayRecording(outline, pen)
        charstrings[name] = pen.getCharString(private=old.private, globalSubrs=old.globalSubrs)
        font["hmtx"][name] = (advance, round(_bounds(outline)[0]))
        for table in font["cmap"].tables:
            if table.isUnicode() and slot in table.cmap:
                del table.cmap[slot]
                table.cmap[code] = name


def _rename(font: Any, cut: Cut) -> None:
    """Gives the font its own names, linked as Regular and Bold; copyright, makers and licence stay."""
    old = font["name"]
    full = cut.family if not cut.bold else f"{cut.family} Bold"
    version = str(old.getName(5, 3, 1, 0x409))
    names = {
        **{kept: str(old.getName(kept, 3, 1, 0x409)) for kept in (0, 5, 8, 9, 10, 13, 14)},
        1: cut.family,
        2: cut.style,
        3: f"{version.partition(';')[0]};{cut.post_script_name}",
        4: full,
        6: cut.post_script_name,
    }
    table = newTable("name")
    table.names = []
    for identity, text in sorted(names.items()):
        table.setName(text, identity, 3, 1, 0x409)
    font["name"] = table
    names_of_outlines = font["CFF "].cff
    names_of_outlines.fontNames = [cut.post_script_name]
    names_of_outlines[0].FullName = full
    names_of_outlines[0].FamilyName = cut.family
    upright_style = 0x20 if cut.bold else 0x40
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x61 | upright_style
    font["head"].macStyle = 1 if cut.bold else 0
    font["OS/2"].usWeightClass = 700 if cut.bold else 400


def make(cut: Cut, folder: Path) -> Path:
    """Writes one font into ``folder`` and returns its file.

    Raises:
        MissingFontError: Its source is not installed.
    """
    font = _source(cut.source, bold=cut.bold)
    if cut.low_ellipsis:
        _lower_ellipsis(font)
    options = subset.Options(
        hinting=False,
        layout_features=["ccmp", "kern", "mark", "palt"],
        name_IDs=["*"],
        notdef_outline=True,
        recalc_timestamp=False,
    )
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=cut.characters | frozenset(_SLOTS))
    cutter.subset(font)
    _add_superscripts(font, _superscripts(cut))
    _rename(font, cut)
    path = folder / f"{cut.post_script_name}.otf"
    font.save(path)
    return path


def main() -> int:
    """Makes all fonts in the folder named on the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description="Makes the fonts that the application ships.")
    parser.add_argument("folder", type=Path, help="where the files go; made if it is not there")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for cut in cuts():
            path = make(cut, folder)
            print(f"{path.stat().st_size:>9,} {path.name}")
    except MissingFontError as error:
        print(f"fonts.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
