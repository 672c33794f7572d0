# SPDX-License-Identifier: MIT
"""Circumstances of a win, such as the last tile of the wall.

A hand lists the ids of its circumstances in its field ``situation`` (contract.md §4). This module has those that
several systems share; a system can change them with ``dataclasses.replace``, and adds its own.
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
    NON_DEALER = "others"
    ANYONE = "anybody"


@dataclass(frozen=True, slots=True, eq=False)
class Circumstance:
    """One circumstance of a win.

    Attributes:
        last_of_kind: Whether all other copies of the winning piece are visible, so the concealed hand has none.
        would: The message if a yaku fails because this circumstance is missing; None for the default message.
    """

    id: str
    name: Text
    win_method: WinMethod = WinMethod.EITHER
    eligible_winner: EligibleWinner = EligibleWinner.ANYONE
    needs_closed_hand: bool = False
    needs_kan: bool = False
    first_turn: bool = False
    dealers_discard: bool = False
    robs_kan: bool = False
    last_of_kind: bool = False
    is_declared: bool = False
    requires_any: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    is_exclusive: bool = False
    would: Text | None = None

    def conflicts_with(self, other: Circumstance) -> bool:
        """Returns whether one of the two excludes the other, whatever the hand."""
        return (
            self.is_exclusive
            or other.is_exclusive
            or other.id in self.excludes
            or self.id in other.excludes
            or (self.is_declared and other.is_declared)
        )

    def needs_other_win_method(self, other: Circumstance) -> bool:
        """Returns whether one of the two needs a draw and the other a discard."""
        return {self.win_method, other.win_method} == {WinMethod.DRAW, WinMethod.DISCARD}


BY_FIRST_DRAW = Text("A non-dealer would have to win on the first draw, before any claim.")
ON_FIRST_DISCARD = Text("It would have to win on the dealer’s first discard.")
RIICHI = Circumstance(
    "riichi",
    Text("riichi"),
    needs_closed_hand=True,
    is_declared=True,
    would=Text("Its player would have to declare riichi before the win."),
)
HAITEI = Circumstance(
    "haitei",
    Text("last tile of the wall"),
    win_method=WinMethod.DRAW,
    would=Text("It would have to win on the last draw from the wall."),
)
HOUTEI = Circumstance(
    "houtei",
    Text("last discard"),
    win_method=WinMethod.DISCARD,
    would=Text("It would have to win on the discard after the last draw from the wall."),
)
RINSHAN = Circumstance(
    "rinshan",
    Text("replacement tile"),
    win_method=WinMethod.DRAW,
    needs_kan=True,
    would=Text("It would have to win on the replacement drawn after a kan."),
)
CHANKAN = Circumstance(
    "chankan",
    Text("robbing a kan", "how it is won"),
    win_method=WinMethod.DISCARD,
    robs_kan=True,
    would=Text("It would have to win on another player’s kan."),
)
TENHOU = Circumstance(
    "tenhou",
    Text("heavenly hand"),
    win_method=WinMethod.DRAW,
    eligible_winner=EligibleWinner.DEALER,
    first_turn=True,
    is_exclusive=True,
    would=Text("The dealer would have to win with the dealt hand."),
)
CHIIHOU = Circumstance(
    "chiihou",
    Text("earthly hand"),
    win_method=WinMethod.DRAW,
    eligible_winner=EligibleWinner.NON_DEALER,
    first_turn=True,
    is_exclusive=True,
    would=BY_FIRST_DRAW,
)
"""Won on the first draw."""
CHIIHOU_ON_DISCARD = replace(CHIIHOU, win_method=WinMethod.DISCARD, dealers_discard=True, would=ON_FIRST_DISCARD)
"""Won on the dealer's first discard, which some systems call chiihou and others renhou."""
RENHOU = Circumstance(
    "renhou",
    Text("human hand"),
    win_method=WinMethod.DISCARD,
    eligible_winner=EligibleWinner.NON_DEALER,
    first_turn=True,
    is_exclusive=True,
    would=Text("It would have to win on a discard before the winner’s first draw and before any claim."),
)
"""Won on a discard before the winner's first draw."""


def with_names(names: Mapping[str, Text], *circumstances: Circumstance) -> tuple[Circumstance, ...]:
    """Returns circumstances with the names given by id; the others keep their own."""
    return tuple(replace(item, name=names.get(item.id, item.name)) for item in circumstances)


@cache
def by_id(circumstances: tuple[Circumstance, ...]) -> Mapping[str, Circumstance]:
    """Returns circumstances by their ids."""
    return {circumstance.id: circumstance for circumstance in circumstances}


@cache
def declared_ids(circumstances: tuple[Circumstance, ...]) -> frozenset[str]:
    """Returns the ids of the circumstances that a player declares before the win."""
    return frozenset(circumstance.id for circumstance in circumstances if circumstance.is_declared)


def circumstance_ids(circumstances: Iterable[Circumstance]) -> tuple[str, ...]:
    return tuple(circumstance.id for circumstance in circumstances)


def add_circumstance(circumstances: tuple[Circumstance, ...], chosen: Sequence[str], added: str) -> tuple[str, ...]:
    """Adds a circumstance to ``chosen``.

    Conflicting circumstances are removed; a required one is added if missing.
    """
    known = by_id(circumstances)
    additions = [known[added]]
    if additions[0].requires_any and not set(additions[0].requires_any) & set(chosen):
        additions = [known[need] for need in additions[0].requires_any if need in known][:1] + additions

    def is_compatible(old: Circumstance) -> bool:
        return not any(old.conflicts_with(new) or old.needs_other_win_method(new) for new in additions)

    kept = tuple(key for key in chosen if key in known and is_compatible(known[key]))
    return _with_requirements_met(known, (*kept, *(new.id for new in additions if new.id not in kept)))


def remove_circumstances(
    circumstances: tuple[Circumstance, ...], chosen: Sequence[str], removed: Iterable[str]
) -> tuple[str, ...]:
    """Returns ``chosen`` without some circumstances and those that require them."""
    gone = frozenset(removed)
    return _with_requirements_met(by_id(circumstances), tuple(key for key in chosen if key not in gone))


def _with_requirements_met(known: Mapping[str, Circumstance], chosen: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(
        key
        for key in chosen
        if key not in known or not known[key].requires_any or set(known[key].requires_any) & set(chosen)
    )
