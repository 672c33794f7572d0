# SPDX-License-Identifier: MIT
"""Players of a match: equal names, renaming, and swapping seats."""

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import repeat
from typing import Final, TypeVar

from mahjong_desk.match.replay import Match, replay
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    PenaltyTile,
    RiichiDeclaration,
    Substitution,
    Win,
    Winner,
)
from mahjong_desk.rules.model.extra_fields import FieldKind, FieldOwner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.table import turns_between
from mahjong_desk.rules.ruleset import Ruleset

_T = TypeVar("_T")
Seating = Callable[[int], int]
"""The new seat of each seat after an exchange."""


def rename_players(match: Match, names: Mapping[str, str]) -> Match:
    """Returns the match with players renamed, from the start or as substitutes."""
    events = tuple(
        replace(event, name=names.get(event.name, event.name)) if isinstance(event, Substitution) else event
        for event in match.events
    )
    players = tuple(names.get(known, known) for known in match.players)
    return replace(match, players=players, events=events)


def swap_seats(match: Match, first: int, second: int, *, hands: bool) -> Match:
    """Returns the match with two seats exchanged."""
    seating = _seating(first, second)
    names = _reorder(match.players, seating)
    ruleset = match.rules.ruleset
    events = tuple(
        swap_seats_in_event(event, ruleset, first, second, order) if hands or isinstance(event, Substitution) else event
        for event, order in zip(match.events, _orders(match), strict=True)
    )
    return replace(match, players=names, events=events)


def swap_seats_in_rows(match: Match, first: int, second: int, rows: range) -> Match:
    """Returns the match with two seats exchanged in some rows; the players keep their seats.

    This corrects hands that were entered as if two players sat on each other's seats.
    """
    ruleset = match.rules.ruleset
    events = tuple(
        swap_seats_in_event(event, ruleset, first, second, order) if place in rows else event
        for place, (event, order) in enumerate(zip(match.events, _orders(match), strict=True))
    )
    return replace(match, events=events)


def _orders(match: Match) -> Iterable[tuple[int, ...]]:
    """Returns for each event the order in which the seats play."""
    if match.rules.ruleset.conventions.players_change_seats:
        return [row.before.turn_order for row in replay(match).rows]
    return repeat(match.start.turn_order, len(match.events))


def swap_seats_in_event(event: Event, ruleset: Ruleset, first: int, second: int, order: Sequence[int]) -> Event:
    """Returns an event with two seats exchanged.

    Args:
        order: The seats in the order of play.
    """
    seating = _seating(first, second)
    match event:
        case Win():
            return _win(event, ruleset, seating, order)
        case Draw(tenpai=tenpai):
            ready = None if tenpai is None else tuple(map(seating, tenpai))
            return replace(
                event,
                tenpai=ready,
                extra_fields=_extra_fields(event.extra_fields, FieldOwner.DRAW, ruleset, seating, order),
            )
        case Chombo(player=player):
            extra_fields = _extra_fields(event.extra_fields, FieldOwner.CHOMBO, ruleset, seating, order)
            return replace(event, player=seating(player), extra_fields=extra_fields)
        case RiichiDeclaration() | DeadHand() | PenaltyTile() | Substitution():
            return replace(event, player=seating(event.player))
        case Adjustment(deltas=deltas):
            return replace(event, deltas=_reorder(deltas, seating))
    return event


def _seating(first: int, second: int) -> Seating:
    other = {first: second, second: first}
    return lambda seat: other.get(seat, seat)


def _reorder(by_seat: Sequence[_T], seating: Seating) -> tuple[_T, ...]:
    # An exchange is its own inverse.
    return tuple(by_seat[seating(seat)] for seat in range(len(by_seat)))


def _win(win: Win, ruleset: Ruleset, seating: Seating, order: Sequence[int]) -> Win:
    discarder = None if win.discarder is None else seating(win.discarder)
    wins = [_winner(winner, ruleset, seating, order) for winner in win.wins]
    if discarder is not None:
        # The nearest to the discarder is first, which may be another one now.
        wins.sort(key=lambda winner: turns_between(order, discarder, winner.seat))
    extra_fields = _extra_fields(win.extra_fields, FieldOwner.WIN, ruleset, seating, order)
    return replace(win, discarder=discarder, wins=tuple(wins), extra_fields=extra_fields)


def _winner(winner: Winner, ruleset: Ruleset, seating: Seating, order: Sequence[int]) -> Winner:
    hand = winner.hand
    return replace(
        winner,
        seat=seating(winner.seat),
        hand=None if hand is None else _hand(hand, ruleset, seating, order),
        pao=tuple(replace(pao, player=seating(pao.player)) for pao in winner.pao),
        extra_fields=_extra_fields(winner.extra_fields, FieldOwner.WINNER, ruleset, seating, order),
    )


def _hand(hand: Hand, ruleset: Ruleset, seating: Seating, order: Sequence[int]) -> Hand:
    melds = tuple(
        meld if meld.claimed_from is None else replace(meld, claimed_from=seating(meld.claimed_from))
        for meld in hand.melds
    )
    return replace(
        hand, melds=melds, extra_fields=_extra_fields(hand.extra_fields, FieldOwner.HAND, ruleset, seating, order)
    )


def _extra_fields(
    extra_fields: Mapping[str, object], carrier: FieldOwner, ruleset: Ruleset, seating: Seating, order: Sequence[int]
) -> Mapping[str, object]:
    kinds = {field.id: field.kind for field in ruleset.extra_fields_of(carrier)}

    def moved(name: str, value: object) -> object:
        if kinds.get(name) is FieldKind.SEAT and isinstance(value, int):
            return seating(value)
        if kinds.get(name) is FieldKind.SEATS and isinstance(value, tuple):
            return tuple(map(seating, value))
        return _win(value, ruleset, seating, order) if isinstance(value, Win) else value

    return {name: moved(name, value) for name, value in extra_fields.items()} if extra_fields else extra_fields


_CONTROLS: Final = frozenset({"Cc", "Cf"})
_BLANK_LETTERS: Final = "\u034f\u115f\u1160\u2800"
"""Invisible characters that Unicode counts among letters, marks or symbols."""


@lru_cache(maxsize=4096)
def fold_name(name: str) -> str:
    """Returns the normal form of a name.

    Case, width, encoding of accents, blanks and invisible characters make no difference.
    A name without any visible character looks empty.
    """
    seen = "".join(filter(_is_seen, unicodedata.normalize("NFKC", name)))
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold()).split())


def _is_seen(letter: str) -> bool:
    return letter.isspace() or not (unicodedata.category(letter) in _CONTROLS or letter in _BLANK_LETTERS)
