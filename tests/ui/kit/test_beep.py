# SPDX-License-Identifier: MIT
"""The beep of the system calls a user who looks elsewhere, and only if they have turned sound on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from mahjong_desk.ledger.errors import LedgerLocked
from mahjong_desk.ui.settings.sheet import SettingsSheet
from tests.ui.player import User
from tests.ui.rulesets.playing import CONTROL, sit_down, view_of


@pytest.fixture
def rung(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has sounded."""
    rung: list[str] = []
    monkeypatch.setattr(QApplication, "beep", lambda: rung.append("beep"))
    return rung


def turn_on(player: User) -> None:
    """Turns the sound on as a person does."""
    player.press(Qt.Key.Key_Comma, CONTROL)
    sheet = player.sheet(SettingsSheet)
    player.click(sheet.choices["sound"].chip(True))
    player.press(Qt.Key.Key_Escape)


def test_a_refusal_beeps_once_and_a_recorded_hand_never(guest: User, rung: list[str]) -> None:
    turn_on(guest)
    sit_down(guest, "boo")
    guest.enter("w")
    guest.press(Qt.Key.Key_2)
    guest.press(Qt.Key.Key_4)
    guest.paste("2233445567789m8m")
    assert view_of(guest).refusal.isVisible()
    assert rung == ["beep"]
    guest.press(Qt.Key.Key_Escape)
    guest.window.show_screen("table")
    guest.enter("d")
    assert rung == ["beep"]


def test_a_fault_beeps_and_a_success_does_not(guest: User, rung: list[str]) -> None:
    turn_on(guest)
    guest.window.notify("Saved to disk.")
    assert rung == []
    guest.window.notify("No other match can be continued.", fault=True)
    assert len(rung) == 1
    assert guest.desk.place is not None
    error = LedgerLocked(guest.desk.place)
    guest.window.set_failure(error)
    guest.window.set_failure(error)
    assert len(rung) == 2, "what is tried again and again is heard once"
    guest.window.set_failure(None)


def test_nothing_beeps_until_sound_is_turned_on(guest: User, rung: list[str]) -> None:
    guest.window.notify("No other match can be continued.", fault=True)
    assert rung == []
