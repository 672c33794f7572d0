# SPDX-License-Identifier: MIT
"""Work that the user waits for, with its progress on a sheet if it takes more than a moment."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.progress import Cancelled, ProgressStage, TaskProgress
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.errand import BackgroundTask
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import format_number

_PAUSE: Final = 100
"""How often what is shown is renewed, milliseconds."""

_WORDS: Final[Mapping[ProgressStage, str]] = {
    ProgressStage.STARTING: mark("Getting ready"),
    ProgressStage.READING: mark("Reading", "being done"),
    ProgressStage.PLAYING: mark("Playing each match by its rules"),
    ProgressStage.COMPARING: mark("Comparing with what is here"),
    ProgressStage.ENTERING: mark("Entering"),
    ProgressStage.COPYING: mark("Making a copy of what is there"),
    ProgressStage.MIRROR: mark("Writing the text copy"),
}


class ProgressSheet(FormSheet):
    """Shows the progress of work; closing it cancels the work."""

    def __init__(self, heading: str, progress: TaskProgress, window: QWidget) -> None:
        super().__init__(heading, window, width=620)
        self._progress = progress
        self._told = Label(size=17)
        self._count = Label(role="ink2", size=15)
        self.disable = QProgressBar()
        self.disable.setTextVisible(False)
        self.disable.setFixedHeight(theme.px(18))
        for widget in (self._told, self.disable, self._count):
            self.add_widget(widget)
        safe = tr("Give it up at any time: everything is then as it was before.")
        self.add_widget(Label(safe, role="ink3", size=15, wrap=True))
        self.add_button(tr("&Give up"), self.close_sheet)
        self._update()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._update)
        self._timer.start(_PAUSE)

    def _update(self) -> None:
        # Another thread counts on meanwhile.
        stage, done, total = self._progress.stage, self._progress.done, self._progress.total
        words = tr(_WORDS[stage], "being done")
        self._told.setText(words)
        self.disable.setAccessibleName(words)
        self.disable.setRange(0, total)
        self.disable.setValue(min(done, total))
        counted = tr("{done} of {total}").format(done=format_number(done), total=format_number(total))
        # Without a total, the line keeps its height.
        self._count.setText(counted if total else " ")


_T = TypeVar("_T")

SHEET_DELAY: Final = 0.2
"""How long the window may block before it shows the progress, seconds."""


class SheetLayer(Protocol):
    """A window that shows sheets."""

    @property
    def sheet_host(self) -> QWidget:
        """What a sheet covers."""

    def push_sheet(self, sheet: Sheet) -> None:
        """Shows a sheet over the window and over the sheet that is open."""


def run_with_progress(
    window: SheetLayer,
    title: str,
    work: Callable[[TaskProgress], _T],
    *,
    done: Callable[[_T], object],
    failed: Callable[[Any], object],
    given_up: Callable[[], object],
    faults: tuple[type[Exception], ...] = (LedgerError,),
) -> None:
    """Does work on a thread of its own; until it ends, a sheet covers the window."""
    _ProgressTask(window, title, work, done=done, failed=failed, given_up=given_up, faults=faults).begin()


class _ProgressTask(QObject):
    """One piece of work."""

    def __init__(
        self,
        window: SheetLayer,
        title: str,
        work: Callable[[TaskProgress], Any],
        *,
        done: Callable[[Any], object],
        failed: Callable[[Any], object],
        given_up: Callable[[], object],
        faults: tuple[type[Exception], ...],
    ) -> None:
        super().__init__(window.sheet_host)
        self._window, self._title = window, title
        self._done, self._failed, self._given_up = done, failed, given_up
        self._progress = TaskProgress()
        self._sheet: ProgressSheet | None = None
        self._collects = False
        self._errand = BackgroundTask(lambda: work(self._progress), self, faults=(*faults, Cancelled))
        self._errand.finished.connect(self._finish)

    def begin(self) -> None:
        """Begins; shows the sheet unless it is done in a moment."""
        # With many objects in memory, garbage collection would block the window for half a second at a time.
        self._collects = gc.isenabled()
        gc.disable()
        self._errand.start()
        if self._errand.wait(SHEET_DELAY):
            return
        self._sheet = ProgressSheet(self._title, self._progress, self._window.sheet_host)
        self._sheet.rejected.connect(self._cancel)
        if (application := QCoreApplication.instance()) is not None:
            # Quitting does not wait for it.
            application.aboutToQuit.connect(self._cancel)
        self._window.push_sheet(self._sheet)

    def _cancel(self) -> None:
        self._sheet = None
        self._progress.cancel()

    def _finish(self, result: Any, error: Exception | None) -> None:
        self.deleteLater()
        if self._collects:
            # The new objects stay for a while, and are freed without a collection.
            gc.freeze()
            gc.enable()
        if self._sheet is not None:
            self._sheet.accept()
        if isinstance(error, Cancelled):
            self._given_up()
        elif error is not None:
            self._failed(error)
        elif self._errand.succeeded:
            self._done(result)
