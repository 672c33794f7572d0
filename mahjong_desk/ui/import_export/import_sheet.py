# SPDX-License-Identifier: MIT
"""The sheet that shows what a file would add to the ledger, and its conflicts."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from mahjong_desk.club.file_names import readable_name
from mahjong_desk.club.importing.summary import KINDS, PeopleInFile, added_hands, count_import, hands_in_common
from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.journal.acts import ActionKind, now
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.books import HouseRules, Rates
from mahjong_desk.ledger.entry import EntryKind
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.ledger.merge import ConflictResolution, MergeItem, MergePlan, MergeStatus, count_hands
from mahjong_desk.ledger.progress import TaskProgress
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Draw, Win
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import marks, tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.progress import is_task_running, run_with_progress
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.import_export.preview import FileImportError, ImportPreview, cancelled_text, preview_import
from mahjong_desk.ui.import_export.record_sheet import RecordSheet
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import Hairline, boxed, column, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import break_long_words, join_items, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.people import all_rates_text
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.text.vocabulary import differing_options, hand_name

MAX_CONFLICTS = 20
"""Further conflicts are resolved without asking."""
_MAX_NAMES, _MAX_OPTIONS = 12, 4


class ImportSheet(Sheet):
    """Shows what a file would add, asks how to resolve its conflicts, and imports it."""

    help_page = "files#import"

    def __init__(self, desk: Desk, window: Navigator, path: Path, preview: ImportPreview) -> None:
        super().__init__(tr("Import"), window, width=880)
        self._desk, self._window, self._path, self._incoming = desk, window, path, preview.incoming
        self.merge = preview.merge
        self.closed.connect(self._close_file)
        self.add_widget(Label(path.name, size=17, role="ink2", wrap=True))
        self._add_counts()
        self._add_people(preview.people)
        diverged = self.merge.diverged
        self.conflicts = [Conflict(item) for item in diverged[:MAX_CONFLICTS]]
        for conflict in self.conflicts:
            self.add_widget(conflict)
        if more := len(diverged) - len(self.conflicts):
            text = trn(
                "{n} more was changed in both: a match is kept twice, anything else stays as it is here.",
                "{n} more were changed in both: matches are kept twice, anything else stays as it is here.",
                more,
            )
            self.add_widget(Label(text, role="ink2", wrap=True))
        self.add_message()
        if not self.merge.has_changes and not self.conflicts:
            self.add_widget(NoteBox("good", "", tr("Everything is already here. There is nothing to import.")))
            self.add_main_button(tr("Close"), self.reject)
            return
        safe = tr("Nothing here is lost. Everything in the file is added, or nothing at all.")
        self.add_widget(NoteBox("good", "", safe))
        self.add_button(tr("&Cancel"), self.reject)
        self.add_main_button(tr("&Import"), self._import)

    def _close_file(self) -> None:
        # An import that is being cancelled still reads the file.
        if not is_task_running():
            self._incoming.close()

    def _add_counts(self) -> None:
        names = {MergeStatus.NEW: tr("New"), MergeStatus.LONGER: tr("Continued"), MergeStatus.KNOWN: tr("Already here")}
        counts = {name: words for status, name in names.items() if (words := status_counts_text(self.merge, status))}
        rows = [(Label(name, role="ink3", size=15), Label(words, size=16, wrap=True)) for name, words in counts.items()]
        grid = table(rows, wide=1, gaps=(theme.px(24), 2))
        for label, _ in rows:
            grid.setAlignment(label, Qt.AlignmentFlag.AlignTop)
        self.add_widget(boxed(grid))

    def _add_people(self, people: PeopleInFile) -> None:
        """Lists the players in a file, and counts the possible duplicates."""
        items = ((tr("Matched to existing players of the same name"), people.known), (tr("New here"), people.new))
        for heading, names in items:
            if names:
                players = join_items(_first([f"{name}" for name in names], _MAX_NAMES))
                self.add_widget(Label(with_heading(heading, players), wrap=True))
        if pairs := people.duplicates:
            text = trn(
                "{n} possible duplicate to decide on the Players page.",
                "{n} possible duplicates to decide on the Players page.",
                pairs,
            )
            self.add_widget(Label(text, role="ink2", wrap=True))

    def _import(self) -> None:
        ledger = self._desk.ledger
        if ledger is None:
            return
        # The import opens the path again, so it must still lead to this ledger.
        if (error := attempt(ledger.check_unchanged).error) is not None:
            self._refuse(error)
            return
        place, incoming, source = ledger.place, self._incoming, readable_name(self._path.name)
        decisions = {conflict.item.key: conflict.decision for conflict in self.conflicts}

        def work(progress: TaskProgress) -> MergePlan:
            with Ledger.open(place) as opened:
                return opened.import_data(incoming, decisions, source, now(), progress)

        run_with_progress(
            self._window,
            tr("Importing {file}").format(file=source),
            work,
            on_done=self._show_result,
            on_failed=self._refuse,
            on_cancelled=lambda: self._window.notify(cancelled_text(self._path)),
        )

    def _refuse(self, error: LedgerError) -> None:
        if isValid(self):
            self.say(ledger_error_text(error), fault=True)
        else:
            self._window.notify(ledger_error_text(error), fault=True)

    def _show_result(self, merge: MergePlan) -> None:
        if (error := attempt(self._desk.reload_after_import).error) is not None:
            self._refuse(error)
            return
        # The user may have left the screen, too late to cancel.
        if isValid(self):
            self.reject()
        if merge.has_changes:
            text = tr("{file} has been imported.")
        else:
            text = tr("Nothing was imported and nothing has changed.")
        self._window.notify(text.format(file=self._path.name))


def preview_file(desk: Desk, window: Navigator, path: Path, on_ledger_error: Callable[[LedgerError], None]) -> None:
    """Shows what a file would add; first the hands of another program's record."""
    if desk.ledger is None:
        window.notify(tr("No ledger is open: nothing can be imported now."), fault=True)
        return
    place = desk.ledger.place

    def show(preview: ImportPreview) -> None:
        def ask() -> None:
            window.push_sheet(ImportSheet(desk, window, path, preview))

        if not preview.records:
            ask()
            return
        sheet = RecordSheet(window, path, preview.records)
        sheet.saved.connect(ask)
        window.push_sheet(sheet)

    def refuse(fault: Exception) -> None:
        if isinstance(fault, LedgerError):
            on_ledger_error(fault)
        else:
            window.notify(str(fault), fault=True)

    run_with_progress(
        window,
        tr("Reading {file}").format(file=path.name),
        lambda progress: preview_import(place, path, progress),
        on_done=show,
        on_failed=refuse,
        on_cancelled=lambda: window.notify(cancelled_text(path)),
        faults=(LedgerError, FileImportError),
    )


_COUNTS: Mapping[str, tuple[str, str]] = {
    EntryKind.SESSION: marks("{n} session", "{n} sessions"),
    ActionKind.OPEN: marks("{n} match", "{n} matches"),
    EntryKind.HOUSE_RULES: marks("{n} set of house rules", "{n} sets of house rules"),
    EntryKind.SESSION_NAME: marks("{n} new session name", "{n} new session names"),
    EntryKind.RATES: marks("{n} set of rates", "{n} sets of rates"),
    EntryKind.DRILL_ANSWER: marks("{n} answer to a drill", "{n} answers to drills"),
    EntryKind.CLUB: marks("{n} entry about the club", "{n} entries about the club"),
}


def status_counts_text(merge: MergePlan, status: MergeStatus) -> str:
    """Counts the items with a status in words, such as ``1 session, 12 hands``."""
    counts, words = count_import(merge), []
    for kind in KINDS:
        count = counts.get((status, kind), 0)
        if count:
            words.append(trn(*_COUNTS[kind], count))
        if kind is ActionKind.OPEN and (hands := added_hands(merge, status)):
            words.append(trn("{n} hand", "{n} hands", hands))
    return join_items(words)


def _first(lines: Sequence[str], count: int) -> list[str]:
    """Returns the first lines, and the number of further ones."""
    more = len(lines) - count
    return [*lines[:count], trn("and {n} more", "and {n} more", more)] if more > 0 else list(lines)


class Conflict(QWidget):
    """An item that was changed here and in the file, and the choice between both."""

    def __init__(self, item: MergeItem) -> None:
        super().__init__()
        self.item = item
        title = _title(item)
        headers = [Label(header, role="ink3", size=14) for header in (tr("Here"), tr("In the file"))]
        versions = [Label(break_long_words(text), wrap=True) for text in _versions(item)]
        sides = table([headers, versions], gaps=(theme.px(24), 2))
        for column_index, label in enumerate(versions):
            sides.setColumnStretch(column_index, 1)
            sides.setAlignment(label, Qt.AlignmentFlag.AlignTop)
        choices = [(resolution, _resolution_names(item)[resolution]) for resolution in item.resolutions]
        self.choice = ChipGroup("", letters=True, name=title, choices=choices, chosen=choices[0][0])
        heading = Label(title, size=17, bold=True, wrap=True)
        boxed(column(Hairline(), heading, sides, self.choice, gap=theme.px(8)), self)

    @property
    def decision(self) -> ConflictResolution:
        return ConflictResolution(self.choice.value())


def _title(item: MergeItem) -> str:
    if item.kind == ActionKind.OPEN:
        continued = tr("Match {number} was continued in both ledgers")
        return with_heading(item.name, continued.format(number=item.mine.number))
    if item.kind == EntryKind.RATES:
        return with_heading(item.name, tr("The rates differ in the file"))
    titles = {
        EntryKind.SESSION_NAME: tr("The session has a different name in the file"),
        EntryKind.HOUSE_RULES: tr("The house rules {name} have different options in the file"),
    }
    return titles[EntryKind(item.kind)].format(name=item.name)


def _resolution_names(item: MergeItem) -> Mapping[ConflictResolution, str]:
    if item.kind != ActionKind.OPEN:
        return {ConflictResolution.MINE: tr("Keep mine"), ConflictResolution.THEIRS: tr("Use theirs")}
    return {
        ConflictResolution.BOTH: tr("Keep both, theirs as a separate match"),
        ConflictResolution.MINE: tr("Keep only mine"),
        ConflictResolution.THEIRS: tr("Use theirs; undo restores mine"),
    }


def _versions(item: MergeItem) -> tuple[str, str]:
    """Describes the version here and the one in the file."""
    mine, theirs = item.mine, item.theirs
    if item.kind == ActionKind.OPEN:
        common = hands_in_common(mine.journal, theirs.journal)
        return _hands(mine.journal, common), _hands(theirs.journal, common)
    if item.kind == EntryKind.HOUSE_RULES:
        return _options(mine, theirs), _options(theirs, mine)
    if item.kind == EntryKind.RATES:
        return _rates(mine), _rates(theirs)
    return str(mine["name"]) or "–", str(theirs["name"]) or "–"


def _hands(journal: Journal, common: int) -> str:
    """Returns how many hands a match has after the common ones, and its last hand."""
    more = count_hands(journal.events) - common
    sentence = trn("{n} more hand", "{n} more hands", more) if more else tr("No more hands")
    try:
        replay = replay_journal(journal)
    except Refusal:
        return sentence
    hands = [row for row in replay.rows if isinstance(row.event, Win | Draw)]
    if not hands:
        return sentence
    last = with_heading(hand_name(replay.match.rules.ruleset, hands[-1].before), row_text(replay.match, hands[-1]))
    return "\n".join((sentence, with_heading(tr("The last hand"), last)))


def _options(rules: HouseRules, other: HouseRules) -> str:
    """Describes the non-default options that ``other`` does not share."""
    try:
        ruleset = registry.get_ruleset(rules.ruleset)
        others = differing_options(ruleset, other.options)
        lines = [phrase for phrase in differing_options(ruleset, rules.options) if phrase not in others]
    except Refusal:
        # From another version: this one has no names for the options.
        lines = [f"{name}: {value}" for name, value in rules.options.items() if other.options.get(name) != value]
    return "\n".join(_first(lines, _MAX_OPTIONS)) or tr("The default in these rules.")


def _rates(content: Mapping[str, object] | None) -> str:
    return (all_rates_text(Rates.from_payload(content)) if content else "") or "–"
