# SPDX-License-Identifier: MIT
"""What an open ledger tells of what was entered in it: its sessions, matches and journals, and its chain."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from mahjong_desk.ledger.chain import End, digits_of
from mahjong_desk.ledger.database import Database
from mahjong_desk.ledger.entries import ActRefused
from mahjong_desk.ledger.errors import LedgerDamaged, LedgerUnreachable, MatchDamaged
from mahjong_desk.ledger.journal import Journal
from mahjong_desk.ledger.links import ALL, end_of, read_lines
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.reading import (
    has_changed_people,
    latest_written,
    people_changed,
    read_counts,
    read_heads,
    read_heads_since,
    read_journal,
    read_match,
    read_match_heads,
    read_matches,
    read_matches_before,
    read_people_before,
    read_seatings,
    read_session,
    read_sessions,
)
from mahjong_desk.ledger.records import MatchHead, MatchRecord, Seating, SessionRecord

if TYPE_CHECKING:
    from mahjong_desk.ledger.chain import Line


class Moment(NamedTuple):
    """When a ledger stood as a fingerprint says.

    Attributes:
        number: How many entries it had.
        at: When the last of them was entered, UTC.
        since: How many came after it.
    """

    number: int
    at: str
    since: int


class Contents:
    """What can be read in an open ledger, for one thread.

    Every method raises ``LedgerError`` for what the world does to it.

    Attributes:
        place: Where it is.
    """

    def __init__(self, database: Database) -> None:
        """Takes a database that is open."""
        self.place = database.place
        self._database = database

    @property
    def end(self) -> End:
        """Where the chain of everything that was entered ends."""
        with self._reading() as database:
            return end_of(database)

    def stood_at(self, fingerprint: str) -> Moment | None:
        """Returns when the ledger had a fingerprint; None if it never had.

        Args:
            fingerprint: What stands on a printed page, or its first eight digits.

        Raises:
            ValueError: If it is no fingerprint.
        """
        digits = digits_of(fingerprint)
        statement = (
            "SELECT number, at, (SELECT max(number) FROM chain) - number FROM chain WHERE substr(hash, 1, ?) = ?"
        )
        with self._reading() as database:
            found = database.execute(statement, (len(digits), digits)).fetchone()
        return Moment(*found) if found is not None else None

    def lines(self) -> list[Line]:
        """Returns everything that was ever entered, link by link: what a file of the whole ledger holds."""
        with self._reading() as database:
            return list(read_lines(database, self.place, 0))

    def export(self, path: Path, progress: Progress = UNWATCHED) -> End:
        """Writes everything into one file, whole or not at all, which can be imported elsewhere; returns where it ends.

        Args:
            path: The file; one that is there is replaced.
            progress: How far it is.

        Raises:
            LedgerError: If the file cannot be written; its ``path`` is that of the file.
            GivenUp: If nobody wants it any more; the file is as it was.
        """
        # Loaded when it is wanted: few export anything.
        from mahjong_desk.ledger.ledger_file import write_ledger_file

        if isinstance(self.place, Path) and path.exists() and path.samefile(self.place):
            raise LedgerUnreachable(path, "an export lies in another place than the ledger itself")
        with self._reading() as database:
            end = end_of(database)
            lines = progress.over(read_lines(database, self.place, 0), Stage.READING, end.number)
            write_ledger_file(path, lines, end)
        return end

    def sessions(self) -> tuple[SessionRecord, ...]:
        """Returns all sessions, the newest last."""
        with self._reading() as database:
            return read_sessions(database)

    def session(self, session_id: int) -> SessionRecord:
        """Returns a session.

        Raises:
            LookupError: If there is no such session.
        """
        with self._reading() as database:
            found = read_session(database, session_id)
        if found is None:
            raise LookupError(f"no session {session_id}")
        return found

    def newest_session(self) -> SessionRecord | None:
        """Returns the session that was begun last; None if there is none."""
        with self._reading() as database:
            return read_session(database, None)

    def match_counts(self) -> Mapping[int, int]:
        """Returns how many matches each session has, by its number; a session without any is left out."""
        with self._reading() as database:
            return read_counts(database)

    def matches(self, session_id: int | None = None) -> tuple[MatchRecord, ...]:
        """Returns the matches of a session, the newest last; of all sessions for None, be they ever so many."""
        with self._reading() as database:
            changed = people_changed(database) if session_id is None else None
            return self._with_people(database, read_matches(database, session_id), changed)

    def matches_before(self, match_id: int | None, most: int) -> tuple[MatchRecord, ...]:
        """Returns the matches that were begun before one, or the last of all for None, the newest first.

        Args:
            match_id: The match.
            most: So many at most.
        """
        with self._reading() as database:
            return self._with_people(
                database, read_matches_before(database, ALL if match_id is None else match_id, most)
            )

    def latest_matches(self, most: int) -> tuple[MatchRecord, ...]:
        """Returns the matches in which something was entered last, the latest first; at most so many."""
        with self._reading() as database:
            found = (read_match(database, uuid) for uuid in latest_written(database, most))
            return self._with_people(database, [record for record in found if record is not None])

    def match(self, match_id: int | str) -> MatchRecord:
        """Returns what the ledger knows of a match.

        Args:
            match_id: Its number in this ledger, or what it is known by everywhere.

        Raises:
            LookupError: If there is no such match.
        """
        with self._reading() as database:
            found = read_match(database, match_id)
            if found is None:
                raise LookupError(f"no match {match_id}")
            return self._with_people(database, [found])[0]

    def heads(self, ruleset: str | None = None) -> Mapping[int, str]:
        """Returns the hash of the last entry of each match of a rule system, or of all for None, by its number."""
        with self._reading() as database:
            return read_heads(database, ruleset)

    def match_heads(self) -> tuple[MatchHead, ...]:
        """Returns where each match stands, in the order in which they were begun."""
        with self._reading() as database:
            return tuple(read_match_heads(database))

    def heads_since(self, end: End) -> tuple[MatchHead, ...] | None:
        """Returns where those matches stand in which something was entered since the chain ended there.

        Args:
            end: Where it ended.

        Returns:
            The matches in the order in which they were begun; None where the chain never ended there, or too long ago.
        """
        with self._reading() as database:
            found = read_heads_since(database, end)
            return tuple(found) if found is not None else None

    def people_before(self, match_id: int | None, most: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Returns matches with everybody who sat there, as ``matches_before`` has them, without the rest of them."""
        with self._reading() as database:
            found = read_people_before(database, ALL if match_id is None else match_id, most)
            changed = people_changed(database, found[-1][0], found[0][0]) if found else ()
            return tuple(
                (number, self._people(database, number) if number in changed else people) for number, people in found
            )

    def seatings(self, first: int = 0, last: int = ALL) -> tuple[Seating, ...]:
        """Returns who sat at each match from one number to another, in the order in which the matches were begun."""
        with self._reading() as database:
            changed = people_changed(database, first, last)
            return tuple(
                seating._replace(people=self._seated(database, seating.match_id))
                if seating.match_id in changed
                else seating
                for seating in read_seatings(database, first, last)
            )

    def journal(self, match_id: int) -> Journal:
        """Returns the journal of a match, verified; a break in its chain stands in ``Journal.broken``.

        Raises:
            LookupError: If there is no such match.
            LedgerDamaged: If not even the header of the match can be read.
        """
        with self._reading() as database:
            return self._journal(database, match_id)

    def _with_people(
        self, database: Database, records: Sequence[MatchRecord], changed: Collection[int] | None = None
    ) -> tuple[MatchRecord, ...]:
        """Returns records under the names that hold now; only of a few matches the header does not say them."""
        if changed is None:
            changed = [record.id for record in records if has_changed_people(database, record.id)]
        return tuple(
            record._replace(people=self._people(database, record.id)) if record.id in changed else record
            for record in records
        )

    def _people(self, database: Database, match_id: int) -> tuple[str, ...]:
        try:
            return self._journal(database, match_id).history.people
        except LedgerDamaged:
            return ()

    def _seated(self, database: Database, match_id: int) -> tuple[tuple[str, str], ...]:
        try:
            history = self._journal(database, match_id).history
        except LedgerDamaged:
            return ()
        return tuple((name, history.header.person(name)) for name in history.people)

    def _journal(self, database: Database, match_id: int) -> Journal:
        head, length, lines = read_journal(database, match_id)
        try:
            return Journal.from_lines(match_id, lines, head, length)
        except ActRefused as error:
            raise MatchDamaged(self.place, f"match {match_id}: {error}") from error

    @contextmanager
    def _reading(self) -> Iterator[Database]:
        with self._database.transaction():
            yield self._database
