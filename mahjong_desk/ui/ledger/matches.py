# SPDX-License-Identifier: MIT
"""The matches that can be looked at, as the chooser names them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mahjong_desk.club.names import player_names
from mahjong_desk.ui import words
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.listing import listed


class MatchChoice(NamedTuple):
    """One match of the ledger.

    Attributes:
        match_id: Its id.
        text: What it is called: session, number, players.
    """

    match_id: int
    text: str


def match_choices(desk: Desk) -> tuple[MatchChoice, ...]:
    """Returns all matches that can be read: those of the present session first, the newest first.

    Raises:
        LedgerError: The ledger cannot be read.
    """
    if desk.ledger is None:
        return ()
    sessions = {session.id: session for session in desk.ledger.sessions()}
    present = desk.session.id if desk.session is not None else -1
    records = [record for record in desk.ledger.matches() if record.opening is not None]
    records.sort(key=lambda record: (record.session_id == present, record.id), reverse=True)
    choices = []
    for record in records:
        session = sessions[record.session_id]
        named = QCoreApplication.translate("Matches", "{session}, match {number}: {players}").format(
            session=session.name or words.date_of(session.started_at),
            number=record.number,
            players=listed(player_names(record.people)),
        )
        choices.append(MatchChoice(record.id, named))
    return tuple(choices)
