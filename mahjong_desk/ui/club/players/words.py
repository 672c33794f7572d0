# SPDX-License-Identifier: MIT
"""What the list of the players says of each."""

from __future__ import annotations

from mahjong_desk.club.people.person import Person
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.text_format import figure, noted
from mahjong_desk.ui.text.people import matches_word, short_date


def last_played(person: Person) -> str:
    """Returns when a person played last, and whether they are away."""
    away = tr("away") if not person.active else ""
    if not person.last:
        return noted(away, tr("has not played yet"))
    return noted(away, tr("last played {day}").format(day=short_date(person.last)))


def row_text(person: Person) -> str:
    """Returns what a row of the list says, for those who hear it."""
    return noted(f"{person.name}", last_played(person), f"{figure(person.matches)} {matches_word(person.matches)}")
