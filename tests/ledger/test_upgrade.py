# SPDX-License-Identifier: MIT
from __future__ import annotations

import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from decimal import Decimal
from pathlib import Path
from typing import Any

import alembic.script
import pytest
from sqlalchemy import create_engine
from sqlalchemy.schema import CreateIndex, CreateTable

from mahjong_desk.ledger import inspection, migrations, upgrade
from mahjong_desk.ledger.errors import LedgerDiskFull, LedgerLocked, LedgerNewer, UpgradeFailed
from mahjong_desk.ledger.journal import Act, Journal, MatchHeader
from mahjong_desk.ledger.ledger import WAIT, Ledger
from mahjong_desk.ledger.place import book_folder, companions
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.ledger.rebuilding import rebuild
from mahjong_desk.ledger.schema import APPEND_ONLY, metadata
from mahjong_desk.ledger.second_book import SecondBook
from mahjong_desk.ledger.workshop import PREFIX, clear_left_overs
from tests.ledger.acts import AT
from tests.ledger.world import locked_by_another_process, no_room_beyond

ADD_A_COLUMN = """
from alembic import op
import sqlalchemy as sa

revision = "0008"
down_revision = "0007"


def upgrade():
    op.add_column("sessions", sa.Column("place", sa.Text, nullable=False, server_default="club"))
    {more}
"""


def query(path: Path, statement: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(statement).fetchall()


@pytest.fixture
def newer_application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes the application one version newer: its next migration adds a column, then does what is given."""

    def grow(more: str = "pass") -> None:
        scripts = tmp_path / "migrations"
        shutil.copytree(Path(migrations.__file__).parent, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        (scripts / "versions" / "r0008_place.py").write_text(ADD_A_COLUMN.format(more=more))
        monkeypatch.setattr(upgrade, "SCRIPTS", str(scripts))
        monkeypatch.setattr(inspection, "NEWEST", 8)

    return grow


def left_by(version: int, path: Path) -> Path:
    """Returns where a ledger now is as that version of the schema left it."""
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(Path(__file__).with_name(f"ledger_{version:04}.sql").read_text(encoding="utf-8"))
        connection.execute("PRAGMA journal_mode = WAL")
    return path


@pytest.fixture
def first_ledger(path: Path) -> Path:
    """A ledger as the first version of the schema left it."""
    return left_by(1, path)


@pytest.fixture
def third_ledger(path: Path) -> Path:
    """A ledger as the third version of the schema left it."""
    return left_by(3, path)


def test_a_ledger_of_the_first_version_keeps_its_match_and_gets_house_rules(first_ledger: Path) -> None:
    before = query(first_ledger, "SELECT * FROM journal")
    with Ledger.open(first_ledger) as ledger:
        (match,) = ledger.matches()
        journal = ledger.journal(match.id)
        assert journal.broken is None
        assert journal.header.options == {"length": "hanchan"}
        assert journal.header.house_rules == ""
        assert [event["type"] for event in journal.events] == ["draw"]
        assert ledger.append(journal, Act.redo(), AT).length == 5
        assert ledger.house_rules.all() == ()
        assert ledger.rates.of(match.session_id) == Rates()
        kept = ledger.house_rules.save("arushiaru", "1", "Ours", {"length": "hanchan"}, AT)
        header = MatchHeader("arushiaru", "1", {"length": "hanchan"}, ("Aoi", "Ben", "Chie", "Dai"), "", kept.name)
        assert ledger.journal(ledger.open_match(match.session_id, header, AT).match_id).header == header
    assert query(first_ledger, "SELECT * FROM journal WHERE match_id = 1 AND sequence < 4") == before
    copy = first_ledger.with_name("ledger.before-0007.sqlite3")
    assert query(copy, "PRAGMA user_version") == [(1,)]
    assert query(copy, "SELECT * FROM journal") == before


def test_a_ledger_of_the_third_version_keeps_what_it_had_and_gets_answers_to_drills(third_ledger: Path) -> None:
    with Ledger.open(third_ledger) as ledger:
        (match,) = ledger.matches()
        assert ledger.journal(match.id).broken is None
        assert [rules.name for rules in ledger.house_rules.all()] == ["Ours"]
        assert ledger.rates.of(match.session_id) == Rates("yen", {"arushiaru/points": Decimal("0.5")})
        assert ledger.drills.all() == ()
        ledger.drills.add({"right": True}, AT)
    with Ledger.open(third_ledger) as again:
        assert again.drills.all() == ({"right": True},)
        assert again.check().sound
    copy = third_ledger.with_name("ledger.before-0007.sqlite3")
    assert query(copy, "PRAGMA user_version") == [(3,)]
    assert query(copy, "SELECT count(*) FROM session_rates") == [(1,)]


def test_a_ledger_of_the_fourth_version_keeps_its_matches_and_takes_several_acts_as_one(path: Path) -> None:
    before = query(left_by(4, path), "SELECT * FROM journal")
    with Ledger.open(path) as ledger:
        journal = next(found for match in ledger.matches() if (found := ledger.journal(match.id)).broken is None)
        rows = len(journal.rows)
        act = Act.several([Act.record({"type": "riichi", "player": 0}), Act.record({"type": "end"})])
        assert len(ledger.append(journal, act, AT).rows) == rows + 2
    with Ledger.open(path) as again:
        assert again.journal(journal.match_id).length == journal.length + 1
        assert again.check().sound
    copy = path.with_name("ledger.before-0007.sqlite3")
    assert query(copy, "PRAGMA user_version") == [(4,)]
    assert query(copy, "SELECT * FROM journal") == before


def answers(ledger: Ledger) -> list[object]:
    """Returns what a ledger tells of everything in it."""
    matches = ledger.matches()
    told = [ledger.sessions(), matches, [ledger.journal(match.id) for match in matches], ledger.house_rules.all()]
    return [*told, [ledger.rates.of(session.id) for session in ledger.sessions()], ledger.drills.all()]


def test_a_ledger_of_the_fifth_version_gets_its_chain_and_no_hash_of_a_match_changes(path: Path) -> None:
    before = query(left_by(5, path), "SELECT * FROM journal")
    with Ledger.open(path) as ledger:
        assert query(path, "SELECT * FROM journal") == before
        assert [session.name for session in ledger.sessions()] == ["木曜の会", "Sunday at Ben’s"]
        assert ledger.drills.all() == ({"right": True}, {"right": False})
        (rules,) = ledger.house_rules.all()
        assert rules.options == {"length": "tonpuu"}
        checkup = ledger.check()
        assert checkup.sound
        assert checkup.end.number == 2 + 9 + 1 + 2 + 2
        told = answers(ledger)
    lines = list(SecondBook(book_folder(path)).lines())
    # By their times, save that nothing stands before what came before it in its own table.
    assert [line.link.kind for line in lines][:6] == ["drill_answer", "session", "match", "act", "act", "act"]
    for part in (path, *companions(path)):
        part.unlink(missing_ok=True)
    rebuild(path, WAIT)
    with Ledger.open(path) as again:
        assert answers(again) == told


def test_a_ledger_of_the_sixth_version_keeps_its_chain_and_takes_what_is_entered_about_the_club(path: Path) -> None:
    before = query(left_by(6, path), "SELECT * FROM chain")
    with Ledger.open(path) as ledger:
        assert query(path, "SELECT * FROM chain") == before
        assert ledger.club.acts("people") == ()
        act = ledger.club.enter("people", {"act": "add", "name": "Aoi"}, AT)
    with Ledger.open(path) as again:
        assert again.club.acts("people") == (act,)
        assert again.check().sound


def test_two_copies_brought_up_to_date_apart_speak_of_the_same_matches(tmp_path: Path) -> None:
    ends = []
    for name in ("here", "there"):
        with Ledger.open(left_by(5, tmp_path / name / "ledger.sqlite3")) as ledger:
            ends.append(ledger.end)
    assert ends[0] == ends[1]


@pytest.mark.parametrize("version", [1, 3, 4])
def test_every_version_so_far_gets_a_sound_chain(version: int, path: Path) -> None:
    with Ledger.open(left_by(version, path)) as ledger:
        checkup = ledger.check()
        assert checkup.findings == ()
        assert checkup.end.number > 0


def test_the_version_before_says_that_a_newer_one_wrote_the_ledger(
    path: Path, ledger: Ledger, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger.close()
    monkeypatch.setattr(inspection, "NEWEST", 6)
    with pytest.raises(LedgerNewer):
        Ledger.open(path)


def test_the_newest_known_schema_is_the_last_migration() -> None:
    scripts = alembic.script.ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_current_head() == f"{inspection.NEWEST:04}"


def test_the_migrations_make_the_tables_that_the_statements_expect(path: Path, ledger: Ledger) -> None:
    def plain(sql: str) -> str:
        return re.sub(r"\s+", " ", sql).strip()

    made = query(path, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name != 'alembic_version'")
    engine = create_engine("sqlite://")
    expected = [str(CreateTable(table).compile(engine)) for table in metadata.sorted_tables]
    expected += [
        str(CreateIndex(index).compile(engine)) for table in metadata.tables.values() for index in table.indexes
    ]
    engine.dispose()
    assert {plain(sql) for (sql,) in made} == {plain(sql) for sql in (*expected, *APPEND_ONLY)}


def test_a_new_file_says_whose_it_is_and_which_version(path: Path, ledger: Ledger) -> None:
    assert query(path, "PRAGMA application_id") == [(inspection.APPLICATION_ID,)]
    assert query(path, "PRAGMA user_version") == [(inspection.NEWEST,)]


def test_an_older_ledger_is_copied_then_upgraded(
    path: Path, ledger: Ledger, played: Journal, newer_application: Callable[..., None]
) -> None:
    ledger.close()
    newer_application()
    with Ledger.open(path) as upgraded:
        assert upgraded.journal(played.match_id) == played
    assert query(path, "SELECT name, place FROM sessions") == [("Friday", "club")]
    assert query(path, "PRAGMA user_version") == [(8,)]
    copy = path.with_name("ledger.before-0008.sqlite3")
    assert sorted(file.name for file in path.parent.iterdir()) == [copy.name, "ledger.book", path.name]
    assert query(copy, "PRAGMA user_version") == [(7,)]
    assert query(copy, "SELECT count(*) FROM journal") == [(4,)]


def test_the_copy_is_made_once_and_no_earlier_copy_is_replaced(
    path: Path, ledger: Ledger, newer_application: Callable[..., None]
) -> None:
    ledger.close()
    earlier = path.with_name("ledger.before-0008.sqlite3")
    earlier.write_text("an earlier copy")
    newer_application()
    for _ in range(2):
        Ledger.open(path).close()
    assert earlier.read_text() == "an earlier copy"
    copies = sorted(file.name for file in path.parent.glob("ledger.before-*"))
    assert copies == ["ledger.before-0008-2.sqlite3", "ledger.before-0008.sqlite3"]


def test_an_upgrade_that_fails_half_way_changes_nothing(
    path: Path, ledger: Ledger, played: Journal, newer_application: Callable[..., None]
) -> None:
    ledger.close()
    newer_application("raise RuntimeError('half way')")
    for _ in range(2):
        with pytest.raises(UpgradeFailed) as told:
            Ledger.open(path)
        assert told.value.details == "RuntimeError: half way"
    assert list(path.parent.glob("ledger.before-*")) == [told.value.copy], "one copy, however often it is tried"
    assert query(told.value.copy, "SELECT count(*) FROM journal") == [(4,)]
    assert query(path, "PRAGMA user_version") == [(7,)]
    assert [line[1] for line in query(path, "PRAGMA table_info(sessions)")] == ["id", "name", "started_at", "uuid"]
    assert query(path, "SELECT count(*) FROM journal") == [(4,)]


def test_an_upgrade_without_room_changes_nothing(
    path: Path, ledger: Ledger, newer_application: Callable[..., None]
) -> None:
    ledger.close()
    newer_application("op.execute('CREATE TABLE filler AS SELECT zeroblob(1000000) AS room')")
    with no_room_beyond(path.stat().st_size + 100_000), pytest.raises(LedgerDiskFull):
        Ledger.open(path)
    assert query(path, "PRAGMA user_version") == [(7,)]
    with Ledger.open(path) as upgraded:
        assert upgraded.check().sound
    assert query(path, "PRAGMA user_version") == [(8,)]


@pytest.mark.parametrize("version", [1, 3, 4, 5, 6])
def test_killed_at_any_statement_of_an_upgrade_nothing_is_lost(
    version: int, path: Path, request: pytest.FixtureRequest
) -> None:
    left_by(version, path)
    journals = query(path, "SELECT * FROM journal ORDER BY match_id, sequence")
    older = path.read_bytes()
    with Ledger.open(path) as ledger:
        end = ledger.end
    command = [sys.executable, str(Path(__file__).with_name("upgraded.py")), str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as upgrades:
        assert upgrades.stdin is not None
        assert upgrades.stdout is not None

        def upgrade_until(statement: int) -> bool:
            """Has the upgrade killed before a statement; tells whether it came so far."""
            assert upgrades.stdin is not None
            assert upgrades.stdout is not None
            for part in path.parent.iterdir():
                shutil.rmtree(part) if part.is_dir() else part.unlink()
            path.write_bytes(older)
            print(statement, file=upgrades.stdin, flush=True)
            return upgrades.stdout.readline() == "killed\n"

        total = next(power for power in range(1, 20) if not upgrade_until(2**power))
        moments = 200 if request.config.getoption("--long") else 5
        killed = 0
        for step in range(moments):
            killed += upgrade_until(1 + 2**total * step // moments)
            with Ledger.open(path) as ledger:
                assert query(path, "SELECT * FROM journal ORDER BY match_id, sequence") == journals
                assert ledger.end == end
                assert ledger.check().findings == ()
            clear_left_overs(path.parent)
            assert not list(path.parent.glob(f"{PREFIX}*"))
        assert killed
        upgrades.stdin.close()


def test_an_upgrade_waits_for_no_one_for_ever(
    path: Path, ledger: Ledger, newer_application: Callable[..., None]
) -> None:
    ledger.close()
    newer_application()
    with locked_by_another_process(path), pytest.raises(LedgerLocked):
        Ledger.open(path, timeout=0.05)
    assert query(path, "PRAGMA user_version") == [(7,)]
    assert not list(path.parent.glob("ledger.before-*"))


def test_of_two_that_upgrade_at_once_the_second_finds_nothing_to_do(
    path: Path, ledger: Ledger, newer_application: Callable[..., None]
) -> None:
    ledger.close()
    newer_application()
    assert upgrade.upgrade(path, 0.05) == path.with_name("ledger.before-0008.sqlite3")
    assert upgrade.upgrade(path, 0.05) is None


def test_of_two_that_make_a_ledger_at_once_the_first_wins(path: Path, ledger: Ledger, played: Journal) -> None:
    upgrade.create(path, 0.05)
    assert ledger.journal(played.match_id) == played
    assert not list(path.parent.glob(f"{PREFIX}*"))


def test_a_disk_without_hard_links_gets_its_ledger_too(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_source: Path, _target: Path) -> None:
        raise OSError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", refuse)
    with Ledger.open(path) as ledger:
        ledger.start_session("Friday", "2026-01-31T20:15:00Z")
    with Ledger.open(path) as ledger:
        assert len(ledger.sessions()) == 1


def test_neither_alembic_nor_sqlalchemy_is_loaded_to_read_what_was_written_last(path: Path, ledger: Ledger) -> None:
    source = (
        "import sys; from pathlib import Path; from mahjong_desk.ledger.ledger import Ledger;"
        "ledger = Ledger.open(Path(sys.argv[1])); ledger.sessions(); ledger.matches(); ledger.close();"
        "print('sqlalchemy' in sys.modules, 'alembic' in sys.modules)"
    )
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", source, str(path)]
    answer = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["False", "False"]
