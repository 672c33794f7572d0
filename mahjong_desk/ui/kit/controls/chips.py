# SPDX-License-Identifier: MIT
"""Chips: single choices that are on or off, and groups for one choice or several."""

import re
import sys
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import OnClick, PaintedButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys
from mahjong_desk.ui.kit.painting import elide_text, paint_box, register_for_theme, remeasure, text_width
from mahjong_desk.ui.kit.text_format import escape_ampersands, with_mnemonic, without_mnemonic

_RADIUS = 8
_PADDING, _DENSE_PADDING = 13, 8
"""Horizontal padding of a chip, usual and dense."""
_SQUEEZED_WIDTH = 200
"""The width down to which a longer chip may be squeezed, at 100 %."""
_ELIDED_PADDING = 4
"""The horizontal padding of an elided text."""


class Chip(PaintedButton):
    """A button for one choice, with the ``key`` that chooses it in a sheet."""

    accessible_role = ""

    def __init__(
        self,
        text: str,
        *,
        on_felt: bool = False,
        checkable: bool = True,
        icon: str = "",
        on_click: OnClick | None = None,
    ) -> None:
        self._on_felt = on_felt
        self._dense = self._blank = False
        self.key = ""
        super().__init__(text, icon=icon, on_click=on_click)
        self.setCheckable(checkable)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_dense(self, *, dense: bool) -> None:
        if dense != self._dense:
            self._dense = dense
            remeasure(self)

    def set_blank(self, blank: bool) -> None:
        """Keeps the space of the chip without drawing it."""
        if blank != self._blank:
            self._blank = blank
            self.update()

    def set_key(self, key: str) -> None:
        if key != self.key:
            self.key = key
            remeasure(self)

    def text_with_mnemonic(self) -> str:
        if not self.key:
            return self.text()
        if self.key.isdigit():
            return f"{self.key}  {self.text()}"
        return with_mnemonic(without_mnemonic(self.text()), self.key)

    def elided_text(self) -> str:
        font, room = self.text_font(), self.width() - 2 * _ELIDED_PADDING
        text = self.text_with_mnemonic()
        return text if text_width(font, text, mnemonic=True) <= room else elide_text(font, text, room)

    def text_font(self) -> QFont:
        return theme.font(15 if not self._on_felt else 14, bold=self.isChecked())

    def colours(self) -> tuple[QColor | None, QColor, QColor]:
        colours = theme.current()
        if self._on_felt:
            if self.isChecked():
                return colours.brass, colours.brass_edge, colours.brass_ink
            if not self.isEnabled():
                return None, colours.felt_line, colours.felt_ink2
            if self.isDown():
                return colours.felt_dark, colours.felt_ink2, colours.felt_ink
            return colours.felt_deep, (colours.felt_ink2 if self.underMouse() else colours.felt_line), colours.felt_ink
        if self.isChecked():
            return colours.brass_wash, colours.brass_text, colours.ink
        return super().colours()

    def sizeHint(self) -> QSize:
        # Room for the bold text of a checked chip.
        bold = theme.font(15 if not self._on_felt else 14, bold=True)
        width = round(text_width(bold, self.text_with_mnemonic(), mnemonic=True))
        padding = theme.scaled_frame(_DENSE_PADDING if self._dense else _PADDING)
        width += (theme.px(26) if self._icon_name else 0) + 2 * padding
        return QSize(max(32, theme.min_touch_size(), width), max(32, theme.scaled_frame(32), theme.min_touch_size()))

    def minimumSizeHint(self) -> QSize:
        size = self.sizeHint()
        return QSize(min(size.width(), theme.px(_SQUEEZED_WIDTH)), size.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._blank:
            return
        painter = QPainter(self)
        fill, edge, ink = self.colours()
        box = QRectF(self.rect())
        thick = 2 if self.isChecked() and not self._on_felt else 1
        paint_box(painter, box, fill, edge, _RADIUS, thick)
        self.paint_content(painter, ink, box)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and not self._blank and self.elided_text() != self.text_with_mnemonic():
            tip = "\n".join(part for part in (without_mnemonic(self.text()), self.toolTip()) if part)
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)


_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_GAP, _DENSE_GAP = 6, 3
"""The gaps between chips."""


class ChipGroup(QWidget):
    """A label and chips that wrap; the arrow keys move between them.

    Tab stops only at the chosen chip of an exclusive group, as with radio buttons. In any other group, choosing more
    than ``most`` chips deselects the first one. Screen readers read ``name``, if given, instead of the label.
    """

    chosen = Signal(object)
    toggled = Signal(object, bool)
    choice_rejected = Signal(str)

    _tab_policy, _click_policy = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
    """The focus policies of chips at which Tab stops, and of chips that it skips."""

    def __init__(
        self,
        label: str,
        parent: QWidget | None = None,
        *,
        exclusive: bool = True,
        optional: bool = False,
        on_felt: bool = False,
        label_above: bool = False,
        seats: bool = False,
        letters: bool = False,
        marked: bool = False,
        most: int = 0,
        name: str = "",
        choices: Sequence[tuple[object, str]] = (),
        chosen: object = None,
    ) -> None:
        super().__init__(parent)
        self._seats, self._letters, self._marked = seats, letters, marked
        self._exclusive, self._optional, self._most = exclusive, optional, most
        self._on_felt = on_felt
        self._dense = False
        self._chips: dict[object, Chip] = {}
        self._shown: list[tuple[object, str]] = []
        self._arrows = ArrowKeys(self, choosing=exclusive)
        size = 14 if label_above else 15
        self._label_above = label_above
        self._label = Label(label, role="felt_ink2" if on_felt else "ink3", size=size, wrap=label_above)
        if not label:
            self._label.hide()
        self._flow = FlowBox(gap=_GAP)
        beside = (self._label, 0, TOP), (self._flow, 1)
        self._outer = column(self._label, (self._flow, 1), gap=4) if label_above else row(*beside, gap=8)
        self.setLayout(self._outer)
        self.setAccessibleName(name or label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        register_for_theme(self)
        if choices:
            self.set_choices(choices)
            self.choose(chosen)

    def restyle(self) -> None:
        """Makes a label next to the chips as high as they are."""
        if not self._label_above:
            self._label.setMinimumHeight(max(theme.px(32), theme.min_touch_size()))

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        """Shows chips for pairs of value and text; known values keep their state."""
        chosen = self.values()
        if self._shown == list(choices):
            return
        self._shown = list(choices)
        # Chips are reused: making new ones would take most of the time of a key press.
        chips = list(self._chips.values())
        for chip in chips[len(choices) :]:
            self._flow.remove_widget(chip)
            chip.deleteLater()
        chips = chips[: len(choices)]
        while len(chips) < len(choices):
            chips.append(self._make_chip())
        self._chips = {}
        for chip, (value, text) in zip(chips, choices, strict=True):
            chip.setText(text if self._marked else escape_ampersands(text))
            chip.setChecked(value in chosen)
            chip.setEnabled(True)
            chip.setToolTip("")
            chip.set_key(str(value + 1) if self._seats and isinstance(value, int) else "")
            self._chips[value] = chip
        self._arrows.serve(chips)
        self._set_tab_stop()
        self.updateGeometry()

    def _make_chip(self) -> Chip:
        chip = Chip("", on_felt=self._on_felt)
        chip.accessible_role = "RadioButton" if self._exclusive else "CheckBox"
        chip.set_dense(dense=self._dense)
        chip.clicked.connect(lambda checked: self._on_toggled(chip, checked))
        chip.setAccessibleDescription(self.accessibleName())
        self._flow.add_widget(chip)
        return chip

    def set_dense(self, *, dense: bool) -> None:
        """Uses smaller gaps and padding."""
        self._dense = dense
        if self._label_above:
            self._outer.setSpacing(1 if dense else 4)
        for chip in self._chips.values():
            chip.set_dense(dense=dense)
        # The new gap triggers a layout with the new widths.
        self._flow.set_gap(_DENSE_GAP if dense else _GAP)

    def set_single_line(self, squeezed: bool) -> None:
        """Keeps all chips in one line, the longest ones elided, or lets them wrap."""
        self._flow.set_single_line(squeezed)

    def choose(self, value: object) -> None:
        """Chooses a chip without a signal; None clears the choice."""
        self.set_chosen(() if value is None else (value,))

    def set_chosen(self, values: Sequence[object]) -> None:
        """Chooses several chips without a signal."""
        for value, chip in self._chips.items():
            chip.setChecked(value in values)
        self._set_tab_stop()

    def value(self) -> Any:
        """Returns the value of the first chosen chip, or None."""
        return next(iter(self.values()), None)

    def values(self) -> list[Any]:
        """Returns the values of all chosen chips."""
        return [value for value, chip in self._chips.items() if chip.isChecked()]

    def texts(self) -> tuple[str, ...]:
        return tuple(chip.text() for chip in self._chips.values())

    def chip(self, value: object) -> Chip:
        return self._chips[value]

    def disable(self, reasons: Mapping[Any, str], *, blank: bool = False) -> None:
        """Disables exactly the chips of these values, with the reasons as tooltips."""
        for value, chip in self._chips.items():
            chip.setEnabled(value not in reasons)
            chip.set_blank(blank and value in reasons)
            chip.setToolTip(reasons.get(value, ""))
        self._set_tab_stop()

    def assign_mnemonics(self, taken: Collection[str]) -> set[str]:
        """Assigns each chip a free letter as its key, and returns the group's keys."""
        if not self._letters:
            return {chip.key for chip in self._chips.values() if chip.key}
        assigned: set[str] = set()
        for value, chip in self._chips.items():
            name = getattr(value, "__name__", str(value))
            preferred = _mnemonic_candidates(without_mnemonic(chip.text())) or _mnemonic_candidates(name)
            free = (letter for letter in (*preferred, *_ALPHABET) if letter not in taken and letter not in assigned)
            letter = next(free, "")
            chip.set_key(letter)
            assigned |= {letter} - {""}
        return assigned

    def handle_key(self, text: str) -> bool:
        """Chooses the seat of a digit, and returns whether there is such a seat."""
        if not (self._seats and len(text) == 1 and text.isascii() and text.isdigit()):
            return False
        chip = next((chip for chip in self._chips.values() if chip.key == text), None)
        if chip is None:
            return False
        if chip.isEnabled():
            chip.click()
        else:
            self.choice_rejected.emit(chip.toolTip())
        return True

    def take_focus(self) -> None:
        """Focuses the chosen chip, or the first enabled one."""
        first = self._default_chip()
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def _default_chip(self) -> Chip | None:
        usable = [chip for chip in self._chips.values() if chip.isEnabledTo(self)]
        return next((chip for chip in usable if chip.isChecked()), usable[0] if usable else None)

    def _set_tab_stop(self) -> None:
        first = self._default_chip() if self._exclusive else None
        for chip in self._chips.values():
            chip.setFocusPolicy(self._tab_policy if first in (None, chip) else self._click_policy)

    def advances_focus(self) -> bool:
        """Returns whether the group is exclusive and has a choice."""
        return self._exclusive and self.value() is not None

    def _on_toggled(self, chip: Chip, checked: bool) -> None:
        value = next(value for value, other in self._chips.items() if other is chip)
        if self._exclusive:
            if not checked and not self._optional:
                chip.setChecked(True)
                return
            for other in self._chips.values():
                if other is not chip:
                    other.setChecked(False)
            self._set_tab_stop()
            self.chosen.emit(value if checked else None)
        elif self._most and len(self.values()) > self._most:
            next(other for other in self._chips.values() if other.isChecked() and other is not chip).setChecked(False)
        self.toggled.emit(value, checked)


def _mnemonic_candidates(text: str) -> list[str]:
    """Returns the letters of a text, initials of words first."""
    initials = re.findall(r"\b[A-Za-z]", text)
    return [letter.upper() for letter in (*initials, *re.findall(r"[A-Za-z]", text))]


class TypingChipGroup(ChipGroup):
    """Chips that a click does not focus, so that digits still go to the hand."""

    clicked = Signal()

    _tab_policy, _click_policy = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus

    def _make_chip(self) -> Chip:
        chip = super()._make_chip()
        chip.installEventFilter(self)
        return chip

    def choices(self) -> list[object]:
        return list(self._chips)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, Chip) and event.type() == QEvent.Type.MouseButtonRelease:
            # The chip must handle the release before the signal; a disabled chip ignores it.
            if watched.isEnabled():
                watched.event(event)
                self.clicked.emit()
            return True
        return super().eventFilter(watched, event)


_MAX_SHORTCUTS = 9


def page_shortcut(number: int, *, mac: bool = sys.platform == "darwin") -> QKeySequence:
    """Returns the shortcut of a page, counted from 1."""
    return QKeySequence(f"{'Meta' if mac else 'Ctrl'}+{number}")


class PageChips(ChipGroup):
    """Chips for pages, chosen with Ctrl+1, Ctrl+2 … while the screen has the focus."""

    def __init__(self, name: str, screen: QWidget) -> None:
        super().__init__("", screen)
        self._screen = screen
        # A page takes the focus when it is shown; the arrow keys need it on the chips.
        self._arrows.moved.connect(self.take_focus)
        self._keys: list[QShortcut] = []
        self.setAccessibleName(name)

    def set_choices(self, choices: Sequence[tuple[object, str]]) -> None:
        super().set_choices(choices)
        for key in self._keys:
            key.setEnabled(False)
            key.deleteLater()
        self._keys = []
        for number, (value, text) in enumerate(choices[:_MAX_SHORTCUTS], start=1):
            key = QShortcut(page_shortcut(number), self._screen)
            key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            chip = self.chip(value)
            key.activated.connect(chip.click)
            key_text = key.key().toString(QKeySequence.SequenceFormat.NativeText)
            chip.setToolTip(f"{without_mnemonic(text)} ({key_text})")
            self._keys.append(key)
