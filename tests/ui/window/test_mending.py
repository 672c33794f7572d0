# SPDX-License-Identifier: MIT
"""A ledger that was lost, fell behind or was exchanged: what a person is told, what each way on does, what is kept."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.care import repair as rebuilding
from mahjong_desk.ledger.errors import (
    BooksDiffer,
    LedgerBehind,
    LedgerDiskFull,
    LedgerError,
    LedgerLost,
    LedgerMoved,
    LedgerReadOnly,
    Moved,
    SecondBookBroken,
)
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import companions, ledger_path, mirror_path
from mahjong_desk.ledger.text.mirror import SecondBook
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.window.failure_sheet import FailureSheet
from mahjong_desk.ui.window.failures import Remedy, failure_title, remedies, remedy_name
from tests.ledger.world import filled, small_disk
from tests.ui.player import Player

NAMES = ("Aoi", "Ben", "Chie", "Dai")


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> Player:
    """Somebody at a match with two hands."""
    player = Player(qtbot, tmp_path)
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    for _ in range(2):
        assert player.desk.record_event(Draw())
    return player


@pytest.fixture
def older(player: Player, tmp_path: Path) -> Path:
    """A copy of the ledger from before a third hand."""
    assert player.desk.ledger is not None
    copy = tmp_path / "elsewhere" / "ledger.sqlite3"
    copy.parent.mkdir()
    player.desk.ledger.backup(copy)
    assert player.desk.record_event(Draw())
    player.desk.ledger.books.database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return copy


def choose(player: Player, remedy: Remedy) -> None:
    """Presses the button of a remedy on the sheet that lies there."""
    assert isinstance(player.window.sheet, FailureSheet)
    player.click(player.button(remedy_name(remedy), player.window.sheet))


def lose_the_database(path: Path) -> None:
    for part in (path, *companions(path)):
        part.unlink(missing_ok=True)


def fault(player: Player) -> type[LedgerError | None]:
    """Returns the kind of what the foot tells."""
    return type(player.window.foot.error)


def close(player: Player) -> None:
    player.desk.close()


def test_a_ledger_that_is_gone_is_built_anew_after_a_yes(player: Player, tmp_path: Path) -> None:
    close(player)
    lose_the_database(ledger_path(tmp_path))
    assert not player.window.open_ledger(tmp_path)
    assert isinstance(player.window.foot.error, LedgerLost)
    assert not ledger_path(tmp_path).exists()
    choose(player, Remedy.REBUILD)
    assert player.window.sheet is None
    assert len(player.desk.row_ids) == 2
    assert "4 entries" in player.window.notice.text
    assert player.desk.record_event(Draw())


def test_a_ledger_that_fell_behind_takes_back_what_it_lacks_after_a_yes(
    player: Player, older: Path, tmp_path: Path
) -> None:
    close(player)
    lose_the_database(ledger_path(tmp_path))
    shutil.copy(older, ledger_path(tmp_path))
    assert not player.window.open_ledger(tmp_path)
    assert isinstance(player.window.foot.error, LedgerBehind)
    choose(player, Remedy.TAKE_BACK)
    assert len(player.desk.row_ids) == 3
    assert player.window.notice.text.endswith("back.")


def test_whoever_says_no_goes_on_with_the_ledger_as_it_is(player: Player, older: Path, tmp_path: Path) -> None:
    close(player)
    lose_the_database(ledger_path(tmp_path))
    shutil.copy(older, ledger_path(tmp_path))
    assert not player.window.open_ledger(tmp_path)
    choose(player, Remedy.AS_IT_IS)
    assert len(player.desk.row_ids) == 2
    (kept,) = tmp_path.glob("ledger.before-*.book")
    assert kept.name in player.window.notice.text
    assert len(list(SecondBook(kept).lines())) == 5


def test_a_second_book_that_cannot_be_read_is_set_aside(player: Player, tmp_path: Path) -> None:
    close(player)
    (file,) = SecondBook(mirror_path(ledger_path(tmp_path))).files()
    file.write_text("nonsense\n")
    assert not player.window.open_ledger(tmp_path)
    assert isinstance(player.window.foot.error, SecondBookBroken)
    choose(player, Remedy.AS_IT_IS)
    assert len(player.desk.row_ids) == 2


def test_of_two_that_differ_a_person_chooses_and_the_other_is_kept(player: Player, older: Path, tmp_path: Path) -> None:
    close(player)
    with Ledger.open(older) as elsewhere:
        elsewhere.rename_session(1, "Elsewhere", "2026-02-01T10:00:00Z")
        elsewhere.rename_session(1, "Elsewhere still", "2026-02-01T10:00:00Z")
    lose_the_database(ledger_path(tmp_path))
    shutil.copy(older, ledger_path(tmp_path))
    assert not player.window.open_ledger(tmp_path)
    assert isinstance(player.window.foot.error, BooksDiffer)
    choose(player, Remedy.REBUILD)
    assert len(player.desk.row_ids) == 3
    assert list(tmp_path.glob("ledger.damaged-*.sqlite3"))


def test_a_damaged_ledger_offers_its_second_book(player: Player, tmp_path: Path) -> None:
    close(player)
    ledger_path(tmp_path).write_bytes(os.urandom(8192))
    assert not player.window.open_ledger(tmp_path)
    choose(player, Remedy.REBUILD)
    assert len(player.desk.row_ids) == 2


def exchange(player: Player, older: Path) -> None:
    """Does what a sync program does, then enters a hand, which is not acknowledged."""
    path = ledger_path(player.desk.folder or older)
    copy = path.with_name(".sync")
    shutil.copy(older, copy)
    os.replace(copy, path)
    assert not player.desk.record_event(Draw())
    assert isinstance(player.window.foot.error, LedgerMoved)
    assert "is on disk" not in player.window.foot.status.accessibleName()
    assert len(player.desk.row_ids) == 3


def ask(player: Player) -> None:
    player.click(player.button("What to do…", player.window.foot))


def test_after_an_exchange_the_open_ledger_is_put_back_and_the_hand_recorded(
    player: Player, older: Path, tmp_path: Path
) -> None:
    exchange(player, older)
    ask(player)
    choose(player, Remedy.PUT_BACK)
    assert player.window.sheet is None
    assert player.window.foot.error is None
    assert len(player.desk.row_ids) == 4
    (other,) = tmp_path.glob("ledger.other-*.sqlite3")
    assert other.name in player.window.notice.text
    close(player)
    assert player.window.open_ledger(tmp_path)
    assert len(player.desk.row_ids) == 4


@pytest.mark.parametrize("step", ["set_aside", "place"])
def test_where_putting_back_fails_half_way_it_can_be_tried_again(
    player: Player, older: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def full(path: Path, *_given: object, **_named: object) -> None:
        raise LedgerDiskFull(path)

    exchange(player, older)
    ask(player)
    with monkeypatch.context() as now:
        now.setattr(rebuilding, step, full)
        choose(player, Remedy.PUT_BACK)
    assert player.window.foot.status.failed
    assert len(player.desk.row_ids) == 3
    assert not player.desk.retry()
    assert isinstance(player.window.foot.error, LedgerMoved)
    player.window.close_sheet()
    ask(player)
    choose(player, Remedy.PUT_BACK)
    assert len(player.desk.row_ids) == 4


def test_after_an_exchange_both_can_be_kept(player: Player, older: Path, tmp_path: Path) -> None:
    exchange(player, older)
    ask(player)
    choose(player, Remedy.BESIDE)
    assert len(player.desk.row_ids) == 2
    (kept,) = tmp_path.glob("ledger.open-*.sqlite3")
    assert kept.name in player.window.notice.text
    with Ledger.open(kept) as ledger:
        assert ledger.matches()[0].length == 4


def test_after_an_exchange_what_lies_there_can_be_opened_and_says_what_it_lacks(
    player: Player, older: Path, tmp_path: Path
) -> None:
    exchange(player, older)
    ask(player)
    choose(player, Remedy.OPEN_THERE)
    assert isinstance(player.window.foot.error, LedgerBehind)
    choose(player, Remedy.TAKE_BACK)
    assert len(player.desk.row_ids) == 4, "what waited is recorded too"


def test_a_ledger_that_was_deleted_can_only_be_put_back(player: Player, older: Path, tmp_path: Path) -> None:
    ledger_path(tmp_path).unlink()
    assert not player.desk.record_event(Draw())
    ask(player)
    choose(player, Remedy.PUT_BACK)
    assert len(player.desk.row_ids) == 4
    assert ledger_path(tmp_path).exists()


def test_each_has_a_title_of_its_own_and_ways_on_that_can_be_told_apart() -> None:
    path = Path("/club/ledger.sqlite3")
    at = "2026-01-31T20:15:00Z"
    errors = [
        LedgerLost(path, 3, at),
        LedgerBehind(path, 3, at),
        BooksDiffer(path, 3),
        SecondBookBroken(path),
        LedgerMoved(path, Moved.REPLACED),
    ]
    assert len({failure_title(error) for error in errors}) == len(errors)
    for error in errors:
        names = [remedy_name(remedy) for remedy in remedies(error)]
        assert len(set(names)) == len(names)


def test_a_ledger_on_a_full_disk_is_looked_at_and_written_once_there_is_room(qtbot: QtBot) -> None:
    with small_disk(1 << 21) as folder:
        player = Player(qtbot, folder)
        desk, window = player.desk, player.window
        assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
        assert desk.record_event(Draw())
        close(player)
        with filled(folder):
            assert not window.open_ledger(folder)
            choose(player, Remedy.TO_READ)
            assert player.window.foot.status.failed
            window.show_place("ledger")
            window.show_place("table")
            assert not desk.record_event(Draw())
            assert fault(player) is LedgerReadOnly
            assert not window.try_again()
            assert fault(player) is LedgerDiskFull
        player.click(window.foot.failure_bar.button)
        assert len(desk.row_ids) == 2
        assert window.foot.error is None
        with Ledger.open(ledger_path(folder)) as ledger:
            assert ledger.check().sound
        window.close()
        desk.close()
