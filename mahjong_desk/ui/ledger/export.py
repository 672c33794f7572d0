# SPDX-License-Identifier: MIT
"""Writes the match on the desk into files for others: the contract's match file, or its rows as a table."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from mahjong_desk.match import Match
from mahjong_desk.ui.ledger.lines import LedgerLine

translate = QCoreApplication.translate


def match_text(document: object) -> str:
    """Returns a match file as text, one field a line."""
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def rows_text(match: Match, lines: Sequence[LedgerLine]) -> str:
    """Returns the rows as comma-separated values: plain numbers, a change and a total for each player."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    heads = [
        translate("Export", "Hand"),
        translate("Export", "What happened"),
        translate("Export", "Tiles"),
        translate("Export", "Yaku"),
        translate("Export", "Checked"),
    ]
    for name in match.players:
        heads += [translate("Export", "{player} change").format(player=name), name]
    heads.append(translate("Export", "Remark"))
    writer.writerow([_safe(head) for head in heads])
    for line in lines:
        tiles = " ".join("".join(face.name for face in group.pieces) for group in line.groups)
        checked = translate("Export", "no") if line.unchecked else translate("Export", "yes")
        cells: list[object] = [line.hand, line.happened, tiles, line.yaku, checked]
        for delta, score in zip(line.deltas, line.scores, strict=True):
            cells += [delta, score]
        cells.append(line.refusal or line.remark)
        writer.writerow([_safe(cell) for cell in cells])
    return out.getvalue()


def _safe(cell: object) -> object:
    # A name typed at the table must not become a formula of the program that opens the file.
    if isinstance(cell, str) and cell[:1] in {"=", "+", "-", "@", "\t"}:
        return f"'{cell}"
    return cell


def write_whole(path: Path, text: str) -> None:
    """Writes a file that is either there whole or as it was before.

    Raises:
        OSError: It cannot be written.
    """
    draft = path.with_name(f".{path.name}.new")
    try:
        with draft.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
