# SPDX-License-Identifier: MIT
"""What becomes of what a file brings, as plain values: each thing with how it stands to what is here, and the links to come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from mahjong_desk.ledger.chain import Line, LinkKind
from mahjong_desk.ledger.documents import Document
from mahjong_desk.ledger.entries import Entry


class Standing(StrEnum):
    """How something that is brought stands to what is here."""

    NEW = "new"
    HERE = "here"
    LONGER = "longer"
    PARTED = "parted"


class Matter(StrEnum):
    """What is brought."""

    SESSION = "session"
    MATCH = "match"
    NAME = "name"
    RATES = "rates"
    HOUSE_RULES = "house rules"
    ANSWER = "answer"
    CLUB = "club"


class Decision(StrEnum):
    """What a person wants where here and there have parted."""

    MINE = "mine"
    THEIRS = "theirs"
    BOTH = "both"


class Step(NamedTuple):
    """A link to be entered.

    Attributes:
        kind: What it is.
        at: When it was entered there, UTC; when it is entered here where it is new.
        content: What it says.
        entry: The entry of a match that it brings.
    """

    kind: LinkKind
    at: str
    content: Document
    entry: Entry | None = None


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is brought.

    Attributes:
        matter: What it is.
        key: What it is known by: a uuid, or rule system and name of house rules.
        standing: How it stands to what is here.
        name: The session or house rules that it is, or belongs to.
        mine: What is here: a match, a name, rates, house rules; None where nothing is.
        theirs: What is brought, likewise.
        ways: What can be decided where both have parted, the one that stands unless a person says otherwise first.
    """

    matter: Matter
    key: str
    standing: Standing
    name: str
    mine: object = None
    theirs: object = None
    ways: tuple[Decision, ...] = ()


Decisions = Mapping[tuple[Matter, str], Decision]
"""What a person wants, by matter and key."""


@dataclass(slots=True)
class Merge:
    """What becomes of what a file brings.

    Attributes:
        items: All that is brought.
        steps: The links to be entered.
        lines: The links that follow from where the chain here ends, where the file is that of a ledger that went on.
    """

    items: list[Item] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    lines: Sequence[Line] = ()

    @property
    def changes(self) -> bool:
        """Whether anything is to be entered."""
        return bool(self.steps or self.lines)

    def of(self, matter: Matter, *standings: Standing) -> list[Item]:
        """Returns what is brought of one kind and stands so."""
        return [item for item in self.items if item.matter is matter and item.standing in standings]

    @property
    def parted(self) -> list[Item]:
        """What a person has to decide."""
        return [item for item in self.items if item.standing is Standing.PARTED]
