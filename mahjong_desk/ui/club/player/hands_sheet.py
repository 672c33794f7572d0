# SPDX-License-Identifier: MIT
"""The rows behind a figure; each leads to the ledger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mahjong_desk.club.facts.told import RowRef
from mahjong_desk.club.names import player_names
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.played import PlayedMatch, played_match
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.club.veiling import match_with_public_names
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match import Replay
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.lazy_list import LazyListView
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_notes, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.dates import date_text
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import plural
from mahjong_desk.ui.text.values import result_change
from mahjong_desk.ui.text.vocabulary import hand_name, short_ruleset

_WIDTH, _HEIGHT, _LEAST, _EDGES = 760, 640, 180, 120


class HandListSheet(FormSheet):
    """A list of hands or of whole matches, the latest first; only what can be seen of it is read."""

    def __init__(self, heading: str, rows: Sequence[RowRef], ledger: Ledger, people: People, window: Navigator) -> None:
        """Makes the sheet.

        Raises:
            LedgerError: The ledger cannot be read.
        """
        super().__init__(heading, window, width=_WIDTH, height=_HEIGHT)
        self._window, self._ledger, self._people = window, ledger, people
        self._rows = tuple(rows)
        self._ids = {head.uuid: head.id for head in ledger.match_heads()}
        self._played: tuple[int, PlayedMatch] | None = None
        self._fault = ""
        self._state = Label(self._count(), size=14, role="ink2", wrap=True)
        self.add_widget(self._state)
        self.list = LazyListView(self._told, _WIDTH - _EDGES)
        self.list.setAccessibleName(heading)
        self.list.setMinimumHeight(theme.px(_LEAST))
        self.body.addWidget(self.list, 1)
        self.add_plain(tr("&Close"), refuses=True)
        self.show_button = self.add_main_button(tr("&Open in the ledger"), self._open)
        self.list.wanted.connect(self._open)
        self.list.chosen.connect(lambda: self.show_button.setEnabled(self.list.current is not None))
        self.show_button.setEnabled(False)
        self.list.show_lines(self._there())
        self.list.choose_first()

    def open(self) -> None:
        """Covers the window, with the keyboard on the latest row."""
        super().open()
        self.list.setFocus()

    def _count(self) -> str:
        count = len(self._rows)
        if self._rows and self._rows[0].row is None:
            return plural(lambda: trn("{n} match", "{n} matches, the latest first", count, "a list"), count, "match")
        return plural(lambda: trn("{n} hand", "{n} hands, the latest first", count, "a list"), count, "hand")

    def _there(self) -> Iterator[RowRef]:
        for place in self._rows:
            if place.match in self._ids:
                yield place

    def _told(self, place: object) -> str:
        assert isinstance(place, RowRef)
        try:
            found = attempt(lambda: self._match(self._ids[place.match]))
        except Refusal:
            return tr("A match whose rules are not known here")
        if found.result is None:
            return found.why
        played = found.result
        replay = played.replay
        where = tr("{session}, match {number}").format(session=played.session, number=played.number)
        head = join_notes(where, short_ruleset(replay.match.rules.ruleset), date_text(played.opened_at))
        if place.row is None or place.row >= len(replay.rows):
            return f"{head}\n{_result(replay)}"
        row = replay.rows[place.row]
        hand = hand_name(replay.match.rules.ruleset, row.before)
        return f"{with_heading(hand, row_text(replay.match, row))}\n{head}"

    def _match(self, match_id: int) -> PlayedMatch:
        # The rows of a match stand one after the other.
        if self._played is None or self._played[0] != match_id:
            stored = StoredMatch.in_ledger(self._ledger, match_id)
            session = self._ledger.session(stored.record.session_id)
            named = session._replace(name=session_name(session.name, session.started_at))
            self._played = (
                match_id,
                match_with_public_names(played_match(stored, named, ""), self._people, Audience.HERE),
            )
        return self._played[1]

    def _open(self) -> None:
        place = self.list.current
        if isinstance(place, RowRef):
            self.close_sheet()
            self._window.open_match(self._ids[place.match], place.row)


def _result(replay: Replay) -> str:
    """Returns who came where with what."""
    if replay.final is None:
        return join_items(player_names(replay.players))
    final, unit = replay.final, replay.match.rules.result_unit
    order = sorted(range(len(replay.players)), key=lambda seat: final.ranks[seat])
    one = tr("{place}. {player} {result}")
    return join_items(
        one.format(
            place=format_number(final.ranks[seat]),
            player=replay.players[seat],
            result=result_change(unit, final.results[seat]),
        )
        for seat in order
    )
