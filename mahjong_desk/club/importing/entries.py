# SPDX-License-Identifier: MIT
"""What an entry of a foreign ledger may contain, and a ledger in memory that is written entry by entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final
from uuid import UUID

from mahjong_desk.journal.acts import ActionKind, Done, MatchHeader, parse_time
from mahjong_desk.ledger.books import DRILLS, HOUSE_RULES, HouseRulesVersion
from mahjong_desk.ledger.database.in_memory import InMemory
from mahjong_desk.ledger.entry import Entry, Kind
from mahjong_desk.ledger.ledger import WriteTransaction
from mahjong_desk.ledger.rates import Rates

_GREATEST: Final = 1_000_000_000
_SUBJECTS: Final[Mapping[str, str]] = {Kind.HOUSE_RULES: HOUSE_RULES, Kind.DRILL_ANSWER: DRILLS}


class LedgerDraft:
    """A ledger in memory that is written from documents."""

    def __init__(self) -> None:
        self.ledger = InMemory(Path("import"))
        self._writing = WriteTransaction(self.ledger, [])

    def enter(self, kind: str, subject: str, content: Any, at: str) -> None:
        """Appends an entry."""
        self._writing.append(kind, subject, content, at)

    def open_match(self, uuid: str, session: str, number: int, acts: Iterable[Done]) -> None:
        """Appends a match with all its acts; number 0 means the next free one."""
        header, *later = acts
        self.enter(ActionKind.OPEN, uuid, {"session": session, "number": number, "header": header.payload}, header.at)
        for act in later:
            self.enter(act.kind, uuid, act.payload, act.at)

    def has_match(self, uuid: str) -> bool:
        """Returns whether a match was already appended."""
        return self.ledger.execute("SELECT 1 FROM matches WHERE uuid = ?", (uuid,)).fetchone() is not None


def check_entry(entry: Entry, content: Any) -> None:
    """Raises ``ValueError``, ``LookupError`` or ``TypeError`` if Mahjong Desk does not write such an entry."""
    parse_time(entry.at)
    match entry.kind:
        case Kind.SESSION | Kind.SESSION_NAME:
            read_uuid(entry.subject)
            _check_type(content["name"], str)
        case Kind.RATES:
            read_uuid(entry.subject)
            Rates.from_payload(content)
        case Kind.HOUSE_RULES:
            _check_number(content["id"])
            HouseRulesVersion.from_content(content)
        case Kind.CLUB:
            read_uuid(content["uuid"])
            _check_type(content["act"], Mapping)
        case ActionKind.OPEN:
            for uuid in (entry.subject, content["session"], content.get("origin", entry.subject)):
                read_uuid(uuid)
            _check_number(content["number"])
            MatchHeader.from_payload(content["header"])
        case Kind.DISCARD:
            read_uuid(entry.subject)
        case Kind.RESTORE:
            read_uuid(entry.subject)
            _check_number(content["number"])
        case Kind.DRILL_ANSWER | Kind.IMPORT:
            pass
        case kind:
            ActionKind(kind)
    if entry.subject != _SUBJECTS.get(entry.kind, entry.subject):
        raise ValueError("another subject")


def read_uuid(text: object) -> str:
    """Returns a uuid as the ledger spells it; raises ``ValueError`` if it is spelt differently."""
    if not isinstance(text, str) or str(UUID(text)) != text:
        raise ValueError("not a uuid")
    return text


def _check_type(value: object, wanted: type) -> None:
    if not isinstance(value, wanted):
        raise TypeError(f"not a {wanted.__name__}")


def _check_number(value: object) -> None:
    if type(value) is not int or not 0 <= value <= _GREATEST:
        raise ValueError("not a number of the ledger")
