# SPDX-License-Identifier: MIT
"""Reads a file to import, whichever kind it is; nothing of it is trusted before it was checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from mahjong_desk.club.importing.documents import check_names, played, read_match_file, read_records, read_session_file
from mahjong_desk.club.importing.entries import Draft, check_entry
from mahjong_desk.club.session_file import SESSION_FORMAT
from mahjong_desk.club.stored_match import replayed
from mahjong_desk.interchange.fields import check_version
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT, HouseRulesRefused, read_house_rules
from mahjong_desk.interchange.parsing import (
    LARGEST,
    LARGEST_MATCH,
    check_values,
    file_content,
    parse,
    parse_freely,
)
from mahjong_desk.interchange.read import MATCH_FORMAT
from mahjong_desk.journal.acts import ActRefused
from mahjong_desk.journal.documents import spell
from mahjong_desk.ledger.books import HOUSE_RULES, HouseRulesSaid
from mahjong_desk.ledger.contents import journal_of
from mahjong_desk.ledger.database.in_memory import EntryRefused, InMemory
from mahjong_desk.ledger.entry import End, Entry, Kind, next_entry
from mahjong_desk.ledger.old_ledger import old_entries
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.text import ledger_file
from mahjong_desk.records.matching import Matched
from mahjong_desk.records.reading import records_of_text, records_of_value
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.texts import mark

LARGEST_LEDGER: Final = 1 << 30
"""The most bytes that the file of a ledger may have."""
MOST_VALUES: Final = 300_000
"""The most values that a file may have, of a ledger each line: as many as some hundred matches with their journals."""


class FileRead(NamedTuple):
    """The contents of a file."""

    ledger: InMemory
    records: tuple[Matched, ...] = ()


def read_file(path: Path, at: str, progress: Progress = UNWATCHED) -> InMemory:
    """Returns the contents of a file as a ledger; raises the same as ``look_into``."""
    return look_into(path, at, progress).ledger


def look_into(path: Path, at: str, progress: Progress = UNWATCHED) -> FileRead:
    """Returns the contents of a file.

    Raises ``OSError`` if it cannot be read, ``Refusal`` if its contents are impossible, ``GivenUp`` if the user cancelled.
    """
    data = file_content(path, LARGEST_MATCH)
    first, _, _ = data[: LARGEST + 1].partition(b"\n")
    head = _ledger_head(first)
    if head is not None:
        return FileRead(_ledger(head, path, progress))
    _check_values(data)
    records = records_of_text(data)
    value = parse_freely(data, LARGEST_MATCH) if records is None else None
    records = records or records_of_value(value)
    if records is not None:
        found = played(records, progress)
        return FileRead(read_records(found, path.stem, at), found)
    check_values(value)
    return FileRead(_own(value, data, path.stem, at))


def _own(value: Any, data: bytes, name: str, at: str) -> InMemory:
    """Returns the contents of a file of this program, except that of a ledger."""
    format_ = value.get("format") if isinstance(value, dict) else None
    if format_ == MATCH_FORMAT:
        return read_match_file(value, name, at)
    if format_ == SESSION_FORMAT:
        return read_session_file(value, at)
    if format_ == HOUSE_RULES_FORMAT:
        return _house_rules(data, at)
    raise Refusal(
        Code.BAD_REQUEST,
        mark(
            "The file holds no match, no session, no house rules and no ledger of Mahjong Desk, and no record that it knows."
        ),
        path="format" if format_ is not None else "",
    )


def _check_values(data: bytes) -> None:
    """Refuses a text, before it is read at all, that holds more than anything ever written here."""
    if data.count(b",") > MOST_VALUES:
        raise Refusal(Code.BAD_REQUEST, mark("This holds more than {count:,} values."), count=MOST_VALUES)


def _ledger_head(text: bytes) -> dict[str, Any] | None:
    """Returns the first line of the file of a ledger, or None if it is none."""
    try:
        head = parse(text)
    except Refusal:
        return None
    return head if isinstance(head, dict) and head.get("format") == ledger_file.FORMAT else None


def _ledger(head: dict[str, Any], path: Path, progress: Progress) -> InMemory:
    match head:
        case {"version": int(version)} if version != ledger_file.VERSION:
            check_version(version, ledger_file.VERSION)
        case {"version": int(), "entries": int(count), "hash": str()} if count >= 0:
            entries = ledger_file.read_file(path)
        case {"version": int(), "entries": int(count), "fingerprint": str()} if count >= 0:
            entries = _old_ledger(path, count)
        case _:
            raise _line_changed(1)
    if path.stat().st_size > LARGEST_LEDGER:
        raise Refusal(Code.BAD_JSON, mark("This is too large: at most {count:,} bytes."), count=LARGEST_LEDGER)
    try:
        ledger = InMemory(path, progress.over(_checked(entries), Stage.READING, count))
    except ledger_file.FileBroken as error:
        if error.found is None:
            raise _line_changed(error.line) from None
        told = mark("The file is not whole: {found:,} of {count:,} entries are there.")
        raise Refusal(Code.BAD_REQUEST, told, found=error.found, count=count) from None
    except EntryRefused as error:
        raise _line_changed(error.number + 1) from None
    astray = "SELECT min(number) FROM entries WHERE kind = ? AND subject NOT IN (SELECT uuid FROM sessions)"
    (number,) = ledger.execute(astray, (Kind.RATES,)).fetchone()
    if number is not None:
        raise _line_changed(number + 1)
    matches = ledger.execute("SELECT id, uuid FROM matches ORDER BY id").fetchall()
    for match_id, uuid in progress.over(matches, Stage.PLAYING, len(matches)):
        _play(ledger, match_id, uuid)
    return ledger


def _old_ledger(path: Path, count: int) -> Iterator[Entry]:
    """Yields the entries of a file that was exported before there was one chain; goes with ``old_ledger``."""
    end = End()
    try:
        for at, kind, subject, content in old_entries([path]):
            entry = next_entry(end, kind, subject, spell(content), at)
            yield entry
            end = entry.end
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ledger_file.FileBroken(path, end.number + 2, error) from error
    if end.number != count:
        raise ledger_file.FileBroken(path, end.number + 2, found=end.number)


def _checked(entries: Iterator[Entry]) -> Iterator[Entry]:
    """Yields the entries of a file, each once it was found within the limits and like what is written here."""
    for entry in entries:
        text = entry.content.encode()
        try:
            _check_values(text)
            check_entry(entry, parse(text, LARGEST_MATCH))
        except Refusal as refusal:
            raise refusal.under(_line(entry.number + 1)) from None
        except (LookupError, TypeError, ValueError):
            raise _line_changed(entry.number + 1) from None
        yield entry


def _play(ledger: InMemory, match_id: int, uuid: str) -> None:
    """Plays a match; raises ``Refusal`` if its rules are known here and it cannot be played, or two players share a name."""
    try:
        journal = journal_of(ledger, match_id)
        broken = journal.broken
    except ActRefused:
        broken = 0
    if broken is not None:
        statement = "SELECT number FROM entries WHERE subject = ? ORDER BY number LIMIT 1 OFFSET ?"
        (number,) = ledger.execute(statement, (uuid, broken)).fetchone()
        raise _line_changed(number + 1)
    try:
        check_names(replayed(journal))
    except Refusal as refusal:
        # What follows rules that this version does not know is kept, as the ledger keeps it.
        if refusal.code is not Code.UNKNOWN_RULESET:
            raise refusal.under(f"matches[{uuid}]") from None


def _house_rules(data: bytes, at: str) -> InMemory:
    try:
        file = read_house_rules(data)
    except HouseRulesRefused as refused:
        raise refused.refusals[0] from None
    ruleset, draft = file.ruleset, Draft()
    said = HouseRulesSaid(1, ruleset.id, file.name, dict(file.options))
    draft.enter(Kind.HOUSE_RULES, HOUSE_RULES, {"id": 1, **said._asdict()}, at)
    return draft.ledger


def _line(number: int) -> str:
    return f"lines[{number}]"


def _line_changed(number: int) -> Refusal:
    return Refusal(
        Code.BAD_REQUEST,
        mark("Line {line:,} is not as it was written: it was changed, or is damaged."),
        path=_line(number),
        line=number,
    )
