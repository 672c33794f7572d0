# SPDX-License-Identifier: MIT
"""The list of answers in the real window: each can be reviewed as it was given."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from mahjong_desk.journal.acts import now as the_time
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Level, Subject
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.ui.learn.drills.answer_forms import ChipsForm
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.today.page import AnswerFilter, AnswersPage
from tests.ui.learn.drills.asking import answer_by_mouse, answer_rightly, choose, open_drills
from tests.ui.learn.today.today_user import at, learn, open_today
from tests.ui.player import User


@pytest.fixture
def player(guest: User) -> Iterator[User]:
    """A user at an empty ledger who has practised nothing."""
    guest.window.settings.saved_practice = ""
    yield guest
    learn(guest).store.now = the_time


def open_answers(player: User) -> AnswersPage:
    player.click(open_today(player).answers)
    return learn(player).today.answers


def open_review(player: User) -> AnswersPage:
    page = open_answers(player)
    page.list.choose_first()
    player.click(page.review_button)
    return page


def row_count(page: AnswersPage) -> int:
    return len(page.list.texts)


def answer_one_wrongly(player: User) -> DrillBoard:
    board = open_drills(player, "riichi")
    drill = choose(player, board, Subject.YAKU, Level.MEDIUM)
    assert isinstance(drill.answer_spec, ChoiceQuestion)
    answer_by_mouse(player, board, [min(set(drill.answer_spec.options) - drill.answer_spec.right, key=str)])
    return board


def test_a_question_is_reviewed_with_its_given_answer(player: User) -> None:
    board = answer_one_wrongly(player)
    asked, verdict = board.course.current_question, board.course.verdict
    player.click(board.check)
    answer_rightly(player, board)
    page = open_answers(player)
    assert row_count(page) == 2
    player.click(page.which.chip(AnswerFilter.WRONG))
    player.window.settings.font_percent = 125
    page = learn(player).today.answers
    assert row_count(page) == 1, "a rebuilt page keeps the filter"
    page.list.choose_first()
    player.click(page.review_button)
    board = learn(player).drills
    assert board.isVisible()
    assert (board.course.current_question, board.course.verdict) == (asked, verdict)
    assert isinstance(board.form, ChipsForm)
    assert {option for option, chip in board.form.chips.items() if chip.isChecked()} == verdict.wrong
    assert not any(chip.isEnabled() for chip in board.form.chips.values())
    assert "Wrong" in player.texts(board.explanation)
    assert len(player.desk.drills.all()) == 2, "a review is not an answer"
    player.click(board.check)
    assert page.isVisible()
    assert row_count(page) == 1, "the filter is kept"


def test_a_review_of_another_game_asks_for_none_of_its_yaku(player: User) -> None:
    board, store = answer_one_wrongly(player), learn(player).store
    store.choose_game("mcr")
    board.course.choose(yaku=("half_flush",))
    page = open_review(player)
    player.click(board.check)
    assert (board.course.ruleset.id, board.course.yaku) == ("mcr", ("half_flush",))
    player.click(page.review_button)
    store.choose_game("boo")
    player.click(board.check)
    assert (board.course.ruleset.id, board.course.yaku) == ("boo", ())


def test_a_review_keeps_the_open_question(player: User) -> None:
    board = answer_one_wrongly(player)
    open_review(player)
    board.course.choose(ruleset_id="riichi", subject=Subject.YAKU, from_club=False, yaku=("toitoi",))
    pending = board.course.drill
    open_review(player)
    player.click(board.strip.leave)
    player.click(learn(player).chips.chip("drills"))
    assert (board.course.review, board.course.drill) == (None, pending)


def test_answers_are_found_by_words(player: User) -> None:
    answer_one_wrongly(player)
    page = open_answers(player)
    assert page.field.hasFocus()
    player.enter("riichi wrong")
    assert row_count(page) == 1
    player.window.settings.font_percent = 125
    page = learn(player).today.answers
    assert page.field.hasFocus(), "still open"
    player.enter(" mcr")
    assert row_count(page) == 0
    assert "No matching answers" in player.texts(page)
    assert not page.review_button.isEnabled()
    player.press(Qt.Key.Key_Escape)
    assert row_count(page) == 1
    player.press(Qt.Key.Key_Down)
    player.enter("\n")
    assert learn(player).drills.course.review is not None
    player.press(Qt.Key.Key_Escape)
    assert page.field.hasFocus()
    player.press(Qt.Key.Key_Escape)
    assert learn(player).today.page.isVisible()


def test_an_old_answer_says_its_question_was_not_stored(player: User) -> None:
    early = AnswerRecord(at(-1), "riichi", Subject.YAKU, Level.EASY, False, {"pinfu": False}, False).payload()
    player.desk.drills.add(early)
    page = open_answers(player)
    player.desk.ledger.drills.add(early, at())
    player.desk.reload_after_import()
    assert row_count(page) == 2, "an import is shown at once"
    page.list.choose_first()
    assert not page.review_button.isEnabled()
    assert any("Only the result" in text for text in player.texts(page))


def test_a_changed_question_is_not_shown(player: User) -> None:
    board = answer_one_wrongly(player)
    given = AnswerRecord.from_payload(player.desk.drills.all()[-1])
    player.desk.drills.add(replace(given, question=replace(given.question, mark="0" * 12)).payload())
    page = open_review(player)
    assert (board.title.text(), board.form) == ("No longer available", None)
    player.click(board.check)
    assert page.isVisible()


def test_answer_time_counts_only_while_visible(player: User) -> None:
    board = open_drills(player, "riichi")
    seconds = [100.0]
    board.course.clock = lambda: seconds[0]
    choose(player, board, Subject.YAKU)
    seconds[0] += 7
    player.click(learn(player).chips.chip("atlas"))
    seconds[0] += 500
    player.click(learn(player).chips.chip("drills"))
    seconds[0] += 5
    player.click(board.unknown)
    player.click(board.check)
    seconds[0] += 901
    player.click(board.unknown)
    timed = [AnswerRecord.from_payload(answer).seconds for answer in player.desk.drills.all()]
    assert timed == [12, None], "a long absence is not counted"
