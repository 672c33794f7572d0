# SPDX-License-Identifier: MIT
"""What may be in the database though whoever entered it was told that it is not, so that nothing is entered twice.

A connection can be lost under a commit: then nobody knows whether the commit went through, until the database is asked.
Whoever is told of a failure tries again; what is there already is found here and given instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mahjong_desk.ledger.chain import Columns, Line, LinkKind
from mahjong_desk.ledger.documents import Document, spell

_OWN_NAMES = {
    LinkKind.SESSION: ("session",),
    LinkKind.MATCH: ("match", "number", "entry"),
    LinkKind.ACT: ("entry",),
    LinkKind.CLUB: ("uuid",),
}
"""What of a link is made for it anew at each try: its identity, its place, and the hash with the time in it."""


class Doubtful:
    """The lines in doubt."""

    def __init__(self) -> None:
        """Begins without any."""
        self._lines: list[Line] = []

    def add(self, lines: Iterable[Line]) -> None:
        """Adds lines that were entered by somebody who was told of a failure."""
        self._lines += lines

    def settle(self, hash_at: Callable[[int], str | None]) -> None:
        """Forgets those that never got into the database.

        Args:
            hash_at: Returns the hash of a link in the database; nobody else is writing to it.
        """
        self._lines = [line for line in self._lines if hash_at(line.link.number) == line.link.hash]

    def take(self, kind: LinkKind, content: Document, entry: Columns | None) -> Line | None:
        """Returns the line that brought the same, and forgets it; None if none did.

        Args:
            kind: What is about to be entered.
            content: What it says.
            entry: The entry of a match that it brings.
        """
        if not self._lines:
            return None
        meant = _meaning(kind, content, entry)
        for line in self._lines:
            if _meaning(line.link.kind, line.link.content, line.entry) == meant:
                self._lines.remove(line)
                return line
        return None


def _meaning(kind: LinkKind, content: Document, entry: Columns | None) -> tuple[str, str, str]:
    own = _OWN_NAMES.get(kind, ())
    rest = {name: value for name, value in content.items() if name not in own}
    brought = {"kind": entry["kind"], "payload": entry["payload"]} if entry is not None else {}
    return kind, spell(rest), spell(brought)
