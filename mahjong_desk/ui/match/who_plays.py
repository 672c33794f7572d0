# SPDX-License-Identifier: MIT
"""Who of the session plays the next match, and who sits out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.people.lately import Attendance
from mahjong_desk.match.names import fold_name
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import listed


class WhoPlays(QWidget):
    """A chip for everybody of the session; those who are chosen have a seat."""

    seated = Signal(str)
    left = Signal(str)

    def __init__(self, people: Attendance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = people
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(4))
        self.chips = ChipGroup("", self, exclusive=False)
        self.chips.setAccessibleName(tr("Who plays"))
        self.chips.set_choices([(name, name) for name in people.played])
        for name, played in people.played.items():
            self.chips.chip(name).setToolTip(self._counted(played))
        self.chips.toggled.connect(self._turned)
        column.addWidget(self.chips)
        self._out = Label(size=14, role="ink2", wrap=True)
        column.addWidget(self._out)
        self.setVisible(bool(people.played))

    def show_seats(self, names: Sequence[str]) -> None:
        """Shows who has a seat and who sits out; while every seat is taken nobody else can come."""
        known = list(self._people.played)
        seated = set(map(fold_name, names))
        out = [name for name in known if fold_name(name) not in seated]
        self.chips.set_chosen([name for name in known if name not in out])
        full = all(names)
        self.chips.set_barred(out if full else [], tr("Every seat is taken. Let somebody sit out first."))
        for name in known:
            if not full or name not in out:
                self.chips.chip(name).setToolTip(self._counted(self._people.played[name]))
        told = [
            tr("{player} ({played})").format(player=name, played=self._counted(self._people.played[name]))
            for name in out
        ]
        self._out.setText(tr("Sitting out: {players}").format(players=listed(told)) if told else "")
        self._out.setVisible(bool(told))

    def _counted(self, played: int) -> str:
        return tr("played {played} of {matches}").format(played=played, matches=self._people.matches)

    def _turned(self, name: object, chosen: bool) -> None:
        (self.seated if chosen else self.left).emit(str(name))
