# SPDX-License-Identifier: MIT
"""Enter on a win that waits for an answer says so, and the keys of the next hand leave that win alone."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.ui.picker import PickerScreen
from tests.ui.player import User
from tests.ui.rulesets.playing import rows, sit_down, view_of

DRAGONS = "23m99p+1m[555z1][666z3][777z4]"


def place_of(player: User) -> PickerScreen:
    place = player.window.screen_widget("picker")
    assert isinstance(place, PickerScreen)
    return place


@pytest.fixture
def waiting(player: User) -> User:
    """Somebody whose win waits for who is responsible, and who has pressed Enter."""
    sit_down(player, "arushiaru")
    player.enter("w20")
    player.paste(DRAGONS)
    player.enter("\n")
    return player


def test_enter_says_what_is_to_be_answered(waiting: User) -> None:
    assert rows(waiting) == []
    assert waiting.window.notice.isVisible()
    assert waiting.window.notice.text == "Not recorded yet: answer this first, or press Esc to leave."
    focus = QApplication.focusWidget()
    assert focus is not None
    assert view_of(waiting).result.pao.isAncestorOf(focus)


@pytest.mark.parametrize("keys", ["w31123m", "3123m", "f1", "t", "\b", "v1", "[111m]", "q"])
def test_the_keys_of_the_next_hand_do_not_change_this_one(waiting: User, keys: str) -> None:
    before = place_of(waiting).entry.draft
    waiting.window.notice.hide_now()
    waiting.enter(keys)
    assert place_of(waiting).entry.draft == before
    assert waiting.window.notice.isVisible()
    waiting.enter("y\n")
    assert len(rows(waiting)) == 1


def test_escape_goes_back_to_the_hand(waiting: User) -> None:
    waiting.enter("\x1b" + "w3")
    assert place_of(waiting).entry.draft.winner == 2


def test_a_digit_answers_unless_another_hand_was_begun(player: User) -> None:
    sit_down(player, "wsom")
    player.enter("w23" + "123456789m11s56s" + "4s\n")
    field = view_of(player).melds.questions.fields["immunity"]
    player.enter("w1")
    assert field.value() is None
    player.enter("\n1")
    assert field.value() == 0


def test_enter_asks_who_won_where_nobody_said_so(player: User) -> None:
    sit_down(player, "arushiaru")
    player.enter("w\x1b")
    player.paste("12322m456p789456s")
    player.window.notice.hide_now()
    player.enter("\n")
    assert player.window.notice.text == "14 tiles: who won?"
    assert player.window.notice.isVisible()
    player.enter("23\n")
    assert len(rows(player)) == 1


def test_r_is_riichi_in_the_picker_too(player: User) -> None:
    sit_down(player, "riichi")
    player.enter("w23r")
    assert place_of(player).entry.draft.situation == ("riichi",)
    player.enter("r")
    assert place_of(player).entry.draft.situation == ()


def test_r_does_nothing_where_there_is_no_riichi(player: User) -> None:
    sit_down(player, "mcr")
    player.enter("w23r")
    assert place_of(player).entry.error is None
