# SPDX-License-Identifier: MIT
"""The circumstances of a win: which fit the hand, and how they are changed."""

from collections.abc import Sequence
from dataclasses import replace

from mahjong_desk.entry.draft import Draft, HandSpec, hand_spec, to_event, to_hand
from mahjong_desk.entry.questions import possible_sources
from mahjong_desk.match.declared import declare_riichi, records_riichi, set_riichi
from mahjong_desk.rules.model.circumstances import Circumstance, add_circumstance, remove_circumstances
from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules

RefusedCircumstances = tuple[tuple[str, Refusal], ...]
"""Circumstances that do not fit a hand, by their ids, each with the reason."""


def split_circumstances(
    rules: TableRules, table: Table, spec: HandSpec, draft: Draft
) -> tuple[tuple[str, ...], RefusedCircumstances]:
    """Returns the ids of the circumstances that fit the hand, and those that do not.

    While winner and source are unknown, a circumstance fits if it does for any of them. One that needs another fits if
    both do.
    """
    winners = range(table.players) if draft.winner is None else (draft.winner,)
    refused: dict[str, Refusal] = {}
    for circumstance in rules.circumstances:
        for winner in winners:
            as_winner = replace(draft, winner=winner)
            refusal = _circumstance_refusal(rules, table, spec, as_winner, circumstance)
            refusal = refusal or _late_riichi_refusal(rules, table, winner, circumstance)
            if refusal is None:
                refused.pop(circumstance.id, None)
                break
            refused[circumstance.id] = refusal
    return tuple(item.id for item in rules.circumstances if item.id not in refused), tuple(refused.items())


def rescuing_circumstances(
    rules: TableRules, table: Table, spec: HandSpec, draft: Draft, allowed: Sequence[str]
) -> tuple[str, ...]:
    """Returns the circumstances that would each make a hand worth enough to win."""
    others = (other for other in allowed if other not in draft.situation)
    return tuple(other for other in others if settle_toggled(rules, table, spec, draft, other) is not None)


def settle_toggled(
    rules: TableRules, table: Table, spec: HandSpec, draft: Draft, circumstance_id: str
) -> tuple[Draft, Settlement] | None:
    """Toggles a circumstance and settles the draft; returns None if that is refused."""
    changed = toggle_circumstance(rules, table, draft, circumstance_id)
    try:
        _, declared = declare_riichi(rules, table, changed.late_riichi - draft.late_riichi)
        return changed, rules.settle(declared, to_event(spec, changed))
    except Refusal:
        return None


def fixed_circumstances(rules: TableRules, table: Table, draft: Draft) -> frozenset[str]:
    """Returns the circumstances that riichi declared at the table fixes.

    While the winner is unknown, these are all circumstances that are declared, such as double riichi. For a winner who
    has declared riichi, it is the first of them: another may replace it, but it cannot be removed.
    """
    if not records_riichi(rules, table):
        return frozenset()
    if draft.winner is None:
        return frozenset(rules.declared_circumstance_ids)
    if not _riichi_recorded(rules, table, draft):
        return frozenset()
    return frozenset(rules.declared_circumstance_ids[:1]) & set(draft.situation)


def _riichi_recorded(rules: TableRules, table: Table, draft: Draft) -> bool:
    """Returns whether an event records that the winner has declared riichi."""
    return records_riichi(rules, table) and draft.winner in table.riichi and draft.winner not in draft.late_riichi


def toggle_circumstance(rules: TableRules, table: Table, draft: Draft, circumstance_id: str) -> Draft:
    """Returns the draft with a circumstance added or removed.

    Those that it excludes are removed. Riichi that was not entered when it was declared is recorded with the win.
    """
    if circumstance_id in fixed_circumstances(rules, table, draft):
        return draft
    winner = draft.winner
    if not records_riichi(rules, table) or winner is None:
        return _toggle(rules, table, draft, circumstance_id)
    if _riichi_recorded(rules, table, draft):
        if circumstance_id in rules.declared_circumstance_ids and circumstance_id in draft.situation:
            circumstance_id = rules.declared_circumstance_ids[0]
        return _toggle(rules, table, draft, circumstance_id)
    changed = _toggle(rules, table, draft, circumstance_id)
    late = draft.late_riichi - {winner}
    declared = set(rules.declared_circumstance_ids) & set(changed.situation)
    return replace(changed, late_riichi=late | {winner} if declared else late)


def with_riichi(rules: TableRules, table: Table, draft: Draft) -> Draft:
    """Returns the draft with riichi if its winner declared it, otherwise without it."""
    if not records_riichi(rules, table):
        return draft
    if draft.late_riichi & set(table.riichi):
        draft = replace(draft, late_riichi=draft.late_riichi - set(table.riichi))
    if draft.winner is None:
        return draft
    declared = draft.winner in table.riichi or draft.winner in draft.late_riichi
    return replace(draft, situation=set_riichi(rules, draft.situation, declared=declared))


def _toggle(rules: TableRules, table: Table, draft: Draft, circumstance_id: str) -> Draft:
    """Adds or removes a circumstance; replaces all others if they do not fit it."""
    if circumstance_id in draft.situation:
        return replace(draft, situation=remove_circumstances(rules.circumstances, draft.situation, (circumstance_id,)))
    winner = draft.winner if draft.winner is not None else table.dealer
    hand = to_hand(hand_spec(rules, table.players, table.turn_order), replace(draft, winner=winner))
    combined = add_circumstance(rules.circumstances, draft.situation, circumstance_id)
    sources, combined_hand = _possible_sources(table, draft, winner), rules.hand_with_circumstances(hand, combined)
    if any(_refusal(rules, table, winner, source, combined_hand) is None for source in sources):
        return replace(draft, situation=combined)
    return replace(draft, situation=add_circumstance(rules.circumstances, (), circumstance_id))


def _circumstance_refusal(
    rules: TableRules, table: Table, spec: HandSpec, draft: Draft, circumstance: Circumstance
) -> Refusal | None:
    """Returns why a circumstance fits no win of this hand, or None if it fits."""
    assert draft.winner is not None
    needed = tuple(other for other in draft.situation if other in circumstance.requires_any)
    combined = add_circumstance(rules.circumstances, needed, circumstance.id)
    if _riichi_recorded(rules, table, draft) and not circumstance.is_declared:
        # Riichi declared at the table stays, whatever else is entered.
        combined = (
            *(other for other in draft.situation if other in rules.declared_circumstance_ids and other not in combined),
            *combined,
        )
    hand = to_hand(spec, draft)
    bare_hand = rules.hand_with_circumstances(hand, ())
    hand = rules.hand_with_circumstances(hand, combined)
    last_refusal: Refusal | None = None
    for source in _possible_sources(table, draft, draft.winner):
        refusal = _refusal(rules, table, draft.winner, source, hand)
        # A fault that the hand also has without the circumstance is no reason against it.
        if refusal is None or _refusal(rules, table, draft.winner, source, bare_hand) is not None:
            return None
        last_refusal = refusal.without_traceback()
    return last_refusal


def _possible_sources(table: Table, draft: Draft, winner: int) -> tuple[int | None, ...]:
    return (draft.discarder,) if draft.is_decided else possible_sources(table, draft, winner)


def _refusal(rules: TableRules, table: Table, winner: int, source: int | None, hand: Hand) -> Refusal | None:
    """Returns why the rules refuse an incomplete hand, or None."""
    try:
        rules.check_hand(table, winner, source, hand)
    except Refusal as refusal:
        return refusal
    return None


def _late_riichi_refusal(rules: TableRules, table: Table, winner: int, circumstance: Circumstance) -> Refusal | None:
    """Returns why the riichi of a circumstance cannot have been declared, or None."""
    needs_riichi = circumstance.is_declared or any(
        other.is_declared for other in rules.ruleset.known_circumstances(circumstance.requires_any)
    )
    if not needs_riichi or winner in table.riichi or not records_riichi(rules, table):
        return None
    settled = rules.try_settle(table, RiichiDeclaration(player=winner))
    return settled if isinstance(settled, Refusal) else None
