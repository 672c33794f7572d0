# SPDX-License-Identifier: MIT
"""Keys as other systems have them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence

from mahjong_desk.ui.window.commands import all_commands, key_sequences

MACINTOSH = {QKeySequence.StandardKey.FullScreen: "Ctrl+Meta+F", QKeySequence.StandardKey.HelpContents: "Ctrl+?"}


def on_a_macintosh(name: str, *keys: str) -> list[str]:
    def standard(key: QKeySequence.StandardKey) -> Sequence[QKeySequence]:
        return [QKeySequence(MACINTOSH[key])] if key in MACINTOSH else []

    return [sequence.toString() for sequence in key_sequences(name, keys, mac=True, standard=standard)]


def test_the_key_of_the_system_comes_first() -> None:
    assert on_a_macintosh("full_screen", "F11") == ["Meta+Ctrl+F", "F11"]
    assert on_a_macintosh("rename") == []


def test_on_a_macintosh_the_command_key_goes_to_places() -> None:
    assert on_a_macintosh("place_table", "Alt+1") == ["Ctrl+1"]
    assert on_a_macintosh("export", "Ctrl+E") == ["Ctrl+E"]


def test_no_key_gives_two_commands_here_or_there() -> None:
    for mac in (False, True):
        given = [
            sequence.toString()
            for command in all_commands()
            for sequence in key_sequences(command.name, command.keys, mac=mac)
        ]
        assert len(given) == len(set(given))
