# SPDX-License-Identifier: MIT
"""Random hands for tests, and shorthands for tables, hands and wins."""

from collections.abc import Sequence

from hypothesis import strategies as st

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.hand import DORA, WILD, Hand, IndicatorPieces, Meld, indicator_pieces
from mahjong_desk.rules.model.reasons import Payment
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind

ARUSHIARU = registry.get_ruleset("arushiaru")


def deltas_of(payments: Sequence[Payment], players: int = 4) -> tuple[int, ...]:
    received = [(payment.payee, payment.points) for payment in payments]
    received += [(payment.payer, -payment.points) for payment in payments]
    return tuple(sum(points for party, points in received if party == seat) for seat in range(players))


def rules(**options: object) -> TableRules:
    return ARUSHIARU.bind(options)


def table(dealer: int = 0, prevailing: str = "E") -> Table:
    return rules().opening_table()._replace(dealer=dealer, hand_number=dealer + 1, round_wind=RoundWind(prevailing))


def meld(kind: str, tiles: str, claimed_from: int | None = None) -> Meld:
    """Returns a meld; ``claimed_from`` is the seat that discarded the claimed piece."""
    return Meld(MeldKind(kind), tuple(MAHJONG.sorted(MAHJONG.parse(tiles))), claimed_from)


def hand(concealed: str, winning: str | None = None, *melds: Meld, situation: str | None = None) -> Hand:
    """Returns a hand; without ``winning`` it is a piece short."""
    pieces, last = tuple(MAHJONG.sorted(MAHJONG.parse(concealed))), MAHJONG.parse(winning)[0] if winning else None
    return Hand(pieces, melds, last, (situation,) if situation else ())


def indicators(dora: tuple[int, ...] = (), *, wild: int | None = None) -> IndicatorPieces:
    return indicator_pieces({DORA.id: dora, WILD.id: () if wild is None else (wild,)})


def win(winner: int, discarder: int | None, won_hand: Hand) -> Win:
    return Win(discarder=discarder, winners=(Winner(winner, won_hand),))


ROWS = [[first, first + 1, first + 2] for suit in (0, 9, 18) for first in range(suit, suit + 7)]
TRIPLETS = [[kind] * 3 for kind in range(34)]
PAIRS = [[kind] * 2 for kind in range(34)]


@st.composite
def groups(draw: st.DrawFn, sets: int = 4) -> list[list[int]]:
    """Draws ``sets`` sets and a pair, at most four of each kind; the pair is last."""
    counts = [0] * 34
    result: list[list[int]] = []
    for choices in [ROWS + TRIPLETS] * sets + [PAIRS]:
        index = draw(st.integers(0, len(choices) - 1))
        # If the drawn group does not fit any more, the next one that does is taken.
        while any(counts[kind] + choices[index].count(kind) > 4 for kind in choices[index]):
            index = (index + 1) % len(choices)
        for kind in choices[index]:
            counts[kind] += 1
        result.append(choices[index])
    return result


@st.composite
def wins(draw: st.DrawFn) -> tuple[Table, Win]:
    """Draws a table and a win that the rules accept, with any melds."""
    sets_and_pair = draw(groups())
    winner = draw(st.integers(0, 3))
    discarder = draw(st.none() | st.integers(0, 3).filter(lambda seat: seat != winner))
    melds = []
    counts = [sum(group.count(kind) for group in sets_and_pair) for kind in range(34)]
    for index in range(draw(st.integers(0, 4))):
        group = sets_and_pair[index]
        offset = draw(st.integers(1, 3))
        if group[0] != group[1]:
            melds.append(Meld(MeldKind.CHI, tuple(group), (winner - 1) % 4))
        elif counts[group[0]] == 3 and draw(st.booleans()):
            kind = draw(st.sampled_from([MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.SHOUMINKAN]))
            claimed_from = None if kind is MeldKind.ANKAN else (winner + offset) % 4
            melds.append(Meld(kind, (group[0],) * 4, claimed_from))
        else:
            melds.append(Meld(MeldKind.PON, tuple(group), (winner + offset) % 4))
    concealed = sorted(kind for group in sets_and_pair[len(melds) :] for kind in group)
    winning = concealed.pop(draw(st.integers(0, len(concealed) - 1)))
    dealer = draw(st.integers(0, 3))
    prevailing = draw(st.sampled_from(list(RoundWind)))
    won_hand = Hand(tuple(concealed), tuple(melds), winning)
    return table(dealer, prevailing), Win(discarder=discarder, winners=(Winner(winner, won_hand),))
