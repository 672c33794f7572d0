# SPDX-License-Identifier: MIT
"""Where the window stands: whole on the screen, whatever the screen is and wherever it stood before."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.ui.window.geometry import (
    DEFAULT_SIZE,
    MIN_SIZE,
    available_content_rect,
    fit_into,
    move_in,
    place_window,
)

PLACES = st.builds(
    QRect, st.integers(-9999, 9999), st.integers(-9999, 9999), st.integers(1, 5000), st.integers(1, 5000)
)


@given(PLACES, PLACES)
def test_a_window_is_moved_into_the_screen_and_hardly_shrunk(wanted: QRect, room: QRect) -> None:
    found = fit_into(wanted, room)
    assert room.contains(found)
    assert found.size() == wanted.size().boundedTo(room.size())


@given(PLACES, PLACES)
def test_a_window_that_stands_in_the_room_stays(wanted: QRect, room: QRect) -> None:
    if room.contains(wanted):
        assert fit_into(wanted, room) == wanted


def test_the_first_window_is_as_large_as_the_screen_allows(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    place_window(window, None)
    room = available_content_rect(window).size()
    assert window.size() == DEFAULT_SIZE.boundedTo(room)
    assert window.minimumSize() == MIN_SIZE.boundedTo(room)
    assert room.height() < window.screen().availableSize().height(), "a title bar has no room"


def test_a_window_that_was_elsewhere_moves_onto_the_screen(qtbot: QtBot) -> None:
    before = QWidget()
    qtbot.addWidget(before)
    before.setGeometry(QRect(3000, 2000, 2560, 1400))
    stored = before.saveGeometry()
    window = QWidget()
    qtbot.addWidget(window)
    place_window(window, stored)
    assert available_content_rect(window).contains(window.geometry())


def test_what_is_no_geometry_gives_the_usual_size(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    place_window(window, QByteArray(b"nonsense"))
    assert window.size() == DEFAULT_SIZE.boundedTo(available_content_rect(window).size())


class Framed(QWidget):
    """A window round which a desktop has put a high title bar."""

    def frameGeometry(self) -> QRect:
        """Returns the window with the bar."""
        return self.geometry().adjusted(0, -60, 0, 0)


def test_a_window_frame_that_is_too_high_moves_onto_the_screen(qtbot: QtBot) -> None:
    window = Framed()
    qtbot.addWidget(window)
    window.setGeometry(QRect(20, 0, 600, 600))
    move_in(window)
    assert (window.x(), window.y()) == (20, 0), "as high as its frame goes"
    window.setGeometry(QRect(20, window.screen().availableGeometry().bottom() - 300, 600, 600))
    move_in(window)
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_window_that_is_larger_than_the_screen_stays(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(QRect(10, 10, 5000, 4000))
    move_in(window)
    assert window.geometry() == QRect(10, 10, 5000, 4000)
