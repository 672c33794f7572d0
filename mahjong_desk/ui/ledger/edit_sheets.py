# SPDX-License-Identifier: MIT
"""Small sheets that edit a row, a note or names."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLineEdit

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.person import identity_at
from mahjong_desk.club.stored_match import Edit, EditKind
from mahjong_desk.match.players import fold_name
from mahjong_desk.rules.model.events import Draw, Event, RiichiDeclaration, Win
from mahjong_desk.texts import tr
from mahjong_desk.ui.club_data import people_model_of
from mahjong_desk.ui.desk import Desk, try_write
from mahjong_desk.ui.events.event_form import EventFormWidget, context_before_row
from mahjong_desk.ui.events.registry import FORM_CLASSES, kind_names
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import NameField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.marks import mark_for
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.ledger.comparison_sheet import seats_player_twice
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.people import person_summary
from mahjong_desk.ui.text.vocabulary import hand_name

_WIDTH = 720


class EditEventSheet(Sheet):
    """Asks for an event; its main button opens the preview of the change."""

    form: EventFormWidget[Any]

    def __init__(self, desk: Desk, window: Navigator, row_id: int | None, event: Event | None = None) -> None:
        self._desk, self._window, self._row_id, self._old = desk, window, row_id, event
        self._known = context_before_row(desk, row_id)
        heading = tr("Insert a row") if event is None else tr("Correct this row")
        offered = kind_names(self._known.ruleset)
        if row_id is None and desk.replay is not None and desk.replay.final is not None:
            # No hand can follow the last one of a finished match.
            del offered[Win]
        super().__init__(heading, window, width=_WIDTH)
        first = type(event) if event is not None else Draw if Draw in offered else next(iter(offered))
        self.kinds = ChipGroup(tr("Event"), letters=True, choices=list(offered.items()), chosen=first)
        self.kinds.chosen.connect(self._show_form)
        self.add_widget(self.kinds)
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        if isinstance(event, RiichiDeclaration):
            # A riichi has no row of its own from which it could be deleted.
            self.add_button(tr("&Delete…"), self._delete)
        self.next = self.add_main_button(tr("&Preview changes"), self._show_comparison)
        self.main_button_blocked.connect(lambda: self.show_problem(self.problem or self.form.missing_text()))
        self._forms: dict[type[Event], EventFormWidget[Any]] = {}
        self._show_form()

    def _show_form(self) -> None:
        """Shows the fields of the chosen kind of event; a win opens the picker."""
        kind: type[Event] = self.kinds.value()
        if kind is Win:
            self._enter_win()
            return
        if kind not in self._forms:
            self._forms[kind] = self._form_for(kind)
        for form_kind, form in self._forms.items():
            form.setVisible(form_kind is kind)
        self.form = self._forms[kind]
        self.update_text_heights()
        if self.isVisible():
            self.keys.prepare()
        self._validate()
        self.grow(self.form.paper_width)

    def _form_for(self, kind: type[Event]) -> EventFormWidget[Any]:
        form = FORM_CLASSES[kind](self._known, self._old if type(self._old) is kind else None)
        form.changed.connect(self._validate)
        form.input_rejected.connect(self.show_problem)
        form.hide_payments()
        self.body.insertWidget(1, form)
        return form

    def current_event(self) -> Event | None:
        """Returns the event of the fields; note and time of the changed row are kept."""
        event: Event | None = self.form.current_event()
        return event if self._old is None or event is None else replace(event, note=self._old.note, at=self._old.at)

    def _validate(self) -> None:
        self.next.setEnabled(self.form.is_valid)
        self.show_problem(self.form.fault)

    def _enter_win(self) -> None:
        self.accept()
        if self._row_id is None:
            self._window.picker.new_win()
        else:
            self._window.picker.insert_win(self._row_id, inserts=self._old is None)

    def _delete(self) -> None:
        assert self._row_id is not None
        self.accept()
        self._window.confirm_edits([Edit.delete(self._row_id)])

    def _show_comparison(self) -> None:
        event = self.current_event()
        if event is None:
            return
        kind = EditKind.INSERT if self._old is None or self._row_id is None else EditKind.REPLACE
        self.accept()
        self._window.confirm_edits([Edit(kind, self._row_id, event)])


_MAX_NOTE_LENGTH = 500


class NoteSheet(Sheet):
    """Asks for the note of a row; an empty one removes it."""

    def __init__(self, desk: Desk, window: Navigator, row_id: int) -> None:
        assert desk.replay is not None
        row = desk.replay.rows[desk.row_ids.index(row_id)]
        super().__init__(tr("Note"), window, width=720)
        self._desk, self._window, self._row_id, self._old = desk, window, row_id, row.event.note or ""
        match = desk.replay.match
        sentence = with_heading(hand_name(match.rules.ruleset, row.before), row_text(match, row))
        self.add_widget(Label(sentence, bold=True, wrap=True))
        self.note = QLineEdit(self)
        # A note from a file may be longer than one that is typed.
        self.note.setMaxLength(max(_MAX_NOTE_LENGTH, len(self._old)))
        self.note.setText(self._old)
        self.note.setAccessibleName(tr("Note"))
        self.note.setPlaceholderText(tr("Note on this hand"))
        self.note.textChanged.connect(self._check)
        self.add_widget(self.note)
        self.add_widget(Label(tr("Notes do not change points."), size=14, role="ink2", wrap=True))
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        self.main = self.add_main_button(tr("&Save note"), self._submit)
        self.main_button_blocked.connect(
            lambda: self.show_problem(tr("Already noted") if self._old else tr("Enter the note first."))
        )
        self._check()

    def _check(self) -> None:
        self.show_problem("")
        self.main.setEnabled(self.note.text().strip() != self._old)

    def _submit(self) -> None:
        """Saves the note; the sheet stays open on failure."""
        text, stored = self.note.text().strip(), self._desk.stored
        assert stored is not None
        edits = [stored.note_edit(self._row_id, text)]
        if self.accept_if(*try_write(self._desk, lambda: self._desk.edit(edits))):
            self._window.notify(tr("Note saved.") if text else tr("Note deleted."))


class RenameSheet(Sheet):
    """Asks which name is wrong, and for the correct one."""

    help_page = "ledger#people"

    def __init__(self, desk: Desk, window: Navigator) -> None:
        assert desk.stored is not None
        super().__init__(tr("Rename player"), window, width=680, height=360)
        self._desk, self._window, self._stored = desk, window, desk.stored
        sentence = tr("The name is corrected in every hand of this match. No points change.")
        self.add_widget(Label(sentence, role="ink2", wrap=True))
        self._players = desk.stored.replay.all_players
        self.player = ChipGroup(tr("Player"), seats=True, choices=list(enumerate(self._players)))
        self.player.chosen.connect(self._choose_player)
        self.add_widget(self.player)
        self.name = NameField(tr("Correct name"), parent=self)
        self.name.setPlaceholderText(tr("Correct name"))
        self.name.textChanged.connect(self._check)
        self.add_widget(self.name)
        self._person_label = Label(size=14, role="ink2", wrap=True)
        self.add_widget(self._person_label)
        self._people = people_model_of(desk)
        self._people.changed.connect(self._check)
        desk.changed.connect(self._check)
        # After the sheet is open: reading the players of an old club takes a moment.
        QTimer.singleShot(0, self, self._refresh_people)
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        self.main = self.add_main_button(tr("&Rename"), self._submit)
        missing = tr("Choose a player and type the correct name.")
        self.main_button_blocked.connect(lambda: self.show_problem(self.problem or missing))
        self._check()

    def _choose_player(self, index: int) -> None:
        self.name.setText(self._players[index])
        self.name.setFocus()
        self.name.selectAll()

    def _entered_names(self) -> tuple[str, str] | None:
        """Returns the old and the new name; None if there is nothing to change."""
        index, new = self.player.value(), self.name.text().strip()
        if index is None or not fold_name(new):
            return None
        old = str(self._players[index])
        return (old, new) if new != old else None

    def _check(self) -> None:
        # A pending entry may have been recorded meanwhile.
        self._stored = self._desk.stored or self._stored
        names = self._entered_names()
        sentence = ""
        if names is not None:
            if seats_player_twice(self._stored.preview_rename(*names)):
                sentence = tr("Another player at this table already has that name.")
            elif self._people.people.person(identity_at(self._stored.journal.header, names[1])).former:
                sentence = tr("The player of this name has been deleted; the hands would count for a former player.")
        self.show_problem(sentence)
        self._show_matching_person()
        self.main.setEnabled(names is not None and not sentence)

    def _refresh_people(self) -> None:
        self._people.refresh()
        self._check()

    def _show_matching_person(self) -> None:
        """Shows for whom the hands will count, even if several have the name."""
        names, people = self._entered_names(), self._people.people
        if names is None or self._people.is_reading_matches:
            self.name.show_mark(None)
            self._person_label.setText("")
            return
        _, name = names
        person = people.person_at(self._stored.journal.header, name)
        is_known = person in people.everybody
        self.name.show_mark(mark_for(person.mark) if is_known else None)
        if not is_known:
            sentence = tr("Nobody else has this name.")
        elif len(people.namesakes(name)) > 1:
            sentence = tr(
                "Several players have this name; {player} ({about}) will be used. To choose another, "
                "give them an alias on the Players page and type that."
            )
        else:
            sentence = tr("The hands count for {player} ({about}).")
        self._person_label.setText(sentence.format(player=person.name, about=person_summary(person)))

    def _submit(self) -> None:
        """Renames the player; the sheet stays open on failure."""
        names = self._entered_names()
        assert names is not None
        act = self._stored.renaming_act(*names)
        if self.accept_if(*try_write(self._desk, lambda: self._desk.write(act))):
            old, new = map(PlayerName, names)
            self._window.notify(tr("{old} is now {new}.").format(old=old, new=new))
