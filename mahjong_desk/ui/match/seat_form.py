# SPDX-License-Identifier: MIT
"""The form for the names at the seats."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.names import NameProblem, name_faults, player_names
from mahjong_desk.club.people.attendance import Attendance
from mahjong_desk.club.people.people import People
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameCompletionModel, NameField
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import column, table
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.marks import mark_for, mark_name
from mahjong_desk.ui.kit.text_format import join_items, join_notes
from mahjong_desk.ui.kit.tiles.faces import TileGroup, tile_faces
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.text.vocabulary import wind_name

_TILE = 21
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WINDS = ("1z", "2z", "3z", "4z")


class _SeatRow:
    """One row of the form: wind tile, name of the seat, field for the player's name, and error."""

    def __init__(self, form: QWidget) -> None:
        self.tile = TileRow(width=_TILE, parent=form)
        self.label = Label("", form, role="ink2")
        self.field = NameField("", parent=form)
        self.field.setPlaceholderText(tr("Name", "a person"))
        self.fault = Label("", form, size=14, role="error", wrap=True)
        self.fault.hide()

    def show_seat(self, name: str, tile: str) -> None:
        """Shows a seat; hides the row if its name is empty."""
        self.tile.set_groups((TileGroup(tile_faces(tile)),) if tile else ())
        self.tile.setVisible(bool(tile))
        self.label.setText(name)
        self.field.setAccessibleName(tr("Name at {wind}").format(wind=name))
        for widget in (self.label, self.field):
            widget.setVisible(bool(name))
        if not name:
            self.fault.hide()


class SeatForm(QWidget):
    """A field for the name at each seat, from the first dealer on, and buttons to change the seats.

    Args:
        known: The names that are completed.
        before: The names in the previous match.
        persons: The UUIDs of those players by name, until another person of the same name is chosen.
    """

    changed = Signal()
    draw_requested = Signal()

    def __init__(
        self, most: int, known: NameCompletionModel, before: Sequence[str], persons: Mapping[str, str]
    ) -> None:
        super().__init__()
        self._edited: set[int] = set()
        self._seats: tuple[str, ...] = ()
        self._known, self._before, self._meant = known, tuple(before), dict(persons)
        self._people: People | None = None
        # All rows exist from the start, so that fast typing always finds a field.
        self._rows = tuple(self._make_row(seat) for seat in range(most))
        self.fields: tuple[NameField, ...] = ()
        self.before_button = SecondaryButton(tr("Same as &last time"), self)
        self.before_button.clicked.connect(lambda: self.set_names(self._before))
        self.round_button = SecondaryButton(tr("Ro&tate seats"), self)
        self.round_button.setToolTip(tr("Everyone moves one seat; the player in the second seat now deals first."))
        self.round_button.clicked.connect(lambda: self.set_names((*self.names()[1:], *self.names()[:1])))
        self.draw_button = SecondaryButton(tr("&Draw seats…"), self)
        self.draw_button.clicked.connect(self._draw)
        buttons = FlowBox(self, gap=theme.px(8))
        for button in (self.round_button, self.draw_button, self.before_button):
            buttons.add_widget(button)
        self._drawn = Label(size=14, role="ink2", wrap=True)
        lines = [cells for one in self._rows for cells in ((one.tile, one.label, one.field), (None, None, one.fault))]
        grid = table(lines, wide=2, gaps=(theme.px(10), theme.px(2)))
        self.setLayout(column(grid, buttons, self._drawn, gap=theme.px(8)))

    def set_names(self, names: Sequence[str]) -> None:
        """Fills in the names, the first dealer's first."""
        for field, name in zip(self.fields, names, strict=True):
            field.setText(name)
        self._changed()

    def set_drawn_names(self, names: Sequence[str]) -> None:
        """Fills in the names in the order of a draw, and describes it."""
        self.set_names(names)
        names = player_names(names)
        seats = [
            tr("{player}: {wind}").format(player=name, wind=wind) for wind, name in zip(self._seats, names, strict=True)
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
        for field in self.fields:
            if fold_name(field.text()) == fold_name(name):
                field.clear()
        self._edited = set()
        self._changed()

    def set_seats(self, ruleset: Ruleset, players: int, names: Sequence[str] = ()) -> None:
        """Shows a field for each player, with these names or the current ones."""
        self._seats = seat_names(ruleset, players)
        self._edited = set()
        tiles = wind_tiles(ruleset, players)
        for seat, one in enumerate(self._rows):
            one.show_seat(*((self._seats[seat], tiles[seat] if tiles else "") if seat < players else ("", "")))
            if names:
                one.field.setText(names[seat] if seat < len(names) else "")
        self.fields = tuple(one.field for one in self._rows[:players])
        self._changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = next((seat for seat, field in enumerate(self.fields) if field.hasFocus()), len(self.fields))
        free = next((field for field in self.fields[at + 1 :] if not field.text().strip()), None)
        if event.key() in _ENTER and free is not None:
            free.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _make_row(self, seat: int) -> _SeatRow:
        made = _SeatRow(self)
        made.field.set_completions(self._known)
        made.field.textEdited.connect(lambda _text: self._changed())
        made.field.person_chosen.connect(self._set_person)
        made.field.editingFinished.connect(lambda: self._field_left(seat))
        return made

    def _set_person(self, name: str, person: str) -> None:
        self._meant[name] = person
        self._show_marks()

    def show_people(self, people: People) -> None:
        """Shows the marks of known players before their names."""
        self._people = people
        self._show_marks()

    def _show_marks(self) -> None:
        if self._people is None:
            return
        for field, name, meant in zip(self.fields, self.names(), self.persons(), strict=True):
            person = self._people.person(meant, name) if meant else self._people.person_for_name(name)
            known = bool(name) and person in self._people.everybody
            field.show_mark(mark_for(person.mark) if known else None)
            tip = join_notes(f"{person.name}", person.reading, mark_name(mark_for(person.mark)))
            field.setToolTip(tip if known else "")

    def names(self) -> tuple[str, ...]:
        """Returns the names, the first dealer's first."""
        return tuple(field.text().strip() for field in self.fields)

    def persons(self) -> tuple[str, ...]:
        """Returns the UUIDs of the persons chosen for the seats; empty if a name was only typed."""
        return tuple(self._meant.get(name, "") for name in self.names())

    def check(self) -> bool:
        """Shows all errors in the names; returns whether there are none."""
        self._edited = set(range(len(self.fields)))
        return self._show_faults()

    def _draw(self) -> None:
        if self.check():
            self.draw_requested.emit()

    def _changed(self) -> None:
        self._drawn.setText("")
        self._drawn.hide()
        self.before_button.setVisible(len(self._before) == len(self.fields) and self._before != self.names())
        self._show_faults()
        self._show_marks()
        self.changed.emit()

    def _field_left(self, seat: int) -> None:
        # An empty field is an error only after an attempt to start.
        if self._rows[seat].field.text():
            self._edited.add(seat)
        self._show_faults()

    def _show_faults(self) -> bool:
        words = {
            NameProblem.EMPTY: tr("Every seat needs a name."),
            NameProblem.DUPLICATE: tr("This name is already used at another seat."),
        }
        found = name_faults(self.names())
        for seat, (one, fault) in enumerate(zip(self._rows, found, strict=False)):
            field, label = one.field, one.fault
            shown = fault is not None and (seat in self._edited or fault is NameProblem.DUPLICATE)
            label.setText(words[fault] if shown and fault is not None else "")
            label.setVisible(shown)
            if bool(field.property("fault")) != shown:
                field.setProperty("fault", shown)
                field.style().unpolish(field)
                field.style().polish(field)
            field.setAccessibleDescription(label.text())
        return not any(found)


def wind_tiles(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """Returns the wind tiles of the seats; empty if the pieces of the game have no winds."""
    known = ruleset.pieces.face_names
    return _WINDS[:players] if all(wind in known for wind in _WINDS) else ()


def seat_names(ruleset: Ruleset, players: int) -> tuple[str, ...]:
    """Returns the names of the seats in turn order from the first dealer."""
    if wind_tiles(ruleset, players):
        return tuple(wind_name(seat) for seat in range(players))
    dealer, right = tr("First dealer"), tr("On the dealer’s right")
    opposite, left = tr("Opposite the dealer"), tr("On the dealer’s left")
    return {2: (dealer, opposite), 3: (dealer, right, left)}.get(players, (dealer, right, opposite, left))


class WhoPlays(QWidget):
    """A chip for each player of the session, checked if they have a seat."""

    seated = Signal(str)
    left = Signal(str)

    def __init__(self, people: Attendance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self.chips = ChipGroup("", self, exclusive=False)
        self.chips.setAccessibleName(tr("Who plays"))
        self.chips.set_choices([(name, name) for name in people.played])
        for name, played in people.played.items():
            self.chips.chip(name).setToolTip(self._played_text(played))
        self.chips.toggled.connect(self._toggle)
        self._out = ElidedLabel(size=14, role="ink2")
        self.setLayout(column(self.chips, self._out, gap=theme.px(4)))
        self.setVisible(bool(people.played))

    def show_seats(self, names: Sequence[str]) -> None:
        """Shows who has a seat and who sits out; disables the latter if all seats are taken."""
        known = list(self._people.played)
        seated = set(map(fold_name, names))
        out = [name for name in known if fold_name(name) not in seated]
        self.chips.set_chosen([name for name in known if name not in out])
        full = all(names)
        self.chips.set_disabled_choices(
            out if full else [], tr("All seats are taken. Choose someone to sit out first.")
        )
        for name in known:
            if not full or name not in out:
                self.chips.chip(name).setToolTip(self._played_text(self._people.played[name]))
        players = [
            tr("{player} ({played})").format(player=name, played=self._played_text(self._people.played[name]))
            for name in out
        ]
        self._out.set_text(tr("Sitting out: {players}").format(players=join_items(players)) if players else "")
        self._out.setVisible(bool(out))

    def _played_text(self, played: int) -> str:
        return tr("played {played} of {matches}").format(played=played, matches=self._people.matches)

    def _toggle(self, name: object, chosen: bool) -> None:
        (self.seated if chosen else self.left).emit(str(name))
