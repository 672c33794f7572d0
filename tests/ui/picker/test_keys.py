# SPDX-License-Identifier: MIT
"""The underlined letters of the picker act with and without Alt, and none of them means something else there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from mahjong_desk.entry.indicators import Indicator
from mahjong_desk.rules import registry
from mahjong_desk.ui.kit.sheet_keys import letter_of
from mahjong_desk.ui.picker.keys import LETTERS, Act
from tests.ui.player import Player
from tests.ui.rulesets.playing import NAMES, begin, view_of

ALT = Qt.KeyboardModifier.AltModifier
_SAME = {Act.QUICK, Act.YES, Act.NO}
"""The acts whose letters stand underlined in what they press."""


@pytest.mark.parametrize(
    ("system", "key", "indicator"), [("boo", "d", Indicator.DORA), ("beijing", "i", Indicator.WILD)]
)
@pytest.mark.parametrize("with_alt", [False, True])
def test_an_indicator_is_asked_for_by_its_letter(
    qtbot: QtBot, tmp_path: Path, system: str, key: str, indicator: Indicator, with_alt: bool
) -> None:
    player = Player(qtbot, tmp_path / "club")
    begin(player, system)
    player.enter("w24")
    if with_alt:
        player.press(Qt.Key(ord(key.upper())), ALT)
    else:
        player.enter(key)
    player.wait(lambda: view_of(player).melds.mode is indicator)


@pytest.mark.parametrize("system", [ruleset.id for ruleset in registry.rulesets()])
def test_no_underlined_letter_means_something_else(qtbot: QtBot, tmp_path: Path, system: str) -> None:
    player = Player(qtbot, tmp_path / "club")
    begin(player, system, NAMES[: registry.find(system).players[0]])
    others = {chr(key) for key, act in LETTERS.items() if act not in _SAME}
    player.enter("w")
    for spoken in ("en", "ja", "zh"):
        player.window.settings.language = spoken
        buttons: list[QAbstractButton] = view_of(player).findChildren(QAbstractButton)
        letters = [letter for button in buttons if (letter := letter_of(button))]
        assert not set(letters) & others, (spoken, letters)
        assert len(set(letters)) == len(letters), (spoken, letters)
