# SPDX-License-Identifier: MIT
"""What is said of the parts of conditions on which the systems agree, and what finds the pieces that fail them."""

from __future__ import annotations

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.yaku.conditions import Fault, Situation, Told, whole_hand
from mahjong_desk.rules.yaku.finders import (
    NO_SETS,
    a_triplet_of,
    claimed,
    counted,
    groups_that,
    is_dragon,
    is_end,
    is_honour,
    is_terminal,
    is_wind,
    marked,
    not_concealed,
    only,
    other_suits,
    pair_that,
    triplets_that,
    won_group,
)
from mahjong_desk.shapes import Form, Shape
from mahjong_desk.texts import Text

_GREENS = frozenset(MAHJONG.parse("23468s6z"))
_TRIPLETS = (Shape.TRIPLET, Shape.KAN)
_SETS = (Shape.SEQUENCE, *_TRIPLETS)

# How it was won.

CLOSED_HAND = Told("closed", Text("Not a closed hand: {pieces} was claimed."), claimed)
DRAWN = Told("self_drawn", Text("It was won from another player, not self-drawn."), winning=True)
TAKEN = Told("from_another", Text("It was self-drawn, not won from another player."), winning=True)
PAIR_WAIT = Told("pair_wait", Text("It did not wait for its pair (wait: {wait})."), won_group)
OPEN_WAIT = Told("open_wait", Text("It did not wait on both sides of a run (wait: {wait})."), won_group)


def under(situation: str) -> Told:
    """Returns the fault of a win without a circumstance, given its id."""
    return Told(
        situation,
        Text("Not under “{situation}”."),
        lambda facts, reading: Fault(figures={"situation": Situation(situation)}),
        winning=True,
    )


# Its pieces.

SIMPLES_ONLY = Told("simples", Text("Not from 2 to 8: {pieces}."), only(lambda kind: not is_end(kind)))
ENDS_ONLY = Told("ends", Text("Neither terminal nor honour: {pieces}."), only(is_end))
TERMINALS_ONLY = Told("terminals", Text("Not a terminal: {pieces}."), only(is_terminal))
HONOURS_ONLY = Told("honours", Text("Not an honour: {pieces}."), only(is_honour))
GREENS_ONLY = Told("greens", Text("Not green: {pieces}."), only(_GREENS.__contains__))
NO_HONOURS = Told("no_honours", Text("Honours: {pieces}."), only(lambda kind: not is_honour(kind)))
SOME_HONOUR = Told("some_honour", Text("No honour."))
ONE_SUIT = Told("one_suit", Text("Of another suit: {pieces}."), other_suits)
END_IN_EACH = Told(
    "end_in_each",
    Text("Without a terminal or honour: {pieces}."),
    groups_that(lambda group: not any(map(is_end, group.kinds))),
)

# Its groups.

SETS_AND_PAIR = Told("sets_and_pair", NO_SETS, groups_that(lambda group: group.shape not in _SETS))
PAIRS_ONLY = Told("pairs", Text("Not a pair: {pieces}."), groups_that(lambda group: group.shape is not Shape.PAIR))
NO_PAIRS_HAND = Told("not_seven_pairs", Text("The hand is seven pairs."), whole_hand)
ORPHANS = Told(
    "orphans", Text("Not one each of the thirteen terminals and honours."), marked(lambda group: group.shape in _SETS)
)
NINE_GATES = Told("nine_gates", Text("Not 1112345678999 and one more tile of the suit in a closed hand."))
EVERY_GATE = Told(
    "every_gate",
    Text("Without the winning tile it was not 1112345678999, so it did not wait for all nine."),
    winning=True,
)
EVERY_ORPHAN = Told(
    "every_orphan", Text("The pair was there already, so it did not wait for all thirteen."), winning=True
)
SOME_SEQUENCE = Told("some_sequence", Text("No sequence."))
SEQUENCES_ONLY = Told(
    "sequences", Text("Not a sequence: {pieces}."), groups_that(lambda group: group.shape in _TRIPLETS)
)
TRIPLETS_ONLY = Told(
    "triplets",
    Text("Neither triplet nor kan: {pieces}."),
    lambda facts, reading: groups_that(lambda group: group.shape is Shape.SEQUENCE or reading.form is not Form.REGULAR)(
        facts, reading
    ),
)
KANS_ONLY = Told(
    "kans", Text("Not a kan: {pieces}."), groups_that(lambda group: group.shape not in (Shape.KAN, Shape.PAIR))
)


def concealed_triplets(needed: int) -> Told:
    """Returns the fault if there are not exactly that many concealed triplets and kans."""
    return Told(
        "concealed_triplets",
        Text("Concealed triplets and kans: {count}; it takes exactly {needed}."),
        not_concealed(needed),
    )


def exact_kans(needed: int) -> Told:
    """Returns the fault if there are not exactly that many kans."""
    return Told(
        "exact_kans",
        Text("Kans: {count}; it takes exactly {needed}."),
        counted(needed, lambda group: group.shape is Shape.KAN, lambda group: group.shape is Shape.TRIPLET),
    )


def triplet_of(kind: int) -> Told:
    """Returns the fault if there is no triplet or kan of a kind."""
    return Told("triplet", _NO_TRIPLET, a_triplet_of(kind))


_NO_TRIPLET = Text("No triplet or kan of {wanted}.")
ROUND_WIND = Told(
    "round_wind",
    Text("No triplet or kan of the round wind, {wanted}."),
    lambda facts, reading: a_triplet_of(facts.round_wind)(facts, reading),
)
SEAT_WIND = Told(
    "seat_wind",
    Text("No triplet or kan of the winner’s seat wind, {wanted}."),
    lambda facts, reading: a_triplet_of(facts.seat_wind)(facts, reading),
)


def dragon_triplets(needed: int) -> Told:
    """Returns the fault if there are not triplets or kans of that many dragons."""
    said = Text("Triplets and kans of dragons: {count}; it takes {needed}.")
    return Told("dragon_triplets", said, triplets_that(needed, is_dragon))


def wind_triplets(needed: int) -> Told:
    """Returns the fault if there are not triplets or kans of that many winds."""
    said = Text("Triplets and kans of winds: {count}; it takes {needed}.")
    return Told("wind_triplets", said, triplets_that(needed, is_wind))


DRAGON_PAIR = Told("dragon_pair", Text("The pair is no dragon: {pieces}."), pair_that(is_dragon))
WIND_PAIR = Told("wind_pair", Text("The pair is no wind: {pieces}."), pair_that(is_wind))
WORTHLESS_PAIR = Told(
    "worthless_pair", Text("The pair is of value: {pieces}."), groups_that(lambda group: group.shape is Shape.PAIR)
)
