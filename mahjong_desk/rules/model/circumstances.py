# SPDX-License-Identifier: MIT
"""The circumstances of a win, such as the last tile of the wall, as a ruleset declares them.

A hand names its circumstances by their ids, in its field ``situation`` (contract.md §4). This module has what the
systems agree on; a system takes the ready ones, with its own names or needs by ``dataclasses.replace``, and adds its
own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache

from mahjong_desk.texts import Text


class WinMethod(Enum):
    """The source of the winning piece."""

    DRAW = "draw"
    DISCARD = "discard"
    EITHER = "either"


class EligibleWinner(Enum):
    """Who can win under a circumstance."""

    DEALER = "dealer"
    OTHERS = "others"
    ANYBODY = "anybody"


@dataclass(frozen=True, slots=True, eq=False)
class Circumstance:
    """One circumstance of a win.

    Attributes:
        last_of_kind: Whether all others of the winning piece lie open, so that the hand conceals none.
        would: What would have to happen at the table, said where a yaku lacks it; None if its name says enough.
    """

    id: str
    names: Text
    way: WinMethod = WinMethod.EITHER
    who: EligibleWinner = EligibleWinner.ANYBODY
    closed: bool = False
    kan: bool = False
    first_turn: bool = False
    dealers_discard: bool = False
    robs: bool = False
    last_of_kind: bool = False
    declared: bool = False
    needs: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    alone: bool = False
    would: Text | None = None

    def conflicts(self, other: Circumstance) -> bool:
        """Returns whether it excludes another one, whatever the hand."""
        return (
            self.alone
            or other.alone
            or other.id in self.excludes
            or self.id in other.excludes
            or (self.declared and other.declared)
        )

    def differs_in_way(self, other: Circumstance) -> bool:
        """Returns whether one of both needs a draw and the other one a discard."""
        return {self.way, other.way} == {WinMethod.DRAW, WinMethod.DISCARD}


BY_FIRST_DRAW = Text("A player other than the dealer would have to win by the first draw, before any claim.")
ON_FIRST_DISCARD = Text("It would have to win on the dealer’s first discard.")
RIICHI = Circumstance(
    "riichi",
    Text("riichi"),
    closed=True,
    declared=True,
    would=Text("Its player would have to declare riichi before the win."),
)
HAITEI = Circumstance(
    "haitei",
    Text("last tile of the wall"),
    way=WinMethod.DRAW,
    would=Text("It would have to win by the last draw from the wall."),
)
HOUTEI = Circumstance(
    "houtei",
    Text("last discard"),
    way=WinMethod.DISCARD,
    would=Text("It would have to win on the discard after the last draw from the wall."),
)
RINSHAN = Circumstance(
    "rinshan",
    Text("replacement tile"),
    way=WinMethod.DRAW,
    kan=True,
    would=Text("It would have to win by the replacement drawn after a kan."),
)
CHANKAN = Circumstance(
    "chankan",
    Text("robbing a kan", "how it is won"),
    way=WinMethod.DISCARD,
    robs=True,
    would=Text("It would have to win on another player’s kan."),
)
TENHOU = Circumstance(
    "tenhou",
    Text("heavenly hand"),
    way=WinMethod.DRAW,
    who=EligibleWinner.DEALER,
    first_turn=True,
    alone=True,
    would=Text("The dealer would have to win with what was dealt."),
)
CHIIHOU = Circumstance(
    "chiihou",
    Text("earthly hand"),
    way=WinMethod.DRAW,
    who=EligibleWinner.OTHERS,
    first_turn=True,
    alone=True,
    would=BY_FIRST_DRAW,
)
"""By the first draw; systems in which it is the dealer's first discard say so."""
RENHOU = Circumstance(
    "renhou",
    Text("human hand"),
    way=WinMethod.DISCARD,
    who=EligibleWinner.OTHERS,
    first_turn=True,
    alone=True,
    would=Text("It would have to win on a discard before the winner’s first draw and before any claim."),
)
"""By a discard before the first draw."""


def with_names(names: Mapping[str, Text], *circumstances: Circumstance) -> tuple[Circumstance, ...]:
    """Returns circumstances as a system calls them, by their ids; those that it does not name keep theirs."""
    return tuple(replace(one, names=names.get(one.id, one.names)) for one in circumstances)


@cache
def by_id(circumstances: tuple[Circumstance, ...]) -> Mapping[str, Circumstance]:
    """Returns circumstances by their ids."""
    return {one.id: one for one in circumstances}


@cache
def declared_ids(circumstances: tuple[Circumstance, ...]) -> frozenset[str]:
    """Returns the ids of those that are declared at the table beforehand."""
    return frozenset(one.id for one in circumstances if one.declared)


def circumstance_ids(circumstances: Iterable[Circumstance]) -> tuple[str, ...]:
    return tuple(one.id for one in circumstances)


def add_circumstance(known: tuple[Circumstance, ...], chosen: Sequence[str], added: str) -> tuple[str, ...]:
    """Returns the circumstances with one more: those that it excludes are removed, those that it needs are added."""
    named = by_id(known)
    wanted = [named[added]]
    if wanted[0].needs and not set(wanted[0].needs) & set(chosen):
        wanted = [named[need] for need in wanted[0].needs if need in named][:1] + wanted

    def stays(one: Circumstance) -> bool:
        return not any(one.conflicts(other) or one.differs_in_way(other) for other in wanted)

    staying = tuple(one for one in chosen if one in named and stays(named[one]))
    return _with_their_needs(named, (*staying, *(one.id for one in wanted if one.id not in staying)))


def remove_circumstances(
    known: tuple[Circumstance, ...], chosen: Sequence[str], removed: Iterable[str]
) -> tuple[str, ...]:
    """Returns the circumstances without some and without those that need them."""
    gone = frozenset(removed)
    return _with_their_needs(by_id(known), tuple(one for one in chosen if one not in gone))


def _with_their_needs(named: Mapping[str, Circumstance], chosen: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        one for one in chosen if one not in named or not named[one].needs or set(named[one].needs) & set(chosen)
    )
