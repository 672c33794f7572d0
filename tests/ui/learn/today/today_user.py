# SPDX-License-Identifier: MIT
from datetime import datetime, timedelta

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mahjong_desk.learn.today.progress import format_timestamp
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.learn.today.page import TodayPage
from tests.ui.player import User

EVENING = "2026-08-27T19:30:00Z"


def learn(player: User) -> LearnScreen:
    return player.screen(LearnScreen)


def at(days: int = 0, minutes: float = 0) -> str:
    """Returns a UTC timestamp the given days and minutes after the first evening."""
    return format_timestamp(datetime.fromisoformat(EVENING) + timedelta(days=days, minutes=minutes))


def open_today(player: User, now: str = EVENING, *, welcome: bool = False) -> TodayPage:
    """Opens Today at a time; unless ``welcome``, dismisses the welcome for newcomers."""
    place = learn(player)
    place.store.now = lambda: now
    place.show_page("atlas")
    player.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    place.today.show_today()
    player.click(place.chips.chip("today"))
    QApplication.processEvents()
    page = place.today.page
    if page.welcome.isVisible() and not welcome:
        player.click(page.welcome.practise)
    return page


def start(player: User) -> DrillBoard:
    place = learn(player)
    player.click(place.today.page.start)
    QApplication.processEvents()
    return place.drills
