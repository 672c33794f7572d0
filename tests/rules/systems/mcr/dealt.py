# SPDX-License-Identifier: MIT
"""Random wins for the Mahjong Competition Rules, some of rare shapes."""

import random
from collections.abc import Sequence

from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.systems.mcr.vocabulary import FLOWERS, LAST_OF_KIND
from mahjong_desk.shapes.knitted import STRAIGHTS
from tests.rules import random_hands
from tests.rules.random_hands import Groups, melded, random_groups, row, rows_in


def knitted(source: random.Random) -> Groups:
    """Returns a knitted straight with a set and a pair."""
    nine = [kind for group in source.choice(STRAIGHTS).groups for kind in group.kinds]
    own = row(source, rows_in(0, 1, 2)) if source.random() < 0.6 else [source.randrange(34)] * 3
    return [own, [*nine, *[source.randrange(34)] * 2]]


def knitted_honours(source: random.Random) -> Groups:
    """Returns fourteen different pieces of honours and a knitted straight."""
    nine = [kind for group in source.choice(STRAIGHTS).groups for kind in group.kinds]
    number = source.choice((5, 6, 7))
    return [[*source.sample(range(27, 34), number), *source.sample(nine, 14 - number)]]


SHAPES = (*random_hands.SHAPES, (knitted, 3), (knitted_honours, 2))


def random_win(source: random.Random) -> Win:
    """Returns a win of a random player with melds, situations and flowers."""
    winner = source.randrange(4)
    discarder = None if source.random() < 0.5 else (winner + source.randrange(1, 4)) % 4
    while True:
        melds, rest = melded(source, random_groups(source, SHAPES), winner)
        pieces = [*rest, *(kind for meld in melds for kind in meld.pieces)]
        if max(pieces.count(kind) for kind in pieces) <= 4:
            break
    winning = rest.pop(source.randrange(len(rest)))
    situation = _situation(source, winning, rest, melds, self_drawn=discarder is None)
    flowers = source.choice((0, 0, 1, 3))
    fields = {FLOWERS: flowers} if flowers else {}
    hand = Hand(tuple(sorted(rest)), tuple(melds), winning, situation, extra_fields=fields)
    return Win(discarder=discarder, winners=(Winner(winner, hand),))


def _situation(
    source: random.Random, winning: int, rest: Sequence[int], melds: Sequence[Meld], *, self_drawn: bool
) -> tuple[str, ...]:
    situation = []
    if source.random() < 0.1:
        situation.append(HAITEI.id if self_drawn else HOUTEI.id)
    if self_drawn and source.random() < 0.3 and any(meld.kind.is_kan for meld in melds):
        situation.append(RINSHAN.id)
    alone = winning not in rest and not any(winning in meld.pieces for meld in melds)
    if not self_drawn and not situation and alone and source.random() < 0.1:
        situation.append(CHANKAN.id)
    if winning not in rest and source.random() < 0.1:
        situation.append(LAST_OF_KIND.id)
    return tuple(situation)
