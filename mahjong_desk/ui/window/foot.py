# SPDX-License-Identifier: MIT
"""The footer of the window: the save status, the rules, and errors of the ledger."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from mahjong_desk.journal.acts import ActionKind
from mahjong_desk.journal.history import BatchChange
from mahjong_desk.ledger.errors import LedgerDiskFull, LedgerError, LedgerReadOnly, to_ledger_error
from mahjong_desk.match import Replay
from mahjong_desk.rules.model.events import Draw, Win
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.layout.boxes import boxed, column
from mahjong_desk.ui.kit.sheets.notice import beep
from mahjong_desk.ui.kit.table.badges import StatusBar
from mahjong_desk.ui.kit.text_format import join_clauses, join_notes, with_heading
from mahjong_desk.ui.text.events import event_text
from mahjong_desk.ui.text.phrases import time_of_day
from mahjong_desk.ui.text.refusals import broken_match_text
from mahjong_desk.ui.text.vocabulary import counters_text, differing_options, hand_name, short_ruleset
from mahjong_desk.ui.window.failures import FailureBar, failure_title, is_temporary


def saved_text(desk: Desk) -> str:
    """Returns what was last saved of the current match, and when."""
    if desk.ledger is None:
        return tr("The ledger is being opened")
    if desk.stored is None:
        return tr("No match open")
    journal, replay = desk.stored.journal, desk.stored.replay
    entry = journal.entries[-1]
    time, last = time_of_day(entry.at), entry.kind
    if last is ActionKind.OPEN:
        return tr("The match is on disk, {time}").format(time=time)
    change = journal.history.undo
    if last is ActionKind.BATCH and isinstance(change, BatchChange):
        last = change.main_change.kind
    if last is ActionKind.RECORD and replay.rows:
        return _row_text(replay, time)
    return tr("The change is on disk, {time}").format(time=time)


def hand_text(replay: Replay) -> str:
    """Returns the hand, such as ``East 3, 1 honba``; empty after the match."""
    if replay.final is not None:
        return ""
    ruleset, honba = replay.match.rules.ruleset, replay.table.honba
    return join_notes(hand_name(ruleset, replay.table), counters_text(honba, ruleset) if honba else "")


def warning_text(desk: Desk) -> str:
    """Returns what is not saved apart from the current match, or an empty text."""
    other_match = tr("an entry of another match is not recorded yet: go back to it")
    return join_clauses(other_match if desk.pending_acts.has_other else "", _draft_text(desk))


def _draft_text(desk: Desk) -> str:
    """Returns why the half-typed hand cannot be saved, or an empty text if it can."""
    drafts = desk.drafts
    if drafts.error is None or drafts.folder is None:
        return ""
    error = to_ledger_error(drafts.error, drafts.folder)
    if isinstance(error, LedgerDiskFull):
        return tr("the hand you are entering is not saved yet: the disk is full")
    if isinstance(error, LedgerReadOnly):
        return tr("the hand you are entering is not saved yet: its folder is read-only")
    return tr("the hand you are entering is not saved yet: its folder cannot be reached")


def _row_text(replay: Replay, time: str) -> str:
    """Returns the sentence that the last row is on disk."""
    row, ruleset = replay.rows[-1], replay.match.rules.ruleset
    hand = hand_name(ruleset, row.before)
    if row.end_reason is not None:
        if isinstance(row.event, Win | Draw):
            return tr("{hand} and the result are on disk, {time}").format(hand=hand, time=time)
        return tr("The result is on disk, {time}").format(time=time)
    if not isinstance(row.event, Win | Draw):
        hand = with_heading(hand, event_text(row, row.players, ruleset))
    return tr("{hand} is on disk, {time}").format(hand=hand, time=time)


def rules_tip(desk: Desk) -> str:
    """Returns the rules and each option that differs from its default, one per line."""
    if desk.match is None:
        return ""
    return "\n".join((rules_text(desk), *differing_options(desk.match.rules.ruleset, desk.match.options)))


def rules_text(desk: Desk) -> str:
    """Returns the ruleset of the current match with its house rules, or an empty text."""
    if desk.stored is None:
        return ""
    ruleset = desk.stored.match.rules.ruleset
    name = short_ruleset(ruleset)
    if desk.stored.house_rules:
        sentence = tr("{ruleset}, house rules: {name}")
        return sentence.format(ruleset=name, name=desk.stored.house_rules)
    differing = differing_options(ruleset, desk.stored.match.options)
    if not differing:
        return tr("{ruleset}, default rules").format(ruleset=name)
    return tr("{ruleset}, {differences}").format(ruleset=name, differences=join_notes(*differing))


class StatusFooter(QWidget):
    """Shows whether everything is on disk."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk
        self.error: LedgerError | None = None
        self._backup_failed = False
        self._is_waiting = False
        self._status_text = ""
        self.failure_bar = FailureBar(self)
        self.failure_bar.hide()
        self.status = StatusBar(self)
        # Otherwise a long sentence would widen the window.
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        desk.drafts.status_changed.connect(self.show_desk)
        boxed(column(self.failure_bar, self.status), self)

    def set_error(self, error: LedgerError | None, *, waits: bool = False) -> None:
        """Shows an error of the ledger until called with None."""
        if error is not None and self.error is None:
            beep()
        self.error, self._is_waiting = error, waits
        self.show_desk()

    def set_backup_failed(self, failed: bool) -> None:
        """Sets whether the status line reports that the last backup failed."""
        if failed != self._backup_failed:
            self._backup_failed = failed
            self.show_desk()

    def set_status_text(self, text: str) -> None:
        """Shows a text before the rules."""
        self._status_text = text
        self.show_desk()

    def show_desk(self) -> None:
        desk = self._desk
        rules = rules_text(desk)
        self.status.set_rules(join_clauses(self._status_text, rules), join_clauses(self._status_text, rules_tip(desk)))
        broken = desk.stored.journal.chain_break if desk.stored is not None else None
        self.failure_bar.setVisible(self.error is not None)
        if self.error is not None:
            self.status.set_failed(failure_title(self.error))
            unopened = desk.ledger is None
            pending = desk.has_pending_writes
            self.failure_bar.show_error(self.error, unopened=unopened, is_waiting=self._is_waiting, is_pending=pending)
            # Without pending writes, there is nothing to retry.
            if is_temporary(self.error) and not (unopened or pending):
                self.failure_bar.button.hide()
        elif broken is not None:
            self.status.set_failed(broken_match_text(broken))
        elif desk.read_only:
            self.status.set_failed(tr("Read-only: nothing can be recorded"))
        else:
            unsafe = tr("the last backup failed") if self._backup_failed else ""
            self.status.set_saved(saved_text(desk), join_clauses(warning_text(desk), unsafe))
