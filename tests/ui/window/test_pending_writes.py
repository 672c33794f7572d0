# SPDX-License-Identifier: MIT
"""While another program locks the ledger, the window works and loses nothing."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.journal.acts import Act, now
from mahjong_desk.ledger.errors import LedgerChanged
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.ledger.edit_sheets import NoteSheet
from mahjong_desk.ui.window.failures import FailureSheet
from mahjong_desk.ui.window.main_window import MainWindow
from mahjong_desk.ui.window.matches import RemoteMatchSheet
from mahjong_desk.ui.window.pending_writes import ClosingSheet
from tests.ledger.world import file_size_limit
from tests.ui.player import NAMES, User, locked

HAND = "4123m456p789s22m45s6s"


@pytest.fixture
def player(guest: User) -> User:
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert guest.desk.record_event(Draw())
    return guest


def ledger_locked(player: User) -> AbstractContextManager[None]:
    return locked(player.desk.folder)


def bar_text(player: User) -> str:
    """Returns the text of the bar above the status line, or an empty text."""
    bar = player.window.foot.failure_bar
    return bar.note.accessibleName() if bar.isVisible() else ""


def visible_texts(window: MainWindow) -> list[str]:
    texts = []
    for widget in window.findChildren(QWidget):
        if widget.isVisible():
            texts += [widget.accessibleName(), widget.toolTip()]
            if isinstance(widget, QLabel | QAbstractButton | Label):
                texts.append(widget.text())
    return texts + [window.notice.text] * window.notice.isVisible()


def type_a_hand(player: User, qtbot: QtBot) -> Any:
    player.window.picker.new_win(1)
    picker = player.window.screen_widget("picker")
    qtbot.keyClicks(picker, HAND)
    assert picker.entry.assessment.can_record
    return picker


def type_a_note(player: User) -> NoteSheet:
    player.window.run_command("note")
    sheet = player.sheet(NoteSheet)
    player.enter("late")
    return sheet


def record_elsewhere(player: User, match_id: int) -> None:
    """Records a draw in another window."""
    with closing(Desk()) as elsewhere:
        elsewhere.open(player.desk.folder)
        assert elsewhere.continue_match(match_id)
        assert elsewhere.record_event(Draw())


def test_a_pending_hand_is_recorded_once(player: User, qtbot: QtBot) -> None:
    picker = type_a_hand(player, qtbot)
    with ledger_locked(player):
        for _ in range(3):
            picker.record()
        assert "recorded as soon as" in bar_text(player)
        assert (len(player.desk.row_ids), player.window.current_screen) == (1, "picker")
        assert not player.desk.ledger.can_write()
        player.window.show_screen("rules")
        player.window.show_screen("picker")
        assert picker.entry.draft.entries
    qtbot.waitUntil(lambda: len(player.desk.row_ids) == 2)
    assert player.window.current_screen == "table"
    assert not picker.entry.draft.entries
    assert (bar_text(player), player.window.notice.text) == ("", "Saved to disk.")
    assert player.desk.ledger.matches()[0].length == 3
    assert not player.desk.has_pending_writes


def test_a_cancelled_wait_keeps_the_hand(player: User, qtbot: QtBot) -> None:
    picker = type_a_hand(player, qtbot)
    button = player.window.foot.failure_bar.button
    with ledger_locked(player):
        picker.record()
        assert button.text() == "Stop waiting"
        button.click()
        assert button.text() == "Try again"
    # The timer is stopped: nothing is recorded unless the user asks for it.
    player.window.pending_writes.retry_if_free()
    assert len(player.desk.row_ids) == 1
    assert picker.entry.draft.entries
    button.click()
    assert len(player.desk.row_ids) == 2


def test_a_hand_changed_while_pending_is_not_recorded(player: User, qtbot: QtBot) -> None:
    picker = type_a_hand(player, qtbot)
    with ledger_locked(player):
        picker.record()
        player.enter("\b")
    player.window.pending_writes.retry_if_free()
    assert (player.window.pending_writes.is_waiting, player.desk.ledger.matches()[0].length) == (False, 2)
    player.enter("6s")
    player.window.foot.failure_bar.button.click()
    assert (len(player.desk.row_ids), player.window.current_screen) == (2, "table")


def test_a_pending_sheet_is_recorded_in_its_last_state(player: User, qtbot: QtBot) -> None:
    sheet = type_a_note(player)
    with ledger_locked(player):
        player.enter("\n")
        assert bar_text(player)
        player.enter("r")
        assert bar_text(player) == ""
        assert not player.desk.has_pending_writes
        player.enter("\n")
        assert bar_text(player)
        assert sheet.isVisible()
        player.window.run_command("keys")
        player.window.pending_writes.try_again()
        player.window.sheet.reject()
    qtbot.waitUntil(lambda: player.window.sheet is None)
    assert player.desk.match.events[0].note == "later"


def test_a_pending_hand_is_not_replaced_by_a_note(player: User, qtbot: QtBot) -> None:
    with ledger_locked(player):
        assert not player.desk.record_event(Draw())
        sheet = type_a_note(player)
        player.enter("\n")
    qtbot.waitUntil(lambda: len(player.desk.row_ids) == 2)
    assert sheet.isVisible(), "the note is not recorded yet"
    player.enter("\n")
    assert player.desk.match.events[0].note == "late"
    button = player.window.foot.failure_bar.button
    with ledger_locked(player):
        assert not player.desk.record_event(Draw())
        button.click()
    type_a_note(player)
    player.enter("\n")
    assert player.desk.match.events[1].note == "late"
    button.click()
    assert len(player.desk.row_ids) == 3


def test_undo_is_disabled_while_a_hand_is_pending(player: User, qtbot: QtBot) -> None:
    picker = type_a_hand(player, qtbot)
    undo = player.window.commands.actions["undo"]
    player.window.show_screen("table")
    assert undo.isEnabled()
    player.window.show_screen("picker")
    with ledger_locked(player):
        picker.record()
        player.window.show_screen("table")
        assert not undo.isEnabled()
    qtbot.waitUntil(lambda: len(player.desk.row_ids) == 2)
    assert undo.isEnabled()


def test_pending_hand_survives_a_switch_to_another_match(player: User, qtbot: QtBot) -> None:
    first = player.desk.record.id
    assert player.desk.start_match("arushiaru", {}, NAMES, "Friday")
    second = player.desk.record.id
    assert player.desk.record_event(Draw())
    picker = type_a_hand(player, qtbot)
    with ledger_locked(player):
        picker.record()
        player.window.matches.continue_match(first)
        assert bar_text(player) == ""
        assert "an entry of another match is not recorded yet" in player.window.foot.status.accessibleName()
        player.window.matches.continue_match(second)
        assert "recorded as soon as" in bar_text(player)
        assert player.desk.has_pending_writes
    qtbot.waitUntil(lambda: len(player.desk.row_ids) == 2)
    assert "not recorded yet" not in player.window.foot.status.accessibleName()


def test_pending_hand_conflicts_if_its_match_has_continued(player: User, qtbot: QtBot) -> None:
    record = player.desk.record
    assert player.desk.start_match("arushiaru", {}, NAMES, "Friday")
    player.window.matches.continue_match(record.id)
    with ledger_locked(player):
        assert not player.desk.record_event(Draw())
        player.window.matches.continue_match(record.id + 1)
    record_elsewhere(player, record.id)
    player.window.matches.continue_match(record.id)
    assert isinstance(player.window.failure, LedgerChanged)
    assert (len(player.desk.row_ids), player.desk.has_pending_writes) == (2, True)


def test_user_is_notified_when_the_ledger_is_free(player: User, qtbot: QtBot) -> None:
    with ledger_locked(player):
        assert not player.desk.start_match("arushiaru", {}, NAMES, "Friday")
        assert bar_text(player)
        assert "waits here" not in bar_text(player)
        assert not player.window.foot.failure_bar.button.isVisible()
    qtbot.waitUntil(lambda: bar_text(player) == "")
    assert player.window.notice.text == "The ledger is free again."


def test_a_ledger_locked_at_the_start_opens_once_it_is_free(player: User, qtbot: QtBot) -> None:
    folder = player.desk.folder
    player.desk.close()
    other = sqlite3.connect(ledger_path(folder))
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    assert not player.window.open_ledger(folder)
    sheet = player.sheet(FailureSheet)
    assert any("opens as soon as" in text.text() for text in sheet.findChildren(Label))
    assert not player.window.commands.actions["new_match"].isEnabled()
    player.window.pending_writes.retry_if_free()
    assert sheet.isVisible(), "the sheet stays while the ledger is locked"
    other.rollback()
    other.close()
    qtbot.waitUntil(lambda: player.desk.ledger is not None)
    assert (player.window.sheet, len(player.desk.row_ids)) == (None, 1)
    assert player.window.commands.actions["new_match"].isEnabled()


ACTIONS: dict[str, Callable[[User, QtBot], object]] = {
    "a hand": lambda player, qtbot: type_a_hand(player, qtbot).record(),
    "a draw": lambda player, _qtbot: player.desk.record_event(Draw()),
    "undo": lambda player, _qtbot: player.desk.undo(),
    "a name": lambda player, _qtbot: player.desk.write(player.stored.renaming_act("Aoi", "Aoki")),
    "an answer": lambda player, _qtbot: player.desk.drills.add({"right": True}),
}


@contextmanager
def ledger_replaced(player: User) -> Iterator[None]:
    path = ledger_path(player.desk.folder)
    away = path.with_name("away")
    path.rename(away)
    path.write_bytes(b"another file" * 1000)
    try:
        yield
    finally:
        away.replace(path)


def disk_full(_player: User) -> AbstractContextManager[None]:
    return file_size_limit(1)


def last_entry_is_on_disk(player: User) -> bool:
    """Returns whether the ledger file contains the last entry of the match."""
    with closing(sqlite3.connect(f"{ledger_path(player.desk.folder).as_uri()}?mode=ro", uri=True)) as fresh:
        parameters = (player.stored.journal.head,)
        return bool(fresh.execute("SELECT count(*) FROM entries WHERE hash = ?", parameters).fetchone() == (1,))


@pytest.mark.parametrize("fault", [ledger_locked, ledger_replaced, disk_full])
@pytest.mark.parametrize("action", ACTIONS)
def test_unwritten_entry_is_never_reported_as_on_disk(
    player: User, qtbot: QtBot, action: str, fault: Callable[[User], AbstractContextManager[None]]
) -> None:
    assert any("is on disk" in text for text in visible_texts(player.window))
    with fault(player):
        assert not ACTIONS[action](player, qtbot)
        assert not [text for text in visible_texts(player.window) if "on disk" in text]
        player.window.foot.failure_bar.button.click()
        player.window.close_sheet()
        player.window.show_screen("ledger")
        player.window.show_screen("table")
        assert not [text for text in visible_texts(player.window) if "on disk" in text]
    assert player.desk.retry()
    assert any("is on disk" in text for text in visible_texts(player.window))
    assert last_entry_is_on_disk(player)
    assert not player.desk.has_pending_writes


def test_saved_answer_does_not_report_a_pending_hand_as_saved(player: User) -> None:
    with ledger_locked(player):
        assert not player.desk.record_event(Draw())
    assert player.desk.drills.add({"right": True})
    assert not [text for text in visible_texts(player.window) if "on disk" in text]
    assert bar_text(player)
    player.window.pending_writes.try_again()
    assert not bar_text(player)
    assert any("is on disk" in text for text in visible_texts(player.window))


@pytest.mark.parametrize("both", [True, False], ids=["both", "theirs alone"])
def test_a_foreign_entry_is_not_reported_as_saved_here(player: User, both: bool) -> None:
    record_elsewhere(player, player.desk.record.id)
    assert not player.desk.record_event(Draw())
    assert not [text for text in visible_texts(player.window) if "on disk" in text]
    player.window.foot.failure_bar.button.click()
    assert not [text for text in visible_texts(player.window) if "on disk" in text]
    # Both recorded the same hand, so discarding one's own is offered first.
    player.click(player.button("Record it too" if both else "Discard mine"))
    assert len(player.desk.row_ids) == (3 if both else 2)
    assert any("is on disk" in text for text in visible_texts(player.window))
    assert last_entry_is_on_disk(player)
    assert ("Saved to disk." in visible_texts(player.window)) is both


def close(player: User) -> ClosingSheet | None:
    """Closes the window; returns the sheet that asks first, or None if it closed."""
    player.window.close()
    sheet = player.window.sheet
    assert (sheet is None) is player.window.isHidden()
    assert sheet is None or isinstance(sheet, ClosingSheet)
    return sheet


@pytest.fixture
def owner(qtbot: QtBot, tmp_path: Path) -> User:
    """A user at a window that may be closed, with one hand on disk."""
    player = User(qtbot, tmp_path / "club")
    assert player.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    assert player.desk.record_event(Draw())
    return player


def restart(player: User) -> None:
    assert player.window.isHidden()
    player.open_window(player.desk.folder, player.window.size())


def test_pending_hand_is_recorded_at_the_next_start(owner: User, qtbot: QtBot) -> None:
    with ledger_locked(owner):
        type_a_hand(owner, qtbot).record()
        closing_sheet = close(owner)
        assert any("recorded at the next start" in text for text in owner.texts(closing_sheet))
        assert close(owner) is closing_sheet, "the same sheet still asks"
        owner.press(Qt.Key.Key_Return)
        assert owner.window.isVisible()
        owner.click(close(owner).close_button)
        assert owner.window.isHidden()
    restart(owner)
    assert len(owner.desk.row_ids) == 2
    assert (owner.desk.has_pending_writes, owner.window.notice.text) == (False, "Saved to disk.")
    assert not (owner.desk.folder / "waiting.json").exists()
    assert close(owner) is None


def test_pending_hand_of_another_match_survives_a_restart(owner: User) -> None:
    first = owner.stored.record.id
    assert owner.desk.start_match("boo", {}, NAMES)
    second = owner.stored.record.id
    assert owner.desk.continue_match(first)
    with ledger_locked(owner):
        assert not owner.desk.record_event(Draw())
        assert owner.desk.continue_match(second)
        owner.click(close(owner).close_button)
    restart(owner)
    assert owner.stored.record.id == second
    assert owner.desk.pending_acts.has_other
    owner.window.matches.continue_match(first)
    assert owner.desk.has_pending_writes
    owner.window.pending_writes.try_again()
    assert len(owner.desk.row_ids) == 2


def test_conflicting_pending_hand_is_shown_at_the_next_start(owner: User) -> None:
    with ledger_locked(owner):
        assert not owner.desk.record_event(Draw(note="mine"))
        owner.click(close(owner).close_button)
    with Ledger.open(ledger_path(owner.desk.folder)) as other:
        other.append(other.journal(1), Act.record({"type": "draw", "kind": "exhaustive", "note": "theirs"}), now())
    restart(owner)
    assert len(owner.desk.row_ids) == 2
    assert isinstance(owner.window.sheet, RemoteMatchSheet)


def test_closing_warns_if_a_pending_hand_cannot_be_kept(owner: User) -> None:
    with ledger_locked(owner):
        assert not owner.desk.record_event(Draw())
        (owner.desk.folder / "waiting.json").mkdir()
        closing_sheet = close(owner)
        assert any("closing loses it" in text for text in owner.texts(closing_sheet))
        owner.click(closing_sheet.close_button)
    restart(owner)
    assert len(owner.desk.row_ids) == 1


DRAW = '{"event":{"type":"draw","kind":"exhaustive"}}'
FOREIGN = f'{{"acts":[{{"match":1,"opening":"another","head":"","kind":"record","payload":{DRAW}}}],"answers":[]}}'


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"acts":[{"match":1}],"answers":[]}', '{"acts":7,"answers":[]}', FOREIGN]
)
def test_invalid_or_foreign_pending_entries_are_ignored(owner: User, text: str) -> None:
    assert close(owner) is None
    (owner.desk.folder / "waiting.json").write_text(text, encoding="utf-8")
    restart(owner)
    assert (len(owner.desk.row_ids), owner.desk.has_pending_writes) == (1, False)
