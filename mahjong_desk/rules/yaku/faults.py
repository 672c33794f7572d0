# SPDX-License-Identifier: MIT
"""Diagnostics of shared clauses, with finders of the pieces that fail them."""

from mahjong_desk.rules.yaku.conditions import CircumstanceId, Diagnostic, Mismatch
from mahjong_desk.rules.yaku.facts import GREEN_KINDS
from mahjong_desk.rules.yaku.finders import (
    NOT_FOUR_SETS,
    find_groups,
    find_missing_triplet,
    find_near_misses,
    find_open_melds,
    find_open_triplets,
    find_other_pieces,
    find_other_suits,
    find_winning_group,
    find_wrong_count,
    find_wrong_pair,
    find_wrong_triplets,
    is_dragon,
    is_honour,
    is_terminal,
    is_terminal_or_honour,
    is_wind,
)
from mahjong_desk.shapes import GroupShape, HandShape
from mahjong_desk.texts import Text

_TRIPLETS = (GroupShape.TRIPLET, GroupShape.KAN)
_SETS = (GroupShape.SEQUENCE, *_TRIPLETS)

# How it was won.

CLOSED_HAND = Diagnostic("closed", Text("Not a closed hand: {pieces} was claimed."), find_open_melds)
SELF_DRAWN = Diagnostic("self_drawn", Text("It was won from another player, not self-drawn."), winning=True)
WON_ON_DISCARD = Diagnostic("from_another", Text("It was self-drawn, not won from another player."), winning=True)
PAIR_WAIT = Diagnostic("pair_wait", Text("The wait was not for the pair (wait: {wait})."), find_winning_group)
OPEN_WAIT = Diagnostic("open_wait", Text("The wait was not two-sided (wait: {wait})."), find_winning_group)


def missing_circumstance(situation: str) -> Diagnostic:
    """Returns the diagnostic of a win without a circumstance, given its id."""
    return Diagnostic(
        situation,
        Text("Not under “{situation}”."),
        lambda facts, reading: Mismatch(figures={"situation": CircumstanceId(situation)}),
        winning=True,
    )


# Its pieces.

SIMPLES_ONLY = Diagnostic(
    "simples", Text("Not from 2 to 8: {pieces}."), find_other_pieces(lambda kind: not is_terminal_or_honour(kind))
)
TERMINALS_AND_HONOURS_ONLY = Diagnostic(
    "ends", Text("Neither terminal nor honour: {pieces}."), find_other_pieces(is_terminal_or_honour)
)
TERMINALS_ONLY = Diagnostic("terminals", Text("Not a terminal: {pieces}."), find_other_pieces(is_terminal))
HONOURS_ONLY = Diagnostic("honours", Text("Not an honour: {pieces}."), find_other_pieces(is_honour))
GREENS_ONLY = Diagnostic("greens", Text("Not green: {pieces}."), find_other_pieces(GREEN_KINDS.__contains__))
NO_HONOURS = Diagnostic("no_honours", Text("Honours: {pieces}."), find_other_pieces(lambda kind: not is_honour(kind)))
HAS_HONOUR = Diagnostic("some_honour", Text("No honour."))
ONE_SUIT = Diagnostic("one_suit", Text("Of another suit: {pieces}."), find_other_suits)
TERMINAL_OR_HONOUR_IN_EACH = Diagnostic(
    "end_in_each",
    Text("Without a terminal or honour: {pieces}."),
    find_groups(lambda group: not any(map(is_terminal_or_honour, group.kinds))),
)

# Its groups.

SETS_AND_PAIR = Diagnostic("sets_and_pair", NOT_FOUR_SETS, find_groups(lambda group: group.shape not in _SETS))
PAIRS_ONLY = Diagnostic(
    "pairs", Text("Not a pair: {pieces}."), find_groups(lambda group: group.shape is not GroupShape.PAIR)
)
NOT_SEVEN_PAIRS = Diagnostic("not_seven_pairs", Text("The hand is seven pairs."))
ORPHANS = Diagnostic(
    "orphans",
    Text("Not one of each of the thirteen terminals and honours."),
    find_near_misses(lambda group: group.shape in _SETS),
)
NINE_GATES = Diagnostic("nine_gates", Text("Not 1112345678999 and one more tile of the suit in a closed hand."))
NINE_SIDED_WAIT = Diagnostic(
    "every_gate",
    Text("Without the winning tile it was not 1112345678999, so it did not wait for all nine."),
    winning=True,
)
THIRTEEN_SIDED_WAIT = Diagnostic(
    "every_orphan", Text("The pair was already there, so it did not wait for all thirteen."), winning=True
)
HAS_SEQUENCE = Diagnostic("some_sequence", Text("No sequence."))
SEQUENCES_ONLY = Diagnostic(
    "sequences", Text("Not a sequence: {pieces}."), find_groups(lambda group: group.shape in _TRIPLETS)
)
TRIPLETS_ONLY = Diagnostic(
    "triplets",
    Text("Neither triplet nor kan: {pieces}."),
    lambda facts, reading: find_groups(
        lambda group: group.shape is GroupShape.SEQUENCE or reading.shape is not HandShape.REGULAR
    )(facts, reading),
)
KANS_ONLY = Diagnostic(
    "kans",
    Text("Not a kan: {pieces}."),
    find_groups(lambda group: group.shape not in (GroupShape.KAN, GroupShape.PAIR)),
)


def concealed_triplets(needed: int) -> Diagnostic:
    """Returns the diagnostic of a number of concealed triplets and kans other than ``needed``."""
    return Diagnostic(
        "concealed_triplets",
        Text("Concealed triplets and kans: {count}; it takes exactly {needed}."),
        find_open_triplets(needed),
    )


def exact_kans(needed: int) -> Diagnostic:
    """Returns the diagnostic of a number of kans other than ``needed``."""
    return Diagnostic(
        "exact_kans",
        Text("Kans: {count}; it takes exactly {needed}."),
        find_wrong_count(
            needed, lambda group: group.shape is GroupShape.KAN, lambda group: group.shape is GroupShape.TRIPLET
        ),
    )


def triplet_of(kind: int) -> Diagnostic:
    """Returns the diagnostic of a missing triplet or kan of ``kind``."""
    return Diagnostic("triplet", _NO_TRIPLET, find_missing_triplet(kind))


_NO_TRIPLET = Text("No triplet or kan of {wanted}.")
ROUND_WIND = Diagnostic(
    "round_wind",
    Text("No triplet or kan of the round wind, {wanted}."),
    lambda facts, reading: find_missing_triplet(facts.round_wind)(facts, reading),
)
SEAT_WIND = Diagnostic(
    "seat_wind",
    Text("No triplet or kan of the winner’s seat wind, {wanted}."),
    lambda facts, reading: find_missing_triplet(facts.seat_wind)(facts, reading),
)


def dragon_triplets(needed: int) -> Diagnostic:
    """Returns the diagnostic of a number of dragon triplets and kans other than ``needed``."""
    message = Text("Triplets and kans of dragons: {count}; it takes {needed}.")
    return Diagnostic("dragon_triplets", message, find_wrong_triplets(needed, is_dragon))


def wind_triplets(needed: int) -> Diagnostic:
    """Returns the diagnostic of a number of wind triplets and kans other than ``needed``."""
    message = Text("Triplets and kans of winds: {count}; it takes {needed}.")
    return Diagnostic("wind_triplets", message, find_wrong_triplets(needed, is_wind))


DRAGON_PAIR = Diagnostic("dragon_pair", Text("The pair is not a dragon: {pieces}."), find_wrong_pair(is_dragon))
WIND_PAIR = Diagnostic("wind_pair", Text("The pair is not a wind: {pieces}."), find_wrong_pair(is_wind))
VALUELESS_PAIR = Diagnostic(
    "worthless_pair", Text("The pair is yakuhai: {pieces}."), find_groups(lambda group: group.shape is GroupShape.PAIR)
)
