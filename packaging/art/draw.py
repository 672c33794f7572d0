# SPDX-License-Identifier: MIT
"""Draws the mahjong tiles and the shogi pieces as SVG files.

``python packaging/art/draw.py OUTDIR`` names every file after the notation of its face (``1m``, ``0p``, ``7z``, ``8f``,
``K``; ``back`` is face down) and then, in this order, ``_s`` for the small cut, ``_l`` for letters and ``_r`` for a
tile that lies sideways. The back has no letters, and shogi pieces, which point at a player, are never sideways. ``_c``
is the set in high contrast, which has letters and one cut for every size.

Needs fontTools, fontconfig's ``fc-match`` and three fonts, by their Debian packages: ``fonts-aoyagi-kouzan-t``
and ``fonts-kouzan-mouhitsu`` for the characters, ``fonts-noto-cjk`` for the letters. The outlines go into the
files, so that no fonts are needed to see the tiles. The same fonts give the same files, byte by byte.
"""

import argparse
import itertools
import sys
from pathlib import Path

from contrast import contrast_piece, contrast_tile
from outlines import MissingArtFontError
from shogi import PIECES, piece
from tiles import FACES, back, tile

_CHOICES = (False, True)


def _suffix(*, small: bool, lettered: bool, sideways: bool) -> str:
    return ("_s" if small else "") + ("_l" if lettered else "") + ("_r" if sideways else "")


def draw_all() -> dict[str, str]:
    """Returns every SVG document by its file name.

    Raises:
        MissingArtFontError: A font of the art is not installed.
    """
    documents = {}
    for small, sideways in itertools.product(_CHOICES, _CHOICES):
        suffix = _suffix(small=small, lettered=False, sideways=sideways)
        documents[f"back{suffix}.svg"] = back(small=small, sideways=sideways)
    for face, small, lettered, sideways in itertools.product(FACES, _CHOICES, _CHOICES, _CHOICES):
        suffix = _suffix(small=small, lettered=lettered, sideways=sideways)
        documents[f"{face}{suffix}.svg"] = tile(face, small=small, lettered=lettered, sideways=sideways)
    for letter, small, lettered in itertools.product(PIECES, _CHOICES, _CHOICES):
        suffix = _suffix(small=small, lettered=lettered, sideways=False)
        documents[f"{letter}{suffix}.svg"] = piece(letter, small=small, lettered=lettered)
    for face, sideways in itertools.product((*FACES, "back"), _CHOICES):
        documents[f"{face}_c{'_r' if sideways else ''}.svg"] = contrast_tile(face, sideways=sideways)
    for letter in PIECES:
        documents[f"{letter}_c.svg"] = contrast_piece(letter)
    return documents


def main() -> int:
    """Draws all tiles and pieces, and returns the exit status."""
    parser = argparse.ArgumentParser(description="Draws the mahjong tiles and the pieces of shogi as SVG files.")
    parser.add_argument("folder", type=Path, help="the folder for the files; created if missing")
    folder: Path = parser.parse_args().folder
    try:
        documents = draw_all()
    except MissingArtFontError as error:
        print(f"draw.py: {error}", file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in documents.items():
        (folder / name).write_text(document, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
