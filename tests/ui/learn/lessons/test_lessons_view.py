# SPDX-License-Identifier: MIT
"""Lessons in the real window: tried by mouse and keys, and remembered."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.lessons.lesson import (
    CircumstanceTask,
    GapKind,
    GapRun,
    LessonStep,
    PickTask,
    SwapTask,
    TextRun,
    TileRun,
    parse_markup,
)
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.learn.lessons.scene_file import evaluate_scene
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import Text
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.lessons.exercise_view import LookExercise
from mahjong_desk.ui.learn.lessons.exercises import ChoiceExercise, FindExercise, SwapExercise
from mahjong_desk.ui.learn.lessons.lesson_text import GapContext, fill_text, table_sentences
from mahjong_desk.ui.learn.lessons.lesson_view import LessonView
from mahjong_desk.ui.learn.lessons.lessons_view import LessonsView
from mahjong_desk.ui.learn.lessons.tile_buttons import AnswerMark, TileTextLabel
from mahjong_desk.ui.learn.lessons.value_panel import ValuePanel
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.text.vocabulary import yaku_name
from tests.scope import sweep
from tests.ui.learn.drills.asking import answer_rightly, open_drills
from tests.ui.player import User
from tests.ui.widgets import add_widget

BEIJING = registry.get_ruleset("beijing")


def open_lessons(player: User, ruleset: Ruleset = BEIJING) -> LessonsView:
    player.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    chips = player.screen(LearnScreen).chips
    # A lesson that another test has left open hides the chips.
    if chips.isVisible():
        player.click(chips.chip("lessons"))
    place = player.screen(LearnScreen).lessons
    place.show_map(ruleset)
    return place


def open_lesson(player: User, name: str, step: int = 0) -> LessonView:
    place = open_lessons(player)
    player.click(next(button for button in place.map.buttons if button.lesson.id == name))
    page = place.page
    page.show_step(step)
    QApplication.processEvents()
    return page


def choice_exercise(page: LessonView) -> ChoiceExercise:
    assert isinstance(page.felt, ChoiceExercise)
    return page.felt


def test_swapped_tiles_are_valued_and_lost_yaku_explained(guest: User) -> None:
    page = open_lesson(guest, "wildcard", 1)
    felt = choice_exercise(page)
    assert page.panel.gain.text == "+32"
    assert felt.rack.marked is not None
    guest.click(felt.row.buttons[1])
    assert page.panel.gain.text == "+64"
    assert [row.gain for row in felt.table.rows] == ["+32", "+64"]
    assert felt.table.count.text() == "you have tried 2 of 4"
    guest.click(felt.row.buttons[0])
    (name, why), *rest = page.panel.missed
    assert "Meihun" in name.text()
    assert "wildcard" in why.text().lower(), "the part of its condition that fails"
    assert not rest
    guest.click(felt.row.buttons[3])
    assert page.panel.title.text() == "No winning shape"
    assert page.panel.refusal.text()
    assert any(group.faulty for group in felt.rack.groups)
    guest.click(felt.row.buttons[2])
    assert felt.table.count.text() == "you have tried them all"


def test_a_lesson_is_done_by_keys(guest: User) -> None:
    page = open_lesson(guest, "who_wins")
    guest.enter("2")
    assert choice_exercise(page).chosen == 1
    assert page.panel.title.text() == "Not possible"
    assert not page.back.isEnabled()
    assert page.hint.text().startswith("1–9: choose")
    guest.enter("\n")
    assert (page.step_index, page.hint.isVisible(), page.hint.text()) == (1, True, "Next: practise this lesson")
    guest.enter("4")
    assert choice_exercise(page).chosen == 3
    guest.enter("\b")
    assert page.step_index == 0
    guest.enter("\n\n")
    assert page.board.isVisible(), "after the last screen come the drills"
    guest.press(Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.step_index == 1
    guest.press(Qt.Key.Key_Escape)
    place = guest.screen(LearnScreen).lessons
    assert place.map.isVisible()
    station = next(button for button in place.map.buttons if button.lesson.id == "who_wins")
    assert QApplication.focusWidget() is station
    guest.press(Qt.Key.Key_Right)
    guest.press(Qt.Key.Key_Return)
    assert (page.isVisible(), page.lesson.id) == (True, "doublings")


def test_enter_on_the_map_opens_the_next_lesson(guest: User) -> None:
    place = open_lessons(guest)
    guest.click(guest.screen(LearnScreen).chips.chip("lessons"))
    place.setFocus()
    guest.enter("\n")
    assert (place.page.isVisible(), place.page.lesson) == (True, load_lessons(BEIJING)[0])
    for press in (QTest.mouseClick, QTest.mouseDClick):
        press(place.page.next_button, Qt.MouseButton.LeftButton)
    assert place.page.step_index == 1


def test_a_row_of_the_map_begins_below_the_end_of_the_last(guest: User) -> None:
    buttons = open_lessons(guest).map.buttons
    guest.wait(lambda: buttons[-1].y() > buttons[0].y())
    for before, after in pairwise(buttons):
        assert (before.x() == after.x()) is (before.y() != after.y())


def test_pieces_are_named_in_the_text_of_a_choice(speaks: Callable[[str], None], qtbot: QtBot) -> None:
    speaks("ja")
    page = add_widget(qtbot, LessonView(BEIJING, lambda *_: pytest.fail("no drills are shown")))
    page.lesson = next(lesson for lesson in load_lessons(BEIJING) if lesson.id == "five")
    page.show_step(0)
    name = choice_exercise(page).row.buttons[0].accessibleName()
    assert name == "4萬、6萬に本物の五"
    assert name in choice_exercise(page).table.rows[0].accessibleName()


def test_a_tile_question_explains_itself_and_keeps_its_button(guest: User) -> None:
    page = open_lesson(guest, "tiles")
    assert isinstance(page.felt, LookExercise)
    rack, places = page.felt.rack, []
    assert [len(group.pieces) for group in rack.groups] == [9, 9, 9, 4, 3]
    tiles = ((0, 5), "6 of characters", "simple"), ((3, 0), "East", "honour"), ((2, 8), "9 of b", "terminal")
    for at, name, what in tiles:
        QTest.mouseClick(rack, Qt.MouseButton.LeftButton, pos=rack.tile_box(*at).center().toPoint())
        assert name in page.panel.title.text()
        assert what in page.panel.refusal.text()
        assert "4" in page.panel.refusal.text()
    for step in range(2):
        page.show_step(step)
        QApplication.processEvents()
        places.append(page.next_button.mapTo(page, page.next_button.rect().topLeft()))
    assert places[0] == places[1]


def test_arrow_keys_go_from_choice_to_choice(guest: User) -> None:
    page = open_lesson(guest, "payments")
    felt = choice_exercise(page)
    assert {"Ben draws 6 of bamboo", "Aoi deals", "→ wildcard", "How it goes"} <= set(guest.texts(felt))
    assert page.panel.title.text() == "Ben wins by self-draw"
    felt.row.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    guest.press(Qt.Key.Key_Right)
    assert felt.chosen == 1
    assert page.panel.title.text() == "Ben wins from Dai"
    assert felt.row.buttons[1].hasFocus()
    assert [button.isChecked() for button in felt.row.buttons[:2]] == [False, True]
    guest.press(Qt.Key.Key_Left)
    guest.press(Qt.Key.Key_Left)
    assert felt.chosen == len(felt.choices) - 1


def test_wrong_choices_are_explained_until_all_are_found(guest: User) -> None:
    page = open_lesson(guest, "waits")
    felt = page.felt
    assert isinstance(felt, FindExercise)
    assert page.panel.title.text() == "0 of 3 found"
    assert "Hand of Ben" in guest.texts(felt)
    right = [at for at, one in enumerate(felt.options) if one.right]
    wrong = next(at for at in range(len(felt.options)) if at not in right)
    guest.click(felt.row.buttons[wrong])
    assert felt.row.buttons[wrong].mark is AnswerMark.WRONG
    assert "winning hand" in page.panel.refusal.text(), "the engine says why"
    assert page.panel.remark.isHidden(), "the value is shown at the end"
    for place in right:
        guest.enter(str(place + 1))
    assert felt.is_complete
    assert page.panel.title.text() == "All of them"
    assert page.panel.remark.isVisible()


@pytest.mark.parametrize(
    ("lesson", "step", "shown"),
    [("dragon", 0, ("Aoi wins by self-draw", "", "+48")), ("shapes", 2, ("All of them", "Correct.", ""))],
    ids=["groups of a win", "discard of an unfinished hand"],
)
def test_the_last_find_shows_the_value_of_a_win(guest: User, lesson: str, step: int, shown: tuple[str, ...]) -> None:
    page = open_lesson(guest, lesson, step)
    felt, panel = page.felt, page.panel
    assert isinstance(felt, FindExercise)
    for place, one in enumerate(felt.options):
        if one.right:
            guest.click(felt.row.buttons[place])
    assert (panel.title.text(), panel.refusal.text(), panel.gain.text) == shown


def test_a_red_five_is_listed_with_its_wait(qtbot: QtBot) -> None:
    riichi = registry.get_ruleset("riichi")
    step = next(lesson for lesson in load_lessons(riichi) if lesson.id == "waits").steps[1]
    felt, panel = add_widget(qtbot, FindExercise(riichi, step)), add_widget(qtbot, ValuePanel(riichi))
    felt.found = [place for place, one in enumerate(felt.options) if one.right]
    felt.update_panel(panel)
    assert [tile.groups[0].pieces[0].name for tile in panel.findChildren(TileRow) if tile.groups] == ["2p", "5p", "0p"]


def click_tile(felt: SwapExercise, name: str) -> None:
    place = [face.name for face in felt.rack.groups[0].pieces].index(name)
    QTest.mouseClick(felt.rack, Qt.MouseButton.LeftButton, pos=felt.rack.tile_box(0, place).center().toPoint())


def test_swapping_a_tile_shows_whether_the_goal_is_met(guest: User) -> None:
    page = open_lesson(guest, "dragon", 1)
    felt = page.felt
    assert isinstance(felt, SwapExercise)
    assert "Not yet" in felt.task.text()
    click_tile(felt, "9s")
    guest.click(felt.kinds[8])
    assert "Done!" in felt.task.text()
    assert page.panel.gain.text.startswith("+")
    guest.click(felt.again)
    assert "Not yet" in felt.task.text()
    assert page.panel.title.text() == "No winning shape"
    guest.click(felt.kinds[8])
    assert "Which tile should make way" in felt.task.text()
    click_tile(felt, "9s")
    assert "Done!" in felt.task.text()
    assert (felt.picked_tile, felt.touched) == (None, None)


def test_right_answers_complete_a_lesson_permanently(owner: User, qtbot: QtBot, tmp_path: Path) -> None:
    lesson = load_lessons(BEIJING)[3]
    page = open_lesson(owner, lesson.id, len(lesson.steps))
    board = page.board
    qtbot.waitUntil(lambda: board.course.drill is not None)
    owner.enter("\b\n")
    for answered in range(lesson.right):
        if answered:
            owner.enter("\n")
        answer_rightly(owner, board)
        assert page.right == answered + 1
        left = f"{answered + 1} of {lesson.right} correct answers to complete the lesson"
        assert page.hint.text() == ("Lesson complete" if page.done else left)
        assert page.next_button.isVisible() == page.done == (page.right == lesson.right)
    qtbot.waitUntil(page.next_button.hasFocus)
    owner.enter("\n")
    assert page.lesson is load_lessons(BEIJING)[0], "the first lesson that is not learned is next"
    owner.enter("\n")
    owner.window.close()
    later = User(qtbot, tmp_path / "club")
    place = open_lessons(later)
    assert place.count.text() == f"1 of {len(load_lessons(BEIJING))} learned"
    assert place.map.buttons[3].position.done
    assert "learned" in place.map.buttons[3].accessibleName()
    assert place.map.buttons[0].is_next
    assert "step 2" in place.map.buttons[0].accessibleName()
    later.click(place.continue_button)
    assert (place.page.lesson, place.page.step_index) == (load_lessons(BEIJING)[0], 1)


def test_an_answer_in_a_lesson_counts_in_open_drills(guest: User, qtbot: QtBot) -> None:
    drills = open_drills(guest, "beijing")
    lesson = load_lessons(BEIJING)[3]
    subject = lesson.exercises[0].subject

    def shown() -> tuple[int, int]:
        """Returns how many answers the drills show: of the subject, and today."""
        match = re.search(r" of (\d+)", drills.setup.subjects[subject].accessibleName())
        today = next(re.match(r"(\d+) answered today", text) for text in guest.texts(drills.strip) if "today" in text)
        return int(match[1]) if match else 0, int(today[1]) if today else 0

    asked, (of_subject, of_day) = drills.course.drill, shown()
    board = open_lesson(guest, lesson.id, len(lesson.steps)).board
    qtbot.waitUntil(lambda: board.course.drill is not None)
    answer_rightly(guest, board)
    guest.click(guest.screen(LearnScreen).chips.chip("drills"))
    assert drills.course.drill is asked, "the question is unchanged"
    assert shown() == (of_subject + 1, of_day + 1)
    course = open_lesson(guest, lesson.id, len(lesson.steps)).board.course
    guest.wait(lambda: course.drill is not None)
    assert course.level is lesson.exercises[1].level, "the first exercise was answered"


def test_a_yaku_in_a_lesson_exercise_leads_to_its_page(guest: User, qtbot: QtBot) -> None:
    lesson = next(
        lesson for lesson in load_lessons(BEIJING) if {drill.subject for drill in lesson.exercises} == {Subject.YAKU}
    )
    board = open_lesson(guest, lesson.id, len(lesson.steps)).board
    qtbot.waitUntil(lambda: board.course.drill is not None)
    guest.click(board.unknown)
    links = {yaku_name(BEIJING, item.id)[0]: item.id for item in BEIJING.yaku}
    visible = (row for row in board.explanation.findChildren(QWidget) if row.isVisible())
    row = next(row for row in visible if row.accessibleName() in links)
    guest.click(row)
    atlas = guest.screen(LearnScreen).atlas
    assert (atlas.isVisible(), atlas.page.page.entry.yaku.id) == (True, links[row.accessibleName()])


def test_a_lesson_survives_a_language_change(owner: User) -> None:
    page = open_lesson(owner, "wildcard", 1)
    for index in (2, 1):
        choice_exercise(page).choose(index)
    tried = len(choice_exercise(page).table.rows)
    owner.window.settings.language = "ja"
    later = owner.screen(LearnScreen).lessons
    assert (later.page.isVisible(), later.page.step_index) == (True, 1)
    assert (choice_exercise(later.page).chosen, len(choice_exercise(later.page).table.rows)) == (1, tried)
    assert "混は何の代わりにもなります" in later.page.lead.accessibleName()


@pytest.mark.parametrize(("is_done", "check"), [(False, "Check"), (True, "Next")])
def test_a_lesson_drill_survives_another_text_size(guest: User, is_done: bool, check: str) -> None:
    lesson = load_lessons(BEIJING)[3]
    page = open_lesson(guest, lesson.id, len(lesson.steps))
    page.right = lesson.right - 1
    guest.wait(lambda: page.board.course.drill is not None)
    if is_done:
        answer_rightly(guest, page.board)
    asked = page.board.course.current_question, page.board.form.answer(), page.right
    guest.window.settings.font_percent = 125
    page = guest.screen(LearnScreen).lessons.page
    assert (page.board.course.current_question, page.board.form.answer(), page.right) == asked
    assert (page.board.check.text(), page.hint.text() == "Lesson complete") == (check, is_done)
    page.show_step(0)
    assert "Backspace" in page.hint.text()


def texts_of(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def ranking(page: LessonView) -> list[str]:
    return [text for text in texts_of(page.panel.final) if text in ("Aoi", "Ben", "Chie", "Dai")]


def test_the_match_result_follows_the_chosen_ending(qapp: QApplication, qtbot: QtBot) -> None:
    riichi = registry.get_ruleset("riichi")
    page = add_widget(qtbot, LessonView(riichi, lambda *_: pytest.fail("no drills are shown")))
    page.lesson = next(lesson for lesson in load_lessons(riichi) if lesson.id == "match")
    page.show_step(2)
    assert ranking(page) == ["Ben", "Aoi", "Chie", "Dai"]
    assert "+41.9" in texts_of(page.panel.final)
    choice_exercise(page).choose(2)
    assert ranking(page) == ["Aoi", "Ben", "Chie", "Dai"]
    assert choice_exercise(page).table.rows[-1].explanation == "Aoi +1,500, Ben +1,500, Chie −1,500, Dai −1,500"
    page.show_step(0)
    assert page.panel.final.isHidden()


@pytest.mark.parametrize(("ruleset", "spoken"), sweep(systems_with_lessons(), ["en", "ja", "zh"]))
def test_every_lesson_screen_shows_its_value(
    speaks: Callable[[str], None], qtbot: QtBot, ruleset: Ruleset, spoken: str
) -> None:
    speaks(spoken)
    page = add_widget(qtbot, LessonView(ruleset, lambda *_: pytest.fail("no drills are shown")))
    for lesson in load_lessons(ruleset):
        page.lesson = lesson
        for at, step in enumerate(lesson.steps):
            page.show_step(at)
            assert page.lead.accessibleName()
            scene = page.felt.scene
            settlement = evaluate_scene(scene).settlement if scene is not None else None
            has_result = step.result and scene is not None and bool(evaluate_scene(scene).final)
            assert page.panel.final.isHidden() is not has_result
            if settlement is not None and settlement.wins and not isinstance(step.task, PickTask):
                assert page.panel.gain.text == format_change(settlement.deltas[scene.seat])
                if "fu" in ruleset.value_fields and isinstance(page.felt, ChoiceExercise):
                    listed = map(int, re.findall(r"\d+", page.felt.table.rows[0].explanation))
                    assert sum(listed) == (settlement.wins[0].evaluation.han or 0)


def test_a_swap_and_its_result_are_visible_together(guest: User) -> None:
    guest.window.resize(1280, 720)
    guest.window.settings.font_percent = 150
    page = open_lesson(guest, "doublings", 1)
    felt, panel = page.felt, page.panel
    assert isinstance(felt, SwapExercise)

    def together() -> bool:
        seen = (felt.rack, felt.kinds[0], panel.title, panel.gain)
        return all(widget.visibleRegion().boundingRect() == widget.rect() for widget in seen)

    guest.wait(together)
    assert panel.mapTo(page, QPoint()).x() > felt.mapTo(page, QPoint(felt.width(), 0)).x()
    assert not guest.screen(LearnScreen).chips.isVisible(), "a lesson uses this line itself"
    guest.click(page.map)
    guest.wait(guest.screen(LearnScreen).chips.isVisible)


def texts_with_gaps(ruleset: Ruleset, step: LessonStep) -> Iterator[tuple[Text, GapContext]]:
    """Yields each text of a screen that can have gaps, with their context."""
    gaps = GapContext.of_step(ruleset, step)
    yield step.lead, gaps
    if step.after is not None:
        yield step.after, gaps
    if isinstance(step.task, SwapTask | CircumstanceTask):
        for choice in step.task.choices:
            if choice.note is not None:
                yield choice.note, GapContext(ruleset, choice.scene, step.task.choices)
            if choice.label is not None:
                yield choice.label, GapContext(ruleset, choice.scene)


def test_every_gap_is_filled_in_each_language(spoken: str) -> None:
    for ruleset in systems_with_lessons():
        for lesson in load_lessons(ruleset):
            for step in lesson.steps:
                for text, gaps in texts_with_gaps(ruleset, step):
                    parts = fill_text(text, gaps)
                    shown = "".join(part.text for part in parts if isinstance(part, TextRun))
                    assert "{" not in shown, (ruleset.id, lesson.id, spoken)
                    whole = parse_markup(text.in_language(spoken), ruleset.pieces)
                    pictures = [run.gap in (GapKind.WILD, GapKind.WINNING) for run in whole if isinstance(run, GapRun)]
                    tiles = sum(isinstance(run, TileRun) for run in whole) + sum(pictures)
                    assert sum(isinstance(part, TileRun) for part in parts) == tiles


def test_a_gap_is_filled_by_the_engine() -> None:
    lesson = next(lesson for lesson in load_lessons(BEIJING) if lesson.id == "payments")
    gaps = GapContext.of_step(BEIJING, lesson.steps[0])
    text = Text("{winner} {points}, from {discarder@2} {points@2}, {dealer} pays {pays:0}, {han} of {hand}.")
    said = "".join(part.text for part in fill_text(text, gaps) if isinstance(part, TextRun))
    assert said == "Ben 32, from Dai 20, Aoi pays 16, 3 of 13."


@pytest.mark.parametrize("gap", ["{fu}", "{discarder}", "{points@9}", "{option:nothing}"])
def test_a_gap_without_a_value_is_refused(gap: str) -> None:
    lesson = next(lesson for lesson in load_lessons(BEIJING) if lesson.id == "payments")
    with pytest.raises(ValueError, match="no"):
        fill_text(Text(gap), GapContext.of_step(BEIJING, lesson.steps[0]))


def test_pieces_in_a_text_are_drawn_and_read_by_name(qtbot: QtBot) -> None:
    text = add_widget(qtbot, TileTextLabel(BEIJING))
    text.set_parts((TextRun("Here "), TileRun((0, 1)), TextRun(" lie.", bold=True)))
    assert text.accessibleName() == "Here 1 of characters, 2 of characters lie."
    wide, narrow = text.heightForWidth(600), text.heightForWidth(60)
    assert narrow > wide


def test_the_round_wind_is_shown_only_if_it_counts(qapp: QApplication) -> None:
    for ruleset in systems_with_lessons():
        counts = any(yaku.id in {"yakuhai_round", "prevalent_wind"} for yaku in ruleset.yaku)
        for lesson in load_lessons(ruleset):
            for step in lesson.steps:
                if step.winds and step.scene is not None:
                    line = table_sentences(step.scene, ("Aoi", "Ben", "Chie", "Dai"), winds=True)
                    assert any(sentence.startswith("Seat wind") for sentence in line)
                    assert any(sentence.startswith("Round wind") for sentence in line) == counts
