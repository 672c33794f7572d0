# SPDX-License-Identifier: MIT
"""Reads an import file of any kind; its contents are checked before they are used."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from mahjong_desk.club.file_names import STANDARD_INPUT, readable_name
from mahjong_desk.club.importing import documents
from mahjong_desk.club.session_file import SESSION_FORMAT
from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.interchange import parsing
from mahjong_desk.interchange.fields import check_version
from mahjong_desk.interchange.house_rules import HOUSE_RULES_FORMAT, HouseRulesError, read_house_rules
from mahjong_desk.interchange.read import MATCH_FORMAT
from mahjong_desk.journal.acts import InvalidAction
from mahjong_desk.ledger import text_copy
from mahjong_desk.ledger.books import HOUSE_RULES, HouseRules
from mahjong_desk.ledger.contents import journal_from_entries
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.entry import ChainBroken, EntryKind, LedgerEntry
from mahjong_desk.ledger.progress import NO_PROGRESS, ProgressStage, TaskProgress
from mahjong_desk.records.differences import ReplayedRecord
from mahjong_desk.records.reading import read_json_records, read_text_records
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.texts import mark

MAX_LEDGER_BYTES = 1 << 30
MAX_VALUES = 300_000
"""The maximum number of values in a file, or in one line of a ledger: enough for some 300 matches with journals."""


class ImportFile(NamedTuple):
    ledger: InMemory
    records: tuple[ReplayedRecord, ...] = ()


def inspect_file(path: Path, at: str, progress: TaskProgress = NO_PROGRESS) -> ImportFile:
    """Returns the contents of a file as a ledger, with the records in it.

    Raises ``OSError`` if it cannot be read, ``Refusal`` if its contents are invalid, ``Cancelled`` if the user cancelled.
    """
    data = parsing.read_bytes_up_to(path, parsing.MAX_MATCH_BYTES)
    name = "" if path.name == STANDARD_INPUT else readable_name(path.stem)
    first, _, _ = data[: parsing.MAX_BYTES + 1].partition(b"\n")
    head = _ledger_head(first)
    if head is not None:
        return ImportFile(_read_ledger(head, path, progress))
    _check_values(data)
    records = read_text_records(data)
    value = parsing.parse_freely(data, parsing.MAX_MATCH_BYTES) if records is None else None
    records = records or read_json_records(value)
    if records is not None:
        replayed = documents.replay_records(records, progress)
        return ImportFile(documents.read_records(replayed, name, at), replayed)
    parsing.check_values(value)
    return ImportFile(_read_own_format(value, data, name, at))


def _read_own_format(value: Any, data: bytes, name: str, at: str) -> InMemory:
    """Returns the contents of a match, session or house rules file."""
    format_ = value.get("format") if isinstance(value, dict) else None
    if format_ == MATCH_FORMAT:
        return documents.read_match_file(value, name, at)
    if format_ == SESSION_FORMAT:
        return documents.read_session_file(value, at)
    if format_ == HOUSE_RULES_FORMAT:
        return _read_house_rules(data, at)
    raise Refusal(
        ErrorCode.BAD_REQUEST,
        mark("This file has no Mahjong Desk match, session, house rules or ledger, and no record in a known format."),
        path="format" if format_ is not None else "",
    )


def _check_values(data: bytes) -> None:
    """Refuses a text with too many values before it is parsed."""
    if data.count(b",") > MAX_VALUES:
        raise Refusal(ErrorCode.BAD_REQUEST, mark("This has more than {count:,} values."), count=MAX_VALUES)


def _ledger_head(text: bytes) -> dict[str, Any] | None:
    """Returns the first line of a ledger file, or None if the file is not a ledger."""
    try:
        head = parsing.parse_json(text)
    except Refusal:
        return None
    return head if isinstance(head, dict) and head.get("format") == text_copy.FORMAT else None


def _read_ledger(head: dict[str, Any], path: Path, progress: TaskProgress) -> InMemory:
    match head:
        case {"version": int(version)} if version != text_copy.VERSION:
            check_version(version, text_copy.VERSION)
        case {"version": int(), "entries": int(count), "hash": str()} if count >= 0:
            entries = text_copy.read_file(path)
        case {"version": int()} if "entries" not in head:
            sentence = mark(
                "This is the text copy of a ledger and may lack its latest entries. Choose “Export everything…” in that "
                "ledger, then import the file."
            )
            raise Refusal(ErrorCode.BAD_REQUEST, sentence)
        case _:
            raise _line_changed(1)
    if path.stat().st_size > MAX_LEDGER_BYTES:
        sentence = mark("This is too large: the limit is {count:,} bytes.")
        raise Refusal(ErrorCode.BAD_JSON, sentence, count=MAX_LEDGER_BYTES)
    try:
        ledger = InMemory(path, progress.track(_check_entries(entries), ProgressStage.READING, count))
    except text_copy.FileBroken as error:
        if error.found is None:
            raise _line_changed(error.line) from None
        sentence = mark("The file is incomplete: it has {found:,} of {count:,} entries.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, found=error.found, count=count) from None
    except ChainBroken as error:
        raise _line_changed(error.number + 1) from None
    orphaned_rates = "SELECT min(number) FROM entries WHERE kind = ? AND subject NOT IN (SELECT uuid FROM sessions)"
    (number,) = ledger.execute(orphaned_rates, (EntryKind.RATES,)).fetchone()
    if number is not None:
        raise _line_changed(number + 1)
    matches = ledger.execute("SELECT id, uuid FROM matches ORDER BY id").fetchall()
    for match_id, uuid in progress.track(matches, ProgressStage.PLAYING, len(matches)):
        _replay(ledger, match_id, uuid)
    return ledger


def _check_entries(entries: Iterator[LedgerEntry]) -> Iterator[LedgerEntry]:
    """Yields the entries of a file, each after its limits and form are checked."""
    for entry in entries:
        text = entry.content.encode()
        try:
            _check_values(text)
            documents.check_entry(entry, parsing.parse_json(text, parsing.MAX_MATCH_BYTES))
        except Refusal as refusal:
            raise refusal.with_path_prefix(_line(entry.number + 1)) from None
        except (LookupError, TypeError, ValueError):
            raise _line_changed(entry.number + 1) from None
        yield entry


def _replay(ledger: InMemory, match_id: int, uuid: str) -> None:
    """Raises ``Refusal`` if a match is damaged, impossible, or has invalid names."""
    try:
        journal = journal_from_entries(ledger, match_id)
        broken = journal.chain_break
    except InvalidAction:
        broken = 0
    if broken is not None:
        statement = "SELECT number FROM entries WHERE subject = ? ORDER BY number LIMIT 1 OFFSET ?"
        (number,) = ledger.execute(statement, (uuid, broken)).fetchone()
        raise _line_changed(number + 1)
    try:
        documents.check_names(replay_journal(journal))
    except Refusal as refusal:
        # A match with unknown rules is imported as it is: the ledger keeps such matches too.
        if refusal.code is not ErrorCode.UNKNOWN_RULESET:
            raise refusal.with_path_prefix(f"matches[{uuid}]") from None


def _read_house_rules(data: bytes, at: str) -> InMemory:
    try:
        file = read_house_rules(data)
    except HouseRulesError as refused:
        raise refused.refusals[0] from None
    ruleset, draft = file.ruleset, documents.LedgerDraft()
    rules = HouseRules(1, ruleset.id, file.name, dict(file.options))
    draft.enter(EntryKind.HOUSE_RULES, HOUSE_RULES, rules.content, at)
    return draft.ledger


def _line(number: int) -> str:
    return f"lines[{number}]"


def _line_changed(number: int) -> Refusal:
    sentence = mark("Line {line:,} has been altered or is damaged.")
    return Refusal(ErrorCode.BAD_REQUEST, sentence, path=_line(number), line=number)
