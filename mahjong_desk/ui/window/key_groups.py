# SPDX-License-Identifier: MIT
"""Every key in groups: each command, and what the keys do in each place; for the sheet of keys and the help."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from PySide6.QtGui import QKeySequence

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.kit.controls.chip_group import page_shortcut
from mahjong_desk.ui.kit.sheets.keyboard import KeyHint
from mahjong_desk.ui.picker.keyboard import all_keys
from mahjong_desk.ui.window.commands import (
    CommandCondition,
    MenuCommand,
    all_commands,
    command_menus,
    command_text,
    mnemonic_of,
)
from mahjong_desk.ui.window.shortcuts import native_text

_FIND = "find"
"""Stands for the key by which the system searches."""
_PAGE = "page"
"""Stands for the key of the first page of a place."""
_PAGES = ((_PAGE, "–", "9"), mark("Shows a page of the place, counted from the left"))
_EVERYWHERE = (
    (("Tab",), mark("Next control; with Shift the one before")),
    (("↑", "↓", "←", "→"), mark("Moves inside a group, a list or a table")),
    (("Enter",), mark("The main button of a sheet, or the control that has the focus")),
    (("Space",), mark("Presses a button, turns a choice")),
    (("Esc",), mark("Closes a sheet, goes back")),
    (("Page ↑", "Page ↓"), mark("Scrolls a sheet or a page")),
)
_TABLE = ((("Enter",), mark("On a seat: a win of that player")),)
_LEDGER = (
    (("↑", "↓"), mark("Goes from hand to hand")),
    (("→", "←"), mark("Opens a hand, closes it")),
)
_LEARN = (
    _PAGES,
    ((_FIND,), mark("In the atlas: a name or reading to look for")),
    (
        ("1", "–", "9"),
        mark("In a drill: chooses an answer, or waits for the letter of a suit"),
    ),
    (("Enter",), mark("In a drill: checks the answer, then asks the next question")),
)
_CLUB = (
    _PAGES,
    ((_FIND,), mark("Among the players: a name, reading or alias to look for")),
    (("Enter",), mark("On a player: what is said of them")),
)
_RULES = (((_FIND,), mark("Searches all rules; Enter goes to the next place")),)


class KeyGroup(NamedTuple):
    """Keys that belong together.

    Attributes:
        name: The place that they belong to; empty for a menu, ``everywhere`` for all places.
    """

    name: str
    title: str
    hints: tuple[KeyHint, ...]


def key_groups(shown: Collection[str], ruleset: Ruleset | None = None) -> list[KeyGroup]:
    """Returns every key that there is.

    Args:
        ruleset: What is played; None where there is no match.
    """
    menus = [
        KeyGroup("", title, tuple(_hint(command, ruleset) for command in commands if command.name in shown))
        for title, commands in command_menus()
    ]
    return [*menus, *_of_places(ruleset)]


def _of_places(ruleset: Ruleset | None) -> tuple[KeyGroup, ...]:
    return (
        KeyGroup("table", tr("At the table"), _hints(_TABLE)),
        KeyGroup("picker", tr("In the picker"), all_keys(ruleset)),
        KeyGroup("ledger", tr("In the ledger"), _hints(_LEDGER)),
        KeyGroup("learn", tr("Learning"), _hints(_LEARN)),
        KeyGroup("club", tr("In the club"), _hints(_CLUB)),
        KeyGroup("rules", tr("In the rules"), _hints(_RULES)),
        KeyGroup("everywhere", tr("Everywhere"), _hints(_EVERYWHERE)),
    )


def help_placeholders(ruleset: Ruleset | None = None) -> Mapping[str, Callable[[], str]]:
    """Returns what the pages of the help name: each command by its name, and ``keys_PLACE``, the keys of a place."""
    named: dict[str, Callable[[], str]] = {
        command.name: partial(_command_html, command, title, ruleset)
        for title, commands in command_menus()
        for command in commands
    }
    return named | {f"keys_{group.name}": partial(_table_html, group) for group in _of_places(ruleset)}


def _command_html(command: MenuCommand, menu: str, ruleset: Ruleset | None) -> str:
    """Returns the name of a command with its key; with its menu where it has none."""
    text = escape(command_text(command, ruleset))
    if command.keys:
        return f"<b>{text}</b> {_keys_html(_caps_of(command, ruleset)[:1])}"
    return f"<b>{escape(menu)} → {text}</b>"


def _table_html(group: KeyGroup) -> str:
    rows = "".join(
        f'<tr><td style="padding-right:16px">{_keys_html(hint.keys)}</td><td>{escape(hint.text)}</td></tr>'
        for hint in group.hints
    )
    return f'<table cellspacing="0" cellpadding="4">{rows}</table>'


def _keys_html(keys: Sequence[str]) -> str:
    return " ".join(f"<code>&nbsp;{escape(key)}&nbsp;</code>" if key not in {"–", "/"} else key for key in keys)


def _hints(keys: Sequence[tuple[tuple[str, ...], str]]) -> tuple[KeyHint, ...]:
    named = {_FIND: native_text(QKeySequence(QKeySequence.StandardKey.Find)), _PAGE: native_text(page_shortcut(1))}
    return tuple(KeyHint(tuple(named.get(cap, cap) for cap in caps), tr(text)) for caps, text in keys)


def _hint(command: MenuCommand, ruleset: Ruleset | None) -> KeyHint:
    if not command.keys and command.condition is CommandCondition.AT_TABLE:
        # It stands in the menu of the rarer actions, which a key opens.
        more = next(other for other in all_commands() if other.name == "more")
        return KeyHint((*_caps_of(more)[:1], mnemonic_of(command, ruleset)), command_text(command, ruleset))
    caps = [cap for key in _caps_of(command, ruleset) for cap in (key, "/")][:-1]
    return KeyHint(tuple(caps), command_text(command, ruleset))


def _caps_of(command: MenuCommand, ruleset: Ruleset | None = None) -> list[str]:
    return [native_text(sequence) for sequence in command.sequences(ruleset)]
