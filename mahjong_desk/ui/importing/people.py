# SPDX-License-Identifier: MIT
"""Who comes with a file, and those who may be one with somebody here, each pair with its choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mahjong_desk.club.importing.people import PeopleInFile
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.look_alikes import LookAlike
from mahjong_desk.club.people.register import Register
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.importing.conflict import plain
from mahjong_desk.ui.kit import ChipGroup, Hairline, Label
from mahjong_desk.ui.kit.listing import headed, listed
from mahjong_desk.ui.words.people import about, likeness_words

_MOST_NAMES: Final = 12
MOST_PAIRS: Final = 8
"""So many pairs are asked about; the others wait on the page of the players."""


class Who(StrEnum):
    """What somebody says of two names."""

    LATER = "later"
    ONE = "one"
    TWO = "two"


class Pair(QWidget):
    """Two who may be one.

    Attributes:
        pair: The two.
        choice: What somebody says of them.
    """

    def __init__(self, pair: LookAlike) -> None:
        """Shows both; nothing is decided yet."""
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
        self.choice.set_choices(
            [
                (Who.LATER, tr("Decide later")),
                (Who.ONE, tr("One person")),
                (Who.TWO, tr("Two people")),
            ]
        )
        self.choice.choose(Who.LATER)
        column.addWidget(self.choice)


class PeopleComing(QWidget):
    """Shows who comes with a file.

    Attributes:
        pairs: Those who may be one person, each with its choice.
    """

    def __init__(self, people: PeopleInFile) -> None:
        """Shows who is taken for a player here, who is new, and the pairs."""
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
        return [deed for pair in self.pairs if (deed := _deed(pair)) is not None]


def _deed(shown: Pair) -> Callable[[Register], object] | None:
    pair, who = shown.pair, shown.choice.value()

    def join(register: Register) -> object:
        return register.join(pair.one, pair.other)

    def keep_apart(register: Register) -> object:
        return register.keep_apart(pair.one, pair.other)

    return {Who.ONE: join, Who.TWO: keep_apart}.get(Who(str(who)))


def _first(names: Sequence[PlayerName]) -> str:
    shown = [f"{name}" for name in names[:_MOST_NAMES]]
    if len(names) > _MOST_NAMES:
        shown.append(trn("and {n} more", "and {n} more", len(names) - _MOST_NAMES))
    return listed(shown)
