# SPDX-License-Identifier: MIT
"""Who a player is: name, reading, other names, since when and how often."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mahjong_desk.ui import theme
from mahjong_desk.ui.club.players.words import about, last_played
from mahjong_desk.ui.club_people import ClubPeople
from mahjong_desk.ui.kit import Hairline, Panel, PlainButton, Text
from mahjong_desk.ui.kit.listing import headed, listed
from mahjong_desk.ui.kit.marks import PlayerMark, mark_of


class PersonPaper(Panel):
    """Shows one person.

    Attributes:
        person: Who is shown, by UUID; empty for nobody.
        edit_button: Asks for what is said of the person.

    Signals:
        edit_wanted(str): What is said of a person shall be changed.
    """

    edit_wanted = Signal(str)

    def __init__(self, people: ClubPeople, parent: QWidget | None = None) -> None:
        """Makes the paper without a person."""
        super().__init__(parent)
        self._people, self.person = people, ""
        self._mark = PlayerMark(mark_of(0), size=26)
        self._name = Text(size=25, serif=True, wrap=True)
        self._about = Text(role="ink2", wrap=True)
        self._lines = Text(wrap=True)
        self.edit_button = PlainButton(self.tr("&Edit…"), icon="pencil")
        self.edit_button.clicked.connect(lambda _checked=False: self.edit_wanted.emit(self.person))
        head = QHBoxLayout()
        head.setSpacing(theme.px(12))
        head.addWidget(self._mark)
        head.addWidget(self._name)
        head.addWidget(self._about, 1)
        head.addWidget(self.edit_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 12, 20, 16)
        column.setSpacing(theme.px(10))
        column.addLayout(head)
        column.addWidget(Hairline())
        column.addWidget(self._lines)
        column.addStretch(1)
        self.show_person("")

    def show_person(self, uuid: str) -> None:
        """Shows a person; nobody for an empty UUID."""
        self.person = uuid
        for widget in (self._mark, self.edit_button):
            widget.setVisible(bool(uuid))
        if not uuid:
            self._name.setText("")
            self._about.setText(self.tr("Choose a player."))
            self._lines.setText("")
            return
        person = self._people.people.person(uuid)
        self._mark.set_mark(mark_of(person.mark))
        self._name.setText(f"{person.name}")
        self._about.setText(about(person))
        others = [name for name in person.names if name != person.name]
        lines = (
            headed(self.tr("Reading"), person.reading) if person.reading else "",
            headed(self.tr("Also found as"), listed(others)) if others else "",
            headed(self.tr("On prints, in files and for spectators"), person.pseudonym) if person.pseudonym else "",
            last_played(person),
        )
        self._lines.setText("\n".join(line for line in lines if line))
