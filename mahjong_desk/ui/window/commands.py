# SPDX-License-Identifier: MIT
"""The commands of the main window with their keys and menus."""

import sys
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from mahjong_desk.rules.model import events
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import mark, tr
from mahjong_desk.ui.club import PAGES as CLUB_PAGES
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.text_format import without_mnemonic
from mahjong_desk.ui.text.vocabulary import chombo_context, vocabulary_context

_STANDARD: Mapping[str, QKeySequence.StandardKey] = {
    "new_match": QKeySequence.StandardKey.New,
    "continue_match": QKeySequence.StandardKey.Open,
    "print": QKeySequence.StandardKey.Print,
    "settings": QKeySequence.StandardKey.Preferences,
    "quit": QKeySequence.StandardKey.Quit,
    "undo": QKeySequence.StandardKey.Undo,
    "redo": QKeySequence.StandardKey.Redo,
    "full_screen": QKeySequence.StandardKey.FullScreen,
    "help": QKeySequence.StandardKey.HelpContents,
}
"""The commands with a standard key of the system, which comes before our own keys."""


def key_sequences(
    name: str,
    keys: Sequence[str],
    *,
    mac: bool = sys.platform == "darwin",
    standard: Callable[[QKeySequence.StandardKey], Sequence[QKeySequence]] = QKeySequence.keyBindings,
) -> list[QKeySequence]:
    """Returns the keys of a command on this system; the first one is displayed."""
    first = list(standard(_STANDARD[name])[:1]) if name in _STANDARD else []
    own_sequences = [QKeySequence(key.replace("Alt+", "Ctrl+") if mac and key[-1].isdigit() else key) for key in keys]
    return [*first, *(sequence for sequence in own_sequences if sequence not in first)]


def native_text(sequence: QKeySequence) -> str:
    """Returns a key in the system's notation: ``Ctrl+N`` or ``⌘N``."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


class CommandCondition(Enum):
    """When a command is enabled."""

    ALWAYS = "always"
    UNCOVERED = "uncovered"
    LEDGER = "ledger"
    MATCH = "match"
    AT_TABLE = "at the table"
    HAND_PLAYED = "played"
    EMPTY = "empty"
    UNDO = "undo"
    REDO = "redo"


class MenuCommand(NamedTuple):
    """A command with its text and keys."""

    name: str
    text: str
    keys: tuple[str, ...] = ()
    condition: CommandCondition = CommandCondition.ALWAYS
    event: type[events.Event] | None = None  # If given, only games with this event have the command.
    needs_indicators: bool = False  # Whether only games with indicators have the command.

    def sequences(self, ruleset: Ruleset | None = None) -> list[QKeySequence]:
        """Returns its keys on this system under a ruleset; the first one is displayed."""
        if self.name == "chombo":
            # Some games have their own word for it, with another mnemonic.
            return key_sequences(self.name, tuple(dict.fromkeys((mnemonic_of(self, ruleset), *self.keys))))
        return key_sequences(self.name, self.keys)


HAND_MENU = mark("&Hand")
"""The menu of the events at the table."""
_MENUS = (
    (
        mark("M&atch"),
        (
            MenuCommand("new_match", mark("&New match…"), ("Ctrl+N",), CommandCondition.LEDGER),
            MenuCommand("continue_match", mark("&Continue match…"), ("Ctrl+O",), CommandCondition.LEDGER),
            MenuCommand("export", mark("&Export…"), ("Ctrl+E",), CommandCondition.MATCH),
            MenuCommand("import", mark("&Import…"), ("Ctrl+I",), CommandCondition.LEDGER),
            MenuCommand("print", mark("&Print…"), ("Ctrl+P",), CommandCondition.MATCH),
            None,
            MenuCommand("rename", mark("Rena&me player…"), (), CommandCondition.MATCH),
            MenuCommand("exchange", mark("S&wap two seats…"), (), CommandCondition.MATCH),
            MenuCommand("delete_match", mark("&Delete empty match"), (), CommandCondition.EMPTY),
            None,
            MenuCommand("export_all", mark("Export ever&ything…"), (), CommandCondition.LEDGER),
            MenuCommand("backups", mark("&Backups and check…"), ("Ctrl+B",), CommandCondition.LEDGER),
            MenuCommand("folder", mark("Open &ledger in another folder…")),
            MenuCommand("server", mark("Open ledger on a ser&ver…")),
            None,
            MenuCommand("settings", mark("&Settings…"), ("Ctrl+,",), CommandCondition.UNCOVERED),
            None,
            MenuCommand("quit", mark("&Quit"), ("Ctrl+Q",)),
        ),
    ),
    (
        mark("&Edit"),
        (
            MenuCommand("undo", mark("&Undo"), ("Ctrl+Z",), CommandCondition.UNDO),
            MenuCommand("redo", mark("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), CommandCondition.REDO),
            MenuCommand("correct", mark("&Correct last hand…"), ("E",), CommandCondition.HAND_PLAYED),
        ),
    ),
    (
        HAND_MENU,
        (
            MenuCommand("win", mark("&Win"), ("W",), CommandCondition.AT_TABLE),
            MenuCommand("draw", mark("&Draw"), ("D",), CommandCondition.AT_TABLE),
            MenuCommand("riichi", mark("&Riichi"), ("R",), CommandCondition.AT_TABLE, events.RiichiDeclaration),
            MenuCommand("chombo", mark("&Chombo…"), ("C",), CommandCondition.AT_TABLE),
            MenuCommand("indicator", mark("&Indicator…"), ("I",), CommandCondition.AT_TABLE, needs_indicators=True),
            MenuCommand("penalty_tile", mark("&Penalty tile…"), ("P",), CommandCondition.AT_TABLE, events.PenaltyTile),
            MenuCommand("shaozhuang", mark("&Shaozhuang"), (), CommandCondition.AT_TABLE, events.Shaozhuang),
            None,
            MenuCommand("more", mark("&More…"), ("M",), CommandCondition.AT_TABLE),
            MenuCommand("dead_hand", mark("D&ead hand…"), (), CommandCondition.AT_TABLE),
            MenuCommand("adjust", mark("Adjust p&oints…"), (), CommandCondition.AT_TABLE),
            MenuCommand("substitute", mark("Su&bstitute…"), (), CommandCondition.AT_TABLE, events.Substitution),
            MenuCommand(
                "sticks", mark("&Honba and riichi sticks…"), (), CommandCondition.AT_TABLE, events.StickCorrection
            ),
            MenuCommand("note", mark("&Note on last hand…"), (), CommandCondition.MATCH),
            None,
            MenuCommand("end", mark("End m&atch…"), (), CommandCondition.AT_TABLE),
        ),
    ),
    (
        mark("&View"),
        (
            MenuCommand("place_table", mark("&Table"), ("Alt+1",)),
            MenuCommand("place_picker", mark("&Picker"), ("Alt+2",)),
            MenuCommand("place_ledger", mark("&Ledger"), ("Alt+3",)),
            MenuCommand("place_learn", mark("L&earn"), ("Alt+4",)),
            MenuCommand("place_club", mark("&Club"), ("Alt+5",)),
            MenuCommand("place_rules", mark("&Rules"), ("Alt+6",)),
            None,
            MenuCommand("full_screen", mark("&Full screen"), ("F11",)),
        ),
    ),
    (
        mark("&Club"),
        (
            *(MenuCommand(f"club_{name}", page.title, page.keys) for name, page in CLUB_PAGES.items()),
            None,
            MenuCommand("house_rules", mark("&House rules…"), ("Ctrl+R",), CommandCondition.LEDGER),
        ),
    ),
    (
        mark("He&lp"),
        (
            MenuCommand("help", mark("&Help on this page"), ("F1",)),
            MenuCommand("first_match", mark("&Guided first match"), (), CommandCondition.LEDGER),
            MenuCommand("keys", mark("&Keys"), ("?", "Ctrl+F1")),
            MenuCommand("news", mark("&What’s new")),
            MenuCommand("log", mark("&Log…")),
            MenuCommand("about", mark("&About Mahjong Desk"), ("Shift+F1",)),
        ),
    ),
)
_RECENT_FILES = mark("Recent &files")
COMMANDS = {command.name: command for _, commands in _MENUS for command in commands if command is not None}
"""The commands by name, in the order of the menus."""
_Role = QAction.MenuRole
_ROLES = {"settings": _Role.PreferencesRole, "quit": _Role.QuitRole, "about": _Role.AboutRole}


class Commands(QObject):
    """The commands as actions in the menu bar of a window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self._menus: list[tuple[QMenu, str]] = []
        self._ruleset: Ruleset | None = None
        screens = QActionGroup(self)
        for title, commands in _MENUS:
            menu = window.menuBar().addMenu("")
            self._menus.append((menu, title))
            for command in commands:
                if command is None:
                    menu.addSeparator()
                    continue
                action = QAction(window)
                action.setAutoRepeat(False)
                action.setCheckable(command.name.startswith("place_") or command.name == "full_screen")
                # Otherwise macOS moves some commands because of their texts.
                action.setMenuRole(_ROLES.get(command.name, _Role.NoRole))
                if command.name.startswith("place_"):
                    screens.addAction(action)
                menu.addAction(action)
                # The keys must also work while the menu bar is hidden, such as in full screen.
                window.addAction(action)
                self.actions[command.name] = action
                if command.name == "import":
                    self.recent_files = menu.addMenu("")
                    self._menus.append((self.recent_files, _RECENT_FILES))
        self.retranslate()

    def action_for(self, event: QKeyEvent) -> QAction | None:
        """Returns the enabled action of a key, or None if it has none or is held down."""
        key = QKeySequence(event.keyCombination())
        actions = (action for action in self.actions.values() if action.isEnabled() and key in action.shortcuts())
        return None if event.isAutoRepeat() else next(actions, None)

    def retranslate(self) -> None:
        """Sets the texts and keys of menus and commands in the current language."""
        for menu, title in self._menus:
            menu.setTitle(tr(title))
        for name, command in COMMANDS.items():
            self.actions[name].setText(_title(command, self._ruleset))
            self.actions[name].setShortcuts(command.sequences(self._ruleset))

    def show_for_ruleset(self, ruleset: Ruleset | None) -> None:
        """Names the commands in the words of a game and hides those of other games."""
        if ruleset is not self._ruleset:
            self._ruleset = ruleset
            self.retranslate()
        known = ruleset.known_events if ruleset is not None else ()
        for name, command in COMMANDS.items():
            if command.event is not None:
                self.actions[name].setVisible(command.event in known)
            elif command.needs_indicators:
                self.actions[name].setVisible(ruleset is not None and bool(ruleset.indicators))

    def update(self, desk: Desk, *, at_table: bool, covered: bool) -> None:
        """Enables the commands whose condition is met.

        While a sheet covers the screen, only those that are always available are enabled.
        """
        met = {
            CommandCondition.UNCOVERED: True,
            CommandCondition.LEDGER: desk.ledger is not None,
            CommandCondition.MATCH: desk.match is not None,
            CommandCondition.AT_TABLE: at_table and desk.replay is not None and desk.replay.final is None,
            CommandCondition.HAND_PLAYED: at_table and bool(desk.row_ids),
            CommandCondition.EMPTY: desk.is_deletable,
            CommandCondition.UNDO: desk.undoable is not None or desk.deleted_match_id is not None,
            CommandCondition.REDO: desk.redoable is not None,
        }
        for name, command in COMMANDS.items():
            always = command.condition is CommandCondition.ALWAYS
            self.actions[name].setEnabled(always or (not covered and met[command.condition]))


def command_menus() -> tuple[tuple[str, tuple[MenuCommand, ...]], ...]:
    """Returns the titles of the menus in the current language with their commands."""
    return tuple(
        (without_mnemonic(tr(title)), tuple(command for command in commands if command is not None))
        for title, commands in _MENUS
    )


def command_text(command: MenuCommand, ruleset: Ruleset | None = None) -> str:
    """Returns the text of a command in a game, without mnemonic and ellipsis."""
    return without_mnemonic(_title(command, ruleset)).removesuffix("…")


def mnemonic_of(command: MenuCommand, ruleset: Ruleset | None = None) -> str:
    """Returns the letter of a command in its open menu in the current language."""
    return QKeySequence.mnemonic(_title(command, ruleset)).toString().removeprefix("Alt+")


def _title(command: MenuCommand, ruleset: Ruleset | None) -> str:
    """Returns the text of a command with its mnemonic, in the words of a game."""
    if command.name == "chombo":
        return tr("&Chombo…", usage=chombo_context(ruleset))
    if command.name == "draw":
        return tr("&Draw", usage=vocabulary_context(ruleset))
    if command.name == "sticks" and ruleset is not None and not ruleset.conventions.has_deposit:
        return tr("C&hange dealer repeats…")
    return tr(command.text)
