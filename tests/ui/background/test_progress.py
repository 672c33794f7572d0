# SPDX-License-Identifier: MIT
"""Long tasks in the background: the window shows progress and can cancel them."""

import gc
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from queue import Queue
from sqlite3 import connect
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ledger.errors import LedgerDiskFull
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import MergePlan
from mahjong_desk.ledger.place import ledger_path, side_files
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.ui.background import progress
from mahjong_desk.ui.background.progress import BackgroundTask, ProgressSheet, run_with_progress
from mahjong_desk.ui.import_export.import_sheet import ImportSheet
from mahjong_desk.ui.start import collect_between_events
from tests.ui.player import User

STEPS = 3


class Gate:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._steps: Queue[None] = Queue()
        self.reached: Queue[tuple[ProgressStage, int, int]] = Queue()
        advance = TaskProgress.advance

        def wait(progress: TaskProgress, steps: int = 1) -> None:
            advance(progress, steps)
            if progress is NO_PROGRESS:
                return
            self.reached.put((progress.stage, progress.done, progress.total))
            self._steps.get()
            advance(progress, 0)

        monkeypatch.setattr(TaskProgress, "advance", wait)

    def allow(self, steps: int) -> None:
        for _ in range(steps):
            self._steps.put(None)

    def open(self) -> None:
        self.allow(10_000)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    """Makes work wait at each step, and shows the progress sheet at once."""
    monkeypatch.setattr(progress, "SHEET_DELAY", 0)
    step_gate = Gate(monkeypatch)
    yield step_gate
    step_gate.open()


def test_task_reports_its_progress_and_its_result(owner: User, qtbot: QtBot, gate: Gate) -> None:
    results: list[object] = []

    def work(progress: TaskProgress) -> int:
        return sum(progress.track(range(STEPS), ProgressStage.ENTERING, STEPS))

    def stop(fault: object = None) -> None:
        raise AssertionError(fault)

    run_with_progress(owner.window, "Counting", work, on_done=results.append, on_failed=stop, on_cancelled=stop)
    sheet = owner.sheet(ProgressSheet)
    gate.allow(2)
    qtbot.waitUntil(lambda: (sheet.bar.value(), sheet.bar.maximum()) == (2, STEPS))
    assert {"Counting", "Adding entries", "2 of 3"} <= set(owner.texts(sheet))
    QApplication.processEvents()
    assert not results
    gate.open()
    qtbot.waitUntil(lambda: owner.window.sheet is None)
    assert results == [3]


def test_cancelled_and_failed_tasks_are_reported(owner: User, qtbot: QtBot, gate: Gate) -> None:
    values: list[object] = []

    def work(progress: TaskProgress) -> None:
        for _ in progress.track(range(STEPS), ProgressStage.ENTERING):
            pass
        raise LedgerDiskFull(Path("ledger"))

    def begin() -> None:
        run_with_progress(
            owner.window,
            "Failing",
            work,
            on_done=values.append,
            on_failed=values.append,
            on_cancelled=lambda: values.append("cancelled"),
        )

    begin()
    owner.enter("\x1b")
    assert owner.window.sheet is None
    gate.allow(1)
    qtbot.waitUntil(lambda: bool(values))
    assert values == ["cancelled"]
    gate.open()
    begin()
    qtbot.waitUntil(lambda: len(values) == 2)
    assert isinstance(values[1], LedgerDiskFull)
    assert owner.window.sheet is None


def test_file_is_imported_in_the_background(owner: User, qtbot: QtBot, gate: Gate, evening_file: Path) -> None:
    ledger = owner.desk.ledger
    owner.window.files.open_file(evening_file)
    owner.sheet(ProgressSheet)
    owner.enter("\x1b")
    gate.open()
    qtbot.waitUntil(owner.window.notice.isVisible)
    assert "Nothing was imported" in owner.window.notice.accessibleName()
    owner.window.files.open_file(evening_file)
    qtbot.waitUntil(lambda: isinstance(owner.window.sheet, ImportSheet))
    owner.enter("\n")
    qtbot.waitUntil(lambda: owner.window.sheet is None)
    assert len(ledger.matches()) == 2
    assert ledger.check().is_sound


def test_cancelled_import_adds_no_entries(
    owner: User, qtbot: QtBot, evening_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ledger = owner.desk.ledger
    owner.window.files.open_file(evening_file)
    assert isinstance(owner.window.sheet, ImportSheet)
    monkeypatch.setattr(progress, "SHEET_DELAY", 0)
    gate = Gate(monkeypatch)
    owner.enter("\n")
    gate.allow(6)
    stage = ProgressStage.STARTING
    while stage is not ProgressStage.ENTERING:
        stage, _, _ = gate.reached.get(timeout=20)
    # Like any other program, an import makes other writers wait.
    assert not ledger.can_write()
    owner.enter("\x1b")
    gate.open()
    qtbot.waitUntil(owner.window.notice.isVisible)
    # The import sheet is still open, so the file can be imported after all.
    assert isinstance(owner.window.sheet, ImportSheet)
    assert ledger.can_write()
    assert ledger.matches() == ()
    owner.enter("\n")
    qtbot.waitUntil(lambda: owner.window.sheet is None)
    assert len(ledger.matches()) == 2


@pytest.mark.parametrize(("is_late", "result"), [(False, "Nothing was imported"), (True, "has been imported")])
def test_leaving_the_screen_cancels_a_pending_import(
    owner: User, qtbot: QtBot, evening_file: Path, monkeypatch: pytest.MonkeyPatch, is_late: bool, result: str
) -> None:
    reached, left, import_data = threading.Event(), threading.Event(), Ledger.import_data

    def wait(*given: Any) -> MergePlan:
        merge = import_data(*given) if is_late else None
        reached.set()
        left.wait(20)
        return merge or import_data(*given)

    owner.window.files.open_file(evening_file)
    monkeypatch.setattr(progress, "SHEET_DELAY", 0)
    monkeypatch.setattr(Ledger, "import_data", wait)
    owner.enter("\n")
    reached.wait(20)
    owner.window.show_screen("rules")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left.set()
    qtbot.waitUntil(owner.window.notice.isVisible)
    assert result in owner.window.notice.text


def test_replaced_ledger_receives_no_import(owner: User, evening_file: Path, tmp_path: Path) -> None:
    owner.window.files.open_file(evening_file)
    place = ledger_path(tmp_path / "club")
    for part in (place, *side_files(place)):
        part.unlink(missing_ok=True)
    with closing(connect(place)) as other:
        other.execute("CREATE TABLE notes (line TEXT)")
    before = place.read_bytes()
    owner.enter("\n")
    assert isinstance(owner.window.sheet, ImportSheet)
    assert place.read_bytes() == before


class Knot:
    """An object that only the garbage collector frees."""

    def __init__(self) -> None:
        self.itself = self


def test_garbage_is_collected_only_in_the_main_thread(qtbot: QtBot) -> None:
    freed_by: list[threading.Thread] = []

    def note(phase: str, _counts: object) -> None:
        freed_by.append(threading.current_thread())

    gc.callbacks.append(note)
    parent = QObject()
    collect_between_events(parent)
    lost = ref(Knot())
    task = BackgroundTask(lambda: [Knot() for _ in range(50_000)] and None, parent)
    task.start().wait()
    qtbot.waitUntil(lambda: lost() is None)
    gc.callbacks.remove(note)
    assert set(freed_by) == {threading.main_thread()}


def test_a_task_may_be_deleted_while_its_thread_ends(qapp: QApplication) -> None:
    results = []
    for _ in range(60):
        parent, gate = QObject(), threading.Event()
        tasks = [BackgroundTask(gate.wait, parent).start() for _ in range(8)]
        threads = [thread for thread in threading.enumerate() if thread.name == "task"]
        for task in tasks:
            task.finished.connect(lambda *result: results.append(result))
        gate.set()
        parent.deleteLater()
        qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        for thread in threads:
            thread.join()
        qapp.processEvents()
    assert results == []
