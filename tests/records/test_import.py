# SPDX-License-Identifier: MIT
"""Records on their way into a ledger: they come once, as matches of a session, and are sound there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mahjong_desk.cli.parser import parse
from mahjong_desk.club.importing.commands import run_import
from mahjong_desk.club.importing.reading import inspect_file
from mahjong_desk.ledger.commands import run
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.refusal import Refusal
from tests.club.importing.evening import AT, LATER
from tests.records.test_botzone import text, turn
from tests.records.test_mjai import END, GAME, kyoku
from tests.records.test_tenhou import deal, record

WON = ["和了", [-1_300, 1_300, 0, 0], [1, 0, 1, "30符1飜1000点"]]
DRAWN = text(*turn(0, "B9"), "Huang", "Score 0 0 0 0")
CONTENTS = {
    "cup.json": json.dumps(record(deal(result=WON))),
    "game.mjson": "\n".join(map(json.dumps, [GAME, kyoku(), {"type": "ryukyoku"}, END])),
    "league.txt": DRAWN + DRAWN,
}


@pytest.mark.parametrize(("name", "content"), CONTENTS.items())
def test_a_record_comes_once(name: str, content: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    read = inspect_file(file, AT)
    assert read.records
    assert len(Ledger(read.ledger).matches()) == len(read.records)
    with Ledger.open(ledger_path(tmp_path / "club")) as ledger:
        assert ledger.import_data(read.ledger, {}, name, AT).has_changes
        assert not ledger.import_data(inspect_file(file, LATER).ledger, {}, name, LATER).has_changes
        assert ledger.check().is_sound
        assert len(ledger.matches()) == len(read.records)


def test_the_session_has_the_name_of_the_record_or_the_file(tmp_path: Path) -> None:
    names = {}
    for name, content in CONTENTS.items():
        file = tmp_path / name
        file.write_text(content, encoding="utf-8")
        (session,) = Ledger(inspect_file(file, AT).ledger).sessions()
        names[name] = session.name
    assert names == {"cup.json": "Cup 1", "game.mjson": "game", "league.txt": "league"}


def test_the_command_says_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "cup.json"
    file.write_text(CONTENTS["cup.json"], encoding="utf-8")
    lines: list[str] = []
    given = parse(["ledger", "import", str(file), "--data", str(tmp_path / "club")])
    assert run({"import": run_import}[given.deed], given, lines.append) == 0
    assert lines[0].endswith("1 deal, 1 difference")
    assert lines[1].startswith("  log[0]: deltas")


def test_a_fault_is_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "cup.json"
    file.write_text(json.dumps(record(deal(result=["終"]))), encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        inspect_file(file, AT)
    assert caught.value.path == "log[0][16][0]"
