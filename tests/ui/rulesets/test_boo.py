# SPDX-License-Identifier: MIT
"""Boo and Ar-Shi-Ar at the table: whole matches and an evening."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from mahjong_desk.club.played import session_results
from mahjong_desk.rules.model.events import Draw, Event, Win, Winner
from mahjong_desk.rules.model.hand import DORA
from mahjong_desk.ui.kit.text_format import format_change
from mahjong_desk.ui.report.output import session_of_desk
from mahjong_desk.ui.result.sheet import ResultSheet
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import (
    CONTROL,
    assert_matches_replay,
    begin_match,
    declare,
    explanation,
    final,
    read_result_sheet,
    record_event,
    record_special_draw,
    rows,
    scores,
    shown,
    sit_down,
    table,
    turn_up_indicator,
    undo_and_redo,
    view_of,
)


def test_a_whole_match_of_boo_agrees_with_the_replay(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin_match(player, "boo")

    declare(player, "Ben")
    assert scores(player) == (2000, 1900, 2000, 2000)
    undo_and_redo(player)
    # Riichi and a red five: 40 fu, three han; one dora, and the riichi stick is returned.
    player.enter("w24")
    turn_up_indicator(player, DORA, "3m")
    player.enter("234m567m406p55z78s+6s\n")
    assert rows(player)[-1] == (0, 1280 + 300 + 100, 0, -1280 - 300)
    undo_and_redo(player)

    record_special_draw(player, "Kyuushu kyuuhai", "Chie")
    assert rows(player)[-1] == (0, 0, 0, 0)
    undo_and_redo(player)
    declare(player, "Chie")
    player.enter("d")
    assert (table(player).honba, table(player).deposit) == (2, 100)
    assert scores(player) == (2000, 3580, 1900, 420)

    player.enter("w14" + "23m678p55s[345s1][888m2]1m")
    text = explanation(player)
    assert "Boo mahjong" in text
    assert "behind Ben on 3,580" in text
    ways = shown(view_of(player).result.possible_wins)
    assert "It would end without becoming first" in ways
    assert "the match continues" in ways or "Maru-A" in ways
    assert view_of(player).refusal.scale.accessibleName().count(", then ") == len(NAMES)
    player.enter("\n")
    assert not view_of(player).refusal.isVisible()
    assert len(rows(player)) == 5
    player.click(view_of(player).clear)

    player.enter("f2" + "99m23m[555z2][666z4][777z3]1m")
    pao = view_of(player).result.pao
    player.click(player.button("Yes, Chie pays", pao))
    player.enter("\n")
    assert rows(player)[-1] == (2000 + 600 + 100, -1000 - 600, -1000, 0)
    assert_matches_replay(player)
    assert final(player).end_label == "maru_a"
    assert final(player).results == (27, -10, -10, -10)
    assert "Maru-A: A player doubled the start" in read_result_sheet(player)


def enter_typed_win(player: User, winner: int, source: int, form: str, *, closed: bool = False, **numbers: int) -> None:
    """Records a win by its value; winner and source are keys, 0 for a self-draw."""
    player.enter(f"w{winner}{source}q")
    value = view_of(player).result.quick_value
    player.click(value.forms.chip(form))
    for key, number in numbers.items():
        value.fields[key].box.setFocus()
        value.fields[key].box.selectAll()
        player.enter(str(number))
    if closed:
        player.click(value.truths["closed"])
    player.click(view_of(player).result.foot.record)


def record_events(player: User, *events: Event) -> None:
    for event in events:
        assert player.desk.record_event(event)


def valued_win(winner: int, discarder: int | None, **value: object) -> Win:
    return Win(discarder=discarder, winners=(Winner(winner, value=value),))


def test_the_results_of_six_matches_are_added_up(guest: User) -> None:
    sit_down(guest, "boo", bust="below_zero", yakuman_bonus="double_maru_a")
    results = []

    def check_result() -> None:
        assert_matches_replay(guest)
        read_result_sheet(guest)
        results.append((*final(guest).results, final(guest).house))
        sheet = guest.sheet(ResultSheet)
        totals = tuple(sum(column) for column in zip(*results, strict=True))
        if len(results) > 1:
            evening = {line.name: line.total for line in session_results(session_of_desk(guest.desk)).lines}
            assert evening == {**dict(zip(NAMES, totals, strict=False)), "": totals[-1]}
            guest.wait(lambda: sheet.evening is not None and sheet.evening.isVisible())
            assert sheet.evening.accessibleName() == "The evening"
            texts = guest.texts(sheet)
            assert all(format_change(total) in texts for total in totals)
        if len(results) < 6:
            guest.click(sheet.next_button)

    # A mangan self-drawn by a non-dealer: three are below the start, maru-A.
    record_events(guest, valued_win(1, None, limit="mangan"))
    check_result()
    # A mangan by the dealer from Dai, all of whose points and more it takes, and a second loser: maru-B.
    record_events(guest, valued_win(0, 2, han=2, fu=30), valued_win(0, 3, limit="mangan"))
    check_result()
    # A yakuman from a discard ends the match whatever the scores: double maru-A.
    record_events(guest, valued_win(2, 3, limit="yakuman"))
    check_result()
    # Eight draws and one loser: maru-C, in which the loser pays only the fee.
    record_events(guest, valued_win(0, 3, han=2, fu=30), *[Draw()] * 8)
    check_result()
    # A closed hand has no bonus in this match, which the players end afterwards.
    enter_typed_win(guest, 2, 1, "chiitoitsu", han=3)
    enter_typed_win(guest, 4, 0, "han_fu", closed=True, han=3, fu=30)
    guest.window.commands.actions["end"].trigger()
    guest.click(guest.button("End match"))
    check_result()
    # Without a win, no player loses.
    record_events(guest, *[Draw()] * 8)
    check_result()
    assert results == [
        (-10, 27, -10, -10, 3),
        (7, 0, -5, -5, 3),
        (-20, -20, 57, -20, 3),
        (0, 0, 0, -3, 3),
        (-5, 0, -5, 7, 3),
        (0, 0, 0, 0, 0),
    ]


def test_pao_is_asked_even_for_a_forbidden_win(guest: User) -> None:
    sit_down(guest, "boo")
    guest.enter("w20" + "99m23m[555z1][666z4][777z3]1m")
    result = view_of(guest).result
    assert "With Chie responsible this win is forbidden (maru-C)." in shown(result.pao)
    guest.click(guest.button("Yes, Chie pays", result.pao))
    assert "Boo mahjong" in explanation(guest)
    assert result.pao.isVisible()
    guest.click(guest.button("No", result.pao))
    assert not view_of(guest).refusal.isVisible()
    guest.enter("\n")
    assert rows(guest) == [(-1000, 2000, -500, -500)]


def test_a_win_allowed_only_with_pao_asks_for_it(guest: User) -> None:
    sit_down(guest, "boo")
    guest.enter("w21" + "99m23m[555z1][666z4][777z3]1m")
    assert "Boo mahjong" in explanation(guest)
    guest.click(guest.button("Yes, Chie pays", view_of(guest).result.pao))
    guest.enter("\n")
    assert rows(guest) == [(-1000, 2000, -1000, 0)]


def test_a_whole_match_of_arushiaru_agrees_with_the_replay(qtbot: QtBot, tmp_path: Path) -> None:
    player = User(qtbot, tmp_path / "club", watched=True)
    begin_match(player, "arushiaru")
    player.enter("w34456m33p67p789p123s8p\n")  # Chie from Dai
    assert rows(player) == [(0, 0, 240, -240)]
    player.enter("w12" + "234m678p55s444z79s8s\n")  # Aoi from Ben
    assert rows(player)[-1] == (320, -320, 0, 0)
    player.enter("w20" + "123m456p789s22m45s6s\n")  # Ben draws
    assert rows(player)[-1] == (-60, 240, -120, -60)
    undo_and_redo(player)
    player.press(Qt.Key.Key_Z, CONTROL)
    player.enter("d")
    assert rows(player)[-1] == (0, 0, 0, 0)
    record_event(player, "c", "Aoi")  # a non-dealer: the hand is played again
    assert rows(player)[-1] == (-1000, 250, 250, 500)
    record_event(player, "c", "Dai")  # the dealer: the deal passes
    assert rows(player)[-1] == (500, 500, 500, -1500)
    player.enter("w20" + "23m99p[555z1][666z3][777z4]1m")
    player.click(player.button("Yes, Dai pays", view_of(player).result.pao))
    player.enter("\n")
    assert rows(player)[-1] == (0, 2000, 0, -2000)

    # The second hand was not from Ben: Dai had given it.
    player.window.picker.edit_row(player.desk.row_ids[1])
    player.enter("f4\n")
    assert rows(player)[1] == (320, -320, 0, 0), "not before it is confirmed"
    player.click(player.button("Correct this hand"))
    assert rows(player)[1] == (320, 0, 0, -320)

    player.window.show_screen("table")
    while player.stored.replay.final is None:
        player.enter("d")
    assert_matches_replay(player)
    assert final(player).scores == (2820, 5750, 3990, -560)
    read_result_sheet(player)
