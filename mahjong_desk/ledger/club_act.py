# SPDX-License-Identifier: MIT
"""Something that was entered about the club: its people, seasons, evenings. What stands now is folded from all of them."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.ledger.documents import Document


class ClubAct(NamedTuple):
    """One act.

    Attributes:
        uuid: What it is known by everywhere; a later act may speak of it.
        at: When it was entered, UTC, ``2026-01-31T20:15:00Z``.
        subject: What it is about, such as ``people``.
        act: What was done; read-only.
    """

    uuid: str
    at: str
    subject: str
    act: Document
