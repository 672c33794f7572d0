# SPDX-License-Identifier: MIT
"""The page of the row sheet for a win."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from mahjong_desk.entry.typed_values import typed_value
from mahjong_desk.rules.events import Win, Winner
from mahjong_desk.rules.ruleset import ValueForm
from mahjong_desk.ui import words
from mahjong_desk.ui.kit import NumberBox, PlainButton
from mahjong_desk.ui.ledger.row_page import SELF_DRAWN, RowPage, seat_of

translate = QCoreApplication.translate


class WinPage(RowPage[Win]):
    """A win by its value alone, or the way to the picker, where its tiles are entered.

    Attributes:
        winner: Who won.
        giver: Who gave the tile, or nobody.
        tiles: Leads to the picker.
        forms: How the value is given.
        numbers: The numbers of each form, by the ids of form and field.
        truths: What is true or not, likewise.

    Signals:
        tiles_wanted(): The tiles shall be entered in the picker.
    """

    tiles_wanted = Signal()

    def build(self) -> None:
        """Puts the fields into the column."""
        self.winner = self.add_players(translate("RowSheet", "Winner"))
        by = translate("RowSheet", "By", words.usage(self.match.rules.ruleset))
        self.giver = self.add_players(by, before=translate("RowSheet", "Self-draw"))
        self.tiles = PlainButton(translate("RowSheet", "Enter the &tiles…"), icon="picker")
        self.tiles.clicked.connect(self.tiles_wanted)
        self.column.addWidget(self.tiles, 0, Qt.AlignmentFlag.AlignLeft)
        forms = self.match.rules.value_forms
        self.forms = self.add_chips(
            translate("RowSheet", "Or its value"), [(form.id, words.in_language(form.names)) for form in forms]
        )
        self.numbers: dict[tuple[str, str], NumberBox] = {}
        self.truths: dict[tuple[str, str], QCheckBox] = {}
        self._rows = {form.id: self._form_row(form) for form in forms}
        self.forms.chosen.connect(lambda _form: self._turn())
        self.add_text(
            translate("RowSheet", "The value stays marked as not checked until the tiles are entered with Change…."), 14
        )
        self._turn()

    def _form_row(self, form: ValueForm) -> QWidget:
        row = QWidget()
        grid = QGridLayout(row)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(2, 1)
        for line, field in enumerate(form.fields):
            name = words.in_language(field.names)
            if field.truth:
                box = QCheckBox(name)
                box.setChecked(bool(field.default))
                box.toggled.connect(lambda _on: self.changed.emit())
                grid.addWidget(box, line, 0, 1, 2)
                self.truths[form.id, field.id] = box
                continue
            number = self.add_number(grid, line, name, field.minimum, field.maximum, field.step)
            number.setValue(field.default)
            self.numbers[form.id, field.id] = number
        self.column.addWidget(row)
        return row

    def _turn(self) -> None:
        for identity, row in self._rows.items():
            row.setVisible(identity == self.forms.value())

    def event_now(self, reason: str | None) -> Win:
        """Returns the win."""
        form = str(self.forms.value())
        told = {field: box.value() for (own, field), box in self.numbers.items() if own == form}
        told.update({field: int(box.isChecked()) for (own, field), box in self.truths.items() if own == form})
        giver = self.giver.value()
        discarder = giver if isinstance(giver, int) and giver != SELF_DRAWN else None
        return Win(
            discarder=discarder, wins=(Winner(seat_of(self.winner), value=typed_value(self.match.rules, form, told)),)
        )

    def take(self, event: Win) -> None:
        """Puts winner and discarder into the fields."""
        self.winner.choose(event.wins[0].seat)
        self.giver.choose(SELF_DRAWN if event.discarder is None else event.discarder)
