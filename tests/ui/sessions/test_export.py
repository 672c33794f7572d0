# SPDX-License-Identifier: MIT
"""Any session or match can be exported, whatever match is open."""

import json
import shutil
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.interchange import read_match
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.match import replay
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.report.output import FileKind
from mahjong_desk.ui.report.sheet import ReportSheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ledger.world import tamper
from tests.ui.player import NAMES, User
from tests.ui.report.conftest import play_evening
from tests.ui.report.test_files import check_hands, sheets
from tests.ui.sessions.test_sheet import sessions_page
from tests.ui.shared_window import open_another

SESSION = "Last week"


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ledger with three matches of last week and one of tonight."""
    folder = tmp_path_factory.mktemp("evening")
    with closing(Desk()) as desk:
        desk.open(folder)
        play_evening(desk, SESSION)
        assert desk.start_match("boo", {}, NAMES, "Tonight")
    return folder


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, evening: Path, tmp_path: Path) -> User:
    open_another(shared_window, shutil.copytree(evening, tmp_path / "club"))
    return User(qtbot, shared_window)


def open_report(player: User) -> ReportSheet:
    player.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    sheet = sessions_page(player)
    sheet.list.setFocus()
    player.press(Qt.Key.Key_Down)
    assert sheet.session.name == SESSION
    player.wait(sheet.print_button.isEnabled)
    player.click(player.button("Print or export…"))
    return player.sheet(ReportSheet)


def export_file(player: User, saved: list[Path], kind: FileKind) -> bytes:
    """Exports the session of last week."""
    sheet = open_report(player)
    player.click(sheet.kind.chip(kind))
    player.click(sheet.save_button)
    assert player.window.sheet is None, "the sheet is closed"
    assert saved[-1].name.endswith(f"{SESSION}.{kind.extensions[0]}")
    return saved[-1].read_bytes()


def test_another_session_is_exported_with_its_matches(player: User, saved: list[Path]) -> None:
    ledger = player.desk.ledger
    session = next(session for session in ledger.sessions() if session.name == SESSION)
    matches = [replay_journal(ledger.journal(record.id)) for record in ledger.matches(session.id)]
    book = sheets(export_file(player, saved, FileKind.XLSX))
    for number, match in enumerate(matches, start=1):
        check_hands(book[f"Match {number}"], match)
    document = json.loads(export_file(player, saved, FileKind.JSON))
    assert (document["format"], document["name"]) == ("mahjong-desk/session", SESSION)
    assert [replay(read_match(match)).rows for match in document["matches"]] == [match.rows for match in matches]


def test_a_session_of_unreadable_matches_cannot_be_printed(player: User) -> None:
    damage = "UPDATE entries SET content = '{' WHERE subject IN (SELECT uuid FROM matches WHERE session_id = 1)"
    tamper(ledger_path(player.desk.folder), damage)
    player.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    sheet = sessions_page(player)
    sheet.list.setFocus()
    player.press(Qt.Key.Key_Down)
    player.wait(lambda: any("Match 1 cannot be read" in text for text in player.texts(sheet)))
    assert not sheet.print_button.isEnabled()
    player.press(Qt.Key.Key_Up)
    player.wait(sheet.print_button.isEnabled)
