# SPDX-License-Identifier: MIT
"""Penalty tiles that left a hand without being entered as gone, so that a win they alone forbid is settled."""

from __future__ import annotations

from collections import Counter

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import PenaltyState, PenaltyTile, Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


def unrecorded_clearances(rules: TableRules, table: Table, win: Win) -> tuple[PenaltyTile, ...]:
    """Returns the events that, recorded before a refused win, allow it: penalty tiles that are not in the hands are gone.

    Returns none if the hands hold them all, or if the win would be refused anyway.
    """
    if not table.in_match or PenaltyTile not in rules.ruleset.events:
        return ()
    events = tuple(event for winner in win.wins for event in _not_held(rules, table, win, winner))
    if not events:
        return ()
    try:
        for event in events:
            table, _ended = rules.advance(table, event, rules.settle(table, event))
        rules.settle(table, win)
    except Refusal:
        return ()
    return events


def _not_held(rules: TableRules, table: Table, win: Win, winner: Winner) -> tuple[PenaltyTile, ...]:
    hand = winner.hand
    if hand is None:
        return ()
    held: Counter[Piece] = Counter(hand.concealed)
    for meld in hand.melds:
        held.update(meld.pieces)
    if win.discarder is None and hand.winning_piece is not None:
        held[hand.winning_piece] += 1
    gone = []
    for player, piece, _dead in rules.lying(table):
        if player == winner.seat:
            held[piece] -= 1
            if held[piece] < 0:
                gone.append(PenaltyTile(player=player, tile=piece, state=PenaltyState.CLEARED))
    return tuple(gone)
