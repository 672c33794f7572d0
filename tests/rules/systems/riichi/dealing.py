# SPDX-License-Identifier: MIT
"""Random Riichi wins, some of rare shapes."""

import random
from collections import Counter
from dataclasses import replace
from typing import NamedTuple

from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import DORA, URA, Hand, Meld, indicator_pieces
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.rules.systems.riichi.checks import PIECES
from mahjong_desk.shapes import MeldKind
from mahjong_desk.shapes.mahjong import ORPHAN_KINDS
from tests.rules.random_hands import SHAPES, Groups, melded, random_groups, row, rows_in

_RED_OF = {PIECES.kind_of_face[face]: face for face in range(34, len(PIECES.kind_of_face))}


class RandomWin(NamedTuple):
    """A win with the table at which it happens."""

    table: Table
    win: Win
    dora: tuple[Piece, ...]
    ura: tuple[Piece, ...]

    @property
    def hand(self) -> Hand:
        return self.win.winners[0].hand


def _triplets(source: random.Random) -> Groups:
    kinds = source.choice((range(34), ORPHAN_KINDS, range(27, 34), (19, 20, 21, 23, 25, 32), ORPHAN_KINDS[:6]))
    *sets, pair = source.sample(kinds, 5)
    return [*([kind] * 3 for kind in sets), [pair] * 2]


def _honours(source: random.Random) -> Groups:
    *sets, pair = source.sample(range(27, 34), 4)
    return [*([kind] * 3 for kind in sets), row(source, rows_in(0, 1, 2)), [pair] * 2]


def _pairs(source: random.Random) -> Groups:
    kinds = source.choice((range(34), range(34), range(27, 34), ORPHAN_KINDS, range(9, 18)))
    return [[kind] * 2 for kind in source.sample(kinds, 7)]


def _outside(source: random.Random) -> Groups:
    ends = (0, 6, 9, 15, 18, 24)
    sets = [row(source, ends) if source.random() < 0.67 else [source.choice(ORPHAN_KINDS)] * 3 for _ in range(4)]
    return [*sets, [source.choice(ORPHAN_KINDS)] * 2]


def _alike(source: random.Random) -> Groups:
    """Returns two pairs of equal chows, or one set in three suits."""
    one, other, pair = row(source, rows_in(0)), row(source, rows_in(0, 1, 2)), [source.randrange(34)] * 2
    suits = [[kind + suit for kind in one] for suit in (0, 9, 18)]
    triplets = [[kind] * 3 for kind, *_ in suits]
    return source.choice(([one, [*one], other, [*other], pair], [*suits, other, pair], [*triplets, other, pair]))


_SHAPES = (*SHAPES, (_triplets, 5), (_honours, 3), (_outside, 4), (_alike, 4), (_pairs, 3))


class _Wall:
    """The pieces that have not been taken yet."""

    def __init__(self, source: random.Random, faces: tuple[int, ...]) -> None:
        self._source = source
        self.left = list(faces)

    def take(self, kind: int) -> Piece | None:
        """Takes a piece of a kind, perhaps a red one, or returns None if none is left."""
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
    situation = []
    if closed and source.random() < 0.6:
        situation.append(source.choice(("riichi", "riichi", "riichi", "double_riichi")))
        if source.random() < 0.3:
            situation.append("ippatsu")
    chance = source.random()
    if chance < 0.06:
        situation.append("haitei" if drawn else "houtei")
    elif chance < 0.16 and drawn and "ippatsu" not in situation and any(meld.kind.is_kan for meld in melds):
        situation.append("rinshan")
    elif chance < 0.12 and not drawn:
        situation.append("chankan")
    return situation


def random_win(source: random.Random, rules: TableRules | None = None) -> RandomWin:
    """Returns a win that the rules accept, except that it may lack a yaku."""
    rules = rules or get_ruleset("riichi").bind({})
    while True:
        dealt = _dealt(source, rules)
        if dealt is not None:
            return dealt


def _dealt(source: random.Random, rules: TableRules) -> RandomWin | None:
    seat = source.randrange(4)
    drawn = source.random() < 0.5
    discarder = None if drawn else (seat + source.randrange(1, 4)) % 4
    melds, rest = melded(source, random_groups(source, _SHAPES), seat)
    wall = _Wall(source, rules.faces)
    sets = []
    for meld in melds:
        faces = [wall.take(kind) for kind in meld.pieces]
        if None in faces:
            return None
        sets.append(replace(meld, pieces=tuple(PIECES.sorted([face for face in faces if face is not None]))))
    pieces = [wall.take(kind) for kind in rest]
    tiles = [face for face in pieces if face is not None]
    if len(tiles) < len(pieces):
        return None
    winning = tiles.pop(source.randrange(len(tiles)))
    situation = _situations(source, melds, dealer=seat == 0, drawn=drawn)
    kinds = Counter(PIECES.kind_of_face[face] for face in [*tiles, *(face for meld in sets for face in meld.pieces)])
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
    hand = Hand(tuple(PIECES.sorted(tiles)), tuple(sets), winning, tuple(situation))
    table = rules.opening_table()._replace(
        round_wind=source.choice((RoundWind.EAST, RoundWind.SOUTH)),
        honba=source.choice((0, 0, 1, 2, 6)),
        deposit=1_000 * source.choice((0, 0, 1, 3)),
        in_match=False,
    )
    win = Win(
        discarder=discarder,
        winners=(Winner(seat, replace(hand, indicators=indicator_pieces({DORA.id: turned[0], URA.id: turned[1]}))),),
    )
    return RandomWin(table, win, *turned)
