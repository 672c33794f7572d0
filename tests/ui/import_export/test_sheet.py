# SPDX-License-Identifier: MIT
"""Files that are given to the window are previewed, merged and imported."""

import json
import time
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.club.importing.summary import PeopleInFile
from mahjong_desk.club.people.people import find_duplicates
from mahjong_desk.club.session_file import json_bytes, session_document
from mahjong_desk.club.session_reader import load_session
from mahjong_desk.journal.acts import Act, MatchHeader
from mahjong_desk.ledger.books import HouseRules, Rates
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.entry import EntryKind
from mahjong_desk.ledger.errors import Continuation, LedgerChanged
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution, MergeItem, MergePlan, MergeStatus
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules import registry
from mahjong_desk.ui.import_export.import_sheet import MAX_CONFLICTS, Conflict, ImportSheet
from mahjong_desk.ui.import_export.preview import ImportPreview
from mahjong_desk.ui.window.first_match import offer_guide_or_news
from tests.club.all_people import people_of
from tests.club.importing.evening import LATER, play_evening, ron
from tests.ui.player import User
from tests.ui.widgets import add_widget, label_texts


def append_win(folder: Path, winner: int) -> None:
    with Ledger.open(ledger_path(folder)) as ledger:
        ledger.append(ledger.journal(1), Act.record(ron(winner, 3)), LATER)


def drop(owner: User, *files: Path) -> bool:
    """Drops files on the window; returns whether the window accepted them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    drag = (QPoint(300, 300), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(*drag)
    entering.ignore()
    QApplication.sendEvent(owner.window, entering)
    if entering.isAccepted():
        QApplication.sendEvent(owner.window, QDropEvent(*drag))
    return entering.isAccepted()


def test_dropped_file_is_imported_after_confirmation(owner: User, evening_file: Path) -> None:
    window = owner.window
    assert drop(owner, evening_file)
    texts = owner.texts(owner.sheet(ImportSheet))
    assert {"all.jsonl", "New", "1 session, 2 matches, 6 hands, 1 set of house rules, 1 answer to a drill"} <= set(
        texts
    )
    assert owner.desk.ledger.chain_head.number == 0
    # Another machine has continued the match, which the import reads again.
    window.set_failure(LedgerChanged(owner.desk.place, reason=Continuation.NONE_PENDING))
    owner.enter("\n")
    assert window.failure is None
    assert window.sheet is None
    assert len(owner.desk.ledger.matches()) == 2
    assert window.notice.isVisible()
    assert window.notice.text == "all.jsonl has been imported."


def test_dropped_file_is_not_moved(owner: User, evening_file: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(evening_file))])
    either = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    for offered in (either, Qt.DropAction.MoveAction):
        for kind in (QDragEnterEvent, QDropEvent):
            event = kind(QPoint(300, 300), offered, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier)
            event.ignore()
            assert event.proposedAction() == Qt.DropAction.MoveAction
            QApplication.sendEvent(owner.window, event)
            assert event.isAccepted() == (offered == either)
            assert event.dropAction() == Qt.DropAction.CopyAction or not event.isAccepted()
    owner.sheet(ImportSheet)


def test_file_dropped_over_a_sheet_is_shown_later(owner: User, evening_file: Path) -> None:
    window = owner.window
    window.run_command("new_match")
    sheet = window.sheet
    QApplication.processEvents()
    letter = evening_file.with_name("letter.json")
    letter.write_text("Dear Aoi")
    assert drop(owner, letter, evening_file)
    assert window.sheet is sheet
    assert "all.jsonl" in window.notice.text
    # The file waits until no sheet is open, not until one sheet replaces another.
    window.run_command("settings")
    another = window.sheet
    QApplication.processEvents()
    assert window.sheet is another is not sheet
    owner.enter("\x1b")
    QApplication.processEvents()
    owner.sheet(ImportSheet)
    owner.enter("\x1b")
    QApplication.processEvents()
    assert window.sheet is None


def test_several_files_are_shown_in_turn(owner: User, evening_file: Path) -> None:
    other = evening_file.with_name("other.mahjong")
    other.write_bytes(evening_file.read_bytes())
    assert drop(owner, evening_file, other)
    for name in ("all.jsonl", "other.mahjong"):
        assert name in owner.texts(owner.sheet(ImportSheet))
        owner.enter("\x1b")
        QApplication.processEvents()
    assert owner.window.sheet is None


def test_known_file_is_reported(owner: User, evening_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(evening_file), ""))
    owner.window.run_command("import")
    owner.enter("\n")
    owner.window.run_command("import")
    sheet = owner.sheet(ImportSheet)
    assert not sheet.merge.has_changes
    assert any("already here." in text for text in owner.texts(sheet))
    owner.enter("\n")
    assert owner.window.sheet is None


def test_diverged_match_shows_both_last_hands(owner: User, evening_file: Path, tmp_path: Path) -> None:
    owner.window.files.open_file(evening_file)
    owner.enter("\n")
    desk = owner.desk
    desk.continue_match(1)
    desk.ledger.append(desk.ledger.journal(1), Act.record(ron(0, 3)), LATER)
    append_win(tmp_path / "elsewhere", 1)
    append_win(tmp_path / "elsewhere", 2)
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        ledger.export(evening_file)
    owner.window.files.open_file(evening_file)
    sheet = owner.sheet(ImportSheet)
    assert "1 session, 1 match, 1 set of house rules, 1 answer to a drill" in owner.texts(sheet)
    (conflict,) = sheet.conflicts
    lines = owner.texts(conflict)
    (mine,) = [text for text in lines if text.startswith("1 more hand\n")]
    (theirs,) = [text for text in lines if text.startswith("2 more hands\n")]
    assert "The last hand: East 4: Aoi from Dai" in mine
    assert "Chie from Dai" in theirs
    assert conflict.decision is ConflictResolution.BOTH
    owner.click(conflict.choice.chip(ConflictResolution.THEIRS))
    owner.enter("\n")
    assert owner.window.sheet is None
    assert len(desk.ledger.matches()) == 2
    assert desk.match.events[-1].winners[0].seat == 2  # type: ignore[attr-defined]


def test_unnamed_session_is_imported(owner: User, tmp_path: Path) -> None:
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        play_evening(ledger)
        document = session_document(load_session(ledger, ledger.sessions()[0]))
    file = tmp_path / "evening.json"
    file.write_bytes(json_bytes(document | {"name": ""}))
    owner.window.files.open_file(file)
    assert "1 session, 2 matches, 6 hands" in owner.texts(owner.sheet(ImportSheet))
    owner.enter("\n")
    assert len(owner.desk.ledger.matches()) == 2


def test_refused_file_changes_nothing(owner: User, evening_file: Path) -> None:
    evening_file.write_bytes(evening_file.read_bytes()[:-40])
    owner.window.files.open_file(evening_file)
    assert owner.window.sheet is None
    assert "all.jsonl was not imported" in owner.window.notice.text
    evening_file.unlink()
    owner.window.files.open_file(evening_file)
    assert owner.window.notice.text == "all.jsonl could not be read: No such file or directory."
    assert owner.desk.ledger.chain_head.number == 0


def test_newer_file_is_refused_on_a_first_start(owner: User, evening_file: Path) -> None:
    settings = owner.window.settings
    settings.guide_finished, settings.version = False, "0.0.9"
    match = {"format": "mahjong-desk/match", "version": 2, "ruleset": "moon", "robots": 3}
    evening_file.write_text(json.dumps(match), encoding="utf-8")
    owner.window.files.open_file(evening_file)
    offer_guide_or_news(owner.window)
    assert owner.window.notice.isVisible()
    assert owner.window.notice.text == (
        f"{evening_file.name} was not imported: Made by a newer version of Mahjong Desk. Update to open it."
    )
    assert not settings.guide_finished
    assert settings.version == "0.0.9", "the news is shown at the next start"


def test_ledger_is_exported(owner: User, evening_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    owner.window.files.open_file(evening_file)
    owner.enter("\n")
    target = tmp_path / "out.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    owner.window.run_command("export_all")
    assert target.read_bytes() == evening_file.read_bytes()
    assert owner.window.notice.text == f"Everything was exported to {target}."
    # A path that cannot be written is reported; so is the path of the ledger itself.
    owner.window.settings.save_file_folder("data", "/" + 300 * "x")
    for path in (tmp_path / "nowhere" / "out.jsonl", tmp_path / (300 * "x"), ledger_path(tmp_path / "club")):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        owner.window.run_command("export_all")
        assert str(path) in owner.window.notice.accessibleName()
    text_copy = tmp_path / "club" / "ledger.jsonl"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(text_copy), ""))
    owner.window.run_command("export_all")
    assert owner.window.notice.text == f"{text_copy} is the ledger itself. Choose another place for the export."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target.with_suffix("")), ""))
    target.with_suffix(".mahjong").touch()
    owner.window.run_command("export_all")
    assert owner.window.notice.text == "out.mahjong already exists. Enter its full name to replace it."
    assert owner.desk.ledger.check().is_sound


def test_an_export_is_named_by_the_local_day(owner: User, monkeypatch: pytest.MonkeyPatch) -> None:
    proposed, days = list[str](), list[str]()

    def cancel(_parent: object, _title: str, path: str, _kinds: str) -> tuple[str, str]:
        proposed.append(Path(path).name)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", cancel)
    with monkeypatch.context() as patch:
        # It is never the same day in both.
        for zone in ("UTC+12", "UTC-14"):
            patch.setenv("TZ", zone)
            time.tzset()
            owner.window.run_command("export_all")
            days.append(time.strftime("%Y-%m-%d"))
    time.tzset()
    assert proposed == [f"Mahjong Desk {day}.mahjong" for day in days]


def test_missing_ledger_is_reported(owner: User, evening_file: Path) -> None:
    owner.desk.close()
    owner.window.files.open_file(evening_file)
    assert owner.window.sheet is None
    assert owner.window.notice.isVisible()


def conflict_texts(qtbot: QtBot, kind: EntryKind, mine: object, theirs: object) -> list[str]:
    """Returns the texts of an item that was changed here and in a file."""
    ways = (ConflictResolution.MINE, ConflictResolution.THEIRS)
    item = MergeItem(kind, "x", MergeStatus.DIVERGED, 0, "Thursday", mine, theirs, ways)
    return label_texts(add_widget(qtbot, Conflict(item)))


def test_diverged_house_rules_and_names_show_both_versions(qtbot: QtBot) -> None:
    ruleset = registry.get_ruleset("arushiaru")
    option = next(option for option in ruleset.options if option.choices)
    usual, other = (
        HouseRules(1, ruleset.id, "Ours", {option.id: value})
        for value in (option.default, next(choice.value for choice in option.choices if choice.value != option.default))
    )
    texts = conflict_texts(qtbot, EntryKind.HOUSE_RULES, usual, other)
    assert "The default in these rules." in texts
    assert any(text.startswith(f"{option.name.en}: ") for text in texts)
    values = [dict.fromkeys(("phase", "rise", "set", "tide"), value) for value in ("full", "new")]
    unknown = (HouseRules(1, "moon", "Ours", {"height": 1, **options}) for options in values)
    lines = ["\n".join(f"{name}: {value}" for name, value in options.items()) for options in values]
    assert conflict_texts(qtbot, EntryKind.HOUSE_RULES, *unknown)[-2:] == lines
    assert conflict_texts(qtbot, EntryKind.SESSION_NAME, {"name": "Friday"}, {"name": ""})[-2:] == ["Friday", "–"]


def test_diverged_rates_show_their_systems(qtbot: QtBot) -> None:
    mine, theirs = (
        Rates(
            "cent", {"shogi/points": Decimal(factor), "wsom/match_points": Decimal("0.25"), "gone/points": Decimal(3)}
        )
        for factor in ("2", "4")
    )
    texts = conflict_texts(qtbot, EntryKind.RATES, mine.payload(), theirs.payload())
    assert "Thursday: The rates differ in the file" in texts
    sentence = "World Series, match points × 0.25"
    for factor in (2, 4):
        (line,) = [text for text in texts if f"Shogi, points × {factor}" in text]
        assert line.startswith("cent: ")
        assert sentence in line
        assert "gone/points × 3" in line, "a system that this version does not know is shown by its key"


def test_further_conflicts_are_counted(owner: User) -> None:
    ways = (ConflictResolution.MINE, ConflictResolution.THEIRS)
    rates = Rates("cent", {}).payload()
    items = [
        MergeItem(EntryKind.RATES, str(index), MergeStatus.DIVERGED, 0, "x", rates, rates, ways) for index in range(25)
    ]
    comparison = ImportPreview(InMemory(Path("x")), MergePlan(items), PeopleInFile())
    sheet = ImportSheet(owner.desk, owner.window, Path("x"), comparison)
    owner.window.push_sheet(sheet)
    assert len(sheet.conflicts) == MAX_CONFLICTS
    assert any(text.startswith("5 more were changed in both") for text in owner.texts(sheet))
    assert owner.button("Import", sheet).isEnabled()


def test_new_players_and_similar_names_are_shown(owner: User, tmp_path: Path) -> None:
    assert owner.desk.start_match("arushiaru", {}, ("Aoi", "Bennji", "Chie", "Dai"), "Thursday")
    with Ledger.open(ledger_path(tmp_path / "elsewhere")) as ledger:
        session = ledger.start_session("Friday", LATER)
        ledger.open_match(session.id, MatchHeader("arushiaru", {}, ("Aoi", "Benji", "Chié", "Emi")), LATER)
        ledger.export(tmp_path / "theirs.jsonl")
    owner.window.files.open_file(tmp_path / "theirs.jsonl")
    sheet = owner.sheet(ImportSheet)
    lines = owner.texts(sheet)
    assert "Matched to existing players of the same name: Aoi" in lines
    assert any(text.startswith("New here:") and "Emi" in text for text in lines)
    assert "2 possible duplicates to decide on the Players page." in lines
    owner.enter("\n")
    duplicates = find_duplicates(people_of(owner.desk.ledger))
    names = {frozenset((str(pair.one.name), str(pair.other.name))) for pair in duplicates}
    assert names == {frozenset(("Bennji", "Benji")), frozenset(("Chie", "Chié"))}
