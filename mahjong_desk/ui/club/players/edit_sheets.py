# SPDX-License-Identifier: MIT
"""The sheets that edit, delete and merge players."""

import re
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox

from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.people import PeopleRegister, PossibleDuplicate, find_duplicates
from mahjong_desk.club.people.person import MAX_NAME_LENGTH, Person
from mahjong_desk.match.players import fold_name
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data import PeopleModel, people_completions
from mahjong_desk.ui.kit.controls.buttons import DangerButton, LinkButton, SecondaryButton
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.fields import Field, NameField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, boxed, clear, column, reserve_place, row, table
from mahjong_desk.ui.kit.layout.flow import ResponsiveRow
from mahjong_desk.ui.kit.marks import MARKS, PlayerMarkLabel, mark_for, mark_name, mark_pixmap
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_notes, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.people import duplicate_reason_text, matches_word, person_summary, recent_club_day


class _RegisterSheet(Sheet):
    """A sheet that changes people, and closes when the change is saved."""

    def __init__(self, heading: str, people: PeopleModel, window: Navigator, width: int) -> None:
        super().__init__(heading, window, width=width)
        self._people, self._window = people, window

    def _write(self, change: Callable[[PeopleRegister], object]) -> bool:
        """Saves a change and closes; stays open and returns False if that fails."""
        fault = self._people.record(change)
        return self.accept_if(not fault, fault)


class ForgetPersonSheet(_RegisterSheet):
    """Asks to confirm a deletion, and states what is deleted and what is kept."""

    def __init__(self, people: PeopleModel, window: Navigator, person: Person) -> None:
        super().__init__(tr("Delete player"), people, window, 680)
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
        self.forget_button = DangerButton(
            tr("&Delete player"), large=True, on_click=lambda: self._write(lambda register: register.forget(person))
        )
        self.foot.add(self.forget_button)
        self.add_main_button(tr("&Cancel"), self.reject)


_SEPARATOR = re.compile(r"[,;、，；]")
_WIDTH, _MIN_WIDTH_FOR_COLUMNS, _MAX_ALIASES = 760, 640, 12


class EditPersonSheet(_RegisterSheet):
    """Edits the details of a player, or adds a new one."""

    def __init__(self, people: PeopleModel, window: Navigator, uuid: str = "", *, name: str = "") -> None:
        person = self._person = people.people.person(uuid) if uuid else None
        heading = f"{person.name}" if person is not None else tr("New player")
        super().__init__(heading, people, window, _WIDTH)
        shown = person or Person("", PlayerName(name), mark=people.people.next_mark)
        if person is not None:
            self.add_widget(Label(person_summary(person), role="ink2"))
        self.name = self._field(tr("Name", "a person"), shown.name)
        self.reading = self._field(tr("Reading (e.g. in kana)"), shown.reading)
        self._side_by_side(self.name, self.reading)
        aliases, max_length = ", ".join(shown.aliases), (MAX_NAME_LENGTH + 2) * _MAX_ALIASES
        self.aliases = self._field(tr("Aliases, separated by commas"), aliases, max_length)
        self.pseudonym = self._field(tr("Pseudonym for prints, files and spectators"), shown.pseudonym)
        self._side_by_side(self.aliases, self.pseudonym)
        answers = [(True, tr("Yes")), (False, tr("Away"))]
        self.active = ChipGroup(tr("Active"), choices=answers, chosen=shown.active)
        self.add_widget(self.active)
        self.add_widget(Label(tr("Symbol in lists and charts"), size=14, role="ink3"))
        self.marks = QComboBox()
        self.marks.setAccessibleName(tr("Symbol"))
        holders = self._holders()
        for number, mark in enumerate(MARKS):
            self.marks.addItem(QIcon(mark_pixmap(mark)), with_heading(mark_name(mark), join_items(holders[number])))
        self.marks.setCurrentIndex(shown.mark)
        self.body.addLayout(row(self.marks, ...))
        self._show_merged()
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

    def _field(self, label: str, text: str, max_length: int = MAX_NAME_LENGTH) -> Field:
        field = Field(label, text=text)
        field.edit.setMaxLength(max_length)
        return field

    def _side_by_side(self, *fields: Field) -> None:
        self.add_widget(ResponsiveRow(_MIN_WIDTH_FOR_COLUMNS, *((field, 1) for field in fields), gap=16))

    def _holders(self) -> dict[int, list[str]]:
        holders: dict[int, list[str]] = defaultdict(list)
        for other in self._people.people.everybody:
            if self._is_other(other):
                holders[other.mark].append(f"{other.name}")
        return holders

    def _show_merged(self) -> None:
        """Lists the merged identities, each with a link to separate it again."""
        merged = self._people.people.merged_identities(self._person) if self._person is not None else ()
        if not merged:
            return
        self.add_widget(Hairline())
        lines = column(gap=theme.px(4))
        for other in merged:
            sentence = tr("Merged with {player} ({about})").format(player=other.name, about=person_summary(other))
            link = LinkButton(tr("different person"), on_click=partial(self._unmerge, other))
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
            "mark": self.marks.currentIndex(),
        }

    def _aliases(self) -> list[str]:
        aliases = (alias.strip() for alias in _SEPARATOR.split(self.aliases.text()))
        return list(dict.fromkeys(alias for alias in aliases if fold_name(alias)))

    def _check(self) -> None:
        """Shows the error of each field."""
        name, people = self.name.text().strip(), self._people.people
        namesakes = [other for other in people.namesakes(name) if self._is_other(other)]
        sentence = tr("{player} is already a player. If they are the same person, merge them.")
        fault = ""
        if self._person is not None and not fold_name(name):
            fault = tr("Enter a name.")
        elif self._person is not None and namesakes and fold_name(name) != fold_name(self._person.name):
            fault = sentence.format(player=namesakes[0].name)
        self.name.set_error(fault)
        taken = [other for alias in self._aliases() for other in people.namesakes(alias) if self._is_other(other)]
        alias_fault = sentence.format(player=taken[0].name) if taken else ""
        if any(len(alias) > MAX_NAME_LENGTH for alias in self._aliases()):
            alias_fault = trn(
                "A name can have at most {n} character.", "A name can have at most {n} characters.", MAX_NAME_LENGTH
            )
        self.aliases.set_error(alias_fault)
        if self._person is None:
            self._hint.setText(self._about_namesakes(namesakes))
        self.save_button.setEnabled(bool(fold_name(name)) and not fault and not alias_fault)

    def _is_other(self, other: Person) -> bool:
        return self._person is None or other.uuid != self._person.uuid

    def _about_namesakes(self, namesakes: list[Person]) -> str:
        if not namesakes:
            return ""
        sentence = tr("There is already a {player} ({about}). This will be a different person with the same name.")
        about = join_notes(namesakes[0].reading, person_summary(namesakes[0]))
        return sentence.format(player=namesakes[0].name, about=about)

    # Actions

    def save(self) -> None:
        """Saves the fields that were changed."""
        details, person = self._details(), self._person
        if person is None:
            people = self._people.people
            self._write(lambda register: register.add(people, **details))
            return
        before = {name: getattr(person, name) for name in details} | {"aliases": list(person.aliases)}
        changed = {name: value for name, value in details.items() if value != before[name]}
        if changed:
            self._write(lambda register: register.change(person, **changed))
        else:
            self.accept()

    def _unmerge(self, other: Person) -> None:
        if self._write(lambda register: register.unmerge(other)):
            self._window.notify(tr("{player} is a separate player again.").format(player=other.name))

    def _ask_to_forget(self) -> None:
        assert self._person is not None
        sheet = ForgetPersonSheet(self._people, self._window, self._person)
        sheet.accepted.connect(self.accept)
        self._window.push_sheet(sheet)


class MergePeopleSheet(_RegisterSheet):
    """Asks which two players are the same person, and which name to keep."""

    def __init__(self, people: PeopleModel, window: Navigator, person: Person | None) -> None:
        super().__init__(tr("Merge players"), people, window, 760)
        self._chosen = [person.uuid if person is not None else "", ""]
        sentence = tr("All matches of both will count for the player you keep. You can undo a merge at any time.")
        self.add_widget(Label(sentence, role="ink2", wrap=True))
        completions = people_completions(people.people)
        self.kept = NameField(tr("Name to keep"), completions)
        self.merged = NameField(tr("Same person?"), completions)
        self.swap_button = SecondaryButton(tr("S&wap"), on_click=self._swap)
        fields = (
            (column(Label(label, size=14, role="ink3"), field, gap=theme.px(4)), 1)
            for label, field in ((tr("Keep"), self.kept), (tr("Duplicate"), self.merged))
        )
        self.body.addLayout(row(*fields, column(..., self.swap_button), gap=theme.px(12)))
        self.add_widget(Hairline())
        self._lines = tuple((PlayerMarkLabel(mark_for(0)), Label(wrap=True), Label(bold=True)) for _ in range(3))
        self._preview = boxed(table(self._lines, wide=1, gaps=(theme.px(12), theme.px(6))))
        reserve_place(self._preview)
        self.add_widget(self._preview)
        self._warning = Label(size=14, role="error", wrap=True)
        self.add_widget(self._warning)
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        self.merge_button = self.add_main_button(tr("&Merge"), self.merge)
        self.main_button_blocked.connect(lambda: self.show_problem(tr("Choose the two entries for the same person.")))
        self.kept.setText(str(person.name) if person is not None else "")
        for index, field in enumerate((self.kept, self.merged)):
            field.person_chosen.connect(lambda _name, uuid, index=index: self._choose(index, uuid))
            field.textEdited.connect(lambda _text, index=index: self._choose(index, ""))
            field.textChanged.connect(lambda _text: self._show())
        self._show()

    def _choose(self, index: int, uuid: str) -> None:
        """Sets which of the players with the name of a field is meant; any if empty."""
        self._chosen[index] = uuid
        self._show()

    def _swap(self) -> None:
        kept, merged = self.kept.text(), self.merged.text()
        self._chosen.reverse()
        self.kept.setText(merged)
        self.merged.setText(kept)
        self._show()

    def _chosen_pair(self) -> tuple[Person, Person] | None:
        """Returns the player to keep and the one to merge, or None unless both are chosen."""
        kept, others = self._namesakes(0), self._namesakes(1)
        others = [person for person in others if person not in kept[:1]]
        return (kept[0], others[0]) if kept and others else None

    def _namesakes(self, index: int) -> list[Person]:
        """Returns the players with the name of a field, or only the chosen one of them."""
        namesakes = list(self._people.people.namesakes((self.kept, self.merged)[index].text()))
        return [person for person in namesakes if person.uuid == self._chosen[index]] or namesakes

    def _show(self) -> None:
        pair = self._chosen_pair()
        self.show_problem("")
        self.merge_button.setEnabled(pair is not None)
        self._preview.setVisible(pair is not None)
        self._warning.setText("")
        if pair is None:
            return
        kept, merged = pair
        since, last = min(filter(None, (kept.since, merged.since)), default=""), max(kept.last, merged.last)
        merged_line = tr("Merged as {player}, {first} to {last}; aliases: {names}").format(
            player=kept.name,
            first=recent_club_day(since) or "–",
            last=recent_club_day(last) or "–",
            names=join_items(name for name in merged.names if name not in kept.names),
        )
        rows = (
            (kept, f"{kept.name}, {person_summary(kept)}", kept.matches),
            (merged, f"{merged.name}, {person_summary(merged)}", merged.matches),
            (kept, merged_line, self._people.people.combined_match_count(kept, merged)),
        )
        for (mark, text, count), (person, sentence, number) in zip(self._lines, rows, strict=True):
            mark.set_mark(mark_for(person.mark))
            text.setText(sentence)
            count.setText(f"{format_number(number)} {matches_word(number)}")
        if self._people.people.have_met(kept, merged):
            self._warning.setText(tr("These two have sat at the same table, so they are probably different people."))

    def merge(self) -> None:
        """Merges the two players if both are chosen."""
        pair = self._chosen_pair()
        if pair is not None and self._write(lambda register: register.merge(*pair)):
            kept, merged = pair
            sentence = tr("{other} is now {player}. Use “Edit” to separate them again.")
            self._window.notify(sentence.format(other=merged.name, player=kept.name))


_MAX_PAIRS = 6
"""At most this many pairs are shown at once; the next ones follow when these are decided."""


class DuplicatesSheet(Sheet):
    """Lists possible duplicates, one pair per row with three answers."""

    def __init__(self, people: PeopleModel, window: Navigator) -> None:
        super().__init__(tr("Possible duplicates"), window, width=980)
        self._people = people
        self._postponed: set[frozenset[str]] = set()
        self.pairs: tuple[PossibleDuplicate, ...] = ()
        sentence = tr(
            "These names look or sound alike. Players who have sat at the same table are left out. "
            "Nothing is merged automatically, and you can undo every decision."
        )
        self.add_widget(Label(sentence, role="ink2", wrap=True))
        self._remaining = Label(size=14, role="ink3")
        self.add_widget(self._remaining)
        self._grid = table((), gaps=(theme.px(12), theme.px(10)))
        self.add_widget(boxed(self._grid))
        self.body.addStretch(1)
        self.main = self.add_main_button(tr("Close"), self.reject)
        self._show()

    def _show(self) -> None:
        pairs = [pair for pair in find_duplicates(self._people.people) if _key(pair) not in self._postponed]
        self.pairs = tuple(pairs[:_MAX_PAIRS])
        focused_row, later = self._grid.indexOf(self.focusWidget()) // 4, []
        clear(self._grid)
        self._remaining.setText(
            trn("{n} pair to decide", "{n} pairs to decide", len(pairs)) if pairs else tr("Nothing to decide")
        )
        for grid_row, pair in enumerate(self.pairs):
            about_one, about_other = person_summary(pair.one), person_summary(pair.other)
            sentence = tr("{one} ({about_one}) and {other} ({about_other})").format(
                one=pair.one.name, about_one=about_one, other=pair.other.name, about_other=about_other
            )
            question = Label(f"{sentence}\n{duplicate_reason_text(pair.reason)}", wrap=True)
            self._grid.addWidget(question, grid_row, 0)
            decisions = PeopleRegister.merge, PeopleRegister.mark_distinct, None
            answers = zip((tr("The same"), tr("Not the same"), tr("Later")), decisions, strict=True)
            for grid_column, (label, decision) in enumerate(answers, start=1):
                button = SecondaryButton(label, on_click=partial(self._answer, pair, decision))
                button.setAccessibleName(with_heading(sentence, label))
                self._grid.addWidget(button, grid_row, grid_column)
            later.append(button)
        if focused_row >= 0:
            # Another press of the same key must not answer for the next pair.
            (later[min(focused_row, len(later) - 1)] if later else self.main).setFocus()
        self.update_text_heights()

    def _answer(
        self, pair: PossibleDuplicate, decide: Callable[[PeopleRegister, Person, Person], object] | None
    ) -> None:
        if decide is None:
            self._postponed.add(_key(pair))
        else:
            self.show_problem(self._people.record(lambda register: decide(register, pair.one, pair.other)))
        self._show()


def _key(pair: PossibleDuplicate) -> frozenset[str]:
    return frozenset((pair.one.uuid, pair.other.uuid))
