# SPDX-License-Identifier: MIT
"""The win that a draft tells, and the draft that tells a win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.rules.events import Chombo, Win, Winner
from mahjong_desk.rules.further import NOTHING, Place
from mahjong_desk.rules.hand import Hand, Meld, Situation
from mahjong_desk.ui.picker.draft import EMPTY_FURTHER, Draft, Entry, Frame, MeldEntry, PieceEntry
from mahjong_desk.ui.picker.draft_melds import giver_of


def hand_of(frame: Frame, draft: Draft, *, whole: bool = True) -> Hand:
    """Returns the hand; without the winning piece and its mark where not ``whole``."""
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
        draft.dora_indicators,
        draft.wild_indicator,
        _further(draft, Place.HAND),
    )


def _further(draft: Draft, place: Place) -> Mapping[str, object]:
    return {key: value for (carrier, key), value in draft.further.items() if carrier is place} or NOTHING


def winner_of(frame: Frame, draft: Draft) -> Winner:
    """Returns the part of one winner, as the draft tells it.

    Raises:
        ValueError: It is not known who won.
    """
    if draft.winner is None:
        raise ValueError("nobody knows yet who won")
    hand = hand_of(frame, draft) if draft.value is None else None
    return Winner(draft.winner, hand, draft.value, draft.pao, _further(draft, Place.WINNER))


def to_event(frame: Frame, draft: Draft) -> Win:
    """Returns the win that the draft tells.

    Raises:
        ValueError: It is not known who won, or how.
    """
    if draft.winner is None or not draft.decided:
        raise ValueError("nobody knows yet who won, or how")
    wins = (*draft.others, winner_of(frame, draft))
    if draft.discarder is not None:
        source = draft.discarder
        wins = tuple(sorted(wins, key=lambda winner: (winner.seat - source) % frame.players))
    return Win(discarder=draft.discarder, wins=wins, further=_further(draft, Place.WIN), note=draft.note, at=draft.at)


def event_of(frame: Frame, draft: Draft) -> Win | Chombo:
    """Returns what the draft records: the win, or the chombo of a player who claimed it falsely.

    Raises:
        ValueError: It is not known who won, or how.
    """
    win = to_event(frame, draft)
    if not draft.claim:
        return win
    bare = replace(win, note=None, at=None)
    return Chombo(player=win.wins[0].seat, further={draft.claim: bare}, note=draft.note, at=draft.at)


def from_claim(chombo: Chombo) -> Draft | None:
    """Returns the draft of the win that was claimed in a chombo, None where none was."""
    for key, claimed in chombo.further.items():
        if isinstance(claimed, Win) and claimed.wins:
            return replace(from_event(claimed), claim=key, note=chombo.note, at=chombo.at)
    return None


def with_another(frame: Frame, draft: Draft) -> Draft:
    """Returns the draft of another player who wins on the same piece, with this one among the others.

    Raises:
        ValueError: It is not known who won.
    """
    entries = () if draft.winning is None else (PieceEntry(draft.winning, winning=True),)
    return Draft(
        discarder=draft.discarder,
        entries=entries,
        note=draft.note,
        at=draft.at,
        dora_indicators=draft.dora_indicators,
        wild_indicator=draft.wild_indicator,
        further={key: value for key, value in draft.further.items() if key[0] is Place.WIN} or EMPTY_FURTHER,
        others=(*draft.others, winner_of(frame, draft)),
        late_riichi=draft.late_riichi,
    )


def turned_to(frame: Frame, draft: Draft, seat: int) -> Draft:
    """Returns the draft with one of the others as the winner who is being entered.

    A winner of whom nothing is entered yet is left out.

    Raises:
        ValueError: That seat is not among the others.
    """
    wins = draft.others if draft.winner is None else (*draft.others, winner_of(frame, draft))
    event = Win(discarder=draft.discarder, wins=wins, further=_further(draft, Place.WIN), note=draft.note, at=draft.at)
    index = next((at for at, winner in enumerate(wins) if winner.seat == seat), None)
    if index is None:
        raise ValueError(f"seat {seat} is not among the winners")
    return replace(from_event(event, index), late_riichi=draft.late_riichi)


def without(draft: Draft, seat: int) -> Draft:
    """Returns the draft without one of the others."""
    others = tuple(winner for winner in draft.others if winner.seat != seat)
    return replace(draft, others=others, late_riichi=draft.late_riichi - {seat})


def from_event(event: Win, index: int = 0) -> Draft:
    """Returns the draft that tells a recorded win, with one of its winners as the one being entered."""
    winner = event.wins[index]
    hand = winner.hand
    further: dict[tuple[Place, str], object] = {(Place.WIN, key): value for key, value in event.further.items()}
    further.update({(Place.WINNER, key): value for key, value in winner.further.items()})
    if hand is not None:
        further.update({(Place.HAND, key): value for key, value in hand.further.items()})
    entries: list[Entry] = []
    situation: tuple[Situation, ...] = ()
    if winner.hand is not None:
        entries.extend(PieceEntry(piece) for piece in winner.hand.concealed)
        entries.extend(MeldEntry(meld.kind, meld.pieces, meld.giver) for meld in winner.hand.melds)
        if winner.hand.winning_piece is not None:
            entries.append(PieceEntry(winner.hand.winning_piece, winning=True))
        situation = winner.hand.situation
    return Draft(
        winner=winner.seat,
        discarder=event.discarder,
        self_drawn=event.discarder is None,
        entries=tuple(entries),
        situation=situation,
        pao=winner.pao,
        # What was recorded without anybody responsible was recorded so on purpose.
        pao_declined=not winner.pao,
        value=winner.value,
        note=event.note,
        at=event.at,
        dora_indicators=() if hand is None else hand.dora_indicators,
        wild_indicator=None if hand is None else hand.wild_indicator,
        further=further or EMPTY_FURTHER,
        others=event.wins[:index] + event.wins[index + 1 :],
    )
