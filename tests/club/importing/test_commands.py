# SPDX-License-Identifier: MIT
"""The output of ``mahjong-desk ledger export`` and ``import`` in a terminal."""

from decimal import Decimal
from pathlib import Path

import pytest

from mahjong_desk.cli.parser import parse
from mahjong_desk.club.importing.commands import run_import
from mahjong_desk.club.importing.reading import inspect_file
from mahjong_desk.club.importing.summary import count_import
from mahjong_desk.journal.acts import Act, ActionKind
from mahjong_desk.ledger.books import Rates
from mahjong_desk.ledger.commands import COMMANDS, run
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import MergeStatus
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.refusal import Refusal
from tests.club.importing.evening import AT, LATER, files_of, play_evening, ron
from tests.club.importing.hostile import malformed_files
from tests.scope import amount


@pytest.fixture
def club(tmp_path: Path) -> Path:
    with Ledger.open(ledger_path(tmp_path / "club")) as ledger:
        play_evening(ledger)
    return tmp_path / "club"


def run_ledger(folder: Path, *arguments: str) -> tuple[int, list[str]]:
    lines: list[str] = []
    command_line = parse(["ledger", *arguments, "--data", str(folder)])
    return run({**COMMANDS, "import": run_import}[command_line.action], command_line, lines.append), lines


def test_an_exported_ledger_can_be_imported(club: Path, tmp_path: Path) -> None:
    file = str(tmp_path / "all.jsonl")
    assert run_ledger(club, "export", file)[0] == 0
    status, lines = run_ledger(tmp_path / "new", "import", file)
    assert lines[0] == "                     new    longer     known  diverged"
    assert "match                  2         0         0         0" in lines
    assert (status, lines[-2:]) == (0, ["6 hands in new matches", "nothing was changed: use --yes to import"])
    assert run_ledger(tmp_path / "new", "check")[1] == ["sound, 0 entries, fingerprint " + " ".join(["0000"] * 8)]
    status, lines = run_ledger(tmp_path / "new", "import", file, "--yes")
    assert status == 0
    assert lines[-1] == run_ledger(club, "check")[1][-1]
    assert "everything is already here" in run_ledger(tmp_path / "new", "import", file, "--yes")[1]


def test_a_name_in_another_encoding_leaves_the_export_readable(club: Path, tmp_path: Path) -> None:
    with Ledger.open(ledger_path(club)) as ledger:
        file = files_of(ledger, tmp_path)["foreign"].rename(tmp_path / "club\u3000\udc91.json")
    assert run_ledger(club, "import", str(file), "--yes")[0] == 0
    run_ledger(club, "export", str(tmp_path / "all.jsonl"))
    assert run_ledger(tmp_path / "new", "import", str(tmp_path / "all.jsonl"))[0] == 0
    assert '"club\u3000\ufffd"' in (tmp_path / "all.jsonl").read_text()


def test_diverged_matches_are_reported_and_resolved(club: Path, tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    run_ledger(club, "export", str(file))
    run_ledger(tmp_path / "other", "import", str(file), "--yes")
    for folder, winner in ((club, 1), (tmp_path / "other", 2)):
        with Ledger.open(ledger_path(folder)) as ledger:
            ledger.append(ledger.journal(1), Act.record(ron(winner, 3)), LATER)
            ledger.rename_session(1, "", LATER)
            ledger.rates.save(1, Rates("yen", {"arushiaru/points": Decimal(winner)}), LATER)
    run_ledger(tmp_path / "other", "export", str(file))
    _, lines = run_ledger(club, "import", str(file))
    assert "diverged: rates of a session without a name (mine, theirs)" in lines
    assert any(line.startswith("diverged: match ") and "after 3 hands: 1 more here, 1 there" in line for line in lines)
    with Ledger.open(ledger_path(club)) as ledger:
        counts = count_import(ledger.preview_import(inspect_file(file, AT).ledger, {}, AT))
        assert counts[MergeStatus.DIVERGED, ActionKind.OPEN] == counts[MergeStatus.KNOWN, ActionKind.OPEN] == 1
    run_ledger(club, "import", str(file), "--yes", "--diverged", "theirs")
    with Ledger.open(ledger_path(club)) as ledger:
        assert ledger.journal(1).events[-1]["wins"][0]["winner"] == 2
        assert len(ledger.matches()) == 2


def test_known_and_new_drill_answers_are_counted(club: Path, tmp_path: Path) -> None:
    file, other = str(tmp_path / "all.jsonl"), tmp_path / "other"
    with Ledger.open(ledger_path(club)) as ledger:
        ledger.drills.add({"right": False}, LATER)
        ledger.export(Path(file))
    run_ledger(other, "import", file, "--yes")
    with Ledger.open(ledger_path(other)) as ledger:
        ledger.start_session("Saturday", LATER)
    for folder in (club, other):
        assert "drill answer           0         0         2         0" in run_ledger(folder, "import", file)[1]
    with Ledger.open(ledger_path(club)) as ledger:
        ledger.drills.add({"right": True}, LATER)
        ledger.export(Path(file))
    assert "drill answer           1         0         2         0" in run_ledger(other, "import", file)[1]


def test_a_refused_file_is_reported_with_the_fault(club: Path, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_text('{"format": "mahjong-desk/match", "version": 2, "ruleset": "boo", "players": [], "events": []}')
    status, (line,) = run_ledger(club, "import", str(file), "--yes")
    assert status == 2
    assert f"{file}, version: " in line
    status, (line,) = run_ledger(club, "import", str(tmp_path), "--yes")
    assert status == 2
    assert "directory" in line


def test_hostile_files_are_refused_or_imported_soundly(club: Path, tmp_path: Path) -> None:
    with Ledger.open(ledger_path(club)) as ledger:
        exports = {kind: file.read_bytes() for kind, file in files_of(ledger, tmp_path).items()}
        end = ledger.chain_head
        file = tmp_path / "hostile.json"
        imported, refused = 0, list[Refusal]()
        for content in malformed_files(exports, amount(25, 300)):
            file.write_bytes(content)
            try:
                incoming = inspect_file(file, AT).ledger
            except Refusal as refusal:
                refused.append(refusal)
                continue
            # A changed name or note is still a valid match: the user sees it and confirms the import.
            ledger.preview_import(incoming, {}, LATER)
            assert ledger.chain_head == end
            with Ledger.open(ledger_path(tmp_path / f"taken {imported}")) as other:
                other.import_data(incoming, {}, file.name, LATER)
                assert other.check().is_sound
            imported += 1
        assert ledger.check().is_sound
    assert all(refusal.message for refusal in refused)
    assert len(refused) > 3 * imported
