# SPDX-License-Identifier: MIT
"""Diagnostics of shared clauses, with finders of the pieces that fail them."""

from collections import Counter
from collections.abc import Callable

from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.yaku.conditions import CircumstanceId, Diagnostic, Finder, MessageValue, Mismatch, PieceKinds
from mahjong_desk.rules.yaku.facts import GREEN_KINDS
from mahjong_desk.shapes import Group, GroupShape, HandShape, Reading
from mahjong_desk.texts import Text

_SUIT = 9
_TRIPLETS = (GroupShape.TRIPLET, GroupShape.KAN)


def is_terminal_or_honour(kind: int) -> bool:
    """Returns whether a mahjong tile is a terminal or an honour."""
    return kind >= EAST or kind % _SUIT in (0, _SUIT - 1)


def is_honour(kind: int) -> bool:
    """Returns whether a mahjong tile is an honour."""
    return kind >= EAST


def is_terminal(kind: int) -> bool:
    """Returns whether a mahjong tile is a 1 or a 9."""
    return kind < EAST and is_terminal_or_honour(kind)


def is_dragon(kind: int) -> bool:
    """Returns whether a mahjong tile is a dragon."""
    return kind >= WHITE


def is_wind(kind: int) -> bool:
    """Returns whether a mahjong tile is a wind."""
    return EAST <= kind < WHITE


def find_other_pieces(fits: Callable[[int], bool]) -> Finder:
    """Returns a finder of the pieces whose kinds do not satisfy ``fits``."""

    def find(facts: object, reading: Reading) -> Mismatch:
        kinds = tuple(sorted({kind for group in reading.groups for kind in group.kinds if not fits(kind)}))
        indices = tuple(index for index, group in enumerate(reading.groups) if not set(group.kinds).isdisjoint(kinds))
        return Mismatch(
            indices, kinds, figures={"pieces": PieceKinds((kinds,))}, text=None if kinds else _shape_message(reading)
        )

    return find


def find_groups(fails: Callable[[Group], bool]) -> Finder:
    """Returns a finder of the groups that fail as a whole."""

    def find(facts: object, reading: Reading) -> Mismatch:
        indices = tuple(index for index, group in enumerate(reading.groups) if fails(group))
        pieces = PieceKinds(tuple(reading.groups[index].kinds for index in indices))
        return Mismatch(indices, figures={"pieces": pieces}, text=None if indices else _shape_message(reading))

    return find


def find_near_misses(is_near: Callable[[Group], bool]) -> Finder:
    """Returns a finder of the groups that nearly fit, without values for the message."""
    return lambda facts, reading: Mismatch(tuple(index for index, group in enumerate(reading.groups) if is_near(group)))


def _shape_message(reading: Reading) -> Text:
    """Returns the message for a hand of the wrong shape."""
    return _LOOSE if reading.shape.loose else NOT_FOUR_SETS


def find_wrong_count(needed: int, counts: Callable[[Group], bool], near: Callable[[Group], bool]) -> Finder:
    """Returns a finder for a wrong number of groups.

    It finds those that count if they are too many, otherwise the near misses.
    """

    def find(facts: object, reading: Reading) -> Mismatch:
        counted = [index for index, group in enumerate(reading.groups) if counts(group)]
        nearly = [index for index, group in enumerate(reading.groups) if near(group) and not counts(group)]
        indices = tuple(counted if len(counted) > needed else nearly)
        return Mismatch(indices, figures={"count": len(counted), "needed": needed})

    return find


def find_wrong_pair(fits: Callable[[int], bool]) -> Finder:
    """Returns a finder of the pair if its kind does not satisfy ``fits``."""
    find = find_groups(lambda group: group.shape is GroupShape.PAIR and not fits(group.lowest_kind))

    def mismatch(facts: object, reading: Reading) -> Mismatch:
        fault = find(facts, reading)
        kinds = PieceKinds((reading.groups[index].lowest_kind,) for index in fault.groups)
        return fault._replace(figures={"pieces": kinds})

    return mismatch


def find_winning_group(facts: object, reading: Reading) -> Mismatch:
    """Finds the group that the winning piece completed, and its wait."""
    return Mismatch((reading.winning_group_index,), winning=True, figures={"wait": reading.wait})


def find_open_melds(facts: object, reading: Reading) -> Mismatch:
    """Finds the melds that open a hand: all but concealed kans."""
    return find_groups(lambda group: group.is_meld and group.is_open)(facts, reading)


def find_other_suits(facts: object, reading: Reading) -> Mismatch:
    """Finds the pieces outside the most frequent suit."""
    suits = Counter(kind // _SUIT for group in reading.groups for kind in group.kinds if kind < EAST)
    if not suits:
        return Mismatch(text=_NO_SUIT)
    most = max(suits, key=lambda suit: suits[suit])
    return find_other_pieces(lambda kind: kind >= EAST or kind // _SUIT == most)(facts, reading)


def find_missing_triplet(kind: int) -> Finder:
    """Returns a finder of the groups with ``kind`` if it has no triplet or kan."""

    def find(facts: object, reading: Reading) -> Mismatch:
        indices = tuple(index for index, group in enumerate(reading.groups) if kind in group.kinds)
        return Mismatch(indices, instead=((kind,) * 3,) * len(indices), figures={"wanted": PieceKinds(((kind,),))})

    return find


def find_open_triplets(needed: int) -> Finder:
    """Returns a finder for a wrong number of concealed triplets and kans.

    It finds the concealed ones if they are too many, otherwise the open ones.
    """

    def find(facts: object, reading: Reading) -> Mismatch:
        triplets = [index for index, group in enumerate(reading.groups) if group.shape in _TRIPLETS]
        hidden = [index for index in triplets if not reading.groups[index].is_open]
        figures: dict[str, MessageValue] = {"count": len(hidden), "needed": needed}
        if len(hidden) > needed:
            return Mismatch(tuple(hidden), figures=figures)
        visible = [index for index in triplets if index not in hidden]
        won = reading.groups[reading.winning_group_index]
        if reading.winning_group_index in visible and not won.is_meld and len(hidden) == needed - 1:
            pieces = PieceKinds((won.kinds,))
            return Mismatch(
                (reading.winning_group_index,), winning=True, figures={**figures, "pieces": pieces}, text=_BY_DISCARD
            )
        return Mismatch(tuple(visible), figures=figures)

    return find


_LOOSE = Text("The hand is made of neither sets nor pairs.")
NOT_FOUR_SETS = Text("Not four sets and a pair.")
_NO_SUIT = Text("No suit tiles.")
_BY_DISCARD = Text("Another player’s tile completes {pieces}, so this set is open.")


def find_wrong_triplets(needed: int, fits: Callable[[int], bool]) -> Finder:
    """Returns a finder for a wrong number of triplets and kans of fitting kinds."""

    def counts(group: Group) -> bool:
        return group.shape in _TRIPLETS and fits(group.lowest_kind)

    def find(facts: object, reading: Reading) -> Mismatch:
        pair = any(group.shape is GroupShape.PAIR and fits(group.lowest_kind) for group in reading.groups)
        return find_wrong_count(
            needed, counts, lambda group: fits(group.lowest_kind) or (not pair and group.shape in _TRIPLETS)
        )(facts, reading)

    return find


_SETS = (GroupShape.SEQUENCE, *_TRIPLETS)

# How it was won.

CLOSED_HAND = Diagnostic("closed", Text("Not a closed hand; claimed: {pieces}."), find_open_melds)
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
    """Returns the diagnostic of a wrong number of concealed triplets and kans."""
    return Diagnostic(
        "concealed_triplets",
        Text("Concealed triplets and kans: {count}; it takes exactly {needed}."),
        find_open_triplets(needed),
    )


def exact_kans(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of kans."""
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
    """Returns the diagnostic of a wrong number of dragon triplets and kans."""
    message = Text("Triplets and kans of dragons: {count}; it takes {needed}.")
    return Diagnostic("dragon_triplets", message, find_wrong_triplets(needed, is_dragon))


def wind_triplets(needed: int) -> Diagnostic:
    """Returns the diagnostic of a wrong number of wind triplets and kans."""
    message = Text("Triplets and kans of winds: {count}; it takes {needed}.")
    return Diagnostic("wind_triplets", message, find_wrong_triplets(needed, is_wind))


DRAGON_PAIR = Diagnostic("dragon_pair", Text("The pair is not a dragon: {pieces}."), find_wrong_pair(is_dragon))
WIND_PAIR = Diagnostic("wind_pair", Text("The pair is not a wind: {pieces}."), find_wrong_pair(is_wind))
VALUELESS_PAIR = Diagnostic(
    "worthless_pair", Text("The pair is yakuhai: {pieces}."), find_groups(lambda group: group.shape is GroupShape.PAIR)
)
