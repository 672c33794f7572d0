# SPDX-License-Identifier: MIT
"""What a drill explains has its room in a small window, whatever the size of the texts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QScrollArea, QWidget

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Subject
from mahjong_desk.ui.kit.table.badges import FormulaPlate
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.screen import LearnScreen
from tests.ui.player import User

SMALL, TALL = QSize(1280, 720), QSize(1280, 1000)


@pytest.fixture
def player(guest: User) -> Iterator[User]:
    """Somebody at a small window, whose texts have their usual size afterwards."""
    size = guest.window.size()
    guest.window.resize(SMALL)
    yield guest
    guest.window.settings.font_percent = 100
    guest.window.resize(size)


def thirteen_orphans(player: User) -> DrillBoard:
    player.window.show_screen("learn")
    place = player.window.screen_widget("learn")
    assert isinstance(place, LearnScreen)
    place.show_part("drills")
    board = place.drills
    assert board is not None
    board.course.choose(ruleset_id="arushiaru", subject=Subject.YAKU)
    for seed in range(500):
        board.course.chance = Random(seed)
        board.course.advance()
        drill = board.course.drill
        if drill is not None and isinstance(drill.answer_spec, ChoiceQuestion) and "kokushi" in drill.answer_spec.right:
            return board
    raise AssertionError("none was dealt")


@pytest.mark.parametrize("percent", [100, 150])
def test_thirteen_orphans_are_explained_tile_by_tile(player: User, percent: int) -> None:
    player.window.settings.font_percent = percent
    board = thirteen_orphans(player)
    shown = board.explanation
    player.wait(lambda: board.form is not None and board.form.isVisible())
    player.click(board.unknown)
    (rack,), (plate,) = shown.findChildren(Rack), shown.findChildren(FormulaPlate)

    def uncut() -> bool:
        boxes = [rack.tile_box(0, piece).toRect() for piece in range(14)]
        tiles = all(rack.visibleRegion().contains(box) for box in boxes)
        return tiles and plate.visibleRegion().boundingRect() == plate.rect()

    player.wait(uncut)
    area = shown.findChild(QScrollArea)
    assert area is not None
    page = area.widget()
    assert page is not None
    assert page.width() <= area.viewport().width()
    width = rack.tile_box(0, 0).width()
    assert width >= (24 if percent == 100 else 30), "the tiles grow with the texts, though beside the hand"
    foot = shown.mapTo(player.window, QPoint(0, shown.height()))
    assert foot.y() <= SMALL.height()


def drilled(player: User, subject: Subject, size: QSize) -> DrillBoard:
    """Returns a board with large letters in a window of a size, on which nothing is known of what is asked."""
    player.window.resize(size)
    player.window.settings.font_percent = 150
    player.window.show_screen("learn")
    place = player.window.screen_widget("learn")
    assert isinstance(place, LearnScreen)
    place.show_part("drills")
    board = place.drills
    assert board is not None
    board.course.choose(ruleset_id="riichi", subject=subject)
    player.wait(lambda: board.form is not None and board.form.isVisible())
    player.click(board.unknown)
    return board


@pytest.mark.parametrize("subject", [Subject.FU, Subject.WAITS, Subject.ALLOWED, Subject.PAYMENT])
def test_the_explanation_has_all_the_room_it_needs(player: User, subject: Subject) -> None:
    board = drilled(player, subject, TALL)
    area = board.explanation.findChild(QScrollArea)
    assert area is not None
    page = area.widget()
    assert page is not None
    player.wait(lambda: 0 < page.height() <= area.viewport().height())
    assert area.verticalScrollBar().maximum() == 0


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
