# SPDX-License-Identifier: MIT
"""The pages of the row sheet for the events that every rule system settles alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QGridLayout

from mahjong_desk.rules.events import Sticks, Substitute
from mahjong_desk.ui.ledger.row_page import RowPage, seat_of
from mahjong_desk.ui.match.name_field import NameField
from mahjong_desk.ui.words import capital, counters_name

translate = QCoreApplication.translate
_MOST_HONBA, _LARGEST_DEPOSIT = 999, 999_990


class SubstitutePage(RowPage[Substitute]):
    """Somebody else takes a seat.

    Attributes:
        player: Who leaves.
        name: Who comes.
    """

    def build(self) -> None:
        """Puts the fields into the column."""
        self.player = self.add_players(translate("RowSheet", "Who leaves"))
        self.name = NameField(translate("RowSheet", "Who comes"))
        self.name.setPlaceholderText(translate("RowSheet", "Who comes"))
        self.name.textChanged.connect(lambda _text: self.changed.emit())
        self.column.addWidget(self.name)

    def event_now(self, reason: str | None) -> Substitute:
        """Returns the event."""
        return Substitute(player=seat_of(self.player), name=self.name.text().strip())

    def take(self, event: Substitute) -> None:
        """Puts an event into the fields."""
        self.player.choose(event.player)
        self.name.setText(event.name)


class SticksPage(RowPage[Sticks]):
    """Honba and deposit put right.

    Attributes:
        numbers: What lies on the table, by the name of the field.
        said: Which of them is put right.
    """

    says_why = True

    def build(self) -> None:
        """Puts the fields into the column."""
        ruleset = self.match.rules.ruleset
        conventions, stake = ruleset.conventions, self.match.rules.riichi_stake or 1
        names = {}
        if conventions.honba:
            names["honba"] = capital(counters_name(ruleset))
        if conventions.deposit:
            names["deposit"] = translate("RowSheet", "Deposit")
        self.add_text(translate("RowSheet", "What really lies on the table from here on."))
        self.said = self.add_chips(translate("RowSheet", "Put right"), list(names.items()), several=True)
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        spans = {"honba": (_MOST_HONBA, 1), "deposit": (_LARGEST_DEPOSIT, stake)}
        self.numbers = {
            field: self.add_number(grid, line, name, 0, *spans[field])
            for line, (field, name) in enumerate(names.items())
        }
        for field, box in self.numbers.items():
            box.valueChanged.connect(lambda _value, field=field: self._say(field))
        self.column.addLayout(grid)

    def _say(self, field: str) -> None:
        """Puts right what a number was typed for."""
        self.said.set_chosen([*self.said.values(), field])

    def event_now(self, reason: str | None) -> Sticks:
        """Returns the event."""
        told = {field: box.value() for field, box in self.numbers.items() if field in self.said.values()}
        return Sticks(honba=told.get("honba"), deposit=told.get("deposit"), reason=reason)

    def take(self, event: Sticks) -> None:
        """Puts an event into the fields."""
        told = {"honba": event.honba, "deposit": event.deposit}
        for field, box in self.numbers.items():
            box.setValue(told[field] or 0)
        self.said.set_chosen([field for field, number in told.items() if number is not None])
