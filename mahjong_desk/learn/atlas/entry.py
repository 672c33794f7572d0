# SPDX-License-Identifier: MIT
"""The yaku of all rule systems, one entry for each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from mahjong_desk.learn.atlas.romaji import romaji
from mahjong_desk.rules.registry import find, rulesets
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku import AnyYaku


@dataclass(frozen=True, slots=True)
class Entry:
    """One yaku of one ruleset.

    Attributes:
        ruleset: The ruleset.
        yaku: Its names, condition, values and example.
    """

    ruleset: Ruleset
    yaku: AnyYaku

    @property
    def key(self) -> tuple[str, str]:
        """The ids of the ruleset and the yaku, which tell it from all others."""
        return self.ruleset.id, self.yaku.id

    @property
    def romaji(self) -> str:
        """How its Japanese name is read, in Latin letters."""
        return romaji(self.yaku.spoken.kana)


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """What one rule system makes of the idea of a yaku.

    Attributes:
        ruleset: The ruleset.
        entries: Its yaku of the same idea; none where it has no such yaku.
    """

    ruleset: Ruleset
    entries: tuple[AnyYaku, ...]


def entries(ruleset_id: str | None = None) -> tuple[Entry, ...]:
    """Returns the yaku of one ruleset, or of all, in the order of the rules.

    Raises:
        Refusal: ``unknown_ruleset``.
    """
    if ruleset_id is not None:
        return _of(find(ruleset_id))
    return tuple(entry for ruleset in rulesets() for entry in _of(ruleset))


def entry_of(ruleset_id: str, yaku_id: str) -> Entry:
    """Returns the entry of one yaku.

    Raises:
        KeyError: There is none.
    """
    for entry in _of(find(ruleset_id)):
        if entry.yaku.id == yaku_id:
            return entry
    raise KeyError(yaku_id)


def elsewhere(entry: Entry) -> tuple[Elsewhere, ...]:
    """Returns the idea of a yaku in every rule system, one line each in their usual order.

    The line of its own system holds nothing but itself.
    """
    lines = []
    for ruleset in rulesets():
        found = (
            (entry.yaku,)
            if ruleset is entry.ruleset
            else tuple(other.yaku for other in _of(ruleset) if set(other.yaku.ideas) & set(entry.yaku.ideas))
        )
        lines.append(Elsewhere(ruleset, found))
    return tuple(lines)


@cache
def _of(ruleset: Ruleset) -> tuple[Entry, ...]:
    return tuple(Entry(ruleset, yaku) for yaku in ruleset.yaku)
