# SPDX-License-Identifier: MIT
"""The keyboard of a sheet: digits choose seats, underlined letters press what they stand in, pieces can be typed."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.fields import select_on_focus
from mahjong_desk.ui.kit.physical_keys import as_latin, digit_of

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
_BACK = "\b"


@runtime_checkable
class TakesKeys(Protocol):
    """A part of a sheet that is answered by typing, wherever in the sheet the keyboard is."""

    def take_key(self, text: str) -> bool:
        """Takes what a key types, a backspace as such; tells whether it means something here."""

    def take_keyboard(self) -> None:
        """Takes the focus."""

    def goes_on(self) -> bool:
        """Tells whether the keyboard goes on to the next such part once this one is answered."""


class SheetKeys:
    """Finds who is meant by a key that the focused control has not taken itself."""

    def __init__(self, sheet: QWidget) -> None:
        self._sheet = sheet

    def prepare(self) -> None:
        """Gives the choices their letters, and lets a field be typed over when it gets the keyboard."""
        for edit in self._sheet.findChildren(QLineEdit):
            select_on_focus(edit)
        taken = {letter for button in _buttons(self._sheet) if (letter := _written(button))}
        # What is asked only once something else is said takes what the rest has left, and shifts nothing when it comes.
        for group in sorted(self._sheet.findChildren(ChipGroup), key=lambda one: not one.isVisibleTo(self._sheet)):
            taken |= group.give_letters(taken)

    def means(self, event: QKeyEvent) -> bool:
        """Tells whether a letter pressed with Alt stands underlined in the sheet."""
        letter = _letter(as_latin(event))
        with_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        return with_alt and lettered_button(self._sheet, letter) is not None

    def take(self, event: QKeyEvent) -> bool:
        """Does what a key asks for; tells whether it asks for something."""
        if event.modifiers() & _COMMANDS:
            return False
        event = as_latin(event)
        text = _BACK if event.key() == Qt.Key.Key_Backspace else digit_of(event) or event.text()
        if text and not event.modifiers() & Qt.KeyboardModifier.AltModifier and self.typed(text):
            return True
        button = lettered_button(self._sheet, _letter(event))
        if button is None:
            return False
        button.click()
        return True

    def typed(self, text: str) -> bool:
        """Gives what a key types to the part of the sheet that it means; tells whether there is one."""
        takers = self._takers()
        focused = self._sheet.window().focusWidget()
        own = [taker for taker in takers if taker is focused or taker.isAncestorOf(focused)]
        for taker in [*own, *(other for other in takers if other not in own)]:
            assert isinstance(taker, TakesKeys)
            if taker.take_key(text):
                if taker.goes_on():
                    self._go_on(taker)
                return True
        return False

    def _go_on(self, answered: QWidget) -> None:
        """Takes the keyboard to what is asked next, so that what is typed then is not lost."""
        fields = [
            child
            for child in self._sheet.findChildren(QWidget)
            if isinstance(child, TakesKeys | QLineEdit) and child.isVisibleTo(self._sheet) and child.isEnabled()
        ]
        later = fields[[field is answered for field in fields].index(True) + 1 :]
        if later and isinstance(later[0], TakesKeys):
            later[0].take_keyboard()
        elif later:
            later[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _takers(self) -> list[QWidget]:
        return [
            child
            for child in self._sheet.findChildren(QWidget)
            if isinstance(child, TakesKeys) and child.isVisibleTo(self._sheet) and child.isEnabled()
        ]


def lettered_button(place: QWidget, letter: str) -> QAbstractButton | None:
    """Returns the button of a place that a letter presses, None where no such button can be pressed."""
    if not letter:
        return None
    return next((button for button in _buttons(place) if button.isEnabled() and letter_of(button) == letter), None)


def letter_of(button: QAbstractButton) -> str:
    """Returns the letter that presses a button of a sheet, as a capital; nothing where it has none."""
    return getattr(button, "key", "") or _written(button)


def _written(button: QAbstractButton) -> str:
    return QKeySequence.mnemonic(button.text()).toString().removeprefix("Alt+")


def _letter(event: QKeyEvent) -> str:
    return chr(event.key()) if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z else ""


def _buttons(place: QWidget) -> list[QAbstractButton]:
    found: list[QAbstractButton] = place.findChildren(QAbstractButton)
    return [button for button in found if button.isVisibleTo(place)]
