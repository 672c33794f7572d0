# SPDX-License-Identifier: MIT
"""The menus of the table: what one seat can do, and what happens more rarely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.rules.model.events import (
    Adjust,
    Chombo,
    DeadHand,
    End,
    Event,
    PenaltyTile,
    Riichi,
    Shaozhuang,
    Sticks,
    Substitute,
    Win,
)
from mahjong_desk.ui.kit.listing import lettered, plain

SEAT_ACTS: tuple[tuple[str, type[Event]], ...] = (
    ("win", Win),
    ("riichi", Riichi),
    ("penalty_tile", PenaltyTile),
    ("chombo", Chombo),
    ("dead_hand", DeadHand),
)
"""What a seat can do, by the command that does it, in the order of the menu."""

RARER_ACTS: tuple[tuple[str, type[Event]], ...] = (
    ("penalty_tile", PenaltyTile),
    ("shaozhuang", Shaozhuang),
    ("dead_hand", DeadHand),
    ("adjust", Adjust),
    ("substitute", Substitute),
    ("sticks", Sticks),
    ("end", End),
)
"""What happens more rarely, likewise."""


class Entry(NamedTuple):
    """One line of a menu.

    Attributes:
        text: What it is called; a letter is underlined where it has none.
        barred: Why it cannot be chosen just now; empty where it can.
    """

    text: str
    act: Callable[[], None]
    barred: str = ""
    name: str = ""


def fill(menu: QMenu, entries: Sequence[Entry]) -> list[QAction]:
    """Adds entries to a menu, each with a letter of its own; returns their actions."""
    taken = {_letter(action.text()) for action in menu.actions()} | {_letter(entry.text) for entry in entries}
    made = []
    for entry in entries:
        text = entry.text
        if not _letter(text):
            letters = (letter for letter in plain(text).upper() if letter.isascii() and letter.isalpha())
            letter = next((letter for letter in (*letters, *_ALPHABET) if letter not in taken), "")
            taken.add(letter)
            text = lettered(text, letter) if letter else text
        action = menu.addAction(text)
        action.setData(entry.name)
        action.setEnabled(not entry.barred)
        action.setToolTip(entry.barred)
        action.triggered.connect(lambda _checked=False, act=entry.act: act())
        made.append(action)
    menu.setToolTipsVisible(True)
    return made


def passing_menu(parent: QWidget) -> QMenu:
    """Returns an empty menu over a widget that goes when it is closed."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _letter(text: str) -> str:
    return QKeySequence.mnemonic(text).toString().removeprefix("Alt+")


_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
