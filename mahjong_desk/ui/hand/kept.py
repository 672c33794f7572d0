# SPDX-License-Identifier: MIT
"""The draft of the current hand when a match is opened, or undo leads back to its deal."""

from __future__ import annotations

from mahjong_desk.club.stored_match import read_event
from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.events import draft_from_event
from mahjong_desk.entry.in_progress import Deal
from mahjong_desk.journal.journal import ActionKind, BatchChange, RowChange
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.ui.desk import Desk


def current_deal(desk: Desk) -> Deal | None:
    """Returns the current deal of the desk, or None without a match."""
    if desk.replay is None or desk.record is None:
        return None
    return desk.record.id, desk.replay.deals_finished


def restore_draft(desk: Desk) -> Draft:
    """Returns the current hand as saved, or as recorded and undone; else an empty draft."""
    deal = current_deal(desk)
    if deal is None or desk.stored is None:
        return Draft()
    kept = desk.drafts.load(desk.stored.record, desk.stored.match.rules)
    return kept.draft if kept is not None and kept.deal == deal[1] else undone_draft(desk)


def undone_draft(desk: Desk) -> Draft:
    """Returns the hand that redo would record again; else an empty draft."""
    stored = desk.stored
    if stored is None:
        return Draft()
    redo = stored.journal.history.redo
    if isinstance(redo, BatchChange):
        redo = redo.main_change
    if not isinstance(redo, RowChange) or redo.kind is not ActionKind.RECORD or redo.after is None:
        return Draft()
    rules = stored.match.rules
    try:
        event = read_event(rules, redo.after)
    except Refusal:
        return Draft()
    return draft_from_event(rules, stored.replay.table, event) or Draft()
