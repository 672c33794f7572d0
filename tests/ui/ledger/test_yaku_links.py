# SPDX-License-Identifier: MIT
"""The names of yaku in the ledger lead to their pages, and the rows stay what they were."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.ledger import LedgerScreen
from mahjong_desk.ui.ledger.row_list import LedgerRow

PINFU, SEAT_WIND = 0, 2


def middle(row: LedgerRow, yaku: str) -> QPoint:
    return row.place_of(yaku).center().toPoint()


def links(place: LedgerScreen) -> LinkLabel:
    """Returns the reasons of the open row."""
    assert place.list.opened is not None
    return next(text for text in place.list.opened.findChildren(LinkLabel) if text.links)


def test_a_click_on_a_name_opens_its_page_and_not_the_row(place: LedgerScreen, window: Any) -> None:
    row = place.list.rows[PINFU]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=middle(row, "pinfu"))
    assert window.calls == ["show_yaku arushiaru pinfu"]
    assert place.list.opened is None


def test_a_click_beside_the_name_opens_the_row(place: LedgerScreen, window: Any) -> None:
    row = place.list.rows[PINFU]
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.place_of("pinfu").topRight().toPoint() + QPoint(20, 5))
    assert window.calls == []
    assert place.list.open_id == row.line.row_id


@pytest.mark.parametrize("start_on_name", [True, False])
def test_a_press_that_is_let_go_elsewhere_does_nothing(place: LedgerScreen, window: Any, start_on_name: bool) -> None:
    row = place.list.rows[PINFU]
    name, beside = middle(row, "pinfu"), QPoint(row.width() // 2, row.height() + 40)
    first, last = (name, QPoint(30, 10)) if start_on_name else (QPoint(30, 10), beside)
    QTest.mousePress(row, Qt.MouseButton.LeftButton, pos=first)
    QTest.mouseRelease(row, Qt.MouseButton.LeftButton, pos=last)
    assert window.calls == []
    assert place.list.opened is None


def test_only_the_left_button_leads_to_a_page(place: LedgerScreen, window: Any) -> None:
    row = place.list.rows[PINFU]
    QTest.mouseClick(row, Qt.MouseButton.RightButton, pos=middle(row, "pinfu"))
    assert window.calls == []


def test_a_name_shows_under_the_mouse_that_it_can_be_clicked(place: LedgerScreen, window: Any) -> None:
    row = place.list.rows[PINFU]
    QTest.mouseMove(row, QPoint(30, 10))
    beside = row.grab().toImage()
    QTest.mouseMove(row, middle(row, "pinfu"))
    assert row.grab().toImage() != beside
    assert row.cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert row.toolTip() == "Show in the atlas"
    QTest.mouseMove(row, QPoint(30, 10))
    assert row.grab().toImage() == beside
    assert row.toolTip() == ""


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("wide", [1024, 1280, 1920])
def test_a_name_is_clicked_where_it_stands(
    place: LedgerScreen, window: Any, qapp: QApplication, scale: float, wide: int
) -> None:
    theme.apply(qapp, "light", "en", scale, reduced_motion=True)
    window.resize(wide, 716)
    qapp.processEvents()
    row = place.list.rows[SEAT_WIND]
    box = row.place_of("yakuhai_seat")
    at = row.laid.at
    assert at.yaku <= box.left() < box.right() <= at.words
    assert 0 <= box.top() < box.bottom() <= row.height()
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=box.center().toPoint())
    assert window.calls == ["show_yaku arushiaru yakuhai_seat"]


def test_a_name_that_is_not_there_has_no_place(place: LedgerScreen) -> None:
    with pytest.raises(LookupError):
        place.list.rows[PINFU].place_of("toitoi")


def test_a_closed_row_is_one_stop_of_the_tab_key(place: LedgerScreen) -> None:
    for row in place.list.rows:
        assert not [child for child in row.findChildren(QWidget) if child.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_an_open_row_leads_on_by_mouse(place: LedgerScreen, desk: Desk, window: Any) -> None:
    place.open_row(desk.row_ids[SEAT_WIND])
    QApplication.processEvents()
    QTest.mouseClick(links(place).links[0], Qt.MouseButton.LeftButton)
    assert window.calls == ["show_yaku arushiaru yakuhai_seat"]


def test_an_open_row_leads_on_by_keyboard(place: LedgerScreen, desk: Desk, window: Any) -> None:
    window.activateWindow()
    place.open_row(desk.row_ids[SEAT_WIND])
    QApplication.processEvents()
    link = links(place).links[0]
    row = place.list.row(desk.row_ids[SEAT_WIND])
    row.setFocus()
    stops = 0
    while QApplication.focusWidget() is not link and stops < 20:
        QTest.keyClick(QApplication.focusWidget() or place, Qt.Key.Key_Tab)
        stops += 1
    assert QApplication.focusWidget() is link
    QTest.keyClick(link, Qt.Key.Key_Return)
    assert window.calls == ["show_yaku arushiaru yakuhai_seat"]


def test_a_refused_row_leads_to_the_yaku_that_its_refusal_names(
    place: LedgerScreen, desk: Desk, window: Any, event: Any
) -> None:
    hand = {"concealed": "111m222p333s444z5z", "winning_tile": "5z"}
    charged = {"winner": 2, "hand": hand, "pao": [{"player": 0, "for": "daisangen"}]}
    desk.edit([Edit.insert(desk.row_ids[SEAT_WIND], event({"type": "win", "from": 1, "wins": [charged]}))])
    row = place.list.rows[SEAT_WIND]
    assert "Daisangen" in row.line.refusal
    place.open_row(row.line.row_id)
    QApplication.processEvents()
    text = links(place)
    assert text.text() == row.line.refusal
    QTest.mouseClick(text.links[0], Qt.MouseButton.LeftButton)
    assert window.calls == ["show_yaku arushiaru daisangen"]
