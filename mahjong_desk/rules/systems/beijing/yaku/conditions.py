# SPDX-License-Identifier: MIT
"""The conditions and diagnostics of Beijing yaku (rules/beijing.md §4)."""

from typing import NamedTuple

from mahjong_desk.rules.model.circumstances import HAITEI, RINSHAN
from mahjong_desk.rules.yaku import faults
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, Mismatch, PieceKinds, all_of, clause
from mahjong_desk.rules.yaku.faults import find_winning_group, find_wrong_count
from mahjong_desk.rules.yaku.missing import missing_sets
from mahjong_desk.rules.yaku.sets import straight_groups
from mahjong_desk.shapes import GroupShape, Reading, wild_suits
from mahjong_desk.texts import Text

DEALER, MENQING, DRAWN, REPLACEMENT, LAST, FOUR_MELDS, WILDS = (1 << bit for bit in range(7))
"""Circumstances of a win: the winner deals · has claimed nothing · is paid as for a self-draw · won on a replacement
piece or the last one · has four melds · holds wildcard pieces."""
FIRST_PIECES, FIRST_DISCARD, FOUR_WILDS, OWN_PIECE = (1 << bit for bit in range(7, 11))
"""Circumstances of fixed hands: the dealer's first fourteen tiles win · the dealer's first discard wins · all four
wildcard pieces are held · the winning piece was the winner's own draw."""


class BeijingReadingFacts(NamedTuple):
    """The facts of one reading for yaku."""

    traits: int
    circumstances: int
    wild: int


_SUIT = 9
_FOUR_MELDS = 4


def has_circumstance(diagnostic: Diagnostic, flag: int) -> Condition[BeijingReadingFacts]:
    """Returns the condition that the circumstance ``flag`` is set."""
    return clause(diagnostic, lambda facts: facts.circumstances & flag)


def _has_trait(diagnostic: Diagnostic, trait: int) -> Condition[BeijingReadingFacts]:
    return clause(diagnostic, lambda facts: facts.traits & trait)


def _lacks_traits(diagnostic: Diagnostic, traits: int) -> Condition[BeijingReadingFacts]:
    return clause(diagnostic, lambda facts: not facts.traits & traits)


def _substitutes(facts: BeijingReadingFacts, reading: Reading) -> Mismatch:
    """Finds the groups in which a wildcard replaces another kind."""
    uses = [use for use in reading.wildcards if use.stands_for != facts.wild]
    kinds = tuple(sorted(use.stands_for for use in uses))
    indices = tuple(sorted({use.group_index for use in uses}))
    return Mismatch(indices, tuple(sorted(set(kinds))), figures={"pieces": PieceKinds((kinds,)), "count": len(uses)})


def _wilds_of_dragon(facts: BeijingReadingFacts, reading: Reading) -> Mismatch:
    """Finds the wildcards in the dragon; it must contain just one, of its own suit."""
    dragon = straight_groups(reading.groups)
    indices = [index for index, group in enumerate(reading.groups) if group in dragon]
    if facts.wild // _SUIT != dragon[0].lowest_kind // _SUIT:
        return Mismatch(tuple(indices), figures={"wanted": PieceKinds(((facts.wild,),))}, text=_OTHER_SUIT)
    uses = [use for use in reading.wildcards if use.group_index in indices]
    kinds = tuple(sorted({use.stands_for for use in uses}))
    return Mismatch(tuple(sorted({use.group_index for use in uses})), kinds, figures={"count": len(uses), "needed": 1})


_OTHER_SUIT = Text("The dragon is not in the wildcard’s suit, {wanted}.")
ALL_WILDS = Diagnostic(
    "four_wilds",
    Text("Not all four wildcards are held."),
    lambda facts, reading: Mismatch(tuple(sorted({use.group_index for use in reading.wildcards}))),
)
"""The diagnostic of a hand without all four wildcards."""

dealer = has_circumstance(Diagnostic("dealer", Text("The winner does not deal.")), DEALER)
menqing = has_circumstance(faults.CLOSED_HAND, MENQING)
"""Nothing was claimed."""
drawn = has_circumstance(faults.SELF_DRAWN, DRAWN)
"""The win is paid as a self-draw."""
replacement = has_circumstance(faults.missing_circumstance(RINSHAN.id), REPLACEMENT)
"""The win is on the replacement piece after a kan."""
last = has_circumstance(faults.missing_circumstance(HAITEI.id), LAST)
"""The win is on the last tile of the wall."""
four_melds = has_circumstance(
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
no_substitute = _lacks_traits(
    Diagnostic("no_substitute", Text("A wildcard stands for {pieces}."), _substitutes), wild_suits.SUBSTITUTE
)
"""No wildcard replaces another kind."""
dragon = _has_trait(missing_sets("straight", GroupShape.SEQUENCE, 3, straight_groups), wild_suits.STRAIGHT)
"""There are 123, 456 and 789 of one suit."""
own_dragon = all_of(
    dragon,
    _has_trait(
        Diagnostic(
            "one_wild_in_dragon", Text("Wildcards in the dragon: {count}; it takes just {needed}."), _wilds_of_dragon
        ),
        wild_suits.WILDCARD_AT_FACE_VALUE,
    ),
)
"""A dragon holds just one wildcard, of its own suit."""
single_wild = _has_trait(
    Diagnostic(
        "wild_pair", Text("The winning tile does not pair with a lone wildcard (wait: {wait})."), find_winning_group
    ),
    wild_suits.WILDCARD_PAIR_WAIT,
)
"""The winning piece paired with a lone wildcard."""
seven_pairs = _has_trait(faults.PAIRS_ONLY, wild_suits.PAIRS)


def count_four_of_a_kind(facts: BeijingReadingFacts) -> int:
    """Returns how many kinds occur four times in seven pairs, without a substitute."""
    return wild_suits.unpack_four_count(facts.traits)


any_four_of_a_kind = all_of(
    seven_pairs, clause(Diagnostic("four_alike", Text("No four of a kind without a wildcard.")), count_four_of_a_kind)
)
"""A kind occurs four times in seven pairs, without a substitute."""
caught_five = _has_trait(
    Diagnostic(
        "caught_five",
        Text("No genuine five of characters completed 4-6 or the last of seven pairs."),
        find_winning_group,
    ),
    wild_suits.CAUGHT_FIVE_WAN,
)
"""A genuine five of characters completed 4-6, or the last of seven pairs."""
triplets = _lacks_traits(faults.TRIPLETS_ONLY, wild_suits.SEQUENCE | wild_suits.PAIRS)
"""All four sets are triplets or kans."""


one_suit: Condition[BeijingReadingFacts] = all_of(
    _lacks_traits(faults.NO_HONOURS, wild_suits.HONOURS),
    clause(faults.ONE_SUIT, lambda facts: (facts.traits & wild_suits.SUITS).bit_count() == 1),
)
"""All tiles are of one suit."""
one_suit_with_its_wildcard: Condition[BeijingReadingFacts] = all_of(
    one_suit,
    clause(
        Diagnostic(
            "wild_of_suit",
            Text("The wildcards are of another suit."),
            lambda facts, reading: Mismatch(tuple(sorted({use.group_index for use in reading.wildcards}))),
        ),
        lambda facts: (
            not facts.circumstances & WILDS
            or facts.traits & wild_suits.SUITS == wild_suits.suit_flag(facts.wild // _SUIT)
        ),
    ),
)
"""All tiles are of one suit, and wildcards among them are of that suit."""
