# SPDX-License-Identifier: MIT
"""The yaku of the World Series of Mahjong in the order of the table (rules/wsom.md §4), by its categories.

``suits`` has categories 1 and 2, ``honours`` 3, ``triplets`` 4, ``numbers`` 5 to 7, ``terminals`` 8 and ``chance`` 9 and
10. At most one yaku of a series counts.
"""

from __future__ import annotations

from mahjong_desk.rules.facts import Facts
from mahjong_desk.rules.wsom.yaku.chance import CHICKEN, INCIDENTS, IRREGULAR
from mahjong_desk.rules.wsom.yaku.honours import HONOUR_TILES
from mahjong_desk.rules.wsom.yaku.numbers import NUMBERS
from mahjong_desk.rules.wsom.yaku.suits import SUITS
from mahjong_desk.rules.wsom.yaku.terminals import TERMINALS
from mahjong_desk.rules.wsom.yaku.triplets import TRIPLETS
from mahjong_desk.rules.yaku import Yaku

YAKUMAN_POINTS = 320
"""From here on a yaku is a yakuman (役満貫), and a sum goes no further (§5)."""
YAKU: tuple[Yaku[Facts], ...] = (
    CHICKEN,
    *SUITS,
    *HONOUR_TILES,
    *TRIPLETS,
    *NUMBERS,
    *TERMINALS,
    *INCIDENTS,
    *IRREGULAR,
)
"""The whole table, the hand without any first."""
