# SPDX-License-Identifier: MIT
"""Ledger and status line stay correct with sticks on the table and at the end."""

import pytest
from pytestqt.qtbot import QtBot

from mahjong_desk.rules.model.events import Adjustment, Draw, MatchEnd, RiichiDeclaration, Substitution, Win, Winner
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.ledger.screen import LedgerFooter
from mahjong_desk.ui.text.values import score_curve
from mahjong_desk.ui.window.foot import saved_text
from tests.ui.player import NAMES
from tests.ui.widgets import add_widget, label_texts


@pytest.fixture
def desk(desk: Desk) -> Desk:
    """A desk where a match of Boo has just begun."""
    assert desk.start_match("boo", {}, NAMES)
    return desk


def curve_ends(desk: Desk) -> tuple[float | None, ...]:
    return tuple(line.last for line in score_curve(desk.replay).lines)


def test_the_curve_ends_at_the_current_scores(desk: Desk) -> None:
    desk.record_event(RiichiDeclaration(player=1))
    assert curve_ends(desk) == (2000, 1900, 2000, 2000)
    desk.record_event(RiichiDeclaration(player=2))
    assert curve_ends(desk) == (2000, 1900, 1900, 2000)
    assert score_curve(desk.replay).labels == ("", "E1")
    desk.record_event(Draw())
    desk.record_event(RiichiDeclaration(player=3))
    assert score_curve(desk.replay).labels == ("", "E1", "E2 · 1")
    assert curve_ends(desk) == desk.replay.table.scores == (2000, 1900, 1900, 1900)
    desk.record_event(Substitution(player=1, name="Eri"))
    assert score_curve(desk.replay).lines[1].name == f"{NAMES[1]}, Eri", "who came after the first hand"
    desk.record_event(MatchEnd())
    assert curve_ends(desk) == desk.replay.final.scores != desk.replay.table.scores


def test_the_sum_of_the_rows_mentions_sticks_and_house(desk: Desk, qtbot: QtBot) -> None:
    strip = add_widget(qtbot, LedgerFooter(desk))

    def title() -> str:
        strip.show_desk()
        return label_texts(strip)[0]

    assert title() == "Every row sums to zero"
    assert "Journal intact: 1 entry" in label_texts(strip)
    desk.record_event(Draw())
    assert title() == "Every row sums to zero"
    desk.record_event(RiichiDeclaration(player=1))
    assert title() == "Every row sums to zero with the sticks on the table"
    fee = Adjustment(deltas=(-30, 0, 0, 0), house_takes_rest=True)
    assert desk.undo()
    desk.record_event(fee)
    assert title() == "Every row sums to zero with the house"
    assert desk.undo()
    desk.record_event(RiichiDeclaration(player=1), fee)
    assert title() == "Every row sums to zero with the sticks on the table and the house"


def test_the_status_line_names_the_last_saved_change(desk: Desk) -> None:
    assert saved_text(desk).startswith("The match is on disk, ")
    desk.record_event(RiichiDeclaration(player=1))
    assert saved_text(desk).startswith("East 1: Riichi of Ben is on disk, ")
    desk.record_event(RiichiDeclaration(player=2), Draw())
    assert saved_text(desk).startswith("East 1 is on disk, ")
    desk.record_event(MatchEnd())
    assert saved_text(desk).startswith("The result is on disk, ")
    assert desk.undo()
    assert saved_text(desk).startswith("The change is on disk, ")
    desk.record_event(Win(discarder=None, winners=(Winner(0, value={"limit": "mangan"}),)))
    assert saved_text(desk).startswith("East 2 and the result are on disk, ")
