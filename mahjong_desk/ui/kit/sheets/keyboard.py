# SPDX-License-Identifier: MIT
"""The keys of a sheet, and key hints."""

import sys
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QSizePolicy, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import select_on_focus
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, row
from mahjong_desk.ui.kit.painting import register_for_theme, text_width
from mahjong_desk.ui.kit.text_format import join_clauses, with_heading


class KeyHint(NamedTuple):
    """Keys and what they do, with the labels of the caps in order; ``–`` between two caps has no cap."""

    keys: tuple[str, ...]
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

    def shown(self) -> int:
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


_FIRST_OF_ROWS: Final = {2: "1234567890", 16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
_SCAN_CODES: Final = {first + place: sign for first, row in _FIRST_OF_ROWS.items() for place, sign in enumerate(row)}
"""The letter keys by their PC scan codes."""
_X_OFFSET: Final = 8
"""The offset of scan codes under X and Wayland."""
_MAC_CODES: Final = {
    **dict(zip((0, 11, 8, 2, 14, 3, 5, 4, 34, 38, 40, 37, 46), "ABCDEFGHIJKLM", strict=True)),
    **dict(zip((45, 31, 35, 12, 15, 1, 17, 32, 9, 13, 7, 16, 6), "NOPQRSTUVWXYZ", strict=True)),
    **dict(zip((29, 18, 19, 20, 21, 23, 22, 26, 28, 25), "0123456789", strict=True)),
}
_LETTERS_OF_OTHER_ALPHABETS: Final = range(0x370, Qt.Key.Key_Escape)
_WITH_ANOTHER_MEANING: Final = (
    Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def digit_of(event: QKeyEvent) -> str:
    """Returns the digit typed by a key, or printed on it: without Shift, the French first row types ``&é"'``."""
    text = event.text()
    if text.isascii() and text.isdigit():
        return text
    sign = "" if event.modifiers() & _WITH_ANOTHER_MEANING else _sign_of(event)
    return sign if sign.isdigit() else ""


def as_latin(event: QKeyEvent) -> QKeyEvent:
    """Returns a key event of another alphabet as the Latin letter in its place, any other unchanged."""
    if event.key() not in _LETTERS_OF_OTHER_ALPHABETS:
        return event
    sign = _sign_of(event)
    if not sign.isalpha():
        return event
    text = event.text()
    if text.isprintable() and text:
        text = sign if text.isupper() else sign.lower()
    return QKeyEvent(event.type(), ord(sign), event.modifiers(), text, event.isAutoRepeat(), event.count())


def _sign_of(event: QKeyEvent) -> str:
    if sys.platform == "darwin":
        return _MAC_CODES.get(event.nativeVirtualKey(), "") if event.nativeScanCode() else ""
    return _SCAN_CODES.get(event.nativeScanCode() - (_X_OFFSET if sys.platform == "linux" else 0), "")


_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
_BACK = "\b"


def claims_key(event: QEvent, wants: Callable[[QKeyEvent], bool]) -> bool:
    """Keeps a key from shortcuts if a widget wants it for itself; returns whether it does."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent) or not wants(event):
        return False
    event.accept()
    return True


@runtime_checkable
class KeyHandler(Protocol):
    """A part of a sheet that is answered by typing, wherever the focus is."""

    def handle_key(self, text: str) -> bool:
        """Handles a typed character or a backspace; returns whether it means something here."""

    def take_focus(self) -> None:
        """Takes the focus."""

    def advances_focus(self) -> bool:
        """Returns whether the focus advances to the next part after an answer."""


class SheetKeyboard:
    """Routes a key that the focused control has ignored to the part of the sheet that it means."""

    def __init__(self, sheet: QWidget) -> None:
        self._sheet = sheet

    def prepare(self) -> None:
        """Gives the choices their letters, and makes fields select their text on focus."""
        for edit in self._sheet.findChildren(QLineEdit):
            select_on_focus(edit)
        taken = {letter for button in _buttons(self._sheet) if (letter := _written(button))}
        # Hidden parts get the letters left by the others, so that nothing changes when they appear.
        for group in sorted(self._sheet.findChildren(ChipGroup), key=lambda one: not one.isVisibleTo(self._sheet)):
            taken |= group.assign_mnemonics(taken)

    def is_mnemonic(self, event: QKeyEvent) -> bool:
        """Returns whether Alt and a letter is a mnemonic of the sheet."""
        letter = _letter(as_latin(event))
        with_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        return with_alt and button_for_mnemonic(self._sheet, letter) is not None

    def handle_event(self, event: QKeyEvent) -> bool:
        """Handles a key; returns whether it means something."""
        if event.modifiers() & _COMMANDS:
            return False
        event = as_latin(event)
        text = _BACK if event.key() == Qt.Key.Key_Backspace else digit_of(event) or event.text()
        if text and not event.modifiers() & Qt.KeyboardModifier.AltModifier and self.handle_text(text):
            return True
        button = button_for_mnemonic(self._sheet, _letter(event))
        if button is None:
            return False
        button.click()
        return True

    def handle_text(self, text: str) -> bool:
        """Passes a typed character to the part that it means; returns whether there is one."""
        takers = self._key_handlers()
        focused = self._sheet.window().focusWidget()
        own = [taker for taker in takers if taker is focused or taker.isAncestorOf(focused)]
        for taker in [*own, *(other for other in takers if other not in own)]:
            assert isinstance(taker, KeyHandler)
            if taker.handle_key(text):
                if taker.advances_focus():
                    self._go_on(taker)
                return True
        return False

    def _go_on(self, answered: QWidget) -> None:
        """Focuses the next question, so that what is typed next is not lost."""
        fields = [
            child
            for child in self._sheet.findChildren(QWidget)
            if isinstance(child, KeyHandler | QLineEdit) and child.isVisibleTo(self._sheet) and child.isEnabled()
        ]
        later = fields[[field is answered for field in fields].index(True) + 1 :]
        if later and isinstance(later[0], KeyHandler):
            later[0].take_focus()
        elif later:
            later[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _key_handlers(self) -> list[QWidget]:
        return [
            child
            for child in self._sheet.findChildren(QWidget)
            if isinstance(child, KeyHandler) and child.isVisibleTo(self._sheet) and child.isEnabled()
        ]


def button_for_mnemonic(place: QWidget, letter: str) -> QAbstractButton | None:
    """Returns the enabled button with a mnemonic, or None."""
    if not letter:
        return None
    return next((button for button in _buttons(place) if button.isEnabled() and mnemonic_of(button) == letter), None)


def mnemonic_of(button: QAbstractButton) -> str:
    """Returns the mnemonic of a button as a capital; empty if it has none."""
    return getattr(button, "key", "") or _written(button)


def _written(button: QAbstractButton) -> str:
    return QKeySequence.mnemonic(button.text()).toString().removeprefix("Alt+")


def _letter(event: QKeyEvent) -> str:
    return chr(event.key()) if Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z else ""


def _buttons(place: QWidget) -> list[QAbstractButton]:
    found: list[QAbstractButton] = place.findChildren(QAbstractButton)
    return [button for button in found if button.isVisibleTo(place)]
