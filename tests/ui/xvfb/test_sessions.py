# SPDX-License-Identifier: MIT
"""A match of every ruleset at the real window, by keys and mouse, compared with the ledger that it leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import Qt

from mahjong_desk.match import Replay
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.events import Draw, PenaltyState, PenaltyTile, Win
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.picker.draft import Indicator
from mahjong_desk.ui.table.hand_sheets import PenaltyTileSheet
from tests.ui.rulesets.playing import CONTROL, NAMES, begin, declare, happen, indicate, tile, view_of
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


def test_boo(player: RealPlayer) -> None:
    begin(player, "boo")
    declare(player, "Ben")
    player.enter("w24")
    indicate(player, Indicator.DORA, "3m")
    player.enter("234m567m406p55z78s+6s")
    player.picture("picker")
    player.enter("\n")

    player.give_from_menu("i", "kyuushu_kyuuhai")
    player.click(player.button("Chie"))
    player.click(player.button("Record"))
    undo(player)
    player.give_from_menu("i", "kyuushu_kyuuhai")
    player.click(player.button("Chie"))
    player.click(player.button("Record"))
    declare(player, "Chie")
    player.enter("d")
    # Aoi would end the match without becoming first.
    player.enter("w14" + "23m678p55s[345s1][888m2]1m")
    player.picture("refusal")
    player.click(view_of(player).clear)
    player.enter("f2" + "99m23m[555z2][666z4][777z3]1m")
    player.click(player.button("Yes, Chie pays", view_of(player).result.pao))
    player.click(view_of(player).result.foot.record)
    with left_behind(player) as replay:
        assert rows(replay) == [
            (0, -100, 0, 0),
            (0, 1280 + 300 + 100, 0, -1280 - 300),
            (0, 0, 0, 0),
            (0, 0, -100, 0),
            (0, 0, 0, 0),
            (2000 + 600 + 100, -1000 - 600, -1000, 0),
        ]
        assert replay.final is not None
        assert replay.final.label == "maru_a"
        assert replay.final.results == (27, -10, -10, -10)


def test_wsom(player: RealPlayer) -> None:
    begin(player, "wsom")
    for piece, state in (("5m", PenaltyState.LIVE), ("5m", PenaltyState.DEAD)):
        player.enter("p")
        sheet = player.window.sheet
        assert isinstance(sheet, PenaltyTileSheet)
        player.click(player.button("Ben"))
        player.click(sheet.state.chip(state))
        player.click(sheet.tiles.tiles[MAHJONG.names.index(piece)])
        player.click(sheet.record_button)
    player.picture("table")
    undo(player)

    player.enter("w31" + "567m88m44z[123m][333z1]4z")
    player.click(view_of(player).melds.further.fields["immunity"].chip(1))
    player.picture("picker")
    player.enter("\n")
    player.click(player.button("Win", player.window.place_widget("table")))
    player.click(view_of(player).winner.chip(0))
    player.click(view_of(player).source.chip(3))
    player.enter("[123m][456p]")
    click_tiles(player, "7s 8s 9s 2s 2s 5z 5z 2s")
    player.click(view_of(player).result.foot.record)
    end_the_match(player)
    with left_behind(player) as replay:
        penalty, *_ = replay.match.events
        assert isinstance(penalty, PenaltyTile)
        assert (penalty.player, penalty.state) == (1, PenaltyState.LIVE)
        assert rows(replay) == [
            (0, 0, 0, 0),
            (-25, -100, 150, -25),
            (3, -1, -1, -1),
            (0, 0, 0, 0),
        ]
        assert replay.final is not None
        assert replay.final.results == (-22, -101, 149, -26)


def test_beijing(player: RealPlayer) -> None:
    begin(player, "beijing")
    player.give_from_menu("s", "shaozhuang")
    assert "This table plays without equal first discards." in player.texts(player.window.status)
    player.enter("w24")
    indicate(player, Indicator.WILD, "1p")
    player.enter("123m456p45789s22z6s")
    player.picture("picker")
    player.click(view_of(player).result.winners.another)
    player.enter("3" + "11m345567p45789s")
    player.picture("two_winners")
    player.enter("\n")
    player.enter("d")
    undo(player)

    player.enter("w40")
    indicate(player, Indicator.WILD, "4z")
    player.enter("12456789m11p45s1z")
    click_tiles(player, "6s")
    player.picture("wildcard")
    player.click(view_of(player).result.foot.record)
    end_the_match(player)
    with left_behind(player) as replay:
        assert rows(replay) == [(-16, 16, 16, -16), (-8, -16, -8, 32), (0, 0, 0, 0)]


def test_shogi(player: RealPlayer) -> None:
    names = NAMES[:3]
    begin(player, "shogi", names)
    declare(player, "Aoi")
    player.enter("w10" + "pppppplL")
    player.picture("picker")
    player.enter("\n")
    declare(player, "Ben")
    happen(player, "d", "Aoi")
    undo(player)
    happen(player, "d", "Aoi")

    player.enter("w31")
    indicate(player, Indicator.DORA, "G")
    player.click(view_of(player).melds.kinds[MeldKind.PON])
    click_tiles(player, "B")
    player.enter("lll")
    click_tiles(player, "G G")
    player.picture("called")
    player.click(view_of(player).result.foot.record)
    player.picture("table")
    happen(player, "c", "Ben")
    player.enter("w32" + "kkrrppbb\n")
    with left_behind(player, names) as replay:
        assert rows(replay) == [
            (-2, 0, 0),
            (10 + 2, -5, -5),
            (0, -2, 0),
            (5, 5, -10),
            (-8 - 3, 0, 8 + 3 + 2),
            (15, -30, 15),
            (0, -60, 60),
        ]
        assert replay.final is not None
        assert replay.final.reason == "bust"


def test_shogi_of_two(player: RealPlayer) -> None:
    names = NAMES[:2]
    begin(player, "shogi", names)
    declare(player, "Aoi")
    player.enter("w12" + "ppppLLLp")
    player.picture("refusal")
    player.click(view_of(player).clear)
    player.enter("lllnnpb+b")
    player.picture("picker")
    player.enter("\n")
    end_the_match(player)
    with left_behind(player, names) as replay:
        # The stick of two comes back with the win.
        assert rows(replay) == [(-2, 0), (8 + 2, -8), (0, 0)]
        assert replay.final is not None
        assert replay.final.ranks == (1, 2)
