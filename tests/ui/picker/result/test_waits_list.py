# SPDX-License-Identifier: MIT
"""The waits of an unfinished hand: what each brings, and a click or a key that finishes the hand with one."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.ui.picker import PickerScreen
from tests.ui.picker.test_place import click, press, shown


def begin(picker: PickerScreen, tiles: str) -> None:
    picker.entry.choose_winner(1)
    picker.entry.choose_discarder(2)
    picker.entry.type_text(tiles)
    QApplication.processEvents()  # what came up is laid before anybody can click it


def test_a_click_on_a_wait_finishes_the_hand_with_it(picker: PickerScreen) -> None:
    begin(picker, "12322m456p78945s")
    waits = shown(picker).result.waits
    assert [tile.name for tile in waits.tiles] == ["3s", "6s"]
    click(waits.tiles[1])
    winning = picker.entry.draft.winning
    assert winning is not None
    assert MAHJONG.face_names[winning] == "6s"
    assert picker.entry.assessment.can_record
    assert not waits.isVisible()


def test_a_key_goes_to_the_waits_and_a_digit_chooses_one(picker: PickerScreen) -> None:
    begin(picker, "12322m456p78945s")
    press("A")
    assert QApplication.focusWidget() is shown(picker).result.waits.tiles[0]
    press("2")
    assert picker.entry.draft.winning == MAHJONG.face_names.index("6s")
    assert QApplication.focusWidget() is shown(picker).line


def test_the_key_finishes_a_hand_with_its_only_wait_at_once(picker: PickerScreen) -> None:
    begin(picker, "12322m456p78946s")
    press("A\r")
    match = picker.entry.desk.match
    assert match is not None
    assert len(match.events) == 1


def test_a_tile_of_which_none_is_left_cannot_be_clicked(picker: PickerScreen) -> None:
    begin(picker, "45s[6666s]123m456p99p")
    enabled = {tile.name: tile.isEnabled() for tile in shown(picker).result.waits.tiles}
    assert enabled["3s"]
    assert not enabled.get("6s", False)
