# SPDX-License-Identifier: MIT
"""A match of every ruleset at the real window, by keys and mouse, compared with the ledger that it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import Qt

from mahjong_desk.match import Replay
from mahjong_desk.rules.events import Draw, Win
from mahjong_desk.ui.desk import Desk
from tests.ui.rulesets.playing import CONTROL, NAMES, begin, tile, view_of
from tests.ui.xvfb.real_window import RealPlayer


def undo(player: RealPlayer) -> None:
    player.press(Qt.Key.Key_Z, CONTROL)


def click_tiles(player: RealPlayer, names: str) -> None:
    for name in names.split():
        player.click(tile(view_of(player).palette_tiles, name))


def end_the_match(player: RealPlayer) -> None:
    player.give_from_menu("a", "end")
    player.click(player.button("End the match"))


@contextmanager
def left_behind(player: RealPlayer, names: Sequence[str] = NAMES) -> Iterator[Replay]:
    """Looks at the result, closes the program and opens the ledger that it leaves."""
    player.picture("result")
    player.quit()
    assert "Traceback" not in player.said()
    desk = Desk()
    desk.open(player.folder)
    try:
        assert desk.ledger is not None
        assert desk.ledger.check().sound
        (record,) = desk.ledger.matches()
        assert desk.continue_match(record.id)
        assert desk.names() == tuple(names)
        assert desk.replay is not None
        # Nobody typed into the twin otherwise than into the real window.
        assert desk.export_match() == player.desk.export_match()
        yield desk.replay
    finally:
        desk.close()


def rows(replay: Replay) -> list[tuple[float, ...]]:
    return [row.settlement.deltas for row in replay.rows]


def test_arushiaru(player: RealPlayer) -> None:
    begin(player, "arushiaru")
    player.enter("w34456m33p67p789p123s8p")
    player.picture("picker")
    player.enter("\n")

    player.click(player.button("Win", player.window.place_widget("table")))
    player.click(view_of(player).winner.chip(0))
    player.click(view_of(player).source.chip(1))
    click_tiles(player, "2m 3m 4m 6m 7m 8m 5p 5p 7s 9s 4s 4s 4s 8s")
    player.click(view_of(player).result.foot.record)

    player.enter("d")
    undo(player)
    player.picture("table")
    player.enter("d")
    end_the_match(player)
    with left_behind(player) as replay:
        assert rows(replay)[:3] == [(0, 0, 240, -240), (160, -160, 0, 0), (0, 0, 0, 0)]
        first, second, third, *_ = (row.event for row in replay.rows)
        assert isinstance(first, Win)
        assert isinstance(second, Win)
        assert isinstance(third, Draw)
        assert replay.final is not None
        assert replay.final.scores == (3160, 2840, 3240, 2760)
