# SPDX-License-Identifier: MIT
"""The sheet of a file to import: what is new, what continues, what is already here, and what diverged."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.importing.summary import KINDS, PeopleInFile, added_hands, count_import
from mahjong_desk.club.names import PlayerName
from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.ledger.entry import Kind
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.merge import MergePlan, MergeStatus
from mahjong_desk.texts import marks, tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.progress import run_with_progress
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.import_export.conflict import Conflict, plain
from mahjong_desk.ui.import_export.preview import ImportPreview, cancelled_text, run_import
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import join_items, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.refusals import ledger_error_text

_MOST_NAMES: Final = 12


def _people_labels(people: PeopleInFile) -> list[QWidget]:
    """Returns who comes with a file, and how many of them may be somebody else here under another name."""
    items = ((tr("Matched to existing players of the same name"), people.same), (tr("New here"), people.new))
    labels: list[QWidget] = [plain(with_heading(head, _first(names))) for head, names in items if names]
    if pairs := people.duplicates:
        text = trn(
            "{n} possible duplicate to decide on the Players page.",
            "{n} possible duplicates to decide on the Players page.",
            pairs,
        )
        labels.append(Label(text, role="ink2", wrap=True))
    return labels


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
        for label in _people_labels(comparison.people):
            self.add_widget(label)
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
            self.add_main_button(tr("Close"), self.reject)
            return
        safe = tr("Nothing here is lost. Everything in the file is added, or nothing at all.")
        self.add_widget(NoteBox("good", "", safe))
        self.add_button(tr("&Cancel"), self.reject)
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
        self.reject()
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
