# SPDX-License-Identifier: MIT
"""Asks a newcomer which game to learn."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.lessons import lessons, taught
from mahjong_desk.rules import registry
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import Link, MainButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.text.phrases import in_language


class Welcome(Panel):
    """One question, the games that are taught, and a button that begins the first lesson of the chosen one."""

    game_wanted = Signal(str)
    known = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = Label(tr("Which game do you want to learn?"), size=28, serif=True, wrap=True)
        note = Label(tr("Short lessons start from zero, with tiles to touch."), role="ink2", wrap=True)
        self.games = ChipGroup("")
        self.games.setAccessibleName(tr("Rule system"))
        self.games.set_choices([(ruleset.id, in_language(ruleset.names)) for ruleset in taught()])
        self.games.chosen.connect(lambda game: self.show_game(str(game)))
        self.begin = MainButton("", icon="play")
        self.begin.clicked.connect(lambda _checked=False: self.game_wanted.emit(self.game))
        self.practise = Link(tr("I know the game: practise"))
        self.practise.clicked.connect(lambda _checked=False: self.known.emit(self.game))
        foot = row(self.begin, self.practise, ..., gap=20)
        boxed(column(title, note, self.games, foot, gap=16, edges=(28, 24, 28, 28)), self)

    @property
    def game(self) -> str:
        """The id of the chosen rule system."""
        return str(self.games.value())

    def show_game(self, game: str) -> None:
        """Chooses a game."""
        known = [ruleset.id for ruleset in taught()]
        self.games.choose(game if game in known else next(iter(known), None))
        if known:
            first = lessons(registry.find(self.game))[0]
            self.begin.setText(tr("&Begin lesson 1: {name}").format(name=in_language(first.title)))
