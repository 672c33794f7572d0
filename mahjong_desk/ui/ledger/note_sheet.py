# SPDX-License-Identifier: MIT
"""A note beside a row of the ledger."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk, fault_of
from mahjong_desk.ui.kit.form_sheet import FormSheet
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.listing import headed
from mahjong_desk.ui.places import Window
from mahjong_desk.ui.words.events import told_row
from mahjong_desk.ui.words.hands import hand_name

_LONGEST = 500


class NoteSheet(FormSheet):
    """Asks what is to be remembered of a row; an empty note takes the old one away."""

    def __init__(self, desk: Desk, window: Window, row_id: int) -> None:
        assert desk.replay is not None
        row = desk.replay.rows[desk.row_ids.index(row_id)]
        super().__init__(tr("Note"), window, width=720)
        self._desk, self._window, self._row_id, self._old = desk, window, row_id, row.event.note or ""
        match = desk.replay.match
        told = headed(hand_name(match.rules.ruleset, row.before), told_row(match, row))
        self.add_widget(Label(told, bold=True, wrap=True))
        self.note = QLineEdit(self._old, self)
        self.note.setMaxLength(_LONGEST)
        self.note.setAccessibleName(tr("Note"))
        self.note.setPlaceholderText(tr("What is to be remembered of this hand"))
        self.note.textChanged.connect(lambda _text: self._check())
        self.add_widget(self.note)
        self.add_widget(Label(tr("A note moves no points."), size=14, role="ink2", wrap=True))
        self.body.addStretch(1)
        self.add_plain(tr("Cancel"), refuses=True)
        self.main = self.add_main_button(tr("&Keep the note"), self.carry_out)
        self.unready.connect(
            lambda: self.complain(tr("The note stands there already.") if self._old else tr("Type the note first."))
        )
        self._check()

    def open(self) -> None:
        """Covers the window, ready to be typed into."""
        super().open()
        self.note.setFocus()
        self.note.selectAll()

    def _check(self) -> None:
        self.complain("")
        self.main.setEnabled(self.note.text().strip() != self._old)

    def carry_out(self) -> bool:
        """Keeps the note; tells whether the ledger has it on disk. The sheet stays where it could not be written."""
        if not self.main.isEnabled():
            return False
        text, stored = self.note.text().strip(), self._desk.stored
        assert stored is not None
        done, fault = fault_of(self._desk, lambda: self._desk.edit([stored.note(self._row_id, text)]))
        if done:
            self.accept()
            self._window.notify(tr("The note is kept.") if text else tr("The note is gone."))
        else:
            self.complain(fault)
        return done
