# SPDX-License-Identifier: MIT
"""Work on a thread of its own, while the window stays responsive."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from mahjong_desk.ledger.errors import LedgerError

_SWITCH_INTERVAL: Final = 0.0005
"""How long a thread runs while another one waits, in seconds."""


class BackgroundTask(QObject):
    """Work on a thread of its own; ``done`` reports result and error on the thread of the window."""

    finished = Signal(object, object)
    _result_ready = Signal()

    def __init__(
        self, work: Callable[[], Any], parent: QObject, *, faults: tuple[type[Exception], ...] = (LedgerError,)
    ) -> None:
        super().__init__(parent)
        self._work, self._faults = work, faults
        self.succeeded = False
        self._result: object = None
        self._error: BaseException | None = None
        self._reported = False
        self._thread = Thread(target=self._run, name="task")
        self._result_ready.connect(self._emit_finished)

    def start(self) -> BackgroundTask:
        # Painting asks for its turn at each step: by default it would wait 5 ms each time.
        sys.setswitchinterval(_SWITCH_INTERVAL)
        self._thread.start()
        return self

    def wait(self, seconds: float | None = None) -> bool:
        """Waits until it is done, at most ``seconds`` if given; reports its result now, and returns whether it is done."""
        self._thread.join(seconds)
        if self._thread.is_alive():
            return False
        self._emit_finished()
        return True

    def _run(self) -> None:
        try:
            self._result = self._work()
            self.succeeded = True
        except BaseException as error:
            self._error = error
        # The receiver may have been deleted.
        with suppress(RuntimeError):
            self._result_ready.emit()

    def _emit_finished(self) -> None:
        if self._reported:
            return
        self._reported = True
        self.deleteLater()
        expected = self._error if isinstance(self._error, self._faults) else None
        self.finished.emit(self._result, expected)
        if self._error is not expected and self._error is not None:
            raise self._error
