# SPDX-License-Identifier: MIT
"""The yaku of the World Series of Mahjong in table order (rules/wsom.md §4).

At most one yaku of a series counts.
"""

from mahjong_desk.rules.systems.wsom.yaku.chance import CHICKEN, INCIDENTS, IRREGULAR
from mahjong_desk.rules.systems.wsom.yaku.honours import HONOUR_TILES
from mahjong_desk.rules.systems.wsom.yaku.numbers import NUMBERS
from mahjong_desk.rules.systems.wsom.yaku.suits import SUITS, TERMINALS, TRIPLETS
from mahjong_desk.rules.yaku.facts import ReadingFacts
from mahjong_desk.rules.yaku.row import Yaku, name_in_title_case

YAKUMAN_POINTS = 320
"""The value from which a yaku is a yakuman (役満貫), and the cap of a sum (§5)."""
YAKU: tuple[Yaku[ReadingFacts], ...] = name_in_title_case(
    CHICKEN,
    *SUITS,
    *HONOUR_TILES,
    *TRIPLETS,
    *NUMBERS,
    *TERMINALS,
    *INCIDENTS,
    *IRREGULAR,
    iikantsu="One Kong",
    ryankantsu="Two Kongs",
    sankantsu="Three Kongs",
    suukantsu="Four Kongs",
    rinshan="Win on Kong",
    chankan="Robbing a Kong",
)
"""The whole table under the names of Zung Jung; the chicken hand is first."""
YAKU_NAMES = {yaku.id: yaku.name for yaku in YAKU}
