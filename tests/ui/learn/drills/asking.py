# SPDX-License-Identifier: MIT
"""A user who answers drills in the real window by mouse or keys."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mahjong_desk.interchange import read_event
from mahjong_desk.interchange.describe import example_request
from mahjong_desk.learn.drills.drill import AnswerOption, ChoiceQuestion, Drill, Level, Subject
from mahjong_desk.ui.learn.drills.answer_forms import ChipsForm, NumbersForm, TilesForm
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.screen import LearnScreen
from tests.ui.player import NAMES, User

WRONG = 7
"""A wrong answer to every question: no fu or payment is odd."""


def open_drills(player: User, ruleset: str = "arushiaru") -> DrillBoard:
    player.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    place = player.screen(LearnScreen)
    player.click(place.chips.chip("drills"))
    board = place.drills
    board.course.choose()
    player.window.settings.game = ""
    place.store.choose_game(ruleset)
    QApplication.processEvents()
    return board


def choose(player: User, board: DrillBoard, subject: Subject, level: Level | None = None) -> Drill:
    """Chooses a subject and optionally a level; returns the question."""
    player.click(board.setup.subjects[subject])
    if level is not None:
        player.click(board.setup.level.chip(int(level)))
    QApplication.processEvents()
    drill = board.course.drill
    assert drill.subject is subject
    return drill


def answer_by_mouse(player: User, board: DrillBoard, options: Iterable[AnswerOption]) -> None:
    form = board.form
    assert isinstance(form, ChipsForm | TilesForm)
    buttons = form.chips if isinstance(form, ChipsForm) else form.tiles
    for option in options:
        player.click(buttons[option])
    player.click(board.check)


def answer_by_keys(player: User, board: DrillBoard, options: Iterable[AnswerOption]) -> None:
    """Chooses options by the prefix of a chip or by notation, and presses Enter."""
    form, drill = board.form, board.course.drill
    for option in options:
        if isinstance(form, ChipsForm):
            player.enter(form.chips[option].text().split()[0].lower())
        else:
            player.enter(drill.scene.ruleset.pieces.face_names[int(option)])
    player.enter("\n")


def answer_numbers(player: User, board: DrillBoard, numbers: Iterable[int]) -> None:
    assert isinstance(board.form, NumbersForm)
    for place, number in enumerate(numbers):
        player.enter("\t" if place else "")
        player.enter(f"{number}")
    player.enter("\n")


def answer_rightly(player: User, board: DrillBoard) -> None:
    drill = board.course.drill
    if isinstance(drill.answer_spec, ChoiceQuestion):
        right = sorted(drill.answer_spec.right, key=str)
        answer_by_keys(player, board, right if drill.answer_spec.all_required else right[:1])
    else:
        assert isinstance(board.form, NumbersForm)
        answer_numbers(player, board, [drill.answer_spec.right[place] for place in board.form.order])


def win_example(player: User, yaku: str, ruleset: str = "arushiaru", players: int = 4) -> None:
    """Starts a match, and records the example of a yaku as its first hand."""
    assert player.desk.start_match(ruleset, {}, NAMES[:players], "")
    rules = player.stored.match.rules
    event = example_request(rules.ruleset.yaku_by_id(yaku).example)["event"]
    assert player.desk.record_event(read_event(rules, event))
