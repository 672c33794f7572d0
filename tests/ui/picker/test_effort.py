# SPDX-License-Identifier: MIT
"""How much it takes to record a common hand, from the table and back: counted through the window.

No ruleset needs more than the first one did, but for what its own rules ask: the indicator costs a click for its chip
and one for its tile, or a key for the chip and those that name the tile.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.rules.model.events import RiichiDeclaration
from mahjong_desk.rules.model.indicators import DORA, URA, WILD, Indicator
from tests.ui.player import User
from tests.ui.rulesets.playing import NAMES, rows, tile, view_of

MOST_CLICKS = 18
MOST_KEYS = 22


@dataclass(frozen=True, slots=True)
class Common:
    """A common hand of a ruleset."""

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
    Common("riichi", 4, _TYPED, _TILES, (0, 1000, 0, -1000)),
    Common("riichi", 4, _TYPED, _TILES, (0, 1000, 0, -1000), (DORA, "1s")),
    Common("shogi", 2, "lllpsssp", "L L L P S S S P", (-4, 4)),
)


def _begin(player: User, common: Common) -> None:
    assert player.desk.start_match(common.ruleset, {}, NAMES[: common.seats], "")


@pytest.mark.parametrize(
    "common", COMMON, ids=lambda common: f"{common.ruleset}-{common.seats}-{common.indicator is not None}"
)
def test_no_ruleset_asks_for_more_clicks_than_its_rules(player: User, common: Common) -> None:
    _begin(player, common)
    player.click(player.button("Win", player.window.screen_widget("table")))
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
def test_no_ruleset_asks_for_more_keys_than_its_rules(player: User, common: Common) -> None:
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


_DECLARED = (0, 7700 + 1000, 0, -7700)
"""Riichi, ippatsu, pinfu and an ura dora; the stake comes back."""


def test_what_riichi_asks_costs_a_click_each_or_a_key_for_it(player: User) -> None:
    assert player.desk.start_match("riichi", {}, NAMES, "")
    assert player.desk.record_event(RiichiDeclaration(player=1))
    player.enter("w2" + "4")
    player.clicks = player.keys = 0
    view = view_of(player)
    # Riichi was said at the table; ippatsu is one chip, an indicator its chip and its tile.
    player.click(view.melds.situations.chip("ippatsu"))
    for indicator, name in ((DORA, "1s"), (URA, "9m")):
        player.click(view.melds.indicators[indicator.id].chip)
        player.click(tile(view.palette_tiles, name))
    for name in _TILES.split():
        player.click(tile(view.palette_tiles, name))
    player.click(view.result.foot.record)
    assert rows(player)[-1] == _DECLARED
    assert player.clicks == 5 + len(_TILES.split()) + 1


def test_riichi_by_keys(player: User) -> None:
    assert player.desk.start_match("riichi", {}, NAMES, "")
    assert player.desk.record_event(RiichiDeclaration(player=1))
    player.keys = 0
    player.enter("w24" + "v3" + "d1s" + "u9m" + _TYPED + "\n")
    assert rows(player)[-1] == _DECLARED
    assert player.keys == 3 + len("v3") + len("d1su9m") + len(_TYPED) + 1
