# SPDX-License-Identifier: MIT
"""The sheet that previews a repair or a restore of the ledger."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import chain

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.stored_match import replay_journal
from mahjong_desk.journal.acts import InvalidAction
from mahjong_desk.journal.journal import Journal
from mahjong_desk.ledger.care.chains import Chain
from mahjong_desk.ledger.care.repair import RepairPreview
from mahjong_desk.ledger.entry import LedgerEntry
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.match.replay import last_hand_index
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.background.progress import BackgroundTask
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Hairline, boxed, table
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_clauses, join_items
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.phrases import recent_time
from mahjong_desk.ui.text.refusals import ledger_error_text
from mahjong_desk.ui.text.vocabulary import hand_name

_COUNTS = ("sessions", "matches", "hands", "entries")


class RepairSheet(Sheet):
    """Shows what a repair or a restore would change, and asks for confirmation."""

    confirmed = Signal()  # Emitted after the sheet has closed.
    help_page = "safety"

    def __init__(self, heading: str, action: str, preview: Callable[[], RepairPreview], window: QWidget) -> None:
        super().__init__(heading, window, width=640)
        self.summary = Label(tr("Reading ledger, text copy and backups…"), size=15, role="ink2", wrap=True)
        titles = (tr("before", "a change"), tr("after", "a restore"), tr("change"))
        headers = [Label(title, size=14, role="ink3") for title in titles]
        names = [Label(name) for name in (tr("Sessions"), tr("Matches"), tr("Hands"), tr("Entries"))]
        self.cells = [(Label(role="ink2"), Label(bold=True), Label(bold=True)) for _ in names]
        rows: list[QWidget | Sequence[QWidget | None]] = [[None, *headers]]
        for name, cells in zip(names, self.cells, strict=True):
            rows += [Hairline(), [name, *cells]]
        grid = table([*rows, Hairline()], gaps=(theme.px(10), theme.px(2)))
        for column in range(1, 1 + len(headers)):
            grid.setColumnMinimumWidth(column, theme.px(78))
        for label in chain(headers, *self.cells):
            grid.setAlignment(label, RIGHT)
        self.add_widget(boxed(grid))
        self.add_widget(self.summary)
        self.add_widget(NoteBox("good", "", tr("The current files are kept next to the ledger."), icon="seal"))
        self.cancel_button = self.add_button(tr("&Cancel"), self.reject)
        self.repair_button = self.add_main_button(action, self._confirm)
        self.repair_button.setEnabled(False)
        self._task = BackgroundTask(preview, self)
        self._task.finished.connect(self._show)
        self._task.start()

    def wait(self) -> None:
        """Waits until the changes have been worked out."""
        self._task.wait()

    def _show(self, preview: RepairPreview | None, error: LedgerError | None) -> None:
        if error is not None:
            self.summary.setText(ledger_error_text(error))
        if preview is None:
            return
        for name, (before_cell, after_cell, change_cell) in zip(_COUNTS, self.cells, strict=True):
            before, after = getattr(preview.before, name), getattr(preview.after, name)
            before_cell.setText(format_number(before))
            after_cell.setText(format_number(after))
            change_cell.setText(format_change(after - before))
            change_cell.set_role("plus" if after > before else "minus" if after < before else "ink3")
        self.summary.setText(_summary(preview))
        self.repair_button.setEnabled(True)
        self.grow()
        (self.cancel_button if preview.removed_count else self.repair_button).setFocus()

    def _confirm(self) -> None:
        # The ledger must not be reopened while this sheet is open.
        self.accept()
        self.confirmed.emit()


def _summary(preview: RepairPreview) -> str:
    if not preview.before.entries:
        return tr("The current ledger cannot be read. Its files are kept unchanged.")
    if not preview.removed_count and not preview.added_count:
        return tr("Every entry is present: nothing would be added or removed.")
    lines = []
    if preview.removed_count:
        lines.append(tr("Would be removed: {going}").format(going=_entries_after(preview.before, preview.common_count)))
    if preview.added_count:
        lines.append(tr("Would be added: {coming}").format(coming=_entries_after(preview.after, preview.common_count)))
    return "\n".join(lines)


def _entries_after(chain: Chain, common: int) -> str:
    """Returns in words how many entries follow the common ones, and the last hand."""
    count = trn("{n} entry", "{n} entries", chain.entries - common)
    if chain.last is None or chain.last.number <= common:
        return tr("{entries}.").format(entries=count)
    hand = _last_hand(chain.last_match, chain.last.at)
    return tr("{entries}; the last hand: {hand}.").format(entries=count, hand=hand)


def _last_hand(match: Sequence[LedgerEntry], timestamp: str) -> str:
    """Returns the last hand of a match and its players, as far as they can be read."""
    time = recent_time(datetime.fromisoformat(timestamp))
    with suppress(ValueError, LookupError, InvalidAction, Refusal):
        replay = replay_journal(Journal.from_acts([entry.to_act() for entry in match]))
        row = replay.rows[last_hand_index(replay) or 0]
        hand = hand_name(replay.match.rules.ruleset, row.before)
        return join_clauses(time, hand, row_text(replay.match, row), join_items(row.players))
    return time
