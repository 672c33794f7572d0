# SPDX-License-Identifier: MIT
"""Moves players by hand: two change places, be it that one of them sits out."""

from __future__ import annotations

from PySide6.QtCore import Signal

from mahjong_desk.club.schedule.rounds import Round
from mahjong_desk.texts import tr
from mahjong_desk.ui.club.evening.keeper import EveningKeeper
from mahjong_desk.ui.club.evening.next_round import SeatsView, Who, meetings_text
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.table.badges import Note
from mahjong_desk.ui.navigation import Window


class MoveSheet(FormSheet):
    """Shows the seats, exchanges two players at a time, and says who then meets again."""

    taken = Signal(object)

    def __init__(self, keeper: EveningKeeper, who: Who, seats: Round, window: Window) -> None:
        super().__init__(tr("Move players"), window, width=760)
        self._keeper, self._who, self.round = keeper, who, seats
        self.add_widget(
            Label(tr("Choose two players who change places. One of them may sit out."), role="ink2", wrap=True)
        )
        self.players = ChipGroup(tr("Which two"), self, exclusive=False)
        everybody = (*seats.players, *seats.sits_out)
        self.players.set_choices([(person, who.name_of(person)) for person in everybody])
        self.players.toggled.connect(self._only_two)
        self.add_widget(self.players)
        self._seats = SeatsView(who)
        self.add_widget(self._seats)
        self._meetings = Note("good", icon="seal")
        self.add_widget(self._meetings)
        self.body.addStretch(1)
        self.add_plain(tr("Cancel"), refuses=True)
        self.exchange = self.add_button(tr("E&xchange"), self._exchange)
        self.main = self.add_main_button(tr("&Take these seats"), self._take)
        self._show()

    def _only_two(self, person: object, on: bool) -> None:
        """Lets go of the earlier ones where a third player is chosen."""
        chosen = self.players.values()
        if on and len(chosen) > 2:
            first = next(other for other in chosen if other != person)
            self.players.set_chosen([other for other in chosen if other != first])
        self.exchange.setEnabled(len(self.players.values()) == 2)

    def _exchange(self) -> None:
        chosen = self.players.values()
        if len(chosen) != 2:
            return
        first, second = map(str, chosen)
        other = {first: second, second: first}
        self.round = Round(
            tuple(tuple(other.get(person, person) for person in table) for table in self.round.tables),
            tuple(other.get(person, person) for person in self.round.sits_out),
        )
        self.players.set_chosen([])
        self._show()

    def _show(self) -> None:
        self.exchange.setEnabled(len(self.players.values()) == 2)
        evening = self._keeper.evening
        if evening is None or evening.plan is None:
            return
        self._seats.show_seats(self.round, evening.seats, evening.plan.size, winds=self._keeper.has_winds)
        self._meetings.set_note("good", "", meetings_text(self.round, evening.seats, self._who.name_of))
        self.let_texts_wrap()

    def _take(self) -> None:
        self.taken.emit(self.round)
        self.close_sheet()
