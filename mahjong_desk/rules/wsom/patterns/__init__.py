# SPDX-License-Identifier: MIT
"""The table of patterns (役) of the World Series of Mahjong (rules/wsom.md §4), a module for each few categories."""

from __future__ import annotations

from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example, YakuEntry
from mahjong_desk.rules.wsom.patterns.chance import INCIDENTS, IRREGULAR
from mahjong_desk.rules.wsom.patterns.honours import HONOUR_TILES
from mahjong_desk.rules.wsom.patterns.numbers import NUMBERS
from mahjong_desk.rules.wsom.patterns.pattern import YAKUMAN_POINTS, Pattern, Seen
from mahjong_desk.rules.wsom.patterns.suits import SUITS
from mahjong_desk.rules.wsom.patterns.terminals import TERMINALS
from mahjong_desk.rules.wsom.patterns.triplets import TRIPLETS

PATTERNS = (*SUITS, *HONOUR_TILES, *TRIPLETS, *NUMBERS, *TERMINALS, *INCIDENTS, *IRREGULAR)
"""Every pattern in the order of the table."""


def displaced() -> dict[str, tuple[str, ...]]:
    """Returns for each pattern the others of its series that never count beside it, since the dearest one counts."""
    found = {}
    for place, over in enumerate(PATTERNS):
        worth = (over.entry.closed or 0, -place)
        found[over.entry.id] = tuple(
            under.entry.id
            for at, under in enumerate(PATTERNS)
            if under.series == over.series and not (over.each or under.each) and (under.entry.closed or 0, -at) < worth
        )
    return {identity: others for identity, others in found.items() if others}


CHICKEN = YakuEntry(
    "chicken",
    Names("役なし", "chicken hand", "鸡和"),
    Names(
        "役が一つもない手。門前なら必ず役がある。",
        "A hand without any yaku; a closed one always has some.",
        "没有任何番种的和牌；门前清的牌必有番种。",
    ),
    closed=None,
    open=1,
    example=Example("789s22s55z", "2s", melds=(("chi", "123m"), ("chi", "456p"))),
)
"""What stands in an answer for a hand that has no pattern."""

__all__ = ["CHICKEN", "PATTERNS", "YAKUMAN_POINTS", "Pattern", "Seen", "displaced"]
