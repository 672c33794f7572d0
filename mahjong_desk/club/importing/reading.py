# SPDX-License-Identifier: MIT
"""Reads a file that somebody wants to import, whichever kind it is; nothing of it is believed before it was checked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from mahjong_desk.club.importing.documents import check_names, match_brought, session_brought
from mahjong_desk.club.importing.records import played, records_brought
from mahjong_desk.club.replaying import replayed
from mahjong_desk.club.session_file import SESSION_FORMAT
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
from mahjong_desk.ledger.house_rules import HouseRulesSaid
from mahjong_desk.ledger.journal.documents import freeze
from mahjong_desk.ledger.merge import Brought, BroughtBroken, MatchBrought, brought_by
from mahjong_desk.ledger.progress import UNWATCHED, Progress, Stage
from mahjong_desk.ledger.text import ledger_file
from mahjong_desk.records.matching import Matched
from mahjong_desk.records.reading import records_of_text, records_of_value
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.texts import mark

LARGEST_LEDGER: Final = 1 << 30
"""The most bytes that the file of a ledger may have."""
MOST_VALUES: Final = 300_000
"""So many values a file may hold, of a ledger each line: what some hundred matches with their journals do."""


class FileRead(NamedTuple):
    """What stands in a file.

    Attributes:
        brought: What it brings.
        records: The records of other programs that it holds, played by the rules here.
    """

    brought: Brought
    records: tuple[Matched, ...] = ()


def read_file(path: Path, at: str, progress: Progress = UNWATCHED) -> Brought:
    """Returns what a file brings; raises what ``look_into`` does."""
    return look_into(path, at, progress).brought


def look_into(path: Path, at: str, progress: Progress = UNWATCHED) -> FileRead:
    """Returns what stands in a file.

    Args:
        path: The file.
        at: When it is read, UTC: what it does not date is from then.
        progress: How far it is with the file of a ledger, or with many records.

    Raises:
        OSError: It cannot be read, or is no file.
        Refusal: It says what cannot be, with the place.
        GivenUp: Nobody wants to know any more.
    """
    data = file_content(path, LARGEST_MATCH)
    first, _, _ = data[: LARGEST + 1].partition(b"\n")
    head = _ledger_head(first)
    if head is not None:
        return FileRead(_ledger(head, file_content(path, LARGEST_LEDGER).splitlines(keepends=True)[1:], progress))
    _check_values(data)
    records = records_of_text(data)
    value = parse_freely(data, LARGEST_MATCH) if records is None else None
    records = records or records_of_value(value)
    if records is not None:
        found = played(records, progress)
        return FileRead(records_brought(found, path.stem, at), found)
    check_values(value)
    return FileRead(_own(value, data, path.stem, at))


def _own(value: Any, data: bytes, name: str, at: str) -> Brought:
    """Returns what a file of this program brings that is none of a ledger."""
    format_ = value.get("format") if isinstance(value, dict) else None
    if format_ == MATCH_FORMAT:
        return match_brought(value, name, at)
    if format_ == SESSION_FORMAT:
        return session_brought(value, at)
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
    """Returns the first line of the file of a ledger; None where it is none."""
    try:
        head = parse(text)
    except Refusal:
        return None
    return head if isinstance(head, dict) and head.get("format") == ledger_file.FORMAT else None


def _ledger(head: dict[str, Any], texts: list[bytes], progress: Progress) -> Brought:
    match head:
        case {"version": int(version)} if version != ledger_file.VERSION:
            check_version(version, ledger_file.VERSION)
        case {"version": int(), "entries": int(entries), "fingerprint": str(fingerprint)}:
            pass
        case _:
            raise _line_changed(1)
    try:
        watched = progress.over(_checked(texts), Stage.READING, len(texts))
        brought = brought_by(ledger_file.read_lines_of_file(watched, entries, fingerprint))
    except ledger_file.LineBroken as error:
        raise _line_changed(error.line) from None
    except ledger_file.FileCut as error:
        raise Refusal(
            Code.BAD_REQUEST,
            mark("The file is not whole: {found:,} of {count:,} entries are there."),
            found=error.found,
            count=error.count,
        ) from None
    except BroughtBroken as error:
        # The first line of the file is none of the chain.
        raise _line_changed(error.number + 1) from None
    for match in progress.over(brought.matches, Stage.PLAYING, len(brought.matches)):
        _play(match)
    return brought


def _checked(texts: list[bytes]) -> Iterator[bytes]:
    """Yields the lines of a file, each once it has been found to keep within the limits."""
    for number, text in enumerate(texts, start=2):
        try:
            _check_values(text)
            parse(text, LARGEST_MATCH)
        except Refusal as refusal:
            raise refusal.under(_line(number)) from None
        yield text


def _play(match: MatchBrought) -> None:
    """Plays a match.

    Raises:
        Refusal: Its rules are known here, and it tells what they cannot read; or two players have the same name.
    """
    try:
        check_names(replayed(match.journal))
    except Refusal as refusal:
        # What follows rules that this version does not know is kept and told again, as the ledger keeps it.
        if refusal.code is not Code.UNKNOWN_RULESET:
            raise refusal.under(f"matches[{match.uuid}]") from None


def _house_rules(data: bytes, at: str) -> Brought:
    try:
        file = read_house_rules(data)
    except HouseRulesRefused as refused:
        raise refused.refusals[0] from None
    ruleset = file.ruleset
    said = HouseRulesSaid(1, ruleset.id, str(ruleset.version), file.name, freeze(dict(file.options)))
    return Brought(house_rules=(((at, said),),))


def _line(number: int) -> str:
    return f"lines[{number}]"


def _line_changed(number: int) -> Refusal:
    return Refusal(
        Code.BAD_REQUEST,
        mark("Line {line:,} is not as it was written: it was changed, or is damaged."),
        path=_line(number),
        line=number,
    )
