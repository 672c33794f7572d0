# SPDX-License-Identifier: MIT
"""The question before an edit: every affected row and the totals, before and after; never done without a yes."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.match import Replay, Row
from mahjong_desk.rules.events import Event
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.ledger.comparison import compare
from mahjong_desk.ui.ledger.comparison_sheet import ComparisonSheet
from mahjong_desk.ui.ledger.window import LedgerWindow

translate = QCoreApplication.translate
_NEW = -1
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class Edit(Enum):
    """What is to be done to the match."""

    REPLACE = "replace"
    DELETE = "delete"
    INSERT = "insert"


class ChangeSheet(ComparisonSheet):
    """Shows what an edit of one row would change, and does it only after a yes."""

    def __init__(
        self,
        desk: Desk,
        window: LedgerWindow,
        row_id: int | None,
        event: Event | None,
        *,
        edit: Edit = Edit.REPLACE,
    ) -> None:
        """Makes the sheet.

        Args:
            desk: The match on the desk.
            window: The window to cover.
            row_id: The row to be replaced or deleted, or the one to insert before; None inserts at the end.
            event: What shall stand there; None only to delete.
            edit: What is to be done.
        """
        assert isinstance(window, QWidget)
        assert desk.replay is not None
        headings = {
            Edit.REPLACE: translate("ChangeSheet", "Change this hand?"),
            Edit.DELETE: translate("ChangeSheet", "Delete this row?"),
            Edit.INSERT: translate("ChangeSheet", "Insert this row?"),
        }
        answers = {
            Edit.REPLACE: translate("ChangeSheet", "&Change this hand"),
            Edit.DELETE: translate("ChangeSheet", "&Delete this row"),
            Edit.INSERT: translate("ChangeSheet", "&Insert this row"),
        }
        self._edited, self._row_id, self._event, self._edit = desk, row_id, event, edit
        after, ids = self._preview()
        super().__init__(headings[edit], answers[edit], desk, window, compare(desk.replay, after, desk.row_ids, ids))
        if self._own_refusal() is not None:
            self.main.setEnabled(False)

    @classmethod
    def deleting(cls, desk: Desk, window: LedgerWindow, row_id: int) -> ChangeSheet:
        """Returns the sheet that asks whether a row shall go."""
        return cls(desk, window, row_id, None, edit=Edit.DELETE)

    @classmethod
    def inserting(cls, desk: Desk, window: LedgerWindow, before_row_id: int | None, event: Event) -> ChangeSheet:
        """Returns the sheet that asks whether an event shall be put before a row, or at the end for None."""
        return cls(desk, window, before_row_id, event, edit=Edit.INSERT)

    def act(self) -> bool:
        """Writes the edit."""
        desk, row_id, event = self._edited, self._row_id, self._event
        if self._edit is Edit.INSERT and event is not None:
            return desk.insert(row_id, event)
        assert row_id is not None
        return desk.delete(row_id) if event is None else desk.replace(row_id, event)

    def _preview(self) -> tuple[Replay, tuple[int, ...]]:
        desk, row_id, event = self._edited, self._row_id, self._event
        ids = list(desk.row_ids)
        if self._edit is Edit.INSERT and event is not None:
            ids.insert(len(ids) if row_id is None else ids.index(row_id), _NEW)
            return desk.preview_insert(row_id, event), tuple(ids)
        assert row_id is not None
        if event is None:
            ids.remove(row_id)
            return desk.preview_delete(row_id), tuple(ids)
        return desk.preview_replace(row_id, event), tuple(ids)

    def _own_refusal(self) -> Row | None:
        """Returns the edited row itself where its new event cannot happen."""
        if self._edit is Edit.DELETE:
            return None
        own = next(
            (row.after for row in self.comparison.affected if row.after and row.after.event == self._event), None
        )
        return own if own is not None and own.refusal is not None else None
