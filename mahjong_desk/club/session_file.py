# SPDX-License-Identifier: MIT
"""The JSON files of matches and sessions, which can be imported again.

A match file is the input of ``mahjong-desk replay`` (contract.md §5) with data of the ledger: ``uuid``, ``journal`` with all
acts, ``journal_hash``, ``session``, and the ``fingerprint`` of the ledger when the file was written.

A session file contains the match files of its matches in order of play:

``{"format": "mahjong-desk/session", "version": 1, "uuid": "7b1c…", "name": "Thursday club",
"started_at": "2026-01-31T19:02:11Z", "matches": [...]}``

``name`` may be empty or missing; ``started_at`` is UTC; if it is missing, it is the time of the import. Scores and results are not in
the file: they are replayed. With rates, ``"rates": {"unit": "yen", "factors": {"boo/result_points": "10"}}`` contains the value
of each rule system's unit in the club's own.
"""

import json
from typing import Any

from mahjong_desk.club.played import PlayedMatch, PlayedSession
from mahjong_desk.interchange import write_match
from mahjong_desk.journal.acts import thaw

SESSION_FORMAT = "mahjong-desk/session"
SESSION_VERSION = 1


def match_document(played: PlayedMatch, *, standalone: bool = True) -> dict[str, Any]:
    """Returns the content of a match file; without its session unless ``standalone``."""
    document = write_match(played.replay.match)
    source = played.source
    if source is None:
        return document
    document["uuid"] = source.uuid
    if (journal := source.journal) is not None:
        document["journal"] = [thaw(act._asdict()) for act in journal.entries]
        document["journal_hash"] = journal.fingerprint
    if standalone:
        session = source.session
        document["session"] = {"uuid": session.uuid, "name": session.name, "started_at": session.started_at}
        if played.fingerprint:
            document["fingerprint"] = played.fingerprint
    return document


def session_document(played: PlayedSession) -> dict[str, Any]:
    """Returns the content of a session file."""
    document: dict[str, Any] = {
        "format": SESSION_FORMAT,
        "version": SESSION_VERSION,
        "name": played.name,
        "started_at": played.started_at,
        "matches": [match_document(match, standalone=False) for match in played.matches],
    }
    if played.uuid:
        document["uuid"] = played.uuid
    if played.rates.factors:
        document["rates"] = thaw(played.rates.payload())
    if played.fingerprint:
        document["fingerprint"] = played.fingerprint
    return document


def json_bytes(document: object) -> bytes:
    """Returns a document as JSON, one field per line."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()


def compact_bytes(document: object) -> bytes:
    """Returns a document as JSON on a single line."""
    return (json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
