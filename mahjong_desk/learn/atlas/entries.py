# SPDX-License-Identifier: MIT
"""The yaku of all rule systems, as one entry each."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import AnyYaku


@dataclass(frozen=True, slots=True, eq=False)
class YakuEntry:
    """A yaku of a rule system; each has only one instance."""

    ruleset: Ruleset
    yaku: AnyYaku

    @property
    def key(self) -> tuple[str, str]:
        """The ids of rule system and yaku."""
        return self.ruleset.id, self.yaku.id


def entries(ruleset_id: str | None = None) -> tuple[YakuEntry, ...]:
    """Returns the yaku of one rule system, or of all, in the order of the rules.

    Raises ``Refusal`` with ``unknown_ruleset``.
    """
    if ruleset_id is not None:
        return _entries(get_ruleset(ruleset_id))
    return tuple(entry for ruleset in all_rulesets() for entry in _entries(ruleset))


def get_entry(ruleset_id: str, yaku_id: str) -> YakuEntry:
    """Returns the entry of a yaku. Raises ``KeyError`` if there is no such yaku."""
    return {entry.yaku.id: entry for entry in _entries(get_ruleset(ruleset_id))}[yaku_id]


def counterparts(entry: YakuEntry) -> Mapping[Ruleset, tuple[AnyYaku, ...]]:
    """Returns the yaku of the same idea in every rule system.

    Its own rule system has only the yaku itself.
    """
    return {
        ruleset: (entry.yaku,)
        if ruleset is entry.ruleset
        else tuple(other for other in ruleset.yaku if other.shares_concept(entry.yaku))
        for ruleset in all_rulesets()
    }


def excluded_yaku(entry: YakuEntry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that this one excludes, in the order of the rules."""
    return tuple(other for other in entry.ruleset.yaku if other.id in entry.yaku.excludes)


def excluding_yaku(entry: YakuEntry) -> tuple[AnyYaku, ...]:
    """Returns the yaku that exclude this one, in the order of the rules."""
    return tuple(other for other in entry.ruleset.yaku if entry.yaku.id in other.excludes)


@cache
def _entries(ruleset: Ruleset) -> tuple[YakuEntry, ...]:
    return tuple(YakuEntry(ruleset, yaku) for yaku in ruleset.yaku)
