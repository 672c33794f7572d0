# SPDX-License-Identifier: MIT
"""Where the acts of the club are kept: a line for each, in a table that only grows."""

from __future__ import annotations

from uuid import uuid4

from sqlalchemy import func, select

from mahjong_desk.ledger.book import Book
from mahjong_desk.ledger.chain import LinkKind
from mahjong_desk.ledger.club_act import ClubAct
from mahjong_desk.ledger.documents import Document, read
from mahjong_desk.ledger.schema import club_acts


class ClubBook(Book):
    """The acts of the club in a ledger, which knows nothing of what stands in them.

    Every method raises ``LedgerError`` for what the world does to the file, and then has written nothing.
    """

    def acts(self, subject: str) -> tuple[ClubAct, ...]:
        """Returns the acts about a subject in the order in which they were done; a line that was damaged is left out.

        Two ledgers that hold the same acts give them in the same order, however they came there.

        Args:
            subject: What they are about, such as ``people``.
        """
        columns = (club_acts.c.uuid, club_acts.c.at, club_acts.c.subject, club_acts.c.act)
        query = select(*columns).where(club_acts.c.subject == subject).order_by(club_acts.c.at, club_acts.c.id)
        with self._reading() as connection:
            lines = connection.execute(query).all()
        found = []
        for uuid, at, about, text in lines:
            try:
                found.append(ClubAct(uuid, at, about, read(text)))
            except ValueError:
                continue
        return tuple(found)

    def enter(self, subject: str, act: Document, at: str) -> ClubAct:
        """Returns an act that was entered; it is on the disk when this returns.

        Args:
            subject: What it is about.
            act: What was done, as a JSON object.
            at: When, UTC, ``2026-01-31T20:15:00Z``. With a clock that was set back it counts as done when the act before
                it was: it comes after that one nonetheless.
        """
        with self._writing() as writing:
            latest = select(func.max(club_acts.c.at)).where(club_acts.c.subject == subject)
            at = max(at, writing.connection.execute(latest).scalar() or at)
            link = writing.enter(LinkKind.CLUB, at, {"uuid": str(uuid4()), "subject": subject, "act": act}).link
        return ClubAct(link.content["uuid"], link.at, subject, link.content["act"])
