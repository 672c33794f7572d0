# SPDX-License-Identifier: MIT
"""The sheets that merge two players who are one person."""

from __future__ import annotations

from itertools import chain

from mahjong_desk.club.people.people import PossibleDuplicate, find_duplicates
from mahjong_desk.club.people.person import Person
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club_data.people_index import PeopleModel, people_completions
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.controls.fields import NameField
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, reserve_place, row, table
from mahjong_desk.ui.kit.layout.panels import Hairline, clear
from mahjong_desk.ui.kit.marks import PlayerMarkLabel, mark_for
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import format_number, join_items, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.dates import recent_day_text
from mahjong_desk.ui.text.people import duplicate_reason_text, matches_word, person_summary


class MergePeopleSheet(Sheet):
    """Asks which two are one person, and under whose name they go on."""

    def __init__(self, people: PeopleModel, window: Navigator, stays: str = "", goes: str = "") -> None:
        super().__init__(tr("Merge players"), window, width=760)
        self._people, self._window = people, window
        sentence = tr("All matches of both will count for the player you keep. You can undo a merge at any time.")
        self.add_widget(Label(sentence, role="ink2", wrap=True))
        known = people_completions(people.people)
        self.kept = NameField(tr("Name to keep"), known)
        self.merged = NameField(tr("Same person?"), known)
        self.swap_button = SecondaryButton(tr("S&wap"), does=self._swap)
        fields = (
            (column(Label(label, size=14, role="ink3"), field, gap=theme.px(4)), 1)
            for label, field in ((tr("Keep"), self.kept), (tr("Duplicate"), self.merged))
        )
        self.body.addLayout(row(*fields, column(..., self.swap_button), gap=theme.px(12)))
        self.add_widget(Hairline())
        self._lines = tuple((PlayerMarkLabel(mark_for(0)), Label(wrap=True), Label(bold=True)) for _ in range(3))
        for widget in chain(*self._lines):
            reserve_place(widget)
        self.body.addLayout(table(self._lines, wide=1, gaps=(theme.px(12), theme.px(6))))
        self._warning = Label(size=14, role="error", wrap=True)
        self.add_widget(self._warning)
        self.body.addStretch(1)
        self.add_button(tr("Cancel"), self.reject)
        self.join_button = self.add_main_button(tr("&Merge"), self.merge)
        self.main_button_blocked.connect(lambda: self.show_problem(tr("Choose the two entries for the same person.")))
        self.kept.setText(stays)
        self.merged.setText(goes)
        for field in (self.kept, self.merged):
            field.textChanged.connect(lambda _text: self._show())
        self._show()

    def _swap(self) -> None:
        stays, goes = self.kept.text(), self.merged.text()
        self.kept.setText(goes)
        self.merged.setText(stays)

    def _chosen_pair(self) -> tuple[Person, Person] | None:
        """Returns who stays and who goes, as far as both are known and two."""
        found = [self._people.people.namesakes(field.text()) for field in (self.kept, self.merged)]
        if not all(found):
            return None
        stays, goes = found[0][0], found[1][-1]
        return (stays, goes) if stays.uuid != goes.uuid else None

    def _show(self) -> None:
        wanted = self._chosen_pair()
        self.show_problem("")
        self.join_button.setEnabled(wanted is not None)
        for widgets in self._lines:
            for widget in widgets:
                widget.setVisible(wanted is not None)
        self._warning.setText("")
        if wanted is None:
            return
        stays, goes = wanted
        since, last = min(filter(None, (stays.since, goes.since)), default=""), max(stays.last, goes.last)
        together = tr("Merged as {player}, {first} to {last}; aliases: {names}").format(
            player=stays.name,
            first=recent_day_text(since) or "–",
            last=recent_day_text(last) or "–",
            names=join_items(name for name in goes.names if name not in stays.names),
        )
        rows = (
            (stays, f"{stays.name}, {person_summary(stays)}", stays.matches),
            (goes, f"{goes.name}, {person_summary(goes)}", goes.matches),
            (stays, together, self._people.people.combined_match_count(stays, goes)),
        )
        for (mark, text, count), (person, sentence, number) in zip(self._lines, rows, strict=True):
            mark.set_mark(mark_for(person.mark))
            text.setText(sentence)
            count.setText(f"{format_number(number)} {matches_word(number)}")
        if self._people.people.have_met(stays, goes):
            self._warning.setText(tr("These two have sat at the same table, so they are probably different people."))

    def merge(self) -> bool:
        """Merges the two; returns whether that is on disk. The sheet stays open otherwise."""
        wanted = self._chosen_pair()
        if wanted is None:
            return False
        if fault := self._people.record(lambda register: register.merge(*wanted)):
            self.show_problem(fault)
            return False
        self.accept()
        stays, goes = wanted
        sentence = tr("{other} is now {player}. Use “Edit” to separate them again.")
        self._window.notify(sentence.format(other=goes.name, player=stays.name))
        return True


_MAX_PAIRS = 6
"""So many pairs are shown together; the next ones come when these are decided."""


class DuplicatesSheet(Sheet):
    """A row a pair, each with its three answers."""

    def __init__(self, people: PeopleModel, window: Navigator) -> None:
        super().__init__(tr("Possible duplicates"), window, width=980)
        self._people = people
        self._later: set[frozenset[str]] = set()
        self.pairs: tuple[PossibleDuplicate, ...] = ()
        sentence = tr(
            "These names look or sound alike. Players who have sat at the same table are left out. "
            "Nothing is merged automatically, and you can undo every decision."
        )
        self.add_widget(Label(sentence, role="ink2", wrap=True))
        self._left = Label(size=14, role="ink3")
        self.add_widget(self._left)
        self._grid = table((), gaps=(theme.px(12), theme.px(10)))
        self.add_widget(boxed(self._grid))
        self.body.addStretch(1)
        self.add_main_button(tr("Close"), self.close_sheet)
        self._show()

    def _show(self) -> None:
        found = [pair for pair in find_duplicates(self._people.people) if _key(pair) not in self._later]
        self.pairs = tuple(found[:_MAX_PAIRS])
        clear(self._grid)
        self._left.setText(
            trn("{n} pair to decide", "{n} pairs to decide", len(found)) if found else tr("Nothing to decide")
        )
        for at, pair in enumerate(self.pairs):
            sentence = tr("{one} ({about_one}) and {other} ({about_other})").format(
                one=pair.one.name,
                about_one=person_summary(pair.one),
                other=pair.other.name,
                about_other=person_summary(pair.other),
            )
            question = Label(f"{sentence}\n{duplicate_reason_text(pair.reason)}", wrap=True)
            self._grid.addWidget(question, at, 0)
            answers = (
                (tr("The same"), lambda pair=pair: self._answer(pair, same=True)),
                (tr("Not the same"), lambda pair=pair: self._answer(pair, same=False)),
                (tr("Later"), lambda pair=pair: self._postpone(pair)),
            )
            for place, (label, deed) in enumerate(answers, start=1):
                button = SecondaryButton(label, does=deed)
                button.setAccessibleName(with_heading(sentence, label))
                self._grid.addWidget(button, at, place)
        self.update_text_heights()

    def _answer(self, pair: PossibleDuplicate, *, same: bool) -> None:
        one, other = pair.one, pair.other
        self.show_problem(
            self._people.record(
                lambda register: register.merge(one, other) if same else register.mark_distinct(one, other)
            )
        )
        self._show()

    def _postpone(self, pair: PossibleDuplicate) -> None:
        self._later.add(_key(pair))
        self._show()


def _key(pair: PossibleDuplicate) -> frozenset[str]:
    return frozenset((pair.one.uuid, pair.other.uuid))
