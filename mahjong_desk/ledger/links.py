# SPDX-License-Identifier: MIT
"""The chain of the club as a database has it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from mahjong_desk.ledger.chain import OF_A_MATCH, End, Line, Link, LinkKind, object_of
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import read
from mahjong_desk.ledger.entries import GENESIS
from mahjong_desk.ledger.errors import LedgerDamaged
from mahjong_desk.ledger.server_place import Place

ALL: Final = 2**31 - 1
"""More lines than any ledger has."""

_AT_A_TIME: Final = 500
_LINKS: Final = "SELECT number, at, kind, content, previous, hash FROM chain WHERE number > ? ORDER BY number LIMIT ?"
_ENTRIES: Final = (
    "SELECT sequence, journal.at, kind, payload, previous, hash FROM journal "
    "JOIN matches ON matches.id = match_id WHERE uuid = ? AND sequence BETWEEN ? AND ?"
)
_COLUMNS: Final = ("sequence", "at", "kind", "payload", "previous", "hash")


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
    last = after
    while most > 0:
        found = database.execute(_LINKS, (last, min(most, _AT_A_TIME))).fetchall()
        if not found:
            return
        links = [_link(place, *columns) for columns in found]
        entries = _Entries(database, links)
        for link in links:
            yield Line(link, entries.of(place, link) if link.kind in OF_A_MATCH else None)
        last, most = links[-1].number, most - len(links)


def _link(place: Place, number: int, at: str, kind: str, content: str, previous: str, hash_: str) -> Link:
    try:
        return Link(number, at, LinkKind(kind), read(content), previous, hash_)
    except ValueError as error:
        raise LedgerDamaged(place, f"link {number}: {error}") from error


class _Entries:
    """The entries of matches that some links bring, read match by match: they mostly follow each other."""

    def __init__(self, database: Readable, links: Sequence[Link]) -> None:
        wanted: dict[str, list[int]] = {}
        for link in links:
            if link.kind in OF_A_MATCH:
                wanted.setdefault(link.content["match"], []).append(link.content.get("sequence", 0))
        self._found = {
            (match, columns[0]): columns
            for match, sequences in wanted.items()
            for columns in database.execute(_ENTRIES, (match, min(sequences), max(sequences))).fetchall()
        }

    def of(self, place: Place, link: Link) -> dict[str, object]:
        """Returns the entry that a link brings."""
        found = self._found.get((link.content["match"], link.content.get("sequence", 0)))
        if found is None:
            raise LedgerDamaged(place, f"link {link.number}: its entry is missing")
        return dict(zip(_COLUMNS, found, strict=True)) | {"payload": object_of(found[3])}
