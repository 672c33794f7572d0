# SPDX-License-Identifier: MIT
"""What is said of the parts of conditions that the fan of the Mahjong Competition Rules have (rules/mcr.md §4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.systems.mcr.yaku.seen import (
    CLOSED_WAIT,
    EDGE_WAIT,
    ENDS,
    EVEN,
    FIVE,
    GREEN,
    HONOURS,
    LAST_CLAIM,
    LAST_DRAW,
    LAST_OF_KIND,
    LOWER,
    LOWER_FOUR,
    MIDDLE,
    NINE_GATES,
    OUTSIDE,
    OWN,
    PAIR_WAIT,
    PREVALENT,
    REPLACEMENT,
    REVERSIBLE,
    ROBBED,
    SEVEN_HONOURS,
    SHIFTED_PAIRS,
    SIMPLES,
    TERMINALS,
    UPPER,
    UPPER_FOUR,
)
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Fault, Finds, Pieces, Told
from mahjong_desk.rules.yaku.finders import (
    a_triplet_of,
    counted,
    groups_that,
    is_dragon,
    is_end,
    is_wind,
    marked,
    only,
    pair_that,
    won_group,
)
from mahjong_desk.shapes import Form, Group, Reading, Shape, Wait
from mahjong_desk.shapes.completing import completing_kinds
from mahjong_desk.shapes.mahjong import COPIES, PARTITIONER
from mahjong_desk.texts import Text

_SUIT = 9
_PUNGS = (Shape.TRIPLET, Shape.KAN)
_SETS = (Shape.SEQUENCE, *_PUNGS)
_REVERSIBLE = frozenset(MAHJONG.parse("1234589p245689s5z"))


def _numbers(first: int, last: int) -> Told:
    """Returns what is said of pieces other than the numbers from one to another."""
    said = Text("Not from {first} to {last}: {pieces}.", first=first, last=last)
    return Told(f"from_{first}_to_{last}", said, only(lambda kind: kind < EAST and first <= kind % _SUIT + 1 <= last))


def _even(group: Group) -> bool:
    return group.shape is not Shape.SEQUENCE and group.first < EAST and group.first % _SUIT % 2 == 1


ALL: Mapping[int, Told] = {
    SIMPLES: faults.SIMPLES_ONLY,
    OUTSIDE: faults.END_IN_EACH,
    ENDS: faults.ENDS_ONLY,
    TERMINALS: faults.TERMINALS_ONLY,
    HONOURS: faults.HONOURS_ONLY,
    GREEN: faults.GREENS_ONLY,
    REVERSIBLE: Told("reversible", Text("Not reversible: {pieces}."), only(_REVERSIBLE.__contains__)),
    UPPER: _numbers(7, 9),
    MIDDLE: _numbers(4, 6),
    LOWER: _numbers(1, 3),
    UPPER_FOUR: _numbers(6, 9),
    LOWER_FOUR: _numbers(1, 4),
    FIVE: Told(
        "five_in_each",
        Text("Without a 5: {pieces}."),
        groups_that(lambda group: not any(kind < EAST and kind % _SUIT == 4 for kind in group.kinds)),
    ),
    EVEN: Told(
        "even", Text("Not a pung, kong or pair of 2, 4, 6 or 8: {pieces}."), groups_that(lambda group: not _even(group))
    ),
}
"""What is said where not every group has a flag."""

_SHAPES = marked(lambda group: group.shape in _SETS)


def _gaps(facts: object, reading: Reading) -> Fault:
    """Finds the pairs that are not in the nearest seven in a row."""
    starts = [suit + place for suit in range(0, EAST, _SUIT) for place in range(3)]
    held = {group.first for group in reading.groups}
    best = max(starts, key=lambda first: len(held & set(range(first, first + 7))))
    missing = sorted(set(range(best, best + 7)) - held)
    fault = groups_that(lambda group: group.first not in range(best, best + 7) or group.shape is not Shape.PAIR)
    places = fault(facts, reading).groups
    return Fault(places, figures={"wanted": Pieces(tuple((kind, kind) for kind in missing))})


FORMS: Mapping[Form, Told] = {
    Form.ORPHANS: faults.ORPHANS,
    Form.PAIRS: faults.PAIRS_ONLY,
    Form.KNITTED_HONOURS: Told("knitted_honours", Text("Not single honours and knitted tiles."), _SHAPES),
}
"""What is said where a hand is not of a shape."""


def _under(situation: circumstances.Circumstance) -> Told:
    return faults.under(situation.id)


_OTHER_WAITS = Text("The hand waited for {pieces} as well.")


def _not_only(wait: Wait, place: int) -> Finds:
    """Returns what finds the group that the winning piece completed, and what else was waited for."""

    def finds(facts: object, reading: Reading) -> Fault:
        fault, group = won_group(facts, reading), reading.groups[reading.won]
        if reading.wait is not wait or reading.form is not Form.REGULAR:
            return fault
        at = place if place >= 0 else 2 if group.first % _SUIT == 0 else 0
        won = group.kinds[at]
        held = [kind for one in reading.groups if not one.melded for kind in one.kinds]
        held.remove(won)
        melds = sum(one.melded for one in reading.groups)
        others = [kind for kind in completing_kinds(PARTITIONER.pack(held), melds) if kind != won]
        if not others:
            return fault
        return fault._replace(figures={"pieces": Pieces(tuple((kind,) for kind in others))}, said=_OTHER_WAITS)

    return finds


def _only_wait(identity: str, wait: Wait, place: int, said: Text) -> Told:
    """Returns what is said of a wait that is another, or not the only one."""
    return Told(identity, said, _not_only(wait, place))


_NO_PREVALENT = Told(
    faults.ROUND_WIND.id,
    Text("No pung of the round wind, {wanted}."),
    lambda facts, reading: a_triplet_of(facts.prevalent)(facts, reading),
)
_NO_OWN = Told(
    faults.SEAT_WIND.id,
    Text("No pung of the winner’s seat wind, {wanted}."),
    lambda facts, reading: a_triplet_of(facts.own)(facts, reading),
)

CIRCUMSTANCES: Mapping[int, Told] = {
    LAST_DRAW: _under(circumstances.HAITEI),
    LAST_CLAIM: _under(circumstances.HOUTEI),
    REPLACEMENT: _under(circumstances.RINSHAN),
    ROBBED: _under(circumstances.CHANKAN),
    LAST_OF_KIND: Told("last_of_kind", Text("The winning tile is not known to be the last of its kind."), winning=True),
    NINE_GATES: faults.EVERY_GATE,
    EDGE_WAIT: _only_wait(
        "edge_wait", Wait.PENCHAN, -1, Text("An edge tile was not its only wait (it ended: {wait}).")
    ),
    CLOSED_WAIT: _only_wait(
        "closed_wait", Wait.KANCHAN, 1, Text("The middle tile of a chow was not its only wait (it ended: {wait}).")
    ),
    PAIR_WAIT: _only_wait("pair_wait", Wait.TANKI, 0, Text("Its pair was not its only wait (it ended: {wait}).")),
    PREVALENT: _NO_PREVALENT,
    OWN: _NO_OWN,
    SHIFTED_PAIRS: Told("shifted_pairs", Text("Not seven pairs of one suit in a row; missing: {wanted}."), _gaps),
    SEVEN_HONOURS: Told("seven_honours", Text("Not all seven honours beside knitted tiles."), _SHAPES),
}
"""What is said where something is not among the circumstances."""

NOT_PLAYED = Told("not_played", Text("This table does not count it."))
NOT_ORPHANS = Told("not_orphans", Text("The hand is thirteen orphans."))
NINE_KNITTED_TOLD = Told("nine_knitted", Text("147, 258 and 369 of the three suits are not all there."), _SHAPES)


def _pungs(needed: int, fits: Callable[[int], bool]) -> Callable[[Any, Reading], Fault]:
    return counted(needed, lambda group: group.shape in _PUNGS and fits(group.first), lambda group: fits(group.first))


def wind_pungs_told(needed: int) -> Told:
    """Returns the fault if there are not pungs of that many winds."""
    said = Text("Pungs of winds: {count}; it takes {needed}.")
    return Told("wind_pungs", said, _pungs(needed, is_wind))


def dragon_pungs_told(needed: int) -> Told:
    """Returns the fault if there are not pungs of that many dragons."""
    said = Text("Pungs of dragons: {count}; it takes {needed}.")
    return Told("dragon_pungs", said, _pungs(needed, is_dragon))


def _kongs(identity: str, needed: int, said: Text, counts: Callable[[Group], bool]) -> Told:
    return Told(
        identity,
        said,
        counted(needed, lambda group: group.shape is Shape.KAN and counts(group), lambda group: group.shape in _PUNGS),
    )


def any_kongs_told(needed: int) -> Told:
    """Returns the fault if there are not that many kongs."""
    said = Text("Kongs: {count}; it takes {needed}.")
    return _kongs("kongs", needed, said, lambda group: True)


def melded_kongs_told(needed: int) -> Told:
    """Returns the fault if there are not exactly that many melded kongs."""
    said = Text("Melded kongs: {count}; it takes exactly {needed}.")
    return _kongs("melded_kongs", needed, said, lambda group: group.exposed)


def concealed_kongs_told(needed: int) -> Told:
    """Returns the fault if there are not exactly that many concealed kongs."""
    said = Text("Concealed kongs: {count}; it takes exactly {needed}.")
    return _kongs("concealed_kongs", needed, said, lambda group: not group.exposed)


def concealed_pungs_told(needed: int) -> Told:
    """Returns the fault if there are not exactly that many concealed pungs and kongs."""
    return faults.concealed_triplets(needed)._replace(
        said=Text("Concealed pungs and kongs: {count}; it takes exactly {needed}.")
    )


def suits_told(needed: int) -> Told:
    """Returns the fault if there are not exactly that many suits."""

    def finds(facts: object, reading: Reading) -> Fault:
        suits = Counter(kind // _SUIT for group in reading.groups for kind in group.kinds if kind < EAST)
        extra = [suit for suit, _ in suits.most_common()][needed:]
        found = only(lambda kind: kind >= EAST or kind // _SUIT not in extra)(facts, reading) if extra else Fault()
        return found._replace(figures={"count": len(suits), "needed": needed}, said=None)

    said = Text("Suits: {count}; it takes {needed}.")
    return Told("suits", said, finds)


NO_DRAGON_PUNG = Told("dragon_pung", Text("No pung of a dragon."), marked(lambda group: is_dragon(group.first)))
PAIR_OF_WIND = Told("no_wind_pair", Text("The pair is a wind: {pieces}."), pair_that(lambda kind: not is_wind(kind)))
PAIR_OF_DRAGON = Told(
    "no_dragon_pair", Text("The pair is a dragon: {pieces}."), pair_that(lambda kind: not is_dragon(kind))
)
PAIR_OF_HONOUR = Told("no_honour_pair", Text("The pair is an honour: {pieces}."), pair_that(lambda kind: kind < EAST))
PAIR_OF_FIVES = Told(
    "pair_of_fives",
    Text("The pair is not of fives: {pieces}."),
    pair_that(lambda kind: kind < EAST and kind % _SUIT == 4),
)
SOME_WIND = Told("some_wind", Text("No wind."))
SOME_DRAGON = Told("some_dragon", Text("No dragon."))
PUNGS_ONLY = Told(
    "pungs",
    Text("Neither pung nor kong: {pieces}."),
    lambda facts, reading: groups_that(
        lambda group: group.shape not in _PUNGS and (reading.form is not Form.REGULAR or group.shape is not Shape.PAIR)
    )(facts, reading),
)
CHOWS_ONLY = Told("chows", Text("Not a chow: {pieces}."), groups_that(lambda group: group.shape in _PUNGS))
ALL_CLAIMED = Told(
    "all_claimed",
    Text("Sets claimed from others: {count}; it takes all four."),
    counted(4, lambda group: group.melded and group.exposed, lambda group: group.shape in _SETS),
)


NO_HOG = Told(
    "hog",
    Text("No {copies} of a kind that are no kong.", copies=COPIES),
    marked(lambda group: group.shape is Shape.KAN),
)
HOG_IN_PAIRS = Told("hog_in_pairs", Text("In seven pairs of green tiles or terminals it does not count."))
NO_OUTER_PUNG = Told(
    "outer_pung",
    Text("No pung of a 1 or 9, nor of a wind that counts for nothing else."),
    marked(lambda group: is_end(group.first) and group.shape is Shape.PAIR),
)
SOME_FAN = Told("no_fan", Text("There is a fan: {yaku}."))
NO_FLOWER = Told("flowers", Text("No flowers."))
