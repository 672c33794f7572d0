# SPDX-License-Identifier: MIT
"""The circumstances of a win as chips in fixed places."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from mahjong_desk.rules.model.circumstances import HAITEI, HOUTEI, Circumstance, WinMethod
from mahjong_desk.ui.kit.controls.chip import Chip

_COLUMNS, _WIDEST = 3, 116
_LAST = frozenset({HAITEI.id, HOUTEI.id})


class SituationGrid(QWidget):
    """Rows of three places; a place shows the circumstance that is possible now, or stays empty.

    The reason for an empty place is its tip, and is shown at once when it is pressed.
    """

    toggled = Signal(str)
    explained = Signal(str)

    def __init__(self, circumstances: Sequence[Circumstance], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places = assign_places(circumstances)
        self._chips: dict[str, Chip] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        for at, place in enumerate(self.places):
            for name in place:
                chip = self._chips[name] = Chip("", on_felt=True)
                chip.accessible_role = "CheckBox"
                chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                chip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                chip.clicked.connect(lambda _on, name=name: self.toggled.emit(name))
                self._grid.addWidget(chip, *divmod(at, _COLUMNS))
        if not self.places:
            self.hide()

    def show_situations(
        self, labels: Mapping[str, str], chosen: Collection[str], barred: Mapping[str, str], hints: Mapping[str, str]
    ) -> None:
        """Shows what is chosen or possible; ``barred`` has the reasons for the rest, ``hints`` the tips of others."""
        if any(self._chips[name].text() != label for name, label in labels.items()):
            for name, label in labels.items():
                self._chips[name].setText(label)
            for column in range(_COLUMNS):
                names = [name for place in self.places[column::_COLUMNS] for name in place]
                widest = max((self._chips[name].width_at(dense=True) for name in names), default=1)
                self._grid.setColumnStretch(column, min(widest, _WIDEST))
        for place in self.places:
            possible = [name for name in place if name not in barred]
            drawn = next((name for name in place if name in chosen), next(iter(possible), ""))
            reasons = "\n".join(f"{labels[name]}: {barred[name]}" for name in place if name in barred)
            for name in place:
                chip = self._chips[name]
                chip.setVisible(name == (drawn or place[0]))
                chip.set_blank(not drawn)
                chip.setEnabled(name == drawn and name not in barred)
                chip.setChecked(name in chosen)
                chip.setToolTip(barred.get(name, hints.get(name, "")) if drawn else reasons)
                chip.setAccessibleDescription(chip.toolTip())

    def choices(self) -> list[str]:
        """Returns the circumstance of each place: the one drawn, or the first where none is possible."""
        return [next(name for name in place if not self._chips[name].isHidden()) for place in self.places]

    def chip(self, name: str) -> Chip:
        return self._chips[name]

    def is_possible(self, name: str) -> bool:
        """Returns whether a circumstance is drawn and can be changed."""
        chip = self._chips.get(name)
        return chip is not None and not chip.isHidden() and chip.isEnabled()

    def missing_reasons(self) -> list[str]:
        """Returns why the empty places are empty."""
        return [chip.toolTip() for chip in map(self.chip, self.choices()) if not chip.isEnabled() and chip.toolTip()]

    def press(self, number: int) -> None:
        """Clicks the chip of a place, counted from 1, or shows why there is none."""
        if not 1 <= number <= len(self.places):
            return
        chip = self._chips[self.choices()[number - 1]]
        if chip.isEnabled():
            chip.click()
        else:
            self.explained.emit(chip.toolTip())

    def take_focus(self) -> None:
        """Focuses the first chip that can be pressed."""
        usable = [chip for chip in map(self.chip, self.choices()) if chip.isEnabled()]
        if usable:
            usable[0].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Disabled chips leave their presses to the widget that holds them.
        chip = self.childAt(event.position().toPoint())
        if isinstance(chip, Chip) and chip.toolTip():
            self.explained.emit(chip.toolTip())


def assign_places(circumstances: Sequence[Circumstance]) -> tuple[tuple[str, ...], ...]:
    """Returns the circumstances of each place; those that share one are never possible for the same win.

    The last tile and the last discard share a place. A hand of the first turn takes the place of the replacement tile
    if it is won by a discard, and of the robbed kan if it is drawn.
    """
    firsts = [one for one in circumstances if one.first_turn]
    places: list[list[str]] = []
    for one in sorted(circumstances, key=_order):
        if one.first_turn:
            continue
        if one.id in _LAST and places and places[-1][0] in _LAST:
            places[-1].append(one.id)
            continue
        places.append([one.id])
        if one.needs_kan or one.robs_kan:
            method = WinMethod.DISCARD if one.needs_kan else WinMethod.DRAW
            places[-1] += [first.id for first in firsts if first.win_method is method]
    return tuple(map(tuple, places))


def _order(one: Circumstance) -> tuple[bool, ...]:
    """Sorts riichi and what needs it first, then the last tile, the replacement tile and the robbed kan."""
    return not (one.is_declared or one.requires_any), one.id not in _LAST, not one.needs_kan, not one.robs_kan
