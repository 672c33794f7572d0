# SPDX-License-Identifier: MIT
"""Reads the JSON of a match or session into a ledger in memory.

A match that another program wrote has no journal and perhaps no uuid. It gets a journal that records its events, and a
uuid that follows from what it contains: the same file is the same match whenever it is imported.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from uuid import UUID, uuid5

from mahjong_desk.club.names import NameProblem, name_faults
from mahjong_desk.club.session_file import SESSION_FORMAT, SESSION_VERSION
from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.interchange import read_match, write_event, write_match
from mahjong_desk.interchange.fields import ObjectReader, bad_type, check_version, is_one_line
from mahjong_desk.journal.acts import (
    Act,
    ActionKind,
    Done,
    InvalidAction,
    MatchHeader,
    canonical_json,
    parse_time,
    thaw,
)
from mahjong_desk.journal.journal import Journal, StoredAct
from mahjong_desk.ledger.books import DRILLS, HOUSE_RULES, HouseRules, Rates
from mahjong_desk.ledger.database.sqlite_file import InMemory
from mahjong_desk.ledger.entry import EntryKind, LedgerEntry
from mahjong_desk.ledger.ledger import WriteTransaction
from mahjong_desk.ledger.progress import ProgressStage, TaskProgress
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.match.players import fold_name
from mahjong_desk.records.deals import Record
from mahjong_desk.records.differences import ReplayedRecord
from mahjong_desk.records.matching import replay_record
from mahjong_desk.rules.model.refusal import ErrorCode, PathPrefix, Refusal
from mahjong_desk.texts import mark

_MAX_INTEGER = 1_000_000_000
_SUBJECTS: Mapping[str, str] = {EntryKind.HOUSE_RULES: HOUSE_RULES, EntryKind.DRILL_ANSWER: DRILLS}


class LedgerDraft:
    """A ledger in memory that is written from documents."""

    def __init__(self) -> None:
        self.ledger = InMemory(Path("import"))
        self._writing = WriteTransaction(self.ledger, [])

    def enter(self, kind: str, subject: str, content: Any, at: str) -> None:
        """Appends an entry."""
        self._writing.append(kind, subject, content, at)

    def open_match(self, uuid: str, session: str, number: int, acts: Iterable[Done]) -> None:
        """Appends a match with all its acts."""
        header, *later = acts
        self.enter(ActionKind.OPEN, uuid, {"session": session, "number": number, "header": header.payload}, header.at)
        for act in later:
            self.enter(act.kind, uuid, act.payload, act.at)

    def has_match(self, uuid: str) -> bool:
        """Returns whether a match was already appended."""
        return self.ledger.execute("SELECT 1 FROM matches WHERE uuid = ?", (uuid,)).fetchone() is not None


def check_entry(entry: LedgerEntry, content: Any) -> None:
    """Raises ``ValueError``, ``LookupError`` or ``TypeError`` for an invalid entry."""
    parse_time(entry.at)
    match entry.kind:
        case EntryKind.SESSION | EntryKind.SESSION_NAME:
            read_uuid(entry.subject)
            _check_type(content["name"], str)
        case EntryKind.RATES:
            read_uuid(entry.subject)
            Rates.from_payload(content)
        case EntryKind.HOUSE_RULES:
            _check_number(content["id"])
            HouseRules.from_content(content)
        case EntryKind.CLUB:
            read_uuid(content["uuid"])
            _check_type(content["act"], Mapping)
        case ActionKind.OPEN:
            for uuid in (entry.subject, content["session"], content.get("origin", entry.subject)):
                read_uuid(uuid)
            _check_number(content["number"])
            MatchHeader.from_payload(content["header"])
        case EntryKind.DISCARD:
            read_uuid(entry.subject)
        case EntryKind.RESTORE:
            read_uuid(entry.subject)
            _check_number(content["number"])
        case EntryKind.DRILL_ANSWER | EntryKind.IMPORT:
            pass
        case kind:
            ActionKind(kind)
    if entry.subject != _SUBJECTS.get(entry.kind, entry.subject):
        raise ValueError("another subject")


def read_uuid(text: object) -> str:
    """Returns a UUID as the ledger spells it; raises ``ValueError`` for other text."""
    if not isinstance(text, str) or str(UUID(text)) != text:
        raise ValueError("not a uuid")
    return text


def _check_type(value: object, expected: type) -> None:
    if not isinstance(value, expected):
        raise TypeError(f"not a {expected.__name__}")


def _check_number(value: object) -> None:
    if type(value) is not int or not 0 <= value <= _MAX_INTEGER:
        raise ValueError("not a number of the ledger")


_OURS = UUID("5f0b6f5e-54a1-5a1c-9a54-0d2a6c1b7e11")
"""The namespace of the uuids that follow from the contents of a file."""
MAX_MATCHES = 1_000
_MAX_NAME_LENGTH = 200
_Read = TypeVar("_Read")


def read_match_file(value: Any, name: str, at: str) -> InMemory:
    """Returns the contents of a match file.

    ``name`` is that of its session if the file has none. Raises ``Refusal`` if it is not a match, or cannot be played.
    """
    match, fields, draft = read_match(value), ObjectReader(value), LedgerDraft()
    session_fields = fields.object("session", {})
    if session_fields.has("uuid"):
        session = _enter_session(draft, session_fields, at)
        session_fields.check_all_read()
        _enter_match(draft, match, fields, session, 1, at)
        return draft.ledger
    uuid, acts, by_events = _read_acts(match, fields, at)
    session = str(uuid5(UUID(uuid), "session"))
    draft.enter(EntryKind.SESSION, session, {"name": name[:_MAX_NAME_LENGTH]}, acts[0].at)
    draft.open_match(uuid, session, 1, acts)
    draft.ledger.by_events.update({uuid} if by_events else ())
    return draft.ledger


def read_session_file(value: Any, at: str) -> InMemory:
    """Returns the contents of a session file, or raises ``Refusal`` if it is invalid."""
    fields = ObjectReader(value)
    fields.pop("format")
    check_version(fields.integer("version"), SESSION_VERSION)
    draft = LedgerDraft()
    session = _enter_session(draft, fields, at)
    if (payload := fields.pop("rates", None)) is not None:
        rates = _read_field(lambda: Rates.from_payload(payload), "rates")
        draft.enter(EntryKind.RATES, session, rates.payload(), at)
    fields.string("fingerprint", "")
    matches = list(fields.items("matches"))
    if len(matches) > MAX_MATCHES:
        raise bad_type("matches", mark("{field} can have at most {count:,} entries."), count=MAX_MATCHES)
    fields.check_all_read()
    for number, (item, path) in enumerate(matches, start=1):
        with PathPrefix(path):
            _enter_match(draft, read_match(item), ObjectReader(item), session, number, at)
    return draft.ledger


def _enter_session(draft: LedgerDraft, fields: ObjectReader, at: str) -> str:
    name = fields.string("name", "")
    if len(name) > _MAX_NAME_LENGTH or not is_one_line(name):
        sentence = mark("{field} must be one line of at most {count} characters.")
        raise fields.fault("name", sentence, count=_MAX_NAME_LENGTH)
    started_at = _read_field(lambda: parse_time(fields.string("started_at", at)), fields.path_of("started_at"))
    if fields.has("uuid"):
        uuid = _read_field(lambda: read_uuid(fields.pop("uuid")), fields.path_of("uuid"))
    else:
        # Without a time the session is known by its matches, so that importing it again adds nothing.
        known_by = started_at if fields.has("started_at") else spell_ascii(fields.pop("matches"))
        uuid = str(uuid5(_OURS, f"{known_by} {name}"))
    draft.enter(EntryKind.SESSION, uuid, {"name": name}, started_at)
    return uuid


def _enter_match(draft: LedgerDraft, match: Match, fields: ObjectReader, session: str, number: int, at: str) -> None:
    uuid, acts, by_events = _read_acts(match, fields, at)
    if draft.has_match(uuid):
        if fields.has("uuid"):
            raise bad_type("uuid", mark("{field} is not something that Mahjong Desk writes."))
        # Two matches of one session can have the same events.
        uuid = str(uuid5(UUID(uuid), f"{number}"))
    draft.open_match(uuid, session, number, acts)
    draft.ledger.by_events.update({uuid} if by_events else ())


def _read_acts(match: Match, fields: ObjectReader, at: str) -> tuple[str, tuple[Done, ...], bool]:
    """Returns the UUID and acts of a match, and whether the file has only its events."""
    if not fields.has("journal"):
        acts = _recording_acts(match, fields, at)
        uuid = _read_field(lambda: read_uuid(fields.pop("uuid")), "uuid") if fields.has("uuid") else _uuid_of(acts)
        return uuid, acts, True
    uuid = _read_field(lambda: read_uuid(fields.pop("uuid")), "uuid")
    journal = _read_journal(fields)
    played = replay_journal(journal)
    check_names(played)
    entered = played.match
    is_same_setup = entered.rules.ruleset is match.rules.ruleset and tuple(entered.players) == match.players
    if not is_same_setup or entered.events != match.events:
        sentence = mark("The journal does not agree with the events listed with it.")
        raise Refusal(ErrorCode.BAD_REQUEST, sentence, path="journal")
    return uuid, journal.entries, False


def _read_journal(fields: ObjectReader) -> Journal:
    acts = [
        _read_field(lambda entry=entry, number=number: _stored_act(entry, number), path)  # type: ignore[misc]
        for number, (entry, path) in enumerate(fields.items("journal"))
    ]
    try:
        journal = Journal.from_acts(acts)
    except InvalidAction:
        raise _tampering_refusal("journal") from None
    if journal.chain_break is not None:
        raise _tampering_refusal(f"journal[{journal.chain_break}]")
    if fields.string("journal_hash", journal.fingerprint) != journal.fingerprint:
        raise _tampering_refusal("journal")
    return journal


def _stored_act(value: Any, number: int) -> StoredAct:
    """Returns an act; the keys ``previous`` and ``hash`` of old versions are skipped."""
    match value:
        case {"sequence": int(sequence), "at": str(at), "kind": str(kind), "payload": dict(payload)} if (
            sequence == number and not value.keys() - {"sequence", "at", "kind", "payload", "previous", "hash"}
        ):
            return StoredAct(parse_time(at), ActionKind(kind), canonical_json(payload))
    raise ValueError("not an act of a match")


def _recording_acts(match: Match, fields: ObjectReader, at: str) -> tuple[Done, ...]:
    """Returns the acts that record a match, each at the time of its event if known."""
    played = replay(match)
    played.check()
    check_names(played)
    ruleset = match.rules.ruleset
    header = MatchHeader(ruleset.id, dict(match.rules.options), match.players)
    times = [_time_of(event.at, at) for event in match.events]
    acts = [Act.open_match(header), *(Act.record(write_event(event, ruleset)) for event in match.events)]
    opened_at = min(times, default=at)
    return tuple(
        Done(number, time, act.kind, act.payload)
        for number, (act, time) in enumerate(zip(acts, [opened_at, *times], strict=True))
    )


def check_names(played: Replay) -> None:
    """Refuses a match with an empty name, or with the same name twice at the table."""
    pairs = zip(played.rows, [*(row.players for row in played.rows[1:]), played.players], strict=False)
    for event, names in (("", played.match.players), *((f"events[{row.index}]", after) for row, after in pairs)):
        for seat, fault in enumerate(name_faults(names)):
            path = event or f"players[{seat}]"
            if fault is NameProblem.EMPTY:
                raise bad_type(path, mark("{field} must be a name."))
            if fault is NameProblem.DUPLICATE:
                namesake = next(other for other in names if fold_name(other) == fold_name(names[seat]))
                sentence = mark("“{one}” and “{other}” are the same name and cannot be at the same table.")
                raise Refusal(ErrorCode.BAD_REQUEST, sentence, path=path, one=namesake, other=names[seat])


def _time_of(text: str | None, default: str) -> str:
    with suppress(ValueError):
        return parse_time(text or "")
    return default


def _uuid_of(acts: tuple[Done, ...]) -> str:
    values = {"header": thaw(acts[0].payload), "events": [thaw(act.payload["event"]) for act in acts[1:]]}
    return str(uuid5(_OURS, spell_ascii(values)))


def spell_ascii(value: Any) -> str:
    """Returns the JSON from which uuids are derived; it must never change."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _read_field(read: Callable[[], _Read], path: str) -> _Read:
    """Returns what ``read`` returns; an invalid value is refused with its path."""
    try:
        return read()
    except Refusal:
        raise
    except (ValueError, TypeError, LookupError):
        raise bad_type(path, mark("{field} is not something that Mahjong Desk writes.")) from None


def _tampering_refusal(path: str) -> Refusal:
    return bad_type(path, mark("{field} has been altered or is damaged."))


_RECORDS = UUID("0c6a4c0e-9f0c-5f57-8d0e-2b7b0a8f1d33")
"""The namespace of the uuids that follow from the contents of a record."""
_MAX_TITLE_LENGTH = 60


def replay_records(records: Sequence[Record], progress: TaskProgress) -> tuple[ReplayedRecord, ...]:
    """Replays records; raises ``Refusal`` if one of them cannot be played."""
    return tuple(replay_record(record) for record in progress.track(records, ProgressStage.PLAYING, len(records)))


def read_records(records: Sequence[ReplayedRecord], name: str, at: str) -> InMemory:
    """Returns what records contain: a match, or a session of them."""
    document = session_document(records, name)
    if len(records) == 1:
        return read_match_file(document, records[0].record.title or name, at)
    return read_session_file({**document, "started_at": at}, at)


def session_document(records: Sequence[ReplayedRecord], name: str) -> dict[str, Any]:
    """Returns the match file of a record, or the session file of several."""
    documents = [match_document_of_record(record) for record in records]
    if len(documents) == 1:
        return documents[0]
    uuid = str(uuid5(_RECORDS, " ".join(document["uuid"] for document in documents)))
    head = {"format": SESSION_FORMAT, "version": SESSION_VERSION, "uuid": uuid, "name": name[:_MAX_TITLE_LENGTH]}
    return {**head, "matches": documents}


def match_document_of_record(replayed: ReplayedRecord) -> dict[str, Any]:
    """Returns the match file of a record; the same record always has the same UUID."""
    record, document = replayed.record, write_match(replayed.replay.match)
    values = {"form": record.format.value, "title": record.title, "place": record.path, "match": document}
    return {**document, "uuid": str(uuid5(_RECORDS, spell_ascii(values)))}
