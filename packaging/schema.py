# SPDX-License-Identifier: MIT
"""Writes the JSON Schemas of the contract, as the rule systems have them now.

``python packaging/schema.py`` writes ``resources/docs/schema``; a file of a rule system that is no more goes.
"""

from __future__ import annotations

import json
from pathlib import Path

from mahjong_desk.interchange.schema import schemas

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "docs" / "schema"


def texts() -> dict[str, str]:
    """Returns the text of every schema file by its name."""
    return {name: json.dumps(schema, ensure_ascii=False, indent=1) + "\n" for name, schema in schemas().items()}


def write(folder: Path) -> None:
    """Writes every schema file into a folder, and removes those that there are no more."""
    folder.mkdir(parents=True, exist_ok=True)
    written = texts()
    for old in folder.glob("*.schema.json"):
        if old.name not in written:
            old.unlink()
    for name, text in written.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(FOLDER)
