# SPDX-License-Identifier: MIT
"""Failed writes, which are retried on request or as soon as the ledger is free.

Whether it is free is checked periodically, which is cheap. Only entries that the user still sees unchanged are recorded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from mahjong_desk.journal.acts import Act
from mahjong_desk.ledger.errors import Continuation, LedgerChanged, LedgerError, LedgerReplaced, ServerAway
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.window.failures import is_temporary

if TYPE_CHECKING:
    from mahjong_desk.ui.window.main_window import MainWindow

_CHECK_INTERVAL = 500


class PendingWrites(QObject):
    """Retries failed writes until they are on disk or the user discards them."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._foot, self._desk = window, window.foot, window.desk
        self._sheet: Sheet | None = None
        self._act: Act | None = None
        self._is_retrying = False
        self._timer = QTimer(self, interval=_CHECK_INTERVAL)
        self._timer.timeout.connect(self.retry_if_free)
        self._desk.failed.connect(self._on_failed)
        self._desk.saved.connect(self._on_saved)
        self._foot.failure_bar.button.clicked.connect(self._on_button)

    @property
    def is_waiting(self) -> bool:
        """Whether the ledger is checked until it is free."""
        return self._timer.isActive()

    def show(self, error: LedgerError | None) -> None:
        """Shows an error, or hides it if None; retries if it may end by itself."""
        # Opening a ledger on a server is slow, so that is retried by ``RemoteChanges``.
        is_away = isinstance(error, ServerAway) and self._desk.ledger is not None
        self.stop_waiting()
        if is_away or is_temporary(error):
            self._timer.start()
            if self._sheet is not None and self._desk.pending_acts.act is not None:
                theme.application().installEventFilter(self)
        if error is None:
            self._sheet = None
        waits = self.is_waiting and (self._desk.ledger is None or self._desk.has_pending_writes)
        self._foot.set_error(error, waits=waits)

    def try_again(self) -> None:
        """Writes again, or shows what must be decided first."""
        error = self._foot.error
        if self._desk.ledger is None:
            self._window.opener.open_again()
        elif isinstance(error, LedgerReplaced):
            self._window.opener.show_failure(error, over=True)
        elif isinstance(error, LedgerChanged):
            self._window.matches.resolve_conflict()
        elif self._hand_changed():
            self._window.screen_widget("picker").record()
        elif error is not None and not self._desk.has_pending_writes:
            self._window.opener.show_failure(error, over=True)
        else:
            self._retry()

    def _retry(self) -> None:
        sheet, self._is_retrying = self._sheet, True
        is_saved = self._desk.retry()
        self._is_retrying = False
        if is_saved:
            if sheet is not None and sheet in self._window.sheets:
                sheet.accept()
            if self._window.current_screen == "picker":
                self._window.show_screen("table")
            self._window.notify(tr("Saved to disk."))

    def retry_if_free(self) -> None:
        ledger = self._desk.ledger
        if not self.is_waiting:
            return
        if ledger is None:
            self._window.opener.open_again(quietly=True)
        elif self._hand_changed():
            self._stop_retrying()
        elif ledger.can_write() and self._desk.has_pending_writes:
            self.try_again()
        elif ledger.can_write():
            self._window.set_failure(None)
            self._window.notify(tr("The ledger is free again."))

    def stop_waiting(self) -> None:
        self._timer.stop()
        theme.application().removeEventFilter(self)

    def _stop_retrying(self) -> None:
        self.stop_waiting()
        self._foot.set_error(self._foot.error)

    def _on_failed(self, error: LedgerError) -> None:
        if error.reason is Continuation.DELETED:
            self._window.notify(ledger_error_text(error), fault=True)
            return
        # The sheet is closed when its entry is recorded.
        act = self._desk.pending_acts.act
        if not self._is_retrying and (act is None or act is not self._act):
            self._sheet = self._window.sheet
        self._act = act
        self._window.set_failure(error)

    def _on_saved(self, _at: str) -> None:
        # The error stays while a hand is pending, even if something else was written.
        if self._desk.pending_acts.act is None:
            self._window.set_failure(None)

    def _on_button(self) -> None:
        if self.is_waiting:
            self._stop_retrying()
        else:
            self.try_again()

    def _hand_changed(self) -> bool:
        """Returns whether the hand in the picker differs from the pending one."""
        picker = self._window.screens.built.get("picker")
        return picker is not None and bool(picker.entry.changed_since_failure)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        if pressed and self._sheet is not None and isinstance(watched, QWidget) and self._sheet.isAncestorOf(watched):
            self._desk.pending_acts.discard()
            self._desk.changed.emit()
            self._window.set_failure(None)
        return False


class ClosingSheet(Sheet):
    """Asks whether to close with a pending entry, and states what happens to it."""

    def __init__(self, window: QWidget, *, kept: bool) -> None:
        super().__init__(tr("Something is not recorded yet"), window, width=640)
        text = (
            tr("It cannot be written to the ledger now. It is kept on this computer and recorded at the next start.")
            if kept
            else tr("It cannot be written to the ledger now, nor kept on this computer: closing loses it.")
        )
        self.add_widget(Label(text, role="ink" if kept else "error", wrap=True))
        self.close_button = self.add_button(tr("&Close"), self.accept)
        self.add_main_button(tr("&Keep it open"), self.reject).setFocus()
