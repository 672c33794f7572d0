# SPDX-License-Identifier: MIT
"""What a drill explains has its room in a small window, whatever the size of the texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.screen import LearnScreen
from tests.ui.player import User

SMALL, TALL = QSize(1280, 720), QSize(1280, 1000)


@pytest.fixture
def player(guest: User) -> Iterator[User]:
    """A user at a small window, whose texts have their usual size afterwards."""
    size = guest.window.size()
    guest.window.resize(SMALL)
    yield guest
    guest.window.settings.font_percent = 100
    guest.window.resize(size)


def drilled(player: User, subject: Subject, size: QSize) -> DrillBoard:
    """Returns a board with large letters in a window of a size, on which nothing is known of what is asked."""
    player.window.resize(size)
    player.window.settings.font_percent = 150
    player.window.show_screen("learn")
    place = player.screen(LearnScreen)
    place.show_part("drills")
    board = place.drills
    assert board is not None
    board.course.choose(ruleset_id="riichi", subject=subject)
    player.wait(lambda: board.form is not None and board.form.isVisible())
    player.click(board.unknown)
    return board


def test_in_a_low_window_the_hand_stays_with_its_explanation(player: User) -> None:
    board = drilled(player, Subject.WAITS, SMALL)

    def seen(*widgets: QWidget) -> bool:
        return all(widget.visibleRegion().boundingRect() == widget.rect() for widget in widgets)

    player.wait(lambda: seen(board.scene.rack, board.explanation.note))
    assert not board.setup.isVisible()
    player.click(board.fold)
    player.wait(lambda: seen(board.setup.subjects[Subject.YAKU]))
    assert not board.explanation.isVisible()
    player.click(board.fold)
    player.wait(lambda: seen(board.scene.rack, board.explanation.note))
