# SPDX-License-Identifier: MIT
"""What could not be written: retried when the user asks for it, or as soon as the ledger is free.

While it is pending, a check now and then, which takes no time, finds out whether the ledger is free. Only what the user
still sees as it was entered is recorded.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from mahjong_desk.ledger.errors import LedgerChanged, LedgerError, LedgerReplaced, ServerAway
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.window.foot import StatusFooter
from mahjong_desk.ui.window.ledger.failures import passes
from mahjong_desk.ui.window.ledger.opener import LedgerOpener
from mahjong_desk.ui.window.shell import WindowParts

_PAUSE = 500


class PendingWrites(QObject):
    """Keeps what could not be written until it is on disk or the user drops it."""

    def __init__(self, window: WindowParts, opener: LedgerOpener, foot: StatusFooter) -> None:
        super().__init__(foot)
        self._window, self._opener, self._foot = window, opener, foot
        self._desk = window.desk
        self._sheet: Sheet | None = None
        self._watched = False
        self._retries = False
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.look)
        self._desk.failed.connect(self._refuse)
        self._desk.saved.connect(self._settle)
        foot.again.connect(self._answer)

    @property
    def waits(self) -> bool:
        """Whether it waits for the ledger."""
        return self._timer.isActive()

    def show(self, error: LedgerError | None) -> None:
        """Shows an error of the ledger, or that there is none any more; waits for what passes by itself."""
        # A server that cannot be opened is tried by ``RemoteChanges``: that takes a while.
        away = isinstance(error, ServerAway) and self._desk.ledger is not None
        if away or passes(error):
            self._wait()
        else:
            self.end()
        if error is None:
            self._sheet = None
        self._foot.set_error(error, waits=self.waits and (self._desk.ledger is None or self._desk.waits))

    def try_again(self) -> bool:
        """Tries to write it once more; returns whether it is on disk now."""
        error = self._foot.error
        if self._desk.ledger is None:
            return self._opener.open_again()
        if isinstance(error, LedgerReplaced):
            self._opener.show_moved(error)
            return False
        if isinstance(error, LedgerChanged):
            self._opener.matches.show_both()
            return False
        if self._hand_was_changed():
            self._window.place_widget("picker").record()
            return self._desk.unrecorded.act is None
        sheet, self._retries = self._sheet, True
        worked = self._desk.retry()
        self._retries = False
        if worked:
            if sheet is not None and sheet in self._window.sheets:
                sheet.accept()
            if self._window.place == "picker":
                self._window.show_place("table")
            self._window.notify(tr("Now it is on disk."))
        return worked

    def look(self) -> None:
        """Writes what is pending if the ledger is free now."""
        ledger = self._desk.ledger
        if not self.waits:
            return
        if ledger is None:
            self._opener.open_again(quietly=True)
        elif self._hand_was_changed():
            self._give_up()
        elif ledger.is_free() and self._desk.waits:
            self.try_again()
        elif ledger.is_free():
            self._window.set_failure(None)
            self._window.notify(tr("The ledger is free again."))

    def end(self) -> None:
        """Stops waiting."""
        self._timer.stop()
        if self._watched:
            self._watched = False
            _application().removeEventFilter(self)

    def _wait(self) -> None:
        self.end()
        self._timer.start()
        if self._sheet is not None and self._desk.unrecorded.act is not None:
            self._watched = True
            _application().installEventFilter(self)

    def _give_up(self) -> None:
        self.end()
        self._foot.set_error(self._foot.error)

    def _refuse(self, error: LedgerError) -> None:
        # A sheet closes with what was entered on it.
        if not self._retries:
            self._sheet = self._window.sheet
        self._window.set_failure(error)

    def _settle(self, _at: str) -> None:
        # While a hand is pending, a write of something else does not end the failure.
        if self._desk.unrecorded.act is None:
            self._window.set_failure(None)

    def _answer(self) -> None:
        """Does what the button beside the failure says."""
        if self.waits:
            self._give_up()
        else:
            self.try_again()

    def _hand_was_changed(self) -> bool:
        """Whether the hand in the picker differs from the pending one."""
        return self._window.is_made("picker") and bool(self._window.place_widget("picker").entry.changed_since_refused)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        if pressed and self._sheet is not None and isinstance(watched, QWidget) and self._sheet.isAncestorOf(watched):
            self._desk.unrecorded.let_go()
            self._desk.changed.emit()
            self._window.set_failure(None)
        return False


def _application() -> QCoreApplication:
    application = QCoreApplication.instance()
    assert application is not None
    return application
