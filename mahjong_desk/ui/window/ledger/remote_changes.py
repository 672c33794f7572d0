# SPDX-License-Identifier: MIT
"""Changes to a ledger on a server: others write in it, and the connection is lost and restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from mahjong_desk.ledger.errors import Continuation, LedgerChanged, LedgerError, ServerAway
from mahjong_desk.ledger.place import Place, ServerLocation
from mahjong_desk.texts import tr
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.club.stored_match import StoredMatch
    from mahjong_desk.ledger.database.server import Listener
    from mahjong_desk.ui.window.navigator import WindowNavigator


class RemoteChanges(QObject):
    """Follows what others write, and reconnects as soon as the server answers again.

    If others continue the current match, the table shows it at once, or announces it if an entry has been begun.
    """

    _change_received = Signal()
    _connection_lost = Signal(object)

    def __init__(self, window: WindowNavigator) -> None:
        super().__init__(window)
        self._window = window
        self._place: Place | None = None
        self._listener: Listener | None = None
        # Both are emitted by another thread.
        self._change_received.connect(self._on_change, Qt.ConnectionType.QueuedConnection)
        self._connection_lost.connect(self._on_connection_lost, Qt.ConnectionType.QueuedConnection)

    def watch(self, place: Place | None) -> None:
        """Follows only that ledger; a file or None is not followed."""
        if place == self._place:
            return
        if self._listener is not None:
            self._listener.stop()
            self._listener = None
        self._place = place
        if isinstance(place, ServerLocation):
            try:
                # The driver is imported only for ledgers on a server.
                from mahjong_desk.ledger.database.server import Listener
            except ImportError:
                # The opener has reported it.
                return
            self._listener = Listener(place, self._change_received.emit, self._connection_lost.emit)

    def _on_change(self) -> None:
        """Reads what is new, through a new connection if it was lost."""
        if self._listener is None:
            return
        window, desk = self._window, self._window.desk
        if desk.ledger is None:
            if isinstance(window.failure, ServerAway):
                window.opener.open_again(quietly=True)
            return
        gone_on, error = attempt(desk.sync)
        if error is not None:
            if window.failure is None or isinstance(window.failure, ServerAway):
                window.set_failure(error)
            return
        if isinstance(window.failure, ServerAway) and not desk.has_pending_writes:
            window.set_failure(None)
        if gone_on is not None and window.failure is None:
            self._follow_match(gone_on)

    def _follow_match(self, gone_on: StoredMatch) -> None:
        """Shows the match as others left it, unless that would disturb an entry."""
        window, desk = self._window, self._window.desk
        if window.place == "table" and window.sheet is None and not self._has_unsaved_draft():
            desk.adopt_remote_match(gone_on, with_unrecorded=False)
            window.notify(tr("The match was continued in another window."))
            return
        assert desk.place is not None
        window.set_failure(LedgerChanged(desk.place, why=Continuation.NONE_PENDING))

    def _has_unsaved_draft(self) -> bool:
        """Returns whether a hand has been begun and is not recorded."""
        from mahjong_desk.entry.in_progress import keep_indicators

        draft = self._window.picker.draft()
        return draft != keep_indicators(draft)

    def _on_connection_lost(self, error: LedgerError) -> None:
        if self._listener is not None and self._window.failure is None:
            self._window.set_failure(error)
