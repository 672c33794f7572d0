# SPDX-License-Identifier: MIT
"""Hands of Riichi by chance and by design, with melds, circumstances, red fives, dora and ura dora, as a table may see them."""

import random
from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.indicators import DORA, URA, indicator_pieces
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.systems.riichi.checks import PIECES
from mahjong_desk.shapes import MeldKind

ENDS = (0, 8, 9, 17, 18, 26, *range(27, 34))
_SUITS = (0, 9, 18)
_RED_OF = {PIECES.kind_of_face[face]: face for face in range(34, len(PIECES.kind_of_face))}


class RandomWin(NamedTuple):
    """A win with the table at which it happens."""

    table: Table
    win: Win
    dora: tuple[Piece, ...]
    ura: tuple[Piece, ...]

    @property
    def hand(self) -> Hand:
        """The hand that is won."""
        return self.win.wins[0].hand


def _sequence(source: random.Random, suit: int | None = None) -> list[int]:
    first = (source.choice(_SUITS) if suit is None else suit) + source.randrange(7)
    return [first, first + 1, first + 2]


def _ordinary(source: random.Random) -> list[list[int]]:
    sets = [_sequence(source) if source.random() < 0.65 else [source.randrange(34)] * 3 for _ in range(4)]
    return [*sets, [source.randrange(34)] * 2]


def _one_suit(source: random.Random) -> list[list[int]]:
    suit, honours = source.choice(_SUITS), source.random() < 0.5
    kinds = [*range(suit, suit + 9), *(range(27, 34) if honours else ())]
    sets = [_sequence(source, suit) if source.random() < 0.6 else [source.choice(kinds)] * 3 for _ in range(4)]
    return [*sets, [source.choice(kinds)] * 2]


def _triplets(source: random.Random) -> list[list[int]]:
    kinds = source.choice((range(34), ENDS, range(27, 34), (19, 20, 21, 23, 25, 32), (0, 8, 9, 17, 18, 26)))
    found = source.sample(list(kinds), 5)
    return [*([kind] * 3 for kind in found[:4]), [found[4]] * 2]


def _honours(source: random.Random) -> list[list[int]]:
    found = source.sample(range(27, 34), 4)
    sets = [[kind] * 3 for kind in found[:3]]
    return [*sets, _sequence(source), [found[3] if source.random() < 0.6 else source.randrange(27)] * 2]


def _outside(source: random.Random) -> list[list[int]]:
    sets = []
    for _ in range(4):
        suit = source.choice(_SUITS)
        sets.append(
            source.choice(([suit, suit + 1, suit + 2], [suit + 6, suit + 7, suit + 8], [source.choice(ENDS)] * 3))
        )
    return [*sets, [source.choice(ENDS)] * 2]


def _alike(source: random.Random) -> list[list[int]]:
    one, other = _sequence(source), _sequence(source)
    numbers = [one[0] % 9 + suit for suit in _SUITS]
    if source.random() < 0.5:
        return [one, one, other, other, [source.randrange(34)] * 2]
    if source.random() < 0.5:
        return [*([kind, kind + 1, kind + 2] for kind in numbers), other, [source.randrange(34)] * 2]
    return [*([kind] * 3 for kind in numbers), other, [source.randrange(34)] * 2]


def _straight(source: random.Random) -> list[list[int]]:
    suit = source.choice(_SUITS)
    rows = [[suit + place, suit + place + 1, suit + place + 2] for place in (0, 3, 6)]
    return [*rows, _sequence(source), [source.randrange(34)] * 2]


def _pairs(source: random.Random) -> list[list[int]]:
    kinds = source.choice((range(34), range(34), range(27, 34), ENDS, range(9, 18)))
    return [[kind] * 2 for kind in source.sample(list(kinds), 7)]


def _orphans(source: random.Random) -> list[list[int]]:
    return [[*ENDS, source.choice(ENDS)]]


def _gates(source: random.Random) -> list[list[int]]:
    suit = source.choice(_SUITS)
    return [[*[suit] * 3, *range(suit + 1, suit + 8), *[suit + 8] * 3, suit + source.randrange(9)]]


_KINDS = (
    [_ordinary] * 40
    + [_one_suit] * 12
    + [_triplets] * 12
    + [_honours] * 6
    + [_outside] * 8
    + [_alike] * 8
    + [_straight] * 4
    + [_pairs] * 7
    + [_orphans] * 2
    + [_gates] * 2
)
_MELDED = {_ordinary, _one_suit, _triplets, _honours, _outside, _alike, _straight}


def _melds(source: random.Random, groups: list[list[int]], seat: int) -> tuple[list[list[int]], list[Meld]]:
    """Returns the groups that stay concealed, and the melds made of the others."""
    concealed, melds = [], []
    claimed = source.choice((0, 0, 0.3, 0.6, 0.9))
    for group in groups[:4]:
        if source.random() >= claimed:
            concealed.append(group)
            continue
        other = (seat + source.randrange(1, 4)) % 4
        if group[0] != group[1]:
            melds.append(Meld(MeldKind.CHI, tuple(group), (seat - 1) % 4))
            continue
        kind = source.choice(
            (MeldKind.PON, MeldKind.PON, MeldKind.ANKAN, MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN)
        )
        pieces = (group[0],) * (4 if kind.is_kan else 3)
        melds.append(Meld(kind, pieces, None if kind is MeldKind.ANKAN else other))
    return [*concealed, groups[4]], melds


class _Wall:
    """The pieces that are left of a table."""

    def __init__(self, source: random.Random, faces: tuple[int, ...]) -> None:
        self._source = source
        self.left = list(faces)

    def take(self, kind: int) -> Piece | None:
        """Takes a piece of a kind, by chance a red one; None where there is none left."""
        red = _RED_OF.get(kind)
        options = [kind] * (self.left[kind] > 0)
        if red is not None and self.left[red] > 0:
            options.append(red)
        if not options:
            return None
        face = self._source.choice(options)
        self.left[face] -= 1
        return face


def _situations(source: random.Random, melds: list[Meld], *, dealer: bool, drawn: bool) -> list[str]:
    closed = all(meld.kind is MeldKind.ANKAN for meld in melds)
    if drawn and not melds and source.random() < 0.03:
        return ["tenhou" if dealer else "chiihou"]
    found = []
    if closed and source.random() < 0.6:
        found.append(source.choice(("riichi", "riichi", "riichi", "double_riichi")))
        if source.random() < 0.3:
            found.append("ippatsu")
    chance = source.random()
    if chance < 0.06:
        found.append("haitei" if drawn else "houtei")
    elif chance < 0.16 and drawn and "ippatsu" not in found and any(meld.kind.is_kan for meld in melds):
        found.append("rinshan")
    elif chance < 0.12 and not drawn:
        found.append("chankan")
    return found


def random_win(source: random.Random, rules: TableRules | None = None) -> RandomWin:
    """Returns the win of one player that the rules accept but for its worth: it may lack a yaku."""
    rules = rules or get_ruleset("riichi").bind({})
    while True:
        found = _dealt(source, rules)
        if found is not None:
            return found


def _dealt(source: random.Random, rules: TableRules) -> RandomWin | None:
    seat = source.randrange(4)
    drawn = source.random() < 0.5
    discarder = None if drawn else (seat + source.randrange(1, 4)) % 4
    maker = source.choice(_KINDS)
    groups = maker(source)
    melds: list[Meld] = []
    if maker in _MELDED:
        groups, melds = _melds(source, groups, seat)
    wall = _Wall(source, rules.faces)
    shown = []
    for meld in melds:
        faces = [wall.take(kind) for kind in meld.pieces]
        if None in faces:
            return None
        shown.append(replace(meld, pieces=tuple(PIECES.sorted([face for face in faces if face is not None]))))
    pieces = [wall.take(kind) for group in groups for kind in group]
    held = [face for face in pieces if face is not None]
    if len(held) < len(pieces):
        return None
    winning = held.pop(source.randrange(len(held)))
    situation = _situations(source, melds, dealer=seat == 0, drawn=drawn)
    kinds = Counter(PIECES.kind_of_face[face] for face in [*held, *(face for meld in shown for face in meld.pieces)])
    if "chankan" in situation and kinds[PIECES.kind_of_face[winning]]:
        situation.remove("chankan")
    first_turn = bool({"tenhou", "chiihou"} & set(situation))
    number = 1 if first_turn else source.choice((1, 1, 1, 2, 3, 5))
    dora = [wall.take(source.randrange(34)) for _ in range(number)]
    declared = bool({"riichi", "double_riichi"} & set(situation))
    ura = [wall.take(source.randrange(34)) for _ in range(number)] if declared else []
    if None in dora or None in ura:
        return None
    turned = tuple(face for face in dora if face is not None), tuple(face for face in ura if face is not None)
    hand = Hand(tuple(PIECES.sorted(held)), tuple(shown), winning, tuple(situation))
    table = rules.opening_table()._replace(
        round_wind=source.choice((RoundWind.EAST, RoundWind.SOUTH)),
        honba=source.choice((0, 0, 1, 2, 6)),
        deposit=1_000 * source.choice((0, 0, 1, 3)),
        in_match=False,
    )
    win = Win(
        discarder=discarder,
        wins=(Winner(seat, replace(hand, indicators=indicator_pieces({DORA.id: turned[0], URA.id: turned[1]}))),),
    )
    return RandomWin(table, win, *turned)
