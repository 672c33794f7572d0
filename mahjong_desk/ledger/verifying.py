# SPDX-License-Identifier: MIT
"""Whether everything in a ledger is what was entered: the chain, the tables that follow from it, and the second book."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import zip_longest
from typing import Any, Final

from mahjong_desk.ledger.chain import End, Link, LinkKind, object_of, text_of
from mahjong_desk.ledger.database import Readable
from mahjong_desk.ledger.documents import read
from mahjong_desk.ledger.links import end_of
from mahjong_desk.ledger.second_book import BookBroken, SecondBook
from mahjong_desk.texts import mark


class FindingKind(StrEnum):
    """What can be found not to be what was entered."""

    LINK_CHANGED = "link changed"
    LINK_MISSING = "link missing"
    SESSION = "session"
    MATCH = "match"
    ENTRIES = "entries"
    HOUSE_RULES = "house rules"
    RATES = "rates"
    DRILL_ANSWERS = "drill answers"
    CLUB = "club"
    SECOND_BOOK = "second book"
    SECOND_BOOK_BROKEN = "second book broken"


_SAYS: Final[Mapping[FindingKind, str]] = {
    FindingKind.LINK_CHANGED: mark("Entry {name} of the ledger was changed outside Mahjong Desk."),
    FindingKind.LINK_MISSING: mark("Entry {name} of the ledger is missing."),
    FindingKind.SESSION: mark("The session “{name}” is not as it was entered."),
    FindingKind.MATCH: mark("The match {name} is not where it was entered, or is missing."),
    FindingKind.ENTRIES: mark("The entries of the match {name} are not those entered."),
    FindingKind.HOUSE_RULES: mark("The house rules “{name}” are not as they were entered."),
    FindingKind.RATES: mark("The rates of the session “{name}” are not as they were set."),
    FindingKind.DRILL_ANSWERS: mark("The answers to drills are not those given."),
    FindingKind.CLUB: mark("What stands about the club ({name}) is not what was entered."),
    FindingKind.SECOND_BOOK: mark("The second book and the ledger differ from entry {name} on."),
    FindingKind.SECOND_BOOK_BROKEN: mark("The second book cannot be read: {name}."),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is not what was entered.

    Attributes:
        kind: What.
        name: Which one: the name of a session, of house rules, the number of a link or match.
    """

    kind: FindingKind
    name: str = ""

    @property
    def template(self) -> str:
        """The sentence in English with ``{placeholders}``, marked for translation in the context ``LedgerError``."""
        return _SAYS[self.kind]

    @property
    def params(self) -> Mapping[str, str]:
        """What fills the placeholders."""
        return {"name": self.name}

    def __str__(self) -> str:
        """Returns the sentence in English."""
        return self.template.format(**self.params)


@dataclass(slots=True)
class _Told:
    """What the tables must hold by what the links say.

    Attributes:
        sessions: By identity, the name and when it began.
        matches: By identity, the session, the number in it and when it was opened.
        entries: By match, the hashes of its entries.
        rows: Of the tables that only grow, their lines.
    """

    sessions: dict[str, tuple[str, str]] = field(default_factory=dict)
    matches: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    entries: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    rows: dict[FindingKind, list[tuple[str, tuple[object, ...]]]] = field(default_factory=dict)

    def take(self, link: Link) -> None:
        """Takes in what a link says."""
        content = link.content
        match link.kind:
            case LinkKind.SESSION:
                self.sessions[content["session"]] = (content["name"], link.at)
            case LinkKind.SESSION_NAME:
                self.sessions[content["session"]] = (content["name"], self.sessions[content["session"]][1])
            case LinkKind.MATCH:
                self.matches[content["match"]] = (content["session"], content["number"], link.at)
                self.entries[content["match"]] = [(0, content["entry"])]
            case LinkKind.ACT:
                self.entries[content["match"]].append((content["sequence"], content["entry"]))
            case LinkKind.HOUSE_RULES:
                values = tuple(content[name] for name in ("preset", "kept", "ruleset", "version", "name"))
                self._add(FindingKind.HOUSE_RULES, content["name"], (*values, link.at, text_of(content["options"])))
            case LinkKind.RATES:
                values = (content["session"], link.at, text_of(content["rates"]))
                self._add(FindingKind.RATES, content["session"], values)
            case LinkKind.DRILL_ANSWER:
                self._add(FindingKind.DRILL_ANSWERS, "", (link.at, text_of(content["answer"])))
            case LinkKind.CLUB:
                values = (content["uuid"], link.at, content["subject"], text_of(content["act"]))
                self._add(FindingKind.CLUB, content["subject"], values)

    def _add(self, kind: FindingKind, name: str, values: tuple[object, ...]) -> None:
        self.rows.setdefault(kind, []).append((name, values))


def verify_ledger(database: Readable, second: SecondBook, witnessed: End) -> tuple[Finding, ...]:
    """Returns everything that is not what was entered; the caller sees to it that nothing changes meanwhile.

    Args:
        database: The database.
        second: The second book, to which others may add lines meanwhile.
        witnessed: Where the second book ended before: so far both have the same, what came later is for the next look.
    """
    told = _Told()
    findings = list(_links(database, told))
    if not findings:
        findings += _tables(database, told)
    findings += _second_book(database, second, witnessed, entries=not findings)
    return tuple(dict.fromkeys(findings))


def _links(database: Readable, told: _Told) -> Iterator[Finding]:
    """Yields the first link that is not what was written, while what the links say is taken in."""
    end = End()
    statement = "SELECT number, at, kind, content, previous, hash FROM chain ORDER BY number"
    for number, at, kind, content, previous, hash_ in database.execute(statement):
        if number != end.number + 1:
            yield Finding(FindingKind.LINK_MISSING, str(end.number + 1))
            return
        try:
            link = Link(number, at, LinkKind(kind), read(content), previous, hash_)
            if previous != end.hash or not link.sealed:
                raise ValueError
            told.take(link)
        except (ValueError, LookupError, TypeError):
            yield Finding(FindingKind.LINK_CHANGED, str(number))
            return
        end = End(number, hash_)


def _tables(database: Readable, told: _Told) -> Iterator[Finding]:
    sessions = {uuid: rest for uuid, *rest in database.execute("SELECT uuid, name, started_at FROM sessions")}
    for uuid in told.sessions.keys() | sessions.keys():
        if told.sessions.get(uuid) != tuple(sessions.get(uuid, ())):
            yield Finding(FindingKind.SESSION, (told.sessions.get(uuid) or sessions[uuid])[0])
    statement = (
        "SELECT matches.id, matches.uuid, sessions.uuid, number, opened_at, head, length FROM matches "
        "LEFT JOIN sessions ON sessions.id = session_id"
    )
    found = {uuid: (number, *rest) for number, uuid, *rest in database.execute(statement)}
    for uuid in told.matches.keys() | found.keys():
        number, *rest = found.get(uuid, ("",))
        if told.matches.get(uuid) != tuple(rest[:3]):
            yield Finding(FindingKind.MATCH, str(number or uuid))
            continue
        wanted = "SELECT sequence, hash FROM journal WHERE match_id = ? ORDER BY sequence"
        entries = list(database.execute(wanted, (number,)))
        if entries != told.entries[uuid] or rest[3:] != [entries[-1][1], len(entries)]:
            yield Finding(FindingKind.ENTRIES, str(number))
    for kind, query in _GROWING.items():
        yield from _growing(database, kind, query, told)


_GROWING: Final[Mapping[FindingKind, str]] = {
    FindingKind.HOUSE_RULES: "SELECT name, preset, kept, ruleset, version, name, at, options FROM house_rules ORDER BY id",
    FindingKind.RATES: (
        "SELECT uuid, uuid, at, rates FROM session_rates "
        "LEFT JOIN sessions ON sessions.id = session_id ORDER BY session_rates.id"
    ),
    FindingKind.DRILL_ANSWERS: "SELECT '', at, answer FROM drill_answers ORDER BY id",
    FindingKind.CLUB: "SELECT subject, uuid, at, subject, act FROM club_acts ORDER BY id",
}
"""The tables that only grow: what a line is called, then its columns."""


def _growing(database: Readable, kind: FindingKind, query: str, told: _Told) -> Iterator[Finding]:
    told_lines, sessions = told.rows.get(kind, []), told.sessions
    lines = [(str(name), tuple(values)) for name, *values in database.execute(query)]
    for ours, theirs in zip_longest(told_lines, lines):
        if ours is None or theirs is None or ours[1] != theirs[1]:
            name = (ours or theirs or ("",))[0]
            yield Finding(kind, sessions[name][0] if name in sessions else name)


def _second_book(database: Readable, second: SecondBook, witnessed: End, *, entries: bool) -> Iterator[Finding]:
    ours = end_of(database).number
    hashes: Callable[..., Any] = database.execute("SELECT number, hash FROM chain ORDER BY number").fetchone
    try:
        for line in second.lines():
            if line.link.number > max(ours, witnessed.number):
                return
            if hashes() != (line.link.number, line.link.hash):
                yield Finding(FindingKind.SECOND_BOOK, str(line.link.number))
                return
            if entries and line.entry is not None and not _is_in(database, line.link, line.entry):
                yield Finding(FindingKind.SECOND_BOOK, str(line.link.number))
                return
    except BookBroken as error:
        yield Finding(FindingKind.SECOND_BOOK_BROKEN, str(error))
        return
    if (missing := hashes()) is not None:
        yield Finding(FindingKind.SECOND_BOOK, str(missing[0]))


def _is_in(database: Readable, link: Link, entry: Mapping[str, Any]) -> bool:
    statement = (
        "SELECT payload FROM journal JOIN matches ON matches.id = match_id WHERE uuid = ? AND sequence = ? "
        "AND journal.at = ? AND kind = ? AND previous = ? AND hash = ?"
    )
    names = ("sequence", "at", "kind", "previous", "hash")
    wanted = (link.content["match"], *(entry[name] for name in names))
    found = database.execute(statement, wanted).fetchone()
    return found is not None and object_of(found[0]) == entry["payload"]
