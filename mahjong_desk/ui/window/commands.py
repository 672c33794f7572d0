# SPDX-License-Identifier: MIT
"""Every command of the main window with its key, and the menu bar that holds them all."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QKeySequence

from mahjong_desk.rules.model.events import Event, PenaltyTile, Riichi, Shaozhuang, Sticks, Substitute
from mahjong_desk.texts import languages, mark, tr
from mahjong_desk.ui.kit.text_format import plain
from mahjong_desk.ui.text.language import language_choices
from mahjong_desk.ui.text.vocabulary import foul_usage
from mahjong_desk.ui.window.shortcuts import key_sequences

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QMenu

    from mahjong_desk.rules.ruleset import Ruleset


class Condition(Enum):
    """When a command can be given."""

    ALWAYS = "always"
    LEDGER = "ledger"
    MATCH = "match"
    AT_TABLE = "at the table"
    PLAYED = "played"
    EMPTY = "empty"
    UNDO = "undo"
    REDO = "redo"


class Command(NamedTuple):
    """One command.

    Attributes:
        turned_up: Whether it is about indicators; hidden while the match has none.
    """

    name: str
    text: str
    keys: tuple[str, ...] = ()
    condition: Condition = Condition.ALWAYS
    checkable: bool = False
    event: type[Event] | None = None
    turned_up: bool = False

    def sequences(self, ruleset: Ruleset | None = None) -> list[QKeySequence]:
        """Returns the keys that give it on this system and in a game, the first one shown."""
        if self.name == "chombo":
            # Some games call it by a word of their own, with another letter.
            return key_sequences(self.name, tuple(dict.fromkeys((mnemonic_of(self, ruleset), *self.keys))))
        return key_sequences(self.name, self.keys)


_MENUS = (
    (
        mark("M&atch"),
        (
            Command("new_match", mark("&New match…"), ("Ctrl+N",), Condition.LEDGER),
            Command("continue_match", mark("&Continue a match…"), ("Ctrl+O",), Condition.LEDGER),
            Command("export", mark("&Export…"), ("Ctrl+E",), Condition.MATCH),
            Command("import", mark("&Import…"), ("Ctrl+I",), Condition.LEDGER),
            Command("print", mark("&Print…"), ("Ctrl+P",), Condition.MATCH),
            None,
            Command("rename", mark("Rena&me a player…"), (), Condition.MATCH),
            Command("exchange", mark("E&xchange two seats…"), (), Condition.MATCH),
            Command("delete_match", mark("&Delete this empty match"), (), Condition.EMPTY),
            None,
            Command("export_all", mark("Export ever&ything…"), (), Condition.LEDGER),
            Command("backups", mark("&Backups and check…"), ("Ctrl+B",), Condition.LEDGER),
            Command("folder", mark("&Ledger in another folder…"), ()),
            Command("server", mark("Ledger on a ser&ver…"), ()),
            None,
            Command("settings", mark("&Settings…"), ("Ctrl+,",)),
            None,
            Command("quit", mark("&Quit"), ("Ctrl+Q",)),
        ),
    ),
    (
        mark("&Edit"),
        (
            Command("undo", mark("&Undo"), ("Ctrl+Z",), Condition.UNDO),
            Command("redo", mark("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), Condition.REDO),
            Command("correct", mark("&Correct the last hand…"), ("E",), Condition.PLAYED),
        ),
    ),
    (
        mark("&Hand"),
        (
            Command("win", mark("&Win"), ("W",), Condition.AT_TABLE),
            Command("draw", mark("&Draw"), ("D",), Condition.AT_TABLE),
            Command("riichi", mark("&Riichi"), ("R",), Condition.AT_TABLE, event=Riichi),
            Command("chombo", mark("&Chombo…"), ("C",), Condition.AT_TABLE),
            Command("indicator", mark("&Indicator…"), ("I",), Condition.AT_TABLE, turned_up=True),
            Command(
                "penalty_tile",
                mark("&Penalty tile…"),
                ("P",),
                Condition.AT_TABLE,
                event=PenaltyTile,
            ),
            Command("shaozhuang", mark("&Shaozhuang"), (), Condition.AT_TABLE, event=Shaozhuang),
            None,
            Command("more", mark("&More…"), ("M",), Condition.AT_TABLE),
            Command("dead_hand", mark("D&ead hand…"), (), Condition.AT_TABLE),
            Command("adjust", mark("C&orrection…"), (), Condition.AT_TABLE),
            Command("substitute", mark("Su&bstitute…"), (), Condition.AT_TABLE, event=Substitute),
            Command("sticks", mark("&Honba and deposit…"), (), Condition.AT_TABLE, event=Sticks),
            Command("note", mark("&Note on the last hand…"), (), Condition.MATCH),
            None,
            Command("end", mark("End m&atch…"), (), Condition.AT_TABLE),
        ),
    ),
    (
        mark("&View"),
        (
            Command("place_table", mark("&Table"), ("Alt+1",), Condition.ALWAYS, True),
            Command("place_picker", mark("&Picker"), ("Alt+2",), Condition.ALWAYS, True),
            Command("place_ledger", mark("&Ledger"), ("Alt+3",), Condition.ALWAYS, True),
            Command("place_learn", mark("L&earn"), ("Alt+4",), Condition.ALWAYS, True),
            Command("place_club", mark("&Club"), ("Alt+5",), Condition.ALWAYS, True),
            Command("place_rules", mark("&Rules"), ("Alt+6",), Condition.ALWAYS, True),
            None,
            Command("full_screen", mark("&Full screen"), ("F11",), Condition.ALWAYS, True),
        ),
    ),
    (
        mark("&Club"),
        (
            Command("club_players", mark("&Players")),
            Command("club_evening", mark("E&vening")),
            Command("club_standings", mark("&Standings")),
            Command("club_search", mark("Sea&rch")),
            Command("club_spectators", mark("Spe&ctators")),
            None,
            Command("sessions", mark("S&essions…"), ("Ctrl+L",), Condition.LEDGER),
            Command("house_rules", mark("&House rules…"), ("Ctrl+R",), Condition.LEDGER),
        ),
    ),
    (
        mark("He&lp"),
        (
            Command("help", mark("&Help on what is shown"), ("F1",)),
            Command("first_match", mark("&Guided first match"), (), Condition.LEDGER),
            Command("keys", mark("&Keys"), ("?", "Ctrl+F1")),
            Command("news", mark("&What is new")),
            Command("log", mark("&Log…"), ()),
            Command("about", mark("&About Mahjong Desk"), ("Shift+F1",)),
        ),
    ),
)
_THEMES = (
    ("light", mark("&Light")),
    ("dark", mark("&Dark")),
    ("contrast-light", mark("&High contrast, light")),
    ("contrast-dark", mark("High &contrast, dark")),
    ("system", mark("&As the system")),
)
_RECENT_FILES = mark("Recent &files")
_THEME_MENU = mark("T&heme")
_LANGUAGE_MENU = mark("L&anguage")
_SYSTEM_LANGUAGE = mark("&As the system")


class Commands(QObject):
    """All commands as actions, in the menu bar of a window."""

    menu_opens = Signal()

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        self.themes: dict[str, QAction] = {}
        self.languages: dict[str, QAction] = {}
        self._menus: list[tuple[QMenu, str]] = []
        self._ruleset: Ruleset | None = None
        self._met: frozenset[Condition] = frozenset()
        places = QActionGroup(self)
        for title, commands in _MENUS:
            menu = window.menuBar().addMenu("")
            menu.aboutToShow.connect(self.menu_opens)
            self._menus.append((menu, title))
            for command in commands:
                if command is None:
                    menu.addSeparator()
                    continue
                action = QAction(window)
                action.setShortcuts(command.sequences())
                action.setAutoRepeat(False)
                action.setCheckable(command.checkable)
                # Macintosh moves commands by their words; these stand where they are put.
                action.setMenuRole(_ROLES.get(command.name, QAction.MenuRole.NoRole))
                if command.name.startswith("place_"):
                    places.addAction(action)
                menu.addAction(action)
                # Its keys must work where no menu bar is seen, as in full screen.
                window.addAction(action)
                self.actions[command.name] = action
                if command.name == "import":
                    self.recent_files = menu.addMenu("")
                    self._menus.append((self.recent_files, _RECENT_FILES))
            if title == _VIEW:
                self._add_choices(menu)
        self.retranslate()

    def pressed_by(self, event: QKeyEvent) -> QAction | None:
        """Returns the command that a key gives, None if it gives none or is held down."""
        key = QKeySequence(event.keyCombination())
        found = (action for action in self.actions.values() if action.isEnabled() and key in action.shortcuts())
        return None if event.isAutoRepeat() else next(found, None)

    def _add_choices(self, menu: QMenu) -> None:
        menu.addSeparator()
        for title, names, into in (
            (_THEME_MENU, tuple(name for name, _ in _THEMES), self.themes),
            (_LANGUAGE_MENU, language_choices(), self.languages),
        ):
            submenu = menu.addMenu("")
            self._menus.append((submenu, title))
            group = QActionGroup(self)
            for name in names:
                action = QAction(self)
                action.setCheckable(True)
                group.addAction(action)
                submenu.addAction(action)
                into[name] = action

    def retranslate(self) -> None:
        """Names all menus and commands in the language that holds now."""
        for menu, title in self._menus:
            menu.setTitle(tr(title))
        self._name_commands()
        for name, text in _THEMES:
            self.themes[name].setText(tr(text))
        self.languages["system"].setText(tr(_SYSTEM_LANGUAGE))
        for name, own in languages().items():
            self.languages[name].setText(own.name)

    def _name_commands(self) -> None:
        for command in all_commands():
            self.actions[command.name].setText(_title(command, self._ruleset))
            if command.name == "chombo":
                self.actions[command.name].setShortcuts(command.sequences(self._ruleset))

    def offer(self, known: Collection[type[Event]], *, turned_up: bool = False, ruleset: Ruleset | None = None) -> None:
        """Shows the commands that record one of these events, and hides those of other rulesets."""
        if ruleset is not self._ruleset:
            self._ruleset = ruleset
            self._name_commands()
        for command in _BY_NAME.values():
            if command.event is not None:
                self.actions[command.name].setVisible(command.event in known)
            elif command.turned_up:
                self.actions[command.name].setVisible(turned_up)

    def allow(self, met: frozenset[Condition]) -> None:
        """Lets those commands be given whose condition is met, and no others."""
        if met != self._met:
            self._met = met
            for command in _BY_NAME.values():
                self.actions[command.name].setEnabled(command.condition in met)

    def allow_more(self, name: str, *, possible: bool) -> None:
        """Lets a command be given if its condition is met and it is possible besides."""
        self.actions[name].setEnabled(possible and _BY_NAME[name].condition in self._met)


def command_named(name: str) -> Command:
    """Returns the command of that name.

    Raises:
        KeyError: There is none.
    """
    return _BY_NAME[name]


def all_commands() -> tuple[Command, ...]:
    """Returns every command in the order of the menus."""
    return tuple(command for _, commands in _MENUS for command in commands if command is not None)


def command_menus() -> tuple[tuple[str, tuple[Command, ...]], ...]:
    """Returns the name of every menu in the language that holds now, with its commands."""
    return tuple(
        (plain(tr(title)), tuple(command for command in commands if command is not None)) for title, commands in _MENUS
    )


def command_text(command: Command, ruleset: Ruleset | None = None) -> str:
    """Returns what a command is called in a game, in the language that holds now, without its mnemonic."""
    return plain(_title(command, ruleset)).removesuffix("…")


def mnemonic_of(command: Command, ruleset: Ruleset | None = None) -> str:
    """Returns the letter that gives a command while its menu is open, in the language that holds now."""
    return QKeySequence.mnemonic(_title(command, ruleset)).toString().removeprefix("Alt+")


def _title(command: Command, ruleset: Ruleset | None) -> str:
    """Returns the text of a command with its mnemonic; some games have words of their own."""
    if command.name == "chombo":
        return tr("&Chombo…", usage=foul_usage(ruleset))
    if command.name == "sticks" and ruleset is not None and not ruleset.conventions.deposit:
        return tr("How often t&he dealer stayed…")
    return tr(command.text)


_VIEW = _MENUS[3][0]
_ROLES = {
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
}
_BY_NAME = {command.name: command for command in all_commands()}
