# SPDX-License-Identifier: MIT
"""Learn by keys alone: every page by its key, and every control of it by Tab, in the order in which it is read."""

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


def walked(player: User) -> list[Stop]:
    """Returns what has the keyboard one after the other, as Tab is pressed until it is back."""
    found: list[Stop] = []
    while (at := QApplication.focusWidget()) is not None and all(at is not stop.widget for stop in found):
        last = found[-1].widget if found else at
        found.append(Stop(at, _box(player, at), _box(player, last)))
        player.press(Qt.Key.Key_Tab)
    return found


def read_backwards(place: LearnScreen, way: list[Stop]) -> list[str]:
    """Returns the steps within a place that lead to the left in a line, or up without leading to the right."""
    inside = [stop for stop in way if place.isAncestorOf(stop.widget)]
    # The way is a round: it begins at the pages, not where the keyboard happened to be.
    first = next(at for at, stop in enumerate(inside) if place.parts.isAncestorOf(stop.widget))
    back = []
    for one, following in pairwise([*inside[first:], *inside[:first]]):
        here, there = following.before, following.box
        # A list or a page may hold what comes next.
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
    for number in range(1, len(place.parts.texts()) + 1):
        guest.press(Qt.Key(Qt.Key.Key_0 + number), CTRL)
        shown.append(place.parts.value())
        page = f"page {number}"
        focused = QApplication.focusWidget()
        assert place.isAncestorOf(focused), page
        assert read_backwards(place, walked(guest)) == [], page
        assert list(unreached(guest, place)) == [], page
    assert len(set(shown)) == len(shown), "each key shows another page"


def test_an_explained_answer_is_walked_through_too(guest: User) -> None:
    guest.window.show_screen("learn")
    place = guest.screen(LearnScreen)
    place.show_part("drills")
    guest.click(place.drills.unknown)
    assert read_backwards(place, walked(guest)) == []
    assert list(unreached(guest, place)) == []
