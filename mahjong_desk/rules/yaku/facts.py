# SPDX-License-Identifier: MIT
"""The facts of a reading that conditions of yaku test.

The traits of each group are computed once. The flags of a reading are those that *every* group has (``common_flags``)
and those that *some* group has (``any_flags``). A condition may test the groups too.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import count
from typing import NamedTuple, Protocol

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.model.hand import Hand, Meld
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.yaku.sets import HandSets, hand_sets
from mahjong_desk.shapes import Group, GroupShape, HandShape, MeldKind, Reading, WaitKind
from mahjong_desk.shapes import groups as make

# No two flags share a bit, so that one number holds all flags of a reading. First those of ``common_flags``.
SIMPLES, OUTSIDE, TERMINALS_OR_HONOURS, TERMINALS, HONOURS, GREENS, KANS_ONLY, SEQUENCES_ONLY, TRIPLETS_ONLY = (
    1 << place for place in range(9)
)
"""Only 2 to 8 · a terminal or honour in each group · only terminals and honours · only terminals · only honours · only
green tiles · only kans and a pair · only sequences and a pair · only triplets, kans and a pair."""

_ALL_COMMON_FLAGS = (1 << 9) - 1

# Flags of ``any_flags``: suits and straights are adjacent, and so are the flags of winds.
CHARACTERS, CIRCLES, BAMBOOS = (1 << place for place in range(9, 12))
_STRAIGHT = 12
_WIND_TRIPLETS, _WIND_PAIRS, _DRAGON_TRIPLETS, _DRAGON_PAIRS = 21, 25, 29, 32
HONOUR_SUIT, SEQUENCE, TRIPLET, WIND_TRIPLET, DRAGON_TRIPLET, KAN, ONE_SUIT, THREE_CONCEALED = (
    1 << place for place in range(35, 43)
)
SUITS = CHARACTERS | CIRCLES | BAMBOOS
"""All numbered suits."""


def honour_triplet(kind: int) -> int:
    """Returns the flag of ``any_flags`` for a triplet or kan of the honour ``kind``."""
    return 1 << (_WIND_TRIPLETS + kind - EAST if kind < WHITE else _DRAGON_TRIPLETS + kind - WHITE)


def honour_pair(kind: int) -> int:
    """Returns the flag of ``any_flags`` for a pair of the honour ``kind``."""
    return 1 << (_WIND_PAIRS + kind - EAST if kind < WHITE else _DRAGON_PAIRS + kind - WHITE)


DRAGON_TRIPLETS = tuple(honour_triplet(kind) for kind in range(WHITE, WHITE + 3))
DRAGON_PAIRS = sum(honour_pair(kind) for kind in range(WHITE, WHITE + 3))
WIND_TRIPLETS = tuple(honour_triplet(kind) for kind in range(EAST, EAST + 4))
WIND_PAIRS = sum(honour_pair(kind) for kind in range(EAST, EAST + 4))
STRAIGHTS = tuple(0b111 << _STRAIGHT + 3 * suit for suit in range(3))
"""For each suit, the flags of 123, 456 and 789 together."""

# Members of an enum are slow to look up on a hot path.
_REGULAR, _ORPHANS, _RYANMEN, _TANKI = HandShape.REGULAR, HandShape.ORPHANS, WaitKind.RYANMEN, WaitKind.TANKI
GREEN_KINDS = frozenset(MAHJONG.parse("23468s6z"))

# Flags of ``circumstances``, under which a hand is won.
SELF_DRAWN, CLOSED, OPEN_WAIT, PAIR_WAIT, FULL_WAIT, NINE_GATES, PAIRS, ORPHANS = (1 << bit for bit in range(43, 51))
"""Self-drawn · closed · won on a two-sided wait · on a pair wait · on a wait for every kind of its shape · nine gates ·
seven pairs · thirteen orphans."""
_ROUND, _SEAT, _RED_FIVES, _SITUATION = 51, 53, 55, 58
_HOW_WON = SELF_DRAWN | CLOSED | -1 << _SITUATION


SITUATION_FLAGS: Mapping[str, int] = defaultdict((1 << place for place in count(_SITUATION)).__next__)
"""The flag of each circumstance of a win by its id, allocated when a ruleset first asks for it."""


def how_won(circumstances: int) -> int:
    """Returns only the flags for self-draw, closed hand and situation."""
    return circumstances & _HOW_WON


def unpack_winds(circumstances: int) -> tuple[int, int]:
    """Returns the kinds of the round wind and of the winner's seat wind."""
    return EAST + (circumstances >> _ROUND & 3), EAST + (circumstances >> _SEAT & 3)


def pack_red_fives(count: int) -> int:
    """Returns the bits of ``circumstances`` for the number of red fives, up to 4."""
    return count << _RED_FIVES


class GroupTraits(NamedTuple):
    """The facts of one group."""

    common_flags: int
    any_flags: int
    concealed: int


class HasCircumstances(Protocol):
    """Facts with circumstances, for conditions that test nothing else."""

    @property
    def circumstances(self) -> int:
        """The circumstances, as flags."""


class ReadingFacts(NamedTuple):
    """The facts of a reading."""

    common_flags: int
    any_flags: int
    concealed_triplets: int
    circumstances: int
    shape: HandShape
    groups: tuple[Group, ...]

    @property
    def sets(self) -> HandSets:
        """Its sets and pair, by their shape; none for the irregular shapes."""
        return hand_sets(self.groups) if self.shape is _REGULAR else HandSets()

    @property
    def round_wind(self) -> int:
        """The kind of the round wind."""
        return EAST + (self.circumstances >> _ROUND & 3)

    @property
    def seat_wind(self) -> int:
        """The kind of the winner's seat wind."""
        return EAST + (self.circumstances >> _SEAT & 3)

    @property
    def red_fives(self) -> int:
        """How many red fives the hand has."""
        return self.circumstances >> _RED_FIVES & 7


@cache
def traits_of(group: Group) -> GroupTraits:
    """Returns the traits of a group of mahjong tiles."""
    numbers = [kind % 9 for kind in group.kinds]
    honours = group.lowest_kind >= EAST
    ends = [honours or number in (0, 8) for number in numbers]
    common_flags = SIMPLES * (not any(ends)) | OUTSIDE * any(ends) | TERMINALS_OR_HONOURS * all(ends)
    common_flags |= HONOURS if honours else TERMINALS * all(ends)
    common_flags |= GREENS * GREEN_KINDS.issuperset(group.kinds)
    is_pair = group.shape is GroupShape.PAIR
    common_flags |= KANS_ONLY * (is_pair or group.shape is GroupShape.KAN)
    common_flags |= SEQUENCES_ONLY * (is_pair or group.shape is GroupShape.SEQUENCE)
    common_flags |= TRIPLETS_ONLY * (is_pair or group.shape in (GroupShape.TRIPLET, GroupShape.KAN))
    any_flags = HONOUR_SUIT if honours else CHARACTERS << group.lowest_kind // 9
    concealed = 0
    if group.shape is GroupShape.SEQUENCE:
        any_flags |= SEQUENCE
        if numbers[0] % 3 == 0:
            any_flags |= 1 << _STRAIGHT + 3 * (group.lowest_kind // 9) + numbers[0] // 3
    elif group.shape is GroupShape.PAIR:
        any_flags |= honour_pair(group.lowest_kind) if honours else 0
    else:
        any_flags |= TRIPLET | KAN * (group.shape is GroupShape.KAN)
        if honours:
            any_flags |= honour_triplet(group.lowest_kind)
            any_flags |= WIND_TRIPLET if group.lowest_kind < WHITE else DRAGON_TRIPLET
        concealed = int(not group.is_open)
    return GroupTraits(common_flags, any_flags, concealed)


@cache
def mahjong_meld_group(kind: MeldKind, first: int) -> Group:
    """Returns the group of a meld of mahjong tiles from its kind and first piece."""
    if kind is MeldKind.CHI:
        return make.sequence(first, first % 9, melded=True)
    if kind is MeldKind.PON:
        return make.triplet(first, melded=True)
    return make.kan(first, is_open=kind is not MeldKind.ANKAN)


def meld_group(meld: Meld) -> Group:
    """Returns the group of a meld of mahjong tiles."""
    return mahjong_meld_group(meld.kind, meld.pieces[0])


def circumstances_of(hand: Hand, table: Table, winner: int, discarder: int | None) -> int:
    """Returns the flags of a win that do not depend on the reading."""
    circumstances = table.round_wind.position << _ROUND | table.seat_wind(winner) << _SEAT
    if discarder is None:
        circumstances |= SELF_DRAWN
    if not hand.melds or hand.is_closed:
        circumstances |= CLOSED
    for situation in hand.situation:
        circumstances |= SITUATION_FLAGS[situation]
    return circumstances


_SINGLE_SUITS, _THREE = frozenset((CHARACTERS, CIRCLES, BAMBOOS)), 3


def reading_facts(reading: Reading, circumstances: int) -> ReadingFacts:
    """Returns the facts of a reading, won under ``circumstances``."""
    form, groups, won, wait, _ = reading
    if form is _ORPHANS:
        waited = FULL_WAIT if groups[won].shape is GroupShape.PAIR else 0
        return ReadingFacts(0, 0, 0, circumstances | ORPHANS | waited, form, groups)
    common_flags = _ALL_COMMON_FLAGS
    any_flags = concealed = 0
    for group in groups:
        all_of, any_of, is_concealed = traits_of(group)
        common_flags &= all_of
        any_flags |= any_of
        concealed += is_concealed
    if any_flags & SUITS in _SINGLE_SUITS:
        any_flags |= ONE_SUIT
    if concealed >= _THREE:
        any_flags |= THREE_CONCEALED
    if form is not _REGULAR:
        circumstances |= PAIRS
    elif wait is _RYANMEN:
        circumstances |= OPEN_WAIT
    elif wait is _TANKI:
        circumstances |= PAIR_WAIT
    return ReadingFacts(common_flags, any_flags, concealed, circumstances, form, groups)
