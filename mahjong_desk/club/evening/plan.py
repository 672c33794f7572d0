# SPDX-License-Identifier: MIT
"""What is agreed for an evening, before its first round or later."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from mahjong_desk.club.schedule.proposing import Method
from mahjong_desk.journal.documents import Document


class LastHands(StrEnum):
    """What is still played when the last hands begin."""

    FINISH = "finish"
    ONE_MORE = "one_more"
    TO_THE_END = "to_the_end"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played at every table, and how the evening goes.

    Attributes:
        house_rules: The name of the house rules that these options are; empty where they have none.
    """

    ruleset: str
    options: Mapping[str, Any]
    size: int
    house_rules: str = ""
    method: Method = Method.SWISS
    rounds: int = 4
    minutes: int = 50
    last_minutes: int = 10
    last_hands: LastHands = LastHands.ONE_MORE
    seed: int = 0

    def document(self) -> Document:
        """Returns it as the ledger keeps it."""
        return {
            "ruleset": self.ruleset,
            "options": dict(self.options),
            "size": self.size,
            "house_rules": self.house_rules,
            "method": str(self.method),
            "rounds": self.rounds,
            "minutes": self.minutes,
            "last_minutes": self.last_minutes,
            "last_hands": str(self.last_hands),
            "seed": self.seed,
        }

    @classmethod
    def from_document(cls, told: Document) -> Plan:
        """Returns the plan that the ledger keeps.

        Raises:
            KeyError: Something of it is missing.
            ValueError: It says something that this program does not know.
        """
        return cls(
            str(told["ruleset"]),
            dict(told["options"]),
            int(told["size"]),
            str(told["house_rules"]),
            Method(told["method"]),
            int(told["rounds"]),
            int(told["minutes"]),
            int(told["last_minutes"]),
            LastHands(told["last_hands"]),
            int(told["seed"]),
        )
