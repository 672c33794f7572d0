# SPDX-License-Identifier: MIT
"""The names of what was done: what undo would take back, redo would do again, or what changed a whole match."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.journal.journal import ActKind, Change, Deed, Rewriting, Several
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui.kit.listing import noted
from mahjong_desk.ui.words.events import describe
from mahjong_desk.ui.words.hands import hand_name
from mahjong_desk.ui.words.phrases import plural

_NAMED = 2
"""So many acts are named that were done along with another one; more are counted."""


def act_name(stored: StoredMatch | None, change: Deed | None) -> str:
    """Returns the name of an act, such as ``East 3: Chie from Dai``; nothing where there is no act."""
    if stored is None or change is None:
        return ""
    if isinstance(change, Rewriting):
        return rewriting_name(change, stored.called)
    if isinstance(change, Several):
        # What was done along with it is in the same hand: its name alone will do.
        others = [_told(stored, other)[1] for other in change.changes if other is not change.chief]
        if len(others) > _NAMED:
            count = len(others)
            more = plural(lambda: trn("{n} further row", "{n} further rows", count), count, "row")
            return noted(act_name(stored, change.chief), more)
        return noted(act_name(stored, change.chief), *others)
    table, what = _told(stored, change)
    if not what:
        return ""
    hand = hand_name(stored.match.rules.ruleset, table)
    if change.kind is ActKind.DELETE:
        return tr("Deleted: {what}").format(what=what)
    if change.kind is ActKind.INSERT:
        return tr("Inserted: {what}").format(what=what)
    if change.note_alone:
        return tr("Note on {hand}").format(hand=hand)
    template = tr("Changed {hand}") if change.kind is ActKind.REPLACE else tr("{hand}: {what}")
    return template.format(hand=hand, what=what)


def rewriting_name(rewriting: Rewriting, called: Mapping[str, PlayerName]) -> str:
    """Returns the name of an act on the whole match, such as ``Seats exchanged: Aoi and Ben``."""
    payload = rewriting.payload
    if rewriting.act is ActKind.RENAME:
        text = tr("Renamed: {old} is now {new}")
        old, new = PlayerName(payload["player"]), PlayerName(payload["name"])
        # Whose name may not be read may have had another one before, which was none of anybody else.
        return text.format(old=called.get(old, called.get(new, old)), new=called.get(new, new))
    # The names of before the act and after it are the same two, each on the seat of the other.
    names = (PlayerName(rewriting.before[seat]) for seat in sorted(payload["seats"]))
    first, second = (called.get(name, name) for name in names)
    text = (
        tr("Seats exchanged: {first} and {second}") if payload["hands"] else tr("Names exchanged: {first} and {second}")
    )
    return text.format(first=first, second=second)


def _told(stored: StoredMatch, change: Change) -> tuple[Table, str]:
    """Returns the table of what a change was done to, and what that is; no name where it cannot be read."""
    ruleset, names = stored.match.rules.ruleset, stored.replay.players
    document = change.before if change.kind is ActKind.DELETE else change.after
    if change.row in stored.row_ids:
        row = stored.replay.rows[stored.row_ids.index(change.row)]
        return row.before, describe(row, names, ruleset)
    table = stored.replay.table
    try:
        event = stored.event_of(document or {})
    except Refusal:
        return table, ""
    return table, describe(event, names, ruleset)
