# SPDX-License-Identifier: MIT
"""The half-typed hand of each match on the disk, so that it survives the end of the program."""

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
    """Keeps half-typed hands in the data folder of this machine, a file each.

    Attributes:
        folder: Where they are; None while no ledger is open.
        error: Why the one that was typed last could not be kept; None where it was, or nothing is typed.
    """

    status_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self.error: OSError | None = None

    def set_folder(self, data_folder: Path) -> None:
        """Keeps them in a data folder from now on."""
        self.folder = data_folder / _FOLDER
        # Where it cannot be made, it is told when something is to be kept there.
        with suppress(OSError):
            self.folder.mkdir(exist_ok=True)

    def file(self, match: MatchSummary) -> Path:
        """Returns the file of a match.

        Raises:
            RuntimeError: No ledger is open.
        """
        if self.folder is None:
            raise RuntimeError("no ledger is open")
        return self.folder / f"{match.uuid}.json"

    def save(self, match: MatchSummary, kept: SavedDraft, rules: TableRules) -> None:
        """Keeps the hand that is typed in a match, or takes its file away where nothing is."""
        # Loaded when it is wanted: nobody types in the first moment.
        from mahjong_desk.entry.file import save

        before, self.error = self.error, save(self.file(match), kept, rules)
        if (before is None) != (self.error is None):
            self.status_changed.emit()

    def load(self, match: MatchSummary, rules: TableRules) -> SavedDraft | None:
        """Returns what was typed last in a match; None where that is nothing."""
        from mahjong_desk.entry.file import load

        return load(self.file(match), rules)
