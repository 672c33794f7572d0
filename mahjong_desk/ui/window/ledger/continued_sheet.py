# SPDX-License-Identifier: MIT
"""The sheet of a match that another window went on with: what that one did, and what could not be recorded here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.stored_match import Edit, StoredMatch
from mahjong_desk.match import Match, ReplayRow
from mahjong_desk.rules.model.events import Event
from mahjong_desk.texts import tr
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import with_heading
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import hand_name

_MOST_ROWS = 6


class RemoteMatchSheet(FormSheet):
    """Shows both and asks; until then nothing here is let go."""

    decision_made = Signal(bool, bool)

    def __init__(self, desk: Desk, stored: StoredMatch, window: QWidget) -> None:
        super().__init__(tr("Continued in another window"), window, width=760)
        assert desk.stored is not None
        self._desk, self._stored = desk, stored
        events = stored.recorded_events(desk.pending_acts.act) if desk.pending_acts.act is not None else ()
        self.theirs = _differences(desk.stored, stored)
        rows = _previewed(stored, events)
        self.mine = _row_text(stored.match, rows)
        self._show(tr("Done there meanwhile"), self.theirs)
        if events:
            self._show(tr("Not recorded here"), self.mine)
        elif desk.pending_acts.act is not None:
            told = tr("What you wanted to change was meant for the match as it stood here, and cannot be done now.")
            self.add_widget(Label(told, role="ink2", wrap=True))
        twice = bool(events) and events == stored.match.events[-len(events) :]
        if twice:
            self.add_widget(NoteBox("brass", "", tr("The other window has recorded just the same.")))
        refusal = next((row.refusal for row in rows if row.refusal is not None), None)
        if refusal is not None:
            self.add_widget(
                NoteBox("error", "", refusal_text(refusal, stored.replay.players, ruleset=stored.match.rules.ruleset))
            )
            events = ()
        without, both = tr("Go on &without it"), tr("&Record it too")
        known = set(desk.stored.row_ids)
        added = [row for row_id, row in zip(stored.row_ids, stored.replay.rows, strict=True) if row_id not in known]
        # Two machines that entered a hand have most likely entered the same one, perhaps in a slightly different way.
        both_a_hand = any(row.ends_deal for row in added) and any(row.ends_deal for row in rows)
        if events and not twice and not both_a_hand:
            self.add_button(without, lambda: self._decide(with_mine=False))
            self.add_main_button(both, lambda: self._decide(with_mine=True))
            return
        if events:
            self.add_button(both, lambda: self._decide(with_mine=True))
        self.add_main_button(without, lambda: self._decide(with_mine=False))

    def _show(self, title: str, lines: Sequence[str]) -> None:
        self.add_widget(Label(title, role="ink3", size=14))
        for line in lines[-_MOST_ROWS:]:
            self.add_widget(Label(line, size=17, wrap=True))

    def _decide(self, *, with_mine: bool) -> None:
        recorded = self._desk.adopt_remote_match(self._stored, with_unrecorded=with_mine)
        self.decision_made.emit(with_mine, recorded)


def _differences(before: StoredMatch, after: StoredMatch) -> list[str]:
    """Returns what was recorded, changed and taken back between two states of a match, a line each."""
    old, new = (dict(zip(stored.row_ids, stored.replay.rows, strict=True)) for stored in (before, after))
    gone = [row for row_id, row in old.items() if row_id not in new]
    changed = [row for row_id, row in new.items() if row_id in old and row.event != old[row_id].event]
    added = [row for row_id, row in new.items() if row_id not in old]
    taken_back = tr("Taken back: {row}")
    put_right = tr("Changed: {row}")
    lines = [taken_back.format(row=line) for line in _row_text(before.match, gone)]
    lines += [put_right.format(row=line) for line in _row_text(after.match, changed)]
    lines += _row_text(after.match, added)
    return lines or [tr("A change that was taken back again.")]


def _previewed(stored: StoredMatch, events: Sequence[Event]) -> tuple[ReplayRow, ...]:
    """Returns what events would be as the next rows of a match."""
    replay, _ids = stored.preview([Edit.insert(None, event) for event in events])
    return replay.rows[len(stored.row_ids) :]


def _row_text(match: Match, rows: Iterable[ReplayRow]) -> list[str]:
    return [with_heading(hand_name(match.rules.ruleset, row.before), row_text(match, row)) for row in rows]
