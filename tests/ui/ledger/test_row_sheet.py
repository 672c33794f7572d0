# SPDX-License-Identifier: MIT
"""Matches with unknown rules, and yaku links in the rows of the ledger."""

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
from mahjong_desk.texts import use_language
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.ledger import LedgerScreen
from tests.event_json import win, won
from tests.ui.player import NAMES, User

WIN = win(3, won(1, "234m567m45p11s678s", "6p", dora_indicators=["3m"]))
CHANGED = {"type": "substitute", "player": 1, "name": "Emi"}
UNKNOWN_EVENT = {"type": "moonrise", "player": 2}
"""An event that only a later version knows."""


@pytest.mark.parametrize(
    ("ruleset", "options", "reason"),
    [("boo", {"moons": 2}, "This ruleset has no option moons"), ("tomorrow", {}, "There is no ruleset “tomorrow”")],
)
def test_an_unreadable_match_reports_the_reason(
    qtbot: QtBot, tmp_path: Path, ruleset: str, options: dict[str, int], reason: str
) -> None:
    folder = tmp_path / "club"
    folder.mkdir()
    ledger = Ledger.open(ledger_path(folder))
    journal = ledger.open_match(ledger.start_session("", now()).id, MatchHeader(ruleset, options, NAMES), now())
    for document in (WIN, CHANGED, {**WIN, "note": "late"}, UNKNOWN_EVENT):
        journal = ledger.append(journal, Act.record(document), now())
    ledger.close()
    player = User(qtbot, folder)
    assert reason in player.window.notice.text
    with use_language("zh"):
        player.window.matches.continue_match(journal.match_id)
    assert "。这场对局没有丢失" in player.window.notice.text
    assert player.desk.match is None
    assert player.desk.ledger.journal(journal.match_id).entries == journal.entries
    player.window.show_screen("ledger")


def test_only_a_left_click_on_a_yaku_link_follows_it(screen: LedgerScreen, window: Any) -> None:
    row = screen.list.rows[0]
    QTest.mouseClick(row.yaku.links[0], Qt.MouseButton.RightButton)
    QTest.mouseClick(row.yaku, Qt.MouseButton.LeftButton, pos=row.yaku.links[0].geometry().topRight() + QPoint(20, 5))
    assert (window.calls, screen.list.open_id) == ([], row.line.row_id)


def test_a_closed_row_has_one_tab_stop(screen: LedgerScreen) -> None:
    for row in screen.list.rows:
        assert not [child for child in row.findChildren(QWidget) if child.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_a_refusal_links_to_the_yaku_it_names(screen: LedgerScreen, desk: Desk, window: Any) -> None:
    charged = win(1, won(2, "111m222p333s444z5z", "5z", pao={0: "daisangen"}))
    event = read_event(desk.match.rules, charged, "event")
    desk.edit([Edit.insert(desk.row_ids[2], event)])
    row = screen.list.rows[2]
    assert "Daisangen" in row.line.refusal
    screen.open_row(row.line.row_id)
    QApplication.processEvents()
    text = next(label for label in screen.list.opened.findChildren(LinkLabel) if label.links)
    assert text.text() == row.line.refusal
    QTest.mouseClick(text.links[0], Qt.MouseButton.LeftButton)
    assert window.calls == ["show_yaku arushiaru daisangen"]
