# SPDX-License-Identifier: MIT
"""The filter for yaku won in the club: it reads all matches and follows changes."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mahjong_desk.club.facts.facts import FactsIndex
from mahjong_desk.interchange import read_event
from mahjong_desk.ledger.errors import LedgerError, LedgerLocked
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ui.club_data import facts_index_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.learn.atlas.atlas import Atlas
from tests.ui.player import NAMES, User

PINFU = {"concealed": "456m456p123s88s78p", "winning_tile": "9p"}
SEAT_WIND = {"concealed": "234m567p5577s222z", "winning_tile": "7s"}


def win(desk: Desk, hand: dict[str, Any], winner: int = 2) -> None:
    """Records a win from Dai."""
    won = {"winner": winner, "hand": hand}
    assert desk.record_event(read_event(desk.match.rules, {"type": "win", "from": 3, "wins": [won]}, "event"))


def win_pinfu(desk: Desk) -> None:
    assert desk.start_match("arushiaru", {}, NAMES, "Thursday")
    win(desk, PINFU)


def won_by(desk: Desk) -> set[tuple[str, str]]:
    facts = facts_index_of(desk)
    facts.refresh()
    while facts.progress is not None:
        facts.refresh()
    return set(facts.query(FactsIndex.yaku_won) or ())


def atlas_of(owner: User) -> Atlas:
    place = owner.window.screen_widget("learn")
    place.show_page("atlas")
    owner.press(Qt.Key.Key_4, Qt.KeyboardModifier.AltModifier)
    assert isinstance(place.atlas, Atlas)
    return place.atlas


def tick(atlas: Atlas) -> None:
    box = atlas.filter.won_in_club
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(10, box.height() // 2))


def listed(atlas: Atlas) -> list[str]:
    return [entry.yaku.id for entry in atlas.list.entries]


def test_a_falsely_claimed_hand_is_not_won(desk: Desk) -> None:
    assert desk.start_match("beijing", {"chombo": "reverse"}, NAMES, "Thursday")
    hand = {"concealed": "46m123p789s33z999m", "winning_tile": "5m", "wild_indicator": "1z"}
    win = {"from": 3, "wins": [{"winner": 1, "hand": hand}]}
    assert desk.record_event(read_event(desk.match.rules, {"type": "chombo", "player": 1, "claimed": win}, "event"))
    assert desk.replay.rows[0].settlement.wins[0].evaluation.yaku
    assert won_by(desk) == set()


def test_an_unreadable_ledger_is_reported_and_names_stay(owner: User, monkeypatch: pytest.MonkeyPatch) -> None:
    win_pinfu(owner.desk)
    atlas = atlas_of(owner)
    tick(atlas)

    def locked(ledger: Ledger) -> None:
        raise LedgerLocked(ledger.place)

    monkeypatch.setattr(Ledger, "chain_head", property(locked))
    ledger_errors: list[LedgerError] = []
    owner.desk.failed.connect(ledger_errors.append)
    atlas.filter.search_field.setText("pinfu")
    assert listed(atlas) == ["pinfu"]
    assert [type(error) for error in ledger_errors] == [LedgerLocked]


def test_the_won_filter_lists_only_won_yaku(owner: User) -> None:
    win_pinfu(owner.desk)
    atlas = atlas_of(owner)
    assert len(listed(atlas)) > 20
    tick(atlas)
    assert listed(atlas) == ["pinfu"]
    assert atlas.page.page.entry.yaku.id == "pinfu"
    tick(atlas)
    assert len(listed(atlas)) > 20
    tick(atlas)
    owner.window.show_yaku("arushiaru", "toitoi")
    assert not atlas.filter.won_in_club.isChecked(), "a page can be requested without a win"
    assert atlas.list.entry.yaku.id == "toitoi"


def test_an_empty_list_says_if_other_yaku_were_won(owner: User) -> None:
    atlas = atlas_of(owner)
    tick(atlas)
    assert listed(atlas) == []
    assert "No yaku won in this club yet" in owner.texts(atlas.page)
    tick(atlas)
    assert "No yaku won in this club yet" not in owner.texts(atlas.page)
    owner.window.show_screen("table")
    win_pinfu(owner.desk)
    tick(atlas_of(owner))
    atlas.filter.search_field.setText("big three dragons")
    assert "No matching yaku won in this club" in owner.texts(atlas.page)


def test_the_list_follows_undone_and_new_wins(owner: User) -> None:
    win_pinfu(owner.desk)
    atlas = atlas_of(owner)
    tick(atlas)
    owner.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert listed(atlas) == []
    owner.window.show_screen("table")
    win(owner.desk, SEAT_WIND, winner=1)
    atlas_of(owner)
    assert listed(atlas) == ["yakuhai_seat"]
