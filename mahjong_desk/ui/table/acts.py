# SPDX-License-Identifier: MIT
"""The names of what undo would take back and redo would do again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.replaying import event_of
from mahjong_desk.ledger.journal import ActKind, Change, Deed, Rewriting, Several
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.words import describe, hand_name, rewriting_name

translate = QCoreApplication.translate


def act_name(desk: Desk, change: Deed | None) -> str:
    """Returns the name of an act, such as ``East 3: Chie from Dai``; nothing where there is no act.

    Args:
        desk: The match that the act belongs to.
        change: What the act did.
    """
    if change is None or desk.match is None or desk.replay is None:
        return ""
    if isinstance(change, Rewriting):
        return rewriting_name(change)
    if isinstance(change, Several):
        # What was done along with it is in the same hand: its name alone will do.
        others = [_told(desk, other)[1] for other in change.changes if other is not change.chief]
        return noted(act_name(desk, change.chief), *others)
    table, what = _told(desk, change)
    if not what:
        return ""
    hand = hand_name(desk.match.rules.ruleset, table)
    if change.kind is ActKind.DELETE:
        return translate("Acts", "Deleted: {what}").format(what=what)
    if change.kind is ActKind.INSERT:
        return translate("Acts", "Inserted: {what}").format(what=what)
    if change.note_alone:
        return translate("Acts", "Note on {hand}").format(hand=hand)
    template = (
        translate("Acts", "Changed {hand}") if change.kind is ActKind.REPLACE else translate("Acts", "{hand}: {what}")
    )
    return template.format(hand=hand, what=what)


def _told(desk: Desk, change: Change) -> tuple[Table, str]:
    """Returns the table of what a change was done to, and what that is; no name where it cannot be read."""
    assert desk.match is not None
    assert desk.replay is not None
    document = change.before if change.kind is ActKind.DELETE else change.after
    if change.row in desk.row_ids:
        row = desk.replay.rows[desk.row_ids.index(change.row)]
        return row.before, describe(row, desk.names(), desk.match.rules.ruleset)
    table = desk.replay.table
    try:
        event = event_of(desk.match.rules, document or {})
    except Refusal:
        return table, ""
    return table, describe(event, desk.names(), desk.match.rules.ruleset)
