# SPDX-License-Identifier: MIT
"""Who comes with a file, and those who may be one with somebody here, each pair with its choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.importing.people import PeopleInFile
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.look_alikes import LookAlike
from mahjong_desk.club.people.person import Person
from mahjong_desk.club.people.register import Register
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.importing.conflict import plain
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.text_format import headed, listed
from mahjong_desk.ui.text.people import about, likeness_words

_MOST_NAMES: Final = 12
MOST_PAIRS: Final = 8
"""So many pairs are asked about; the others wait on the page of the players."""


class Who(StrEnum):
    """What the user says of two names."""

    LATER = "later"
    ONE = "one"
    TWO = "two"


class Pair(QWidget):
    """Two players who may be one person, with a choice."""

    def __init__(self, pair: LookAlike) -> None:
        super().__init__()
        self.pair = pair
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(6))
        told = tr("{one} ({about_one}) and {other} ({about_other})").format(
            one=pair.one.name, about_one=about(pair.one), other=pair.other.name, about_other=about(pair.other)
        )
        column.addWidget(plain(headed(told, likeness_words(pair.likeness))))
        self.choice = ChipGroup("", self, letters=True)
        self.choice.setAccessibleName(told)
        ways = {Who.LATER: tr("Decide later"), Who.ONE: tr("One person"), Who.TWO: tr("Two people")}
        self.choice.set_choices(list(ways.items()))
        self.choice.choose(Who.LATER)
        column.addWidget(self.choice)


class PeopleComing(QWidget):
    """Shows who comes with a file, and ``pairs`` who may be one person."""

    def __init__(self, people: PeopleInFile) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.px(8))
        for head, names in (
            (tr("Taken for the players of these names here"), people.same),
            (tr("New here"), people.new),
        ):
            if names:
                column.addWidget(plain(headed(head, _first(names))))
        self.pairs = tuple(map(Pair, people.alike[:MOST_PAIRS]))
        if self.pairs:
            told = tr("These may be one person; what you say can be undone on the page of the players.")
            column.addWidget(Hairline())
            column.addWidget(Label(told, role="ink2", wrap=True))
        for pair in self.pairs:
            column.addWidget(pair)
        if more := len(people.alike) - len(self.pairs):
            told = trn(
                "{n} more pair waits on the page of the players.",
                "{n} more pairs wait on the page of the players.",
                more,
            )
            column.addWidget(Label(told))

    def deeds(self) -> list[Callable[[Register], object]]:
        """Returns what is to be entered of what was decided."""
        ways = {Who.ONE: Register.join, Who.TWO: Register.keep_apart}
        decided = [(ways.get(Who(str(one.choice.value()))), one.pair) for one in self.pairs]
        return [partial(_enter, way, pair) for way, pair in decided if way is not None]


def _enter(way: Callable[[Register, Person, Person], object], pair: LookAlike, register: Register) -> object:
    return way(register, pair.one, pair.other)


def _first(names: Sequence[PlayerName]) -> str:
    shown = [f"{name}" for name in names[:_MOST_NAMES]]
    if len(names) > _MOST_NAMES:
        shown.append(trn("and {n} more", "and {n} more", len(names) - _MOST_NAMES))
    return listed(shown)
