# SPDX-License-Identifier: MIT
"""The plates of the seats."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.table.seat_plate import SeatData, SeatPlate
from tests.ui.widgets import add_widget, show_widget

BEN = SeatData("Ben", "1z", "2,400", "\u2212500 to Chie", "floats +400", dealer=True)


def test_a_seat_is_described_and_the_dealer_has_a_brass_edge(qtbot: QtBot) -> None:
    plate = add_widget(qtbot, SeatPlate(BEN), 272, 156)
    assert plate.accessibleName() == "Ben"
    assert plate.accessibleDescription() == "East, Dealer, 2,400, \u2212500 to Chie, floats +400"
    assert plate.grab().toImage().pixelColor(136, 0) == theme.colour("brass")
    plate.set_data(SeatData("Aoi", "4z", "1,480"))
    assert plate.grab().toImage().pixelColor(136, 0) == theme.colour("felt_line")


def test_a_riichi_stick_replaces_the_riichi_button(qtbot: QtBot) -> None:
    plate = add_widget(qtbot, SeatPlate(SeatData("Ben", "1z", "25,000")), 272, 156)
    plate.set_controls(menu="Ben", riichi=True)
    plate.show()
    place, room = plate.riichi_chip.geometry(), plate._controls_room()
    assert plate.riichi_chip.isVisible()
    plate.set_data(SeatData("Ben", "1z", "24,000", riichi=True))
    assert not plate.riichi_chip.isVisible()
    assert plate._controls_room() == room
    assert plate.grab().toImage().pixelColor(place.center() + QPoint(12, 0)).lightness() > 200
    assert plate.accessibleDescription().endswith("Riichi")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_seat_asks_for_room_for_all_its_words(qtbot: QtBot, qapp: QApplication, scale: float) -> None:
    theme.apply(qapp, "light", font_scale=scale)
    plate = add_widget(qtbot, SeatPlate(BEN))
    metrics = QFontMetricsF(theme.font(15))
    for text in (BEN.difference, BEN.standing):
        assert plate.minimumSizeHint().width() >= metrics.horizontalAdvance(text)


def test_long_names_are_elided(qtbot: QtBot) -> None:
    assert short_name("Dominiquette-Ann") == "Dominiquette-Ann"
    assert short_name("Dominiquette-Anna") == "Dominiquette-An…"
    assert short_name("小鳥遊優希乃介太") == "小鳥遊優希乃介太"
    assert short_name("勘解由小路菊千代之助兵衛") == "勘解由小路菊千…"
    plate = add_widget(qtbot, SeatPlate(SeatData("Bartholomew of the Hill", "1z", "0")))
    assert plate.toolTip() == plate.accessibleName() == "Bartholomew of the Hill"


def test_a_name_elided_by_a_narrow_plate_is_its_tip(qtbot: QtBot) -> None:
    plate = show_widget(qtbot, SeatPlate(SeatData("Fourteen chars", "1z", "0")), 400, 160)
    assert not plate.toolTip()
    plate.resize(130, 160)
    assert plate.toolTip() == "Fourteen chars"
