# SPDX-License-Identifier: MIT
"""Conversion of drafts to events and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.entry.draft import NOTHING_TOLD, Draft, Entry, MeldEntry, PieceEntry
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.pieces import giver_of
from mahjong_desk.match.declared import undeclared
from mahjong_desk.rules.model.events import Chombo, Event, Win, Winner, told_win
from mahjong_desk.rules.model.extra_fields import NOTHING, Carrier
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.indicators import NOTHING_TURNED_UP
from mahjong_desk.rules.model.table import Table, steps_between
from mahjong_desk.rules.ruleset import Rules


def hand_of(frame: Frame, draft: Draft, *, whole: bool = True) -> Hand:
    """Returns the hand, without the winning piece and its mark if not ``whole``."""
    melds = tuple(Meld(meld.kind, meld.pieces, giver_of(frame, draft, meld)) for meld in draft.melds)
    concealed = list(draft.concealed)
    if not whole and draft.winning is not None:
        concealed.append(draft.winning)
    winning = draft.winning if whole else None
    return Hand(
        tuple(frame.pieces.sorted(concealed)),
        melds,
        winning,
        draft.situation,
        draft.turned_up.counting(frame.indicators, draft.situation),
        extra_fields_of(draft, Carrier.HAND),
    )


def extra_fields_of(draft: Draft, carrier: Carrier) -> Mapping[str, object]:
    """Returns the extra fields of the draft that a carrier holds."""
    return {key: value for (own, key), value in draft.extra_fields.items() if own is carrier} or NOTHING


def winner_of(frame: Frame, draft: Draft) -> Winner:
    """Returns the winner of the draft.

    Raises:
        ValueError: It is not known who won.
    """
    if draft.winner is None:
        raise ValueError("nobody knows yet who won")
    hand = hand_of(frame, draft) if draft.value is None else None
    return Winner(draft.winner, hand, draft.value, draft.pao, extra_fields_of(draft, Carrier.WINNER))


def win_of(frame: Frame, draft: Draft) -> Win:
    """Returns the win of the draft.

    Raises:
        ValueError: It is not known who won, or how.
    """
    if draft.winner is None or not draft.decided:
        raise ValueError("nobody knows yet who won, or how")
    wins = (*draft.others, winner_of(frame, draft))
    if draft.discarder is not None:
        source = draft.discarder
        wins = tuple(sorted(wins, key=lambda winner: steps_between(frame.order, source, winner.seat)))
    return Win(
        discarder=draft.discarder,
        wins=wins,
        extra_fields=extra_fields_of(draft, Carrier.WIN),
        note=draft.note,
        at=draft.at,
    )


def event_of(frame: Frame, draft: Draft) -> Win | Chombo:
    """Returns the event of the draft: the win, or the chombo of a player who claimed it falsely.

    Raises:
        ValueError: It is not known who won, or how.
    """
    win = win_of(frame, draft)
    if not draft.claim:
        return win
    bare = replace(win, note=None, at=None)
    return Chombo(player=win.wins[0].seat, extra_fields={draft.claim: bare}, note=draft.note, at=draft.at)


def draft_of_win(win: Win, index: int = 0) -> Draft:
    """Returns the draft of a recorded win, with one of its winners being entered."""
    winner = win.wins[index]
    hand = winner.hand
    extra_fields: dict[tuple[Carrier, str], object] = {
        (Carrier.WIN, key): value for key, value in win.extra_fields.items()
    }
    extra_fields.update({(Carrier.WINNER, key): value for key, value in winner.extra_fields.items()})
    if hand is not None:
        extra_fields.update({(Carrier.HAND, key): value for key, value in hand.extra_fields.items()})
    entries: list[Entry] = []
    situation: tuple[str, ...] = ()
    if winner.hand is not None:
        entries.extend(PieceEntry(piece) for piece in winner.hand.concealed)
        entries.extend(MeldEntry(meld.kind, meld.pieces, meld.giver) for meld in winner.hand.melds)
        if winner.hand.winning_piece is not None:
            entries.append(PieceEntry(winner.hand.winning_piece, winning=True))
        situation = winner.hand.situation
    return Draft(
        winner=winner.seat,
        discarder=win.discarder,
        self_drawn=win.discarder is None,
        entries=tuple(entries),
        situation=situation,
        pao=winner.pao,
        # A win recorded without a responsible player was recorded so on purpose.
        pao_declined=not winner.pao,
        value=winner.value,
        note=win.note,
        at=win.at,
        # Some count only for some winners, but they are turned up for the whole deal.
        turned_up=NOTHING_TURNED_UP.joined(one.hand.turned_up for one in (winner, *win.wins) if one.hand is not None),
        extra_fields=extra_fields or NOTHING_TOLD,
        others=win.wins[:index] + win.wins[index + 1 :],
    )


def draft_of_claim(chombo: Chombo) -> Draft | None:
    """Returns the draft of the win claimed in a chombo, or None."""
    for key, claimed in chombo.extra_fields.items():
        if isinstance(claimed, Win) and claimed.wins:
            return replace(draft_of_win(claimed), claim=key, note=chombo.note, at=chombo.at)
    return None


def draft_of(rules: Rules, table: Table, event: Event) -> Draft | None:
    """Returns the draft of a win or a falsely claimed one; None for other events.

    It is complete: nothing more is asked. A riichi that it says and the table does not know is one
    that is recorded with it.
    """
    draft = None
    if isinstance(event, Win):
        draft = draft_of_win(event)
    elif isinstance(event, Chombo):
        draft = draft_of_claim(event)
    win = told_win(event)
    if draft is None or win is None:
        return None
    return replace(told_whole(rules, draft), late_riichi=undeclared(rules, table, win))


def told_whole(rules: Rules, draft: Draft) -> Draft:
    """Returns a recorded draft as complete: nothing more is asked."""
    return replace(draft, answered=frozenset(field.id for field in rules.ruleset.extra_fields))
