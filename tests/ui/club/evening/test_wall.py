# SPDX-License-Identifier: MIT
"""The evening on the wall: it follows what is recorded, and what does not fit follows by itself or by hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mahjong_desk.rules.model.events import Adjustment
from mahjong_desk.ui.club.evening.page import EveningPage
from mahjong_desk.ui.club.evening.wall_window import WallWindow
from tests.ui.club.evening.host import SEVENTEEN, plan, seat
from tests.ui.player import User


@pytest.fixture
def page(guest: User) -> EveningPage:
    return plan(guest, [*SEVENTEEN, "Sora", "Tae", "Uta"])


@pytest.fixture
def wall(guest: User, page: EveningPage) -> Iterator[WallWindow]:
    seat(guest, page)
    shown = WallWindow(page.keeper, guest.desk)
    shown._second.stop()
    shown.resize(1280, 720)
    shown.show()
    yield shown
    shown.close()


def titles(wall: WallWindow) -> list[str]:
    return [miniature.face.title for miniature in wall.miniatures]


def test_the_wall_follows_what_is_recorded(guest: User, page: EveningPage, wall: WallWindow) -> None:
    assert page.keeper.current[0].record is not None
    guest.click(page.grid.miniatures[0])
    guest.desk.record_event(Adjustment(deltas=(300, -100, -100, -100), reason="as counted"))
    guest.wait(lambda: wall.miniatures[0].face.plates[0].score == "3,300")


def test_what_does_not_fit_is_turned_to_by_key_wheel_and_finger(wall: WallWindow) -> None:
    first = titles(wall)
    assert len(first) == 4
    QTest.keyClick(wall, Qt.Key.Key_PageDown)
    others = titles(wall)
    assert len(others) == 1
    assert not set(first) & set(others)
    QTest.keyClick(wall, Qt.Key.Key_PageUp)
    assert titles(wall) == first
    draw(wall, QPoint(-200, 20))
    assert titles(wall) == others
    draw(wall, QPoint(10, 150))
    assert titles(wall) == first
    QTest.wheelEvent(wall.windowHandle(), QPoint(300, 300), QPoint(0, -120))
    assert titles(wall) == others


def test_a_touch_turns_nothing(wall: WallWindow) -> None:
    first = titles(wall)
    draw(wall, QPoint(8, -8))
    assert titles(wall) == first


def draw(wall: WallWindow, way: QPoint) -> None:
    """Lays a finger on a table, draws it some way and lifts it."""
    screen, begin = QTest.createTouchDevice(), wall.miniatures[0].mapTo(wall, wall.miniatures[0].rect().center())
    QTest.touchEvent(wall, screen).press(0, begin, wall).commit()
    QTest.touchEvent(wall, screen).move(0, begin + way / 2, wall).commit()
    QTest.touchEvent(wall, screen).release(0, begin + way, wall).commit()
