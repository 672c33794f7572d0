# SPDX-License-Identifier: MIT
"""The next lessons of a rule system, and the question to a newcomer."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton, PrimaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import ArrowKeys, boxed, column
from mahjong_desk.ui.kit.layout.flow import Columns, flow
from mahjong_desk.ui.kit.layout.panels import Felt, Panel
from mahjong_desk.ui.kit.painting import paint_box
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup, tile_faces
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.lessons.lesson_map import LessonMap
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.text.phrases import localised
from mahjong_desk.ui.text.vocabulary import short_ruleset

_SHOWN, _BEFORE = 3, 1
_CARD, _FELT, _TILE = 164, 106, 37


class LessonCard(Panel):
    """A part of the map of lessons; ``ruleset`` is None before it is shown."""

    lesson_requested = Signal(str, str)
    lessons_requested = Signal()

    def __init__(self, book: PracticeStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.ruleset: Ruleset | None = None
        self._title = Label(size=20, serif=True)
        self._count = Label(size=14, role="ink3")
        self.others = LinkButton(tr("All lessons"), does=self.lessons_requested.emit)
        head = flow(self._title, self._count, self.others, gap=12)
        self.map = LessonMap()
        self.map.opened.connect(self._open)
        boxed(column(head, self.map, ..., gap=6, edges=(20, 10, 20, 8)), self)

    def refresh(self, system: str) -> None:
        self.ruleset = ruleset = registry.get_ruleset(system)
        every = load_lessons(ruleset)
        self.setVisible(bool(every))
        places = [self._book.lesson_position(ruleset, lesson) for lesson in every]
        stages = self._book.learned.stages(ruleset.id, every)
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


class GameCard(ContentButton):
    """A rule system with its emblem on felt, its name and what it is in a few words."""

    accessible_role = "RadioButton"

    def __init__(self, ruleset: Ruleset) -> None:
        self.game = ruleset.id
        felt = Felt(radius=6)
        felt.setFixedHeight(theme.px(_FELT))
        tiles = TileRow(tuple(TileGroup(tile_faces(*names)) for names in ruleset.emblem), _TILE)
        boxed(column((tiles, 1, Qt.AlignmentFlag.AlignCenter)), felt)
        name = short_ruleset(ruleset)
        motto = localised(ruleset.motto) if ruleset.motto is not None else ""
        about = Label(motto, role="ink2", wrap=True)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        about.setMinimumHeight(2 * about.fontMetrics().lineSpacing())
        text = column(Label(name, size=19, serif=True, wrap=True), about, gap=2, edges=(8, 0, 2, 0))
        super().__init__(column(felt, text, gap=8, edges=(7, 7, 7, 14)))
        self.setCheckable(True)
        self.setAccessibleName(with_heading(name, motto) if motto else name)

    def paintEvent(self, _event: QPaintEvent) -> None:
        now, lit = theme.current(), self.isChecked()
        fill = now.brass_wash if lit or self.underMouse() else now.paper
        paint_box(QPainter(self), QRectF(self.rect()), fill, now.brass_text if lit else now.control, 8, 1 + lit)


class Welcome(QWidget):
    """One question, a card for each game, and a button for the first lesson of the chosen one."""

    game_requested = Signal(str)
    known = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        centre = Qt.AlignmentFlag.AlignHCenter
        title = Label(tr("Which game do you want to learn?"), size=38, serif=True, wrap=True)
        title.setAlignment(centre)
        self.cards = {ruleset.id: GameCard(ruleset) for ruleset in systems_with_lessons()}
        games = Columns(_CARD, gap=12, below=12)
        games.setAccessibleName(tr("Rule system"))
        self._group, self._arrows = QButtonGroup(self), ArrowKeys(self)
        for card in self.cards.values():
            card.clicked.connect(lambda _checked=False, game=card.game: self.show_game(game))
            self._group.addButton(card)
            games.add_widget(card)
        self.begin = PrimaryButton("", icon="play", does=lambda: self.game_requested.emit(self.game))
        self.practise = LinkButton(tr("I know the game: test me"), does=lambda: self.known.emit(self.game))
        foot = (self.begin, 0, centre), (self.practise, 0, centre)
        self.setLayout(column(..., title, ..., games, ..., *foot, (..., 3), gap=24))

    @property
    def game(self) -> str:
        """The id of the chosen rule system."""
        return next((game for game, card in self.cards.items() if card.isChecked()), "")

    def show_game(self, game: str) -> None:
        known = list(self.cards)
        if not known:
            return
        card = self.cards[game if game in known else known[0]]
        card.setChecked(True)
        self._arrows.serve(self.cards.values(), stop=card)
        first = load_lessons(registry.get_ruleset(card.game))[0]
        minutes = trn("{n} minute", "{n} minutes", first.minutes)
        name = localised(first.title)
        self.begin.setText(tr("&Start lesson 1: {name}, {minutes}").format(name=name, minutes=minutes))
