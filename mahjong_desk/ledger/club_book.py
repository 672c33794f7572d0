# SPDX-License-Identifier: MIT
"""Where the acts of the club are kept: a line for each, in a table that only grows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final

from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.club_act import ClubAct
from mahjong_desk.ledger.database import Database
from mahjong_desk.ledger.documents import Document, read, spell
from mahjong_desk.ledger.entries import MatchHeader

if TYPE_CHECKING:
    from mahjong_desk.ledger.book import Entering
    from mahjong_desk.ledger.writing import Writing

_ACTS: Final = "SELECT uuid, at, subject, act FROM club_acts WHERE subject = ? ORDER BY at, id"

_HAS: Final = "SELECT 1 FROM club_acts WHERE subject = ? AND act LIKE ? LIMIT 1"


class ClubBook:
    """The acts of the club in a ledger, which knows nothing of what stands in them; read with the driver alone.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.
    """

    def __init__(self, reading: Callable[[], AbstractContextManager[Database]], writing: Entering) -> None:
        """Takes the two doors of an open ledger."""
        self._reading = reading
        self._writing = writing

    def acts(self, subject: str) -> tuple[ClubAct, ...]:
        """Returns the acts about a subject in the order in which they were done; a line that was damaged is left out.

        Two ledgers that hold the same acts give them in the same order, however they came there.

        Args:
            subject: What they are about, such as ``people``.
        """
        with self._reading() as database:
            lines = database.execute(_ACTS, (subject,)).fetchall()
        found = []
        for uuid, at, about, text in lines:
            try:
                found.append(ClubAct(uuid, at, about, read(text)))
            except ValueError:
                continue
        return tuple(found)

    def has(self, subject: str, act: str) -> bool:
        """Tells whether an act of that kind about a subject was ever entered, in no time.

        Args:
            subject: What it is about.
            act: What stands in it as ``act``.
        """
        told = spell({"act": act}).strip("{}")
        with self._reading() as database:
            return database.execute(_HAS, (subject, f"%{told}%")).fetchone() is not None

    def enter(self, subject: str, act: Document, at: str) -> ClubAct:
        """Returns an act that was entered; it is on the disk when this returns.

        Args:
            subject: What it is about.
            act: What was done, as a JSON object.
            at: When, UTC, ``2026-01-31T20:15:00Z``. With a clock that was set back it counts as done when the act before
                it was: it comes after that one nonetheless.
        """
        with self._writing() as writing:
            return _entered(writing, subject, act, at)

    def open_matches(
        self, session: str, headers: Sequence[MatchHeader], subject: str, act: Document, at: str, *, after: str
    ) -> ClubAct | None:
        """Opens matches, and enters the act that lets them begin: all of it is on the disk when this returns, or nothing.

        Args:
            session: The identity of the session to which they belong.
            headers: What is fixed of each from now on.
            subject: What the act is about.
            act: The act; it is entered with the identities of the matches as its ``matches``.
            at: When, UTC, ``2026-01-31T20:15:00Z``.
            after: The identity of the last act about the subject that is known; empty where none is.

        Returns:
            The act; None where another one was entered meanwhile, and nothing was written.
        """
        from sqlalchemy import select

        from mahjong_desk.ledger.schema import club_acts

        with self._writing() as writing:
            latest = select(club_acts.c.uuid).where(club_acts.c.subject == subject)
            last = latest.order_by(club_acts.c.at.desc(), club_acts.c.id.desc()).limit(1)
            if (writing.connection.execute(last).scalar() or "") != after:
                return None
            opened = [writing.open_match(session, header, at).link.content["match"] for header in headers]
            return _entered(writing, subject, {**act, "matches": opened}, at)


def _entered(writing: Writing, subject: str, act: Document, at: str) -> ClubAct:
    from uuid import uuid4

    from sqlalchemy import func, select

    from mahjong_desk.ledger.schema import club_acts

    latest = select(func.max(club_acts.c.at)).where(club_acts.c.subject == subject)
    at = max(at, writing.connection.execute(latest).scalar() or at)
    link = writing.enter(LinkKind.CLUB, at, {"uuid": str(uuid4()), "subject": subject, "act": act}).link
    return ClubAct(link.content["uuid"], link.at, subject, link.content["act"])
