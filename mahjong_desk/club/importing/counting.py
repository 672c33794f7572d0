# SPDX-License-Identifier: MIT
"""How much of what a file brings is new, is here already, or has parted from what is here."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from mahjong_desk.ledger.holdings import hands_among
from mahjong_desk.ledger.journal.journal import Journal
from mahjong_desk.ledger.merge import Item, MatchBrought, MatchHeld, Matter, Merge, Standing


class Count(NamedTuple):
    """How many of one kind.

    Attributes:
        comes: Those that are new here, or go on from what is here.
        here: Those that are here already.
        parted: Those that went on both here and there.
    """

    comes: int
    here: int
    parted: int


class Counts(NamedTuple):
    """What a file brings, in figures; players are those who sat at its matches."""

    sessions: Count
    matches: Count
    hands: Count
    players: Count
    house_rules: Count
    answers: Count
    club_acts: Count


def counted(merge: Merge, known: Iterable[str]) -> Counts:
    """Returns how much comes, is here, and has parted.

    Args:
        merge: What becomes of what a file brings.
        known: Everybody who ever sat at a table here.
    """
    comes = here = parted = 0
    people: set[str] = set()
    for item in merge.of(Matter.MATCH, *Standing):
        theirs, mine = journals(item)
        people |= set(theirs.history.people)
        total, before = hands_among(theirs.events), hands_among(mine.events) if mine is not None else 0
        if item.standing is Standing.PARTED:
            shared = hands_in_common(mine, theirs)
            here, parted = here + shared, parted + total - shared
        elif item.standing is Standing.HERE:
            here += total
        else:
            comes, here = comes + max(0, total - before), here + min(total, before)
    sat = set(known)
    return Counts(
        _count(merge, Matter.SESSION),
        _count(merge, Matter.MATCH),
        Count(comes, here, parted),
        Count(len(people - sat), len(people & sat), 0),
        _count(merge, Matter.HOUSE_RULES),
        _count(merge, Matter.ANSWER),
        _count(merge, Matter.CLUB),
    )


def journals(item: Item) -> tuple[Journal, Journal | None]:
    """Returns the journal of a match that is brought, and of the one here that it is, if it is."""
    assert isinstance(item.theirs, MatchBrought)
    return item.theirs.journal, item.mine.journal if isinstance(item.mine, MatchHeld) else None


def hands_in_common(mine: Journal | None, theirs: Journal) -> int:
    """Returns how many hands two matches have in common before they part."""
    pairs = zip(mine.events if mine is not None else (), theirs.events, strict=False)
    return hands_among(one for one, _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _count(merge: Merge, matter: Matter) -> Count:
    return Count(
        len(merge.of(matter, Standing.NEW, Standing.LONGER)),
        len(merge.of(matter, Standing.HERE)),
        len(merge.of(matter, Standing.PARTED)),
    )
