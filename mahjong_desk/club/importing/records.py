# SPDX-License-Identifier: MIT
"""Records of other programs on their way into the ledger: played by the rules here, then as a file of their own would come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from uuid import UUID, uuid5

from mahjong_desk.club.importing.documents import read_match_file, read_session_file, spell_ascii
from mahjong_desk.club.session_file import SESSION_FORMAT, SESSION_VERSION
from mahjong_desk.interchange import write_match
from mahjong_desk.ledger.database.in_memory import InMemory
from mahjong_desk.ledger.progress import Progress, Stage
from mahjong_desk.records.deals import Record
from mahjong_desk.records.matching import Matched, matched

_RECORDS: Final = UUID("0c6a4c0e-9f0c-5f57-8d0e-2b7b0a8f1d33")
"""What the uuids begin with that follow from what a record says."""
_LONGEST_NAME: Final = 60


def played(records: Sequence[Record], progress: Progress) -> tuple[Matched, ...]:
    """Returns records as matches here; raises ``Refusal`` if one of them cannot be played."""
    return tuple(matched(record) for record in progress.over(records, Stage.PLAYING, len(records)))


def read_records(found: Sequence[Matched], name: str, at: str) -> InMemory:
    """Returns what records contain: a match, or a session of them."""
    document = session_of(found, name)
    if len(found) == 1:
        return read_match_file(document, found[0].record.title or name, at)
    return read_session_file({**document, "started_at": at}, at)


def session_of(found: Sequence[Matched], name: str) -> dict[str, Any]:
    """Returns the match file of a record, or the session file of several."""
    documents = [document_of(one) for one in found]
    if len(documents) == 1:
        return documents[0]
    uuid = str(uuid5(_RECORDS, " ".join(document["uuid"] for document in documents)))
    head = {"format": SESSION_FORMAT, "version": SESSION_VERSION, "uuid": uuid, "name": name[:_LONGEST_NAME]}
    return {**head, "matches": documents}


def document_of(one: Matched) -> dict[str, Any]:
    """Returns the match file of a record; the same record is the same match whenever it comes."""
    document = write_match(one.replay.match)
    told = {"form": one.record.form.value, "title": one.record.title, "place": one.record.place, "match": document}
    return {**document, "uuid": str(uuid5(_RECORDS, spell_ascii(told)))}
