# SPDX-License-Identifier: MIT
"""The matches of the club: which can go on, all of them played from their journals, and what was won with in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.errors import JournalBroken, LedgerDamaged, LedgerError
from mahjong_desk.match import Replay
from mahjong_desk.rules.events import Win
from mahjong_desk.rules.refusal import Refusal

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
        why: What is in the way; a ``JournalBroken`` or a ``Refusal`` where it can still be looked at.
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
                raise JournalBroken(ledger.place, journal.broken)
            stored = StoredMatch.read(record, journal)
        except (LedgerDamaged, Refusal) as why:
            faulty.append(FaultyMatch(record, why))
            continue
        if stored.replay.final is None:
            found.append(stored)
    return Unfinished(tuple(found), tuple(faulty))


class ClubMatches:
    """Plays every match of the ledger once, and goes on with it where something was written in it."""

    def __init__(self, ledger: Callable[[], Ledger | None], failed: Callable[[LedgerError], None]) -> None:
        """Looks at nothing yet.

        Args:
            ledger: Gives the ledger that is open; None where none is.
            failed: Hears why the ledger could not be read; what was played before stands meanwhile.
        """
        self._ledger, self._failed = ledger, failed
        self._played: dict[int, tuple[str, StoredMatch | None]] = {}

    def replays(self) -> Mapping[int, Replay]:
        """Returns the matches by their id, in the order in which they were begun; what cannot be read is left out."""
        ledger = self._ledger()
        played: dict[int, tuple[str, StoredMatch | None]] = {}
        if ledger is not None:
            try:
                for record in ledger.matches():
                    head, known = self._played.get(record.id, ("", None))
                    played[record.id] = record.head, known if head == record.head else _played(ledger, record, known)
            except LedgerError as error:
                self._failed(error)
                played = self._played | played
        self._played = played
        return {match_id: stored.replay for match_id, (_, stored) in played.items() if stored is not None}


def _played(ledger: Ledger, record: MatchRecord, known: StoredMatch | None) -> StoredMatch | None:
    try:
        journal = ledger.journal(record.id)
        if journal.broken is not None:
            return None
        return StoredMatch.read(record, journal) if known is None else known.went_on(journal)
    except (LedgerDamaged, Refusal):
        return None


def won_yaku(matches: Iterable[Replay]) -> frozenset[tuple[str, str]]:
    """Returns the ids of ruleset and yaku of everything that was won with; a typed value names none."""
    return frozenset(
        (played.match.rules.ruleset.id, item.id)
        for played in matches
        for row in played.rows
        if isinstance(row.event, Win)
        for won in row.settlement.wins
        for item in won.evaluation.yaku
    )
