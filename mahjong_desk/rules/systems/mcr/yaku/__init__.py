# SPDX-License-Identifier: MIT
"""The fan of the Mahjong Competition Rules in the order of the table (rules/mcr.md §4), by their values.

``seen``        A reading reduced to flags and counts.
``faults``      What is said where part of a condition fails.
``conditions``  When a fan is there, and what shows it.
``combined``    The fan that several sets make together.
``grand``       Worth 88 and 64.
``great``       Worth 48 to 24.
``large``       Worth 16 to 8, by their sets and pieces.
``middle``      Worth 8 and 6.
``small``       Worth 4 and 2.
``single``      Worth 1.

Tested together
    ``tests/rules/systems/mcr/test_yaku.py``   seen, conditions, combined, grand, great, large, middle, small, single
    ``tests/rules/test_failing.py``    faults
"""

from __future__ import annotations

from mahjong_desk.rules.systems.mcr.yaku.grand import GRAND
from mahjong_desk.rules.systems.mcr.yaku.great import GREAT
from mahjong_desk.rules.systems.mcr.yaku.large import LARGE
from mahjong_desk.rules.systems.mcr.yaku.middle import MIDDLE
from mahjong_desk.rules.systems.mcr.yaku.seen import Seen
from mahjong_desk.rules.systems.mcr.yaku.single import SINGLE
from mahjong_desk.rules.systems.mcr.yaku.small import SMALL
from mahjong_desk.rules.yaku.row import Yaku

YAKU: tuple[Yaku[Seen], ...] = (*GRAND, *GREAT, *LARGE, *MIDDLE, *SMALL, *SINGLE)
"""The whole table."""
