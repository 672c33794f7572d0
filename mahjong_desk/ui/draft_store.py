# SPDX-License-Identifier: MIT
"""The half-typed hand of each match, which is saved on disk."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from mahjong_desk.entry.file import SavedDraft
    from mahjong_desk.ledger.records import MatchSummary
    from mahjong_desk.rules.ruleset import TableRules

_FOLDER: Final = "drafts"


class DraftStore(QObject):
    """Saves half-typed hands in the data folder of this machine, one file a match.

    ``folder`` is None while no ledger is open; ``error`` is why the last save failed, or None.
    """

    status_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self.error: OSError | None = None

    def set_folder(self, data_folder: Path) -> None:
        self.folder = data_folder / _FOLDER
        # If it cannot be created, the next save reports that.
        with suppress(OSError):
            self.folder.mkdir(exist_ok=True)

    def file(self, match: MatchSummary) -> Path:
        """Returns the file of a match while a ledger is open."""
        if self.folder is None:
            raise RuntimeError("no ledger is open")
        return self.folder / f"{match.uuid}.json"

    def save(self, match: MatchSummary, kept: SavedDraft, rules: TableRules) -> None:
        """Saves the hand that is typed in a match, or deletes its file if there is none."""
        # Imported lazily to keep startup fast.
        from mahjong_desk.entry.file import save

        before, self.error = self.error, save(self.file(match), kept, rules)
        if (before is None) != (self.error is None):
            self.status_changed.emit()

    def load(self, match: MatchSummary, rules: TableRules) -> SavedDraft | None:
        """Returns what was typed last in a match, or None."""
        from mahjong_desk.entry.file import load

        return load(self.file(match), rules)
