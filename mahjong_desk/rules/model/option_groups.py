# SPDX-License-Identifier: MIT
"""What the options of a ruleset are about: the groups in which a table goes through them.

These are the groups that rulesets share; one of its own is just another ``Names``.
"""

from __future__ import annotations

from typing import Final

from mahjong_desk.rules.model.names import Names

MATCH: Final = Names("対局", "The match", "对局")
YAKU: Final = Names("役", "Yaku", "番种")
COUNTING: Final = Names("点の数え方", "Counting", "计分")
WINNING: Final = Names("和了の条件", "Who may win", "和牌条件")
PAYING: Final = Names("支払い", "Payments", "付分")
FOULS: Final = Names("罰則", "Fouls", "罚则")
RESULT: Final = Names("対局の結果", "Result of the match", "对局结果")
OTHER: Final = Names("その他", "Others", "其他")
"""Where options stand that name no group."""
