# SPDX-License-Identifier: MIT
"""The question before an edit: every affected row and the totals, before and after; never done without a yes."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.match import Row
from mahjong_desk.rules.model.events import Event
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.ledger.bringing_along import brought_sentence, wins_brought_along
from mahjong_desk.ui.ledger.comparison import compare
from mahjong_desk.ui.ledger.comparison_sheet import ComparisonSheet
from mahjong_desk.ui.places import Window


class ChangeSheet(ComparisonSheet):
    """Shows what an edit of what was recorded would change, and does it only after a yes.

    A win that would no longer fit for its riichi alone is changed with it, as one step.

    Attributes:
        edits: What is to be done, in its order; the last but those that bring wins along is what was asked for.
    """

    def __init__(self, desk: Desk, window: Window, edits: Sequence[Edit]) -> None:
        assert desk.stored is not None
        headings = {
            EditKind.REPLACE: tr("Change this hand?"),
            EditKind.DELETE: tr("Delete this row?"),
            EditKind.INSERT: tr("Insert this row?"),
        }
        answers = {
            EditKind.REPLACE: tr("&Change this hand"),
            EditKind.DELETE: tr("&Delete this row"),
            EditKind.INSERT: tr("&Insert this row"),
        }
        self._edited, self._wanted = desk, edits[-1]
        brought = wins_brought_along(desk, edits)
        self.edits = (*edits, *brought)
        after, ids = desk.stored.preview(self.edits)
        self._remarks = [brought_sentence(desk, edit) for edit in brought]
        kind = self._wanted.kind
        super().__init__(
            headings[kind], answers[kind], desk, window, compare(desk.stored.replay, after, desk.row_ids, ids)
        )
        if self._own_refusal() is not None:
            self.main.setEnabled(False)

    @classmethod
    def replacing(cls, desk: Desk, window: Window, row_id: int, event: Event) -> ChangeSheet:
        """Returns the sheet that asks whether an event shall stand in a row."""
        return cls(desk, window, [Edit.replace(row_id, event)])

    @classmethod
    def deleting(cls, desk: Desk, window: Window, row_id: int) -> ChangeSheet:
        """Returns the sheet that asks whether a row shall go."""
        return cls(desk, window, [Edit.delete(row_id)])

    @classmethod
    def inserting(cls, desk: Desk, window: Window, before_row_id: int | None, event: Event) -> ChangeSheet:
        """Returns the sheet that asks whether an event shall be put before a row, or at the end for None."""
        return cls(desk, window, [Edit.insert(before_row_id, event)])

    def act(self) -> bool:
        """Writes the edits as one step."""
        return self._edited.edit(self.edits)

    def remarks(self) -> Sequence[str]:
        """Returns which wins are changed with it."""
        return self._remarks

    def _own_refusal(self) -> Row | None:
        """Returns the edited row itself where its new event cannot happen."""
        if self._wanted.event is None:
            return None
        own = next(
            (row.after for row in self.comparison.affected if row.after and row.after.event == self._wanted.event), None
        )
        return own if own is not None and own.refusal is not None else None
