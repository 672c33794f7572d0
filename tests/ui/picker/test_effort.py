# SPDX-License-Identifier: MIT
"""How much it takes to record a common hand, from the table and back: counted through the window.

No ruleset needs more than the first one did, but for what its own rules ask: the indicator costs a click for its chip
and one for its tile, or a key for the chip and those that name the tile.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.rules.indicators import DORA, WILD, Indicator
from tests.ui.player import Player
from tests.ui.rulesets.playing import NAMES, rows, tile, view_of

MOST_CLICKS = 18
MOST_KEYS = 22


@dataclass(frozen=True, slots=True)
class Common:
    """A common hand of a ruleset.

    Attributes:
        ruleset: The ruleset.
        seats: How many play.
        typed: Its pieces as they are typed.
        clicked: Its pieces as they are clicked.
        moved: What the table pays for it: Ben wins from the last player.
        indicator: What these rules ask for each hand beyond the hand itself.
    """

    ruleset: str
    seats: int
    typed: str
    clicked: str
    moved: tuple[float, ...]
    indicator: tuple[Indicator, str] | None = None


_TILES = "1m 2m 3m 2m 2m 4m 5m 6m 7p 8p 9p 4s 5s 6s"
_TYPED = "12322456m789p456s"
COMMON = (
    Common("arushiaru", 4, _TYPED, _TILES, (0, 240, 0, -240)),
    Common("boo", 4, _TYPED, _TILES, (0, 480, 0, -480)),
    Common("boo", 4, _TYPED, _TILES, (0, 480, 0, -480), (DORA, "1s")),
    Common("wsom", 4, _TYPED, _TILES, (-10, 30, -10, -10)),
    Common("beijing", 4, _TYPED, _TILES, (-8, 20, -4, -8), (WILD, "1p")),
    Common("shogi", 3, "lllpsssp", "L L L P S S S P", (0, 4, -4)),
    Common("shogi", 2, "lllpsssp", "L L L P S S S P", (-4, 4)),
)


def _begin(player: Player, common: Common) -> None:
    assert player.desk.start_match(common.ruleset, {}, NAMES[: common.seats], "")


@pytest.mark.parametrize(
    "common", COMMON, ids=lambda common: f"{common.ruleset}-{common.seats}-{common.indicator is not None}"
)
def test_no_ruleset_asks_for_more_clicks_than_its_rules(player: Player, common: Common) -> None:
    _begin(player, common)
    player.click(player.button("Win", player.window.place_widget("table")))
    view = view_of(player)
    player.click(view.winner.chip(1))
    player.click(view.source.chip(common.seats - 1 if common.seats > 2 else 0))
    if common.indicator is not None:
        indicator, name = common.indicator
        player.click(view.melds.indicators[indicator.id].chip)
        player.click(tile(view.palette_tiles, name))
    for name in common.clicked.split():
        player.click(tile(view.palette_tiles, name))
    player.click(view.result.foot.record)
    assert player.window.place == "table"
    assert rows(player) == [common.moved]
    asked = 0 if common.indicator is None else 2
    assert player.clicks == 4 + len(common.clicked.split()) + asked <= MOST_CLICKS + asked


@pytest.mark.parametrize(
    "common", COMMON, ids=lambda common: f"{common.ruleset}-{common.seats}-{common.indicator is not None}"
)
def test_no_ruleset_asks_for_more_keys_than_its_rules(player: Player, common: Common) -> None:
    _begin(player, common)
    player.enter(f"w2{common.seats if common.seats > 2 else 1}")
    if common.indicator is not None:
        indicator, name = common.indicator
        letter = Qt.Key.Key_D if indicator == DORA else Qt.Key.Key_I
        player.press(letter, Qt.KeyboardModifier.AltModifier)
        player.enter(name)
    player.enter(common.typed + "\n")
    assert player.window.place == "table"
    assert rows(player) == [common.moved]
    asked = 0 if common.indicator is None else 1 + len(common.indicator[1])
    assert player.keys == 4 + len(common.typed) + asked <= MOST_KEYS + asked
