# SPDX-License-Identifier: MIT
"""The next lessons of a rule system, and the question to a newcomer."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.learn.lessons.library import load_lessons, systems_with_lessons
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui.kit.controls.buttons import LinkButton, PrimaryButton
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.learn.lessons.lesson_map import LessonMap
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.vocabulary import short_ruleset

_SHOWN, _BEFORE = 6, 1


class LessonCard(Panel):
    """A part of the map of lessons; ``ruleset`` is None before it is shown."""

    lesson_requested = Signal(str, str)
    lessons_requested = Signal()

    def __init__(self, book: PracticeStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.ruleset: Ruleset | None = None
        head = FlowBox(gap=12)
        self._title = Label(size=20, serif=True)
        self._count = Label(size=14, role="ink3")
        self.others = LinkButton(tr("All lessons"), does=self.lessons_requested.emit)
        for part in (self._title, self._count, self.others):
            head.add_widget(part)
        self.map = LessonMap()
        self.map.opened.connect(self._open)
        boxed(column(head, self.map, ..., gap=6, edges=(20, 10, 20, 8)), self)

    def refresh(self, system: str) -> None:
        """Shows the lessons of the system opened last, otherwise of the practised one."""
        known = {ruleset.id: ruleset for ruleset in systems_with_lessons()}
        self.setVisible(bool(known))
        if not known:
            return
        learned = self._book.learned
        wanted = (learned.last, system, *known)
        self.ruleset = ruleset = next(known[one] for one in wanted if one is not None and one in known)
        every = load_lessons(ruleset)
        places = [self._book.lesson_position(ruleset, lesson) for lesson in every]
        stages = learned.stages(ruleset.id, every)
        self._title.setText(tr("Lessons: {system}").format(system=short_ruleset(ruleset)))
        done = sum(place.done for place in places)
        self._count.setText(tr("{count} of {all} learned").format(count=done, all=len(every)))
        at = next((number for number, place in enumerate(places) if not place.done), 0)
        first = max(0, min(at - _BEFORE, len(every) - _SHOWN))
        shown = slice(first, first + _SHOWN)
        self.map.show_lessons(every[shown], stages[shown], places[shown], first=first + 1)

    def _open(self, lesson: str) -> None:
        if self.ruleset is not None:
            self.lesson_requested.emit(self.ruleset.id, lesson)


class Welcome(Panel):
    """One question, the games, and a button for the first lesson of the chosen one."""

    game_requested = Signal(str)
    known = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = Label(tr("Which game do you want to learn?"), size=28, serif=True, wrap=True)
        note = Label(tr("Short lessons start from zero, with tiles to touch."), role="ink2", wrap=True)
        self.games = ChipGroup("")
        self.games.setAccessibleName(tr("Rule system"))
        self.games.set_choices([(ruleset.id, short_ruleset(ruleset)) for ruleset in systems_with_lessons()])
        self.games.chosen.connect(lambda game: self.show_game(str(game)))
        self.begin = PrimaryButton("", icon="play")
        self.begin.clicked.connect(lambda _checked=False: self.game_requested.emit(self.game))
        self.practise = LinkButton(tr("I know the game: practise"), does=lambda: self.known.emit(self.game))
        foot = row(self.begin, self.practise, ..., gap=20)
        boxed(column(title, note, self.games, foot, ..., gap=16, edges=(28, 24, 28, 28)), self)

    @property
    def game(self) -> str:
        """The id of the chosen rule system."""
        return str(self.games.value())

    def show_game(self, game: str) -> None:
        known = [ruleset.id for ruleset in systems_with_lessons()]
        self.games.choose(game if game in known else next(iter(known), None))
        if known:
            first = load_lessons(registry.get_ruleset(self.game))[0]
            self.begin.setText(tr("&Begin lesson 1: {name}").format(name=localised(first.title)))
