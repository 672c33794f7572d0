# SPDX-License-Identifier: MIT
"""Sheets that list hands or matches and open them in the ledger."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import Signal

from mahjong_desk.club.facts.match_facts import RowRef
from mahjong_desk.club.names import player_names
from mahjong_desk.club.people.people import People
from mahjong_desk.club.people.person import Audience
from mahjong_desk.club.played import PlayedMatch, played_match
from mahjong_desk.club.public_names import with_public_names
from mahjong_desk.club.standings.outcomes import club_day
from mahjong_desk.club.stored_match import StoredMatch
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match import Replay
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.lists import LazyListView
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_notes, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.people import session_name
from mahjong_desk.ui.text.phrases import date_text
from mahjong_desk.ui.text.values import result_change
from mahjong_desk.ui.text.vocabulary import hand_name, short_ruleset

_WIDTH, _HEIGHT, _MIN_LIST_HEIGHT, _MARGINS = 760, 640, 180, 120


class LinesSheet(Sheet):
    """Lists lines below an introduction; ``opened`` emits the line to open."""

    opened = Signal(object)

    def __init__(
        self, heading: str, lead: str, text: Callable[[Any], str], lines: Iterable[object], window: Navigator
    ) -> None:
        super().__init__(heading, window, width=_WIDTH, height=_HEIGHT)
        self.add_widget(Label(lead, size=14, role="ink2", wrap=True))
        self.list = LazyListView(text, _WIDTH - _MARGINS)
        self.list.setAccessibleName(heading)
        self.list.setMinimumHeight(theme.px(_MIN_LIST_HEIGHT))
        self.body.addWidget(self.list, 1)
        self.add_button(tr("&Close"), self.reject)
        self.show_button = self.add_main_button(tr("&Open in the ledger"), self._open)
        self.list.opened.connect(self._open)
        self.list.show_lines(lines)
        self.list.choose_first()

    def open(self) -> None:
        super().open()
        self.list.setFocus()

    def _open(self) -> None:
        line = self.list.current
        if line is not None:
            self.reject()
            self.opened.emit(line)


class HandsSheet(LinesSheet):
    """Lists the hands or matches behind a figure, reading only the visible ones."""

    def __init__(self, heading: str, rows: Sequence[RowRef], ledger: Ledger, people: People, window: Navigator) -> None:
        self._ledger, self._people = ledger, people
        self._ids = {head.uuid: head.id for head in ledger.match_heads()}
        self._played: tuple[int, PlayedMatch] | None = None
        refs = (ref for ref in rows if ref.match in self._ids)
        super().__init__(heading, _count(rows), self._line_text, refs, window)
        self.opened.connect(lambda ref: window.open_match(self._ids[ref.match], ref.row))

    def _line_text(self, ref: object) -> str:
        assert isinstance(ref, RowRef)
        try:
            outcome = attempt(lambda: self._match(self._ids[ref.match]))
        except Refusal:
            return tr("Match with unknown rules")
        if outcome.result is None:
            return outcome.error_text
        played = outcome.result
        replay = played.replay
        match_title = tr("{session}, match {number}").format(session=played.session, number=played.number)
        ruleset, day = short_ruleset(replay.match.rules.ruleset), date_text(club_day(played.opened_at))
        match_line = join_notes(match_title, ruleset, day)
        if ref.row is None or ref.row >= len(replay.rows):
            return f"{match_line}\n{_result(replay)}"
        row = replay.rows[ref.row]
        hand = hand_name(replay.match.rules.ruleset, row.before)
        return f"{with_heading(hand, row_text(replay.match, row))}\n{match_line}"

    def _match(self, match_id: int) -> PlayedMatch:
        # The rows of a match are adjacent.
        if self._played is None or self._played[0] != match_id:
            stored = StoredMatch.in_ledger(self._ledger, match_id)
            session = self._ledger.session(stored.record.session_id)
            named = session._replace(name=session_name(session.name, session.started_at))
            self._played = (match_id, with_public_names(played_match(stored, named, ""), self._people, Audience.CLUB))
        return self._played[1]


def _count(rows: Sequence[RowRef]) -> str:
    count = len(rows)
    if rows and rows[0].row is None:
        return trn("{n} match", "{n} matches, the latest first", count, "a list")
    return trn("{n} hand", "{n} hands, the latest first", count, "a list")


def _result(replay: Replay) -> str:
    if replay.final is None:
        return join_items(player_names(replay.players))
    final, unit = replay.final, replay.match.rules.result_unit
    order = sorted(range(len(replay.players)), key=lambda seat: final.ranks[seat])
    template = tr("{place}. {player} {result}")

    def line(seat: int) -> str:
        place, result = format_number(final.ranks[seat]), result_change(unit, final.results[seat])
        return template.format(place=place, player=replay.players[seat], result=result)

    return join_items(map(line, order))
