# SPDX-License-Identifier: MIT
"""The Players page: the list, and the profile of the chosen player."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.people.people import People, find_duplicates
from mahjong_desk.club.people.person import Person
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.players.edit_sheets import DuplicatesSheet, EditPersonSheet, MergePeopleSheet
from mahjong_desk.ui.club.players.profile import PlayerProfile
from mahjong_desk.ui.club_data import facts_index_of, people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.controls.buttons import LinkButton, SecondaryButton
from mahjong_desk.ui.kit.controls.lists import LazyListView, ListFilterField, RowDelegate, paint_two_lines
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, boxed, column, row
from mahjong_desk.ui.kit.layout.keyboard_focus import redirect_focus
from mahjong_desk.ui.kit.marks import mark_for, paint_mark
from mahjong_desk.ui.kit.painting import text_width
from mahjong_desk.ui.kit.text_format import format_number, join_notes
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.people import matches_word, recent_club_day
from mahjong_desk.ui.text.refusals import ledger_error_text


def last_played_text(person: Person) -> str:
    """Returns when a person played last, and whether they are away."""
    away = tr("away") if not person.active else ""
    if not person.last:
        return join_notes(away, tr("has not played yet"))
    return join_notes(away, tr("last played {day}").format(day=recent_club_day(person.last)))


def row_text(person: object) -> str:
    """Returns a row as text, for screen readers."""
    assert isinstance(person, Person)
    return join_notes(
        f"{person.name}", last_played_text(person), f"{format_number(person.matches)} {matches_word(person.matches)}"
    )


_MIN_WIDTH, _ROW_HEIGHT, _EDGE, _MARK_X, _NAME_X, _MARK_SIZE = 180, 48, 10, 25, 44, 16


class _PlayerDelegate(RowDelegate):
    """Draws a row: mark, name above last match, and number of matches."""

    def paint_row(self, painter: QPainter, rect: QRectF, line: Person, *, chosen: bool) -> None:
        colours, bold, small = theme.current(), theme.font(15, bold=True), theme.font(13)
        mark_centre = QPointF(rect.left() + theme.px(_MARK_X), rect.center().y())
        ground = colours.brass_wash if chosen else colours.paper
        paint_mark(painter, mark_centre, mark_for(line.mark), theme.px(_MARK_SIZE) * 0.38, ground=ground)
        count, word = format_number(line.matches), matches_word(line.matches)
        text_rect = rect.adjusted(theme.px(_NAME_X), theme.px(4), -theme.px(_EDGE), -theme.px(5))
        name_rect = text_rect.adjusted(0, 0, -max(text_width(bold, count), text_width(small, word)) - 8, 0)
        ink, small_ink = (colours.ink, colours.ink2) if line.active else (colours.ink2, colours.ink3)
        text = last_played_text(line)
        if text_width(small, text) > name_rect.width():
            # A date in another year is long, but clear without the words around it.
            text = recent_club_day(line.last) or text
        paint_two_lines(painter, name_rect, (line.name, theme.font(15, bold=chosen), ink), (text, small, small_ink))
        paint_two_lines(painter, text_rect, (count, bold, ink), (word, small, small_ink), side=RIGHT)


_LIST_WIDTH = 264


class _PlayerSearchField(ListFilterField):
    """The search field; Escape clears it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class PlayersPage(QWidget):
    """The list of players beside the profile of the chosen one."""

    def __init__(self, desk: Desk, window: Navigator, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._people = people_model_of(desk)
        self._people.changed.connect(self._update)
        self._chosen, self._chosen_ledger = "", desk.place
        self._desk = desk
        self._shown: People | None = None
        self._compared: People | None = None
        self._figures_timer = QTimer(self, interval=0, singleShot=True)
        self._figures_timer.timeout.connect(self._compute_figures)
        self._compare_timer = QTimer(self, interval=0, singleShot=True)
        self._compare_timer.timeout.connect(self._compare)
        self.list = LazyListView(row_text, _MIN_WIDTH)
        self.list.setItemDelegate(_PlayerDelegate(self.list, _MIN_WIDTH, _ROW_HEIGHT))
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("Players"))
        self.nothing = Label(role="ink2", wrap=True)
        boxed(column(self.nothing, ..., edges=[theme.px(16)] * 4), self.list.viewport())
        self.search = _PlayerSearchField(tr("Name (Ctrl + F)"), self.list)
        self.search.setMinimumHeight(theme.px(40))
        self.search.setAccessibleName(tr("Find a player by name, reading or alias"))
        self.search.textChanged.connect(lambda _words: self._show())
        self.alike_link = LinkButton(
            "", size=14, on_click=lambda: window.open_sheet(DuplicatesSheet(self._people, window))
        )
        self.add_button = SecondaryButton(tr("A&dd…"), icon="plus", on_click=self._add)
        self.merge_button = SecondaryButton(tr("Mer&ge…"), on_click=self._merge)
        self._facts = facts_index_of(desk)
        self._facts.changed.connect(self._show_figures)
        self._facts.progressed.connect(self._show_figures)
        self.paper = PlayerProfile(self._facts, lambda: self._people.people, desk, window)
        self.paper.edit_requested.connect(self._edit)
        self.list.current_changed.connect(self._choose)
        self.list.opened.connect(lambda: self._edit(self._chosen))
        boxed(row(self._list_column(), (self.paper, 1), gap=theme.px(16)), self)
        self.search.serve_find(self)
        redirect_focus(self, self.search)

    def _list_column(self) -> QWidget:
        gap = theme.px(10)
        buttons = row((self.add_button, 1), (self.merge_button, 1), gap=gap)
        panel = boxed(column(self.search, (self.list, 1), self.alike_link, buttons, gap=gap))
        panel.setFixedWidth(theme.scaled_column_width(_LIST_WIDTH))
        return panel

    def save_state(self) -> tuple[str, str]:
        """Returns the id of the chosen player and the search text."""
        return self._chosen, self.search.text()

    def restore_state(self, carried: tuple[str, str]) -> None:
        """Restores the state of the previous page."""
        self._chosen, words = carried
        self.search.setText(words)

    def _update(self) -> None:
        """Shows the current people; a merged or deleted player is no longer chosen."""
        self._shown = people = self._people.people
        self.merge_button.setVisible(len(people.everybody) > 1)
        if self._people.error is not None and self.isVisible():
            self._window.notify(ledger_error_text(self._people.error), fault=True)
        if self._chosen_ledger != self._desk.place:
            # The choice is not kept in another ledger, even if the player exists there too.
            self._chosen, self._chosen_ledger = "", self._desk.place
        if self._chosen:
            person = people.person(self._chosen)
            self._chosen = person.uuid if person in people.everybody else ""
        if not self._chosen:
            most_active = max(people.everybody, key=lambda person: (person.active, person.matches), default=None)
            self._chosen = most_active.uuid if most_active is not None else ""
        self._show()
        self._figures_timer.start()
        if people is not self._compared:
            # Comparing many players takes long, so the list is shown first.
            self._compare_timer.start()

    def _compute_figures(self) -> None:
        self._facts.refresh()
        self.paper.show_person(self._chosen)

    def _compare(self) -> None:
        self._compared = self._people.people
        count = len(find_duplicates(self._compared))
        self.alike_link.setText(trn("{n} possible duplicate", "{n} possible duplicates", count))
        self.alike_link.setVisible(bool(count))

    def _show(self) -> None:
        # The chosen player stays chosen while the user types.
        words = self.search.text()
        message = tr("No players found") if words.strip() else ""
        if self._people.is_reading_matches:
            message = tr("Reading matches…")
        people = self._people.people.search(words)
        self.nothing.setText("" if people else message)
        self.list.setAccessibleDescription(self.nothing.text())
        self.list.show_lines(people, current=next((person for person in people if person.uuid == self._chosen), None))

    def _choose(self) -> None:
        person = self.list.current
        if isinstance(person, Person) and person.uuid != self._chosen:
            self._chosen = person.uuid
            self.paper.show_person(person.uuid)

    def _show_figures(self) -> None:
        if self.isVisible():
            self.paper.show_person(self._chosen)

    def _add(self) -> None:
        name = self.search.text().strip() if not self.list.texts else ""
        self._window.open_sheet(EditPersonSheet(self._people, self._window, name=name))

    def _merge(self) -> None:
        person = self.list.current
        chosen = person if isinstance(person, Person) else None
        self._window.open_sheet(MergePeopleSheet(self._people, self._window, chosen))

    def _edit(self, uuid: str) -> None:
        self._window.open_sheet(EditPersonSheet(self._people, self._window, uuid))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._people.refresh()
        if self._people.people is not self._shown:
            self._update()
        # The list can be read and used before the figures are worked out.
        self._figures_timer.start()
