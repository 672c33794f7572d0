# SPDX-License-Identifier: MIT
"""What yaku look at: a reading reduced to a few words of flags.

Every group has its traits, worked out once. The traits of a reading are the flags that *every* group has,
those that *some* group has, and a count. Conditions of yaku are functions of these facts alone, so that a
ruleset may keep the answer for facts that it has met before; one whose conditions look at the sets themselves lays them
beside.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple, Protocol

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.pieces.mahjong import EAST, WHITE
from mahjong_desk.rules.hand import Hand, Meld
from mahjong_desk.rules.sets import Sets, sets_of
from mahjong_desk.shapes import Form, Group, MeldKind, Reading, Shape
from mahjong_desk.shapes import groups as make

# Flags of ``every``.
SIMPLES, OUTSIDE, ENDS, TERMINALS, HONOURS, GREENS, KAN_OR_PAIR = (1 << place for place in range(7))
"""All pieces from 2 to 8 · a terminal or honour in it · nothing but these · nothing but terminals · honours ·
nothing but green tiles · a kan or the pair."""

# Flags of ``some``: suits and straights lie side by side, and so do what is shown of winds.
CHARACTERS, CIRCLES, BAMBOOS = (1 << place for place in range(3))
_STRAIGHT = 3
_WIND_TRIPLETS, _WIND_PAIRS, _DRAGON_TRIPLETS, _DRAGON_PAIRS = 12, 16, 20, 23
HONOUR_SUIT, SEQUENCE, TRIPLET, KAN = (1 << place for place in range(26, 30))
SUITS = CHARACTERS | CIRCLES | BAMBOOS
"""All numbered suits."""


def honour_triplet(kind: int) -> int:
    """Returns the flag of ``some`` for a triplet or kan of the honour ``kind``."""
    return 1 << (_WIND_TRIPLETS + kind - EAST if kind < WHITE else _DRAGON_TRIPLETS + kind - WHITE)


def honour_pair(kind: int) -> int:
    """Returns the flag of ``some`` for a pair of the honour ``kind``."""
    return 1 << (_WIND_PAIRS + kind - EAST if kind < WHITE else _DRAGON_PAIRS + kind - WHITE)


DRAGON_TRIPLETS = tuple(honour_triplet(kind) for kind in range(WHITE, WHITE + 3))
DRAGON_PAIRS = sum(honour_pair(kind) for kind in range(WHITE, WHITE + 3))
WIND_TRIPLETS = tuple(honour_triplet(kind) for kind in range(EAST, EAST + 4))
WIND_PAIRS = sum(honour_pair(kind) for kind in range(EAST, EAST + 4))
HONOUR_PAIRS = DRAGON_PAIRS | WIND_PAIRS
STRAIGHTS = tuple(0b111 << _STRAIGHT + 3 * suit for suit in range(3))
"""For each suit, the flags of 123, 456 and 789 together."""

_REGULAR, _ORPHANS = Form.REGULAR, Form.ORPHANS
_GREEN_KINDS = frozenset(MAHJONG.parse("23468s6z"))

# Flags of ``circumstances``, under which a hand is won.
SELF_DRAWN, CLOSED, OPEN_WAIT, NINE_GATES, ORPHANS = (1 << place for place in range(5))
_ROUND = 5
_SEAT = 7
_PAIRS = 9
PAIRS = 1 << _PAIRS
"""The hand is seven pairs."""
_RED_FIVES = _PAIRS + 1
_SITUATION = _RED_FIVES + 3


OF_SHAPE = (1 << _SITUATION) - 1
"""The circumstances at which yaku look that the pieces show: all but the situation."""
OF_MOMENT = SELF_DRAWN | CLOSED | ~OF_SHAPE
"""Those at which yaku look that tell how a hand is won, and the fu that rest on no set."""


class _SituationFlags(dict[str, int]):
    def __missing__(self, situation: str) -> int:
        flag = self[situation] = 1 << _SITUATION + len(self)
        return flag


SITUATION_FLAGS: Mapping[str, int] = _SituationFlags()
"""The flag of each circumstance of a win, by its id, allotted to it when a ruleset first asks for it."""


def winds(round_wind: int, seat_wind: int) -> int:
    """Returns the part of ``circumstances`` that tells the round wind and the seat wind, each 0 east … 3 north."""
    return round_wind << _ROUND | seat_wind << _SEAT


def winds_of(circumstances: int) -> tuple[int, int]:
    """Returns the kinds of the round wind and of the winner's seat wind."""
    return EAST + (circumstances >> _ROUND & 3), EAST + (circumstances >> _SEAT & 3)


def red_fives(count: int) -> int:
    """Returns the part of ``circumstances`` that tells how many red fives the hand has, up to 4."""
    return count << _RED_FIVES


WINDS = 0b1111 << _ROUND
"""The part of ``circumstances`` that tells the round wind and the own wind."""


def numbered_suits(some: int) -> int:
    """Returns how many numbered suits the flags of ``some`` tell."""
    return (some & SUITS).bit_count()


class Traits(NamedTuple):
    """What one group brings to the facts.

    Attributes:
        every: Its flags of ``every``.
        some: Its flags of ``some``.
        concealed: 1 for a concealed triplet or kan.
    """

    every: int
    some: int
    concealed: int


class Moment(Protocol):
    """What conditions look at that ask for the circumstances alone."""

    @property
    def circumstances(self) -> int:
        """The circumstances, as flags."""


class Facts(NamedTuple):
    """What the yaku of a reading depend on.

    Attributes:
        every: The flags that every group has.
        some: The flags that some group has.
        concealed: The number of concealed triplets and kans.
        circumstances: Under which the hand is won, as flags.
        form: Its kind of shape, told by the rulesets whose conditions ask for it.
        sets: Its sets and pair, likewise; none for the irregular shapes.
        patterns: What several groups show together, likewise, as flags of ``patterns``.
    """

    every: int
    some: int
    concealed: int
    circumstances: int
    form: Form = Form.REGULAR
    sets: Sets = Sets()
    patterns: int = 0

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


def _traits_of(group: Group) -> Traits:
    places = [kind % 9 for kind in group.kinds]
    honours = group.first >= EAST
    ends = [honours or place in (0, 8) for place in places]
    every = SIMPLES * (not any(ends)) | OUTSIDE * any(ends) | ENDS * all(ends)
    every |= HONOURS if honours else TERMINALS * all(ends)
    every |= GREENS * _GREEN_KINDS.issuperset(group.kinds)
    every |= KAN_OR_PAIR * (group.shape in (Shape.KAN, Shape.PAIR))
    some = HONOUR_SUIT if honours else CHARACTERS << group.first // 9
    concealed = 0
    if group.shape is Shape.SEQUENCE:
        some |= SEQUENCE
        if places[0] % 3 == 0:
            some |= 1 << _STRAIGHT + 3 * (group.first // 9) + places[0] // 3
    elif group.shape is Shape.PAIR:
        some |= honour_pair(group.first) if honours else 0
    else:
        some |= TRIPLET | KAN * (group.shape is Shape.KAN)
        some |= honour_triplet(group.first) if honours else 0
        concealed = int(not group.exposed)
    return Traits(every, some, concealed)


class _TraitTable(dict[Group, Traits]):
    def __missing__(self, group: Group) -> Traits:
        self[group] = _traits_of(group)
        return self[group]


TRAITS: Mapping[Group, Traits] = _TraitTable()
"""The traits of every group of mahjong tiles, each worked out once."""


@cache
def melded_group(kind: MeldKind, first: int) -> Group:
    """Returns the group that a meld of mahjong tiles is, told by its kind and its first piece."""
    if kind is MeldKind.CHI:
        return make.sequence(first, first % 9, melded=True)
    if kind is MeldKind.PON:
        return make.triplet(first, melded=True)
    return make.kan(first, exposed=kind is not MeldKind.ANKAN)


def group_of(meld: Meld) -> Group:
    """Returns the group that a meld of mahjong tiles is."""
    return melded_group(meld.kind, meld.pieces[0])


def circumstances_of(hand: Hand, *, self_drawn: bool, round_wind: int, seat_wind: int) -> int:
    """Returns the circumstances in which a hand of mahjong tiles is won, but for what its readings tell.

    Args:
        hand: The hand, complete.
        self_drawn: Whether the winning piece was drawn.
        round_wind: The round wind, 0 east … 3 north.
        seat_wind: The winner's seat wind, likewise.
    """
    circumstances = round_wind << _ROUND | seat_wind << _SEAT
    if self_drawn:
        circumstances |= SELF_DRAWN
    if not hand.melds or hand.closed:
        circumstances |= CLOSED
    for situation in hand.situation:
        circumstances |= SITUATION_FLAGS[situation]
    return circumstances


def facts_of(reading: Reading, circumstances: int) -> Facts:
    """Returns the facts of a reading with its sets; nothing but the circumstances of thirteen orphans."""
    form, groups = reading.form, reading.groups
    if form is _ORPHANS:
        return Facts(0, 0, 0, circumstances, form)
    every = -1
    some = concealed = 0
    for group in groups:
        all_of, any_of, is_concealed = TRAITS[group]
        every &= all_of
        some |= any_of
        concealed += is_concealed
    return Facts(every, some, concealed, circumstances, form, sets_of(groups) if form is _REGULAR else Sets())
