# SPDX-License-Identifier: MIT
"""An evening shared by two machines over a server, and the pages of its wall."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mahjong_desk.club.evening.evening import Presence
from mahjong_desk.rules.model.events import Adjustment, MatchEnd
from mahjong_desk.spectators.server import ServerState
from mahjong_desk.ui.club.evening.page import EveningPage
from mahjong_desk.ui.club.evening.people_sheets import PeopleSheet
from mahjong_desk.ui.club.evening.tables import WallWindow
from mahjong_desk.ui.club.spectators.broadcast import Broadcast
from tests.ledger.server.world import PostgresServer
from tests.spectators.visitor import HttpVisitor, free_port
from tests.ui.club.evening.evenings import SEVENTEEN, plan_evening, seat_round, show_evening_page
from tests.ui.player import User, open_second_machine

_LONG = 60_000


@pytest.fixture
def machines(qtbot: QtBot, server: PostgresServer, tmp_path: Path) -> Iterator[tuple[User, User]]:
    address = server.url(server.new_database())
    door, corner = (open_second_machine(qtbot, address, tmp_path / name) for name in ("door", "corner"))
    yield door, corner
    for machine in (door, corner):
        machine.window.close()


def activate_window(player: User) -> None:
    player.window.activateWindow()
    player.wait(player.window.isActiveWindow)


def test_two_machines_wall_and_spectators_show_one_evening(qtbot: QtBot, machines: tuple[User, User]) -> None:
    door, corner = machines
    activate_window(corner)
    corner_page = show_evening_page(corner)
    assert corner_page.plan.isVisible()
    activate_window(door)
    door_page = plan_evening(door, SEVENTEEN[:8])
    qtbot.waitUntil(
        lambda: corner_page.controller.evening is not None and len(corner_page.controller.evening.active_players) == 8,
        timeout=_LONG,
    )
    evening = corner_page.controller.evening
    hana = next(person for person, name in evening.names.items() if name == "Hana")
    activate_window(corner)
    door.click(door_page.people)
    sheet = door.sheet(PeopleSheet)
    assert corner_page.controller.set_presence(hana, Presence.RESTS)
    assert corner_page.controller.check_in("Ivo")
    qtbot.waitUntil(lambda: len(sheet.rows) == 9, timeout=_LONG)
    assert sheet.rows[hana].value() is Presence.RESTS
    activate_window(door)
    door.click(sheet.main)
    seat_round(door, door_page)
    qtbot.waitUntil(lambda: len(corner_page.controller.current) == 2, timeout=_LONG)
    assert hana not in {person for table in corner_page.controller.current for person in table.seats}
    door.click(door_page.timer.run)
    qtbot.waitUntil(lambda: corner_page.timer.sentence.text().startswith("Round 1 ends at"), timeout=_LONG)

    broadcast = Broadcast(door.desk, door.window)
    broadcast.start("127.0.0.1", free_port())
    wall = WallWindow(door_page.controller, door.desk)
    try:
        qtbot.waitUntil(lambda: broadcast.state is ServerState.ON, timeout=_LONG)
        # News is shown at once, not at the next poll.
        broadcast._poll_timer.stop()
        wall._clock_timer.stop()
        wall.show()
        with ThreadPoolExecutor(1) as executor, HttpVisitor(broadcast.link).watch() as news:
            activate_window(corner)
            corner.click(corner_page.grid.miniatures[0])
            assert corner.desk.record_event(Adjustment(deltas=(300, -100, -100, -100), reason="as counted"))
            seen = executor.submit(_first, news, lambda values: "3,300" in str(values["tables"][0]["seats"]))
            qtbot.waitUntil(lambda: wall.grid.miniatures[0].data.plates[0].score == "3,300", timeout=_LONG)
            qtbot.waitUntil(seen.done, timeout=_LONG)
            assert corner.desk.record_event(MatchEnd())
            finished = executor.submit(_first, news, lambda values: values["tables"][0]["finished"])
            qtbot.waitUntil(lambda: door_page.controller.tables_playing == 1, timeout=_LONG)
            qtbot.waitUntil(finished.done, timeout=_LONG)
            assert seen.result()
            assert finished.result()["standings"][0]["points"] != "–"
    finally:
        wall.close()
        broadcast.stop(5)


def _first(news: Iterator[Mapping[str, Any]], wanted: Callable[[Mapping[str, Any]], bool]) -> Mapping[str, Any]:
    return next(values for values in news if wanted(values))


@pytest.fixture
def page(guest: User) -> EveningPage:
    return plan_evening(guest, [*SEVENTEEN, "Sora", "Tae", "Uta"])


@pytest.fixture
def wall(guest: User, page: EveningPage) -> Iterator[WallWindow]:
    seat_round(guest, page)
    shown = WallWindow(page.controller, guest.desk)
    shown._clock_timer.stop()
    shown.resize(1280, 720)
    shown.show()
    yield shown
    shown.close()


def titles(wall: WallWindow) -> list[str]:
    return [miniature.data.title for miniature in wall.grid.miniatures]


def test_key_wheel_and_click_turn_the_pages_of_the_wall(wall: WallWindow) -> None:
    first = titles(wall)
    assert len(first) == 4
    QTest.keyClick(wall, Qt.Key.Key_PageDown)
    rest = titles(wall)
    assert len(rest) == 1
    assert not set(first) & set(rest)
    QTest.keyClick(wall, Qt.Key.Key_PageUp)
    assert titles(wall) == first
    QTest.mouseClick(wall, Qt.MouseButton.LeftButton)
    assert titles(wall) == rest
    QTest.mouseClick(wall.grid, Qt.MouseButton.LeftButton)
    assert titles(wall) == first
    QTest.wheelEvent(wall.windowHandle(), QPoint(300, 300), QPoint(0, -120))
    assert titles(wall) == rest
    QTest.wheelEvent(wall.windowHandle(), QPoint(300, 300), QPoint(0, 120))
    assert titles(wall) == first
