# SPDX-License-Identifier: MIT
"""The circumstances of a win: which can go with the hand, and what turns when one is put on or taken away."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.events import hand_of
from mahjong_desk.entry.frame import Frame, frame_of
from mahjong_desk.entry.possible_wins import sources
from mahjong_desk.match.declared import declare, says_riichi
from mahjong_desk.rules.hand import Hand, Situation
from mahjong_desk.rules.refusal import Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table

Barred = tuple[tuple[Situation, Refusal], ...]
"""Circumstances that cannot go with a hand, each with the reason."""


def circumstances(rules: Rules, table: Table, frame: Frame, draft: Draft) -> tuple[tuple[Situation, ...], Barred]:
    """Returns the circumstances that can go with the hand as it is, and those that cannot.

    While it is not known who won and how, a circumstance can go with it if it can for any winner and source.
    """
    winners = range(table.players) if draft.winner is None else (draft.winner,)
    allowed = []
    barred = []
    for situation in rules.situations:
        refusal: Refusal | None = None
        for winner in winners:
            tried = replace(draft, winner=winner)
            refusal = _barred(rules, table, frame, tried, situation) or _late(rules, table, winner, situation)
            if refusal is None:
                break
        if refusal is None:
            allowed.append(situation)
        else:
            barred.append((situation, refusal))
    return tuple(allowed), tuple(barred)


def turn_situation(rules: Rules, table: Table, draft: Draft, situation: Situation) -> Draft:
    """Returns the draft with a circumstance put on or taken away; one that cannot stand beside it goes.

    Riichi of a winner of whom nobody entered that it was declared is recorded with the win.

    Args:
        rules: The rules.
        table: The table before the win, after the declarations that are recorded with it.
        draft: The hand.
        situation: The circumstance.
    """
    winner = draft.winner
    if not says_riichi(rules, table):
        return _turned(rules, table, draft, situation)
    known = winner in table.riichi and winner not in draft.late_riichi
    if situation is Situation.RIICHI and (winner is None or known):
        return draft
    changed = _turned(rules, table, draft, situation)
    if winner is None or known:
        return changed
    late = draft.late_riichi - {winner}
    return replace(changed, late_riichi=late | {winner} if Situation.RIICHI in changed.situation else late)


def with_riichi(rules: Rules, table: Table, draft: Draft) -> Draft:
    """Returns the draft with the riichi that its winner declared in this hand, be it told late; without any other."""
    if not says_riichi(rules, table):
        return draft
    if draft.late_riichi & set(table.riichi):
        draft = replace(draft, late_riichi=draft.late_riichi - set(table.riichi))
    if draft.winner is None:
        return draft
    declared = draft.winner in table.riichi or draft.winner in draft.late_riichi
    if declared == (Situation.RIICHI in draft.situation):
        return draft
    others = tuple(situation for situation in draft.situation if situation is not Situation.RIICHI)
    return replace(draft, situation=(Situation.RIICHI, *others) if declared else others)


def _turned(rules: Rules, table: Table, draft: Draft, situation: Situation) -> Draft:
    if situation in draft.situation:
        return replace(draft, situation=tuple(other for other in draft.situation if other is not situation))
    both = (*draft.situation, situation)
    winner = draft.winner if draft.winner is not None else table.dealer
    frame = frame_of(rules, table.players)
    hand = replace(hand_of(frame, replace(draft, winner=winner)), situation=both)
    for source in _possible_sources(table, draft, winner):
        try:
            rules.check_hand(table, winner, source, hand)
        except Refusal:
            continue
        return replace(draft, situation=both)
    return replace(draft, situation=(situation,))


def _barred(rules: Rules, table: Table, frame: Frame, draft: Draft, situation: Situation) -> Refusal | None:
    """Returns why a circumstance cannot go with the hand of a winner, however it was won; None where it can."""
    assert draft.winner is not None
    hand = hand_of(frame, draft)
    refusal: Refusal | None = None
    for source in _possible_sources(table, draft, draft.winner):
        refusal = _refused(rules, table, draft.winner, source, hand, situation)
        if refusal is None:
            return None
    return refusal


def _possible_sources(table: Table, draft: Draft, winner: int) -> tuple[int | None, ...]:
    return (draft.discarder,) if draft.decided else sources(table, winner)


def _refused(
    rules: Rules, table: Table, winner: int, source: int | None, hand: Hand, situation: Situation
) -> Refusal | None:
    try:
        rules.check_hand(table, winner, source, replace(hand, situation=(situation,)))
    except Refusal as refusal:
        return refusal.bare() if refusal.path.startswith("situation") else None
    return None


def _late(rules: Rules, table: Table, winner: int, situation: Situation) -> Refusal | None:
    """Returns why a player cannot have declared riichi; None where that can be or was recorded, and of all else."""
    if situation is not Situation.RIICHI or winner in table.riichi or not says_riichi(rules, table):
        return None
    try:
        declare(rules, table, {winner})
    except Refusal as refusal:
        return refusal.bare()
    return None
