# SPDX-License-Identifier: MIT
"""How many clicks and keys a common hand and the usual steps of an evening take.

A common hand takes clicks on the plate of the winner, the source, the tiles and Record. An indicator
adds a click on its chip and one on its tile, or a key for the chip and the keys of the tile.
"""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt

from mahjong_desk.rules.model.events import MatchEnd, RiichiDeclaration
from mahjong_desk.rules.model.hand import DORA, URA, WILD, Indicator
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.result.sheet import ResultSheet
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import rows, sit_down, tile, view_of

MOST_CLICKS = 17
MOST_KEYS = 22
ALT = Qt.KeyboardModifier.AltModifier


@dataclass(frozen=True, slots=True)
class Common:
    ruleset: str
    seats: int
    typed: str
    clicked: str
    moved: tuple[float, ...]
    indicator: tuple[Indicator, str] | None = None

    @property
    def id(self) -> str:
        return f"{self.ruleset}-{self.seats}" + (f"-{self.indicator[0].id}" if self.indicator is not None else "")

    @property
    def discarder(self) -> int:
        return self.seats - 1 if self.seats > 2 else 0


_TILES = "1m 2m 3m 2m 2m 4m 5m 6m 7p 8p 9p 4s 5s 6s"
_TYPED = "12322456m789p456s"
COMMON = (
    Common("arushiaru", 4, _TYPED, _TILES, (0, 240, 0, -240)),
    Common("boo", 4, _TYPED, _TILES, (0, 480, 0, -480), (DORA, "1s")),
    Common("wsom", 4, _TYPED, _TILES, (-10, 30, -10, -10)),
    Common("beijing", 4, _TYPED, _TILES, (-8, 20, -4, -8), (WILD, "1p")),
    Common("shogi", 3, "lllpsssp", "L L L P S S S P", (0, 4, -4)),
    Common("riichi", 4, _TYPED, _TILES, (0, 1000, 0, -1000), (DORA, "1s")),
    Common("shogi", 2, "lllpsssp", "L L L P S S S P", (-4, 4)),
)


@pytest.mark.parametrize("common", COMMON, ids=lambda common: common.id)
def test_a_common_hand_takes_few_clicks_and_keys(player: User, common: Common) -> None:
    sit_down(player, common.ruleset, NAMES[: common.seats])
    player.click(player.window.screen_widget("table").felt.plates[1])
    view = view_of(player)
    player.click(view.source.chip(common.discarder))
    if common.indicator is not None:
        indicator, name = common.indicator
        player.click(view.melds.indicators[indicator.id].chip)
        player.click(tile(view.palette_tiles, name))
    for name in common.clicked.split():
        player.click(tile(view.palette_tiles, name))
    player.click(view.result.foot.record)
    assert player.window.current_screen == "table"
    assert rows(player) == [common.moved]
    extra = 0 if common.indicator is None else 2
    assert player.clicks == 3 + len(common.clicked.split()) + extra <= MOST_CLICKS + extra

    sit_down(player, common.ruleset, NAMES[: common.seats])
    player.keys = 0
    player.enter(f"w2{common.discarder + 1}")
    if common.indicator is not None:
        indicator, name = common.indicator
        player.press(Qt.Key.Key_D if indicator == DORA else Qt.Key.Key_I, ALT)
        player.enter(name)
    player.enter(common.typed + "\n")
    assert player.window.current_screen == "table"
    assert rows(player) == [common.moved]
    extra = 0 if common.indicator is None else 1 + len(common.indicator[1])
    assert player.keys == 4 + len(common.typed) + extra <= MOST_KEYS + extra


_DECLARED = (0, 7700 + 1000, 0, -7700)
"""Riichi, ippatsu, pinfu and an ura dora; the stake is returned."""


def test_ippatsu_and_indicators_take_five_clicks(player: User) -> None:
    assert player.desk.start_match("riichi", {}, NAMES, "")
    assert player.desk.record_event(RiichiDeclaration(player=1))
    player.enter("w2" + "4")
    player.clicks = player.keys = 0
    view = view_of(player)
    # Riichi was declared at the table; ippatsu is one chip, an indicator its chip and its tile.
    player.click(view.melds.situations.chip("ippatsu"))
    for indicator, name in ((DORA, "1s"), (URA, "9m")):
        player.click(view.melds.indicators[indicator.id].chip)
        player.click(tile(view.palette_tiles, name))
    for name in _TILES.split():
        player.click(tile(view.palette_tiles, name))
    player.click(view.result.foot.record)
    assert rows(player)[-1] == _DECLARED
    assert player.clicks == 5 + len(_TILES.split()) + 1


def test_ippatsu_and_indicators_take_few_keys(player: User) -> None:
    assert player.desk.start_match("riichi", {}, NAMES, "")
    assert player.desk.record_event(RiichiDeclaration(player=1))
    player.keys = 0
    player.enter("w24" + "v3" + "d1s" + "u9m" + _TYPED + "\n")
    assert rows(player)[-1] == _DECLARED
    assert player.keys == 3 + len("v3") + len("d1su9m") + len(_TYPED) + 1


EFFORT = {
    # Clicks and keys for a typed value, another discarder of the last hand, a draw and a foul.
    "arushiaru": ((4, 4, 1, 3), (6, 5, 1, 3)),
    "boo": ((4, 4, 1, 3), (6, 5, 1, 3)),
    "wsom": ((4, 4, 1, 3), (7, 5, 1, 3)),
    "beijing": ((4, 4, 1, 3), (6, 5, 1, 3)),
    "shogi": ((4, 4, 2, 3), (6, 5, 2, 3)),
    "riichi": ((4, 4, 2, 3), (6, 5, 2, 3)),
    "mcr": ((4, 4, 1, 3), (7, 5, 1, 3)),
}
VALUES = {"arushiaru": "4", "boo": "4", "wsom": "30", "beijing": "2", "shogi": "3", "riichi": "5", "mcr": "24"}
MANGAN = {"arushiaru", "riichi"}


def _enter_value(player: User, ruleset: str) -> None:
    player.click(player.window.screen_widget("table").felt.plates[2])
    view = view_of(player)
    player.click(view.source.chip(1))
    form = view.result.quick_value
    limit = ruleset in MANGAN
    chips = form.forms if limit else next(iter(form.fields.values())).usual
    position = chips.mapTo(player.window, QPoint(0, 0))
    player.click(chips.chip("mangan" if limit else int(VALUES[ruleset])))
    assert chips.mapTo(player.window, QPoint(0, 0)) == position
    player.click(view.result.foot.record)


def _correct(player: User, _ruleset: str) -> None:
    player.click(player.window.screen_widget("table").strip.correct_link)
    player.click(view_of(player).source.chip(0))
    player.click(view_of(player).result.foot.record)
    player.click(player.sheet(EditConfirmationSheet).main)


def _draw(player: User, _ruleset: str) -> None:
    player.click(player.button("Draw"))
    if player.window.sheet is not None:
        player.click(player.button("Record"))


def _foul(player: User, ruleset: str) -> None:
    for name in ("Foul…" if ruleset == "mcr" else "Chombo…", "Ben", "Record"):
        player.click(player.button(name))


BY_CLICKS = (_enter_value, _correct, _draw, _foul)
BY_KEYS: tuple[Callable[[User, str], None], ...] = (
    lambda player, ruleset: player.enter(f"w32q{VALUES[ruleset]}\n"),
    lambda player, _ruleset: player.enter("ef1\n\n"),
    lambda player, ruleset: player.enter("d\n" if ruleset in {"shogi", "riichi"} else "d"),
    lambda player, _ruleset: player.enter("c2\n"),
)


@pytest.mark.parametrize("ruleset", EFFORT)
def test_usual_steps_take_the_expected_clicks_and_keys(player: User, ruleset: str) -> None:
    for steps, expected in zip((BY_CLICKS, BY_KEYS), EFFORT[ruleset], strict=True):
        sit_down(player, ruleset, NAMES[: 3 if ruleset == "shogi" else 4])
        taken = []
        for step, recorded in zip(steps, (1, 1, 2, 3), strict=True):
            player.clicks = player.keys = 0
            step(player, ruleset)
            taken.append(player.clicks + player.keys)
            assert len(rows(player)) == recorded
        assert tuple(taken) == expected


def test_the_next_match_takes_one_or_two_steps(player: User) -> None:
    """The same match again takes one step; checking players and rules first takes two."""
    sit_down(player, "arushiaru")
    for steps in (
        [lambda: player.click(player.button("Next match"))],
        [
            lambda: player.click(player.button("Seats, players, rules…")),
            lambda: player.click(player.button("Start match")),
        ],
        [lambda: player.press(Qt.Key.Key_N, ALT)],
        [lambda: player.press(Qt.Key.Key_S, ALT), lambda: player.enter("\n")],
    ):
        assert player.desk.record_event(MatchEnd(reason="it is late"))
        player.wait(lambda: isinstance(player.window.sheet, ResultSheet))
        for step in steps:
            step()
        assert player.desk.replay.final is None
        assert rows(player) == []
