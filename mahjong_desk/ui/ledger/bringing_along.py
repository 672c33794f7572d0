# SPDX-License-Identifier: MIT
"""The wins that an edit of the riichi before them brings along, so that both go on fitting each other."""

from __future__ import annotations

from collections.abc import Sequence

from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.match import Row
from mahjong_desk.match.declared import as_declared
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.listing import listed
from mahjong_desk.ui.words.vocabulary import situation_name


def wins_brought_along(desk: Desk, edits: Sequence[Edit]) -> tuple[Edit, ...]:
    """Returns the further edits with which wins say riichi as it was declared, where they would no longer fit without."""
    assert desk.stored is not None
    fitted = {row_id for row_id, row in zip(desk.row_ids, desk.stored.replay.rows, strict=True) if row.refusal is None}
    fitted -= {edit.row_id for edit in edits if edit.kind is not EditKind.INSERT and edit.row_id is not None}
    brought: list[Edit] = []
    while True:
        after, ids = desk.stored.preview([*edits, *brought])
        found = None
        for row_id, row in zip(ids, after.rows, strict=True):
            event = _agreeing(after.match.rules, row) if row_id in fitted else None
            if event is not None:
                found = Edit.replace(row_id, event)
                break
        if found is None:
            return tuple(brought)
        brought.append(found)


def _agreeing(rules: Rules, row: Row) -> Win | None:
    """Returns the win of a row as it fits with what was declared; None where it fits, or cannot fit in this way."""
    if row.refusal is None or not isinstance(row.event, Win):
        return None
    event = as_declared(rules, row.before, row.event)
    if event == row.event:
        return None
    try:
        rules.settle(row.before, event)
    except Refusal:
        return None
    return event


def brought_sentence(desk: Desk, edit: Edit) -> str:
    """Returns what is changed in a win that is brought along."""
    assert desk.match is not None
    assert desk.replay is not None
    row = desk.replay.rows[desk.row_ids.index(edit.row_id or 0)]
    assert isinstance(row.event, Win)
    assert isinstance(edit.event, Win)
    rules = desk.match.rules
    before, after = _in_riichi(rules, row.event), _in_riichi(rules, edit.event)
    riichi = situation_name(rules.ruleset, rules.declared[0])
    told = []
    for text, seats in (
        (tr("The win of {names} is changed with it: it says {riichi} now."), after - before),
        (tr("The win of {names} is changed with it: without {riichi} now."), before - after),
    ):
        if seats:
            told.append(text.format(names=listed(row.players[seat] for seat in sorted(seats)), riichi=riichi))
    return " ".join(told)


def _in_riichi(rules: Rules, win: Win) -> set[int]:
    return {winner.seat for winner in win.wins if winner.hand and set(rules.declared) & set(winner.hand.situation)}
