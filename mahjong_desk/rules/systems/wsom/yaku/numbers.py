# SPDX-License-Identifier: MIT
"""Identical (一色同順類), similar (三色類) and consecutive (連続類) sets.

Categories 5 to 7 of the table, rules/wsom.md §4.
"""

from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.yaku.conditions import Condition, Diagnostic, Mismatch, PieceKinds, clause
from mahjong_desk.rules.yaku.facts import ReadingFacts
from mahjong_desk.rules.yaku.faults import find_near_misses
from mahjong_desk.rules.yaku.missing import SetFinder, missing_sets
from mahjong_desk.rules.yaku.predicates import STRAIGHT_DIAGNOSTIC, full_straight
from mahjong_desk.rules.yaku.row import Example, Yaku, YakuFamily, exclude_lower
from mahjong_desk.rules.yaku.sets import consecutive_groups, repeated_groups, same_in_three_suits, straight_groups
from mahjong_desk.shapes import Group, GroupShape, Reading
from mahjong_desk.texts import Name, Text


def _identical(times: int) -> Condition[ReadingFacts]:
    """Returns the condition that one sequence occurs exactly ``times`` times."""
    diagnostic = missing_sets("identical", GroupShape.SEQUENCE, times, lambda sets: repeated_groups(sets, times))
    return clause(diagnostic, lambda facts: repeated_groups(facts.sets.sequences, times))


def _two_twins(sequences: tuple[Group, ...]) -> tuple[Group, ...]:
    twins = repeated_groups(sequences, 2)
    return twins if len(twins) == 4 else ()


def _with_pair(triplets: tuple[Group, ...], pair: Group | None) -> tuple[Group, ...]:
    if pair is None or len(triplets) < 2:
        return ()
    found = same_in_three_suits((*triplets, pair))
    return found if pair in found else ()


def _number_pair(facts: object, reading: Reading) -> Mismatch:
    """Finds the pair if two triplets need another one, otherwise the sets."""
    pairs = {group.shape: index for index, group in enumerate(reading.groups) if group.shape is GroupShape.PAIR}
    triplets = [group.lowest_kind for group in reading.groups if group.shape in (GroupShape.TRIPLET, GroupShape.KAN)]
    candidates = (
        first
        for first in range(EAST)
        if sum(suit + first % 9 in triplets for suit in (0, 9, 18)) == 2 and first not in triplets
    )
    kind = next(candidates, None)
    if kind is None or not pairs:
        return _find_sets(facts, reading)
    missing = PieceKinds(((kind, kind),))
    return Mismatch(tuple(pairs.values()), instead=((kind, kind),), figures={"wanted": missing}, text=_PAIR_WANTED)


_find_sets = find_near_misses(lambda group: group.shape is not GroupShape.PAIR)
_PAIR_WANTED = Text("The pair is not {wanted}.")
_NUMBER_PAIR = Diagnostic(
    "number_pair", Text("No triplets of one number in two suits with a pair of it in the third."), _number_pair
)


def _of_sequences(diagnostic: Diagnostic, find: SetFinder) -> Condition[ReadingFacts]:
    return clause(diagnostic, lambda facts: find(facts.sets.sequences))


_similar_with_pair: Condition[ReadingFacts] = clause(
    _NUMBER_PAIR, lambda facts: _with_pair(facts.sets.triplets, facts.sets.pair)
)
_TWO_TWINS = missing_sets("two_twins", GroupShape.SEQUENCE, 4, _two_twins)
_SIMILAR_SEQUENCES = missing_sets("suited_sequences", GroupShape.SEQUENCE, 3, same_in_three_suits)
_SIMILAR_TRIPLETS = missing_sets("suited_triplets", GroupShape.TRIPLET, 3, same_in_three_suits)


def _straight(facts: ReadingFacts) -> tuple[Group, ...]:
    return straight_groups(facts.sets.sequences) if full_straight.test(facts) else ()


def _consecutive_triplets(length: int) -> Condition[ReadingFacts]:
    """Returns the condition of ``length`` consecutive triplets of one suit."""
    diagnostic = missing_sets(
        "triplets_in_a_row", GroupShape.TRIPLET, length, lambda triplets: consecutive_groups(triplets, length)
    )
    return clause(diagnostic, lambda facts: consecutive_groups(facts.sets.triplets, length))


NUMBERS: tuple[Yaku[ReadingFacts], ...] = (
    *exclude_lower(
        Yaku(
            "iipankou",
            Name("two identical sequences", "World Series of Mahjong"),
            Text("The same sequence twice, open or closed."),
            family=YakuFamily.SEQUENCES,
            value=10,
            condition=_identical(2),
            example=Example("123m456p78s55z", "9s", melds=(("chi", "123m"),)),
        ),
        Yaku(
            "ryanpankou",
            Name("two identical sequences twice"),
            Text("Two different sequences, each twice; all sequences counts as well."),
            family=YakuFamily.SEQUENCES,
            value=60,
            condition=_of_sequences(_TWO_TWINS, _two_twins),
            example=Example("123m46p99s", "5p", melds=(("chi", "123m"), ("chi", "456p"))),
        ),
        Yaku(
            "isshoku_sandoujun",
            Name("three identical sequences"),
            Text("The same sequence three times, open or closed."),
            family=YakuFamily.SEQUENCES,
            value=120,
            condition=_identical(3),
            example=Example("112233m45p99s", "6p", melds=(("chi", "123m"),)),
        ),
        Yaku(
            "isshoku_yondoujun",
            Name("four identical sequences"),
            Text("The same sequence four times, open or closed."),
            family=YakuFamily.SEQUENCES,
            value=480,
            condition=_identical(4),
            is_limit=True,
            example=Example("11122233m99p", "3m", melds=(("chi", "123m"),)),
        ),
    ),
    Yaku(
        "sanshoku_doujun",
        Name("three similar sequences"),
        Text("The same sequence in all three suits."),
        family=YakuFamily.SEQUENCES,
        value=35,
        condition=_of_sequences(_SIMILAR_SEQUENCES, same_in_three_suits),
        example=Example("34s789m55z", "5s", melds=(("chi", "345m"), ("chi", "345p"))),
    ),
    *exclude_lower(
        Yaku(
            "sanshoku_shoudoukou",
            Name("small three similar triplets"),
            Text("Triplets of one number in two suits and a pair of it in the third."),
            family=YakuFamily.TRIPLETS,
            value=30,
            condition=_similar_with_pair,
            example=Example("55s123m67s", "8s", melds=(("pon", "555m"), ("pon", "555p"))),
        ),
        Yaku(
            "sanshoku_doukou",
            Name("three similar triplets"),
            Text("Triplets of one number in all three suits."),
            family=YakuFamily.TRIPLETS,
            value=120,
            condition=clause(_SIMILAR_TRIPLETS, lambda facts: same_in_three_suits(facts.sets.triplets)),
            example=Example("555s123m9p", "9p", melds=(("pon", "555m"), ("pon", "555p"))),
        ),
    ),
    Yaku(
        "ittsuu",
        Name("nine-tile straight"),
        Text("123, 456 and 789 of one suit, open or closed."),
        family=YakuFamily.SEQUENCES,
        value=40,
        condition=clause(STRAIGHT_DIAGNOSTIC, _straight),
        example=Example("78m345p11z", "9m", melds=(("chi", "123m"), ("chi", "456m"))),
    ),
    *exclude_lower(
        Yaku(
            "sanrenkou",
            Name("three consecutive triplets"),
            Text("Three consecutive triplets of one suit."),
            family=YakuFamily.TRIPLETS,
            value=100,
            condition=_consecutive_triplets(3),
            example=Example("66m123p11z", "6m", melds=(("pon", "444m"), ("pon", "555m"))),
        ),
        Yaku(
            "suurenkou",
            Name("four consecutive triplets"),
            Text("Four consecutive triplets of one suit; all triplets counts as well."),
            family=YakuFamily.TRIPLETS,
            value=200,
            condition=_consecutive_triplets(4),
            example=Example("666m77m11p", "7m", melds=(("pon", "444m"), ("pon", "555m"))),
        ),
    ),
)
"""The rows of categories 5 to 7."""
