# SPDX-License-Identifier: MIT
"""The fan of the Mahjong Competition Rules in table order (rules/mcr.md §4)."""

from mahjong_desk.rules.systems.mcr.yaku.grand import GRAND
from mahjong_desk.rules.systems.mcr.yaku.great import GREAT
from mahjong_desk.rules.systems.mcr.yaku.large import LARGE
from mahjong_desk.rules.systems.mcr.yaku.middle import MIDDLE
from mahjong_desk.rules.systems.mcr.yaku.single import SINGLE
from mahjong_desk.rules.systems.mcr.yaku.small import SMALL
from mahjong_desk.rules.systems.mcr.yaku.traits import McrReadingFacts
from mahjong_desk.rules.yaku.row import Yaku, name_in_title_case

YAKU: tuple[Yaku[McrReadingFacts], ...] = name_in_title_case(*GRAND, *GREAT, *LARGE, *MIDDLE, *SMALL, *SINGLE)
