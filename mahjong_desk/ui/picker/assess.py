# SPDX-License-Identifier: MIT
"""What the rules say of a hand that is being entered, whatever it lacks still."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from itertools import product

from mahjong_desk.match.cleared import forgotten
from mahjong_desk.match.declared import Declaration, declare, says_riichi
from mahjong_desk.rules.events import Pao, PenaltyTile, Win, Winner
from mahjong_desk.rules.hand import Hand, Situation
from mahjong_desk.rules.reasons import Evaluation, Final, Settlement, WaitAnswer
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.rules.table import Table
from mahjong_desk.ui.picker.asking import Asked, asked
from mahjong_desk.ui.picker.draft import Draft, Frame, frame_of
from mahjong_desk.ui.picker.draft_event import event_of, hand_of, to_event


class Stage(Enum):
    """How far a hand has come."""

    MISSING = "missing"
    WAITING = "waiting"
    UNDECIDED = "undecided"
    WON = "won"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Way:
    """One way in which the same hand could be won.

    Attributes:
        discarder: The seat that gives the winning piece; None for a self-drawn win.
        settlement: What it brings; None where it is refused.
        refusal: Why it is refused, or None.
        final: How the match would end with it, None where it goes on.
    """

    discarder: int | None
    settlement: Settlement | None
    refusal: Refusal | None
    final: Final | None = None


@dataclass(frozen=True, slots=True)
class Assessment:
    """What the rules say.

    Attributes:
        rules: The rules.
        table: The table before the win, after the declarations that are recorded with it.
        draft: The hand.
        stage: How far it has come.
        missing: How many pieces are missing, the winning one among them.
        refusal: Why it cannot be recorded, where the rules say so.
        settlement: What the win moves; None where it is not known.
        forbidden: What a forbidden win would have moved; None for others.
        forbidden_final: The end of the match that it would have been; None where the match would go on.
        waits: What the hand waits for.
        assumed: The seat that the waits are reckoned from.
        ways: How the complete hand could be won, self-drawn first.
        after: The table after the win.
        ended: Why the match ends with it, or None.
        final: The end of the match, if it ends with the win.
        allowed: The circumstances that can go with the hand as it is.
        barred: The others, with the reason.
        pao_suggested: Whom the melds would make responsible.
        pao_offers: Everybody and everything that the rules let the table hold responsible for this win.
        pao_together: Whether several of these can hold at once.
        asked: What else the rules have to be told of this win.
        declarations: The riichi that are recorded with the win, since nobody entered them before.
        repairs: What, recorded before the refused win, would let it settle: penalty tiles that are gone.
    """

    rules: Rules
    table: Table
    draft: Draft
    stage: Stage = Stage.MISSING
    missing: int = 0
    refusal: Refusal | None = None
    settlement: Settlement | None = None
    forbidden: Settlement | None = None
    forbidden_final: Final | None = None
    waits: tuple[WaitAnswer, ...] = ()
    assumed: int | None = None
    ways: tuple[Way, ...] = ()
    after: Table | None = None
    ended: str | None = None
    final: Final | None = None
    allowed: tuple[Situation, ...] = ()
    barred: tuple[tuple[Situation, Refusal], ...] = ()
    pao_suggested: tuple[Pao, ...] = ()
    pao_offers: tuple[Pao, ...] = ()
    pao_together: bool = False
    asked: tuple[Asked, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    repairs: tuple[PenaltyTile, ...] = ()

    @property
    def frame(self) -> Frame:
        """What the hand is entered for."""
        return frame_of(self.rules, self.table.players)

    @property
    def evaluation(self) -> Evaluation | None:
        """The value of the hand: of the win, of the forbidden win, or of the first way that the rules allow."""
        for settlement in (self.settlement, self.forbidden, *(way.settlement for way in self.ways)):
            if settlement is not None:
                won = {one.winner: one.evaluation for one in settlement.wins}
                return won.get(-1 if self.draft.winner is None else self.draft.winner, settlement.wins[0].evaluation)
        return None

    @property
    def explained(self) -> bool:
        """Whether the hand is a whole one that the rules do not let win: forbidden, or worth too little."""
        codes = (Code.FORBIDDEN_WIN, Code.BELOW_MINIMUM)
        return self.draft.decided and self.refusal is not None and self.refusal.code in codes

    @property
    def complete(self) -> bool:
        """Whether the hand has all its pieces, or its value is typed."""
        return self.draft.value is not None or self.missing == 0

    @property
    def asks_pao(self) -> bool:
        """Whether the melds make somebody responsible and the table has not said whether that is charged."""
        return bool(self.pao_suggested) and not self.draft.pao and not self.draft.pao_declined

    @property
    def open(self) -> tuple[Asked, ...]:
        """What the table has not answered yet, though money hangs on it; beside the question of pao."""
        return tuple(one for one in self.asked if not one.answered)

    @property
    def whole(self) -> bool:
        """Whether the win is one that the rules allow, with nothing half typed."""
        return self.stage is Stage.WON and not (self.draft.pending and self.draft.value is None)

    @property
    def can_record(self) -> bool:
        """Whether the win can be recorded as it stands: it is whole, and every question on which money hangs answered."""
        return self.whole and not self.asks_pao and not self.open


def assess(rules: Rules, table: Table, draft: Draft) -> Assessment:
    """Returns what the rules say of a draft at a table."""
    frame = frame_of(rules, table.players)
    missing = frame.size + 1 - draft.places
    allowed, barred = _situations(rules, table, frame, draft)
    found = Assessment(rules, table, draft, missing=missing, allowed=allowed, barred=barred)
    winners = {draft.winner, *(winner.seat for winner in draft.others)}
    try:
        declarations, table = declare(rules, table, draft.late_riichi & winners)
    except Refusal as refusal:
        return replace(found, stage=Stage.REFUSED, refusal=refusal.bare())
    found = replace(found, table=table, declarations=declarations)
    if draft.value is None and (missing > 0 or draft.winning is None):
        return _unfinished(found, frame)
    if draft.winner is None:
        return replace(found, stage=Stage.UNDECIDED)
    ways = tuple(_way(rules, table, frame, draft, seat) for seat in _sources(table, draft.winner))
    found = replace(found, ways=ways)
    if not draft.decided:
        return _undecided(found, frame)
    return _decided(found, frame)


def _unfinished(found: Assessment, frame: Frame) -> Assessment:
    draft, rules, table = found.draft, found.rules, found.table
    winner = draft.winner if draft.winner is not None else (table.dealer + 1) % table.players
    assumed = draft.discarder if draft.discarder is not None else (winner - 1) % table.players
    bare = hand_of(frame, replace(draft, winner=winner), whole=False)
    try:
        rules.check_hand(table, winner, assumed, replace(bare, situation=()))
    except Refusal as refusal:
        # An indicator that is still to be told is no fault of the pieces typed so far.
        if found.missing <= 1 or draft.wild_indicator is not None or refusal.path != "wild_indicator":
            return replace(found, stage=Stage.REFUSED, refusal=refusal.bare())
    if found.missing > 1:
        return replace(found, stage=Stage.MISSING)
    try:
        waits = rules.waits(table, Winner(winner, bare), assumed)
    except Refusal as refusal:
        return replace(found, stage=Stage.REFUSED, refusal=refusal.bare())
    return replace(found, stage=Stage.WAITING, waits=waits, assumed=assumed)


def _undecided(found: Assessment, frame: Frame) -> Assessment:
    if any(way.settlement is not None for way in found.ways):
        return replace(found, stage=Stage.UNDECIDED)
    refusal = next(way.refusal for way in found.ways)
    return _with_waits(replace(found, stage=Stage.REFUSED, refusal=refusal), frame)


def _decided(found: Assessment, frame: Frame) -> Assessment:
    rules, table, draft = found.rules, found.table, found.draft
    found = replace(found, asked=asked(rules, table, frame, draft))
    event = to_event(frame, draft)
    recorded = event_of(frame, draft)
    try:
        settlement = rules.settle(table, recorded)
    except Refusal as refusal:
        refused = replace(found, stage=Stage.REFUSED, refusal=refusal.bare())
        if refusal.code is Code.FORBIDDEN_WIN:
            repairs = () if draft.claim else forgotten(rules, table, event)
            return _with_forbidden(replace(refused, repairs=repairs), event)
        # Without its pao the hand has a value still, which shall not vanish with it.
        return _with_waits(_with_pao(refused, event), frame)
    after, ended = rules.advance(table, recorded, settlement)
    final = rules.conclude(after, ended) if ended is not None else None
    won = replace(found, stage=Stage.WON, settlement=settlement, after=after, ended=ended, final=final)
    return won if draft.claim else _with_pao(won, event)


def _with_forbidden(found: Assessment, event: Win) -> Assessment:
    """Adds what a forbidden win would have moved, and the end that it would have made."""
    rules, table = found.rules, found.table
    forbidden = _if_allowed(rules, table, event)
    if forbidden is None:
        return found
    after, ended = rules.advance(table, event, forbidden)
    final = rules.conclude(after, ended) if ended is not None else None
    return replace(found, forbidden=forbidden, forbidden_final=final)


def _with_pao(found: Assessment, event: Win) -> Assessment:
    """Adds whom the table may hold responsible; which that is, the rules are asked one by one."""
    rules, table = found.rules, found.table
    at = next(place for place, winner in enumerate(event.wins) if winner.seat == found.draft.winner)
    bare = _with_pao_of(event, at, ())
    try:
        suggested = rules.settle(table, bare).wins[at].suggested_pao
    except Refusal:
        return found
    others = [seat for seat in range(table.players) if seat != bare.wins[at].seat]
    offers = []
    for seat, reason in product(others, rules.pao_reasons):
        try:
            rules.settle(table, _with_pao_of(bare, at, (Pao(seat, reason),)))
        except Refusal:
            continue
        offers.append(Pao(seat, reason))
    together = len(offers) > 1 and _if_allowed(rules, table, _with_pao_of(bare, at, tuple(offers[:2]))) is not None
    return replace(
        found,
        pao_suggested=tuple(pao for pao in suggested if pao in offers),
        pao_offers=tuple(offers),
        pao_together=together,
    )


def _with_waits(found: Assessment, frame: Frame) -> Assessment:
    """Adds what the hand would have waited for, where its pieces form no winning shape."""
    draft = found.draft
    if draft.value is not None or found.refusal is None or found.refusal.code is not Code.NOT_A_WIN:
        return found
    winning = draft.winning
    entries = tuple(entry for entry in draft.entries if getattr(entry, "winning", False) is False)
    without = _unfinished(replace(found, missing=1, draft=replace(draft, entries=entries)), frame)
    if winning is None or without.stage is not Stage.WAITING:
        return found
    return replace(found, waits=without.waits, assumed=without.assumed)


def _if_allowed(rules: Rules, table: Table, event: Win) -> Settlement | None:
    settle = rules.unrestricted or rules.settle
    try:
        return settle(replace(table, dead_hands=frozenset()), event)
    except Refusal:
        return None


def _way(rules: Rules, table: Table, frame: Frame, draft: Draft, discarder: int | None) -> Way:
    tried = replace(draft, discarder=discarder, self_drawn=discarder is None, pao=())
    event = event_of(frame, tried)
    try:
        settlement = rules.settle(table, event)
    except Refusal as refusal:
        return Way(discarder, None, refusal.bare())
    after, ended = rules.advance(table, event, settlement)
    return Way(discarder, settlement, None, rules.conclude(after, ended) if ended is not None else None)


def _sources(table: Table, winner: int) -> tuple[int | None, ...]:
    return (None, *(seat for seat in range(table.players) if seat != winner))


def _situations(
    rules: Rules, table: Table, frame: Frame, draft: Draft
) -> tuple[tuple[Situation, ...], tuple[tuple[Situation, Refusal], ...]]:
    winners = range(table.players) if draft.winner is None else (draft.winner,)
    allowed = []
    barred = []
    for situation in rules.situations:
        refusal: Refusal | None = None
        for winner in winners:
            sources = (draft.discarder,) if draft.decided else _sources(table, winner)
            tried = replace(draft, winner=winner)
            refusal = _barred(rules, table, frame, tried, sources, situation) or _late(rules, table, winner, situation)
            if refusal is None:
                break
        if refusal is None:
            allowed.append(situation)
        else:
            barred.append((situation, refusal))
    return tuple(allowed), tuple(barred)


def _barred(
    rules: Rules, table: Table, frame: Frame, draft: Draft, sources: tuple[int | None, ...], situation: Situation
) -> Refusal | None:
    """Returns why a circumstance cannot go with the hand, however it was won; None where it can."""
    hand = hand_of(frame, draft)
    fault: Refusal | None = None
    for source in sources:
        fault = _situation_fault(rules, table, draft.winner or 0, source, hand, situation)
        if fault is None:
            return None
    return fault


def _late(rules: Rules, table: Table, winner: int, situation: Situation) -> Refusal | None:
    """Returns why a player cannot have declared riichi; None where that can be or was recorded, and of all else."""
    if situation is not Situation.RIICHI or winner in table.riichi or not says_riichi(rules, table):
        return None
    try:
        declare(rules, table, {winner})
    except Refusal as refusal:
        return refusal.bare()
    return None


def _situation_fault(
    rules: Rules, table: Table, winner: int, source: int | None, hand: Hand, situation: Situation
) -> Refusal | None:
    try:
        rules.check_hand(table, winner, source, replace(hand, situation=(situation,)))
    except Refusal as refusal:
        return refusal.bare() if refusal.path.startswith("situation") else None
    return None


def turned(assessment: Assessment, situation: Situation) -> Draft:
    """Returns the draft with a circumstance put on or taken away; one that cannot stand beside it goes.

    Riichi of a winner of whom nobody entered that it was declared is recorded with the win.
    """
    draft, winner = assessment.draft, assessment.draft.winner
    if not says_riichi(assessment.rules, assessment.table):
        return _turned(assessment, situation)
    known = winner in assessment.table.riichi and winner not in draft.late_riichi
    if situation is Situation.RIICHI and (winner is None or known):
        return draft
    changed = _turned(assessment, situation)
    if winner is None or known:
        return changed
    late = draft.late_riichi - {winner}
    return replace(changed, late_riichi=late | {winner} if Situation.RIICHI in changed.situation else late)


def _turned(assessment: Assessment, situation: Situation) -> Draft:
    draft, table = assessment.draft, assessment.table
    if situation in draft.situation:
        return replace(draft, situation=tuple(other for other in draft.situation if other is not situation))
    both = (*draft.situation, situation)
    winner = draft.winner if draft.winner is not None else table.dealer
    hand = replace(hand_of(assessment.frame, replace(draft, winner=winner)), situation=both)
    for source in (draft.discarder,) if draft.decided else _sources(table, winner):
        try:
            assessment.rules.check_hand(table, winner, source, hand)
        except Refusal:
            continue
        return replace(draft, situation=both)
    return replace(draft, situation=(situation,))


def _with_pao_of(event: Win, at: int, pao: tuple[Pao, ...]) -> Win:
    wins = tuple(replace(winner, pao=pao) if place == at else winner for place, winner in enumerate(event.wins))
    return replace(event, wins=wins)


def typed_value(rules: Rules, form: str, fields: Mapping[str, int]) -> dict[str, object]:
    """Returns a typed value of one of the forms, its fixed fields among it; defaults stand for what is left out.

    Raises:
        KeyError: The rules have no such form.
    """
    found = {entry.id: entry for entry in rules.value_forms}[form]
    told: dict[str, object] = dict(found.fixed)
    for field in found.fields:
        number = fields.get(field.id, field.default)
        told[field.id] = bool(number) if field.truth else number
    return told


def form_of(rules: Rules, value: Mapping[str, object]) -> str:
    """Returns the form that a typed value has; the first one where it has none."""
    for form in rules.value_forms:
        known = {*form.fixed, *(field.id for field in form.fields)}
        if set(value) == known and all(value[key] == fixed for key, fixed in form.fixed.items()):
            return form.id
    for form in rules.value_forms:
        if set(form.fixed) <= set(value) <= {*form.fixed, *(field.id for field in form.fields)} and form.fixed:
            return form.id
    return rules.value_forms[0].id


__all__ = [
    "Assessment",
    "Stage",
    "Way",
    "assess",
    "form_of",
    "turned",
    "typed_value",
]
