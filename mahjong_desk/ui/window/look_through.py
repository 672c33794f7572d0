# SPDX-License-Identifier: MIT
"""The look at every page of a large ledger, for which nobody waits."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

from mahjong_desk.ledger.errors import LedgerError

_SECOND = 1000


class LookThrough(QObject):
    """Looks through a ledger beside whatever the person does, once it has been open for a moment.

    Signals:
        found(Path, LedgerError): What is wrong with the file.
    """

    found = Signal(object, object)

    def begin(self, path: Path) -> None:
        """Begins with a file that was opened; a small one was looked through when it was opened."""
        QTimer.singleShot(_SECOND, self, lambda: self._begin(path))

    def _begin(self, path: Path) -> None:
        from mahjong_desk.ledger.database.opened_file import is_large

        with suppress(OSError):
            if is_large(path):
                Thread(target=self.look, args=(path,), daemon=True).start()

    def look(self, path: Path) -> None:
        """Looks at every page, in whatever thread this is."""
        from mahjong_desk.ledger.database.sqlite_file import look_through
        from mahjong_desk.ledger.ledger import WAIT

        try:
            look_through(path, WAIT)
        except LedgerError as error:
            # The window may be gone by now.
            with suppress(RuntimeError):
                self.found.emit(path, error)
