# SPDX-License-Identifier: MIT
"""House rules: the options of a rule system as a club plays them, under a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from mahjong_desk.journal.documents import Document


class NameTaken(ValueError):
    """Other house rules of the same rule system have that name; case and blanks around it make no difference."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """A choice of options under a name."""

    id: int
    ruleset: str
    name: str
    options: Document
    changed_at: str


class HouseRulesSaid(NamedTuple):
    """What was entered of house rules at one time."""

    kept: int
    ruleset: str
    name: str
    options: Document

    @classmethod
    def from_content(cls, content: Mapping[str, Any]) -> HouseRulesSaid:
        """Returns what the content of a link says."""
        match content:
            case {
                "kept": 0 | 1 as kept,
                "ruleset": str(ruleset),
                "name": str(name),
                "options": Mapping() as options,
            } if name.strip():
                return cls(int(kept), ruleset, name, options)
        raise ValueError("these are no house rules")


def same_name(one: str, other: str) -> bool:
    """Tells whether two names are one to a person."""
    return one.strip().casefold() == other.strip().casefold()
