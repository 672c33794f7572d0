# SPDX-License-Identifier: MIT
"""The ledger as players use it: rows, opening, editing with the question first, history, seals, files."""

import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.rules.model.events import DeadHand, Draw, Win
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.link_label import LinkSpan
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.comparison_sheet import EditConfirmationSheet
from mahjong_desk.ui.ledger.edit_sheets import EditEventSheet
from mahjong_desk.ui.ledger.history import HistorySheet
from mahjong_desk.ui.ledger.match_chooser import MatchesSheet
from mahjong_desk.ui.ledger.row import row_data
from mahjong_desk.ui.text.phrases import date_text
from tests.ui.widgets import label_texts


def buttons(place: LedgerScreen) -> dict[str, SecondaryButton]:
    return {one.text().replace("&", ""): one for one in place.list.opened.findChildren(SecondaryButton)}


def press(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_rows_say_what_the_replay_says(place: LedgerScreen, desk: Desk) -> None:
    assert len(place.list.rows) == len(desk.replay.rows) == 7
    for widget, row in zip(place.list.rows, desk.replay.rows, strict=True):
        assert widget.line.deltas == row.settlement.deltas
        assert widget.line.scores == row.after.scores
        assert widget.line.missing == 0
    happened = [row.line.event_text for row in place.list.rows]
    assert happened[0] == "Chie from Dai"
    assert happened[1] == "Aoi: self-draw, 120"
    assert happened[3:5] == ["Draw", "Chombo by Ben"]
    assert happened[6] == "Points adjusted"
    assert [row.line.hand for row in place.list.rows[:3]] == ["E1", "E2", "E3"]
    assert place.list.rows[0].line.yaku == "Pinfu"


def test_a_typed_value_stays_marked(place: LedgerScreen) -> None:
    typed = place.list.rows[5].line
    assert typed.unchecked
    assert "not checked" in typed.remark
    assert typed.yaku == "40 fu, 3 han"
    assert not place.list.rows[0].line.unchecked


def test_a_row_is_spoken_whole(place: LedgerScreen) -> None:
    spoken = place.list.rows[0].accessibleName()
    for part in ("E1", "Chie from Dai", "9 of circles, winning", "Chie +240", "now 3,240"):
        assert part in spoken


def test_a_row_opens_by_click_and_by_keyboard(place: Any) -> None:
    first, second = place.list.rows[0], place.list.rows[1]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=QPoint(60, first.height() // 2))
    assert place.list.opened is not None
    assert place.list.open_id == first.line.row_id
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    QTest.keyClick(second, Qt.Key.Key_Up)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Up)
    assert first.hasFocus(), "it is the first"
    QTest.keyClick(first, Qt.Key.Key_Down)
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert place.list.open_id == second.line.row_id
    assert not first.isChecked()
    QTest.keyClick(second, Qt.Key.Key_Left)
    assert place.list.opened is None
    QTest.keyClick(second, Qt.Key.Key_Right)
    assert place.list.open_id == second.line.row_id


def test_an_open_row_gives_its_reasons(place: LedgerScreen, desk: Desk) -> None:
    place.open_row(desk.row_ids[2])
    shown = label_texts(place.list.opened)
    assert "Dai pays Ben 320" in shown
    assert "40 × 2¹ = 80" in shown
    assert "20 + 10 + 2 + 8 = 40 fu; Yakuhai jikaze 1" in shown
    assert "Entered: Ben from Dai, 320" in shown
    assert "4 × 80" in shown


def other_giver(desk: Desk, index: int, giver: int) -> Win:
    won = desk.match.events[index]
    assert isinstance(won, Win)
    return replace(won, discarder=giver)


def test_an_edit_is_shown_first_and_done_after_a_yes(place: Any, desk: Desk, window: Any) -> None:
    before = desk.replay
    wanted = other_giver(desk, 2, 0)
    preview = desk.stored.preview([Edit.replace(desk.row_ids[2], wanted)])[0]
    sheet = EditConfirmationSheet(desk, window, [Edit.replace(desk.row_ids[2], wanted)])
    window.open_sheet(sheet)
    shown = label_texts(sheet)
    assert "Ben from Dai, 320" in shown
    assert "Ben from Aoi, 320" in shown
    assert f"{preview.table.scores[0]:,}" in shown
    assert sheet.comparison.totals_only == 4
    assert desk.replay is before, "looking changes nothing"
    press(sheet.cancel_button)
    assert desk.replay is before
    sheet = EditConfirmationSheet(desk, window, [Edit.replace(desk.row_ids[2], wanted)])
    window.open_sheet(sheet)
    press(sheet.main)
    assert desk.replay.table == preview.table
    line = place.list.rows[2].line
    assert line.event_text == "Ben from Aoi"
    assert line.changed == "corrected once"
    place.open_row(desk.row_ids[2])
    assert {date_text(entry.at) for entry in desk.stored.journal.entries} <= set(label_texts(place.list.opened))
    sentence = " ".join(label_texts(place.list.opened))
    assert "Corrected: Ben from Dai, 320 became Ben from Aoi, 320" in sentence
    assert "from: Dai → Aoi" in sentence
    assert "4 later rows were recalculated" in sentence
    assert "Dai" in sentence


def test_changed_twice_and_undone_counts_what_stands(place: LedgerScreen, desk: Desk) -> None:
    row_id = desk.row_ids[2]
    desk.edit([Edit.replace(row_id, other_giver(desk, 2, 0))])
    desk.edit([Edit.replace(row_id, other_giver(desk, 2, 2))])
    assert place.list.rows[2].line.changed == "corrected 2 times"
    desk.undo()
    desk.undo()
    assert place.list.rows[2].line.changed == ""


def test_the_same_event_again_is_nothing_to_confirm(desk: Desk, window: Any) -> None:
    sheet = EditConfirmationSheet(desk, window, [Edit.replace(desk.row_ids[0], desk.match.events[0])])
    assert sheet.comparison.is_empty
    assert not sheet.main.isEnabled()


def test_delete_asks_and_deletes(place: Any, desk: Desk, window: Any) -> None:
    place.open_row(desk.row_ids[0])
    press(buttons(place)["Delete…"])
    assert "deleted" in label_texts(window.sheet)
    assert len(place.list.rows) == 7
    press(window.sheet.main)
    assert len(desk.row_ids) == 6
    assert place.list.rows[0].line.event_text == "Aoi: self-draw, 180", "the dealer wins now"


def test_insert_before_a_row(place: Any, desk: Desk, window: Any) -> None:
    place.open_row(desk.row_ids[1])
    press(buttons(place)["Insert before…"])
    assert type(window.sheet).__name__ == EditEventSheet.__name__
    assert window.sheet.kinds.value() is Draw
    press(window.sheet.next)
    assert type(window.sheet).__name__ == EditConfirmationSheet.__name__
    assert "not there before" in label_texts(window.sheet)
    press(window.sheet.main)
    assert len(desk.row_ids) == 8
    assert place.list.rows[1].line.event_text == "Draw"
    assert place.list.rows[1].line.hand == "E2"


def test_a_row_that_fits_no_more_is_marked_before_and_after(place: Any, desk: Desk, window: Any) -> None:
    window.open_sheet(EditConfirmationSheet(desk, window, [Edit.insert(desk.row_ids[2], DeadHand(player=1))]))
    sheet = window.sheet
    assert sheet.comparison.invalid_rows == 1
    assert any("would become invalid" in text for text in label_texts(sheet))
    press(sheet.main)
    line = place.list.rows[3].line
    assert line.event_text == "Ben from Dai"
    assert line.refusal == "This player’s hand is dead and may not win."
    place.open_row(line.row_id)
    assert line.refusal in label_texts(place.list.opened)
    assert "1 row to check" in label_texts(place.strip)


def test_history_tells_every_entry(place: Any, desk: Desk, window: Any) -> None:
    desk.edit([Edit.replace(desk.row_ids[2], other_giver(desk, 2, 0))])
    desk.edit([Edit.delete(desk.row_ids[3])])
    desk.undo()
    desk.undo()
    desk.redo()
    press(place.history_button)
    assert isinstance(window.sheet, HistorySheet)
    acts = [story.act for story in window.sheet.stories]
    assert len(acts) == len(desk.stored.journal.entries)
    assert acts[-1] == "Match opened: Aoi, Ben, Chie, Dai"
    assert acts[0] == "Redone: Ben from Aoi, 320 in place of Ben from Dai, 320"
    assert acts[1] == "Undone: Ben from Dai, 320 again in place of Ben from Aoi, 320"
    assert acts[2] == "Undone: Draw is back"
    assert acts[3] == "Deleted: Draw"
    assert "Dai" in window.sheet.stories[0].details


def test_the_curve_is_the_path_of_the_scores(place: LedgerScreen, desk: Desk) -> None:
    curve: Any = place.strip.curve.chart
    assert [line.name for line in curve.lines] == list(desk.names())
    for seat, line in enumerate(curve.lines):
        assert line.values == (3000, *(row.after.scores[seat] for row in desk.replay.rows))
    assert curve.labels[:2] == ("", "E1")


def test_undo_and_redo_name_their_act(place: LedgerScreen, desk: Desk) -> None:
    assert "Points adjusted" in place.strip.undo.name
    assert not place.strip.redo.isVisible()
    press(place.strip.undo)
    assert len(desk.row_ids) == len(place.list.rows) == 6
    assert "Points adjusted" in place.strip.redo.name
    press(place.strip.redo)
    assert len(place.list.rows) == 7


def test_the_seal_holds_while_nobody_touches_the_file(place: LedgerScreen) -> None:
    shown = label_texts(place.strip)
    assert "Every row sums to zero" in shown
    assert "Journal intact: 8 entries" in shown


def test_a_change_behind_the_back_is_shown_with_its_place(place: LedgerScreen, desk: Desk, tmp_path: Path) -> None:
    match_id = desk.record.id
    with sqlite3.connect(ledger_path(tmp_path)) as file:
        for (name,) in file.execute("select name from sqlite_master where type = 'trigger'").fetchall():
            file.execute(f"drop trigger {name}")
        # After the session, the opening and five acts.
        file.execute("update entries set content = replace(content, '\"fu\":40', '\"fu\":80') where number = 8")
    file.close()
    assert desk.continue_match(match_id)
    assert any("changed outside Mahjong Desk from entry 6 on" in text for text in label_texts(place.strip))
    assert not place.strip.undo.isVisible()
    place.open_row(desk.row_ids[0])
    assert list(buttons(place)) == ["Workbench"], "a broken match can only be read"


def test_the_chooser_leads_to_earlier_matches(place: LedgerScreen, desk: Desk) -> None:
    assert not place.chooser.isVisible()
    assert desk.start_match("arushiaru", {}, ("Eri", "Fumi", "Go", "Hana"))
    assert place.chooser.count() == 2
    assert place.chooser.isVisible()
    assert place.list.rows == []
    earlier = place.chooser.findText("Aoi", Qt.MatchFlag.MatchContains)
    place.chooser.setCurrentIndex(earlier)
    place.chooser.activated.emit(earlier)
    assert desk.names()[0] == "Aoi"
    assert len(place.list.rows) == 7


def test_without_a_match_the_place_says_so(qtbot: QtBot, tmp_path: Path, window: Any) -> None:
    empty = Desk()
    empty.open(tmp_path / "other")
    place = LedgerScreen(empty, window)
    qtbot.addWidget(place)
    assert place.lines == ()
    assert place.list.isHidden()
    empty.close()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 636), (1280, 716), (1920, 996)])
def test_nothing_is_wider_than_its_room(
    place: LedgerScreen, window: Any, qapp: QApplication, scale: float, size: tuple[int, int]
) -> None:
    theme.apply(qapp, "light", "en", scale, reduced_motion=True)
    window.resize(*size)
    qapp.processEvents()
    assert window.size().toTuple() == size
    assert place.strip.curve.isVisible() == (size[1] >= 660 * scale or size[0] >= 1600 * scale)
    for row in place.list.rows:
        assert row.minimumSizeHint().width() <= row.width() <= place.list.area.viewport().width()
        assert row.height() >= row.heightForWidth(row.width())


def test_lines_follow_a_long_match(place: LedgerScreen, desk: Desk) -> None:
    for _ in range(30):
        desk.record_event(DeadHand(player=2))
        desk.record_event(Draw())
    assert len(place.list.rows) == 67
    rows = zip(desk.replay.rows, desk.stored.journal.rows, strict=True)
    anew = [row_data(desk.replay.match.rules.ruleset, row, kept) for row, kept in rows]
    assert [row.line for row in place.list.rows] == anew


def test_the_ledger_shows_changes_made_elsewhere(place: Any, desk: Desk) -> None:
    place.hide()
    desk.record_event(Draw())
    desk.edit([Edit.replace(desk.row_ids[3], DeadHand(player=0))])
    place.show()
    assert [row.line.scores for row in place.list.rows] == [row.after.scores for row in desk.replay.rows]
    assert place.list.rows[3].line.event_text == "Dead hand of Aoi"
    place.hide()
    desk.undo()
    place.open_row(desk.row_ids[3])
    assert place.list.rows[3].line.event_text == "Draw"
    assert place.list.open_id == desk.row_ids[3]


def test_the_heads_stand_above_the_rows(place: LedgerScreen) -> None:
    head, first = place.list.head, place.list.rows[0]
    assert head.isVisible()
    assert head.mapTo(place, head.rect().bottomLeft()).y() < first.mapTo(place, QPoint(0, 0)).y()


def test_what_the_last_row_opens_is_in_sight_and_no_column_moves(place: LedgerScreen) -> None:
    rows, area = place.list.rows, place.list.area
    place.list.setFixedHeight(place.list.head.height() + 2 + sum(row.height() for row in rows) + 10)
    QApplication.processEvents()
    assert not area.verticalScrollBar().maximum()
    before = [(row.accessible_parts(), row.height()) for row in rows]
    rows[-1].click()
    opened = place.list.opened
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum(), "the explanation has no room without"
    seen = area.viewport().rect()
    assert seen.contains(QPoint(5, rows[-1].mapTo(area.viewport(), QPoint(0, 0)).y()))
    assert opened.mapTo(area.viewport(), opened.rect().bottomLeft()).y() <= seen.bottom() + 4
    assert [(row.accessible_parts(), row.height()) for row in rows] == before


def test_a_row_is_as_high_as_its_yaku(place: LedgerScreen, window: Any) -> None:
    line = next(row.line for row in place.list.rows if row.line.yaku_spans)
    long = tuple(LinkSpan(f"some very long yaku of number {number}, ", f"yaku{number}") for number in range(12))
    place.list.show_lines((replace(line, yaku_spans=long),), ("A", "B", "C", "D"))
    QApplication.processEvents()
    (row,) = place.list.rows
    assert row.yaku.height() >= row.yaku.heightForWidth(row.yaku.width()) > 100
    assert row.height() > row.yaku.height()


def test_a_match_of_long_ago_is_found_by_a_word(place: LedgerScreen, desk: Desk, window: Any) -> None:
    first = desk.record
    ledger = desk.ledger
    for number in range(30):
        session = ledger.start_session(f"Friday {number}", first.opened_at)
        ledger.open_match(
            session.id, first.header._replace(players=("Eri", "Fumi", "Go", f"Guest {number}")), first.opened_at
        )
    place.chooser.invalidate()
    place.chooser.show_matches()
    names = [place.chooser.itemText(index) for index in range(place.chooser.count())]
    assert place.chooser.itemData(0) == first.id, "the present session stands first"
    assert names[1].startswith("Friday 29, match 1")
    assert names[-1] == "Find another match…"
    assert place.chooser.count() < 25
    place.chooser.setCurrentIndex(len(names) - 1)
    place.chooser.activated.emit(len(names) - 1)
    assert place.chooser.currentData() == first.id, "the match on the desk stays chosen"
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
