# SPDX-License-Identifier: MIT
"""Names written from right to left move nothing beside them in any text of the window."""

from collections.abc import Iterator

from mahjong_desk.rules.model.events import Chombo
from mahjong_desk.ui.report.output import match_of_desk
from mahjong_desk.ui.report.reports import match_report
from tests.ui.player import User
from tests.ui.test_markup import play, views
from tests.ui.widgets import texts

NAMES = ("عائشة", "דוד", "Chie", "דנה 3")
TURNING = tuple(name for name in NAMES if name != "Chie")


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
    play(guest.desk, NAMES, "Thursday", "found")
    assert sum(check(texts(window)) for window in views(guest)) > 40


def test_no_sentence_on_paper_is_moved(guest: User) -> None:
    assert guest.desk.start_match("arushiaru", {}, NAMES, "Thursday")
    guest.desk.record_event(Chombo(player=1))
    report = match_report(match_of_desk(guest.desk))
    sentences = [paid for hand in report.hands for paid in hand.paid]
    assert check(iter(sentences)) == 5
