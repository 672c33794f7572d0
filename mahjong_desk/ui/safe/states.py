# SPDX-License-Identifier: MIT
"""Three states in a row: how old the backup is, how the second copy is, how the check went."""

from __future__ import annotations

from enum import Enum

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.kit import Hairline, IconLabel, Label
from mahjong_desk.ui.kit.listing import headed


class Standing(Enum):
    """How something stands, with its icon and the colour of it."""

    GOOD = ("seal", "plus")
    WARNED = ("warning", "error")
    BROKEN = ("seal_broken", "error")
    OPEN = ("clock", "ink3")


class State(QWidget):
    """One state: an icon, what it is, and what belongs to it."""

    def __init__(self) -> None:
        """Makes an empty one."""
        super().__init__()
        self._icon = IconLabel("clock", "ink3", size=26)
        self.title = Label(size=18, bold=True, wrap=True)
        self.note = Label(size=14, role="ink2", wrap=True)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(12))
        row.addWidget(self._icon)
        row.addLayout(column, 1)

    def show_state(self, standing: Standing, title: str, note: str) -> None:
        """Shows how it stands."""
        self._icon.set_icon(*standing.value)
        self.title.setText(title)
        self.title.set_role("error" if standing is Standing.BROKEN else "ink")
        self.note.setText(note)
        self.setAccessibleName(headed(title, note))


class States(QWidget):
    """The three of them, parted by upright lines.

    Attributes:
        backup: How old the newest backup is.
        second: How it stands with the second copy.
        check: How the last check went.
    """

    def __init__(self) -> None:
        """Makes three empty ones."""
        super().__init__()
        self.backup, self.second, self.check = State(), State(), State()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(18))
        for place, state in enumerate((self.backup, self.second, self.check)):
            if place:
                row.addWidget(Hairline(upright=True))
            row.addWidget(state, 1)
