# SPDX-License-Identifier: MIT
"""Keyboard handling of sheets, and key hints."""

import sys
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import select_on_focus
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row
from mahjong_desk.ui.kit.painting import register_for_theme, text_width
from mahjong_desk.ui.kit.text_format import join_clauses, with_heading


class KeyHint(NamedTuple):
    """Keys and what they do."""

    keys: tuple[str, ...]  # The labels of the caps; ``–`` is shown without a cap.
    text: str


class KeyCap(Label):
    """A key cap: paper or felt with an edge, thicker at the bottom."""

    def __init__(self, key: str, *, on_felt: bool = False) -> None:
        super().__init__(key, size=13, role="felt_ink" if on_felt else "ink", align=Qt.AlignmentFlag.AlignCenter)
        self.setProperty("cap", "felt" if on_felt else "paper")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(key)

    def sizeHint(self) -> QSize:
        return QSize(max(theme.px(21), round(text_width(self.font(), self.text())) + theme.px(14)), theme.px(22))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class KeyHints(QWidget):
    """Hints for keys in one line; those that do not fit are left out."""

    def __init__(self, hints: Sequence[KeyHint] = ()) -> None:
        super().__init__()
        self._hints: tuple[KeyHint, ...] = ()
        self._parts: list[QWidget] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_hints(hints)
        register_for_theme(self)

    def set_hints(self, hints: Sequence[KeyHint]) -> None:
        # The focus changes with every click, and the hints mostly stay the same.
        if tuple(hints) == self._hints:
            return
        self._hints = tuple(hints)
        for part in self._parts:
            part.hide()
            part.deleteLater()
        self._parts = [self._part(hint) for hint in hints]
        self.setAccessibleName(join_clauses(*(with_heading(" ".join(hint.keys), hint.text) for hint in hints)))
        self.updateGeometry()
        self._arrange()

    def _part(self, hint: KeyHint) -> QWidget:
        keys = (Label(key, size=14, role="ink3") if key == "–" else KeyCap(key) for key in hint.keys)
        part = boxed(row(*keys, Label(hint.text, size=14, role="ink2"), gap=3), QWidget(self))
        part.show()
        return part

    def visible_count(self) -> int:
        """Returns how many hints fit."""
        return sum(not part.isHidden() for part in self._parts)

    def restyle(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        widths = [part.sizeHint().width() for part in self._parts]
        fits = len(widths)
        while fits > 1 and sum(widths[:fits]) + 12 * (fits - 1) > self.width():
            fits -= 1
        free = self.width() - sum(widths[:fits])
        gap = min(24.0, free / (fits - 1)) if fits > 1 else 0.0
        x = 0.0
        for index, part in enumerate(self._parts):
            part.setVisible(index < fits)
            part.setGeometry(round(x), 0, widths[index], self.height())
            x += widths[index] + gap

    def sizeHint(self) -> QSize:
        width = sum(part.sizeHint().width() + 24 for part in self._parts)
        return QSize(width, theme.px(26))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme.px(26))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


_KEY_ROWS = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_SCAN_CODES = {first + offset: sign for first, row in _KEY_ROWS.items() for offset, sign in enumerate(row)}
"""Digits and letters by their PC scan codes."""
_X_OFFSET = 8
"""The offset of scan codes under X and Wayland."""
_MAC_CODES = {
    **dict(zip((0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46), "ABCDEFGHIJKLM", strict=True)),
    **dict(zip((45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6), "NOPQRSTUVWXYZ", strict=True)),
    **dict(zip((29, 18, 19, 20, 21, 23, 22, 26, 28, 25), "0123456789", strict=True)),
}
_NON_LATIN_KEYS = range(0x370, Qt.Key.Key_Escape)
_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
_MODIFIERS = _COMMANDS | Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier


def to_digit(event: QKeyEvent) -> str:
    """Returns the digit that a key types, or that is printed on it."""
    text = event.text()
    if text.isascii() and text.isdigit():
        return text
    # Without Shift, the first row of a French keyboard types ``&é"'``.
    sign = "" if event.modifiers() & _MODIFIERS else _latin_label(event)
    return sign if sign.isdigit() else ""


def to_latin(event: QKeyEvent) -> QKeyEvent:
    """Returns a key event of another alphabet as the Latin letter on the key."""
    if event.key() not in _NON_LATIN_KEYS:
        return event
    sign = _latin_label(event)
    if not sign.isalpha():
        return event
    text = event.text()
    if text.isprintable() and text:
        text = sign if text.isupper() else sign.lower()
    return QKeyEvent(event.type(), ord(sign), event.modifiers(), text, event.isAutoRepeat(), event.count())


def _latin_label(event: QKeyEvent) -> str:
    if sys.platform == "darwin":
        return _MAC_CODES.get(event.nativeVirtualKey(), "") if event.nativeScanCode() else ""
    return _SCAN_CODES.get(event.nativeScanCode() - (_X_OFFSET if sys.platform == "linux" else 0), "")


_BACK = "\b"


def claims_key(event: QEvent, wants: Callable[[QKeyEvent], bool]) -> bool:
    """Returns whether a widget ``wants`` a key, and keeps it from shortcuts."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or not wants(event):
        return False
    event.accept()
    return True


@runtime_checkable
class KeyHandler(Protocol):
    """A part of a sheet that the user answers by typing, wherever the focus is."""

    def handle_key(self, text: str) -> bool:
        """Handles a character or a backspace; returns whether it had an effect."""

    def take_focus(self) -> None:
        """Focuses the part."""

    def advances_focus(self) -> bool:
        """Returns whether the focus advances to the next part after an answer."""


class SheetKeyboard:
    """Routes keys that the focused widget ignores to the parts of a sheet."""

    def __init__(self, sheet: QWidget) -> None:
        self._sheet = sheet

    def prepare(self) -> None:
        """Assigns mnemonics to the choices, and prepares the fields.

        Fields select their text when they get the focus, and leave mnemonics to the sheet.
        """
        for edit in self._sheet.findChildren(QLineEdit):
            select_on_focus(edit)
        for kind in (QLineEdit, QComboBox, QAbstractSpinBox):
            for field in self._sheet.findChildren(kind):
                field.installEventFilter(self._sheet)
        taken = {letter for button in _buttons(self._sheet) if (letter := _mnemonic_in_text(button))}
        # Hidden parts get the letters that are left, so that no letter changes when they appear.
        for group in sorted(self._sheet.findChildren(ChipGroup), key=lambda chips: not chips.isVisibleTo(self._sheet)):
            taken |= group.assign_mnemonics(taken)

    def is_mnemonic(self, event: QKeyEvent) -> bool:
        """Returns whether a key with Alt is a mnemonic of the sheet."""
        letter = _letter(to_latin(event))
        with_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        return with_alt and button_for_mnemonic(self._sheet, letter) is not None

    def handle_event(self, event: QKeyEvent) -> bool:
        """Handles a key; returns whether it had an effect."""
        if event.modifiers() & _COMMANDS:
            return False
        event = to_latin(event)
        text = _BACK if event.key() == Qt.Key.Key_Backspace else to_digit(event) or event.text()
        if event.isAutoRepeat() and text != _BACK:
            # A held key would choose and clear in turn.
            return True
        if text and not event.modifiers() & Qt.KeyboardModifier.AltModifier and self.handle_text(text):
            return True
        button = button_for_mnemonic(self._sheet, _letter(event))
        if button is None:
            return False
        button.click()
        return True

    def handle_text(self, text: str) -> bool:
        """Passes a typed character to the part that handles it; returns whether one did."""
        handlers = [part for part in self._typed_parts() if isinstance(part, KeyHandler)]
        focused = self._sheet.window().focusWidget()
        with_focus = [handler for handler in handlers if handler is focused or handler.isAncestorOf(focused)]
        for handler in [*with_focus, *(other for other in handlers if other not in with_focus)]:
            assert isinstance(handler, KeyHandler)
            if handler.handle_key(text):
                if handler.advances_focus():
                    self._focus_next(handler)
                return True
        return False

    def _focus_next(self, answered: QWidget) -> None:
        """Focuses the next part, so that what is typed next is not lost."""
        parts = self._typed_parts()
        following = parts[[part is answered for part in parts].index(True) + 1 :]
        if following and isinstance(following[0], KeyHandler):
            following[0].take_focus()
        elif following:
            following[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _typed_parts(self) -> list[QWidget]:
        """Returns the parts that the user answers by typing, in order."""
        parts = [part for part in self._sheet.findChildren(QWidget) if isinstance(part, KeyHandler | QLineEdit)]
        return [part for part in parts if part.isVisibleTo(self._sheet) and part.isEnabled()]


def button_for_mnemonic(root: QWidget, letter: str) -> QAbstractButton | None:
    """Returns the enabled button with a mnemonic inside ``root``, or None."""
    if not letter:
        return None
    return next((button for button in _buttons(root) if button.isEnabled() and mnemonic_of(button) == letter), None)


def mnemonic_of(button: QAbstractButton) -> str:
    """Returns the mnemonic of a button as a capital; empty if it has none."""
    return getattr(button, "key", "") or _mnemonic_in_text(button)


def _mnemonic_in_text(button: QAbstractButton) -> str:
    return QKeySequence.mnemonic(button.text()).toString().removeprefix("Alt+")


def _letter(event: QKeyEvent) -> str:
    return chr(event.key()) if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z else ""


def _buttons(root: QWidget) -> list[QAbstractButton]:
    buttons: list[QAbstractButton] = root.findChildren(QAbstractButton)
    return [button for button in buttons if button.isVisibleTo(root)]
