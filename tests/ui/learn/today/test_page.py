# SPDX-License-Identifier: MIT
"""Today in the real window: due topics, practice runs, and progress."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.journal.acts import now as the_time
from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.learn.today.agenda import NEW_PER_DAY, AgendaItem, DueReason
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.learn.today.practice_run import PracticeRun, SavedCourse
from mahjong_desk.learn.today.progress import Mastery
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.ui.club_data import facts_index_of
from mahjong_desk.ui.learn.drills.drill_text import next_due_text
from mahjong_desk.ui.learn.today.cards import strength_name
from mahjong_desk.ui.learn.today.page import TodayPage
from mahjong_desk.ui.text.vocabulary import short_ruleset
from tests.ui.learn.drills.asking import answer_rightly, win_example
from tests.ui.learn.today.today_user import EVENING, at, learn, open_today, start
from tests.ui.player import NAMES, User
from tests.ui.shared_window import open_another


@pytest.fixture
def player(guest: User) -> Iterator[User]:
    """A user at an empty ledger who has practised nothing."""
    guest.window.settings.saved_practice = guest.window.settings.game = ""
    yield guest
    learn(guest).store.now = the_time


def practise(player: User, when: str, topics: dict[str, bool], ruleset: str = "riichi", subject: str = "yaku") -> None:
    given = AnswerRecord(when, ruleset, Subject(subject), Level.EASY, all(topics.values()), topics, False, 30)
    player.desk.drills.add(given.payload())


def show_riichi(player: User) -> TodayPage:
    today = open_today(player)
    learn(player).store.choose_game("riichi")
    return today


def rows(player: User) -> list[str]:
    return [row.accessibleName() for row in learn(player).today.page.queue.rows]


def test_a_newcomer_completes_the_first_day(player: User) -> None:
    today = open_today(player)
    assert (today.title.text(), today.minutes.text()) == (f"Today: {NEW_PER_DAY} due", "about 1 minute")
    assert all("new" in row for row in rows(player))
    player.press(Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    player.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert today.start.hasFocus()
    player.enter("\n")
    board = learn(player).drills
    for number in range(1, NEW_PER_DAY + 1):
        assert f"Today {number} of {NEW_PER_DAY}" in player.texts(board.strip)
        assert board.course.run.current_item.topic in board.course.drill.topics
        answer_rightly(player, board)
        assert f"Today {number} of {NEW_PER_DAY}" in player.texts(board.strip), "it stays in sight"
        player.enter("\n")
    assert board.task.text().endswith("Come back tomorrow.")
    player.window.settings.font_percent = 125
    board, today = learn(player).drills, learn(player).today.page
    assert board.title.text() == "Done for today"
    learn(player).store.now = lambda: EVENING
    player.enter("\n")
    assert today.isVisible()
    assert (today.title.text(), today.minutes.text()) == ("Nothing due", "Come back tomorrow.")
    assert today.practise_anyway_button.hasFocus(), "the next button has focus"
    player.enter("\n")
    assert board.isVisible()
    assert board.course.drill is not None


def test_a_newcomer_chooses_the_first_rule_system(player: User) -> None:
    today = open_today(player, welcome=True)
    player.click(today.welcome.cards["mcr"])
    today.clock.timeout.emit()
    player.click(today.welcome.practise)
    assert {row.item.ruleset for row in today.queue.rows} == {"mcr"}
    assert not today.map.isVisible(), "nothing is known yet"
    board = start(player)
    assert board.course.ruleset.id == "mcr"
    answer_rightly(player, board)
    player.click(board.strip.leave)
    assert today.map.isVisible()
    assert set(today.map.cells) < {entry.id for entry in get_ruleset("mcr").yaku}, "those that were met or are due"


def test_the_chosen_game_applies_to_every_page(player: User) -> None:
    today, place = open_today(player, welcome=True), learn(player)
    player.click(today.welcome.cards["shogi"])
    player.click(today.welcome.practise)
    assert place.games.currentData() == "shogi"

    def games() -> set[str]:
        atlas = place.atlas.filter.ruleset_boxes
        chosen = {one for one, box in atlas.items() if box.isChecked()}
        player.click(place.chips.chip("workbench"))
        shown = next(bench for bench in place.workbenches.values() if bench.isVisible())
        assert (shown.entry.ruleset.id == "shogi") is (place.store.system == "shogi")
        return chosen | {place.drills.course.ruleset.id, place.lessons.ruleset.id, place.store.system}

    for part in ("lessons", "drills"):
        player.click(place.chips.chip(part))
    place.drills.course.choose(ruleset_id="shogi")
    assert games() == {"shogi"}
    place.games.setCurrentIndex(place.games.findData("mcr"))
    place.games.activated.emit(place.games.currentIndex())
    assert games() == {"mcr"}
    assert player.window.settings.game == "mcr"


@pytest.mark.parametrize(("day", "text"), [(25, "tomorrow"), (30, "on Friday"), (31, "on Saturday, January 31, 2026")])
def test_a_distant_day_is_named_with_its_date(qapp: QApplication, day: int, text: str) -> None:
    assert next_due_text(date(2026, 1, 24), date(2026, 1, day)) == f"Come back {text}."


def test_topics_due_overnight_appear_in_an_open_window(player: User) -> None:
    practise(player, EVENING, {"pinfu": True, "tanyao": True, "toitoi": True})
    today = open_today(player, at(minutes=1))
    assert today.title.text() == "Nothing due"
    assert today.clock.isActive()
    learn(player).store.now = lambda: at(3)
    today.clock.timeout.emit()
    assert today.title.text() == f"Today: {3 + NEW_PER_DAY} due"
    learn(player).show_page("atlas")
    assert not today.clock.isActive()


def test_a_practice_run_continues_after_escape(player: User) -> None:
    learn(player).board().course.choose(ruleset_id="arushiaru", from_club=True)
    today, board = open_today(player), start(player)
    answer_rightly(player, board)
    player.enter("\n1")
    pending = board.course.drill, board.form.answer()
    player.press(Qt.Key.Key_Escape)
    assert today.start.text() == "&Continue"
    player.enter("\n")
    assert (board.course.drill, board.form.answer()) == pending
    assert f"Today 2 of {NEW_PER_DAY}" in player.texts(board.strip)
    player.click(board.setup.subjects[Subject.VALUE])
    assert board.course.from_club, "as chosen before the run"


def test_an_unknown_topic_is_asked_once_more(player: User) -> None:
    open_today(player)
    board = start(player)
    player.click(board.unknown)
    player.click(board.check)
    assert f"Today 2 of {NEW_PER_DAY + 1}" in player.texts(board.strip)
    player.click(board.strip.leave)
    assert learn(player).today.page.isVisible()


def test_each_row_says_why_its_topic_is_due(player: User) -> None:
    practise(player, at(-6), {"pinfu": True})
    practise(player, at(-2), {"tanyao": False})
    practise(player, at(-1), {"tanki": False}, subject="waits")
    practise(player, at(-9, minutes=-19 * 60), {"toitoi": False})
    open_today(player)
    assert rows(player)[:4] == [
        "Toitoi 対々和; wrong on 17 Aug; Riichi; weak",
        "Tanyao 断幺九; wrong on Tuesday; Riichi; weak",
        "What it waits for; Pair wait, wrong yesterday; Riichi; weak",
        "Pinfu 平和; 6 days ago; Riichi; learning",
    ]


def test_a_clicked_row_is_asked_first(player: User) -> None:
    practise(player, at(-6), {"pinfu": True, "tanyao": True})
    today = open_today(player)
    items = [row.item for row in today.queue.rows]
    player.click(today.queue.rows[1])
    run = learn(player).drills.course.run
    assert (run.items[0], sorted(run.items)) == (items[1], sorted(items))


def test_a_long_queue_is_shortened_until_expanded(player: User) -> None:
    practise(player, at(-30), {entry.id: True for entry in get_ruleset("mcr").yaku[:30]}, "mcr")
    today = open_today(player)
    assert len(today.queue.rows) == 4
    assert "10 more on later days" in player.texts(today)
    player.click(today.queue.more)
    assert len(today.queue.rows) == 20
    assert today.queue.rows[4].hasFocus()


def test_a_hand_won_in_the_club_is_asked_by_its_yaku(player: User) -> None:
    win_example(player, "toitoi")
    today = open_today(player, the_time())
    # The window does this itself when the table is idle.
    facts_index_of(player.desk).refresh()
    player.wait(lambda: any("won in your club today" in row for row in rows(player)))
    QApplication.processEvents()
    player.click(next(row for row in today.queue.rows if row.item.topic == "toitoi"))
    board = learn(player).drills
    assert board.course.names() == NAMES
    answer_rightly(player, board)
    assert board.course.verdict.right


def test_the_map_shows_strength_and_leads_to_yaku_pages(player: User) -> None:
    practise(player, at(-1), {"pinfu": True, "tanyao": False})
    today = show_riichi(player)
    assert "toitoi" not in today.map.cells, "it was never met"
    player.click(today.map.more)
    cells = today.map.cells
    assert strength_name(Mastery.HALFWAY) in cells["pinfu"].accessibleName()
    assert "weak; due today; 0 correct, 1 wrong" in cells["tanyao"].accessibleName()
    assert strength_name(Mastery.NOT_MET) in cells["toitoi"].accessibleName()
    player.click(cells["toitoi"])
    assert learn(player).atlas.page.page.entry.key == ("riichi", "toitoi")


@pytest.mark.parametrize("system", [ruleset.id for ruleset in all_rulesets()])
def test_every_rule_system_has_its_map(player: User, system: str) -> None:
    known = [entry.id for entry in get_ruleset(system).yaku]
    practise(player, at(-1), {known[-1]: True}, system)
    today = open_today(player)
    learn(player).store.choose_game(system)
    assert known[-1] in today.map.cells
    player.click(today.map.more)
    assert not today.map.more.isVisible()
    assert list(today.map.cells) == known
    first, second = list(today.map.cells.values())[:2]
    first.setFocus()
    player.press(Qt.Key.Key_Right)
    assert second.hasFocus()
    player.press(Qt.Key.Key_Down)
    below = QApplication.focusWidget()
    assert (below.x(), below.y() > second.y()) == (second.x(), True), "down is the one below"
    player.press(Qt.Key.Key_Home)
    assert first.hasFocus()
    player.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() not in today.map.cells.values(), "Tab goes on to what follows the map"


def test_the_same_yaku_of_another_game_leads_to_its_page(player: User) -> None:
    practise(player, at(), {"chanta": True, "junchan": True}, "boo")
    for system in ("riichi", "arushiaru"):
        practise(player, at(), {"tanyao": True}, system)
    for system in ("riichi", "arushiaru"):
        today = open_today(player)
        learn(player).store.choose_game(system)
        assert list(today.map.cells) == ["tanyao"]
        player.click(today.map.cells["tanyao"])
        assert learn(player).atlas.page.page.entry.key == (system, "tanyao")


def test_weak_yaku_are_drilled(player: User) -> None:
    practise(player, at(-1), {"pinfu": False, "tanyao": False, "of another version": False})
    today = show_riichi(player)
    assert today.map.drill.text() == "Practise 2 weak yaku"
    player.click(today.map.drill)
    board = learn(player).drills
    assert (set(board.course.yaku), board.course.ruleset.id) == ({"pinfu", "tanyao"}, "riichi")
    with pytest.raises(StopIteration):
        player.button("of another version", board.explanation)


def test_the_lessons_are_a_click_away(player: User) -> None:
    today, place = open_today(player), learn(player)
    ruleset = today.lessons.ruleset
    today.lessons.map.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    today.clock.timeout.emit()
    player.enter("\n")
    assert place.lessons.isVisible()
    assert place.lessons.page.lesson is load_lessons(ruleset)[0]
    player.click(place.chips.chip("today"))
    player.click(today.lessons.others)
    assert place.lessons.map.isVisible()


def test_the_card_shows_the_lesson_in_progress(player: User) -> None:
    today, store = open_today(player), learn(player).store
    ruleset = today.lessons.ruleset
    begun = load_lessons(ruleset)[5]
    store.save_lesson_progress(ruleset, begun, 1)
    today.refresh()
    assert today.lessons.map.next_lesson.lesson is begun


def test_a_newcomer_starts_the_first_lesson_of_any_game(player: User) -> None:
    today, place = open_today(player, welcome=True), learn(player)
    assert not today.start.isVisible()
    assert not today.map.isVisible()
    player.click(today.welcome.cards[systems_with_lessons()[-1].id])
    player.press(Qt.Key.Key_Left)
    assert (today.welcome.game, today.welcome.begin.text()) == ("riichi", "&Start lesson 1: The tiles, 3 minutes")
    player.click(today.welcome.begin)
    assert place.lessons.page.lesson is load_lessons(get_ruleset("riichi"))[0]
    player.enter("\n")
    player.click(place.chips.chip("today"))
    assert not today.welcome.isVisible()


def test_open_pages_follow_another_ledger(player: User, tmp_path: Path) -> None:
    practise(player, at(), {"pinfu": False})
    place, store, club = learn(player), learn(player).store, Path(str(player.desk.ledger.place)).parent
    open_today(player)
    lesson = load_lessons(get_ruleset("riichi"))[0]
    store.choose_game("riichi")
    store.save_lesson_progress(get_ruleset("riichi"), lesson, 1, done=True)
    for name, figures in (("drills", "0 answered today"), ("lessons", "0 of 15 learned"), ("today", "No answers yet")):
        player.click(place.chips.chip(name))
        if name == "today":
            player.click(place.today.page.answers)
        assert figures not in player.texts(place)
        open_another(player.window, tmp_path / name)
        assert figures in player.texts(place)
        open_another(player.window, club)


def test_a_lesson_begins_anew_in_another_ledger(player: User, tmp_path: Path) -> None:
    open_today(player)
    place = learn(player)
    place.show_page("lessons")
    place.lessons.open("tiles")
    place.lessons.page.show_step(99)
    course = place.lessons.page.board.course
    course.answer(course.drill.answer_spec.right)
    assert place.lessons.page.right == 1
    open_another(player.window, tmp_path)
    assert not place.lessons.is_lesson_open
    place.lessons.open("tiles")
    assert place.lessons.page.right == 0


def test_another_ledger_has_its_own_wins(player: User, tmp_path: Path) -> None:
    win_example(player, "toitoi")
    open_today(player, the_time())
    facts_index_of(player.desk).refresh()
    player.wait(lambda: any("won in your club today" in row for row in rows(player)))
    open_another(player.window, tmp_path)
    open_today(player, the_time())
    assert not any("won in your club" in row for row in rows(player))


def test_answers_added_to_the_ledger_count(player: User) -> None:
    today = open_today(player)
    given = AnswerRecord(at(-1), "riichi", Subject.YAKU, Level.EASY, False, {"pinfu": False}, False)
    player.desk.ledger.drills.add(given.payload(), at(-1))
    assert open_today(player) is today
    assert "Pinfu 平和; wrong yesterday; Riichi; weak" in rows(player)


def test_a_run_and_an_open_question_survive_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club")
    player.window.settings.saved_practice = player.window.settings.game = ""
    open_today(player)
    board = start(player)
    player.click(board.unknown)
    player.click(board.check)
    player.enter("1")
    before = board.course.drill
    chosen = board.form.answer()
    assert chosen
    player.window.close()
    later = User(qtbot, tmp_path / "club")
    place = learn(later)
    later.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    later.click(place.chips.chip("drills"))
    assert (place.drills.course.drill, place.drills.form.answer()) == (before, chosen)
    assert "Today 2 of 4" in later.texts(place.drills.strip)


def test_system_subject_and_level_are_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club")
    learn(player).board().course.choose(ruleset_id="boo", subject=Subject.WAITS, level=Level.HARD)
    player.window.close()
    place = learn(User(qtbot, tmp_path / "club"))
    later = place.board().course
    assert (later.ruleset.id, later.subject, later.level) == ("boo", Subject.WAITS, Level.HARD)
    place.store.save_course(SavedCourse("boo", Subject.WAITS, Level.HARD))
    later.begin()
    assert later.drill.subject is Subject.WAITS


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_a_run_survives_a_language_change(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    player = User(qtbot, tmp_path / "club")
    open_today(player)
    board = start(player)
    drill, run = board.course.drill, board.course.run
    player.enter("1")
    answer = board.form.answer()
    assert answer
    player.window.settings.language = language
    QApplication.processEvents()
    later = learn(player).drills
    assert later is not board
    assert (later.course.drill, later.course.run, later.form.answer()) == (drill, run, answer)
    assert short_ruleset(later.course.ruleset) in later.fold.text()


def test_drilled_yaku_survive_a_language_change_after_an_answer(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club")
    open_today(player)
    player.click(learn(player).chips.chip("atlas"))
    player.click(learn(player).atlas.page.drill)
    board = learn(player).drills
    player.click(board.unknown)
    chosen = board.course.yaku
    assert len(chosen) == 1
    player.window.settings.language = "zh"
    QApplication.processEvents()
    assert learn(player).drills.course.yaku == chosen


def test_drafts_of_a_removed_system_are_forgotten(player: User) -> None:
    store, settings = learn(player).store, player.window.settings
    run = PracticeRun((AgendaItem("chess", Subject.YAKU, "mate", DueReason.WRONG, EVENING),))
    settings.saved_practice = SavedCourse("boo", Subject.FU, run=run).to_json()
    begun = store.saved_course()
    assert (begun.ruleset, begun.run) == ("boo", None)
    settings.saved_practice = SavedCourse("boo", Subject.YAKU, yaku=("toitoi", "mate")).to_json()
    assert store.saved_course().yaku == ("toitoi",)
    settings.saved_practice = SavedCourse("chess", Subject.FU).to_json()
    assert store.saved_course() is None
