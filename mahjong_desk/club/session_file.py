# SPDX-License-Identifier: MIT
"""A session as one file: the match files of its matches, one after the other.

``{"format": "mahjong-desk/session", "version": 1, "name": "Thursday club", "started_at": "2026-01-31T19:02:11Z",
"matches": [...]}``

``name`` is what the club calls the session, empty where it has no name; ``started_at`` is when it began, UTC.
Every entry of ``matches`` is a whole match file of its own (``"format": "mahjong-desk/match"``), in the order in which
the matches were played; written alone it is what ``mahjong-desk replay`` reads. Scores and results are not in the
file: they are replayed. Where the club has set rates, ``"rates": {"unit": "yen", "factors": {"boo/result_points": "10"}}``
says what one of each rule system's unit is worth in the club's own. ``"fingerprint"`` is that of the ledger when the file was
written, which tells what else it held then.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from mahjong_desk.interchange import write_match
from mahjong_desk.ledger.documents import thaw
from mahjong_desk.ledger.rates import Rates
from mahjong_desk.match import Match

SESSION_FORMAT = "mahjong-desk/session"
SESSION_VERSION = 1


def session_document(
    name: str, started_at: str, matches: Sequence[Match], rates: Rates | None = None, fingerprint: str = ""
) -> dict[str, Any]:
    """Returns a session as the document that its file holds.

    Args:
        name: What the club calls it.
        started_at: When it began, UTC.
        matches: Its matches.
        rates: What results are worth in the club's own unit.
        fingerprint: The fingerprint of the ledger; empty where it is not known.
    """
    document: dict[str, Any] = {
        "format": SESSION_FORMAT,
        "version": SESSION_VERSION,
        "name": name,
        "started_at": started_at,
        "matches": [write_match(match) for match in matches],
    }
    if rates is not None and rates.factors:
        document["rates"] = thaw(rates.payload())
    if fingerprint:
        document["fingerprint"] = fingerprint
    return document


def json_bytes(document: object) -> bytes:
    """Returns a document as the content of a JSON file, one field a line."""
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode()
