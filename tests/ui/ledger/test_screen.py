# SPDX-License-Identifier: MIT
"""The ledger screen: rows, edits with confirmation, history and the seal."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.stored_match import Edit
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import Chombo, DeadHand, Draw, MatchEnd, Substitution, Win
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.ledger.exchange_sheet import SwapInHandsSheet
from mahjong_desk.ui.ledger.match_chooser import MatchesSheet
from mahjong_desk.ui.report.paper_sheet import ChartDataSheet
from mahjong_desk.ui.text.phrases import date_text
from tests.club.all_people import people_of
from tests.ledger.world import tamper
from tests.ui.widgets import add_widget, label_texts


def row_buttons(screen: LedgerScreen) -> dict[str, SecondaryButton]:
    return {button.text().replace("&", ""): button for button in screen.list.opened.findChildren(SecondaryButton)}


def click(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_rows_match_the_replay(screen: LedgerScreen, desk: Desk) -> None:
    assert len(screen.list.rows) == len(desk.replay.rows) == 7
    for widget, row in zip(screen.list.rows, desk.replay.rows, strict=True):
        assert (widget.line.deltas, widget.line.missing) == (row.settlement.deltas, 0)
        assert widget.line.scores == row.after.scores
    texts = [row.line.event_text for row in screen.list.rows]
    assert texts[:3] == ["Chie from Dai", "Aoi: self-draw, 120", "Ben from Dai"]
    assert texts[3:] == ["Draw", "Chombo by Ben", "Dai from Ben", "Points adjusted"]
    assert [row.line.hand for row in screen.list.rows[:3]] == ["E1", "E2", "E3"]
    assert screen.list.rows[0].line.yaku == "Pinfu"
    heads = [cell.text() for cell in screen.list.head.cells]
    assert heads[:4] == ["Hand", "What happened", "Tiles, winning tile underlined", "Yaku"]


def test_a_typed_value_is_marked_as_unchecked(screen: LedgerScreen) -> None:
    lines = [row.line for row in screen.list.rows]
    assert [line.unchecked for line in lines] == [False] * 5 + [True, False]
    assert "not checked" in lines[5].remark
    assert lines[5].remark in label_texts(screen.list.rows[5])
    assert (lines[5].yaku, lines[4].remark) == ("40 fu, 3 han", "false win")


def test_the_accessible_name_of_a_row_is_complete(screen: LedgerScreen) -> None:
    row = screen.list.rows[0]
    for part in ("E1", "Chie from Dai", "9 of circles, winning", "Chie +240", "now 3,240"):
        assert part in row.accessibleName()
    assert any("9 of circles, winning" in part.name for part in row.accessible_parts())


def test_a_row_opens_by_click_and_by_keyboard(screen: Any) -> None:
    first, second = screen.list.rows[0], screen.list.rows[1]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=QPoint(60, first.height() // 2))
    assert screen.list.open_id == first.line.row_id
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Up)
    assert first.hasFocus(), "there is no row above"
    QTest.keyClick(first, Qt.Key.Key_Down)
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert screen.list.open_id == second.line.row_id
    assert not first.isChecked()
    QTest.keyClick(second, Qt.Key.Key_Left)
    assert screen.list.opened is None
    QTest.keyClick(second, Qt.Key.Key_Right)
    assert screen.list.open_id == second.line.row_id


def test_an_open_row_explains_its_payments(screen: LedgerScreen, desk: Desk) -> None:
    screen.open_row(desk.row_ids[2])
    reasons = {"Dai pays Ben 320", "4 × 80", "40 × 2¹ = 80", "20 + 10 + 2 + 8 = 40 fu; Yakuhai jikaze 1"}
    assert reasons | {"Entered: Ben from Dai, 320"} <= set(label_texts(screen.list.opened))


def change_discarder(desk: Desk, index: int, discarder: int) -> Win:
    won = desk.match.events[index]
    assert isinstance(won, Win)
    return replace(won, discarder=discarder)


def test_an_edit_is_previewed_and_then_confirmed(screen: Any, desk: Desk, window: Any) -> None:
    before, edits = desk.replay, [Edit.replace(desk.row_ids[2], change_discarder(desk, 2, 0))]
    preview = desk.stored.preview(edits)[0]
    sheet = EditConfirmationSheet(desk, window, edits)
    window.open_sheet(sheet)
    rest = "4 other rows keep their points; only their totals change."
    texts = {"Ben from Dai, 320", "Ben from Aoi, 320", f"{preview.table.scores[0]:,}", rest}
    assert texts <= set(label_texts(sheet))
    assert desk.replay is before, "a preview changes nothing"
    click(sheet.main)
    assert desk.replay.table == preview.table
    line = screen.list.rows[2].line
    assert (line.event_text, line.changed) == ("Ben from Aoi", "corrected once")
    screen.open_row(desk.row_ids[2])
    assert {date_text(entry.at) for entry in desk.stored.journal.entries} <= set(label_texts(screen.list.opened))
    sentence = " ".join(label_texts(screen.list.opened))
    assert "Corrected: Ben from Dai, 320 became Ben from Aoi, 320" in sentence
    assert "from: Dai → Aoi" in sentence
    assert "4 later rows were recalculated" in sentence


def test_undone_corrections_are_not_counted(screen: LedgerScreen, desk: Desk) -> None:
    row_id = desk.row_ids[2]
    desk.edit([Edit.replace(row_id, change_discarder(desk, 2, 0))])
    desk.edit([Edit.replace(row_id, change_discarder(desk, 2, 2))])
    assert screen.list.rows[2].line.changed == "corrected 2 times"
    desk.undo()
    desk.undo()
    assert screen.list.rows[2].line.changed == ""


def test_an_unchanged_event_cannot_be_confirmed(desk: Desk, window: Any) -> None:
    sheet = EditConfirmationSheet(desk, window, [Edit.replace(desk.row_ids[0], desk.match.events[0])])
    assert (sheet.comparison.is_empty, sheet.main.isEnabled()) == (True, False)
    assert "Nothing would change." in label_texts(sheet)
    foul = desk.match.events[4]
    assert isinstance(foul, Chombo)
    sheet = EditConfirmationSheet(desk, window, [Edit.replace(desk.row_ids[4], replace(foul, reason="noten"))])
    assert (len(sheet.comparison.affected), sheet.main.isEnabled()) == (1, True), "a new reason moves no points"


def test_an_edit_that_ends_or_reopens_the_match_is_named(desk: Desk, window: Any) -> None:
    end = EditConfirmationSheet(desk, window, [Edit.insert(None, MatchEnd())])
    assert "This would end the match." in label_texts(end)
    assert end.submit()
    reopening = EditConfirmationSheet(desk, window, [Edit.delete(desk.row_ids[-1])])
    assert "This would reopen the finished match." in label_texts(reopening)


def test_an_edit_seats_no_player_twice(desk: Desk, window: Any) -> None:
    for event in (Substitution(player=0, name="Eri"), Substitution(player=1, name="Aoi")):
        assert desk.record_event(event)
    first, second = desk.row_ids[-2:]
    edits = Edit.delete(first), Edit.replace(second, Substitution(player=2, name="eri"))
    at = len(desk.row_ids) - 2
    swap = SwapInHandsSheet(desk, window, 0, 1, range(at, at + 1))
    for sheet in (swap, *(EditConfirmationSheet(desk, window, [edit]) for edit in edits)):
        assert sheet.problem == "Another player at this table already has that name."
        assert not sheet.main.isEnabled()
    assert EditConfirmationSheet(desk, window, [Edit.delete(second)]).main.isEnabled()


def test_delete_asks_for_confirmation(screen: Any, desk: Desk, window: Any) -> None:
    screen.open_row(desk.row_ids[0])
    click(row_buttons(screen)["Delete…"])
    assert "deleted" in label_texts(window.sheet)
    assert len(screen.list.rows) == 7
    click(window.sheet.main)
    assert len(desk.row_ids) == 6
    assert screen.list.rows[0].line.event_text == "Aoi: self-draw, 180", "the dealer wins now"


def test_an_event_can_be_inserted_before_a_row(screen: Any, desk: Desk, window: Any) -> None:
    screen.open_row(desk.row_ids[1])
    click(row_buttons(screen)["Insert before…"])
    assert type(window.sheet).__name__ == EditEventSheet.__name__
    assert window.sheet.kinds.value() is Draw
    click(window.sheet.next)
    assert type(window.sheet).__name__ == EditConfirmationSheet.__name__
    assert "not there before" in label_texts(window.sheet)
    click(window.sheet.main)
    line = screen.list.rows[1].line
    assert (len(desk.row_ids), line.event_text, line.hand) == (8, "Draw", "E2")


def test_an_invalidated_row_is_marked_before_and_after(screen: Any, desk: Desk, window: Any) -> None:
    window.open_sheet(EditConfirmationSheet(desk, window, [Edit.insert(desk.row_ids[2], DeadHand(player=1))]))
    sheet = window.sheet
    assert sheet.comparison.invalid_rows == 1
    assert any("would become invalid" in text for text in label_texts(sheet))
    click(sheet.main)
    line = screen.list.rows[3].line
    assert (line.event_text, line.refusal) == ("Ben from Dai", "This player’s hand is dead and may not win.")
    screen.open_row(line.row_id)
    assert line.refusal in label_texts(screen.list.opened)
    assert "1 row to check" in label_texts(screen.strip)


def test_history_lists_every_entry(screen: Any, desk: Desk, window: Any) -> None:
    desk.edit([Edit.replace(desk.row_ids[2], change_discarder(desk, 2, 0))])
    desk.edit([Edit.delete(desk.row_ids[3])])
    for step in (desk.undo, desk.undo, desk.redo, desk.redo):
        step()
    desk.edit([Edit.replace(desk.row_ids[3], Chombo(player=1, reason="noten"))])
    click(screen.history_button)
    acts = [item.act for item in window.sheet.items]
    assert len(acts) == len(desk.stored.journal.entries)
    assert acts[-1] == "Match opened: Aoi, Ben, Chie, Dai"
    assert acts[:6] == [
        "Corrected: Chombo by Ben",
        "Redone: without Draw",
        "Redone: Ben from Aoi, 320 in place of Ben from Dai, 320",
        "Undone: Ben from Dai, 320 again in place of Ben from Aoi, 320",
        "Undone: Draw is back",
        "Deleted: Draw",
    ]
    assert "Dai" in window.sheet.items[2].details


def test_the_curve_follows_the_scores(screen: LedgerScreen, desk: Desk) -> None:
    curve: Any = screen.strip.curve.chart
    assert [line.name for line in curve.lines] == list(desk.names())
    for seat, line in enumerate(curve.lines):
        assert line.values == (3000, *(row.after.scores[seat] for row in desk.replay.rows))
    assert curve.labels[:2] == ("", "E1")


def test_the_curve_of_a_low_window_opens_with_its_figures(screen: LedgerScreen, desk: Desk, window: Any) -> None:
    window.resize(1280, 400)
    QApplication.processEvents()
    PeopleRegister(desk.ledger).change(people_of(desk.ledger).person_for_name("Dai"), pseudonym="Bamboo")
    click(screen.strip.show_curve)
    QTest.keyClick(window.sheet.findChild(ChartView), Qt.Key.Key_T)
    assert isinstance(window.sheet, ChartDataSheet)
    window.sheet.copy_button.click()
    assert QApplication.clipboard().text().startswith("Hand\tAoi\tBen\tChie\tBamboo\n")


def test_undo_and_redo_name_their_action(screen: LedgerScreen, desk: Desk) -> None:
    assert "Points adjusted" in screen.strip.undo.name
    assert not screen.strip.redo.isVisible()
    click(screen.strip.undo)
    assert len(desk.row_ids) == len(screen.list.rows) == 6
    assert "Points adjusted" in screen.strip.redo.name
    click(screen.strip.redo)
    assert len(screen.list.rows) == 7


def test_an_outside_change_is_shown_with_its_entry(screen: LedgerScreen, desk: Desk, tmp_path: Path) -> None:
    assert {"Every row sums to zero", "Journal intact: 8 entries"} <= set(label_texts(screen.strip))
    match_id, intact = desk.record.id, screen.strip._sign.pixmap().toImage()
    # Entry 8 follows the session, the opening and five acts.
    change = "UPDATE entries SET content = replace(content, '\"fu\":40', '\"fu\":80') WHERE number = 8"
    tamper(ledger_path(tmp_path), change)
    assert desk.continue_match(match_id)
    assert screen.strip._sign.pixmap().toImage() != intact, "the seal is broken"
    assert any("changed outside Mahjong Desk from entry 6 on" in text for text in label_texts(screen.strip))
    assert not screen.strip.undo.isVisible()
    screen.open_row(desk.row_ids[0])
    assert list(row_buttons(screen)) == ["Workbench"], "a broken match can only be read"


def test_the_chooser_opens_earlier_matches(screen: LedgerScreen, desk: Desk) -> None:
    assert not screen.chooser.isVisible()
    assert desk.start_match("arushiaru", {}, ("Eri", "Fumi", "Go", "Hana"))
    assert (screen.chooser.count(), screen.chooser.isVisible(), screen.list.rows) == (2, True, [])
    earlier = screen.chooser.findText("Aoi", Qt.MatchFlag.MatchContains)
    screen.chooser.setCurrentIndex(earlier)
    screen.chooser.activated.emit(earlier)
    assert (desk.names()[0], len(screen.list.rows)) == ("Aoi", 7)


def test_without_a_match_the_ledger_is_empty(qtbot: QtBot, tmp_path: Path, window: Any) -> None:
    empty = Desk()
    empty.open(tmp_path / "other")
    screen = add_widget(qtbot, LedgerScreen(empty, window))
    assert (screen.lines, screen.list.isHidden()) == ((), True)
    empty.close()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1180, 536), (1280, 716), (1920, 996)])
def test_rows_fit_in_the_list(
    screen: Any, desk: Desk, window: Any, qapp: Any, scale: float, size: tuple[int, int]
) -> None:
    desk.edit([Edit.replace(desk.row_ids[3], DeadHand(player=0, note="x" * 300))])
    screen.open_row(desk.row_ids[3])
    theme.apply(qapp, "light", "en", scale, reduced_motion=True)
    window.resize(*size)
    qapp.processEvents()
    assert window.size().toTuple() == size
    assert screen.strip.curve.isVisible() == (size[1] >= 660 * scale or size[0] >= 1600 * scale)
    for row in screen.list.rows:
        assert row.minimumSizeHint().width() <= row.width() <= screen.list.area.viewport().width()
        assert row.height() >= row.heightForWidth(row.width())


def test_the_ledger_shows_changes_made_while_hidden(screen: Any, desk: Desk) -> None:
    screen.hide()
    desk.record_event(Draw())
    desk.edit([Edit.replace(desk.row_ids[3], DeadHand(player=0))])
    screen.show()
    assert [row.line.scores for row in screen.list.rows] == [row.after.scores for row in desk.replay.rows]
    assert screen.list.rows[3].line.event_text == "Dead hand of Aoi"
    screen.hide()
    desk.undo()
    screen.open_row(desk.row_ids[3])
    assert (screen.list.rows[3].line.event_text, screen.list.open_id) == ("Draw", desk.row_ids[3])


def test_opening_the_last_row_scrolls_and_keeps_the_columns(screen: LedgerScreen) -> None:
    rows, area = screen.list.rows, screen.list.area
    screen.list.setFixedHeight(screen.list.head.height() + 2 + sum(row.height() for row in rows) + 10)
    QApplication.processEvents()
    assert not area.verticalScrollBar().maximum()
    before = [(row.accessible_parts(), row.height()) for row in rows]
    rows[-1].click()
    opened = screen.list.opened
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum(), "the opened row needs scrolling"
    seen = area.viewport().rect()
    assert seen.contains(QPoint(5, rows[-1].mapTo(area.viewport(), QPoint(0, 0)).y()))
    assert opened.mapTo(area.viewport(), opened.rect().bottomLeft()).y() <= seen.bottom() + 4
    assert [(row.accessible_parts(), row.height()) for row in rows] == before


def test_an_old_match_is_found_by_a_search_word(screen: LedgerScreen, desk: Desk, window: Any) -> None:
    first, ledger = desk.record, desk.ledger
    for number in range(30):
        session = ledger.start_session(f"Friday {number}", first.opened_at)
        header = first.header._replace(players=("Eri", "Fumi", "Go", f"Guest {number}"))
        ledger.open_match(session.id, header, first.opened_at)
    screen.chooser.invalidate()
    screen.chooser.show_matches()
    names = [screen.chooser.itemText(index) for index in range(screen.chooser.count())]
    assert screen.chooser.itemData(0) == first.id, "the current session is first"
    assert names[1].startswith("Friday 29, match 1")
    assert names[-1] == "Find another match…"
    assert screen.chooser.count() < 25
    screen.chooser.setCurrentIndex(len(names) - 1)
    screen.chooser.activated.emit(len(names) - 1)
    assert screen.chooser.currentData() == first.id, "the match on the desk stays chosen"
    sheet = window.sheet
    assert isinstance(sheet, MatchesSheet)
    assert len(sheet.list.texts) == 31
    sheet.words.setText("guest 13 fri")
    assert [text.splitlines()[1] for text in sheet.list.texts] == ["Eri, Fumi, Go, Guest 13"]
    sheet.words.setText("nobody")
    assert "No matches found" in label_texts(sheet)
    assert not sheet.show_button.isEnabled()
    sheet.words.setText("guest 17")
    QTest.keyClick(sheet.words, Qt.Key.Key_Return)
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    assert desk.names()[3] == "Guest 17"
    assert desk.continue_match(desk.record.id)
    assert desk.delete_match()
    assert (screen.chooser.isVisible(), screen.chooser.currentIndex()) == (True, -1), "no match is chosen"
