# SPDX-License-Identifier: MIT
"""What a ruleset's requests look like where the contract leaves it open."""

from __future__ import annotations

from typing import NamedTuple


class Conventions(NamedTuple):
    """What a ruleset's requests look like where the contract leaves it open.

    Attributes:
        honba: Whether counters are laid out; else ``table.honba`` is 0.
        deposit: Whether points lie on the table; else ``table.deposit`` is 0.
        order: Whether players change places between rounds, so that a table says in which order they play.
        last_number: The highest hand number in a round; None if numbers go on.
    """

    honba: bool = False
    deposit: bool = False
    dealer_by_number: bool = False
    order: bool = False
    last_number: int | None = 4
