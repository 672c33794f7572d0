# SPDX-License-Identifier: MIT
"""The matches of the club: each of them, and which can go on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.errors import Damage, LedgerDamaged
from mahjong_desk.rules.model.refusal import Refusal

if TYPE_CHECKING:
    from mahjong_desk.ledger.ledger import Ledger
    from mahjong_desk.ledger.records import MatchRecord

_PAGE: Final = 50


def match_to_go_on(ledger: Ledger, last: int) -> int | None:
    """Returns the match that lay on the table last where it is in a ledger, else the one that was written in last.

    Args:
        ledger: The ledger.
        last: The match that lay there.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    with suppress(LookupError):
        return ledger.match(last).id
    return next((record.id for record in ledger.latest_matches(1)), None)


def every_match(ledger: Ledger) -> Iterator[MatchRecord]:
    """Yields the matches whose header can be read, the newest first, and reads only as far as it is asked.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    before: int | None = None
    while page := ledger.matches_before(before, _PAGE):
        yield from (record for record in page if record.header is not None)
        before = page[-1].id


class FaultyMatch(NamedTuple):
    """A match that cannot go on, though nobody ended it as far as can be known.

    Attributes:
        record: What lists of matches show of it.
        why: What is in the way; a ``Refusal``, or damage to the acts alone, where it can still be looked at.
    """

    record: MatchRecord
    why: LedgerDamaged | Refusal


class Unfinished(NamedTuple):
    """The matches of a ledger that were not finished, those that were written in last first.

    Attributes:
        matches: Those that can go on.
        faulty: Those that cannot.
    """

    matches: tuple[StoredMatch, ...]
    faulty: tuple[FaultyMatch, ...]


def unfinished_matches(ledger: Ledger, among: int) -> Unfinished:
    """Returns the matches that can go on, and those that cannot because something is wrong with them.

    Args:
        ledger: The ledger.
        among: Looks at no more than that many matches, the latest ones.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    found, faulty = [], []
    for record in ledger.latest_matches(among):
        try:
            journal = ledger.journal(record.id)
            if journal.broken is not None:
                raise LedgerDamaged(ledger.place, where=Damage.ACTS, entry=journal.broken)
            stored = StoredMatch.read(record, journal)
        except (LedgerDamaged, Refusal) as why:
            faulty.append(FaultyMatch(record, why))
            continue
        if stored.replay.final is None:
            found.append(stored)
    return Unfinished(tuple(found), tuple(faulty))
