# SPDX-License-Identifier: MIT
"""From an open ledger to a match on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mahjong_desk.club.matches import UnfinishedMatches, unfinished_matches
from mahjong_desk.ledger.errors import LedgerError
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr
from mahjong_desk.ui.outcome import attempt

if TYPE_CHECKING:
    from mahjong_desk.club.matches import BrokenMatch
    from mahjong_desk.club.stored_match import StoredMatch
    from mahjong_desk.ui.window.shell import WindowParts

MAX_CHECKED = 12
"""How many of the latest matches are read to find those that can go on; the others are in the ledger."""


class MatchOpener(QObject):
    """Places a match on the table: one that can go on, a new one, or the current one as others left it."""

    def __init__(self, window: WindowParts, refused: Callable[[LedgerError], None]) -> None:
        super().__init__()
        self._window, self._refused = window, refused

    def offer_unfinished(self) -> None:
        """Shows the matches that can go on, and those that cannot because something is wrong with them."""
        from mahjong_desk.ui.club_data.people_index import people_model_of

        def look() -> tuple[list[StoredMatch], tuple[BrokenMatch, ...]]:
            found = self._others()
            return [self._window.desk.with_public_names(match) for match in found.matches], found.broken

        looked = attempt(look)
        if looked.error is not None:
            self._refused(looked.error)
        if looked.result is None:
            return
        matches, cannot = looked.result
        names_at = people_model_of(self._window.desk).display_names
        faulty = [match._replace(record=match.record._replace(players=names_at(match.record))) for match in cannot]
        if matches or faulty:
            self._offer(matches, faulty)
        else:
            self._window.notify(tr("No other match can be continued."), fault=True)

    @property
    def offers(self) -> bool:
        """Whether there is something to offer, or the ledger cannot be read, which is shown then."""
        found = attempt(lambda: any(self._others()))
        return found.error is not None or bool(found.result)

    def _others(self) -> UnfinishedMatches:
        """Returns the unfinished matches except the one on the desk."""
        ledger, record = self._window.desk.ledger, self._window.desk.record
        if ledger is None:
            return UnfinishedMatches((), ())
        here = record.id if record is not None else None
        found = unfinished_matches(ledger, MAX_CHECKED)
        return UnfinishedMatches(
            tuple(match for match in found.matches if match.record.id != here),
            tuple(match for match in found.broken if match.record.id != here),
        )

    def new_match(self) -> None:
        """Shows the sheet that begins a match."""
        # Imported lazily to keep startup fast.
        from mahjong_desk.ui.match.new_match_sheet import NewMatchSheet

        made = attempt(lambda: NewMatchSheet(self._window.desk, self._window))
        if made.error is not None:
            self._refused(made.error)
        if (sheet := made.result) is None:
            return
        sheet.started.connect(lambda: self._window.show_screen("table"))
        self._window.open_sheet(sheet)

    def open_match(self, match_id: int) -> None:
        """Places a match of the ledger on the table."""
        try:
            worked = self._window.desk.continue_match(match_id)
        except Refusal as refusal:
            self._window.tell_unplayable(refusal)
            return
        if worked:
            self._window.close_sheet()
            self._window.show_screen("table")

    def resolve_conflict(self) -> None:
        """Shows what another window did to the match and what could not be recorded here; the user decides."""
        from mahjong_desk.ui.window.ledger.continued_sheet import RemoteMatchSheet

        record = self._window.desk.record
        assert record is not None
        read = attempt(lambda: self._window.desk.read_match(record.id))
        if read.error is not None:
            self._window.set_failure(read.error)
        if (stored := read.result) is None:
            return
        sheet = RemoteMatchSheet(self._window.desk, stored, self._window.sheet_host)
        sheet.decision_made.connect(self._on_conflict_resolved)
        self._window.push_sheet(sheet)

    def _on_conflict_resolved(self, with_mine: bool, recorded: bool) -> None:
        self._window.close_sheet()
        if not recorded:
            return
        if self._window.place == "picker":
            self._window.show_screen("table")
        said = tr("Now it is on disk.") if with_mine else tr("The match stands as the other window left it.")
        self._window.notify(said)

    def _offer(self, matches: Sequence[StoredMatch], faulty: Sequence[BrokenMatch]) -> None:
        from mahjong_desk.ui.match.continue_sheet import ContinueSheet

        sheet = ContinueSheet(matches, faulty, self._window.sheet_host)
        sheet.continued.connect(self.open_match)
        sheet.new_requested.connect(self.new_match)
        sheet.ledger_requested.connect(self._show_ledger)
        self._window.open_sheet(sheet)

    def _show_ledger(self) -> None:
        self._window.close_sheet()
        self._window.show_screen("ledger")
