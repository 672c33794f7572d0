# SPDX-License-Identifier: MIT
"""The table's actions, as buttons and menus."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from mahjong_desk.rules.model import events
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton, TwoLineButton
from mahjong_desk.ui.kit.layout.boxes import reserve_place, row
from mahjong_desk.ui.kit.text_format import with_mnemonic, without_mnemonic
from mahjong_desk.ui.text.vocabulary import chombo_context, vocabulary_context

_MARGIN = 20
_MIN_WIN_WIDTH = 150
"""In pixels at any scale: large text widens the button by itself."""
_MAX_STEP_WIDTH = 226
"""The maximum width of undo and redo, at 100 %."""


class ActionRow(QWidget):
    """The buttons of the commands that every hand needs, and undo and redo."""

    command_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, SecondaryButton | PrimaryButton] = {"win": PrimaryButton(tr("&Win"))}
        self.buttons["win"].setMinimumWidth(_MIN_WIN_WIDTH)
        for name, text in (("draw", tr("&Draw")), ("chombo", tr("&Chombo…")), ("more", tr("&More…"))):
            self.buttons[name] = SecondaryButton(text, large=True)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, name=name: self.command_requested.emit(name))
            button.setFixedHeight(max(theme.scaled_frame(56), button.sizeHint().height()))
        self.undo_button = TwoLineButton(tr("Undo"), icon="undo")
        self.redo_button = TwoLineButton(tr("Redo"), icon="redo")
        for step, command in ((self.undo_button, "undo"), (self.redo_button, "redo")):
            step.clicked.connect(lambda _checked=False, command=command: self.command_requested.emit(command))
            reserve_place(step)
        # Record is at the right of the picker: a second click on it must not undo.
        actions = row(*self.buttons.values(), ..., gap=theme.scaled_frame(10))
        side = theme.scaled_frame(_MARGIN)
        edges = (side, theme.scaled_frame(12), side, theme.scaled_frame(18))
        self.setLayout(row(self.undo_button, (actions, 1), self.redo_button, gap=theme.px(10), edges=edges))

    def set_ruleset(self, ruleset: Ruleset | None, *, running: bool) -> None:
        """Shows the commands that a game has while a hand is in progress, otherwise none."""
        event_types = ruleset.known_events if ruleset is not None else ()
        self.buttons["draw"].setText(tr("&Draw", usage=vocabulary_context(ruleset)))
        self.buttons["chombo"].setText(tr("&Chombo…", usage=chombo_context(ruleset)))
        kinds = {"draw": events.Draw, "chombo": events.Chombo}
        for name, button in self.buttons.items():
            button.setVisible(running and (name not in kinds or kinds[name] in event_types))
        if self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            # Without a width there is nothing to arrange yet.
            self.arrange()

    def set_undo_names(self, undo: str, redo: str) -> None:
        """Sets the names of the actions to undo and redo.

        If a name is empty, the button is hidden but keeps its space.
        """
        for step, name in ((self.undo_button, undo), (self.redo_button, redo)):
            step.set_name(name)
            step.setVisible(bool(name))

    def arrange(self) -> None:
        """Fits undo and redo into the room that the other buttons leave."""
        visible = [button for button in self.buttons.values() if not button.isHidden()]
        # Summed here, because the layout learns late that a button is hidden.
        used = sum(max(button.sizeHint().width(), button.minimumWidth()) + theme.scaled_frame(10) for button in visible)
        each = (self.width() - 2 * theme.scaled_frame(_MARGIN) - theme.px(20) - used) // 2
        for step in (self.undo_button, self.redo_button):
            step.setFixedWidth(min(theme.px(_MAX_STEP_WIDTH), each) if step.shows_text_at(each) else step.icon_width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


SEAT_ACTIONS: tuple[tuple[str, type[events.Event]], ...] = (
    ("win", events.Win),
    ("riichi", events.RiichiDeclaration),
    ("penalty_tile", events.PenaltyTile),
    ("chombo", events.Chombo),
    ("dead_hand", events.DeadHand),
)
"""Command and event of each action of a seat, in the order of the menu."""

OTHER_ACTIONS: tuple[tuple[str, type[events.Event]], ...] = (
    ("penalty_tile", events.PenaltyTile),
    ("shaozhuang", events.Shaozhuang),
    ("dead_hand", events.DeadHand),
    ("adjust", events.Adjustment),
    ("substitute", events.Substitution),
    ("sticks", events.StickCorrection),
    ("end", events.MatchEnd),
)
"""Command and event of each rarer action, in the order of the menu."""


class MenuEntry(NamedTuple):
    """One line of a menu.

    Attributes:
        text: The label; it gets a mnemonic if it has none.
        disabled_reason: Why it cannot be chosen now; empty if it can.
    """

    text: str
    callback: Callable[[], None]
    disabled_reason: str = ""
    name: str = ""


def fill_menu(menu: QMenu, entries: Sequence[MenuEntry]) -> list[QAction]:
    """Adds entries to a menu, each with its own mnemonic; returns their actions."""
    taken = {_mnemonic(action.text()) for action in menu.actions()} | {_mnemonic(entry.text) for entry in entries}
    actions = []
    for entry in entries:
        text = entry.text
        if not _mnemonic(text):
            letters = (letter for letter in without_mnemonic(text).upper() if letter.isascii() and letter.isalpha())
            letter = next((letter for letter in (*letters, *_ALPHABET) if letter not in taken), "")
            taken.add(letter)
            text = with_mnemonic(text, letter) if letter else text
        action = menu.addAction(text)
        action.setData(entry.name)
        action.setEnabled(not entry.disabled_reason)
        action.setToolTip(entry.disabled_reason)
        action.triggered.connect(lambda _checked=False, act=entry.callback: act())
        actions.append(action)
    menu.setToolTipsVisible(True)
    return actions


def transient_menu(parent: QWidget) -> QMenu:
    """Returns an empty menu that is deleted when it closes."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _mnemonic(text: str) -> str:
    return QKeySequence.mnemonic(text).toString().removeprefix("Alt+")


_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
