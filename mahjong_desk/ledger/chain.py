# SPDX-License-Identifier: MIT
"""The chain of the club: a link for everything that a person entered, in the order in which it was entered.

A match has a chain of its own, which goes with it wherever it is taken. This one holds all of them together with what
belongs to no match: a link of a match names the hash of the entry that it brings, any other holds what was entered.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

from mahjong_desk.ledger.documents import Document, as_dict, freeze, read, spell
from mahjong_desk.ledger.entries import GENESIS, Entry

Columns = Mapping[str, Any]
"""A stored entry of a match by its columns; ``payload`` is an object, or the text itself where that is none."""

_ENTRY_COLUMNS: Final = frozenset({"sequence", "at", "kind", "payload", "previous", "hash"})
_FINGERPRINT: Final = 32
_LEAST: Final = 8
_DIGITS: Final = frozenset("0123456789abcdef")
_READABLE: Final = json.JSONEncoder(
    sort_keys=True, ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=as_dict
)


class LinkKind(StrEnum):
    """What a link brings."""

    SESSION = "session"
    SESSION_NAME = "session_name"
    MATCH = "match"
    ACT = "act"
    HOUSE_RULES = "house_rules"
    RATES = "rates"
    DRILL_ANSWER = "drill_answer"
    CLUB = "club"
    IMPORT = "import"


OF_A_MATCH: Final = frozenset({LinkKind.MATCH, LinkKind.ACT})
"""The links that bring an entry of a match: its first, and each one after."""


class Link(NamedTuple):
    """One link of the chain.

    Attributes:
        number: Its place, from 1.
        at: When it was entered, UTC.
        kind: What it brings.
        content: What that is; read-only.
        previous: The hash of the link before, ``GENESIS`` for the first.
        hash: The seal over all of the above.
    """

    number: int
    at: str
    kind: LinkKind
    content: Document
    previous: str
    hash: str

    @property
    def sealed(self) -> bool:
        """Whether its hash is that of what stands in it."""
        return self.hash == seal_link(self.number, self.at, self.kind, self.content, self.previous)


class End(NamedTuple):
    """Where a chain ends.

    Attributes:
        number: How many links it has.
        hash: The hash of the last one, ``GENESIS`` where there is none.
    """

    number: int = 0
    hash: str = GENESIS

    @property
    def fingerprint(self) -> str:
        """What people compare: the first half of the hash, eight groups of four."""
        digits = self.hash[:_FINGERPRINT].upper()
        return " ".join(digits[place : place + 4] for place in range(0, _FINGERPRINT, 4))


def digits_of(text: str) -> str:
    """Returns the digits of a fingerprint that somebody typed, as they stand in a hash.

    Raises:
        ValueError: If it is none, or too little of one to tell entries apart.
    """
    digits = "".join(unicodedata.normalize("NFKC", text).split()).replace("-", "").lower()
    if not _LEAST <= len(digits) <= _FINGERPRINT or any(digit not in _DIGITS for digit in digits):
        raise ValueError("not a fingerprint")
    return digits


def seal_link(number: int, at: str, kind: str, content: Document, previous: str) -> str:
    """Returns the hash of a link: SHA-256, in hexadecimal, over its canonical JSON with the hash before it."""
    sealed = {"number": number, "at": at, "kind": str(kind), "content": content, "previous": previous}
    return hashlib.sha256(spell(sealed).encode("ascii")).hexdigest()


def next_link(end: End, kind: LinkKind, at: str, content: Document) -> Link:
    """Returns the sealed link that brings ``content`` after the end of a chain."""
    # By way of JSON, so that what is kept now equals what is read later.
    content = read(spell(content))
    number = end.number + 1
    return Link(number, at, kind, content, end.hash, seal_link(number, at, kind, content, end.hash))


class Line(NamedTuple):
    """A link with all that it brings: what the second book keeps of it, and of which a ledger can be built anew.

    Attributes:
        link: The link.
        entry: The entry of a match that it brings, by its columns; None where it brings none.
    """

    link: Link
    entry: Columns | None = None

    @property
    def end(self) -> End:
        """Where the chain ends with it."""
        return End(self.link.number, self.link.hash)

    def spelled(self) -> bytes:
        """Returns the line as the second book has it: JSON that can be read and compared, in UTF-8, with its end."""
        link = self.link
        fields = {
            "number": link.number,
            "at": link.at,
            "kind": str(link.kind),
            "content": link.content,
            "previous": link.previous,
            "hash": link.hash,
        }
        if self.entry is not None:
            fields["entry"] = self.entry
        # Half a surrogate pair is no UTF-8: it stays the escape that JSON has for it.
        return _READABLE.encode(fields).encode("utf-8", "backslashreplace") + b"\n"

    @classmethod
    def read(cls, text: bytes) -> Line:
        """Returns the line that the second book has.

        Raises:
            ValueError: If it is none, or its seal does not fit.
        """
        try:
            fields = json.loads(text)
        except RecursionError as error:
            raise ValueError("nested too deep") from error
        match fields:
            case {
                "number": int(number),
                "at": str(at),
                "kind": str(kind),
                "content": dict(content),
                "previous": str(previous),
                "hash": str(hash_),
            }:
                link = Link(number, at, LinkKind(kind), freeze(content), previous, hash_)
            case _:
                raise ValueError("not a line of the second book")
        entry = fields.get("entry")
        if (link.kind in OF_A_MATCH) != (entry is not None):
            raise ValueError("the entry of the match is missing")
        if entry is not None and (not isinstance(entry, dict) or entry.keys() != _ENTRY_COLUMNS):
            raise ValueError("not an entry of a match")
        if not link.sealed or (entry is not None and entry["hash"] != content.get("entry")):
            raise ValueError("the seal does not fit")
        return cls(link, freeze(entry) if entry is not None else None)


def columns_of(entry: Entry) -> Columns:
    """Returns an entry of a match by its columns."""
    return {
        "sequence": entry.sequence,
        "at": entry.at,
        "kind": str(entry.kind),
        "payload": entry.payload,
        "previous": entry.previous,
        "hash": entry.hash,
    }


def text_of(value: Document | str) -> str:
    """Returns an object as the database has it."""
    return value if isinstance(value, str) else spell(value)


def object_of(text: str) -> Document | str:
    """Returns the object that a text of the database spells; one that spells none stays as it is."""
    try:
        return read(text)
    except ValueError:
        return text


def first_gap(lines: Iterable[Line], after: End) -> int | None:
    """Returns the number of the first line that does not follow from the one before it; None if all do.

    Args:
        lines: The lines in their order.
        after: Where the chain ends before them.
    """
    for line in lines:
        if (line.link.number, line.link.previous) != (after.number + 1, after.hash):
            return line.link.number
        after = line.end
    return None
