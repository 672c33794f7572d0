# SPDX-License-Identifier: MIT
"""An evening as reports are made of it: its session, with the rounds in which its matches were played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mahjong_desk.club.evening.evening import Evening
from mahjong_desk.club.evening.tables import TableStand
from mahjong_desk.club.played import PlayedRound, PlayedSession, SatOut


def with_rounds(session: PlayedSession, evening: Evening, rounds: Sequence[Sequence[TableStand]]) -> PlayedSession:
    """Returns a session with the rounds of its evening."""
    told = tuple(
        PlayedRound(
            tuple(table.record.number for table in tables if table.record is not None),
            tuple(SatOut(person, evening.names.get(person, "")) for person in one.seats.sits_out),
        )
        for one, tables in zip(evening.rounds, rounds, strict=False)
    )
    return replace(session, rounds=told)
