# SPDX-License-Identifier: MIT
"""The sheet of a file to import: what is new, what continues, what is already here, and what diverged."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from operator import methodcaller
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.importing.counting import KINDS, added_hands, count_import
from mahjong_desk.club.importing.people import PeopleInFile
from mahjong_desk.club.names import PlayerName
from mahjong_desk.club.people.duplicates import PossibleDuplicate
from mahjong_desk.club.people.people import PeopleRegister
from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.ledger.entry import Kind
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.merge import MergePlan, MergeStatus
from mahjong_desk.texts import marks, tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.progress import run_with_progress
from mahjong_desk.ui.club_data.people_index import people_model_of
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.import_export.conflict import Conflict, choice_of, plain
from mahjong_desk.ui.import_export.preview import ImportPreview, cancelled_text, run_import
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, table
from mahjong_desk.ui.kit.layout.panels import Hairline
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import join_items, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.people import duplicate_reason_text, person_summary
from mahjong_desk.ui.text.refusals import ledger_error_text

_MOST_NAMES: Final = 12
MAX_PAIRS: Final = 8
"""So many pairs are asked about; the others wait on the page of the players."""


class IdentityDecision(StrEnum):
    """What the user says of two names."""

    LATER = "later"
    ONE = "one"
    TWO = "two"


class DuplicateChoice(QWidget):
    """Two players who may be one person, with a choice."""

    def __init__(self, pair: PossibleDuplicate) -> None:
        super().__init__()
        self.pair = pair
        text = tr("{one} ({about_one}) and {other} ({about_other})").format(
            one=pair.one.name,
            about_one=person_summary(pair.one),
            other=pair.other.name,
            about_other=person_summary(pair.other),
        )
        ways = [
            (IdentityDecision.LATER, tr("Decide later")),
            (IdentityDecision.ONE, tr("Same person")),
            (IdentityDecision.TWO, tr("Different people")),
        ]
        self.choice = choice_of(text, ways)
        boxed(column(plain(with_heading(text, duplicate_reason_text(pair.reason))), self.choice, gap=theme.px(6)), self)


class ImportedPeopleView(QWidget):
    """Shows who comes with a file, and ``pairs`` who may be one person."""

    def __init__(self, people: PeopleInFile) -> None:
        super().__init__()
        items = ((tr("Matched to existing players of the same name"), people.same), (tr("New here"), people.new))
        parts: list[QWidget] = [plain(with_heading(head, _first(names))) for head, names in items if names]
        self.pairs = tuple(map(DuplicateChoice, people.alike[:MAX_PAIRS]))
        if self.pairs:
            later = tr("These may be the same person. You can undo your choice on the Players page.")
            parts += [Hairline(), Label(later, role="ink2", wrap=True), *self.pairs]
        if more := len(people.alike) - len(self.pairs):
            text = trn(
                "{n} more pair to decide on the Players page.", "{n} more pairs to decide on the Players page.", more
            )
            parts.append(Label(text))
        boxed(column(*parts, gap=theme.px(8)), self)

    def decisions(self) -> list[Callable[[PeopleRegister], object]]:
        """Returns what is to be entered of what was decided."""
        found: list[Callable[[PeopleRegister], object]] = []
        for one in self.pairs:
            if one.choice.value() == IdentityDecision.ONE:
                found.append(methodcaller("merge", one.pair.one, one.pair.other))
            elif one.choice.value() == IdentityDecision.TWO:
                found.append(methodcaller("mark_distinct", one.pair.one, one.pair.other))
        return found


def _first(names: Sequence[PlayerName]) -> str:
    shown = [f"{name}" for name in names[:_MOST_NAMES]]
    if len(names) > _MOST_NAMES:
        shown.append(trn("and {n} more", "and {n} more", len(names) - _MOST_NAMES))
    return join_items(shown)


MOST_CONFLICTS: Final = 20
"""As many as a person decides one by one."""

_COUNTS: Final[Mapping[str, tuple[str, str]]] = {
    Kind.SESSION: marks("{n} session", "{n} sessions"),
    ActionKind.OPEN: marks("{n} match", "{n} matches"),
    Kind.HOUSE_RULES: marks("{n} set of house rules", "{n} sets of house rules"),
    Kind.SESSION_NAME: marks("{n} new session name", "{n} new session names"),
    Kind.RATES: marks("{n} set of rates", "{n} sets of rates"),
    Kind.DRILL_ANSWER: marks("{n} answer to a drill", "{n} answers to drills"),
    Kind.CLUB: marks("{n} entry about the club", "{n} entries about the club"),
}


class ImportSheet(Sheet):
    """Shows what a file would add, with a choice for what diverged, and imports it after a yes."""

    help_page = "files#import"

    def __init__(self, desk: Desk, window: Navigator, path: Path, comparison: ImportPreview) -> None:
        super().__init__(tr("Import"), window, width=880)
        self._desk, self._window, self._path, self._incoming = desk, window, path, comparison.incoming
        self.merge = comparison.merge
        self.closed.connect(self._incoming.close)
        self.add_widget(plain(path.name, size=17, role="ink2"))
        self._add_words()
        self.people = ImportedPeopleView(comparison.people)
        if any(comparison.people):
            self.add_widget(self.people)
        diverged = self.merge.diverged
        self.conflicts = [Conflict(item) for item in diverged[:MOST_CONFLICTS]]
        for conflict in self.conflicts:
            self.add_widget(conflict)
        if more := len(diverged) - len(self.conflicts):
            text = trn(
                "{n} more was changed in both: a match is kept twice, anything else stays as it is here.",
                "{n} more were changed in both: matches are kept twice, anything else stays as it is here.",
                more,
            )
            self.add_widget(Label(text, role="ink2", wrap=True))
        self._fault = NoteBox("error")
        self._fault.hide()
        self.add_widget(self._fault)
        if not self.merge.has_changes and not self.conflicts:
            self.add_widget(NoteBox("good", "", tr("Everything is already here. There is nothing to import.")))
            self.add_main_button(tr("Close"), self.close_sheet)
            return
        safe = tr("Nothing here is lost. Everything in the file is added, or nothing at all.")
        self.add_widget(NoteBox("good", "", safe))
        self.add_button(tr("&Cancel"), self.close_sheet)
        self.add_main_button(tr("&Import"), self._import)

    def _add_words(self) -> None:
        heads = {MergeStatus.NEW: tr("New"), MergeStatus.LONGER: tr("Continued"), MergeStatus.KNOWN: tr("Already here")}
        said = {head: words for standing, head in heads.items() if (words := standing_words(self.merge, standing))}
        rows = [(Label(head, role="ink3", size=15), Label(words, size=16, wrap=True)) for head, words in said.items()]
        grid = table(rows, wide=1, gaps=(theme.px(24), 2))
        for head, _ in rows:
            grid.setAlignment(head, Qt.AlignmentFlag.AlignTop)
        self.add_widget(boxed(grid))

    def _import(self) -> None:
        ledger = self._desk.ledger
        if ledger is None:
            return
        # Another thread opens what lies there.
        if (error := attempt(ledger.check_writable).error) is not None:
            self._refuse(error)
            return
        place, incoming, source = ledger.place, self._incoming, self._path.name
        decisions = {one.item.key: one.decision for one in self.conflicts}
        run_with_progress(
            self._window,
            tr("Importing {file}").format(file=source),
            lambda progress: run_import(place, incoming, decisions, source, progress),
            done=self._show_result,
            failed=self._refuse,
            given_up=lambda: self._window.notify(cancelled_text(self._path)),
        )

    def _refuse(self, error: LedgerError) -> None:
        self._fault.set_note("error", "", ledger_error_text(error))
        self._fault.show()

    def _show_result(self, merge: MergePlan) -> None:
        if (error := attempt(self._desk.reload_after_import).error) is not None:
            self._refuse(error)
            return
        people = people_model_of(self._desk)
        fault = next((error for error in map(people.record, self.people.decisions()) if error is not None), None)
        self.close_sheet()
        if fault is not None:
            # The matches are there, and the pairs wait on the page of the players.
            self._window.notify(ledger_error_text(fault), fault=True)
            return
        if merge.has_changes:
            said = tr("{file} has been imported.")
        else:
            said = tr("Nothing was imported and nothing has changed.")
        self._window.notify(said.format(file=self._path.name))


def show_import_sheet(desk: Desk, window: Navigator, path: Path, comparison: ImportPreview) -> None:
    """Opens a sheet that shows what a file would add; for a record of another program first one of its hands."""
    if not comparison.records:
        window.push_sheet(ImportSheet(desk, window, path, comparison))
        return
    from mahjong_desk.ui.import_export.record_sheet import RecordSheet

    sheet = RecordSheet(window, path, comparison.records)
    sheet.saved.connect(lambda: window.push_sheet(ImportSheet(desk, window, path, comparison)))
    window.push_sheet(sheet)


def standing_words(merge: MergePlan, standing: MergeStatus) -> str:
    """Returns how much of a file has a standing, such as ``1 session, 2 matches, 12 hands``."""
    counts, words = count_import(merge), []
    for kind in KINDS:
        count = counts.get((standing, kind), 0)
        if count:
            words.append(trn(*_COUNTS[kind], count))
        if kind is ActionKind.OPEN and (hands := added_hands(merge, standing)):
            words.append(trn("{n} hand", "{n} hands", hands))
    return join_items(words)
