# SPDX-License-Identifier: MIT
"""When a yaku of Beijing mahjong is there, and what is said where it is not (rules/beijing.md §4)."""

from typing import NamedTuple

from mahjong_desk.rules.model.circumstances import HAITEI, RINSHAN
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, Mismatch, PieceKinds, all_of, clause
from mahjong_desk.rules.yaku.finders import find_winning_group, find_wrong_count
from mahjong_desk.rules.yaku.missing import missing_sets
from mahjong_desk.rules.yaku.sets import straight_groups
from mahjong_desk.shapes import GroupShape, Reading, wild_suits
from mahjong_desk.texts import Text

DEALER, MENQING, DRAWN, REPLACEMENT, LAST, FOUR_MELDS, WILDS = (1 << place for place in range(7))
"""Circumstances of a win: the winner deals · has claimed nothing · is paid as for a self-draw · won on a replacement
piece or the last one · has four melds · holds wildcard pieces."""
FIRST_PIECES, FIRST_DISCARD, FOUR_WILDS, OWN_PIECE = (1 << place for place in range(7, 11))
"""Those of fixed hands: the dealer's first fourteen tiles have a shape · the dealer's first discard gives it one · all
four wildcard pieces are held · the winning piece was the winner's own draw."""


class BeijingReadingFacts(NamedTuple):
    """The facts of one reading for yaku."""

    traits: int
    circumstances: int
    wild: int


_SUIT = 9
_FOUR_MELDS = 4


def at(diagnostic: Diagnostic, flag: int) -> Condition[BeijingReadingFacts]:
    """Returns the condition that this is among the circumstances."""
    return clause(diagnostic, lambda seen: seen.circumstances & flag)


def _with(diagnostic: Diagnostic, trait: int) -> Condition[BeijingReadingFacts]:
    return clause(diagnostic, lambda seen: seen.traits & trait)


def _without(diagnostic: Diagnostic, traits: int) -> Condition[BeijingReadingFacts]:
    return clause(diagnostic, lambda seen: not seen.traits & traits)


def _substitutes(seen: BeijingReadingFacts, reading: Reading) -> Mismatch:
    """Finds the groups in which a wildcard replaces another kind."""
    found = [one for one in reading.wildcards if one.stands_for != seen.wild]
    kinds = tuple(sorted(one.stands_for for one in found))
    places = tuple(sorted({one.group_index for one in found}))
    return Mismatch(places, tuple(sorted(set(kinds))), figures={"pieces": PieceKinds((kinds,)), "count": len(found)})


def _wilds_of_dragon(seen: BeijingReadingFacts, reading: Reading) -> Mismatch:
    """Finds the wildcards in the dragon; there must be just one, of its own suit."""
    dragon = straight_groups(reading.groups)
    places = [at for at, group in enumerate(reading.groups) if group in dragon]
    if seen.wild // _SUIT != dragon[0].lowest_kind // _SUIT:
        return Mismatch(tuple(places), figures={"wanted": PieceKinds(((seen.wild,),))}, said=_OTHER_SUIT)
    found = [one for one in reading.wildcards if one.group_index in places]
    kinds = tuple(sorted({one.stands_for for one in found}))
    return Mismatch(
        tuple(sorted({one.group_index for one in found})), kinds, figures={"count": len(found), "needed": 1}
    )


_OTHER_SUIT = Text("The dragon is not in the wildcard’s suit, {wanted}.")
ALL_WILDS = Diagnostic(
    "four_wilds",
    Text("Not all four wildcards are held."),
    lambda seen, reading: Mismatch(tuple(sorted({one.group_index for one in reading.wildcards}))),
)
"""The fault if not all four wildcards are held."""

dealer = at(Diagnostic("dealer", Text("The winner does not deal.")), DEALER)
menqing = at(faults.CLOSED_HAND, MENQING)
"""Nothing was claimed."""
drawn = at(faults.SELF_DRAWN, DRAWN)
"""The win is paid as a self-draw."""
replacement = at(faults.missing_circumstance(RINSHAN.id), REPLACEMENT)
"""The piece after a kan won."""
last = at(faults.missing_circumstance(HAITEI.id), LAST)
"""The last tile of the wall won."""
four_melds = at(
    Diagnostic(
        "four_melds",
        Text("Melds: {count}; it takes {needed}."),
        find_wrong_count(
            _FOUR_MELDS,
            lambda group: group.is_meld,
            lambda group: group.shape not in (GroupShape.PAIR, GroupShape.SINGLE),
        ),
    ),
    FOUR_MELDS,
)
no_substitute = _without(
    Diagnostic("no_substitute", Text("A wildcard stands for {pieces}."), _substitutes), wild_suits.SUBSTITUTE
)
"""No wildcard replaces another kind."""
dragon = _with(missing_sets("straight", GroupShape.SEQUENCE, 3, straight_groups), wild_suits.STRAIGHT)
"""There are 123, 456 and 789 of one suit."""
own_dragon = all_of(
    dragon,
    _with(
        Diagnostic(
            "one_wild_in_dragon", Text("Wildcards in the dragon: {count}; it takes just {needed}."), _wilds_of_dragon
        ),
        wild_suits.WILDCARD_AT_FACE_VALUE,
    ),
)
"""A dragon holds just one wildcard, of its own suit."""
single_wild = _with(
    Diagnostic(
        "wild_pair", Text("The winning tile does not pair with a lone wildcard (wait: {wait})."), find_winning_group
    ),
    wild_suits.WILDCARD_PAIR_WAIT,
)
"""The winning piece paired with a lone wildcard."""
seven_pairs = _with(faults.PAIRS_ONLY, wild_suits.PAIRS)


def four_alike(seen: BeijingReadingFacts) -> int:
    """Returns how many kinds seven pairs hold four times without a substitute."""
    return wild_suits.unpack_four_count(seen.traits)


some_four = all_of(
    seven_pairs, clause(Diagnostic("four_alike", Text("No four of a kind without a wildcard.")), four_alike)
)
"""Seven pairs hold a kind four times without a substitute."""
caught_five = _with(
    Diagnostic(
        "caught_five",
        Text("No genuine five of characters completed 4-6 or the last of seven pairs."),
        find_winning_group,
    ),
    wild_suits.CAUGHT_FIVE_WAN,
)
"""A genuine five of characters completed 4-6, or the last of seven pairs."""
triplets = _without(faults.TRIPLETS_ONLY, wild_suits.SEQUENCE | wild_suits.PAIRS)
"""All four sets are triplets or kans."""


one_suit: Condition[BeijingReadingFacts] = all_of(
    _without(faults.NO_HONOURS, wild_suits.HONOURS),
    clause(faults.ONE_SUIT, lambda seen: (seen.traits & wild_suits.SUITS).bit_count() == 1),
)
"""All tiles are of one suit."""
one_suit_with_its_wildcard: Condition[BeijingReadingFacts] = all_of(
    one_suit,
    clause(
        Diagnostic(
            "wild_of_suit",
            Text("The wildcards are of another suit."),
            lambda seen, reading: Mismatch(tuple(sorted({one.group_index for one in reading.wildcards}))),
        ),
        lambda seen: (
            not seen.circumstances & WILDS or seen.traits & wild_suits.SUITS == wild_suits.suit_flag(seen.wild // _SUIT)
        ),
    ),
)
"""All tiles are of one suit, and wildcards among them are of that suit."""
