# SPDX-License-Identifier: MIT
"""A half-typed hand that cannot be kept on the disk is told quietly at the foot, and so is that it can again."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahjong_desk.rules.model.events import Draw
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.hand_entry import restore_draft
from tests.ledger.world import file_size_limit
from tests.ui.player import User


@pytest.fixture
def player(guest: User) -> User:
    """Somebody in the picker, with a hand on disk."""
    assert guest.desk.start_match("arushiaru", {}, ("Aoi", "Ben", "Chie", "Dai"), "Thursday")
    assert guest.desk.record_event(Draw())
    guest.window.picker.new_win(1)
    return guest


def foot(player: User) -> str:
    return player.window.foot.status.accessibleName()


def draft_file(player: User) -> Path:
    return player.desk.drafts.file(player.stored.record)


def test_a_full_disk_is_told_with_what_is_at_stake_and_told_gone(player: User) -> None:
    player.enter("1m")
    before = foot(player)
    assert "is on disk" in before
    with file_size_limit(10):
        player.enter("2m")
        assert foot(player).startswith(before)
        assert "not saved yet: the disk is full" in foot(player)
        assert not player.window.foot.status.failed
        text = foot(player)
        player.enter("3m")
        assert foot(player) == text
    player.enter("4m")
    assert foot(player) == before
    assert draft_file(player).exists()


def test_a_folder_that_is_gone_is_told_until_it_is_back(player: User) -> None:
    folder = draft_file(player).parent
    away = folder.with_name("away")
    folder.rename(away)
    player.enter("1m")
    assert "its folder cannot be reached" in foot(player)
    away.rename(folder)
    player.enter("2m")
    assert "not saved yet" not in foot(player)


def test_half_typed_hands_stay_in_two_matches(player: User) -> None:
    picker = player.window.screen_widget("picker")
    assert player.desk.record is not None
    first = player.desk.record.id
    player.enter("123m")
    typed = picker.entry.draft
    assert player.desk.start_match("arushiaru", {}, ("Emi", "Fumi", "Gen", "Hana"), "Friday")
    player.window.show_screen("table")
    second = player.desk.record.id
    player.window.picker.new_win(2)
    assert picker.entry.draft.entries == ()
    player.enter("55s")
    other = picker.entry.draft
    for match_id, draft in ((first, typed), (second, other), (first, typed)):
        player.window.opener.matches.open_match(match_id)
        assert picker.entry.draft == draft
    assert player.desk.folder is not None
    after_a_start = Desk()
    after_a_start.open(player.desk.folder)
    for match_id, draft in ((first, typed), (second, other)):
        assert after_a_start.continue_match(match_id)
        assert restore_draft(after_a_start) == draft
    after_a_start.close()


def test_a_hand_that_is_recorded_is_no_longer_at_stake(player: User) -> None:
    player.enter("1m")
    with file_size_limit(10):
        player.enter("2m")
        assert "not saved yet" in foot(player)
    player.window.show_screen("table")
    assert player.desk.record_event(Draw())
    assert "not saved yet" not in foot(player)
