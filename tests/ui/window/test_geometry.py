# SPDX-License-Identifier: MIT
import pytest
from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Adjustment, Chombo
from mahjong_desk.ui.events.hand_end_forms import DrawForm
from mahjong_desk.ui.table.sheets import draw_sheet
from mahjong_desk.ui.window.geometry import DEFAULT_SIZE, MIN_SIZE, content_room, place_window
from tests.ui.events.forms import form_of
from tests.ui.player import User
from tests.ui.rulesets.playing import sit_down, view_of
from tests.ui.widgets import add_widget

LAPTOP, NETBOOK = QSize(1366, 768), QSize(1024, 600)
LONG = ("Aleksandra", "Bartholomäus", "小鳥遊優希乃介", "Dominiquette")


@pytest.mark.parametrize("stored", [None, QByteArray(b"nonsense")])
def test_the_first_window_is_as_large_as_the_screen_allows(qtbot: QtBot, stored: QByteArray | None) -> None:
    window = add_widget(qtbot, QWidget())
    place_window(window, stored)
    room = content_room(window)
    assert window.size() == DEFAULT_SIZE.boundedTo(room)
    assert window.minimumSize() == MIN_SIZE.boundedTo(room)
    assert room.height() < window.screen().availableSize().height(), "a title bar has no room"


def test_window_stored_off_screen_moves_onto_the_screen(qtbot: QtBot) -> None:
    before = add_widget(qtbot, QWidget())
    before.setGeometry(QRect(3000, 2000, 2560, 1400))
    stored = before.saveGeometry()
    window = add_widget(qtbot, QWidget())
    place_window(window, stored)
    assert window.screen().availableGeometry().contains(window.geometry())


def settle(player: User, size: QSize) -> None:
    player.window.setMinimumSize(0, 0)
    player.window.resize(size)
    for _round in range(5):
        QApplication.processEvents()


def test_refusal_of_a_win_is_not_clipped_on_a_netbook(guest: User) -> None:
    sit_down(guest, "boo", LONG)
    assert guest.desk.record_event(Adjustment(deltas=(-1900, 0, 1900, 0)))
    guest.enter("w21")
    guest.paste("23m678p55s[345s<][888m<]1m")
    settle(guest, NETBOOK)
    refusal = view_of(guest).refusal
    assert refusal.isVisible()
    assert refusal.height() >= refusal.sizeHint().height()
    assert refusal.scale.height() >= refusal.scale.minimumSizeHint().height()


def test_draw_with_nagashi_mangan_fits_a_laptop_screen(guest: User) -> None:
    sit_down(guest, "riichi", LONG)
    settle(guest, LAPTOP)
    sheet = draw_sheet("exhaustive", guest.desk, guest.window.sheet_host)
    guest.window.open_sheet(sheet)
    settle(guest, LAPTOP)
    form = form_of(guest.window, DrawForm)
    for group, seats in ((form.tenpai, (1, 2)), (form.extra_fields.groups["nagashi"], (0, 3))):
        for seat in seats:
            guest.click(group.chip(seat))
    settle(guest, LAPTOP)
    assert sheet._scroll.verticalScrollBar().maximum() == 0


def test_the_points_of_a_foul_are_spoken(guest: User) -> None:
    sit_down(guest, "riichi", chombo_payment="result")
    settle(guest, LAPTOP)
    assert guest.desk.record_event(Chombo(player=1))
    QApplication.processEvents()
    strip = guest.window.screen_widget("table").strip
    assert strip.rows[0].accessible_text().endswith("Ben −20.0 at the end")
