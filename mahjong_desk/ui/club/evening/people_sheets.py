# SPDX-License-Identifier: MIT
"""The sheets for attendance at an evening, and for swapping seats."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.evening.evening import Presence
from mahjong_desk.club.names import NameProblem, name_faults
from mahjong_desk.club.schedule.rounds import RoundSeating
from mahjong_desk.match.players import fold_name
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.controller import EveningController
from mahjong_desk.ui.club.evening.side_panel import SeatsView, meetings_text, person_widget
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameCompletionModel, NameField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, boxed, clear, row, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.navigation import Navigator


class ArrivalRow(QWidget):
    """Asks for an arrival; emits the name, or the label that identifies a namesake."""

    name_entered = Signal(str)

    def __init__(self, completions: NameCompletionModel) -> None:
        super().__init__()
        self._chosen_label = ""
        self.field = NameField(tr("New arrival"), completions)
        self.field.textEdited.connect(lambda _text: self._choose(""))
        self.field.person_chosen.connect(lambda _name, key: self._choose(completions.label(key)))
        self.field.setPlaceholderText(tr("Player’s name"))
        self.add = SecondaryButton(tr("&Add"), on_click=self.submit)
        boxed(row((self.field, 1), self.add, gap=theme.px(8)), self)
        self.setFocusProxy(self.field)

    def _choose(self, label: str) -> None:
        self._chosen_label = label

    def submit(self) -> None:
        """Emits the typed name, if any."""
        name = self.field.text().strip()
        if fold_name(name):
            self.name_entered.emit(self._chosen_label or name)
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The Enter that chooses a suggestion never gets here.
        if event.key() in ENTER:
            self.submit()
        else:
            super().keyPressEvent(event)


class PeopleSheet(Sheet):
    """A row for each person who has arrived; each change is recorded at once."""

    def __init__(self, controller: EveningController, completions: NameCompletionModel, window: Navigator) -> None:
        super().__init__(tr("Who is here"), window, width=640)
        self._controller, self._completions = controller, completions
        self.rows: dict[str, ChipGroup] = {}
        self.arrival = ArrivalRow(completions)
        self.arrival.name_entered.connect(self._add_person)
        self.add_widget(self.arrival)
        self._grid = table((), gaps=(theme.px(6), theme.px(2)))
        self._list = boxed(self._grid)
        self.add_widget(self._list)
        self.body.addStretch(1)
        self.main = self.add_main_button(tr("&Done"), self._close)
        self._fill()
        controller.changed.connect(self._fill)
        self.arrival.field.setFocus()

    def _fill(self) -> None:
        evening = self._controller.evening
        people = dict(evening.people) if evening is not None else {}
        if list(people) != list(self.rows):
            clear(self._grid)
            self.rows = {}
            choices = ((Presence.PLAYS, tr("plays")), (Presence.RESTS, tr("sits out")), (Presence.GONE, tr("has left")))
            for row, person in enumerate(people):
                self._grid.addWidget(person_widget(self._controller, person, self._list), row, 0)
                chips = ChipGroup("", self._list, name=self._controller.name_of(person), choices=choices)
                chips.chosen.connect(lambda presence, person=person: self._set(person, presence))
                self._grid.addWidget(chips, row, 1)
                self.rows[person] = chips
        for person, presence in people.items():
            self.rows[person].choose(presence)

    def _set(self, person: str, presence: Presence) -> None:
        self._controller.set_presence(person, presence)
        self._fill()

    def _close(self) -> None:
        """Adds a name that was only typed, and closes the sheet unless that fails."""
        self.arrival.submit()
        if not self.arrival.field.text().strip():
            self.reject()

    def _add_person(self, name: str) -> None:
        evening = self._controller.evening
        if evening is None:
            return
        names = [evening.names[person] for person, presence in evening.people.items() if presence is not Presence.GONE]
        if name_faults([*names, name])[-1] is NameProblem.DUPLICATE:
            self.show_problem(tr("{player} is here already.").format(player=name))
            return
        self.show_problem("")
        if self._controller.check_in(name, self._completions.key(name)):
            self.arrival.field.clear()


class MoveSheet(Sheet):
    """Swaps two players at a time, and shows which pairs then meet again."""

    accepted_seats = Signal(object)

    def __init__(self, controller: EveningController, seats: RoundSeating, window: Navigator) -> None:
        super().__init__(tr("Move players"), window, width=760)
        self._controller, self.round = controller, seats
        self.add_widget(
            Label(tr("Choose two players to swap. One of them may be sitting out."), role="ink2", wrap=True)
        )
        everybody = [(person, controller.name_of(person)) for person in (*seats.players, *seats.sits_out)]
        self.players = ChipGroup(tr("Players to swap"), exclusive=False, most=2, choices=everybody)
        self.players.toggled.connect(self._update_button)
        self.add_widget(self.players)
        self._seats = SeatsView(controller)
        self.add_widget(self._seats)
        self._meetings = NoteBox("good", icon="seal")
        self.add_widget(self._meetings)
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        self.swap = self.add_button(tr("S&wap"), self._swap)
        self.main = self.add_main_button(tr("&Use these seats"), self._accept)
        self._show()

    def _update_button(self) -> None:
        self.swap.setEnabled(len(self.players.values()) == 2)

    def _swap(self) -> None:
        first, second = map(str, self.players.values())
        swapped = {first: second, second: first}
        self.round = RoundSeating(
            tuple(tuple(swapped.get(person, person) for person in table) for table in self.round.tables),
            tuple(swapped.get(person, person) for person in self.round.sits_out),
        )
        self.players.set_chosen([])
        self._show()

    def _show(self) -> None:
        self._update_button()
        if self._controller.evening is None or self._controller.evening.plan is None:
            # Another program may have removed the evening.
            return
        self._seats.show_seats(self.round)
        self._meetings.set_note("good", "", meetings_text(self.round, self._controller))
        self.update_text_heights()

    def _accept(self) -> None:
        self.accepted_seats.emit(self.round)
        self.reject()
