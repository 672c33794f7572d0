# SPDX-License-Identifier: MIT
"""The keys in groups, for the sheet of keys and the help."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from html import escape
from typing import NamedTuple

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup, page_shortcut
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, Hairline, boxed, column, fill, row, table
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.sheets.keyboard import KeyCap, KeyHint
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import with_heading, without_mnemonic
from mahjong_desk.ui.picker.keyboard import all_keys
from mahjong_desk.ui.window.commands import (
    COMMANDS,
    HAND_MENU,
    CommandCondition,
    MenuCommand,
    command_menus,
    command_text,
    mnemonic_of,
    native_text,
)

_KEYS_WIDTH = 134
_MAX_HALF = 8
"""A group with longer halves fills two columns, without the general keys beside it."""
_MENUS = "menus"
"""The id of the page of the menus."""
_FIND = "find"
"""Replaced by the system's key for searching."""
_PAGE = "page"
"""Replaced by the key of the first page of a screen."""
_TITLES = {
    "table": mark("At the table"),
    "picker": mark("In the picker"),
    "ledger": mark("In the ledger"),
    "learn": mark("Learning"),
    "club": mark("In the club"),
    "rules": mark("In the rules"),
    "everywhere": mark("Everywhere"),
}
_KEYS = (
    ("table", ("Enter",), mark("On a seat: enter that player’s win")),
    ("ledger", ("↑", "↓"), mark("Previous or next hand")),
    ("ledger", ("→", "←"), mark("Open or close a hand")),
    ("learn", (_PAGE, "–", "9"), mark("Go to tab 1–9 of this section")),
    ("learn", (_FIND,), mark("In the atlas: search by name or reading")),
    ("learn", ("1", "–", "9"), mark("In a drill: choose an answer, or type digits before a suit letter")),
    ("learn", ("Enter",), mark("In a drill: check the answer, then show the next question")),
    ("club", (_PAGE, "–", "9"), mark("Go to tab 1–9 of this section")),
    ("club", (_FIND,), mark("On the Players page: search by name, reading or alias")),
    ("club", ("Enter",), mark("On a player: edit")),
    ("rules", (_FIND,), mark("Search all rules (Enter: next match)")),
    ("everywhere", ("Tab",), mark("Next control; with Shift, the previous one")),
    ("everywhere", ("↑", "↓", "←", "→"), mark("Move within a group, list or table")),
    ("everywhere", ("Enter",), mark("Press the main button, or the control in focus")),
    ("everywhere", ("Space",), mark("Press a button, toggle a choice")),
    ("everywhere", ("Esc",), mark("Close a dialog or go back")),
    ("everywhere", ("Page ↑", "Page ↓"), mark("Scroll a sheet or page")),
)
"""The keys of each screen that are not commands; the picker lists its own."""


class KeyGroup(NamedTuple):
    """A group of keys; ``name`` is its screen, ``everywhere``, or empty for a menu."""

    name: str
    title: str
    hints: tuple[KeyHint, ...]


def key_groups(shown: Collection[str], ruleset: Ruleset | None = None) -> list[KeyGroup]:
    """Returns the keys of ``shown`` commands and of screens, the general ones last."""
    groups = []
    for title, commands in command_menus():
        hints = (_hint(command, ruleset) for command in commands if command.name in shown)
        groups.append(KeyGroup("", title, tuple(hint for hint in hints if hint.keys)))
    return [*groups, *_screen_groups(ruleset)]


def _screen_groups(ruleset: Ruleset | None) -> list[KeyGroup]:
    key_texts = {_FIND: native_text(QKeySequence(QKeySequence.StandardKey.Find)), _PAGE: native_text(page_shortcut(1))}
    hints: dict[str, list[KeyHint]] = {name: [] for name in _TITLES}
    hints["picker"] += all_keys(ruleset)
    for name, caps, text in _KEYS:
        hints[name].append(KeyHint(tuple(key_texts.get(cap, cap) for cap in caps), tr(text)))
    return [KeyGroup(name, tr(title), tuple(hints[name])) for name, title in _TITLES.items()]


def help_placeholders(ruleset: Ruleset | None = None) -> Mapping[str, Callable[[], str]]:
    """Returns the placeholders of help pages: commands by name, and ``keys_SCREEN``."""
    commands_html: dict[str, Callable[[], str]] = {
        command.name: partial(_command_html, command, title, ruleset)
        for title, commands in command_menus()
        for command in commands
    }
    tables = {f"keys_{group.name}": partial(_table_html, group) for group in _screen_groups(ruleset)}
    return commands_html | tables


def _command_html(command: MenuCommand, menu: str, ruleset: Ruleset | None) -> str:
    """Returns a command with its key, or with its menu if it has none."""
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


def _hint(command: MenuCommand, ruleset: Ruleset | None) -> KeyHint:
    if not command.keys and command.condition is CommandCondition.AT_TABLE:
        # The command is in the menu "More", which has a key.
        return KeyHint((*_caps_of(COMMANDS["more"])[:1], mnemonic_of(command, ruleset)), command_text(command, ruleset))
    caps = [cap for key in _caps_of(command, ruleset) for cap in (key, "/")][:-1]
    return KeyHint(tuple(caps), command_text(command, ruleset))


def _caps_of(command: MenuCommand, ruleset: Ruleset | None = None) -> list[str]:
    return [native_text(sequence) for sequence in command.sequences(ruleset)]


class KeysSheet(Sheet):
    """Shows the keys on a page for each screen and for the menus, ``place`` first."""

    def __init__(self, window: QWidget, shown: Iterable[str], place: str, ruleset: Ruleset | None = None) -> None:
        super().__init__(tr("Keys"), window, width=1140)
        groups = [group for group in key_groups(frozenset(shown), ruleset) if group.hints]
        everywhere = groups.pop()
        menus = [group for group in groups if not group.name]
        screens = {group.name: _halves(group) or [group, everywhere] for group in groups if group.name}
        screens["table"].insert(0, next(group for group in menus if group.title == without_mnemonic(tr(HAND_MENU))))
        self._pages = {name: _page(parts, 2) for name, parts in screens.items()} | {_MENUS: _page(menus, 3)}
        titles = [(group.name, group.title) for group in groups if group.name]
        self.page = ChipGroup("")
        self.page.setAccessibleName(tr("Keys"))
        self.page.set_choices([*titles, (_MENUS, tr("In the menus"))])
        # Added before it is shown: a page without a parent would become a window.
        fill(self.body, self.page, *self._pages.values())
        self.page.choose(place)
        self._show_page(place)
        self.page.chosen.connect(self._show_page)
        self.add_main_button(tr("Close"), self.reject)

    def _show_page(self, name: object) -> None:
        for other, page in self._pages.items():
            page.setVisible(other == name)
        self.grow()


def _halves(group: KeyGroup) -> list[KeyGroup]:
    """Splits a long group into two columns; returns an empty list if it is short."""
    half = (len(group.hints) + 1) // 2
    parts = [group._replace(hints=group.hints[:half]), group._replace(title="", hints=group.hints[half:])]
    return parts if half > _MAX_HALF else []


def _page(groups: Sequence[KeyGroup], count: int) -> QWidget:
    """Returns the groups in columns of similar length."""
    columns: list[list[KeyGroup]] = [[] for _column in range(count)]
    sizes = [len(group.hints) + 2 for group in groups]
    for index, group in enumerate(groups):
        position = sum(sizes[:index]) + sizes[index] / 2
        columns[int(count * position / sum(sizes))].append(group)
    layouts = (column(*map(_group_layout, part), ..., gap=theme.px(9)) for part in columns)
    return boxed(row(*((layout, 1) for layout in layouts), gap=theme.px(32)))


def _group_layout(group: KeyGroup) -> QVBoxLayout:
    lines = []
    for hint in group.hints:
        text = Label(hint.text, wrap=True, align=TOP)
        text.setAccessibleName(with_heading(" ".join(hint.keys), hint.text))
        lines.append((_caps(hint), text))
    keys = table(lines, wide=1, gaps=(theme.px(14), theme.px(5)))
    return column(Label(group.title, size=19, serif=True), Hairline(), keys, gap=theme.px(4))


def _caps(hint: KeyHint) -> QWidget:
    caps = FlowBox(gap=3)
    caps.setFixedWidth(theme.px(_KEYS_WIDTH))
    for key in hint.keys:
        caps.add_widget(Label(key, role="ink3", size=14) if key in {"–", "/"} else KeyCap(key))
    return caps
