# SPDX-License-Identifier: MIT
"""What can be entered about people, as the ledger keeps it: a JSON object each, whose ``act`` says what was done."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from mahjong_desk.journal.documents import Document

SUBJECT: Final = "people"
"""What the ledger keeps these acts under."""

LONGEST_NAME: Final = 40
"""So many letters a name, a reading, an alias or a pseudonym may have."""


def add(person: str, name: str, **details: Any) -> Document:
    """Returns the act that enters a person."""
    return {"act": "add", "person": person, "name": name, **details}


def change(person: str, **details: Any) -> Document:
    """Returns the act that changes what is said of a person: ``name`` or any detail."""
    return {"act": "change", "person": person, **details}


def join(person: str, other: str) -> Document:
    """Returns the act that says that ``other`` is the same person, who goes on as ``person``."""
    return {"act": "join", "person": person, "other": other}


def part(other: str) -> Document:
    """Returns the act that says that somebody who was joined with another is a person of their own."""
    return {"act": "part", "other": other}


def not_the_same(persons: Collection[str]) -> Document:
    """Returns the act that says that two who look alike are two."""
    return {"act": "not_the_same", "persons": sorted(persons)}


def forget(person: str) -> Document:
    """Returns the act that makes somebody a former player."""
    return {"act": "forget", "person": person}


def undo(of: str) -> Document:
    """Returns the act that takes another one back, also one that takes back."""
    return {"act": "undo", "of": of}
