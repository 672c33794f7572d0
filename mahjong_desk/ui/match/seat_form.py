# SPDX-License-Identifier: MIT
"""The form for the names at the seats."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain, repeat, zip_longest

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.names import NameProblem, name_faults
from mahjong_desk.club.people.attendance import Attendance
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Person
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameCompletionModel, NameField
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import ENTER, column, table
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.marks import mark_for, mark_name
from mahjong_desk.ui.kit.text_format import join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileGroup, tile_faces
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.vocabulary import seat_labels

_TILE = 21


class _SeatRow:
    """One row of the form: wind tile, seat, field for the name, and error."""

    def __init__(self, completions: NameCompletionModel) -> None:
        self.tile = TileRow(width=_TILE)
        self.label = Label(role="ink2")
        self.field = NameField("", completions)
        self.field.setPlaceholderText(tr("Name", "a person"))
        self.fault = Label(size=14, role="error", wrap=True)
        self.fault.hide()
        self.was_left = False
        """Whether the field has been left, so that an empty name is an error."""

    def show_seat(self, name: str, tile: str) -> None:
        """Shows a seat; hides the row if its name is empty."""
        self.tile.set_groups((TileGroup(tile_faces(tile)),) if tile else ())
        self.tile.setVisible(bool(tile))
        self.label.setText(name)
        self.field.setAccessibleName(tr("Name at {wind}").format(wind=name))
        self.label.setVisible(bool(name))
        self.field.setVisible(bool(name))
        self.was_left = False

    def show_fault(self, fault: NameProblem | None) -> None:
        sentence = ""
        if fault is NameProblem.DUPLICATE:
            sentence = tr("This name is already used at another seat.")
        elif fault is NameProblem.SAME_PLAYER:
            sentence = tr("This player already has another seat.")
        elif fault is NameProblem.EMPTY and self.was_left:
            sentence = tr("Every seat needs a name.")
        if sentence == self.fault.text():
            # Repolishing would close the list of names.
            return
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
        self.field.setAccessibleDescription(sentence)
        self.field.setProperty("fault", bool(sentence))
        self.field.style().unpolish(self.field)
        self.field.style().polish(self.field)


class SeatForm(QWidget):
    """A name field for each seat, first dealer first, and buttons to change seats.

    Args:
        completions: The names offered for completion.
        previous: The names in the previous match.
        persons: The UUIDs of those players by name, until another person of the same name is chosen.
    """

    changed = Signal()
    draw_requested = Signal()

    def __init__(
        self, max_players: int, completions: NameCompletionModel, previous: Sequence[str], persons: Mapping[str, str]
    ) -> None:
        super().__init__()
        self._previous, self._persons = tuple(previous), persons
        self._person_ids = dict(persons)
        self._people: People | None = None
        self._players: list[Person] = []
        # All rows exist from the start, so that fast typing always finds a field.
        self._rows = tuple(_SeatRow(completions) for _seat in range(max_players))
        for row in self._rows:
            row.field.textEdited.connect(self._changed)
            row.field.person_chosen.connect(self._set_person)
            row.field.editingFinished.connect(partial(self._field_left, row))
        self.fields: tuple[NameField, ...] = ()
        self.previous_button = SecondaryButton(tr("Same as &last time"), on_click=self._seat_previous)
        self.rotate_button = SecondaryButton(
            tr("Ro&tate seats"), on_click=lambda: self.set_names((*self.names()[1:], *self.names()[:1]))
        )
        self.rotate_button.setToolTip(tr("Everyone moves one seat; the player in the second seat now deals first."))
        self.draw_button = SecondaryButton(tr("&Draw seats…"), on_click=self._draw)
        buttons = flow(self.rotate_button, self.draw_button, self.previous_button, gap=theme.px(8))
        self._drawn = Label(size=14, role="ink2", wrap=True)
        lines = [cells for row in self._rows for cells in ((row.tile, row.label, row.field), (None, None, row.fault))]
        grid = table(lines, wide=2, gaps=(theme.px(10), theme.px(2)))
        self.setLayout(column(grid, buttons, self._drawn, gap=theme.px(8)))

    def set_names(self, names: Sequence[str]) -> None:
        """Fills in the names, the first dealer's first."""
        for field, name in zip(self.fields, names, strict=True):
            field.setText(name)
        self._changed()

    def _seat_previous(self) -> None:
        self._person_ids |= self._persons
        self.set_names(self._previous)

    def set_drawn_names(self, names: Sequence[str]) -> None:
        """Fills in the names in the order of a draw, and describes it."""
        self.set_names(names)
        seats = [
            tr("{player}: {wind}").format(player=name, wind=row.label.text())
            for row, name in zip(self._rows, names, strict=False)
        ]
        self._drawn.setText(
            tr("Drawn: {seats}. {dealer} deals first.").format(seats=join_items(seats), dealer=names[0])
        )
        self._drawn.show()

    def seat(self, name: str) -> None:
        """Fills a name in at the first free seat, if there is one."""
        free = next((field for field in self.fields if not field.text().strip()), None)
        if free is not None:
            free.setText(name)
            self._changed()

    def unseat(self, name: str) -> None:
        """Clears the seat of a player."""
        for row in self._rows:
            if fold_name(row.field.text()) == fold_name(name):
                row.field.clear()
            row.was_left = False
        self._changed()

    def set_seats(self, ruleset: Ruleset, players: int, names: Sequence[str] = ()) -> None:
        """Shows a field for each player, with these names or the current ones."""
        seats = chain(seat_labels(ruleset, players), repeat(("", "")))
        for row, seat, name in zip(self._rows, seats, chain(names, repeat("")), strict=False):
            row.show_seat(*seat)
            if names:
                row.field.setText(name)
        self.fields = tuple(row.field for row in self._rows[:players])
        self._changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = next((seat for seat, field in enumerate(self.fields) if field.hasFocus()), len(self.fields))
        free = next((field for field in self.fields[focused + 1 :] if not field.text().strip()), None)
        if event.key() in ENTER and free is not None:
            free.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _set_person(self, name: str, person: str) -> None:
        self._person_ids[name] = person
        self._show_players()

    def show_people(self, people: People) -> None:
        """Shows the marks of known players before their names."""
        self._people = people
        self._show_players()

    def _show_players(self) -> None:
        self._show_marks()
        self._show_faults()

    def _show_marks(self) -> None:
        if (people := self._people) is None:
            return
        self._players = [
            people.person(person_id, name) if person_id else people.person_for_name(name)
            for name, person_id in zip(self.names(), self.persons(), strict=True)
        ]
        for field, name, person in zip(self.fields, self.names(), self._players, strict=True):
            is_known = bool(name) and person in people.everybody
            field.show_mark(mark_for(person.mark) if is_known else None)
            tip = join_notes(f"{person.name}", person.reading, mark_name(mark_for(person.mark)))
            field.setToolTip(tip if is_known else "")

    def names(self) -> tuple[str, ...]:
        """Returns the names, the first dealer's first."""
        return tuple(field.text().strip() for field in self.fields)

    def persons(self) -> tuple[str, ...]:
        """Returns the UUIDs of the persons chosen for the seats; empty for a typed name."""
        return tuple(self._person_ids.get(name, "") for name in self.names())

    def check(self) -> bool:
        """Shows all errors in the names; returns whether there are none."""
        for row in self._rows:
            row.was_left = True
        self._show_players()
        faulty = [field for field, fault in zip(self.fields, self._faults(), strict=True) if fault]
        if faulty:
            faulty[0].setFocus()
        return not faulty

    def _draw(self) -> None:
        if self.check():
            self.draw_requested.emit()

    def _changed(self) -> None:
        self._drawn.hide()
        self.previous_button.setVisible(len(self._previous) == len(self.fields) and self._previous != self.names())
        self._show_players()
        self.changed.emit()

    def _field_left(self, row: _SeatRow) -> None:
        # A field that is still empty is an error only after an attempt to start.
        row.was_left |= bool(row.field.text())
        self._show_faults()

    def _faults(self) -> list[NameProblem | None]:
        faults, seen = list(name_faults(self.names())), set[str]()
        for seat, person in enumerate(self._players):
            if faults[seat] is None and person.uuid in seen:
                faults[seat] = NameProblem.SAME_PLAYER
            seen.add(person.uuid or person.name)
        return faults

    def _show_faults(self) -> None:
        for row, fault in zip_longest(self._rows, self._faults()):
            row.show_fault(fault)


class AttendanceChips(QWidget):
    """A chip for each player of the session, checked if they have a seat."""

    seated = Signal(str)
    left = Signal(str)

    def __init__(self, people: Attendance) -> None:
        super().__init__()
        self._played = {
            name: tr("played {played} of {matches}").format(played=played, matches=people.matches)
            for name, played in people.played.items()
        }
        choices = [(name, name) for name in self._played]
        self.chips = ChipGroup("", exclusive=False, name=tr("Who plays"), choices=choices)
        self.chips.toggled.connect(lambda name, chosen: (self.seated if chosen else self.left).emit(name))
        self._sitting_out = ElidedLabel(size=14, role="ink2")
        self.setLayout(column(self.chips, self._sitting_out, gap=theme.px(4)))
        if not self._played:
            self.hide()

    def show_seats(self, names: Sequence[str]) -> None:
        """Shows who has a seat and who sits out.

        The chips of the latter are disabled if all seats are taken.
        """
        seated = set(map(fold_name, names))
        out = [name for name in self._played if fold_name(name) not in seated]
        self.chips.set_chosen([name for name in self._played if name not in out])
        for name, played in self._played.items():
            chip, is_barred = self.chips.chip(name), name in out and all(names)
            chip.setEnabled(not is_barred)
            chip.setToolTip(tr("All seats are taken. Choose someone to sit out first.") if is_barred else played)
        players = [tr("{player} ({played})").format(player=name, played=self._played[name]) for name in out]
        self._sitting_out.set_text(tr("Sitting out: {players}").format(players=join_items(players)) if players else "")
        self._sitting_out.setVisible(bool(out))
