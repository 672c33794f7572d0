# SPDX-License-Identifier: MIT
"""The drawn tiles and icons are complete, readable and up to date."""

import itertools
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).parents[2]
ART = ROOT / "resources" / "art"
SCRIPT = ROOT / "packaging" / "art" / "draw.py"
FONTS = ("AoyagiKouzanFontT", "KouzanBrushFont", "Noto Sans CJK JP")
FACES = [f"{digit}{suit}" for suit in "mps" for digit in range(10)] + [f"{digit}z" for digit in range(1, 8)]
FACES += [f"{digit}f" for digit in range(1, 9)]
PIECES = [piece + "".join(cut) for piece in "PLNSGBRK" for cut in itertools.product(("", "_s"), ("", "_l"))]
NAMES = sorted(
    PIECES
    + [f"{face}{''.join(cut)}" for face in FACES for cut in itertools.product(("", "_s"), ("", "_l"), ("", "_r"))]
    + [f"{face}_c{lies}" for face in [*FACES, "back"] for lies in ("", "_r")]
    + [f"{piece}_c" for piece in "PLNSGBRK"]
    + ["back", "back_r", "back_s", "back_s_r"]
)
PER_UNIT = 4
DARK = 128
"""Inks are darker than this level of grey; ivory, its edges and the bamboo of the body are lighter."""
MIN_DIFFERENCE = 60
"""The area, in square units, in which any two faces must differ in ink."""


def inked_rows(name: str) -> list[bytes]:
    """Returns the rows of a tile, four pixels a unit: 1 where it is inked, else 0."""
    renderer = QSvgRenderer(str(ART / f"{name}.svg"))
    box = renderer.viewBoxF()
    image = QImage(round(box.width() * PER_UNIT), round(box.height() * PER_UNIT), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    inked = bytes(level < DARK for level in range(256))
    lines = (bytes(cast("memoryview", grey.constScanLine(y))) for y in range(grey.height()))
    return [line[: grey.width()].translate(inked) for line in lines]


def missing_font() -> str | None:
    if shutil.which("fc-match") is None:
        return "fc-match"
    for family in FONTS:
        command = ["fc-match", "-f", "%{family}", family]
        if family not in subprocess.run(command, capture_output=True, text=True, check=True).stdout.split(","):
            return family
    return None


def test_the_art_folder_contains_exactly_the_tiles() -> None:
    assert sorted(path.stem for path in ART.glob("*.svg")) == NAMES


def test_qt_reads_every_tile_with_its_view_box(qapp: object) -> None:
    for name in NAMES:
        renderer = QSvgRenderer(str(ART / f"{name}.svg"))
        assert renderer.isValid(), name
        box = QRectF(0, 0, 92, 81) if name.endswith("_r") else QRectF(0, 0, 72, 90 if name[0] in "PLNSGBRK" else 100)
        assert renderer.viewBoxF() == box, name


def test_art_keeps_its_margin(qapp: object, subtests: pytest.Subtests) -> None:
    for face in FACES:
        with subtests.test(face):
            rows = inked_rows(face)[4 * PER_UNIT : 88 * PER_UNIT]
            columns = slice(4 * PER_UNIT, 68 * PER_UNIT)
            inked = [(x, y) for y, row in enumerate(rows) for x, ink in enumerate(row[columns]) if ink]
            left, right = (edge(x / PER_UNIT + 4 for x, _ in inked) for edge in (min, max))
            top, bottom = (edge(y / PER_UNIT + 4 for _, y in inked) for edge in (min, max))
            assert 8 <= left <= right <= 64
            assert 7.5 <= top <= bottom <= 86.5


@pytest.mark.parametrize("cut", ["", "_s", "_l", "_s_l", "_c"])
def test_faces_differ_by_more_than_colour(qapp: object, cut: str) -> None:
    shapes = {face: int.from_bytes(b"".join(inked_rows(face + cut))) for face in FACES}
    close = []
    for one, other in itertools.combinations(FACES, 2):
        differing = (shapes[one] ^ shapes[other]).bit_count()
        if differing < MIN_DIFFERENCE * PER_UNIT**2:
            close.append((one, other, differing))
    assert not close


def test_sideways_art_is_turned_a_quarter_left(qapp: object, subtests: pytest.Subtests) -> None:
    for face in FACES:
        with subtests.test(face):
            upright, sideways = inked_rows(face), inked_rows(f"{face}_r")
            places = itertools.product(range(10 * PER_UNIT, 62 * PER_UNIT, 5), range(10 * PER_UNIT, 86 * PER_UNIT, 5))
            inked = [(x, y) for x, y in places if upright[y][x]]
            turned = [(x, y) for x, y in inked if sideways[72 * PER_UNIT - 1 - x][y]]
            assert len(turned) > 0.95 * len(inked) > 0


def test_the_script_draws_exactly_these_files(tmp_path: Path) -> None:
    missing = missing_font()
    if missing:
        pytest.skip(f"the art is drawn from fonts that are not all installed here: {missing}")
    pytest.importorskip("fontTools", reason="the script draws with fontTools")
    subprocess.run([sys.executable, str(SCRIPT), str(tmp_path)], check=True)
    assert sorted(path.stem for path in tmp_path.iterdir()) == NAMES
    changed = [name for name in NAMES if (tmp_path / f"{name}.svg").read_bytes() != (ART / f"{name}.svg").read_bytes()]
    assert not changed


ICONS = ROOT / "resources" / "icons"
ICON_NAMES = [path.stem for path in sorted(ICONS.glob("*.svg")) if not path.stem.startswith("app")]


def test_icons_have_one_colour_and_one_stroke_width(qapp: object, subtests: pytest.Subtests) -> None:
    for name in ICON_NAMES:
        with subtests.test(name):
            path = ICONS / f"{name}.svg"
            text = path.read_text("utf-8")
            renderer = QSvgRenderer(str(path))
            assert renderer.isValid()
            assert renderer.viewBoxF() == QRectF(0, 0, 20, 20)
            assert set(re.findall(r'fill="([^"]*)"', text)) <= {"none", "#000000"}
            assert set(re.findall(r'stroke="([^"]*)"', text)) <= {"#000000"}
            assert set(re.findall(r'stroke-width="([^"]*)"', text)) <= {"1.6"}
