# SPDX-License-Identifier: MIT
"""Entries and their chain of hashes (``resources/docs/ledger.md`` §1)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from enum import StrEnum
from hashlib import sha256
from typing import NamedTuple

from mahjong_desk.journal.acts import ActionKind, JsonObject, canonical_json, parse_canonical
from mahjong_desk.journal.journal import StoredAct

GENESIS_HASH = "0" * 64
"""The hash before the first entry."""

_LINE = re.compile(
    r'\{"number":([0-9]{1,18}),"at":"([^"\\\n]*)","kind":"([a-z_]+)","subject":"([^"\\\n]*)",'
    r'"content":(\{[^\n]*\}),"hash":"([0-9a-f]{64})"\}\n'
)
_PLAIN = re.compile(r'[^"\\\x00-\x1f]*')
_FINGERPRINT = 32


class EntryKind(StrEnum):
    """What an entry records, if it is no act in a match (``ActionKind``)."""

    SESSION = "session"
    SESSION_NAME = "session_name"
    DISCARD = "discard"
    RESTORE = "restore"
    RATES = "rates"
    HOUSE_RULES = "house_rules"
    DRILL_ANSWER = "drill_answer"
    CLUB = "club"
    IMPORT = "import"


MATCH_KINDS = frozenset(str(kind) for kind in ActionKind)
"""The kinds whose subject is a match."""

KINDS = MATCH_KINDS | {str(kind) for kind in EntryKind}
"""All kinds that this version knows."""


class LedgerEntry(NamedTuple):
    number: int
    at: str
    kind: str
    subject: str
    content: str
    hash: str

    @property
    def document(self) -> JsonObject:
        """The content as a read-only object."""
        return parse_canonical(self.content)

    @property
    def end(self) -> ChainHead:
        """The end of a chain whose last entry is this one."""
        return ChainHead(self.number, self.hash)

    def line(self) -> bytes:
        """Returns the entry as a line of text, including the newline."""
        return f'{_body(*self[:5])},"hash":"{self.hash}"}}\n'.encode("utf-8", "surrogatepass")

    def to_act(self, *, sound: bool = True) -> StoredAct:
        """Returns the entry as an act; ``sound`` is whether its hash is right."""
        payload = self.content
        if self.kind == ActionKind.OPEN:
            with suppress(ValueError, LookupError):
                payload = canonical_json(self.document["header"])
        return StoredAct(self.at, self.kind, payload, sound)

    def is_sound_after(self, previous: str) -> bool:
        """Returns whether the hash matches the content and the previous entry's hash."""
        return self.hash == _seal(previous, *self[:5])


class ChainHead(NamedTuple):
    """The number and hash of the last entry of a chain."""

    number: int = 0
    hash: str = GENESIS_HASH

    @property
    def fingerprint(self) -> str:
        """The first half of the hash in eight groups of four digits, for users to compare."""
        digits = self.hash[:_FINGERPRINT].upper()
        return " ".join(digits[start : start + 4] for start in range(0, _FINGERPRINT, 4))

    def is_followed_by(self, entry: LedgerEntry) -> bool:
        """Returns whether an entry is the next one of the chain."""
        return entry.number == self.number + 1 and entry.is_sound_after(self.hash)


_EMPTY_CHAIN = ChainHead()


class ChainBroken(ValueError):
    """Raised if entry ``number`` is missing, changed or invalid."""

    def __init__(self, number: int) -> None:
        super().__init__(f"entry {number} is missing or changed")
        self.number = number


def new_uuid() -> str:
    """Returns a new UUID for a session, a match or an act of the club."""
    # Imported lazily to keep startup fast.
    from uuid import uuid4

    return str(uuid4())


def next_entry(end: ChainHead, kind: str, subject: str, content: str, at: str) -> LedgerEntry:
    """Returns the entry that follows the end of a chain."""
    if not _PLAIN.fullmatch(subject) or not _PLAIN.fullmatch(at) or kind not in KINDS:
        raise ValueError(f"not an entry: {kind!r} {subject!r} {at!r}")
    number = end.number + 1
    return LedgerEntry(number, at, str(kind), subject, content, _seal(end.hash, number, at, kind, subject, content))


def read_line(line: bytes) -> LedgerEntry:
    """Returns the entry in a line of text, without checking its hash."""
    match = _LINE.fullmatch(line.decode())
    if match is None:
        raise ValueError("not the line of an entry")
    number, *rest = match.groups()
    return LedgerEntry(int(number), *rest)


def verify_chain(entries: Iterable[LedgerEntry], end: ChainHead = _EMPTY_CHAIN) -> Iterator[LedgerEntry]:
    """Yields entries; raises ``ChainBroken`` if one does not follow the previous one."""
    for entry in entries:
        if not end.is_followed_by(entry):
            raise ChainBroken(end.number + 1)
        end = entry.end
        yield entry


def _body(number: int, at: str, kind: str, subject: str, content: str) -> str:
    return f'{{"number":{number},"at":"{at}","kind":"{kind}","subject":"{subject}","content":{content}'


def _seal(previous: str, *fields: object) -> str:
    body = _body(*fields)  # type: ignore[arg-type]
    return sha256(f"{previous}{body}".encode("utf-8", "surrogatepass")).hexdigest()
