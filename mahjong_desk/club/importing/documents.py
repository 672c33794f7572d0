# SPDX-License-Identifier: MIT
"""From the JSON of a match or a session to what it brings; the way there is ``club/session_file.py``.

A match that another program wrote has no journal and perhaps no uuid. It gets a journal that records its events, and a uuid that
follows from what it says: the same file is the same match whenever it comes.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeVar
from uuid import UUID, uuid5

from mahjong_desk.club.names import NameFault, name_faults
from mahjong_desk.club.replaying import replayed
from mahjong_desk.club.session_file import SESSION_VERSION
from mahjong_desk.interchange import read_match, write_event
from mahjong_desk.interchange.fields import Fields, bad_type, check_version
from mahjong_desk.ledger.journal.acts import Act, MatchHeader, read_time
from mahjong_desk.ledger.journal.documents import freeze, spell, thaw
from mahjong_desk.ledger.journal.journal import Journal
from mahjong_desk.ledger.merge import (
    Brought,
    JournalCut,
    MatchBrought,
    SessionBrought,
    journal_of,
    read_entry,
    read_uuid,
)
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.match.names import fold_name
from mahjong_desk.rules.model.refusal import Code, Refusal
from mahjong_desk.texts import mark

_OURS: Final = UUID("5f0b6f5e-54a1-5a1c-9a54-0d2a6c1b7e11")
"""What the uuids begin with that follow from what a file says."""
MOST_MATCHES: Final = 1_000
_LONGEST_NAME: Final = 200
_Read = TypeVar("_Read")


def match_brought(value: Any, name: str, at: str) -> Brought:
    """Returns what the file of one match brings.

    Args:
        value: What the file says.
        name: What its session is called where the file names none.
        at: When it is read, UTC: what it does not date is from then.

    Raises:
        Refusal: It tells no match, or none that can be played.
    """
    match = read_match(value)
    fields = Fields(value)
    given = fields.object("session", {})
    if given.has("uuid"):
        session = _session(given, at)
        given.close()
        brought = _match(match, fields, session.uuid, at)
    else:
        brought = _match(match, fields, "", at)
        uuid = str(uuid5(UUID(brought.uuid), "session"))
        session = SessionBrought(uuid, brought.journal.entries[0].at, [(at, name[:_LONGEST_NAME])])
        brought = MatchBrought(brought.uuid, brought.origin, uuid, 1, brought.journal, brought.by_events)
    return Brought({session.uuid: session}, (brought,))


def session_brought(value: Any, at: str) -> Brought:
    """Returns what the file of a session brings.

    Args:
        value: What the file says.
        at: When it is read, UTC: what it does not date is from then.

    Raises:
        Refusal: It tells no session, or has a match that cannot be played.
    """
    fields = Fields(value)
    fields.take("format")
    check_version(fields.whole("version"), SESSION_VERSION)
    session = _session(fields, at)
    if (given := fields.take("rates", None)) is not None:
        session.rates.append((at, _told_by(lambda: Rates.from_payload(given).payload(), "rates")))
    fields.text("fingerprint", "")
    matches = list(fields.entries("matches"))
    if len(matches) > MOST_MATCHES:
        raise bad_type("matches", mark("{field} has {count:,} entries at most."), count=MOST_MATCHES)
    fields.close()
    found: list[MatchBrought] = []
    for entry, place in matches:
        try:
            found.append(_match(read_match(entry), Fields(entry), session.uuid, at, len(found) + 1))
        except Refusal as refusal:
            raise refusal.under(place) from None
    return Brought({session.uuid: session}, tuple(found))


def _session(fields: Fields, at: str) -> SessionBrought:
    name = fields.text("name", "")
    if len(name) > _LONGEST_NAME or not (name.isprintable() or not name):
        raise bad_type(
            fields.at("name"),
            mark("{field} has to be a line of at most {count} letters."),
            count=_LONGEST_NAME,
        )
    started_at = _told_by(lambda: read_time(fields.text("started_at", at)), fields.at("started_at"))
    if fields.has("uuid"):
        uuid = _told_by(lambda: read_uuid(fields.take("uuid")), fields.at("uuid"))
    else:
        uuid = str(uuid5(_OURS, f"{started_at} {name}"))
    return SessionBrought(uuid, started_at, [(at, name)])


def _match(match: Match, fields: Fields, session: str, at: str, number: int = 0) -> MatchBrought:
    if not fields.has("journal"):
        journal = _recorded(match, fields, at)
        uuid = _told_by(lambda: read_uuid(fields.take("uuid")), "uuid") if fields.has("uuid") else _uuid_of(journal)
        return MatchBrought(uuid, uuid, session, number, journal, by_events=True)
    uuid = _told_by(lambda: read_uuid(fields.take("uuid")), "uuid")
    journal = _journal(fields)
    played = replayed(journal)
    check_names(played)
    told = played.match
    same = told.rules.ruleset is match.rules.ruleset and tuple(told.players) == match.players
    if not same or told.events != match.events:
        raise Refusal(
            Code.BAD_REQUEST,
            mark("The journal tells another match than the events beside it."),
            path="journal",
        )
    return MatchBrought(uuid, uuid, session, number, journal)


def _journal(fields: Fields) -> Journal:
    entries = []
    for entry, place in fields.entries("journal"):
        entries.append(_told_by(lambda entry=entry: read_entry(freeze(entry)), place))  # type: ignore[misc]
    try:
        return journal_of(entries)
    except JournalCut as error:
        raise _changed(f"journal[{error.broken.sequence}]") from None
    except ValueError:
        raise _changed("journal") from None


def _recorded(match: Match, fields: Fields, at: str) -> Journal:
    """Returns a journal that records the events of a match, each at its own time where it tells one.

    Raises:
        Refusal: An event cannot happen where it stands.
    """
    played = replay(match)
    if (fault := played.fault) is not None and fault.refusal is not None:
        raise fault.refusal.under(f"events[{fault.index}]")
    check_names(played)
    ruleset = match.rules.ruleset
    version = fields.whole("ruleset_version", ruleset.version)
    header = MatchHeader(ruleset.id, str(version), dict(match.rules.options), match.players)
    times = [_time_of(event.at, at) for event in match.events]
    journal = Journal.begin(0, header, min(times, default=at))
    for event, time in zip(match.events, times, strict=True):
        journal = journal.then(Act.record(write_event(event, ruleset)), time)
    return journal


def check_names(played: Replay) -> None:
    """Checks that all who sit at a table together have names, and each a name of their own.

    Raises:
        Refusal: A name is empty, or two are the same.
    """
    came = zip(played.rows, [*(row.players for row in played.rows[1:]), played.players], strict=False)
    for place, names in (("", played.match.players), *((f"events[{row.index}]", after) for row, after in came)):
        for seat, fault in enumerate(name_faults(names)):
            path = place or f"players[{seat}]"
            if fault is NameFault.EMPTY:
                raise bad_type(path, mark("{field} has to be a name."))
            if fault is NameFault.TWICE:
                same = next(other for other in names if fold_name(other) == fold_name(names[seat]))
                raise Refusal(
                    Code.BAD_REQUEST,
                    mark("“{one}” and “{other}” are the same name, and cannot sit at one table."),
                    path=path,
                    one=same,
                    other=names[seat],
                )


def _time_of(told: str | None, otherwise: str) -> str:
    with suppress(ValueError):
        return read_time(told or "")
    return otherwise


def _uuid_of(journal: Journal) -> str:
    header = journal.header
    told = {"header": thaw(header.payload()), "events": thaw(journal.events)}
    return str(uuid5(_OURS, spell(told)))


def _told_by(read: Callable[[], _Read], path: str) -> _Read:
    """Returns what stands at a place.

    Raises:
        Refusal: Something stands there that Mahjong Desk never writes.
    """
    try:
        return read()
    except Refusal:
        raise
    except (ValueError, TypeError, LookupError):
        raise bad_type(path, mark("{field} is nothing that Mahjong Desk writes.")) from None


def _changed(path: str) -> Refusal:
    return bad_type(path, mark("{field} is not as it was written: it was changed, or is damaged."))
