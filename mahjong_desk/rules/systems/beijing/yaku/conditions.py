# SPDX-License-Identifier: MIT
"""When a yaku of Beijing mahjong is there, and what is said where it is not (rules/beijing.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.model.circumstances import HAITEI, RINSHAN
from mahjong_desk.rules.systems.beijing.yaku.seen import (
    DEALER,
    DRAWN,
    FOUR_MELDS,
    LAST,
    MENQING,
    REPLACEMENT,
    WILDS,
    Seen,
)
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, Fault, Pieces, Told, every_of, when
from mahjong_desk.rules.yaku.finders import counted, won_group
from mahjong_desk.rules.yaku.missing import together
from mahjong_desk.rules.yaku.sets import straight
from mahjong_desk.shapes import Reading, Shape
from mahjong_desk.shapes.wild_traits import (
    CAUGHT_FIVE,
    HONOURS,
    OWN_WILD,
    PAIRS,
    SEQUENCE,
    STRAIGHT,
    SUBSTITUTE,
    SUITS,
    WILD_TANKI,
    fours_of,
    suit_of,
)
from mahjong_desk.texts import Text

_SUIT = 9
_FOUR_MELDS = 4


def at(told: Told, flag: int) -> Condition[Seen]:
    """Returns the condition that this is among the circumstances."""
    return when(told, lambda seen: seen.circumstances & flag)


def _with(told: Told, trait: int) -> Condition[Seen]:
    return when(told, lambda seen: seen.traits & trait)


def _without(told: Told, traits: int) -> Condition[Seen]:
    return when(told, lambda seen: not seen.traits & traits)


def _substitutes(seen: Seen, reading: Reading) -> Fault:
    """Finds the groups in which a wildcard replaces another kind."""
    found = [one for one in reading.wilds if one.kind != seen.wild]
    kinds = tuple(sorted(one.kind for one in found))
    places = tuple(sorted({one.group for one in found}))
    return Fault(places, tuple(sorted(set(kinds))), figures={"pieces": Pieces((kinds,)), "count": len(found)})


def _wilds_of_dragon(seen: Seen, reading: Reading) -> Fault:
    """Finds the wildcards in the dragon; there must be just one, of its own suit."""
    dragon = straight(reading.groups)
    places = [at for at, group in enumerate(reading.groups) if group in dragon]
    if seen.wild // _SUIT != dragon[0].first // _SUIT:
        return Fault(tuple(places), figures={"wanted": Pieces(((seen.wild,),))}, said=_OTHER_SUIT)
    found = [one for one in reading.wilds if one.group in places]
    kinds = tuple(sorted({one.kind for one in found}))
    return Fault(tuple(sorted({one.group for one in found})), kinds, figures={"count": len(found), "needed": 1})


_OTHER_SUIT = Text("The dragon is not of the suit of the wildcard, {wanted}.")
ALL_WILDS = Told(
    "four_wilds",
    Text("Not all four wildcards are held."),
    lambda seen, reading: Fault(tuple(sorted({one.group for one in reading.wilds}))),
)
"""What is said where not all four wildcards are held."""

dealer = at(Told("dealer", Text("The winner does not deal.")), DEALER)
"""The winner deals."""
menqing = at(faults.CLOSED_HAND, MENQING)
"""Nothing was claimed."""
drawn = at(faults.DRAWN, DRAWN)
"""The win is paid as a self-draw."""
replacement = at(faults.under(RINSHAN.id), REPLACEMENT)
"""The piece after a kan won."""
last = at(faults.under(HAITEI.id), LAST)
"""The last tile of the wall won."""
four_melds = at(
    Told(
        "four_melds",
        Text("Melds: {count}; it takes {needed}."),
        counted(_FOUR_MELDS, lambda group: group.melded, lambda group: group.shape not in (Shape.PAIR, Shape.SINGLE)),
    ),
    FOUR_MELDS,
)
"""There are four melds."""
no_substitute = _without(Told("no_substitute", Text("A wildcard stands for {pieces}."), _substitutes), SUBSTITUTE)
"""No wildcard stands for another kind."""
dragon = _with(together("straight", Shape.SEQUENCE, 3, straight), STRAIGHT)
"""There are 123, 456 and 789 of one suit."""
own_dragon = every_of(
    dragon,
    _with(
        Told("one_wild_in_dragon", Text("Wildcards in the dragon: {count}; it takes just {needed}."), _wilds_of_dragon),
        OWN_WILD,
    ),
)
"""A dragon holds just one wildcard, of its own suit."""
single_wild = _with(
    Told("wild_pair", Text("The winning tile does not pair with a lone wildcard (wait: {wait})."), won_group),
    WILD_TANKI,
)
"""The winning piece paired with a lone wildcard."""
seven_pairs = _with(faults.PAIRS_ONLY, PAIRS)
"""The hand is seven pairs."""


def four_alike(seen: Seen) -> int:
    """Returns how many kinds seven pairs hold four times without a substitute."""
    return fours_of(seen.traits)


some_four = every_of(
    seven_pairs, when(Told("four_alike", Text("No four equal tiles without a substitute.")), four_alike)
)
"""Seven pairs hold a kind four times without a substitute."""
caught_five = _with(
    Told("caught_five", Text("No genuine five of characters completed 4-6 or the last of seven pairs."), won_group),
    CAUGHT_FIVE,
)
"""A genuine five of characters completed 4-6, or the last of seven pairs."""
triplets = _without(faults.TRIPLETS_ONLY, SEQUENCE | PAIRS)
"""All four sets are triplets or kans."""


def _single_suit(seen: Seen) -> bool:
    return (seen.traits & SUITS).bit_count() == 1


def _own_wild(seen: Seen) -> bool:
    return not seen.circumstances & WILDS or seen.traits & SUITS == suit_of(seen.wild // _SUIT)


one_suit = every_of(_without(faults.NO_HONOURS, HONOURS), when(faults.ONE_SUIT, _single_suit))
"""All tiles are of one suit."""
one_suit_with_its_wildcard = every_of(
    one_suit,
    when(
        Told(
            "wild_of_suit",
            Text("The wildcards are of another suit."),
            lambda seen, reading: Fault(tuple(sorted({one.group for one in reading.wilds}))),
        ),
        _own_wild,
    ),
)
"""All tiles are of one suit, and wildcards among them are of that suit."""
