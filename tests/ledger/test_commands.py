# SPDX-License-Identifier: MIT
"""The commands of the terminal."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from mahjong_desk.ledger.commands import COMMANDS, run
from mahjong_desk.ledger.ledger import Ledger
from tests.ledger.things import AT, filled, hand


def said(command: str, path: Path, **given: Any) -> tuple[int, str]:
    lines: list[str] = []
    status = run(COMMANDS[command], Namespace(data=path.parent, ledger="", **given), lines.append)
    return status, "\n".join(lines)


def test_commands(path: Path, tmp_path: Path) -> None:
    assert said("check", path) == (2, f"mahjong-desk: there is no ledger {path}")
    filled(path, 3)
    assert said("check", path)[1].startswith("sound, 5 entries, fingerprint")
    assert said("backup", path, file=None)[0] == 0
    assert said("export", path, file=tmp_path / "all.jsonl") == (0, f"written to {tmp_path / 'all.jsonl'}: 5 entries")
    with Ledger.open(path) as ledger:
        ledger.append(ledger.journal(2), hand(9), AT)
    backup = next((path.parent / "backups").iterdir())
    status, text = said("restore", path, file=backup, yes=False)
    assert (status, text.splitlines()[:2]) == (0, ["now 6 entries, then 5, the first 5 the same", "goes: 1 × record"])
    assert said("restore", path, file=backup, yes=True)[0] == 0
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    status, text = said("repair", path, yes=True)
    assert status == 0, text
    assert "sound, 5 entries" in text
