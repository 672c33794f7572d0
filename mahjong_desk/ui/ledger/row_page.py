# SPDX-License-Identifier: MIT
"""What the pages of the row sheet have in common: fields that make an event."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from mahjong_desk.match import Match
from mahjong_desk.rules.events import Event
from mahjong_desk.ui import words
from mahjong_desk.ui.kit import ChipGroup, NumberBox, Text

translate = QCoreApplication.translate

Kind = TypeVar("Kind", bound=Event)
SELF_DRAWN = -1
"""Stands for nobody among the seats."""


class RowPage(QWidget, Generic[Kind]):
    """The fields of one kind of event.

    Attributes:
        says_why: Whether such an event can have a reason in words.

    Signals:
        changed(): Something else stands in a field.
    """

    changed = Signal()
    says_why = False

    def __init__(self, match: Match) -> None:
        """Makes the fields for a match."""
        super().__init__()
        self.match = match
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 4, 0, 0)
        self.column.setSpacing(12)
        self.build()
        self.column.addStretch(1)

    @abstractmethod
    def build(self) -> None:
        """Puts the fields into the column."""

    @abstractmethod
    def event_now(self, reason: str | None) -> Kind:
        """Returns the event that stands in the fields."""

    @abstractmethod
    def take(self, event: Kind) -> None:
        """Puts an event into the fields."""

    def add_text(self, text: str, size: int = 15) -> None:
        """Adds a sentence."""
        self.column.addWidget(Text(text, size=size, role="ink2", wrap=True))

    def add_chips(
        self, label: str, choices: Sequence[tuple[object, str]], *, several: bool = False, seats: bool = False
    ) -> ChipGroup:
        """Adds a choice, its first chip chosen unless several can be; digits choose seats, letters all else."""
        group = ChipGroup(label, exclusive=not several, seats=seats, letters=not seats)
        group.set_choices(choices)
        if not several:
            group.choose(choices[0][0])
        group.toggled.connect(lambda _value, _on: self.changed.emit())
        self.column.addWidget(group)
        return group

    def add_players(self, label: str, *, before: str = "", several: bool = False) -> ChipGroup:
        """Adds chips with the names of the players, and one for nobody before them if it has a name."""
        nobody: list[tuple[object, str]] = [(SELF_DRAWN, before)] if before else []
        return self.add_chips(label, [*nobody, *enumerate(self.match.players)], several=several, seats=True)

    def add_reasons(self, kind: type[Event]) -> ChipGroup:
        """Adds chips for the reasons that the ruleset knows by name, none where it knows none."""
        known = words.known_reasons(self.match.rules.ruleset, kind)
        group = ChipGroup(translate("RowSheet", "Why"), optional=True, letters=True)
        group.set_choices([(key, words.capital(words.in_language(names))) for key, names in known.items()])
        group.chosen.connect(lambda _reason: self.changed.emit())
        self.column.addWidget(group)
        group.setVisible(bool(known))
        return group

    def add_number(self, grid: QGridLayout, line: int, name: str, least: int, most: int, step: int) -> NumberBox:
        """Adds a number with its name."""
        box = NumberBox()
        box.setRange(least, most)
        box.setSingleStep(step)
        box.setAccessibleName(name)
        box.valueChanged.connect(lambda _value: self.changed.emit())
        grid.addWidget(Text(name), line, 0)
        grid.addWidget(box, line, 1)
        return box


def seat_of(group: ChipGroup) -> int:
    """Returns the seat that is chosen, the first one where none is."""
    seat = group.value()
    return seat if isinstance(seat, int) else 0
