# SPDX-License-Identifier: MIT
"""How much of a file is new, continues what is here, is already here, or has diverged."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Final

from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.entry import Kind
from mahjong_desk.ledger.merge import MergeItem, MergePlan, MergeStatus, count_hands

ENTRY_KINDS: Final = (Kind.DRILL_ANSWER, Kind.CLUB)
"""The kinds of which each single entry counts."""

KINDS: Final = (Kind.SESSION, ActionKind.OPEN, Kind.HOUSE_RULES, Kind.SESSION_NAME, Kind.RATES, *ENTRY_KINDS)
"""The kinds in the order in which they are shown."""

Counts = dict[tuple[MergeStatus, str], int]
"""The number of things by standing and kind; zeros are left out."""


def count_import(merge: MergePlan) -> Counts:
    found: Counts = {}
    for item in merge.items:
        key = item.status, item.kind
        found[key] = found.get(key, 0) + (item.adds if item.kind in ENTRY_KINDS and item.adds else 1)
    return found


def added_hands(merge: MergePlan, standing: MergeStatus) -> int:
    """Returns how many hands the matches of a standing add."""
    return sum(item.adds for item in _matches(merge.items, standing))


def hands_in_common(mine: Journal, theirs: Journal) -> int:
    """Returns how many hands two matches have in common before they diverge."""
    pairs = zip(mine.events, theirs.events, strict=False)
    return count_hands(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def new_matches(merge: MergePlan) -> set[str]:
    """Returns the uuids of the matches that are new here."""
    return {item.key for item in _matches(merge.items, MergeStatus.NEW)}


def _matches(items: Iterable[MergeItem], standing: MergeStatus) -> list[MergeItem]:
    return [item for item in items if item.kind == ActionKind.OPEN and item.status is standing]
