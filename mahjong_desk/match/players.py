# SPDX-License-Identifier: MIT
"""Players of a match: equal names, renaming, and swapping seats."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

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
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.table import seat_after, turns_between
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import MeldKind


def rename_players(match: Match, names: Mapping[str, str]) -> Match:
    """Returns the match with players renamed, from the start or as substitutes."""
    events = tuple(
        replace(event, name=names.get(event.name, event.name)) if isinstance(event, Substitution) else event
        for event in match.events
    )
    players = tuple(names.get(name, name) for name in match.players)
    return replace(match, players=players, events=events)


def swap_seats(match: Match, first: int, second: int, *, hands: bool) -> Match:
    """Returns the match with two seats exchanged.

    Args:
        hands: Whether to exchange them in all events; otherwise only the players' names change seats.
    """
    names = list(match.players)
    names[first], names[second] = names[second], names[first]
    swapped = swap_seats_in_rows(match, first, second, range(len(match.events)))
    events = [
        after if hands or isinstance(before, Substitution) else before
        for before, after in zip(match.events, swapped.events, strict=True)
    ]
    return replace(match, players=tuple(names), events=tuple(events))


def swap_seats_in_rows(match: Match, first: int, second: int, rows: range) -> Match:
    """Returns the match with two seats exchanged in some rows.

    The players keep their seats: this corrects hands that were entered with two players in each other's seats.
    """
    ruleset = match.rules.ruleset
    orders: Iterable[tuple[int, ...]] = repeat(match.start.turn_order, len(match.events))
    if ruleset.conventions.players_change_seats:
        orders = [row.before.turn_order for row in replay(match).rows]
    events = tuple(
        swap_seats_in_event(event, ruleset, first, second, order) if index in rows else event
        for index, (event, order) in enumerate(zip(match.events, orders, strict=True))
    )
    return replace(match, events=events)


def swap_seats_in_event(event: Event, ruleset: Ruleset, first: int, second: int, order: Sequence[int]) -> Event:
    """Returns an event with two seats exchanged.

    Args:
        order: The seats in the order of play.
    """
    return _SeatSwap(ruleset, first, second, order).event(event)


class _SeatSwap(NamedTuple):
    ruleset: Ruleset
    first: int
    second: int
    order: Sequence[int]

    def seat(self, seat: int) -> int:
        return {self.first: self.second, self.second: self.first}.get(seat, seat)

    def event(self, event: Event) -> Event:
        match event:
            case Win():
                return self.win(event)
            case Draw(tenpai=tenpai):
                ready = None if tenpai is None else tuple(map(self.seat, tenpai))
                return replace(event, tenpai=ready, extra_fields=self.extra_fields(event, FieldOwner.DRAW))
            case Chombo(player=player):
                extra_fields = self.extra_fields(event, FieldOwner.CHOMBO)
                return replace(event, player=self.seat(player), extra_fields=extra_fields)
            case RiichiDeclaration() | DeadHand() | PenaltyTile() | Substitution():
                return replace(event, player=self.seat(event.player))
            case Adjustment(deltas=deltas):
                return replace(event, deltas=tuple(deltas[self.seat(seat)] for seat in range(len(deltas))))
        return event

    def win(self, win: Win) -> Win:
        discarder = None if win.discarder is None else self.seat(win.discarder)
        wins = [self.winner(winner) for winner in win.winners]
        if discarder is not None:
            # The winner nearest to the discarder must be first, and the exchange can change who that is.
            wins.sort(key=lambda winner: turns_between(self.order, discarder, winner.seat))
        extra_fields = self.extra_fields(win, FieldOwner.WIN)
        return replace(win, discarder=discarder, winners=tuple(wins), extra_fields=extra_fields)

    def winner(self, winner: Winner) -> Winner:
        return replace(
            winner,
            seat=self.seat(winner.seat),
            hand=None if winner.hand is None else self.hand(winner.hand, self.seat(winner.seat)),
            pao=tuple(replace(pao, player=self.seat(pao.player)) for pao in winner.pao),
            extra_fields=self.extra_fields(winner, FieldOwner.WINNER),
        )

    def hand(self, hand: Hand, winner: int) -> Hand:
        melds = tuple(self.meld(meld, winner) for meld in hand.melds)
        return replace(hand, melds=melds, extra_fields=self.extra_fields(hand, FieldOwner.HAND))

    def meld(self, meld: Meld, winner: int) -> Meld:
        discarder = meld.claimed_from
        if discarder is None:
            return meld
        # A chi can only be claimed from the player before the winner.
        is_chi = meld.kind is MeldKind.CHI
        return replace(meld, claimed_from=seat_after(self.order, winner, -1) if is_chi else self.seat(discarder))

    def extra_fields(self, carrier: Win | Draw | Chombo | Winner | Hand, owner: FieldOwner) -> Mapping[str, object]:
        kinds = {field.id: field.kind for field in self.ruleset.extra_fields_of(owner)}

        def swapped(name: str, value: object) -> object:
            if kinds.get(name) is FieldKind.SEAT and isinstance(value, int):
                return self.seat(value)
            if kinds.get(name) is FieldKind.SEATS and isinstance(value, tuple):
                return tuple(map(self.seat, value))
            return self.win(value) if isinstance(value, Win) else value

        return {name: swapped(name, value) for name, value in carrier.extra_fields.items()} or carrier.extra_fields


_CONTROLS = frozenset({"Cc", "Cf"})
_BLANK_LETTERS = "\u034f\u115f\u1160\u2800"
"""Invisible characters that Unicode counts among letters, marks or symbols."""


@lru_cache(maxsize=4096)
def fold_name(name: str) -> str:
    """Returns the normal form of a name, by which names are compared.

    Case, width, encoding of accents, the kind and number of blanks and invisible characters make no difference.
    The form of a name without visible characters is empty.
    """
    visible = "".join(filter(_is_visible, unicodedata.normalize("NFKC", name)))
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", visible).casefold()).split())


def _is_visible(letter: str) -> bool:
    return letter.isspace() or not (unicodedata.category(letter) in _CONTROLS or letter in _BLANK_LETTERS)
