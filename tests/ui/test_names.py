# SPDX-License-Identifier: MIT
"""Names written from right to left move nothing beside them in any text of the window."""

from collections.abc import Iterator

from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd
from mahjong_desk.ui.report.output import match_of_desk
from mahjong_desk.ui.report.reports import match_report
from tests.ui.player import User
from tests.ui.rulesets.playing import view_of

NAMES = ("عائشة", "דוד", "Chie", "דנה 3")
TURNING = tuple(name for name in NAMES if name != "Chie")


def texts(within: QWidget) -> Iterator[str]:
    for widget in (within, *within.findChildren(QWidget)):
        said = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QAbstractButton):
            said.append(widget.text())
        for text in said:
            yield from text.splitlines()


def check(found: Iterator[str]) -> int:
    """Checks that every name in other text keeps to itself; returns how many did."""
    counted = 0
    for text in found:
        for name in TURNING:
            rest = text.replace(f"\u2068{name}\u2069", "")
            counted += rest != text
            assert name not in rest or text.strip() == name, repr(text)
    return counted


def test_no_sentence_of_the_window_is_moved(guest: User) -> None:
    player, desk, window = guest, guest.desk, guest.window
    assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
    hand = {"concealed": "555z666z777z23m99p", "winning_tile": "1m"}
    won = {"type": "win", "from": 3, "wins": [{"winner": 0, "hand": hand}]}
    desk.record_event(read_event(desk.match.rules, won, "event"))
    desk.record_event(DeadHand(player=1))
    desk.record_event(Draw())
    desk.record_event(Chombo(player=1))
    desk.record_event(Adjustment(deltas=(100, -100, 0, 0), reason="found"))
    counted = check(texts(window))
    window.show_screen("ledger")
    QApplication.processEvents()
    place = window.screen_widget("ledger")
    for row in list(place.list.rows):
        place.open_row(row.line.row_id)
        counted += check(texts(window))
    window.show_screen("table")
    player.enter("w")
    player.paste("234m678p55s444z79s8s")
    for group, seat in ((view_of(player).winner, 1), (view_of(player).source, 0)):
        player.click(group.chip(seat))
        counted += check(texts(window))
    desk.record_event(MatchEnd())
    QApplication.processEvents()
    counted += check(texts(window))
    assert counted > 40


def test_no_sentence_on_paper_is_moved(guest: User) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    guest.desk.record_event(Chombo(player=1))
    report = match_report(match_of_desk(guest.desk))
    sentences = [paid for hand in report.hands for paid in hand.paid]
    assert check(iter(sentences)) == 5
