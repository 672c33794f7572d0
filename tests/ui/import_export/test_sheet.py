# SPDX-License-Identifier: MIT
"""A file that comes in by the window: dropped, chosen or handed over, shown before it is written, decided where it diverged."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.club.importing.summary import PeopleInFile
from mahjong_desk.club.people.people import find_duplicates, people_of
from mahjong_desk.club.played import load_session
from mahjong_desk.club.session_file import json_bytes, session_document
from mahjong_desk.journal.journal import Act, MatchHeader
from mahjong_desk.ledger.books import HouseRules, Rates
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.entry import Kind
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution, MergeItem, MergePlan, MergeStatus
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from mahjong_desk.ui.import_export.conflict import Conflict
from mahjong_desk.ui.import_export.import_sheet import MOST_CONFLICTS, ImportSheet
from mahjong_desk.ui.import_export.preview import ImportPreview
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.window.first_match import offer_guide_or_news
from tests.club.importing.evening import LATER, play_evening, ron
from tests.ui.player import User
from tests.ui.widgets import add_widget


@pytest.fixture
def file(tmp_path: Path) -> Path:
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        play_evening(ledger)
        ledger.export(tmp_path / "all.jsonl")
    return tmp_path / "all.jsonl"


@pytest.fixture
def player(qtbot: QtBot, tmp_path: Path) -> User:
    """Somebody at a window over an empty ledger."""
    return User(qtbot, tmp_path / "club")


def record(folder: Path, winner: int) -> None:
    with Ledger.open(ledger_path(folder)) as ledger:
        ledger.append(ledger.journal(1), Act.record(ron(winner, 3)), LATER)


def drop(player: User, *files: Path) -> bool:
    """Drags files to the window and lets them go; tells whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    how = (QPoint(300, 300), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(*how)
    entering.ignore()
    QApplication.sendEvent(player.window, entering)
    if entering.isAccepted():
        QApplication.sendEvent(player.window, QDropEvent(*how))
    return entering.isAccepted()


def test_dropped_file_is_imported_after_confirmation(player: User, file: Path) -> None:
    window = player.window
    assert drop(player, file)
    texts = player.texts(player.sheet(ImportSheet))
    assert {
        "all.jsonl",
        "New",
        "1 session, 2 matches, 6 hands, 1 set of house rules, 1 answer to a drill",
    } <= set(texts)
    assert player.desk.ledger.chain_head.number == 0
    player.enter("\n")
    assert window.sheet is None
    assert len(player.desk.ledger.matches()) == 2
    assert "all.jsonl" in window.notice.accessibleName() or window.notice.isVisible()


def test_dropped_file_is_not_moved(player: User, file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    either = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    for offered in (either, Qt.DropAction.MoveAction):
        for kind in (QDragEnterEvent, QDropEvent):
            event = kind(QPoint(300, 300), offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
            event.ignore()
            assert event.proposedAction() == Qt.DropAction.MoveAction
            QApplication.sendEvent(player.window, event)
            assert event.isAccepted() == (offered == either)
            assert event.dropAction() == Qt.DropAction.CopyAction or not event.isAccepted()
    player.sheet(ImportSheet)


def test_file_over_a_sheet_is_shown_later(player: User, file: Path) -> None:
    window = player.window
    window.run_command("new_match")
    sheet = window.sheet
    assert drop(player, file)
    assert window.sheet is sheet
    assert "all.jsonl" in window.notice.text
    # One sheet that makes room for another is no end of it.
    window.run_command("settings")
    another = window.sheet
    QApplication.processEvents()
    assert window.sheet is another is not sheet
    player.enter("\x1b")
    QApplication.processEvents()
    player.sheet(ImportSheet)
    player.enter("\x1b")
    QApplication.processEvents()
    assert window.sheet is None


def test_several_files_are_shown_in_turn(player: User, file: Path) -> None:
    other = file.with_name("other.mahjong")
    other.write_bytes(file.read_bytes())
    assert drop(player, file, other)
    for name in ("all.jsonl", "other.mahjong"):
        assert name in player.texts(player.sheet(ImportSheet))
        player.enter("\x1b")
        QApplication.processEvents()
    assert player.window.sheet is None


def test_known_file_is_reported(player: User, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    player.window.run_command("import")
    player.enter("\n")
    player.window.run_command("import")
    sheet = player.sheet(ImportSheet)
    assert not sheet.merge.has_changes
    assert any("already here." in text for text in player.texts(sheet))
    player.enter("\n")
    assert player.window.sheet is None


def test_diverged_match_shows_both_last_hands(player: User, file: Path, tmp_path: Path) -> None:
    player.window.open_file(file)
    player.enter("\n")
    desk = player.desk
    desk.continue_match(1)
    desk.ledger.append(desk.ledger.journal(1), Act.record(ron(0, 3)), LATER)
    record(tmp_path / "elsewhere", 1)
    record(tmp_path / "elsewhere", 2)
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        ledger.export(file)
    player.window.open_file(file)
    sheet = player.sheet(ImportSheet)
    assert "1 session, 1 match, 1 set of house rules, 1 answer to a drill" in player.texts(sheet)
    (conflict,) = sheet.conflicts
    lines = player.texts(conflict)
    (mine,) = [text for text in lines if text.startswith("1 more hand\n")]
    (theirs,) = [text for text in lines if text.startswith("2 more hands\n")]
    assert "The last hand: East 4: Aoi from Dai" in mine
    assert "Chie from Dai" in theirs
    assert conflict.decision is ConflictResolution.BOTH
    player.click(conflict.choice.chip(ConflictResolution.THEIRS))
    player.enter("\n")
    assert player.window.sheet is None
    assert len(desk.ledger.matches()) == 2
    # The match on the table is the one that was taken.
    assert desk.match.events[-1].wins[0].seat == 2  # type: ignore[attr-defined]


def test_unnamed_session_is_imported(player: User, tmp_path: Path) -> None:
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        play_evening(ledger)
        document = session_document(load_session(ledger, ledger.sessions()[0]))
    file = tmp_path / "evening.json"
    file.write_bytes(json_bytes(document | {"name": ""}))
    player.window.open_file(file)
    assert "1 session, 2 matches, 6 hands" in player.texts(player.sheet(ImportSheet))
    player.enter("\n")
    assert len(player.desk.ledger.matches()) == 2


def test_refused_file_changes_nothing(player: User, file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-40])
    player.window.open_file(file)
    assert player.window.sheet is None
    assert player.window.notice.isVisible()
    assert player.desk.ledger.chain_head.number == 0


def test_newer_file_is_refused_on_a_first_start(player: User, file: Path) -> None:
    settings = player.window.settings
    settings.guided, settings.version = False, "0.0.9"
    match = {"format": "mahjong-desk/match", "version": 2, "ruleset": "moon", "robots": 3}
    file.write_text(json.dumps(match), encoding="utf-8")
    player.window.open_file(file)
    offer_guide_or_news(player.window)
    assert player.window.notice.isVisible()
    assert player.window.notice.text == (
        f"{file.name} was not imported: Made by a newer version of Mahjong Desk. Update to open it."
    )
    assert not settings.guided
    assert settings.version == "0.0.9", "the news are told at the next start"


def test_export_of_everything(player: User, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player.window.open_file(file)
    player.enter("\n")
    target = tmp_path / "out.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    player.window.run_command("export_all")
    assert target.read_bytes() == file.read_bytes()
    # A place that cannot be written is named, and the ledger itself is no such place.
    for place in (tmp_path / "nowhere" / "out.jsonl", ledger_path(tmp_path / "club")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, place=place: (str(place), ""))
        player.window.run_command("export_all")
        assert str(place) in player.window.notice.accessibleName()
    assert player.desk.ledger.check().is_sound


def test_file_over_a_sheet_is_shown_on_top(player: User, file: Path) -> None:
    player.window.run_command("new_match")
    below = player.window.sheet
    player.window.open_file(file)
    player.sheet(ImportSheet).close_sheet()
    assert player.window.sheet is below


def test_missing_ledger_is_reported(player: User, file: Path) -> None:
    player.desk.close()
    player.window.open_file(file)
    assert player.window.sheet is None
    assert player.window.notice.isVisible()


def test_diverged_house_rules_show_their_options(qtbot: QtBot) -> None:
    ruleset = registry.get_ruleset("arushiaru")
    option = next(one for one in ruleset.options if one.choices)
    usual, other = (
        HouseRules(1, ruleset.id, "Ours", {option.id: value})
        for value in (option.default, next(one.value for one in option.choices if one.value != option.default))
    )
    ways = (ConflictResolution.MINE, ConflictResolution.THEIRS)
    item = MergeItem(Kind.HOUSE_RULES, "ours", MergeStatus.DIVERGED, 0, "Ours", usual, other, ways)
    conflict = add_widget(qtbot, Conflict(item))
    texts = [text.text() for text in conflict.findChildren(Label)]
    assert "The default in these rules." in texts
    assert any(text.startswith(f"{option.name.en}: ") for text in texts)


def test_diverged_rates_show_their_systems(qtbot: QtBot) -> None:
    mine, theirs = (
        Rates(
            "cent", {"shogi/points": Decimal(factor), "wsom/match_points": Decimal("0.25"), "gone/points": Decimal(3)}
        )
        for factor in ("2", "4")
    )
    ways = (ConflictResolution.MINE, ConflictResolution.THEIRS)
    item = MergeItem(Kind.RATES, "s", MergeStatus.DIVERGED, 0, "Thursday", mine.payload(), theirs.payload(), ways)
    conflict = add_widget(qtbot, Conflict(item))
    texts = [text.text() for text in conflict.findChildren(Label)]
    sentence = "World Series, match points × 0.25"
    for factor in (2, 4):
        (line,) = [text for text in texts if f"Shogi, points × {factor}" in text]
        assert line.startswith("cent: ")
        assert sentence in line
        assert "gone/points × 3" in line, "what this version does not know stands as it was entered"


def test_further_conflicts_are_counted(player: User) -> None:
    ways = (ConflictResolution.MINE, ConflictResolution.THEIRS)
    rates = Rates("cent", {}).payload()
    items = [
        MergeItem(Kind.RATES, f"{number}", MergeStatus.DIVERGED, 0, "x", rates, rates, ways) for number in range(25)
    ]
    comparison = ImportPreview(InMemory(Path("x")), MergePlan(items), PeopleInFile())
    sheet = ImportSheet(player.desk, player.window, Path("x"), comparison)
    player.window.push_sheet(sheet)
    assert len(sheet.conflicts) == MOST_CONFLICTS
    assert any(text.startswith("5 more were changed in both") for text in player.texts(sheet))


def test_new_players_and_similar_names_are_shown(player: User, tmp_path: Path) -> None:
    assert player.desk.start_match("arushiaru", {}, ("Aoi", "Bennji", "Chie", "Dai"), "Thursday")
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        session = ledger.start_session("Friday", LATER)
        ledger.open_match(session.id, MatchHeader("arushiaru", {}, ("Aoi", "Benji", "Chié", "Emi")), LATER)
        ledger.export(tmp_path / "theirs.jsonl")
    player.window.open_file(tmp_path / "theirs.jsonl")
    sheet = player.sheet(ImportSheet)
    lines = player.texts(sheet)
    assert "Matched to existing players of the same name: Aoi" in lines
    assert any(text.startswith("New here:") and "Emi" in text for text in lines)
    assert "2 possible duplicates to decide on the Players page." in lines
    player.enter("\n")
    found = find_duplicates(people_of(player.desk.ledger))
    names = {frozenset((str(pair.one.name), str(pair.other.name))) for pair in found}
    assert names == {frozenset(("Bennji", "Benji")), frozenset(("Chie", "Chié"))}
