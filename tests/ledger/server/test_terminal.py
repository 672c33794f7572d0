# SPDX-License-Identifier: MIT
"""What the command line does with a ledger on a server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mahjong_desk.cli import main
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ledger.server_place import ServerPlace
from tests.ledger.acts import AT, OPENING
from tests.ledger.server.club import Club, begun, event
from tests.ledger.server.world import Server


def test_the_command_line_checks_and_backs_up_a_ledger_on_a_server(
    club: Club, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = club.open("one")
    journal = one.append(begun(one), event(1), AT)
    url = club.place("one").url.replace("club@", "club:secret@")
    copy = tmp_path / "copy.sqlite3"

    def said(*arguments: str) -> tuple[int, str]:
        status = main(["ledger", *arguments, "--data", str(tmp_path / "terminal")])
        captured = capsysbinary.readouterr()
        return status, (captured.out + captured.err).decode()

    status, words = said("check", "--ledger", url)
    assert (status, words) == (0, f"sound, 3 entries, fingerprint {one.end.fingerprint}\n")
    monkeypatch.setenv("MAHJONG_DESK_LEDGER", url)
    status, words = said("backup", str(copy))
    assert status == 0
    assert f"written to {copy}, up to entry 3" in words
    with Ledger.open(copy) as backup:
        assert (backup.journal(journal.match_id), backup.end) == (journal, one.end)
    for command in (["rebuild"], ["salvage", str(tmp_path / "x")], ["restore", str(copy)]):
        status, words = said(*command)
        assert status == 2
        assert "on a server" in words
        assert "secret" not in words


def test_a_ledger_in_a_file_is_brought_to_a_server(
    club: Club, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    folder = tmp_path / "before"
    with Ledger.open(ledger_path(folder)) as ledger:
        ledger.house_rules.save("boo", "1", "Ours", {"length": "hanchan"}, AT)
        journal = ledger.append(begun(ledger), event(1), AT)
        end, rules = ledger.end, ledger.house_rules.all()
    bring = ["ledger", "--data", str(folder), "bring"]
    assert main(bring) == 2
    assert main([*bring, "--ledger", club.place("one").url]) == 0
    assert end.fingerprint.encode() in capsysbinary.readouterr().out
    one = club.open("one")
    assert (one.end, one.house_rules.all(), one.journal(journal.match_id)) == (end, rules, journal)
    assert main([*bring, "--ledger", club.place("one").url]) == 2
    assert b"has 4 entries already" in capsysbinary.readouterr().out


def test_everything_goes_out_of_a_server_and_into_another_with_its_fingerprint(
    club: Club, server: Server, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    one = club.open("one")
    one.drills.add({"right": True}, AT)
    journal = one.open_match(one.start_session("Friday", AT).id, OPENING._replace(options={}), AT)
    file, url = str(tmp_path / "all.jsonl"), server.url(server.new_database())
    assert main(["ledger", "export", file, "--ledger", club.place("one").url, "--data", str(tmp_path / "one")]) == 0
    assert main(["ledger", "import", file, "--yes", "--ledger", url, "--data", str(tmp_path / "two")]) == 0
    with Ledger.open(ServerPlace(url, tmp_path / "two")) as other:
        assert (other.end, other.drills.all()) == (one.end, one.drills.all())
        assert other.journal(journal.match_id) == journal
        assert other.check().sound
    assert capsysbinary.readouterr().err == b""


def test_without_its_driver_a_server_is_refused_in_words(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from mahjong_desk.cli import main\n"
        f"sys.exit(main(['ledger', 'check', '--ledger', 'postgresql://club/x', '--data', {str(tmp_path)!r}]))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "")
    assert "install mahjong-desk[postgresql]" in done.stdout
