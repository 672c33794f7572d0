# SPDX-License-Identifier: MIT
"""What the options of a ruleset are about: the groups in which a table goes through them.

These are the groups that rulesets share; one of its own is just another ``Names``.
"""

from __future__ import annotations

from typing import Final

from mahjong_desk.texts import Text

MATCH: Final = Text("The match")
YAKU: Final = Text("Yaku")
SCORING: Final = Text("Counting")
WINNING: Final = Text("Who may win")
PAYMENTS: Final = Text("Payments")
FOULS: Final = Text("Fouls", "what the rules say")
RESULT: Final = Text("Result of the match")
OTHER: Final = Text("Others")
"""Where options stand that name no group."""
