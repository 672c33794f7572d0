# SPDX-License-Identifier: MIT
"""What is looked for among the hands of a club."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from mahjong_desk.club.facts.told import HitKind

OfRules = tuple[str, str]
"""A yaku, a limit or a group, with its ruleset before it."""


class Role(StrEnum):
    """What somebody who is named had to do with a hand: won it or committed the foul, dealt in, or sat at the table."""

    WON = "won"
    GAVE = "gave"
    THERE = "there"


class Word(NamedTuple):
    """What one word may mean; a hand answers to it that has any of this."""

    text: str  # as it was typed
    yaku: frozenset[OfRules] = frozenset()
    limits: frozenset[OfRules] = frozenset()
    groups: frozenset[OfRules] = frozenset()
    identities: frozenset[str] = frozenset()
    systems: frozenset[str] = frozenset()  # ids of rulesets
    note: str = ""  # in small letters; empty for nothing
    pieces: tuple[tuple[int, frozenset[str]], ...] = ()  # a bit for each kind, and the rulesets that have them
    pao: bool = False  # somebody was held responsible for the win


class Bounds(NamedTuple):
    """From how much to how much, both included; None for no bound."""

    least: int | None = None
    most: int | None = None


ANY: Final = Bounds()


class Wanted(NamedTuple):
    """What a hand has to answer to, all of it; times are UTC."""

    words: tuple[Word, ...] = ()
    role: Role = Role.WON
    kinds: frozenset[HitKind] = frozenset()  # empty for all
    ruleset: str | None = None
    since: str | None = None
    before: str | None = None
    points: Bounds = ANY
    han: Bounds = ANY
