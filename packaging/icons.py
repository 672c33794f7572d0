# SPDX-License-Identifier: MIT
"""Draws the icon of the application in every size and format that a system needs.

``python packaging/icons.py FOLDER`` writes the icons of the hicolor theme, ``mahjong-desk.ico`` for Windows and
``mahjong-desk.icns`` for macOS. Sizes up to 32 pixels use another drawing, which is aligned to pixels.
"""

import struct
import sys
from pathlib import Path
from typing import cast

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

NAME = "mahjong-desk"
DRAWINGS = Path(__file__).resolve().parent.parent / "resources" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of the hicolor theme, in pixels."""

_SMALL = 32
_WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
_MAC_SIZES = {
    b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic13": 256, b"ic09": 512, b"ic14": 512,
    b"ic10": 1024,
}  # fmt: skip
"""The sizes, in pixels, of the pictures of a macOS icon by their type; some are for double resolution."""
_PNG_FROM = 256
"""From this size on, a Windows icon contains PNG; smaller pictures are bitmaps, which installers can read."""


def draw_icon(size: int) -> QImage:
    """Returns the icon in a size, in pixels."""
    drawing = QSvgRenderer(str(DRAWINGS / ("app_small.svg" if size <= _SMALL else "app.svg")))
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def png(size: int) -> bytes:
    """Returns the icon in a size as PNG."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw_icon(size).save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico() -> bytes:
    """Returns the Windows icon: a directory, then the picture of each size."""
    pictures = {size: png(size) if size >= _PNG_FROM else _bitmap(size) for size in _WINDOWS_SIZES}
    head = struct.pack("<3H", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        # A byte is too small for 256, which is written as 0.
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return head + b"".join(pictures.values())


def icns() -> bytes:
    """Returns the macOS icon: each picture after its type and length."""
    chunks = b""
    for name, size in _MAC_SIZES.items():
        picture = png(size)
        chunks += name + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(chunks) + 8) + chunks


def write_hicolor(share: Path) -> None:
    """Writes the icons of the hicolor theme below ``share``, in every size and as SVG."""
    apps = share / "icons" / "hicolor"
    for size in SIZES:
        _write(apps / f"{size}x{size}" / "apps" / f"{NAME}.png", png(size))
    _write(apps / "scalable" / "apps" / f"{NAME}.svg", (DRAWINGS / "app.svg").read_bytes())


def write_to(folder: Path) -> None:
    """Writes every icon into a folder."""
    write_hicolor(folder)
    _write(folder / f"{NAME}.ico", ico())
    _write(folder / f"{NAME}.icns", icns())


def _bitmap(size: int) -> bytes:
    """Returns the icon as a Windows bitmap: bottom-up BGRA rows, an empty mask."""
    image = draw_icon(size)
    rows = [bytes(cast(memoryview, image.constScanLine(row))) for row in reversed(range(size))]
    mask = bytes((size + 31) // 32 * 4 * size)
    return struct.pack("<IiiHHIIiiII", 40, size, 2 * size, 1, 32, 0, 0, 0, 0, 0, 0) + b"".join(rows) + mask


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


if __name__ == "__main__":
    write_to(Path(sys.argv[1]))
