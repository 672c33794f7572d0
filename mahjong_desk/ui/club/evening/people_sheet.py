# SPDX-License-Identifier: MIT
"""Who is there this evening: who comes late, wants to sit out, or has gone."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from mahjong_desk.club.evening.evening import Presence
from mahjong_desk.club.names import NameFault, name_faults
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.comer import ComerRow
from mahjong_desk.ui.club.evening.keeper import EveningKeeper
from mahjong_desk.ui.club.evening.next_round import Who
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.controls.text_fields import KnownNames
from mahjong_desk.ui.kit.layout.panels import clear
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.navigation import Window


class PeopleSheet(FormSheet):
    """A row for everybody who came; each change is entered at once."""

    def __init__(self, keeper: EveningKeeper, who: Who, known: KnownNames, window: Window) -> None:
        super().__init__(tr("Who is here"), window, width=640)
        self._keeper, self._who = keeper, who
        self.rows: dict[str, ChipGroup] = {}
        self.comer = ComerRow(known)
        self.comer.named.connect(self._add_person)
        self.add_widget(self.comer)
        self._list = QWidget()
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(theme.px(2))
        self._grid.setColumnStretch(0, 1)
        self.add_widget(self._list)
        self.body.addStretch(1)
        self.main = self.add_main_button(tr("&Done"), self.close_sheet)
        self._fill()
        self.comer.field.setFocus()

    def _fill(self) -> None:
        evening = self._keeper.evening
        people = dict(evening.people) if evening is not None else {}
        if list(people) != list(self.rows):
            clear(self._grid)
            self.rows = {}
            for row, person in enumerate(people):
                self._grid.addWidget(self._who.widget(person, self._list), row, 0)
                chips = ChipGroup("", self._list)
                chips.setAccessibleName(self._who.name_of(person))
                chips.set_choices(
                    [
                        (Presence.PLAYS, tr("plays")),
                        (Presence.RESTS, tr("sits out")),
                        (Presence.GONE, tr("has gone")),
                    ]
                )
                chips.chosen.connect(lambda presence, person=person: self._set(person, presence))
                self._grid.addWidget(chips, row, 1)
                self.rows[person] = chips
        for person, presence in people.items():
            self.rows[person].choose(presence)

    def _set(self, person: str, presence: object) -> None:
        if isinstance(presence, Presence):
            self._keeper.set_presence(person, presence)
        self._fill()

    def _add_person(self, name: str) -> None:
        evening = self._keeper.evening
        if evening is None:
            return
        here = [self._who.name_of(person) for person in evening.people]
        if name_faults([*here, name])[-1] is NameFault.TWICE:
            self.complain(tr("{player} is here already.").format(player=name))
            return
        self.complain("")
        if self._keeper.come(name):
            self.comer.field.clear()
        self._fill()
