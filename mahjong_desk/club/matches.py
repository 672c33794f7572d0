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
    """A match that cannot go on, though nobody ended it as far as can be known."""

    record: MatchRecord
    why: LedgerDamaged | Refusal


class Unfinished(NamedTuple):
    """The matches of a ledger that were not finished, those that were written in last first."""

    matches: tuple[StoredMatch, ...]
    faulty: tuple[FaultyMatch, ...]


def unfinished_matches(ledger: Ledger, among: int) -> Unfinished:
    """Returns the matches that can go on, and those that cannot because something is wrong with them.

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
