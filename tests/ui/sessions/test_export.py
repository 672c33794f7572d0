# SPDX-License-Identifier: MIT
"""Any session and any match of it is printed and exported from the list of sessions, whatever lies on the desk."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from mahjong_desk.interchange import read_event, read_match
from mahjong_desk.journal.journal import Journal, thaw
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.rules import registry
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.report.blocks import ReportLength
from mahjong_desk.ui.report.output import FileKind
from mahjong_desk.ui.report.sheet import ReportSheet
from mahjong_desk.ui.sessions.sessions_view import SessionsSheet
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ledger.world import tamper
from tests.ui.player import User
from tests.ui.report.conftest import EVENING
from tests.ui.report.test_files import check_hands, packed, pdf_pages, rows_of_csv, sheets
from tests.ui.shared_window import open_another

SESSION = "Last week"
NAMES = ("Aoi", "Ben", "Chie", "Dai")


def played(journal: Journal) -> Replay:
    """Returns the replay of a journal, without the code of the window."""
    header = journal.header
    options = thaw(header.options)
    rules = registry.get_ruleset(header.ruleset).bind(options)
    events = tuple(read_event(rules, thaw(event), "event") for event in journal.events)
    return replay(Match(rules, options, header.players, events))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A ledger with last week's evening and a fresh match: two matches that ended, one that goes on, one of tonight."""
    folder = tmp_path_factory.mktemp("evening")
    with closing(Desk()) as desk:
        desk.open(folder)
        for place, (ruleset, options, players, events) in enumerate(EVENING):
            assert desk.start_match(ruleset, options, players, SESSION if place == 0 else None)
            assert desk.match is not None
            assert desk.record_event(*(read_event(desk.match.rules, event, "event") for event in events))
        assert desk.start_match("boo", {}, NAMES, "Tonight")
    return folder


@pytest.fixture
def player(qtbot: QtBot, shared_window: MainWindow, evening: Path, tmp_path: Path) -> User:
    """Somebody at tonight's match."""
    open_another(shared_window, shutil.copytree(evening, tmp_path / "club"))
    return User(qtbot, shared_window)


@pytest.fixture
def saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Path]:
    """Answers the file dialog with the name that it proposes; remembers the files."""
    files: list[Path] = []

    def choose(_parent: object, _title: str, proposed: str, _kinds: str) -> tuple[str, str]:
        files.append(tmp_path / Path(proposed).name)
        return str(files[-1]), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    return files


def journals(player: User) -> list[Replay]:
    """Returns the matches of last week, replayed."""
    ledger = player.desk.ledger
    assert ledger is not None
    session = next(session for session in ledger.sessions() if session.name == SESSION)
    return [played(ledger.journal(record.id)) for record in ledger.matches(session.id)]


def reporting(player: User) -> ReportSheet:
    """Opens the list of sessions, goes to last week's and asks to print or export it."""
    if not isinstance(player.window.sheet, SessionsSheet):
        player.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    sheet = player.window.sheet
    assert isinstance(sheet, SessionsSheet)
    sheet.view.list.setFocus()
    player.press(Qt.Key.Key_Down)
    assert sheet.view.session is not None
    assert sheet.view.session.name == SESSION
    player.wait(sheet.view.print_button.isEnabled)
    player.click(player.button("Print or export…"))
    asking = player.window.sheet
    assert isinstance(asking, ReportSheet)
    return asking


def write(
    player: User, saved: list[Path], kind: FileKind, number: int, form: ReportLength = ReportLength.SHORT
) -> bytes:
    """Returns a file of a match of last week by its number, of the whole session for 0."""
    asking = reporting(player)
    asking.what.setFocus()
    for _ in range(number):
        player.press(Qt.Key.Key_Down)
    assert asking.what.currentIndex() == number
    player.click(asking.form.chip(form))
    player.click(asking.kind.chip(kind))
    player.click(asking.save_button)
    assert isinstance(player.window.sheet, SessionsSheet), "the list is there again"
    assert saved[-1].name.endswith(f"match {number}.{kind.endings[0]}" if number else f"{SESSION}.{kind.endings[0]}")
    return saved[-1].read_bytes()


def is_hands(content: bytes, match: Replay, _number: int) -> None:
    check_hands(rows_of_csv(content), match)


def is_workbook(content: bytes, match: Replay, _number: int) -> None:
    check_hands(sheets(content)["Hands"], match)


def is_match(content: bytes, match: Replay, _number: int) -> None:
    again = replay(read_match(json.loads(content)))
    assert (again.rows, again.final) == (match.rows, match.final)


def is_picture(content: bytes, _match: Replay, _number: int) -> None:
    assert not QImage.fromData(content).isNull()


def is_page(content: bytes, match: Replay, number: int) -> None:
    (page,) = pdf_pages(content)
    assert packed(f"{SESSION}, match {number}") in page
    assert ("Matchinprogress" in page) == (match.final is None) == (number == 3)


def is_explained(content: bytes, match: Replay, _number: int) -> None:
    text = "".join(pdf_pages(content))
    for row in match.rows:
        assert all(format_change(delta) in text for delta in row.settlement.deltas)
        assert all(format_number(score) in text for score in row.after.scores)


FILES: tuple[tuple[FileKind, ReportLength, Callable[[bytes, Replay, int], None], int], ...] = (
    (FileKind.CSV, ReportLength.SHORT, is_hands, 1),
    (FileKind.XLSX, ReportLength.SHORT, is_workbook, 2),
    (FileKind.JSON, ReportLength.SHORT, is_match, 3),
    (FileKind.PNG, ReportLength.SHORT, is_picture, 2),
    (FileKind.PDF, ReportLength.SHORT, is_page, 3),
    (FileKind.PDF, ReportLength.FULL, is_explained, 1),
)
"""Every kind of file, what it must hold, and the match of which each run writes it."""


def every_file() -> Iterator[object]:
    """Returns every kind of file with every match; most pairs are slow."""
    for kind, form, holds, always in FILES:
        for number in (1, 2, 3):
            marks = () if number == always else (pytest.mark.slow,)
            yield pytest.param(kind, form, holds, number, marks=marks, id=f"{kind.value}-{form.value}-{number}")


@pytest.mark.parametrize(("kind", "form", "holds", "number"), list(every_file()))
def test_a_match_of_another_session_in_every_kind(
    player: User,
    saved: list[Path],
    kind: FileKind,
    form: ReportLength,
    holds: Callable[[bytes, Replay, int], None],
    number: int,
) -> None:
    """Which match it is and what kind of file do not meet: the sheet writes what lies on it, whichever that is."""
    before = player.desk.record
    match = journals(player)[number - 1]
    holds(write(player, saved, kind, number, form), match, number)
    assert player.desk.record == before, "what lies on the desk stays there"


def test_another_session_in_every_kind(player: User, saved: list[Path]) -> None:
    matches = journals(player)
    results = {(row[0], row[4]): row[5:7] for row in rows_of_csv(write(player, saved, FileKind.CSV, 0))[1:]}
    book = sheets(write(player, saved, FileKind.XLSX, 0))
    for number, match in enumerate(matches, start=1):
        check_hands(book[f"Match {number}"], match)
        for seat, name in enumerate(match.match.players):
            result = "" if match.final is None else match.final.results[seat]
            texts = results[str(number), name]
            assert (int(texts[0]), float(texts[1]) if texts[1] else "") == (match.table.scores[seat], result)
    document = json.loads(write(player, saved, FileKind.JSON, 0))
    assert (document["format"], document["name"]) == ("mahjong-desk/session", SESSION)
    assert [replay(read_match(match)).rows for match in document["matches"]] == [match.rows for match in matches]
    assert not QImage.fromData(write(player, saved, FileKind.PNG, 0)).isNull()
    assert len(pdf_pages(write(player, saved, FileKind.PDF, 0))) == 1
    full = "".join(pdf_pages(write(player, saved, FileKind.PDF, 0, ReportLength.FULL)))
    assert all(packed(f"{SESSION}, match {number}") in full for number in (1, 2, 3))


def test_a_match_of_another_session_goes_to_the_printer(
    player: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "printed.pdf"

    def choose(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(target))
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    asking = reporting(player)
    asking.what.setFocus()
    player.press(Qt.Key.Key_Down)
    player.click(asking.print_button)
    assert packed(f"{SESSION}, match 1") in "".join(pdf_pages(target.read_bytes()))


def test_a_session_of_unreadable_matches_has_nothing_to_print(player: User) -> None:
    assert player.desk.folder is not None
    damage = "UPDATE entries SET content = '{' WHERE subject IN (SELECT uuid FROM matches WHERE session_id = 1)"
    tamper(ledger_path(player.desk.folder), damage)
    player.press(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    sheet = player.window.sheet
    assert isinstance(sheet, SessionsSheet)
    sheet.view.list.setFocus()
    player.press(Qt.Key.Key_Down)
    player.wait(lambda: any("Match 1 cannot be read" in text for text in player.texts(sheet)))
    assert not sheet.view.print_button.isEnabled()
    player.press(Qt.Key.Key_Up)
    # The match on the desk is known.
    player.wait(sheet.view.print_button.isEnabled)
