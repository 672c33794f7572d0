# SPDX-License-Identifier: MIT
"""How much of a file is new, continues what is here, is already here, or has diverged."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import Final

from mahjong_desk.journal.acts import ActKind
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.entry import Kind
from mahjong_desk.ledger.merge import Item, Merge, Standing, hands_among

ENTRY_KINDS: Final = (Kind.DRILL_ANSWER, Kind.CLUB)
"""The kinds of which each single entry counts."""

KINDS: Final = (Kind.SESSION, ActKind.OPEN, Kind.HOUSE_RULES, Kind.SESSION_NAME, Kind.RATES, *ENTRY_KINDS)
"""The kinds in the order in which they are shown."""

Counts = dict[tuple[Standing, str], int]
"""The number of things by standing and kind; zeros are left out."""


def counted(merge: Merge) -> Counts:
    found: Counts = {}
    for item in merge.items:
        key = item.standing, item.kind
        found[key] = found.get(key, 0) + (item.adds if item.kind in ENTRY_KINDS and item.adds else 1)
    return found


def added_hands(merge: Merge, standing: Standing) -> int:
    """Returns how many hands the matches of a standing add."""
    return sum(item.adds for item in _matches(merge.items, standing))


def hands_in_common(mine: Journal, theirs: Journal) -> int:
    """Returns how many hands two matches have in common before they diverge."""
    pairs = zip(mine.events, theirs.events, strict=False)
    return hands_among(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def new_matches(merge: Merge) -> set[str]:
    """Returns the uuids of the matches that are new here."""
    return {item.key for item in _matches(merge.items, Standing.NEW)}


def _matches(items: Iterable[Item], standing: Standing) -> list[Item]:
    return [item for item in items if item.kind == ActKind.OPEN and item.standing is standing]
