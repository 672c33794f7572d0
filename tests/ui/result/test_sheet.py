# SPDX-License-Identifier: MIT
"""The sheet at the end of a match shows the figures of the final result."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.club.facts.match_facts import best_hand, most_valuable
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.played import session_results
from mahjong_desk.club.stored_match import Edit
from mahjong_desk.interchange import read_event
from mahjong_desk.match import Match, replay
from mahjong_desk.rules.model.events import Adjustment, Chombo, Draw, MatchEnd, RiichiDeclaration, Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.table.badges import ResultStamp
from mahjong_desk.ui.kit.text_format import format_change, format_number
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.report.output import session_of_desk
from mahjong_desk.ui.result import ResultSheet
from mahjong_desk.ui.result.sheet import evening_table
from mahjong_desk.ui.theme.palette import Theme
from tests.club.all_people import people_of
from tests.event_json import pon, win, won
from tests.ui.fake_window import FakeWindow
from tests.ui.player import NAMES
from tests.ui.rulesets.playing import ron
from tests.ui.widgets import add_widget, label_texts


@pytest.fixture
def desk(desk: Desk) -> Desk:
    assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
    play(desk)
    return desk


@pytest.fixture
def window(qtbot: QtBot) -> FakeWindow:
    fake = add_widget(qtbot, FakeWindow(), 1280, 716)
    with qtbot.waitExposed(fake):
        fake.show()
    return fake


def play(desk: Desk) -> None:
    best = read_event(desk.match.rules, win(0, won(2, "555z666z777z23m99p", "1m")), "event")
    for event in (ron(1, 3), best, Draw(), MatchEnd(reason="it is late")):
        assert desk.record_event(event)


def open_result(desk: Desk, window: Any) -> ResultSheet:
    sheet = ResultSheet(desk, window)
    sheet.open()
    return sheet


def test_the_sheet_shows_the_final_result(desk: Desk, window: FakeWindow) -> None:
    texts = label_texts(open_result(desk, window))
    final = desk.replay.final
    assert "Chie wins the match" in texts
    for seat, name in enumerate(NAMES):
        assert name in texts
        assert format_number(final.scores[seat]) in texts
        assert format_change(final.results[seat]) in texts
    places = [text for text in texts if text in NAMES][:4]
    assert places == sorted(NAMES, key=lambda name: final.ranks[NAMES.index(name)])
    assert "All results sum to zero" in texts
    assert any("ended early" in text and "it is late" in text for text in texts)
    assert "2,000 above start" in texts


def test_figures_of_the_curve_are_copied_with_pseudonyms(desk: Desk, window: Any) -> None:
    PeopleRegister(desk.ledger).change(people_of(desk.ledger).person_for_name("Dai"), pseudonym="Bamboo")
    QTest.keyClick(open_result(desk, window).curve, Qt.Key.Key_T)
    window.sheet.copy_button.click()
    assert QApplication.clipboard().text().startswith("Hand\tAoi\tBen\tChie\tBamboo\n")


def test_points_for_the_house_are_shown(desk: Desk, window: FakeWindow) -> None:
    assert desk.undo()
    desk.record_event(Adjustment(deltas=(-30, 0, 0, 0), house_takes_rest=True, reason="fee"))
    desk.record_event(MatchEnd())
    assert "All results sum to zero with +30 for the house" in label_texts(open_result(desk, window))


def test_the_best_hand_is_shown_with_its_tiles(desk: Desk, window: FakeWindow) -> None:
    sheet = open_result(desk, window)
    rack = sheet.findChild(Rack)
    pieces = [face.name for group in rack.groups for face in group.pieces]
    assert len(pieces) == 14
    assert [face.name for group in rack.groups for face in group.pieces if face.winning] == ["1m"]
    assert sheet.hand.sentence.text() == "East 2: Chie from Aoi, 2,000. Mangan"


def test_a_hand_with_tiles_wins_a_tie_for_the_best(desk: Desk) -> None:
    assert desk.undo()
    desk.edit([Edit.insert(desk.row_ids[0], Win(discarder=3, winners=(Winner(2, value={"limit": "mangan"}),)))])
    best = best_hand(desk.replay)
    assert best.row.index == 2
    assert desk.replay.rows[0].settlement.deltas[2] == best.row.settlement.deltas[2]


def test_the_best_hand_is_the_most_valuable_not_the_best_paid(desk: Desk) -> None:
    assert desk.start_match("boo", {"enforce_restrictions": "off"}, NAMES)
    for value in ({"han": 3, "fu": 40, "dora": 0}, {"han": 2, "fu": 30, "dora": 4}):
        desk.record_event(Win(discarder=2, winners=(Winner(1, value=value),)))
    first, second = (row.settlement.deltas[1] for row in desk.replay.rows)
    assert first < second
    assert best_hand(desk.replay).row.index == 0


def test_the_more_valuable_of_two_winning_hands_is_shown() -> None:
    rules = get_ruleset("riichi").bind({})
    near = Winner(1, value={"han": 3, "fu": 60})
    far = Winner(2, value={"limit": "mangan"})
    events = (RiichiDeclaration(player=3), RiichiDeclaration(player=1), Win(discarder=0, winners=(near, far)))
    row = replay(Match(rules, dict(rules.options), NAMES, events)).rows[-1]
    assert row.settlement.deltas[1] > row.settlement.deltas[2]
    assert most_valuable(row).winner.seat == 2


def test_a_final_foul_has_the_name_from_the_rules(desk: Desk, window: FakeWindow) -> None:
    assert desk.start_match("shogi", {}, NAMES[:3])
    for _ in range(2):
        desk.record_event(Chombo(player=0, reason="other"))
    assert any("Reason: another foul." in text for text in label_texts(open_result(desk, window)))


def test_buttons_lead_to_the_ledger_and_a_new_match(desk: Desk, window: FakeWindow) -> None:
    sheet = open_result(desk, window)
    QTest.mouseClick(sheet.ledger_button, Qt.MouseButton.LeftButton)
    assert window.calls == ["show_place ledger"]
    sheet = open_result(desk, window)
    QTest.mouseClick(sheet.new_button, Qt.MouseButton.LeftButton)
    assert window.calls == ["show_place ledger", "carry_out new_match"]
    sheet = open_result(desk, window)
    assert sheet.next_button.text() == "&Next match"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert sheet.isHidden()


def test_the_evening_adds_up_its_matches(desk: Desk, window: FakeWindow) -> None:
    assert desk.start_match("arushiaru", {"start_points": 2000}, ("Dai", "Chie", "Ben", "Emi"))
    play(desk)
    assert desk.start_match("arushiaru", {}, NAMES)
    evening = session_results(session_of_desk(desk))
    assert evening.numbers == (1, 2), "an unfinished match has no result yet"
    lines = {line.name: line for line in evening.lines}
    assert list(lines["Chie"].results) == [2000, 240]
    assert list(lines["Aoi"].results) == [-2000, None]
    assert lines["Ben"].total == 240 + 2000
    assert list(lines["Emi"].results) == [None, -240]
    totals = [line.total for line in evening.lines if line.total is not None]
    assert len(totals) == len(lines)
    assert sum(totals) == 0
    assert totals == sorted(totals, reverse=True)


def test_matches_before_the_last_six_are_summed_up(desk: Desk, qtbot: QtBot) -> None:
    for names in [NAMES] * 6 + [(*NAMES[:3], "Emi")]:
        assert desk.start_match("arushiaru", {}, names)
        play(desk)
    texts = label_texts(add_widget(qtbot, evening_table(session_results(session_of_desk(desk)))))
    assert texts[:8] == ["before", *"345678", "total"]
    at = texts.index("Chie")
    assert texts[at : at + 9] == ["Chie", "+4,000", *["+2,000"] * 6, "+16,000"]
    at = texts.index("Emi")
    assert texts[at + 1] == "·", "not a result of zero"


def test_many_systems_are_listed_in_words(desk: Desk, qtbot: QtBot) -> None:
    for system in ("boo", "riichi", "wsom", "mcr"):
        assert desk.start_match(system, {}, NAMES)
        desk.record_event(MatchEnd())
    evening = session_results(session_of_desk(desk))
    texts = label_texts(add_widget(qtbot, evening_table(evening)))
    assert [text for text in texts if text in NAMES] == [line.name for line in evening.lines]
    (chie,) = [texts[at + 1] for at, text in enumerate(texts) if text == "Chie"]
    assert chie.startswith("Ar-Shi-Ar, points: +2,000")
    assert chie.count(":") == 5


def test_an_ended_boo_match_shows_seal_hand_and_sentence(desk: Desk, window: FakeWindow, themed: Theme) -> None:
    assert desk.start_match("boo", {"enforce_restrictions": "off"}, NAMES)
    hand = win(None, won(2, "999m666s44p22z", "4p", pon("555z", 0)))
    desk.record_event(read_event(desk.match.rules, hand, "event"))
    sheet = open_result(desk, window)
    assert "Maru-A to Chie" in label_texts(sheet)
    assert (sheet.seal.letters, sheet.seal.accessibleName()) == ("A", "maru-A")
    ink = sheet.seal.grab().toImage()
    assert themed.minus in [ink.pixelColor(x, ink.height() // 2) for x in range(8)]
    assert "How it came about" in label_texts(sheet)
    rack = sheet.findChild(Rack)
    assert [face.name for face in rack.groups[-1].pieces if face.winning] == ["4p"]
    assert len(rack.groups[-1].pieces) == 1, "the winning piece is its own group"
    assert sum(len(group.pieces) for group in rack.groups) == 14
    assert sheet.hand.sentence.text() == (
        "East 1: Chie: self-draw, 2,000. 50 fu, 6 han: Mangan. Chie then had 4,000: a player doubled the start. "
        "Below start: Aoi 1,000, Ben 1,500, Dai 1,500."
    )


def test_a_match_without_a_loser_has_no_seal(desk: Desk, window: FakeWindow) -> None:
    assert desk.start_match("boo", {}, NAMES)
    desk.record_event(Draw(), MatchEnd())
    sheet = open_result(desk, window)
    assert sheet.findChildren(ResultStamp) == []
    assert "How it came about" not in label_texts(sheet)


@pytest.mark.parametrize("size", [(1180, 526), (1280, 576), (1366, 586)])
def test_in_a_low_window_only_the_evening_scrolls(
    desk: Desk, window: FakeWindow, qapp: QApplication, size: tuple[int, int]
) -> None:
    window.resize(*size)
    assert desk.start_match("arushiaru", {}, NAMES)
    play(desk)
    qapp.processEvents()
    sheet = open_result(desk, window)
    for _round in range(5):
        qapp.processEvents()
    paper = QRect(sheet.paper.mapToGlobal(QPoint(0, 0)), sheet.paper.size())
    foot = sheet.next_button.mapToGlobal(QPoint(0, 0)).y()
    assert paper.bottom() > foot
    for part in (sheet.curve, sheet.hand, sheet.hand.reasons, sheet.evening):
        assert part.mapToGlobal(part.rect().bottomLeft()).y() < foot
        assert part.visibleRegion().boundingRect() == part.rect()
    assert sheet.curve.height() >= 84
    assert sheet.hand.reasons.height() >= sheet.hand.reasons.heightForWidth(sheet.hand.reasons.width())
    bar = sheet.evening.verticalScrollBar()
    inside = sheet.evening.widget()
    whole = inside.height() <= sheet.evening.viewport().height()
    assert whole == (bar.maximum() == 0)
    # The list takes the focus only if it scrolls.
    assert bool(sheet.evening.focusPolicy() & Qt.FocusPolicy.TabFocus) != whole


def test_the_first_match_of_an_evening_is_listed_once(desk: Desk, window: FakeWindow, qapp: QApplication) -> None:
    window.resize(1366, 665)
    qapp.processEvents()
    sheet = open_result(desk, window)
    qapp.processEvents()
    assert sheet.evening is None
    assert sheet._scroll.verticalScrollBar().maximum() == 0
    for name in NAMES:
        assert label_texts(sheet).count(name) == 1


def test_a_result_in_thousands_is_shown_with_decimals(desk: Desk, window: Any) -> None:
    assert desk.start_match("riichi", {}, NAMES, "Thursday")
    desk.record_event(Win(discarder=3, winners=(Winner(1, value={"han": 2, "fu": 30}),)))
    desk.record_event(MatchEnd())
    texts = label_texts(open_result(desk, window))
    # 27,000 − 30,000 + 20,000 of the others' return points + 20 for the first place (rules/riichi.md §10).
    assert "27,000" in texts
    assert {"+37.0", "+5.0", "\u221215.0", "\u221227.0"} <= set(texts)
    assert "All results sum to zero" in texts
