# SPDX-License-Identifier: MIT
"""Messages and remedies for a ledger that was lost, fell behind or was replaced."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.errors import Damage, LedgerDamaged, LedgerDiskFull, LedgerReadOnly, LedgerReplaced
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path, mirror_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.backups.repair_sheet import RepairSheet
from mahjong_desk.ui.window.failures import FailureSheet, Remedy, remedy_name
from tests.ledger.world import delete_database, fill_disk, small_disk
from tests.ui.player import NAMES, User


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> User:
    player = User(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    for _ in range(2):
        assert player.desk.record_event(Draw())
    return player


def checkpoint(player: User) -> None:
    player.desk.ledger._database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


@pytest.fixture
def older(player: User, tmp_path: Path) -> Path:
    """A copy of the ledger's files from before a third hand."""
    copy = tmp_path / "elsewhere" / "ledger.sqlite3"
    copy.parent.mkdir()
    checkpoint(player)
    shutil.copy(ledger_path(tmp_path), copy)
    shutil.copy(mirror_path(ledger_path(tmp_path)), mirror_path(copy))
    assert player.desk.record_event(Draw())
    checkpoint(player)
    return copy


def choose(player: User, remedy: Remedy) -> None:
    player.click(player.button(remedy_name(remedy), player.sheet(FailureSheet)))


def repair(player: User, remedy: Remedy = Remedy.REPAIR) -> str:
    """Chooses a repair and confirms it; returns its text."""
    choose(player, remedy)
    sheet = player.sheet(RepairSheet)
    sheet.wait()
    text = sheet.summary.text()
    player.click(sheet.repair_button)
    return text


def error_type(player: User) -> type[Exception | None]:
    return type(player.window.foot.error)


def damage(player: User) -> Damage | None:
    error = player.window.foot.error
    return error.reason if isinstance(error, LedgerDamaged) else None


def test_lost_ledger_is_rebuilt_once_confirmed(player: User, tmp_path: Path) -> None:
    player.desk.close()
    delete_database(ledger_path(tmp_path))
    assert not player.window.open_ledger(tmp_path)
    assert damage(player) is Damage.LOST
    assert not ledger_path(tmp_path).exists()
    assert "nothing would be added or removed" in repair(player)
    assert (player.window.sheet, len(player.desk.row_ids)) == (None, 2)
    assert player.window.notice.text.startswith("Ledger repaired. It has 4 entries. The previous")
    assert player.desk.record_event(Draw())


def test_outdated_ledger_is_completed_only_once_confirmed(player: User, older: Path, tmp_path: Path) -> None:
    player.desk.close()
    delete_database(ledger_path(tmp_path))
    shutil.copy(older, ledger_path(tmp_path))
    before = {file.name: file.read_bytes() for file in tmp_path.glob("ledger*")}
    assert not player.window.open_ledger(tmp_path)
    assert damage(player) is Damage.BEHIND
    choose(player, Remedy.REPAIR)
    sheet = player.sheet(RepairSheet)
    sheet.wait()
    player.click(player.button("Cancel", sheet))
    assert {file.name: file.read_bytes() for file in tmp_path.glob("ledger*")} == before
    repair(player)
    assert len(player.desk.row_ids) == 3


def test_unreadable_text_copy_is_rewritten(player: User, tmp_path: Path) -> None:
    player.desk.close()
    copy = mirror_path(ledger_path(tmp_path))
    sound = copy.read_bytes()
    copy.write_text("nonsense\n")
    assert not player.window.open_ledger(tmp_path)
    assert damage(player) is Damage.TEXT_COPY
    repair(player)
    assert len(player.desk.row_ids) == 2
    assert copy.read_bytes() == sound


def test_longer_copy_is_used_and_both_are_kept(player: User, older: Path, tmp_path: Path) -> None:
    player.desk.close()
    with Ledger.open(older) as elsewhere:
        elsewhere.rename_session(1, "Elsewhere", "2026-02-01T10:00:00Z")
        elsewhere.rename_session(1, "Elsewhere still", "2026-02-01T10:00:00Z")
    delete_database(ledger_path(tmp_path))
    shutil.copy(older, ledger_path(tmp_path))
    assert not player.window.open_ledger(tmp_path)
    assert damage(player) is Damage.TEXT_COPY
    repair(player)
    assert (len(player.desk.row_ids), player.desk.session.name) == (2, "Elsewhere still")
    (text_copy,) = tmp_path.glob("ledger.before-*.jsonl")
    assert text_copy.read_bytes().count(b'"draw"') == 3, "both: the hand that the longer copy lacks is still there"


def replace_ledger(player: User, older: Path) -> None:
    """Replaces the ledger, enters a hand, which is refused, and asks what to do."""
    path = ledger_path(player.desk.folder or older)
    for source, target in ((older, path), (mirror_path(older), mirror_path(path))):
        copy = path.with_name(".sync")
        shutil.copy(source, copy)
        os.replace(copy, target)
    assert not player.desk.record_event(Draw())
    assert isinstance(player.window.foot.error, LedgerReplaced)
    assert "is on disk" not in player.window.foot.status.accessibleName()
    assert len(player.desk.row_ids) == 3
    player.click(player.button("What to do…", player.window.foot))


def test_replaced_ledger_and_pending_hand_are_restored(player: User, older: Path, tmp_path: Path) -> None:
    replace_ledger(player, older)
    repair(player, Remedy.RESTORE_NAME)
    assert (player.window.foot.error, len(player.desk.row_ids)) == (None, 4)
    assert list(tmp_path.glob("ledger.before-*.sqlite3"))
    player.desk.close()
    assert player.window.open_ledger(tmp_path)
    assert len(player.desk.row_ids) == 4


def test_new_file_can_be_opened_after_a_replacement(player: User, older: Path, tmp_path: Path) -> None:
    replace_ledger(player, older)
    choose(player, Remedy.OPEN_THERE)
    assert len(player.desk.row_ids) == 2
    assert player.window.foot.error is not None, "the pending hand needs a decision"


def test_a_ledger_stays_open_if_its_pending_hand_would_be_lost(player: User, older: Path, tmp_path: Path) -> None:
    replace_ledger(player, older)
    (tmp_path / "waiting.json").mkdir()
    choose(player, Remedy.OPEN_THERE)
    assert len(player.desk.row_ids) == 3
    assert player.window.notice.text == "One entry is not recorded yet and would be lost."


@pytest.mark.parametrize("delete", [lambda folder: ledger_path(folder).unlink(), shutil.rmtree], ids=["file", "folder"])
def test_deleted_ledger_gets_its_name_back(player: User, tmp_path: Path, delete: Callable[[Path], object]) -> None:
    delete(tmp_path)
    assert not player.desk.record_event(Draw())
    player.click(player.button("What to do…", player.window.foot))
    repair(player, Remedy.RESTORE_NAME)
    assert len(player.desk.row_ids) == 3
    assert ledger_path(tmp_path).exists()


def test_a_failed_repair_can_be_tried_again(player: User, older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from mahjong_desk.ledger.care import repair as repairing

    def full(path: Path, *_given: object, **_named: object) -> None:
        raise LedgerDiskFull(path)

    player.desk.close()
    path = ledger_path(older.parent.parent)
    path.write_bytes(os.urandom(8192))
    assert not player.window.open_ledger(path.parent)
    with monkeypatch.context() as now:
        now.setattr(repairing, "build", full)
        repair(player)
    assert damage(player) is Damage.DATABASE
    repair(player)
    assert len(player.desk.row_ids) == 3


def test_a_ledger_on_a_full_disk_is_written_once_there_is_room(qtbot: QtBot) -> None:
    with small_disk(1 << 21) as folder:
        player = User(qtbot, folder)
        desk, window = player.desk, player.window
        assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
        assert desk.record_event(Draw())
        desk.close()
        with fill_disk(folder):
            assert not window.open_ledger(folder)
            choose(player, Remedy.READ_ONLY)
            assert player.window.foot.status.failed
            window.show_screen("ledger")
            window.show_screen("table")
            assert not desk.record_event(Draw())
            assert error_type(player) is LedgerReadOnly
            window.pending_writes.try_again()
            assert error_type(player) is LedgerDiskFull
        player.click(window.foot.failure_bar.button)
        assert len(desk.row_ids) == 2
        assert not window.foot.status.failed
        with Ledger.open(ledger_path(folder)) as ledger:
            assert ledger.check().is_sound
        window.close()
        desk.close()
