# SPDX-License-Identifier: MIT
"""The sheets that edit or delete a person."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.acts import LONGEST_NAME
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.club.people.person import Person
from mahjong_desk.match.players import fold_name
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data.people_index import PeopleModel
from mahjong_desk.ui.kit.controls.buttons import DangerButton, LinkButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import Field
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import column, row
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.marks import MARKS, mark_name, paint_mark
from mahjong_desk.ui.kit.painting import paint_box, register_for_theme
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import join_items, join_notes, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.people import person_summary

_COLUMNS, _SIDE, _DOT = 10, 36, 7


class _MarkButton(QAbstractButton):
    """One mark; a short stroke below means that another player has it."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._number = number
        self.taken = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        register_for_theme(self)

    def sizeHint(self) -> QSize:
        side = max(theme.px(_SIDE), theme.min_touch_size())
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now = QPainter(self), theme.current()
        chosen = self.isChecked()
        fill = now.brass_wash if chosen or self.underMouse() else now.paper
        paint_box(painter, QRectF(self.rect()), fill, now.brass_text if chosen else now.control, 8, 2 if chosen else 1)
        middle = QPointF(self.width() / 2, self.height() / 2 - theme.px(2))
        paint_mark(painter, middle, MARKS[self._number], theme.px(_DOT), ground=fill)
        if self.taken:
            width = theme.px(10)
            painter.fillRect(QRectF((self.width() - width) / 2, self.height() - theme.px(7), width, 2), now.ink3)


class MarkChoice(QWidget):
    """Twenty marks, one of them chosen; the arrow keys move between them."""

    def __init__(self, holders: Mapping[int, Sequence[str]]) -> None:
        super().__init__()
        self.setAccessibleName(tr("Symbol"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.px(6))
        self._buttons = tuple(_MarkButton(number, self) for number in range(len(MARKS)))
        for number, button in enumerate(self._buttons):
            names = holders.get(number, ())
            button.taken = bool(names)
            button.setAccessibleName(mark_name(MARKS[number]))
            button.setToolTip(with_heading(mark_name(MARKS[number]), join_items(names)))
            button.setAccessibleDescription(join_items(names))
            grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)
        grid.setColumnStretch(_COLUMNS, 1)

    @property
    def mark(self) -> int:
        """The number of the mark that is chosen."""
        return next((number for number, button in enumerate(self._buttons) if button.isChecked()), 0)

    def choose(self, number: int) -> None:
        self._buttons[number].setChecked(True)
        self.setFocusProxy(self._buttons[number])


class ForgetPersonSheet(Sheet):
    """Says what is deleted and what is kept, and asks again."""

    def __init__(self, people: PeopleModel, window: Navigator, person: Person) -> None:
        super().__init__(tr("Delete player"), window, width=680)
        self._people, self._window, self._person = people, window, person
        self.add_widget(Label(f"{person.name}", size=20, serif=True))
        self.add_widget(Label(person_summary(person), role="ink2"))
        for sentence in (
            tr(
                "The name is replaced by “Former player” in lists, standings, charts, prints, files "
                "and every match you open."
            ),
            tr("Matches and totals do not change. Notes are shown as written."),
            tr("The match journals, the text copy and every backup never change: the name can still be read there."),
            tr("If someone uses this name later, they count as a new player."),
        ):
            self.add_widget(Label(sentence, wrap=True))
        self.forget_button = DangerButton(tr("&Delete player"), large=True, does=self.forget)
        self.foot.add(self.forget_button)
        self.add_main_button(tr("&Cancel"), self.close_sheet)

    def forget(self) -> bool:
        """Makes the person a former player; returns whether that is on disk."""
        fault = self._people.record(lambda register: register.forget(self._person))
        self.show_problem(fault)
        if not fault:
            self.accept()
        return not fault


_SEPARATOR: Final = re.compile(r"[,;、，；]")
_WIDTH, _BESIDE, _MOST_ALIASES = 760, 640, 12


class EditPersonSheet(Sheet):
    """Asks for the details of a person, or of a new one."""

    def __init__(self, people: PeopleModel, window: Navigator, uuid: str = "", *, name: str = "") -> None:
        self._people, self._window = people, window
        person = self._person = people.people.person(uuid) if uuid else None
        heading = f"{person.name}" if person is not None else tr("New player")
        super().__init__(heading, window, width=_WIDTH)
        shown = person or Person("", PlayerName(name), mark=people.people.next_mark)
        if person is not None:
            self.add_widget(Label(person_summary(person), role="ink2"))
        self.name = self._field(tr("Name", "a person"), shown.name)
        self.reading = self._field(tr("Reading (e.g. in kana)"), shown.reading)
        self._side_by_side(self.name, self.reading)
        self.aliases = self._field(tr("Aliases, separated by commas"), ", ".join(shown.aliases))
        self.aliases.edit.setMaxLength((LONGEST_NAME + 2) * _MOST_ALIASES)
        self.pseudonym = self._field(tr("Pseudonym for prints, files and spectators"), shown.pseudonym)
        self._side_by_side(self.aliases, self.pseudonym)
        self.active = ChipGroup(tr("Active"), self)
        self.active.set_choices([(True, tr("Yes")), (False, tr("Away"))])
        self.active.choose(shown.active)
        self.add_widget(self.active)
        self.add_widget(Label(tr("Symbol in lists and charts (underlined: already taken)"), size=14, role="ink3"))
        self.marks = MarkChoice(self._holders())
        self.marks.choose(shown.mark)
        self.add_widget(self.marks)
        self._show_joined()
        self._hint = Label(size=14, role="ink2", wrap=True)
        self.forget_button: SecondaryButton | None = None
        if person is None:
            self.add_widget(self._hint)
        else:
            self.forget_button = self.add_button(tr("&Delete…"), self._ask_to_forget, icon="trash", left=True)
        self.add_button(tr("Cancel"), self.reject)
        self.save_button = self.add_main_button(tr("&Save"), self.save)
        for field in (self.name, self.reading, self.aliases, self.pseudonym):
            field.changed.connect(lambda _text: self._check())
        self._check()
        self.name.edit.setFocus()

    def _field(self, label: str, text: str) -> Field:
        field = Field(label, text=text)
        field.edit.setMaxLength(LONGEST_NAME)
        return field

    def _side_by_side(self, *fields: Field) -> None:
        self.add_widget(ResponsiveRow(_BESIDE, *((field, 1) for field in fields), gap=16))

    def _holders(self) -> dict[int, list[str]]:
        holders: dict[int, list[str]] = defaultdict(list)
        for other in self._people.people.everybody:
            if self._person is None or other.uuid != self._person.uuid:
                holders[other.mark].append(f"{other.name}")
        return holders

    def _show_joined(self) -> None:
        """Shows who was joined with the person, each with a way to part them again."""
        joined = self._people.people.merged_identities(self._person) if self._person is not None else ()
        if not joined:
            return
        self.add_widget(Hairline())
        lines = column(gap=theme.px(4))
        for other in joined:
            sentence = tr("Merged with {player} ({about})").format(player=other.name, about=person_summary(other))
            link = LinkButton(tr("different person"), does=partial(self._unmerge, other))
            link.setAccessibleName(tr("{player} is a different person").format(player=other.name))
            lines.addLayout(row((Label(sentence, wrap=True), 1), link, gap=theme.px(12)))
        self.body.addLayout(lines)

    # The contents of the fields

    def _details(self) -> dict[str, Any]:
        return {
            "name": self.name.text().strip(),
            "reading": self.reading.text().strip(),
            "aliases": self._aliases(),
            "pseudonym": self.pseudonym.text().strip(),
            "active": self.active.value() is True,
            "mark": self.marks.mark,
        }

    def _aliases(self) -> list[str]:
        found = (alias.strip() for alias in _SEPARATOR.split(self.aliases.text()))
        return list(dict.fromkeys(alias for alias in found if fold_name(alias)))

    def _check(self) -> None:
        """Shows the error of each field."""
        name, people = self.name.text().strip(), self._people.people
        same = [other for other in people.namesakes(name) if self._is_other(other)]
        fault = ""
        if self._person is not None and not fold_name(name):
            fault = tr("Enter a name.")
        elif self._person is not None and same and fold_name(name) != fold_name(self._person.name):
            fault = tr("{player} is already a player. If they are the same person, merge them.").format(
                player=same[0].name
            )
        self.name.set_error(fault)
        taken = [other for alias in self._aliases() for other in people.namesakes(alias) if self._is_other(other)]
        sentence = tr("{player} is already a player. If they are the same person, merge them.")
        wrong = sentence.format(player=taken[0].name) if taken else ""
        if any(len(alias) > LONGEST_NAME for alias in self._aliases()):
            wrong = trn(
                "A name can have at most {n} character.", "A name can have at most {n} characters.", LONGEST_NAME
            )
        self.aliases.set_error(wrong)
        if self._person is None:
            self._hint.setText(self._about_namesakes(same))
        self.save_button.setEnabled(bool(fold_name(name)) and not fault and not wrong)

    def _is_other(self, other: Person) -> bool:
        return self._person is None or other.uuid != self._person.uuid

    def _about_namesakes(self, same: list[Person]) -> str:
        if not same:
            return ""
        sentence = tr("There is already a {player} ({about}). This will be a different person with the same name.")
        return sentence.format(
            player=join_items(f"{one.name}" for one in same[:1]),
            about=join_notes(same[0].reading, person_summary(same[0])),
        )

    # What is done

    def save(self) -> bool:
        """Saves the fields; returns whether they are on disk. The sheet stays open otherwise."""
        details, person = self._details(), self._person
        if person is None:
            people = self._people.people
            return self._write(lambda register: register.add(people, **details))
        before = {name: getattr(person, name) for name in details}
        before["aliases"] = list(person.aliases)
        changed = {name: value for name, value in details.items() if value != before[name]}
        if not changed:
            self.accept()
            return True
        return self._write(lambda register: register.change(person, **changed))

    def _write(self, deed: Callable[[PeopleRegister], object]) -> bool:
        fault = self._people.record(deed)
        self.show_problem(fault)
        if not fault:
            self.accept()
        return not fault

    def _unmerge(self, other: Person) -> None:
        if self._write(lambda register: register.unmerge(other)):
            sentence = tr("{player} is a separate player again.").format(player=other.name)
            self._window.notify(sentence)

    def _ask_to_forget(self) -> None:
        assert self._person is not None
        asking = ForgetPersonSheet(self._people, self._window, self._person)
        asking.accepted.connect(self.accept)
        self._window.push_sheet(asking)
