# SPDX-License-Identifier: MIT
"""Learn by keyboard: the key of each page, and its controls in reading order."""

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.ui.learn.screen import LearnScreen
from tests.ui.player import NAMES, User
from tests.ui.test_spoken_tree import unreached

CTRL = Qt.KeyboardModifier.ControlModifier


class Stop(NamedTuple):
    widget: QWidget
    box: QRect
    before: QRect


def _box(player: User, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(player.window, QPoint(0, 0)), widget.size())


def tab_stops(player: User) -> list[Stop]:
    """Returns the widgets in Tab order, from the focused one until Tab returns to it."""
    found: list[Stop] = []
    while (at := QApplication.focusWidget()) is not None and all(at is not stop.widget for stop in found):
        last = found[-1].widget if found else at
        found.append(Stop(at, _box(player, at), _box(player, last)))
        player.press(Qt.Key.Key_Tab)
    return found


def backward_steps(place: LearnScreen, way: list[Stop]) -> list[str]:
    """Returns the Tab steps within a screen that go against the reading order."""
    inside = [stop for stop in way if place.isAncestorOf(stop.widget)]
    # Tab goes round in a circle: start at the page chips, not at the first focused widget.
    first = next(at for at, stop in enumerate(inside) if place.chips.isAncestorOf(stop.widget))
    back = []
    for one, following in pairwise([*inside[first:], *inside[:first]]):
        here, there = following.before, following.box
        # The next widget may be inside this one, such as a list or a page.
        within = one.widget.isAncestorOf(following.widget)
        above, beside = there.bottom() < here.top(), there.top() <= here.bottom() and here.top() <= there.bottom()
        if not within and ((above or beside) and there.left() < here.left()):
            names = one.widget.accessibleName(), following.widget.accessibleName()
            back.append(f"{names[0]} {here.getRect()} → {names[1]} {there.getRect()}")
    return back


def test_pages_and_controls_are_reached_in_reading_order(guest: User) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    guest.window.show_screen("learn")
    place = guest.screen(LearnScreen)
    shown = []
    for number in range(1, len(place.chips.texts()) + 1):
        guest.press(Qt.Key(Qt.Key.Key_0 + number), CTRL)
        shown.append(place.chips.value())
        page = f"page {number}"
        assert place.isAncestorOf(QApplication.focusWidget()), page
        assert backward_steps(place, tab_stops(guest)) == [], page
        assert list(unreached(guest, place)) == [], page
    assert len(set(shown)) == len(shown), "each key shows another page"


def test_tab_follows_reading_order_in_an_explained_answer(guest: User) -> None:
    guest.window.show_screen("learn")
    place = guest.screen(LearnScreen)
    place.show_page("drills")
    guest.click(place.drills.unknown)
    assert backward_steps(place, tab_stops(guest)) == []
    assert list(unreached(guest, place)) == []
