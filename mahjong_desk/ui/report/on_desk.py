# SPDX-License-Identifier: MIT
"""What lies on the desk, as reports are made of it."""

from __future__ import annotations

from mahjong_desk.club.people.people import People
from mahjong_desk.club.played import Played, PlayedMatch, PlayedSession, played_match, session_in_ledger
from mahjong_desk.club.veiling import people_among
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.words.former import former_player


def match_on(desk: Desk) -> PlayedMatch:
    """Returns the match on a desk; without a fingerprint where the ledger cannot be read.

    Raises:
        RuntimeError: None lies there.
    """
    if desk.stored is None or desk.session is None or desk.ledger is None:
        raise RuntimeError("no match lies on the desk")
    ledger = desk.ledger
    return played_match(desk.stored, desk.session, attempt(lambda: ledger.end.fingerprint).result or "")


def session_on(desk: Desk) -> PlayedSession:
    """Returns the session of the match on a desk with all its matches.

    Raises:
        LedgerError: The ledger cannot be read.
        RuntimeError: There is no session.
    """
    if desk.session is None or desk.ledger is None:
        raise RuntimeError("no session lies on the desk")
    return session_in_ledger(desk.ledger, desk.session, () if desk.stored is None else (desk.stored,))


def people_in(played: Played, desk: Desk) -> People:
    """Returns the people of a match or a session of the ledger on a desk.

    Raises:
        LedgerError: The ledger cannot be read.
        RuntimeError: No ledger is open.
    """
    if desk.ledger is None:
        raise RuntimeError("no ledger is open")
    return people_among(desk.ledger, played, former_player)
