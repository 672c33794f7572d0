# SPDX-License-Identifier: MIT
"""Keys and records settle each event only once."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.match import Replay
from mahjong_desk.rules.model.events import Adjustment, Event, Win
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.table import Table
from mahjong_desk.ui.desk import Desk
from tests.scope import represent
from tests.ui.player import NAMES, User

ALL_BUT_ONE = "w2312322m456p78945"
SCREENS = ("picker", "ledger", "learn", "rules")


def begin(player: User, rows: int, ruleset: str = "arushiaru") -> None:
    """Starts a match with some rows that move no points, and opens every screen."""
    assert player.desk.start_match(ruleset, {}, NAMES, "")
    if rows:
        assert player.desk.record_event(*[Adjustment(deltas=(0, 0, 0, 0))] * rows)
    for screen in (*SCREENS, "table"):
        player.window.show_screen(screen)
        QApplication.processEvents()


def collect_settlements(desk: Desk) -> list[tuple[Table, Event]]:
    """Returns a list to which every further settlement of the match is added."""
    settled: list[tuple[Table, Event]] = []
    replay, rules = desk.stored.replay, desk.stored.match.rules

    def settle(table: Table, event: Event) -> Settlement:
        settled.append((table, event))
        return rules.settle(table, event)

    match = replace(replay.match, rules=replace(rules, settle=settle))
    desk.stored = replace(desk.stored, replay=Replay(match, replay.rows, replay.table, replay.players, replay.final))
    return settled


@pytest.mark.parametrize("ruleset", represent(["arushiaru", "boo", "wsom", "beijing"], "boo"))
def test_a_key_settles_each_way_to_win_once(player: User, ruleset: str) -> None:
    begin(player, 0, ruleset)
    settled = collect_settlements(player.desk)
    player.enter(ALL_BUT_ONE)
    settled.clear()
    player.enter("6s")
    wins = [event for _table, event in settled if isinstance(event, Win)]
    assert len({event.discarder for event in wins}) == len(NAMES), "self-drawn, and from each other player"
    assert [event for index, event in enumerate(wins) if event in wins[:index]] == []


@pytest.mark.parametrize("rows", represent([2, 60], "60"))
def test_recording_settles_one_event_even_in_a_long_match(player: User, rows: int) -> None:
    begin(player, rows)
    player.enter(ALL_BUT_ONE)
    settled = collect_settlements(player.desk)
    player.enter("6s")
    settled.clear()
    player.enter("\n")
    assert player.window.current_screen == "table"
    assert len(player.desk.replay.rows) == rows + 1
    assert [event for _table, event in settled].count(player.desk.replay.rows[-1].event) == 1
    earlier = [event for _table, event in settled if isinstance(event, Adjustment)]
    assert earlier == [], "earlier rows are not settled again"
