# SPDX-License-Identifier: MIT
"""Tasks on a separate thread, and the sheet that shows their progress."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QProgressBar, QWidget
from shiboken6 import isValid

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.progress import Cancelled, ProgressStage, TaskProgress
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet, SheetHost
from mahjong_desk.ui.kit.text_format import format_number

_THREAD_NAME = "task"
_SWITCH_INTERVAL = 0.0005
"""How long a thread may keep the interpreter while another one waits for it, in seconds."""


class _GuiThread(QObject):
    """Receives calls from other threads; unlike their owners, it is never deleted."""

    called = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.called.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def _call(self, owner: QObject, function: Callable[[], object]) -> None:
        if isValid(owner):
            function()


_gui_thread = _GuiThread()


def call_on_gui_thread(owner: QObject, function: Callable[[], object]) -> None:
    """Calls a function on the GUI thread unless its owner has been deleted.

    Any thread may call it. A signal of the owner might be emitted while the owner is being deleted.
    """
    _gui_thread.called.emit(owner, function)


class BackgroundTask(QObject):
    """Work on a separate thread; ``finished`` reports its result on the GUI thread.

    It also reports the error if that is one of ``faults``; any other error is raised there.
    """

    finished = Signal(object, object)

    def __init__(
        self, work: Callable[[], Any], parent: QObject, *, faults: tuple[type[Exception], ...] = (LedgerError,)
    ) -> None:
        super().__init__(parent)
        self._work, self._faults = work, faults
        self.succeeded = False
        self._result: object = None
        self._error: BaseException | None = None
        self._reported = False
        self._thread = threading.Thread(target=self._run, name=_THREAD_NAME)

    def start(self) -> BackgroundTask:
        # Painting takes the interpreter lock at each step: by default it would wait 5 ms each time.
        sys.setswitchinterval(_SWITCH_INTERVAL)
        self._thread.start()
        return self

    def wait(self, seconds: float | None = None) -> bool:
        """Waits, at most ``seconds``, and reports the result; returns whether it is done."""
        self._thread.join(seconds)
        if self._thread.is_alive():
            return False
        self.report()
        return True

    def _run(self) -> None:
        try:
            self._result = self._work()
            self.succeeded = True
        except BaseException as error:
            self._error = error
        call_on_gui_thread(self, self.report)

    def report(self) -> None:
        """Emits ``finished`` once."""
        if self._reported:
            return
        self._reported = True
        self.deleteLater()
        expected = self._error if isinstance(self._error, self._faults) else None
        self.finished.emit(self._result, expected)
        if self._error is not None and expected is None:
            raise self._error


def is_task_running() -> bool:
    return any(thread.name == _THREAD_NAME for thread in threading.enumerate())


_UPDATE_INTERVAL = 100
"""How often the sheet is updated, in milliseconds."""

_WORDS: Mapping[ProgressStage, str] = {
    ProgressStage.STARTING: mark("Getting ready"),
    ProgressStage.READING: mark("Reading", "being done"),
    ProgressStage.PLAYING: mark("Recalculating matches"),
    ProgressStage.COMPARING: mark("Comparing with the ledger"),
    ProgressStage.ENTERING: mark("Adding entries"),
}


class ProgressSheet(Sheet):
    """Shows the progress of a task; closing it cancels the task."""

    def __init__(self, heading: str, progress: TaskProgress, window: QWidget) -> None:
        super().__init__(heading, window, width=620)
        self._progress = progress
        self._stage = Label(size=17)
        self._count = Label(role="ink2", size=15)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(theme.px(18))
        for widget in (self._stage, self.bar, self._count):
            self.add_widget(widget)
        safe = tr("You can cancel at any time. Nothing will be changed.")
        self.add_widget(Label(safe, role="ink3", size=15, wrap=True))
        self.add_button(tr("&Cancel"), self.reject)
        self._update()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._update)
        self._timer.start(_UPDATE_INTERVAL)

    def _update(self) -> None:
        # Read once: the other thread keeps counting.
        stage, done, total = self._progress.stage, self._progress.done, self._progress.total
        words = tr(_WORDS[stage], "being done")
        self._stage.setText(words)
        self.bar.setAccessibleName(words)
        self.bar.setRange(0, total)
        self.bar.setValue(min(done, total))
        counted = tr("{done} of {total}").format(done=format_number(done), total=format_number(total))
        # Without a total, the line keeps its height.
        self._count.setText(counted if total else " ")


_T = TypeVar("_T")

SHEET_DELAY = 0.2
"""How long the window may block before it shows the progress, in seconds."""


class SheetLayer(SheetHost, Protocol):
    """A window that shows sheets over each other."""

    def push_sheet(self, sheet: Sheet) -> None:
        """Opens a sheet over the open ones."""


def run_with_progress(
    window: SheetLayer,
    title: str,
    work: Callable[[TaskProgress], _T],
    *,
    on_done: Callable[[_T], object],
    on_failed: Callable[[Any], object],
    on_cancelled: Callable[[], object],
    faults: tuple[type[Exception], ...] = (LedgerError,),
) -> None:
    """Runs work on a separate thread, with a progress sheet after ``SHEET_DELAY``."""
    progress, sheets = TaskProgress(), list[ProgressSheet]()

    def cancel() -> None:
        sheets.clear()
        progress.cancel()

    def finish(result: Any, error: Exception | None) -> None:
        # The new objects are long-lived, so later garbage collections should not scan them.
        gc.freeze()
        for sheet in sheets:
            sheet.accept()
        if isinstance(error, Cancelled):
            on_cancelled()
        elif error is not None:
            on_failed(error)
        elif task.succeeded:
            on_done(result)

    task = BackgroundTask(lambda: work(progress), window.sheet_host, faults=(*faults, Cancelled))
    task.finished.connect(finish)
    if task.start().wait(SHEET_DELAY):
        return
    sheet = ProgressSheet(title, progress, window.sheet_host)
    sheets.append(sheet)
    sheet.rejected.connect(cancel)
    # Quitting cancels the work instead of waiting for it.
    theme.application().aboutToQuit.connect(sheet.reject)
    window.push_sheet(sheet)
