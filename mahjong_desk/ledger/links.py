# SPDX-License-Identifier: MIT
"""The chain of the club as a database has it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mahjong_desk.ledger.chain import OF_A_MATCH, End, Line, Link, LinkKind, object_of
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import read
from mahjong_desk.ledger.entries import GENESIS
from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.ledger.server_place import Place

ALL: Final = 2**31 - 1
"""More lines than any ledger has."""


def end_of(database: Readable) -> End:
    """Returns where the chain ends."""
    found = database.execute("SELECT number, hash FROM chain ORDER BY number DESC LIMIT 1").fetchone()
    return End(*(found or ()))


def hash_at(database: Readable, number: int) -> str | None:
    """Returns the hash of a link; None if there is none of that number."""
    if number == 0:
        return GENESIS
    found = database.execute("SELECT hash FROM chain WHERE number = ?", (number,)).fetchone()
    return str(found[0]) if found is not None else None


def read_lines(database: Readable, place: Place, after: int, most: int = ALL) -> Iterator[Line]:
    """Yields what was entered after a number.

    Args:
        database: The database.
        place: Where it is, for what is told.
        after: The number.
        most: So many lines at most.

    Raises:
        LedgerDamaged: At a link that is none any more, or brings an entry that is not there.
    """
    statement = "SELECT number, at, kind, content, previous, hash FROM chain WHERE number > ? ORDER BY number LIMIT ?"
    for number, at, kind, content, previous, hash_ in database.execute(statement, (after, most)).fetchall():
        try:
            link = Link(number, at, LinkKind(kind), read(content), previous, hash_)
        except ValueError as error:
            raise LedgerDamaged(place, f"link {number}: {error}") from error
        yield Line(link, _entry(database, place, link) if link.kind in OF_A_MATCH else None)


def _entry(database: Readable, place: Place, link: Link) -> dict[str, object]:
    statement = (
        "SELECT sequence, journal.at, kind, payload, previous, hash FROM journal "
        "JOIN matches ON matches.id = match_id WHERE uuid = ? AND sequence = ?"
    )
    found = database.execute(statement, (link.content["match"], link.content.get("sequence", 0))).fetchone()
    if found is None:
        raise LedgerDamaged(place, f"link {link.number}: its entry is missing")
    names = ("sequence", "at", "kind", "payload", "previous", "hash")
    return dict(zip(names, found, strict=True)) | {"payload": object_of(found[3])}
