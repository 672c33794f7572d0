# SPDX-License-Identifier: MIT
"""How much it takes to record a common hand, from the table and back: counted through the window.

No ruleset needs more than the first one did, but for what its own rules ask: the indicator costs a click for its chip
and one for its tile, or a key for the chip and those that name the tile.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.indicators import Indicator
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.events import Win
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.window.main_window import MainWindow
from tests.ui.player import Player
from tests.ui.rulesets.playing import NAMES, rows, tile, view_of

MOST_CLICKS = 18
MOST_KEYS = 22


def test_a_common_hand_takes_eighteen_clicks(qtbot: QtBot, desk: Desk, window: MainWindow) -> None:
    clicks = 0

    def click(button: QAbstractButton) -> None:
        nonlocal clicks
        assert button.isVisible()
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        # What the click has changed is laid out before a player can click again.
        QApplication.processEvents()
        clicks += 1

    table = window.place_widget("table")
    win = next(
        button
        for button in table.findChildren(QAbstractButton)
        if button.isVisible() and button.text().replace("&", "") == "Win"
    )
    click(win)
    picker = window.place_widget("picker")
    click(picker.view.winner.chip(1))
    click(picker.view.source.chip(2))
    for piece in MAHJONG.parse("12322m456p789456s"):
        click(picker.view.palette_tiles.button(piece))
    click(picker.view.result.foot.record)
    _check_recorded(desk, window)
    assert clicks <= MOST_CLICKS


def test_a_common_hand_takes_twenty_two_keys(qtbot: QtBot, desk: Desk, window: MainWindow) -> None:
    keys = "w" + "2" + "3" + "12322m456p789456s" + "\r"
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None
        # Qt takes a character as well, which its types do not know.
        QTest.keyClick(focus, cast(Qt.Key, Qt.Key.Key_Return if key == "\r" else key))
    _check_recorded(desk, window)
    assert len(keys) <= MOST_KEYS


def _check_recorded(desk: Desk, window: MainWindow) -> None:
    assert window.place == "table"
    assert desk.match is not None
    event = desk.match.events[0]
    assert isinstance(event, Win)
    assert event.discarder == 2
    winner = event.wins[0]
    assert winner.seat == 1
    assert winner.hand is not None
    assert MAHJONG.format(winner.hand.concealed) == "12223m456p45789s"
    assert winner.hand.winning_piece == MAHJONG.names.index("6s")
    assert desk.replay is not None
    assert desk.replay.table.scores == (3000, 3240, 2760, 3000)


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
    Common("boo", 4, _TYPED, _TILES, (0, 480, 0, -480), (Indicator.DORA, "1s")),
    Common("wsom", 4, _TYPED, _TILES, (-10, 30, -10, -10)),
    Common("beijing", 4, _TYPED, _TILES, (-8, 20, -4, -8), (Indicator.WILD, "1p")),
    Common("shogi", 3, "lllpsssp", "L L L P S S S P", (0, 4, -4)),
    Common("shogi", 2, "lllpsssp", "L L L P S S S P", (-4, 4)),
)


def _at_the_table(qtbot: QtBot, folder: Path, common: Common) -> Player:
    player = Player(qtbot, folder / "club")
    assert player.desk.start_match(common.ruleset, {}, NAMES[: common.seats], "")
    return player


@pytest.mark.parametrize(
    "common", COMMON, ids=lambda common: f"{common.ruleset}-{common.seats}-{common.indicator is not None}"
)
def test_no_ruleset_asks_for_more_clicks_than_its_rules(qtbot: QtBot, tmp_path: Path, common: Common) -> None:
    player = _at_the_table(qtbot, tmp_path, common)
    player.click(player.button("Win", player.window.place_widget("table")))
    view = view_of(player)
    player.click(view.winner.chip(1))
    player.click(view.source.chip(common.seats - 1 if common.seats > 2 else 0))
    if common.indicator is not None:
        indicator, name = common.indicator
        player.click(view.melds.indicators[indicator].chip)
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
def test_no_ruleset_asks_for_more_keys_than_its_rules(qtbot: QtBot, tmp_path: Path, common: Common) -> None:
    player = _at_the_table(qtbot, tmp_path, common)
    player.enter(f"w2{common.seats if common.seats > 2 else 1}")
    if common.indicator is not None:
        indicator, name = common.indicator
        letter = Qt.Key.Key_D if indicator is Indicator.DORA else Qt.Key.Key_I
        player.press(letter, Qt.KeyboardModifier.AltModifier)
        player.enter(name)
    player.enter(common.typed + "\n")
    assert player.window.place == "table"
    assert rows(player) == [common.moved]
    asked = 0 if common.indicator is None else 1 + len(common.indicator[1])
    assert player.keys == 4 + len(common.typed) + asked <= MOST_KEYS + asked
