# SPDX-License-Identifier: MIT
"""What is looked for among the hands of a club."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from mahjong_desk.club.facts.traits import HitKind, Trait


class Role(StrEnum):
    """What somebody who is named had to do with a hand."""

    WON = "won"
    """They won it, or committed the foul."""
    GAVE = "gave"
    """Somebody won on their discard."""
    THERE = "there"
    """They sat at the table."""


class Word(NamedTuple):
    """What one word may mean; a hand answers to it that has any of this.

    Attributes:
        text: The word as it was typed.
        traits: Yaku, groups and limits.
        identities: By what players are known.
        systems: The ids of rule systems.
        note: What stands in the note of a hand, in small letters; empty for nothing.
        pieces: Pieces that it holds: a bit for each kind, and the rule systems that are played with them.
    """

    text: str
    traits: frozenset[Trait] = frozenset()
    identities: frozenset[str] = frozenset()
    systems: frozenset[str] = frozenset()
    note: str = ""
    pieces: tuple[tuple[int, frozenset[str]], ...] = ()


class Bounds(NamedTuple):
    """From how much to how much, both included; None for no bound."""

    least: int | None = None
    most: int | None = None


ANY: Final = Bounds()


class Wanted(NamedTuple):
    """What a hand has to answer to, all of it.

    Attributes:
        words: The words.
        role: What the players who are named had to do with it.
        kinds: The kinds of hand; all where none is named.
        ruleset: The id of the rule system; all for None.
        since: Matches begun at that time or later, UTC.
        before: Matches begun before that time.
        points: What the others paid for it.
        han: Its han or doublings.
    """

    words: tuple[Word, ...] = ()
    role: Role = Role.WON
    kinds: frozenset[HitKind] = frozenset()
    ruleset: str | None = None
    since: str | None = None
    before: str | None = None
    points: Bounds = ANY
    han: Bounds = ANY
