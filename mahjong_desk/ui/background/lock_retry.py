# SPDX-License-Identifier: MIT
"""Retries what a form could not write, as soon as another program no longer locks the ledger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.errors import LedgerError, LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.text.refusals import ledger_error_text

_PAUSE: Final = 500


class LockRetry(QObject):
    """Checks now and then, which takes no time, whether a ledger is free, and then repeats what it refused.

    A key or click in the form ends the wait: only what the user asked for and still sees is written.
    """

    def __init__(
        self, form: QWidget, message: Label, ledger: Callable[[], Ledger | None], deed: Callable[[], object]
    ) -> None:
        super().__init__(form)
        self._form, self._message, self._ledger, self._deed = form, message, ledger, deed
        self._error: LedgerError | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.retry_if_free)

    @property
    def is_waiting(self) -> bool:
        """Whether it waits for the ledger."""
        return self._timer.isActive()

    def report(self, error: LedgerError) -> None:
        """Shows what is in the way; waits if that passes by itself."""
        self._error = error
        if isinstance(error, LedgerLocked):
            waiting = tr(
                "Another program is using the ledger {path}. This happens automatically when that "
                "program has finished, unless you carry on here."
            )
            self._message.setText(waiting.format(path=error.path))
            self._watch()
        else:
            self._message.setText(ledger_error_text(error))
        self._message.show()

    def retry_if_free(self) -> None:
        """Tries once more if the ledger is free."""
        if not self.is_waiting:
            return
        ledger = self._ledger()
        if not self._form.isVisible() or ledger is None:
            self._stop()
        elif ledger.can_write():
            self._stop()
            self._deed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        if pressed and isinstance(watched, QWidget) and (watched is self._form or self._form.isAncestorOf(watched)):
            self._stop()
            if self._error is not None:
                self._message.setText(ledger_error_text(self._error))
        return False

    def _watch(self) -> None:
        self._stop()
        self._timer.start()
        if (application := QCoreApplication.instance()) is not None:
            application.installEventFilter(self)

    def _stop(self) -> None:
        self._timer.stop()
        if (application := QCoreApplication.instance()) is not None:
            application.removeEventFilter(self)
