# SPDX-License-Identifier: MIT
"""The cards of the first page of Learn: due topics, yaku, lessons and games."""

from collections.abc import Collection, Mapping
from datetime import date

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from mahjong_desk.learn.drills.drill import Subject
from mahjong_desk.learn.lessons.lesson_file import load_lessons, systems_with_lessons
from mahjong_desk.learn.today.agenda import AgendaItem, DueReason
from mahjong_desk.learn.today.progress import UNSEEN, Mastery, PracticeCalendar, TopicTally
from mahjong_desk.rules import registry
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.buttons import ContentButton, LinkButton, PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import CENTRED, TOP, Felt, Panel, boxed, clear, column, fill, row
from mahjong_desk.ui.kit.layout.flow import ColumnGrid, flow
from mahjong_desk.ui.kit.layout.keyboard_focus import ArrowKeys
from mahjong_desk.ui.kit.marks import MasteryMark
from mahjong_desk.ui.kit.painting import paint_box
from mahjong_desk.ui.kit.text_format import join_clauses, join_notes, with_heading
from mahjong_desk.ui.kit.tiles.faces import TileGroup, tile_faces
from mahjong_desk.ui.kit.tiles.tile_widgets import TileRow
from mahjong_desk.ui.learn.atlas.systems_table import own_name
from mahjong_desk.ui.learn.drills.drill_text import subject_name, topic_name
from mahjong_desk.ui.learn.lessons.lessons_view import LessonMap
from mahjong_desk.ui.learn.practice_store import PracticeStore
from mahjong_desk.ui.text.phrases import localise, long_weekday, short_day_text
from mahjong_desk.ui.text.vocabulary import short_ruleset, yaku_name

_WEEK = 7


def strength_name(strength: Mastery) -> str:
    return {
        Mastery.NOT_MET: tr("not seen yet"),
        Mastery.WEAK: tr("weak"),
        Mastery.HALFWAY: tr("learning"),
        Mastery.NEARLY: tr("nearly mastered"),
        Mastery.SURE: tr("mastered"),
    }[strength]


def item_name(item: AgendaItem) -> str:
    """Returns the name of a yaku with its characters, or that of the subject."""
    if item.subject is not Subject.YAKU:
        return subject_name(item.subject)
    return " ".join(part for part in yaku_name(registry.get_ruleset(item.ruleset), item.topic) if part)


def item_reason(item: AgendaItem, days: PracticeCalendar, today: date) -> str:
    """Returns why an item is due, after its topic unless the subject is yaku."""
    ruleset = registry.get_ruleset(item.ruleset)
    topic = "" if item.subject is Subject.YAKU else topic_name(ruleset, item.subject, item.topic)
    return join_notes(topic, _due_reason_text(item, days, today))


def _due_reason_text(item: AgendaItem, days: PracticeCalendar, today: date) -> str:
    if item.reason is DueReason.NEW:
        return tr("new")
    day = days.day_of(item.since)
    days_ago = max(0, (today - day).days)
    day_name = long_weekday(day) if days_ago < _WEEK else short_day_text(day)
    if item.reason is DueReason.WON:
        return tr("won in your club on {day}").format(day=day_name) if days_ago else tr("won in your club today")
    if item.reason is DueReason.WRONG:
        recent = {0: tr("wrong today"), 1: tr("wrong yesterday")}
        return recent.get(days_ago) or tr("wrong on {day}").format(day=day_name)
    recent = {0: tr("today", "already asked"), 1: tr("yesterday")}
    return recent.get(days_ago) or tr("{days} days ago").format(days=days_ago)


_ROWS_AT_FIRST = 4
"""The number of rows shown at first."""


class AgendaRow(ContentButton):
    """A due topic; a click starts the run with it."""

    def __init__(self, item: AgendaItem, days: PracticeCalendar, today: date) -> None:
        self.item = item
        system = short_ruleset(registry.get_ruleset(item.ruleset))
        name, reason = item_name(item), item_reason(item, days, today)
        words = row((Label(name, bold=True, wrap=True), 1), (Label(system, role="ink2"), 0, TOP), gap=10)
        text = column(words, Label(reason, size=13, role="ink3", wrap=True))
        mark = MasteryMark(item.strength)
        super().__init__(row((mark, 0, TOP), (text, 1), gap=10, edges=(0, 4, 0, 5)), line=True)
        self.setAccessibleName(join_clauses(name, reason, system, strength_name(item.strength)))


class AgendaList(QWidget):
    """The due topics; only the first few until the user asks for all."""

    item_requested = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[AgendaRow] = []
        self._items: tuple[AgendaItem, ...] = ()
        self._shows_all = False
        self._days, self._today = PracticeCalendar(), date.min
        self._column = column()
        self.more = LinkButton("", size=14, on_click=self._show_all)
        self.setLayout(column(self._column, self.more))
        self.setAccessibleName(tr("Due today"))

    def show_items(self, items: tuple[AgendaItem, ...], days: PracticeCalendar, today: date) -> None:
        visible_items = items if self._shows_all or len(items) <= _ROWS_AT_FIRST + 1 else items[:_ROWS_AT_FIRST]
        if (self._items, tuple(row.item for row in self.rows), self._today) != (items, visible_items, today):
            clear(self._column)
            self._items = items
            self.rows = [AgendaRow(item, days, today) for item in visible_items]
            for button in self.rows:
                button.clicked.connect(lambda _checked=False, item=button.item: self.item_requested.emit(item))
            fill(self._column, *self.rows)
        remaining = len(items) - len(visible_items)
        text = trn("Show {n} more topic", "Show {n} more topics", remaining)
        self.more.setText(text)
        self.more.setAccessibleName(text)
        self.more.setVisible(remaining > 0)
        self._days, self._today = days, today

    def _show_all(self) -> None:
        self._shows_all = True
        self.show_items(self._items, self._days, self._today)
        self.rows[_ROWS_AT_FIRST].setFocus(Qt.FocusReason.TabFocusReason)


_CELL = 122
_LONG_NAME = 6
"""Names of at least this many characters are set smaller."""


class YakuCell(ContentButton):
    """A yaku with its mark and its name in characters."""

    def __init__(self, ruleset: Ruleset, yaku: str) -> None:
        self.yaku = yaku
        name = own_name(ruleset, ruleset.yaku_by_id(yaku))
        self._spoken = yaku_name(ruleset, yaku)[0]
        self._due = False
        self._mark = MasteryMark()
        self._name = Label(name, size=14 if len(name) >= _LONG_NAME else 15, serif=True, wrap=True)
        super().__init__(row(self._mark, (self._name, 1), gap=8, edges=(7, 6, 4, 6)))
        self.show_tally(UNSEEN, due=False)

    def show_tally(self, tally: TopicTally, *, due: bool) -> None:
        self._due = due
        self._mark.set_quarters(tally.strength)
        self._name.set_role("ink" if tally.due_at else "ink3")
        counts = ""
        if tally.right or tally.wrong:
            counts = tr("{right} correct, {wrong} wrong").format(right=tally.right, wrong=tally.wrong)
        due_text = tr("due today") if due else ""
        text = with_heading(self._spoken, join_clauses(strength_name(tally.strength), due_text, counts))
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._due:
            colours = theme.current()
            box = QRectF(self.rect()).adjusted(0, 1, 0, -1)
            paint_box(QPainter(self), box, colours.brass_wash, colours.brass_text, 6, 2)


class YakuMap(Panel):
    """The yaku of a rule system that were met or are due, and the others on request."""

    yaku_requested = Signal(str, str)
    drill_requested = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self.cells: dict[str, YakuCell] = {}
        self._ruleset: Ruleset | None = None
        self._tallies: Mapping[str, TopicTally] = {}
        self._due: Collection[str] = ()
        self._weak: tuple[str, ...] = ()
        self._grid, self._arrows = ColumnGrid(_CELL, gap=4, below=0), ArrowKeys(self, grid=True)
        self._grid.setAccessibleName(tr("Your yaku"))
        self.more = LinkButton("", on_click=lambda: self._show(whole=True))
        self.drill = SecondaryButton("", icon="play", on_click=self._drill)
        foot = flow(self.more, self.drill, gap=14)
        title = Label(tr("Your yaku"), size=22, serif=True)
        self.setLayout(column(title, self._grid, ..., foot, gap=6, edges=(20, 8, 20, 10)))

    def show_yaku(self, ruleset: Ruleset, tallies: Mapping[str, TopicTally], due: Collection[str]) -> None:
        self.cells = self.cells if ruleset is self._ruleset else {}
        whole = bool(self.cells) and self.more.isHidden()
        self._ruleset, self._tallies, self._due = ruleset, tallies, due
        # Answers of another version may have topics that are no yaku of this one.
        self._weak = tuple(yaku.id for yaku in ruleset.yaku if tallies.get(yaku.id, UNSEEN).strength is Mastery.WEAK)
        number = len(self._weak)
        self.drill.setText(trn("Practise {n} weak yaku", "Practise {n} weak yaku", number))
        self.drill.setVisible(bool(number))
        self._show(whole=whole)

    def _show(self, *, whole: bool) -> None:
        assert self._ruleset is not None
        ruleset, all_yaku = self._ruleset, [yaku.id for yaku in self._ruleset.yaku]
        visible = [yaku for yaku in all_yaku if whole or yaku in self._tallies or yaku in self._due]
        if list(self.cells) != visible:
            self._grid.clear()
            self.cells = {yaku: YakuCell(ruleset, yaku) for yaku in visible}
            for yaku, cell in self.cells.items():
                cell.clicked.connect(lambda _checked=False, yaku=yaku: self.yaku_requested.emit(ruleset.id, yaku))
                self._grid.add_widget(cell)
            self._arrows.serve(self.cells.values(), stop=next(iter(self.cells.values()), None))
        for yaku, cell in self.cells.items():
            cell.show_tally(self._tallies.get(yaku, UNSEEN), due=yaku in self._due)
        self.more.setText(tr("Show all {count} yaku").format(count=len(all_yaku)))
        self.more.setVisible(len(visible) < len(all_yaku))

    def _drill(self) -> None:
        if self._ruleset is not None:
            self.drill_requested.emit(self._ruleset.id, self._weak)


_SHOWN, _BEFORE = 3, 1
_CARD, _FELT, _TILE = 164, 106, 37


class LessonCard(Panel):
    """The map of the lessons around the next one."""

    lesson_requested = Signal(str, str)
    lessons_requested = Signal()

    def __init__(self, store: PracticeStore) -> None:
        super().__init__()
        self._store = store
        self.ruleset: Ruleset | None = None  # None before it is shown
        self._title = Label(size=20, serif=True)
        self._count = Label(size=14, role="ink3")
        self.others = LinkButton(tr("All lessons"), on_click=self.lessons_requested.emit)
        head = flow(self._title, self._count, self.others, gap=12)
        self.map = LessonMap()
        self.map.opened.connect(self._open)
        boxed(column(head, self.map, ..., gap=6, edges=(20, 10, 20, 8)), self)

    def refresh(self, system: str) -> None:
        self.ruleset = ruleset = registry.get_ruleset(system)
        lessons = load_lessons(ruleset)
        self.setVisible(bool(lessons))
        positions = [self._store.lesson_position(ruleset, lesson) for lesson in lessons]
        self._title.setText(tr("Lessons: {system}").format(system=short_ruleset(ruleset)))
        done = sum(position.done for position in positions)
        self._count.setText(tr("{count} of {all} learned").format(count=done, all=len(lessons)))
        next_index = self._store.lesson_progress.next_lesson(ruleset.id, lessons)
        first = max(0, min((next_index or 0) - _BEFORE, len(lessons) - _SHOWN))
        self.map.show_lessons(lessons, positions, next_index, range(first, min(first + _SHOWN, len(lessons))))

    def _open(self, lesson: str) -> None:
        if self.ruleset is not None:
            self.lesson_requested.emit(self.ruleset.id, lesson)


class GameCard(ContentButton):
    """A rule system with its emblem on felt, its name and its motto."""

    accessible_role = "RadioButton"

    def __init__(self, ruleset: Ruleset) -> None:
        self.game = ruleset.id
        felt = Felt(radius=6)
        felt.setFixedHeight(theme.px(_FELT))
        tiles = TileRow(tuple(TileGroup(tile_faces(*names)) for names in ruleset.emblem), _TILE)
        boxed(column((tiles, 1, Qt.AlignmentFlag.AlignCenter)), felt)
        name = short_ruleset(ruleset)
        motto = localise(ruleset.motto) if ruleset.motto is not None else ""
        about = Label(motto, role="ink2", wrap=True, align=TOP)
        about.setMinimumHeight(2 * about.fontMetrics().lineSpacing())
        text = column(Label(name, size=19, serif=True, wrap=True), about, gap=2, edges=(8, 0, 2, 0))
        super().__init__(column(felt, text, gap=8, edges=(7, 7, 7, 14)))
        self.setCheckable(True)
        self.setAccessibleName(with_heading(name, motto))

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours, lit = theme.current(), self.isChecked()
        fill = colours.brass_wash if lit or self.underMouse() else colours.paper
        paint_box(QPainter(self), QRectF(self.rect()), fill, colours.brass_text if lit else colours.control, 8, 1 + lit)


class Welcome(QWidget):
    """The page for newcomers: a card for each game, and its first lesson."""

    game_requested = Signal(str)
    practice_requested = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        title = Label(tr("Which game do you want to learn?"), size=38, serif=True, wrap=True, align=CENTRED)
        self.cards = {ruleset.id: GameCard(ruleset) for ruleset in systems_with_lessons()}
        games = ColumnGrid(_CARD, gap=12, below=12)
        games.setAccessibleName(tr("Rule system"))
        self._group, self._arrows = QButtonGroup(self), ArrowKeys(self)
        for card in self.cards.values():
            card.clicked.connect(lambda _checked=False, game=card.game: self.show_game(game))
            self._group.addButton(card)
            games.add_widget(card)
        self.begin = PrimaryButton("", icon="play", on_click=lambda: self.game_requested.emit(self.game))
        self.practise = LinkButton(
            tr("I know the game: test me"), on_click=lambda: self.practice_requested.emit(self.game)
        )
        foot = (self.begin, 0, CENTRED), (self.practise, 0, CENTRED)
        self.setLayout(column(..., title, ..., games, ..., *foot, (..., 3), gap=24))

    @property
    def game(self) -> str:
        """The id of the chosen rule system."""
        return next((game for game, card in self.cards.items() if card.isChecked()), "")

    def show_game(self, game: str) -> None:
        games = list(self.cards)
        if not games:
            return
        card = self.cards[game if game in games else games[0]]
        card.setChecked(True)
        self._arrows.serve(self.cards.values(), stop=card)
        first = load_lessons(registry.get_ruleset(card.game))[0]
        minutes = trn("{n} minute", "{n} minutes", first.minutes)
        name = localise(first.title)
        self.begin.setText(tr("&Start lesson 1: {name}, {minutes}").format(name=name, minutes=minutes))
