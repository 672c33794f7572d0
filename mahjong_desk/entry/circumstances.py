# SPDX-License-Identifier: MIT
"""The circumstances of a win: which ones fit the hand, and what changes when one is added or removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mahjong_desk.entry.draft import Draft
from mahjong_desk.entry.events import event_of, hand_of
from mahjong_desk.entry.frame import Frame, frame_of
from mahjong_desk.entry.possible_wins import sources
from mahjong_desk.match.declared import declare, saying, says_riichi
from mahjong_desk.rules.model.circumstances import Circumstance, put_on, taken_off
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Rules

Barred = tuple[tuple[str, Refusal], ...]
"""Circumstances that do not fit a hand, by their ids, each with the reason."""


def circumstances(rules: Rules, table: Table, frame: Frame, draft: Draft) -> tuple[tuple[str, ...], Barred]:
    """Returns the ids of the circumstances that fit the hand, and those that do not.

    While winner and source are not entered, a circumstance fits if it does for any of them. One that needs
    another fits if both do.
    """
    winners = range(table.players) if draft.winner is None else (draft.winner,)
    allowed = []
    barred = []
    for one in rules.circumstances:
        refusal: Refusal | None = None
        for winner in winners:
            tried = replace(draft, winner=winner)
            refusal = _barred(rules, table, frame, tried, one) or _late(rules, table, winner, one)
            if refusal is None:
                break
        if refusal is None:
            allowed.append(one.id)
        else:
            barred.append((one.id, refusal))
    return tuple(allowed), tuple(barred)


def remedies(rules: Rules, table: Table, frame: Frame, draft: Draft, allowed: Sequence[str]) -> tuple[str, ...]:
    """Returns the circumstances any of which would make a hand worth enough to win."""
    return tuple(
        one
        for one in allowed
        if one not in draft.situation and settled_with(rules, table, frame, draft, one) is not None
    )


def settled_with(
    rules: Rules, table: Table, frame: Frame, draft: Draft, situation: str
) -> tuple[Draft, Settlement] | None:
    """Returns a hand with a circumstance added or removed, and its settlement; None if the rules refuse it."""
    changed = turn_situation(rules, table, draft, situation)
    try:
        _, declared = declare(rules, table, changed.late_riichi - draft.late_riichi)
        return changed, rules.settle(declared, event_of(frame, changed))
    except Refusal:
        return None


def fixed(rules: Rules, table: Table, draft: Draft) -> frozenset[str]:
    """Returns the circumstances that cannot be changed because riichi is declared at the table.

    While the winner is unknown, these are all declared ones. For a winner who has declared it is the first of them:
    another one may replace it, but it cannot be removed.
    """
    if not says_riichi(rules, table):
        return frozenset()
    if draft.winner is None:
        return frozenset(rules.declared)
    if not _said_before(rules, table, draft):
        return frozenset()
    return frozenset(rules.declared[:1]) & set(draft.situation)


def _said_before(rules: Rules, table: Table, draft: Draft) -> bool:
    """Returns whether an event records that the winner has declared riichi."""
    return says_riichi(rules, table) and draft.winner in table.riichi and draft.winner not in draft.late_riichi


def turn_situation(rules: Rules, table: Table, draft: Draft, situation: str) -> Draft:
    """Returns the draft with a circumstance added or removed; those that it excludes are removed.

    Riichi that was not entered when it was declared is recorded with the win.
    """
    if situation in fixed(rules, table, draft):
        return draft
    winner = draft.winner
    if not says_riichi(rules, table) or winner is None:
        return _turned(rules, table, draft, situation)
    if _said_before(rules, table, draft):
        if situation in rules.declared and situation in draft.situation:
            situation = rules.declared[0]
        return _turned(rules, table, draft, situation)
    changed = _turned(rules, table, draft, situation)
    late = draft.late_riichi - {winner}
    said = set(rules.declared) & set(changed.situation)
    return replace(changed, late_riichi=late | {winner} if said else late)


def with_riichi(rules: Rules, table: Table, draft: Draft) -> Draft:
    """Returns the draft with the riichi that its winner declared in this hand, also if entered late, and no other."""
    if not says_riichi(rules, table):
        return draft
    if draft.late_riichi & set(table.riichi):
        draft = replace(draft, late_riichi=draft.late_riichi - set(table.riichi))
    if draft.winner is None:
        return draft
    declared = draft.winner in table.riichi or draft.winner in draft.late_riichi
    return replace(draft, situation=saying(rules, draft.situation, declared=declared))


def _turned(rules: Rules, table: Table, draft: Draft, situation: str) -> Draft:
    if situation in draft.situation:
        return replace(draft, situation=taken_off(rules.circumstances, draft.situation, (situation,)))
    winner = draft.winner if draft.winner is not None else table.dealer
    hand = hand_of(frame_of(rules, table.players, table.order), replace(draft, winner=winner))
    together = put_on(rules.circumstances, draft.situation, situation)
    if any(
        _refusal(rules, table, winner, source, rules.under(hand, together)) is None
        for source in _possible_sources(table, draft, winner)
    ):
        return replace(draft, situation=together)
    return replace(draft, situation=put_on(rules.circumstances, (), situation))


def _barred(rules: Rules, table: Table, frame: Frame, draft: Draft, one: Circumstance) -> Refusal | None:
    """Returns why a circumstance does not fit the hand of a winner, however it was won; None if it does."""
    assert draft.winner is not None
    needed = tuple(other for other in draft.situation if other in one.needs)
    tried = put_on(rules.circumstances, needed, one.id)
    if _said_before(rules, table, draft) and not one.declared:
        # What was declared at the table stays, whatever else is entered.
        tried = (*(other for other in draft.situation if other in rules.declared and other not in tried), *tried)
    hand = hand_of(frame, draft)
    without = rules.under(hand, ())
    hand = rules.under(hand, tried)
    found: Refusal | None = None
    for source in _possible_sources(table, draft, draft.winner):
        refusal = _refusal(rules, table, draft.winner, source, hand)
        # A fault that remains without it is no reason against it.
        if refusal is None or _refusal(rules, table, draft.winner, source, without) is not None:
            return None
        found = refusal.bare()
    return found


def _possible_sources(table: Table, draft: Draft, winner: int) -> tuple[int | None, ...]:
    return (draft.discarder,) if draft.decided else sources(table, winner)


def _refusal(rules: Rules, table: Table, winner: int, source: int | None, hand: Hand) -> Refusal | None:
    """Returns why the rules refuse an incomplete hand, or None."""
    try:
        rules.check_hand(table, winner, source, hand)
    except Refusal as refusal:
        return refusal
    return None


def _late(rules: Rules, table: Table, winner: int, one: Circumstance) -> Refusal | None:
    """Returns why a player cannot have declared riichi; None if that can be or was recorded, and for other circumstances."""
    said = one.declared or any(other.declared for other in rules.ruleset.named(one.needs))
    if not said or winner in table.riichi or not says_riichi(rules, table):
        return None
    try:
        declare(rules, table, {winner})
    except Refusal as refusal:
        return refusal.bare()
    return None
