# SPDX-License-Identifier: MIT
"""The sheets of a row and of a match with unknown rules, and the yaku of the rows as links."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mahjong_desk.club.stored_match import Edit
from mahjong_desk.interchange import read_event
from mahjong_desk.journal.acts import Act, MatchHeader, now
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.place import ledger_path
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.ledger import LedgerScreen
from tests.event_json import win, won
from tests.ui.player import NAMES, User

WIN = win(3, won(1, "234m567m45p11s678s", "6p", dora_indicators=["3m"]))
CHANGED = {"type": "substitute", "player": 1, "name": "Emi"}
NEW = {"type": "moonrise", "player": 2}
"""An event that only rules of later on can know."""


@pytest.mark.parametrize(
    ("ruleset", "options", "reason"),
    [("boo", {"moons": 2}, "This ruleset has no option moons"), ("tomorrow", {}, "There is no ruleset “tomorrow”")],
)
def test_why_it_cannot_be_opened_is_told(
    qtbot: QtBot, tmp_path: Path, ruleset: str, options: dict[str, int], reason: str
) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    ledger = Ledger.open(ledger_path(folder))
    journal = ledger.open_match(ledger.start_session("", now()).id, MatchHeader(ruleset, options, NAMES), now())
    for document in (WIN, CHANGED, {**WIN, "note": "late"}, NEW):
        journal = ledger.append(journal, Act.record(document), now())
    ledger.close()
    player = User(qtbot, folder)
    assert reason in player.window.notice.text
    assert "Nothing of the match is lost" in player.window.notice.text
    assert player.desk.match is None
    assert player.desk.ledger.journal(journal.match_id).entries == journal.entries
    player.window.show_screen("ledger")


PINFU, SEAT_WIND = 0, 2


def links(place: LedgerScreen) -> LinkLabel:
    return next(text for text in place.list.opened.findChildren(LinkLabel) if text.links)


def test_a_click_beside_the_name_opens_the_row(place: LedgerScreen, window: Any) -> None:
    row = place.list.rows[PINFU]
    QTest.mouseClick(row.yaku, Qt.MouseButton.LeftButton, pos=row.yaku.links[0].geometry().topRight() + QPoint(20, 5))
    assert window.calls == []
    assert place.list.open_id == row.line.row_id


def test_only_the_left_button_leads_to_a_page(place: LedgerScreen, window: Any) -> None:
    QTest.mouseClick(place.list.rows[PINFU].yaku.links[0], Qt.MouseButton.RightButton)
    assert window.calls == []


def test_a_closed_row_is_one_stop_of_the_tab_key(place: LedgerScreen) -> None:
    for row in place.list.rows:
        assert not [child for child in row.findChildren(QWidget) if child.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_a_refused_row_leads_to_the_yaku_that_its_refusal_names(place: LedgerScreen, desk: Desk, window: Any) -> None:
    hand = {"concealed": "111m222p333s444z5z", "winning_tile": "5z"}
    charged = {"winner": 2, "hand": hand, "pao": [{"player": 0, "for": "daisangen"}]}
    event = read_event(desk.match.rules, {"type": "win", "from": 1, "wins": [charged]}, "event")
    desk.edit([Edit.insert(desk.row_ids[SEAT_WIND], event)])
    row = place.list.rows[SEAT_WIND]
    assert "Daisangen" in row.line.refusal
    place.open_row(row.line.row_id)
    QApplication.processEvents()
    text = links(place)
    assert text.text() == row.line.refusal
    QTest.mouseClick(text.links[0], Qt.MouseButton.LeftButton)
    assert window.calls == ["show_yaku arushiaru daisangen"]
