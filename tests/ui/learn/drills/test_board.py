# SPDX-License-Identifier: MIT
"""Drills in the real window: asked, answered, explained and remembered."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gallery.painted import record_painting
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.learn.drills.allowed_wins import outcomes_by_seat
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Level, Subject
from mahjong_desk.learn.drills.drill_maker import levels, subjects
from mahjong_desk.learn.drills.waits import find_waits, rank_discards
from mahjong_desk.learn.today.answer_record import AnswerRecord
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.registry import all_rulesets
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.link_label import LinkLabel, plain_text
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows
from mahjong_desk.ui.kit.text_format import format_change, format_number, with_heading
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.learn.drills.answer_forms import ChipsForm, NumbersForm, TilesForm
from mahjong_desk.ui.learn.drills.board import DrillBoard
from mahjong_desk.ui.learn.screen import LearnScreen
from mahjong_desk.ui.text.events import event_text
from mahjong_desk.ui.text.payments import payment_lines
from mahjong_desk.ui.text.phrases import capitalise
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.values import formula, hand_value_text
from mahjong_desk.ui.text.vocabulary import fu_name, yaku_name
from mahjong_desk.ui.text.yaku_links import yaku_line
from mahjong_desk.ui.window.geometry import MIN_SIZE
from tests.club.all_people import people_of
from tests.ui.learn.drills.asking import (
    WRONG,
    answer_by_keys,
    answer_by_mouse,
    answer_numbers,
    answer_rightly,
    choose,
    open_drills,
    win_example,
)
from tests.ui.player import NAMES, User


@pytest.fixture
def player(guest: User) -> User:
    """A user with an empty ledger on the atlas page, with the drills reset."""
    place = guest.screen(LearnScreen)
    place.show_page("atlas")
    if place.drills is not None:
        course = place.drills.course
        # The last question may be about a hand in a ledger that is now closed.
        course.subject, course.chosen_level, course.from_club, course.yaku = Subject.YAKU, Level.EASY, False, ()
        course.run = course.review = course.end_reason = course.current_question = course.verdict = None
    return guest


def explanation_text(player: User, board: DrillBoard) -> str:
    return "\n".join(player.texts(board.explanation))


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in all_rulesets()])
def test_keys_can_enter_the_right_answer_in_every_subject(player: User, ruleset: str) -> None:
    board = open_drills(player, ruleset)
    for subject in subjects(board.course.ruleset):
        choose(player, board, subject, levels(board.course.ruleset, subject)[-1])
        answer_rightly(player, board)
        assert board.course.verdict.right, (subject, board.course.drill)
        assert "Correct" in player.texts(board.explanation)
        player.enter("\n")
        assert board.course.verdict is None, "Enter goes on to the next question"


def test_each_of_more_than_ten_choices_has_a_key(player: User) -> None:
    drill = choose(player, open_drills(player, "riichi"), Subject.YAKU)
    options = tuple(entry.id for entry in drill.scene.ruleset.yaku[:13])
    form = ChipsForm(drill, ChoiceQuestion(options, frozenset(), all_required=True), NAMES)
    for option in options:
        assert form.handle_key(form.chips[option].text().split()[0].lower())
        assert form.answer() == frozenset({option})
        form.chips[option].click()


def test_a_lettered_piece_is_offered_with_just_its_name(player: User) -> None:
    board = open_drills(player, "shogi")
    choose(player, board, Subject.DISCARD)
    assert isinstance(board.form, TilesForm)
    with record_painting() as painted:
        board.form.repaint()
    names = [tile.accessibleName() for tile in board.form.tiles.values()]
    assert [text.text for text in painted.texts if text.widget in board.form.tiles.values()] == names


def test_yaku_are_clicked_and_wrong_ones_are_named(player: User) -> None:
    board = open_drills(player)
    drill = choose(player, board, Subject.YAKU, Level.MEDIUM)
    assert isinstance(drill.answer_spec, ChoiceQuestion)
    wrong = next(option for option in drill.answer_spec.options if option not in drill.answer_spec.right)
    answer_by_mouse(player, board, [wrong])
    verdict = board.course.verdict
    assert verdict.wrong == {wrong}
    assert verdict.missing == drill.answer_spec.right
    explained = explanation_text(player, board)
    for yaku in drill.answer_spec.right:
        assert yaku_name(drill.scene.ruleset, str(yaku))[0] in explained
    assert isinstance(board.form, ChipsForm)
    assert not any(chip.isEnabled() for chip in board.form.chips.values()), "a given answer cannot be changed"


def test_pressing_a_digit_twice_clears_the_choice(player: User) -> None:
    board = open_drills(player)
    choose(player, board, Subject.YAKU)
    player.enter("11")
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True)
    QApplication.sendEvent(player.window.windowHandle(), held)
    assert board.form.answer() == frozenset()
    player.enter("\n")
    assert board.course.verdict is not None, "nothing chosen is an answer too"


def test_only_one_of_several_amounts_is_chosen(player: User) -> None:
    board = open_drills(player)
    choose(player, board, Subject.VALUE)
    assert not board.check.isEnabled()
    player.enter("12")
    assert isinstance(board.form, ChipsForm)
    assert [chip.isChecked() for chip in board.form.chips.values()][:3] == [False, True, False]


def test_the_value_is_explained_with_formula_and_payments(player: User) -> None:
    board = open_drills(player)
    drill = choose(player, board, Subject.VALUE, Level.HARD)
    answer_rightly(player, board)
    settled = drill.scene.settle()
    assert isinstance(settled, Settlement)
    explained = explanation_text(player, board)
    assert formula(settled.wins[0].evaluation) in explained
    for sentence, parts in payment_lines(drill.scene.ruleset, settled, board.course.names()):
        assert with_heading(sentence, parts) in explained
    assert len(board.explanation.findChildren(PaymentArrows)) == 1


def test_an_easier_level_shows_more_of_a_value(player: User) -> None:
    board = open_drills(player)
    for level, shown in zip(Level, ((True, True), (True, False), (False, False)), strict=True):
        drill = choose(player, board, Subject.VALUE, level)
        settled = drill.scene.settle()
        assert isinstance(settled, Settlement)
        ruleset, evaluation = drill.scene.ruleset, settled.wins[0].evaluation
        scene = player.texts(board.scene)
        linked = [label.text() for label in board.scene.findChildren(LinkLabel) if label.isVisible()]
        size = capitalise(hand_value_text(ruleset, evaluation))
        # A circumstance may have the name of a yaku, but has no link.
        assert (plain_text(yaku_line(ruleset, evaluation)) in linked, size in scene) == shown
        event = drill.scene.event
        drawn = isinstance(event, Win) and event.discarder is None
        assert ("Self-drawn" in scene, any("Won from " in text for text in scene)) == (drawn, not drawn)
    player.click(player.button("Automatic", board.setup))
    assert board.setup.level.texts()[0] == "Automatic: Easy"


def test_fu_are_typed_item_by_item_and_each_is_judged(player: User) -> None:
    board = open_drills(player)
    drill = choose(player, board, Subject.FU)
    assert not isinstance(drill.answer_spec, ChoiceQuestion)
    answer_numbers(player, board, [*drill.answer_spec.right[:-1], WRONG])
    assert board.course.verdict.missing == {len(drill.answer_spec.right) - 1}
    assert isinstance(board.form, NumbersForm)
    assert format_number(drill.answer_spec.right[-1]) in player.texts(board.form)
    assert not any(box.isEnabled() for box in board.form.boxes), "a given answer cannot be changed"
    settled = drill.scene.settle()
    assert isinstance(settled, Settlement)
    for item in settled.wins[0].evaluation.fu_items:
        assert capitalise(fu_name(drill.scene.ruleset, item.id)) in player.texts(board.explanation)


def test_payments_are_typed_with_their_sign(player: User) -> None:
    board = open_drills(player)
    drill = choose(player, board, Subject.PAYMENT, Level.HARD)
    assert not isinstance(drill.answer_spec, ChoiceQuestion)
    assert isinstance(board.form, NumbersForm)
    assert event_text(drill.scene.event, board.course.names(), drill.scene.ruleset) in player.texts(board.scene)
    winds = [box.accessibleName() for box in board.form.boxes]
    assert winds == ["East", "South", "West", "North"][: len(winds)], "the dealer first"
    typed = [WRONG + place for place in range(len(winds))]
    answer_numbers(player, board, typed)
    table, verdict = drill.scene.table, board.course.verdict
    assert isinstance(verdict.answer, tuple)
    assert [verdict.answer[seat] for seat in table.turn_order_from(table.dealer)] == typed
    assert {format_change(delta) for delta in drill.answer_spec.right} <= set(player.texts(board.form))


def test_waits_are_clicked_and_each_shows_its_value(player: User) -> None:
    board = open_drills(player)
    drill = choose(player, board, Subject.WAITS, Level.MEDIUM)
    answer_by_mouse(player, board, drill.answer_spec.right)
    assert board.course.verdict.right
    explained = explanation_text(player, board)
    waits = find_waits(drill.scene)
    assert all(format_change(wait.tsumo.deltas[drill.scene.seat]) in explained for wait in waits)
    assert len(board.explanation.findChildren(Rack)) == min(4, len(waits)), "each whole hand"


def test_typed_digits_wait_for_their_suit(player: User) -> None:
    board = open_drills(player)
    choose(player, board, Subject.WAITS)
    player.enter("147p")
    assert board.form.answer() == frozenset({9, 12, 15})
    player.enter("4p1")
    player.press(Qt.Key.Key_Shift)
    player.enter("M")
    assert board.form.answer() == frozenset({0, 9, 15})


def test_offered_tiles_are_named_unless_their_name_is_asked(player: User) -> None:
    board = open_drills(player, "beijing")
    drill = choose(player, board, Subject.WAITS)
    wild = drill.scene.ruleset.wildcard_kind(drill.scene.hand.indicators)
    assert isinstance(board.form, TilesForm)
    tips = {kind: tile.toolTip() for kind, tile in board.form.tiles.items()}
    assert all(tips.values())
    assert [kind for kind, tip in tips.items() if "wildcard" in tip] == [wild]
    choose(player, board, Subject.PIECES)
    assert isinstance(board.form, TilesForm)
    assert not any(tile.toolTip() for tile in board.form.tiles.values())


def test_forbidden_wins_are_explained_by_their_rule(player: User) -> None:
    board = open_drills(player, "beijing")
    drill = choose(player, board, Subject.ALLOWED)
    answer_by_keys(player, board, drill.answer_spec.right)
    explained = explanation_text(player, board)
    ruleset, names = drill.scene.ruleset, board.course.names()
    for settled in outcomes_by_seat(drill.scene).values():
        if isinstance(settled, Settlement):
            assert format_change(settled.deltas[drill.scene.seat]) in explained
        else:
            assert refusal_text(settled, names, ruleset) in explained


def test_scores_that_decide_a_win_are_shown(player: User) -> None:
    board = open_drills(player, "boo")
    drill = choose(player, board, Subject.ALLOWED, Level.HARD)
    scene = "\n".join(player.texts(board.scene))
    for score in drill.scene.table.scores:
        assert format_number(score) in scene
    assert format_number(drill.scene.rules.target_score or 0) in scene


def test_one_discard_is_chosen_and_all_are_compared(player: User) -> None:
    board = open_drills(player)
    drill = choose(player, board, Subject.DISCARD)
    assert isinstance(drill.answer_spec, ChoiceQuestion)
    wrong = [option for option in drill.answer_spec.options if option not in drill.answer_spec.right]
    answer_by_mouse(player, board, wrong[:2])
    assert board.course.verdict.wrong == {wrong[1]}, "the second choice replaces the first"
    best = rank_discards(drill.scene)[0]
    assert any(str(best.distance.tiles) in text for text in player.texts(board.explanation))


def test_giving_up_shows_the_answer_and_counts_as_wrong(owner: User) -> None:
    board = open_drills(owner)
    drill = choose(owner, board, Subject.YAKU)
    owner.click(board.unknown)
    assert not board.course.verdict.right
    for yaku in drill.answer_spec.right:
        assert yaku_name(drill.scene.ruleset, str(yaku))[0] in explanation_text(owner, board)
    standing = board.course.progress.subject_stats("arushiaru", Subject.YAKU)
    assert (standing.answered, standing.right) == (1, 0)
    assert {"1 answered today", "0 correct"} <= set(owner.texts(board.strip))


def test_answers_are_in_the_ledger_and_count_after_a_restart(owner: User, qtbot: QtBot, tmp_path: Path) -> None:
    board = open_drills(owner)
    choose(owner, board, Subject.YAKU)
    answer_rightly(owner, board)
    owner.enter("\n")
    owner.click(board.unknown)
    kept = [AnswerRecord.from_payload(document) for document in owner.desk.drills.all()]
    assert [answered.right for answered in kept] == [True, False]
    owner.window.close()
    later = User(qtbot, tmp_path / "club")
    board = open_drills(later)
    standing = board.course.progress.subject_stats("arushiaru", Subject.YAKU)
    assert (standing.answered, standing.right) == (2, 1)
    assert "1 of 2" in board.setup.subjects[Subject.YAKU].accessibleName()
    links = [link.text() for link in board.explanation.findChildren(LinkButton)]
    for topic, _tally in board.course.progress.weak("arushiaru", Subject.YAKU):
        assert yaku_name(board.course.ruleset, topic)[0] in links, "weak yaku are linked"


def test_the_hand_of_a_drill_opens_on_the_workbench(player: User) -> None:
    board = open_drills(player, "mcr")
    drill = choose(player, board, Subject.YAKU)
    assert not board.bench.isVisible(), "it would give the answer away"
    player.click(board.unknown)
    player.click(board.bench)
    bench, hand = player.screen(LearnScreen).workbenches["arushiaru"].entry.bench(), drill.scene.hand
    assert (sorted(bench.concealed), bench.winning_piece) == (sorted(hand.concealed), hand.winning_piece)
    assert not bench.options, "a drill needs no minimum, but the workbench has the usual one"


def test_the_workbench_keeps_the_discarder_of_a_drill(player: User) -> None:
    board = open_drills(player, "beijing")
    drill = choose(player, board, Subject.VALUE)
    while isinstance(drill.scene.event, Win) and drill.scene.event.discarder is None:
        board.course.advance()
        drill = board.course.drill
    answer_rightly(player, board)
    player.click(board.bench)
    entry = player.screen(LearnScreen).workbenches["arushiaru"].entry
    assert isinstance(drill.scene.event, Win)
    assert entry.bench().discarder == drill.scene.table.seat_wind(drill.scene.event.discarder or 0)


def test_a_yaku_of_the_explanation_leads_to_its_page(player: User) -> None:
    board = open_drills(player)
    drill = choose(player, board, Subject.YAKU, Level.MEDIUM)
    player.click(board.unknown)
    yaku = min(drill.answer_spec.right, key=str)
    name = yaku_name(drill.scene.ruleset, str(yaku))[0]
    rows = board.explanation.findChildren(QWidget)
    player.click(next(row for row in rows if row.accessibleName() == name and row.isVisible()))
    atlas = player.screen(LearnScreen).atlas
    assert (atlas.isVisible(), atlas.page.page.entry.yaku.id) == (True, yaku)


def test_the_atlas_starts_drills_of_the_found_yaku(player: User) -> None:
    player.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    place = player.screen(LearnScreen)
    place.atlas.filter.search_field.setFocus()
    player.enter("toitoi")
    wanted = {entry.yaku.id for entry in place.atlas.search.entries}
    player.click(place.atlas.drill)
    board = place.drills
    for _ in range(5):
        assert wanted.intersection(board.course.drill.answer_spec.right)
        player.click(board.unknown)
        player.click(board.check)
    player.click(board.setup.every_yaku)
    assert board.course.yaku == ()
    place.show_page("atlas")
    place.atlas.filter.clear("arushiaru")
    player.click(place.atlas.drill)
    assert board.course.yaku == (), "all yaku of a system are no choice"
    place.show_page("atlas")
    place.atlas.filter.search_field.setText("19m19p19s 258m 5z")
    assert place.atlas.search.is_searching
    player.click(place.atlas.drill)
    assert (place.chips.value(), place.atlas.drill.isEnabled()) == ("atlas", False), "nothing was found"


def test_a_double_click_neither_skips_nor_answers(player: User) -> None:
    board = open_drills(player, "riichi")
    drill = choose(player, board, Subject.YAKU)
    for is_answered in (True, False):
        centre = board.check.mapTo(player.window, board.check.rect().center())
        QTest.mouseDClick(player.window.windowHandle(), Qt.MouseButton.LeftButton, pos=centre)
        assert (board.course.drill is drill, board.course.verdict is not None) == (is_answered, is_answered)


def test_a_club_without_hands_sees_a_note(player: User) -> None:
    board = open_drills(player)
    player.click(board.setup.subjects[Subject.PAYMENT])
    player.click(board.setup.hands.chip(True))
    player.window.settings.font_percent = 125
    board = player.screen(LearnScreen).drills
    assert (board.title.text(), board.form) == ("Nothing of your own yet", None)
    player.click(board.check)
    assert (board.course.drill is None, board.course.from_club) == (False, False)
    board.course.choose(from_club=True)
    player.window.show_screen("table")
    win_example(player, "tanyao")
    player.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert board.course.drill.scene.replay_position is not None


def test_a_hand_won_in_the_club_is_asked_with_its_players(player: User) -> None:
    win_example(player, "tanyao")
    board = open_drills(player)
    player.click(board.setup.hands.chip(True))
    for subject in (Subject.YAKU, Subject.VALUE, Subject.WAITS, Subject.PAYMENT):
        assert choose(player, board, subject).scene.replay_position is not None
        assert board.course.names() == ("Aoi", "Ben", "Chie", "Dai")
        answer_rightly(player, board)
        assert board.course.verdict.right
    assert AnswerRecord.from_payload(player.desk.drills.all()[-1]).from_club
    PeopleRegister(player.ledger).forget(people_of(player.ledger).person_for_name("Ben"))
    choose(player, board, Subject.VALUE)
    assert board.course.names() == ("Aoi", "Former player 1", "Chie", "Dai")


def test_a_question_about_a_club_hand_survives_its_ledger(guest: User, tmp_path: Path) -> None:
    win_example(guest, "tanyao")
    board = open_drills(guest)
    guest.click(board.setup.hands.chip(True))
    choose(guest, board, Subject.VALUE)
    assert guest.window.open_ledger(tmp_path / "another club")
    guest.window.show_screen("learn")
    assert board.course.names() == NAMES
    answer_rightly(guest, board)
    assert board.course.verdict.right


def test_question_and_verdict_are_announced(player: User, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("mahjong_desk.ui.learn.drills.board.announce", lambda _widget, text: said.append(text))
    board = open_drills(player, "riichi")
    choose(player, board, Subject.YAKU, Level.EASY)
    asked = said[-1]
    assert asked.startswith(f"Which yaku count?; {board.scene.rack.accessibleName()}; ")
    assert "Round wind" in asked
    assert asked.endswith("Choose all of them, or none.")
    player.click(board.unknown)
    assert said[-1].startswith("Wrong: Correct answer: ")


def test_another_text_size_keeps_the_explanation(player: User) -> None:
    board = open_drills(player, "riichi")
    player.click(board.unknown)
    question = board.course.current_question
    player.window.settings.font_percent = 125
    board = player.screen(LearnScreen).drills
    assert (board.course.current_question, board.check.text()) == (question, "Next")
    assert board.explanation.note.isVisible()
    assert board.course.store.saved_course().question is None, "it is not asked again"


def test_the_smallest_window_shows_the_whole_answer(guest: User) -> None:
    guest.window.resize(MIN_SIZE)
    board = open_drills(guest, "riichi")
    board.course.choose(subject=Subject.FU, level=Level.HARD)
    guest.click(board.unknown)
    for _ in range(9):  # one layout follows from another
        QApplication.processEvents()
    assert board.form.visibleRegion().boundingRect().width() == board.form.width()


def test_a_low_window_shows_hand_and_explanation_together(guest: User) -> None:
    guest.window.resize(1280, 720)
    guest.window.settings.font_percent = 150
    guest.window.show_screen("learn")
    place = guest.screen(LearnScreen)
    place.show_page("drills")
    board = place.drills
    board.course.choose(ruleset_id="riichi", subject=Subject.WAITS, from_club=False)
    guest.wait(lambda: board.form is not None and board.form.isVisible())
    guest.click(board.unknown)

    def seen(*widgets: QWidget) -> bool:
        return all(widget.visibleRegion().boundingRect() == widget.rect() for widget in widgets)

    guest.wait(lambda: seen(board.scene.rack, board.explanation.note))
    assert not board.setup.isVisible()
    guest.click(board.fold)
    guest.wait(lambda: seen(board.setup.subjects[Subject.YAKU]))
    assert not board.explanation.isVisible()
    guest.click(board.fold)
    guest.wait(lambda: seen(board.scene.rack, board.explanation.note))
    guest.window.resize(1180, 640)
    board.course.advance()
    guest.wait(lambda: seen(board.scene.rack) and board.scene.height() >= board.scene.minimumSizeHint().height())
