# SPDX-License-Identifier: MIT
"""Conversion of drafts to events and back."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from mahjong_desk.entry.draft import NO_EXTRA_FIELDS, Draft, Entry, HandSpec, MeldEntry, PieceEntry
from mahjong_desk.entry.pieces import claimed_from
from mahjong_desk.match.declared import winners_without_riichi_event
from mahjong_desk.rules.model.events import Chombo, Event, Win, Winner, win_of_event
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING, FieldOwner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.indicators import NO_INDICATORS
from mahjong_desk.rules.model.table import Table, turns_between
from mahjong_desk.rules.ruleset import TableRules


def to_hand(frame: HandSpec, draft: Draft, *, whole: bool = True) -> Hand:
    """Returns the hand, without the winning piece and its mark if not ``whole``."""
    melds = tuple(Meld(meld.kind, meld.pieces, claimed_from(frame, draft, meld)) for meld in draft.melds)
    concealed = list(draft.concealed)
    if not whole and draft.winning is not None:
        concealed.append(draft.winning)
    winning = draft.winning if whole else None
    return Hand(
        tuple(frame.pieces.sorted(concealed)),
        melds,
        winning,
        draft.situation,
        draft.indicators.counting_for(frame.indicators, draft.situation),
        to_extra_fields(draft, FieldOwner.HAND),
    )


def to_extra_fields(draft: Draft, carrier: FieldOwner) -> Mapping[str, object]:
    """Returns the extra fields of the draft that a carrier holds."""
    return {key: value for (own, key), value in draft.extra_fields.items() if own is carrier} or EMPTY_MAPPING


def to_winner(frame: HandSpec, draft: Draft) -> Winner:
    assert draft.winner is not None
    hand = to_hand(frame, draft) if draft.value is None else None
    return Winner(draft.winner, hand, draft.value, draft.pao, to_extra_fields(draft, FieldOwner.WINNER))


def to_win(frame: HandSpec, draft: Draft) -> Win:
    """Returns the win of a draft whose winner and source are entered."""
    assert draft.is_decided
    wins = [*draft.other_winners, to_winner(frame, draft)]
    source = draft.discarder
    if source is not None:
        wins.sort(key=lambda winner: turns_between(frame.turn_order, source, winner.seat))
    return win_by(draft, wins)


def win_by(draft: Draft, wins: Iterable[Winner]) -> Win:
    """Returns the win of the draft by these winners."""
    return Win(
        discarder=draft.discarder,
        wins=tuple(wins),
        extra_fields=to_extra_fields(draft, FieldOwner.WIN),
        note=draft.note,
        at=draft.at,
    )


def to_event(frame: HandSpec, draft: Draft) -> Win | Chombo:
    """Returns the event of such a draft: the win, or the chombo of a player who claimed it falsely."""
    win = to_win(frame, draft)
    if not draft.claim_field:
        return win
    bare = replace(win, note=None, at=None)
    return Chombo(player=win.wins[0].seat, extra_fields={draft.claim_field: bare}, note=draft.note, at=draft.at)


def draft_from_win(win: Win, index: int = 0) -> Draft:
    """Returns the draft of a recorded win, with one of its winners being entered."""
    winner = win.wins[index]
    hand = winner.hand
    extra_fields = [(FieldOwner.WIN, win.extra_fields), (FieldOwner.WINNER, winner.extra_fields)]
    entries: list[Entry] = []
    if hand is not None:
        extra_fields.append((FieldOwner.HAND, hand.extra_fields))
        entries.extend(PieceEntry(piece) for piece in hand.concealed)
        entries.extend(MeldEntry(meld.kind, meld.pieces, meld.claimed_from) for meld in hand.melds)
        if hand.winning_piece is not None:
            entries.append(PieceEntry(hand.winning_piece, winning=True))
    return Draft(
        winner=winner.seat,
        discarder=win.discarder,
        self_drawn=win.discarder is None,
        entries=tuple(entries),
        situation=() if hand is None else hand.situation,
        pao=winner.pao,
        # A win recorded without a responsible player was recorded so on purpose.
        pao_declined=not winner.pao,
        value=winner.value,
        note=win.note,
        at=win.at,
        # Some count only for some winners, but they are turned up for the whole deal.
        indicators=NO_INDICATORS.merged_with(
            one.hand.indicators for one in (winner, *win.wins) if one.hand is not None
        ),
        extra_fields={(own, key): value for own, fields in extra_fields for key, value in fields.items()}
        or NO_EXTRA_FIELDS,
        other_winners=win.wins[:index] + win.wins[index + 1 :],
    )


def draft_from_event(rules: TableRules, table: Table, event: Event) -> Draft | None:
    """Returns the draft of a win or a falsely claimed one; None for other events.

    It is complete: nothing more is asked. A riichi that it says and the table does not know is one
    that is recorded with it.
    """
    win = win_of_event(event)
    if win is None or not win.wins:
        return None
    draft = draft_from_win(win)
    if isinstance(event, Chombo):
        claim = next(key for key, value in event.extra_fields.items() if value is win)
        draft = replace(draft, claim_field=claim, note=event.note, at=event.at)
    return replace(mark_complete(rules, draft), late_riichi=winners_without_riichi_event(rules, table, win))


def mark_complete(rules: TableRules, draft: Draft) -> Draft:
    """Returns a recorded draft as complete: nothing more is asked."""
    return replace(draft, denied_fields=frozenset(field.id for field in rules.ruleset.extra_fields))
