# SPDX-License-Identifier: MIT
"""The diagnostics when a condition of a fan fails (rules/mcr.md §4)."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.systems.mcr.yaku import traits
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Diagnostic, Finder, Mismatch, PieceKinds
from mahjong_desk.rules.yaku.faults import (
    find_groups,
    find_missing_triplet,
    find_near_misses,
    find_other_pieces,
    find_winning_group,
    find_wrong_count,
    find_wrong_pair,
    is_dragon,
    is_terminal_or_honour,
    is_wind,
)
from mahjong_desk.rules.yaku.predicates import GROUP_DIAGNOSTICS
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading, WaitKind
from mahjong_desk.shapes.knitted import completing_kinds
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.texts import Text

_SUIT = 9
_PUNGS = (GroupShape.TRIPLET, GroupShape.KAN)
_SETS = (GroupShape.SEQUENCE, *_PUNGS)


def _outside_range(first: int, last: int) -> Diagnostic:
    """Returns the diagnostic of pieces outside a range of numbers."""
    text = Text("Not from {first} to {last}: {pieces}.", first=first, last=last)
    return Diagnostic(
        f"from_{first}_to_{last}",
        text,
        find_other_pieces(lambda kind: kind < EAST and first <= kind % _SUIT + 1 <= last),
    )


def _is_even_set(group: Group) -> bool:
    return group.shape is not GroupShape.SEQUENCE and group.lowest_kind < EAST and group.lowest_kind % _SUIT % 2 == 1


ALL: Mapping[int, Diagnostic] = GROUP_DIAGNOSTICS | {
    traits.REVERSIBLE: Diagnostic(
        "reversible", Text("Not reversible: {pieces}."), find_other_pieces(traits.REVERSIBLE_KINDS.__contains__)
    ),
    traits.UPPER: _outside_range(7, 9),
    traits.MIDDLE: _outside_range(4, 6),
    traits.LOWER: _outside_range(1, 3),
    traits.UPPER_FOUR: _outside_range(6, 9),
    traits.LOWER_FOUR: _outside_range(1, 4),
    traits.FIVE: Diagnostic(
        "five_in_each",
        Text("Without a 5: {pieces}."),
        find_groups(lambda group: not any(kind < EAST and kind % _SUIT == 4 for kind in group.kinds)),
    ),
    traits.EVEN: Diagnostic(
        "even",
        Text("Not a pung, kong or pair of 2, 4, 6 or 8: {pieces}."),
        find_groups(lambda group: not _is_even_set(group)),
    ),
}
"""The diagnostic if not every group has a flag."""

_find_sets = find_near_misses(lambda group: group.shape in _SETS)


def _find_gaps(facts: object, reading: Reading) -> Mismatch:
    """Finds the pairs outside the seven consecutive pairs that the hand is nearest to."""
    starts = [suit + number for suit in range(0, EAST, _SUIT) for number in range(3)]
    lowest_kinds = {group.lowest_kind for group in reading.groups}
    best = max(starts, key=lambda first: len(lowest_kinds & set(range(first, first + 7))))
    missing = sorted(set(range(best, best + 7)) - lowest_kinds)
    find_wrong = find_groups(
        lambda group: group.lowest_kind not in range(best, best + 7) or group.shape is not GroupShape.PAIR
    )
    indices = find_wrong(facts, reading).groups
    return Mismatch(indices, figures={"wanted": PieceKinds(tuple((kind, kind) for kind in missing))})


SHAPES: Mapping[HandShape, Diagnostic] = {
    HandShape.ORPHANS: faults.ORPHANS,
    HandShape.PAIRS: faults.PAIRS_ONLY,
    HandShape.KNITTED_HONOURS: Diagnostic("knitted_honours", Text("Not single honours and knitted tiles."), _find_sets),
}
"""The diagnostic if a hand does not have a shape."""


def _missing_circumstance(situation: circumstances.Circumstance) -> Diagnostic:
    return faults.missing_circumstance(situation.id)


_OTHER_WAITS = Text("The hand waited for {pieces} as well.")


def _find_other_waits(wait: WaitKind, kind_index: int) -> Finder:
    """Returns a finder of the completed group and the other waits.

    Args:
        kind_index: The index of the winning piece in its group; -1 for an edge wait, where it depends on the group.
    """

    def find(facts: object, reading: Reading) -> Mismatch:
        mismatch, group = find_winning_group(facts, reading), reading.groups[reading.winning_group_index]
        if reading.wait is not wait or reading.shape is not HandShape.REGULAR:
            return mismatch
        index = kind_index if kind_index >= 0 else 2 if group.lowest_kind % _SUIT == 0 else 0
        winning = group.kinds[index]
        concealed = [kind for part in reading.groups if not part.is_meld for kind in part.kinds]
        concealed.remove(winning)
        melds = sum(part.is_meld for part in reading.groups)
        others = [kind for kind in completing_kinds(PARTITIONER.pack(concealed), melds) if kind != winning]
        if not others:
            return mismatch
        return mismatch._replace(figures={"pieces": PieceKinds(tuple((kind,) for kind in others))}, text=_OTHER_WAITS)

    return find


def _only_wait(diagnostic_id: str, wait: WaitKind, kind_index: int, text: Text) -> Diagnostic:
    """Returns the diagnostic of a hand that had another wait, or more than one."""
    return Diagnostic(diagnostic_id, text, _find_other_waits(wait, kind_index))


_NO_ROUND_WIND = Diagnostic(
    faults.ROUND_WIND.id,
    Text("No pung of the round wind, {wanted}."),
    lambda facts, reading: find_missing_triplet(facts.round_wind)(facts, reading),
)
_NO_SEAT_WIND = Diagnostic(
    faults.SEAT_WIND.id,
    Text("No pung of the winner’s seat wind, {wanted}."),
    lambda facts, reading: find_missing_triplet(facts.seat_wind)(facts, reading),
)

CIRCUMSTANCES: Mapping[int, Diagnostic] = {
    traits.LAST_DRAW: _missing_circumstance(circumstances.HAITEI),
    traits.LAST_CLAIM: _missing_circumstance(circumstances.HOUTEI),
    traits.REPLACEMENT: _missing_circumstance(circumstances.RINSHAN),
    traits.ROBBED: _missing_circumstance(circumstances.CHANKAN),
    traits.LAST_OF_KIND: Diagnostic(
        "last_of_kind", Text("The winning tile is not known to be the last of its kind."), winning=True
    ),
    traits.NINE_GATES: faults.NINE_SIDED_WAIT,
    traits.EDGE_WAIT: _only_wait(
        "edge_wait", WaitKind.PENCHAN, -1, Text("An edge tile was not its only wait (wait: {wait}).")
    ),
    traits.CLOSED_WAIT: _only_wait(
        "closed_wait", WaitKind.KANCHAN, 1, Text("The middle tile of a chow was not its only wait (wait: {wait}).")
    ),
    traits.PAIR_WAIT: _only_wait(
        "pair_wait", WaitKind.TANKI, 0, Text("Its pair was not its only wait (wait: {wait}).")
    ),
    traits.PREVALENT_WIND_PUNG: _NO_ROUND_WIND,
    traits.SEAT_WIND_PUNG: _NO_SEAT_WIND,
    traits.SHIFTED_PAIRS: Diagnostic(
        "shifted_pairs", Text("Not seven consecutive pairs of one suit; missing: {wanted}."), _find_gaps
    ),
    traits.SEVEN_HONOURS: Diagnostic("seven_honours", Text("Not all seven honours beside knitted tiles."), _find_sets),
}
"""The diagnostic of a missing circumstance."""

NOT_PLAYED = Diagnostic("not_played", Text("Not counted at this table."))
NOT_ORPHANS = Diagnostic("not_orphans", Text("The hand is thirteen orphans."))
NINE_KNITTED_DIAGNOSTIC = Diagnostic(
    "nine_knitted", Text("147, 258 and 369 of the three suits are not complete."), _find_sets
)


def _pungs(needed: int, fits: Callable[[int], bool]) -> Callable[[Any, Reading], Mismatch]:
    return find_wrong_count(
        needed, lambda group: group.shape in _PUNGS and fits(group.lowest_kind), lambda group: fits(group.lowest_kind)
    )


def wind_pungs_diagnostic(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of wind pungs."""
    text = Text("Pungs of winds: {count}; it takes {needed}.")
    return Diagnostic("wind_pungs", text, _pungs(needed, is_wind))


def dragon_pungs_diagnostic(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of dragon pungs."""
    text = Text("Pungs of dragons: {count}; it takes {needed}.")
    return Diagnostic("dragon_pungs", text, _pungs(needed, is_dragon))


def _kongs(diagnostic_id: str, needed: int, text: Text, counts: Callable[[Group], bool]) -> Diagnostic:
    return Diagnostic(
        diagnostic_id,
        text,
        find_wrong_count(
            needed, lambda group: group.shape is GroupShape.KAN and counts(group), lambda group: group.shape in _PUNGS
        ),
    )


def kongs_diagnostic(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of kongs."""
    text = Text("Kongs: {count}; it takes {needed}.")
    return _kongs("kongs", needed, text, lambda group: True)


def melded_kongs_diagnostic(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of melded kongs."""
    text = Text("Melded kongs: {count}; it takes exactly {needed}.")
    return _kongs("melded_kongs", needed, text, lambda group: group.is_open)


def concealed_kongs_diagnostic(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of concealed kongs."""
    text = Text("Concealed kongs: {count}; it takes exactly {needed}.")
    return _kongs("concealed_kongs", needed, text, lambda group: not group.is_open)


def concealed_pungs_diagnostic(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of concealed pungs and kongs."""
    return faults.concealed_triplets(needed)._replace(
        text=Text("Concealed pungs and kongs: {count}; it takes exactly {needed}.")
    )


def suits_diagnostic(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of suits."""

    def find(facts: object, reading: Reading) -> Mismatch:
        suits = Counter(kind // _SUIT for group in reading.groups for kind in group.kinds if kind < EAST)
        extra = [suit for suit, _ in suits.most_common()][needed:]
        mismatch = (
            find_other_pieces(lambda kind: kind >= EAST or kind // _SUIT not in extra)(facts, reading)
            if extra
            else Mismatch()
        )
        return mismatch._replace(figures={"count": len(suits), "needed": needed}, text=None)

    text = Text("Suits: {count}; it takes {needed}.")
    return Diagnostic("suits", text, find)


NO_DRAGON_PUNG = Diagnostic(
    "dragon_pung", Text("No pung of a dragon."), find_near_misses(lambda group: is_dragon(group.lowest_kind))
)
PAIR_OF_WIND = Diagnostic(
    "no_wind_pair", Text("The pair is a wind: {pieces}."), find_wrong_pair(lambda kind: not is_wind(kind))
)
PAIR_OF_DRAGON = Diagnostic(
    "no_dragon_pair", Text("The pair is a dragon: {pieces}."), find_wrong_pair(lambda kind: not is_dragon(kind))
)
PAIR_OF_HONOUR = Diagnostic(
    "no_honour_pair", Text("The pair is an honour: {pieces}."), find_wrong_pair(lambda kind: kind < EAST)
)
PAIR_OF_FIVES = Diagnostic(
    "pair_of_fives",
    Text("The pair is not of fives: {pieces}."),
    find_wrong_pair(lambda kind: kind < EAST and kind % _SUIT == 4),
)
SOME_WIND = Diagnostic("some_wind", Text("No wind."))
SOME_DRAGON = Diagnostic("some_dragon", Text("No dragon."))
PUNGS_ONLY = Diagnostic(
    "pungs",
    Text("Neither pung nor kong: {pieces}."),
    lambda facts, reading: find_groups(
        lambda group: (
            group.shape not in _PUNGS and (reading.shape is not HandShape.REGULAR or group.shape is not GroupShape.PAIR)
        )
    )(facts, reading),
)
CHOWS_ONLY = Diagnostic("chows", Text("Not a chow: {pieces}."), find_groups(lambda group: group.shape in _PUNGS))
ALL_CLAIMED = Diagnostic(
    "all_claimed",
    Text("Sets claimed from others: {count}; it takes all four."),
    find_wrong_count(4, lambda group: group.is_meld and group.is_open, lambda group: group.shape in _SETS),
)


NO_HOG = Diagnostic(
    "hog",
    Text("No {copies} of a kind apart from kongs.", copies=COPIES),
    find_near_misses(lambda group: group.shape is GroupShape.KAN),
)
HOG_IN_PAIRS = Diagnostic("hog_in_pairs", Text("In seven pairs of green tiles or terminals it does not count."))
NO_OUTER_PUNG = Diagnostic(
    "outer_pung",
    Text("No pung of a 1 or 9, nor of a wind that counts for nothing else."),
    find_near_misses(lambda group: is_terminal_or_honour(group.lowest_kind) and group.shape is GroupShape.PAIR),
)
SOME_FAN = Diagnostic("no_fan", Text("There is a fan: {yaku}."))
NO_FLOWER = Diagnostic("flowers", Text("No flowers."))
