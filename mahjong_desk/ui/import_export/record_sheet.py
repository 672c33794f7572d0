# SPDX-License-Identifier: MIT
"""The sheet that shows records of other programs and their differences."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import Signal

from mahjong_desk.match import ReplayRow
from mahjong_desk.records.deals import RecordFormat
from mahjong_desk.records.differences import Difference, DifferenceKind, DifferenceValue, ReplayedRecord
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.controls.chips import ChipGroup
from mahjong_desk.ui.kit.controls.lists import LazyListView
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_items, join_notes, with_heading
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import hand_name

_CHANGES = frozenset({DifferenceKind.DELTAS, DifferenceKind.RESULTS})
_POINTS = frozenset({DifferenceKind.SCORES, DifferenceKind.FINAL}) | _CHANGES
"""The differences in values that a record has for each player."""


def format_name(form: RecordFormat) -> str:
    names = {
        RecordFormat.TENHOU: tr("tenhou.net/6 record"),
        RecordFormat.MJAI: tr("MJAI record"),
        RecordFormat.BOTZONE: tr("Botzone record"),
    }
    return names[form]


def record_text(replayed: ReplayedRecord) -> str:
    """Returns a record on two lines: format and title, players and scores."""
    record, final = replayed.record, replayed.replay.final
    scores = final.scores if final is not None else replayed.replay.table.scores
    players = (
        tr("{player} {points}").format(player=player, points=format_number(score))
        for player, score in zip(record.players, scores, strict=True)
    )
    title = join_notes(format_name(record.format), record.title) if record.title else format_name(record.format)
    return f"{title}\n{join_items(players)}"


def count_text(deals: int, differences: int) -> str:
    played = trn("{n} hand", "{n} hands", deals)
    if not differences:
        return join_notes(played, tr("every figure as calculated here"))
    return join_notes(played, trn("{n} figure differs here", "{n} figures differ here", differences))


def difference_text(replayed: ReplayedRecord, difference: Difference) -> str:
    """Describes a difference between a record and the rules here in a sentence."""
    players, seat = replayed.record.players, difference.seat
    text, here = (_side_text(side, difference, players) for side in (difference.recorded, difference.computed))
    sentence = _sentences()[difference.kind].format(recorded=text, here=here)
    return with_heading(players[seat], sentence) if seat is not None else sentence


def _sentences() -> dict[DifferenceKind, str]:
    return {
        DifferenceKind.DELTAS: tr("Points moved: {recorded} in the record, {here} under these rules."),
        DifferenceKind.HAN: tr("Han: {recorded} in the record, {here} under these rules."),
        DifferenceKind.FU: tr("Fu: {recorded} in the record, {here} under these rules."),
        DifferenceKind.YAKU: tr("Yaku: {recorded} in the record, {here} under these rules."),
        DifferenceKind.REFUSED: tr("Not valid under these rules: {here}"),
        DifferenceKind.SCORES: tr("Start of this hand: {recorded} in the record, {here} under these rules."),
        DifferenceKind.COUNTERS: tr(
            "Honba and riichi sticks before this hand: {recorded} in the record, {here} under these rules."
        ),
        DifferenceKind.MISSING: tr("Hands before this one are not in the record."),
        DifferenceKind.COLUMNS: tr("The draws and discards do not fit any order of play."),
        DifferenceKind.END: tr("The record ends here; under these rules the match would continue."),
        DifferenceKind.FINAL: tr("Final scores: {recorded} in the record, {here} under these rules."),
        DifferenceKind.RESULTS: tr("Results: {recorded} in the record, {here} under these rules."),
    }


def _side_text(side: DifferenceValue, difference: Difference, players: Sequence[str]) -> str:
    """Returns one side of a difference, with points only of the players concerned."""
    if isinstance(side, Refusal):
        return refusal_text(side)
    if not isinstance(side, tuple):
        return "–" if side is None else format_number(side)
    if difference.kind not in _POINTS:
        return join_items(value if isinstance(value, str) else format_number(value) for value in side) or "–"
    write = format_change if difference.kind in _CHANGES else format_number
    assert isinstance(difference.recorded, tuple)
    assert isinstance(difference.computed, tuple)
    points = [value for value in side if isinstance(value, int)]
    sides = zip(players, points, difference.recorded, difference.computed, strict=True)
    return join_items(
        tr("{player} {points}").format(player=player, points=write(value))
        for player, value, recorded, computed in sides
        if recorded != computed
    )


_WIDTH, _HEIGHT, _MIN_LIST_HEIGHT, _EDGES = 880, 680, 160, 120
_MAX_HEADS = 3


class ShownDeal(NamedTuple):
    """A line of the list: a deal of a record."""

    replayed: ReplayedRecord
    deal_index: int

    @property
    def row(self) -> ReplayRow:
        return self.replayed.replay.rows[self.replayed.rows[self.deal_index]]

    @property
    def winner(self) -> Winner | None:
        """The first winner whose hand is recorded, or None."""
        event = self.row.event
        return next((win for win in event.winners if win.hand is not None), None) if isinstance(event, Win) else None

    @property
    def differences(self) -> tuple[str, ...]:
        """The differences of the deal in words; the last deal has those of the end."""
        path = self.replayed.record.deals[self.deal_index].path
        return tuple(
            difference_text(self.replayed, difference)
            for difference in self.replayed.differences
            if difference.path == path
        )


class RecordSheet(Sheet):
    """Shows records, whose hands can be tried on the workbench."""

    saved = Signal()  # Asks to import the records as matches.
    help_page = "files#records"

    def __init__(self, window: Navigator, path: Path, records: Sequence[ReplayedRecord]) -> None:
        super().__init__(tr("Match record"), window, width=_WIDTH, height=_HEIGHT)
        self._window, self._records = window, records
        self.add_widget(Label(path.name, role="ink3", wrap=True))
        for replayed in records[:_MAX_HEADS]:
            self.add_widget(Label(record_text(replayed), size=16, wrap=True))
        if len(records) > _MAX_HEADS:
            more = trn("and {n} more record", "and {n} more records", len(records) - _MAX_HEADS)
            self.add_widget(Label(more, role="ink2", wrap=True))
        deals = sum(len(replayed.record.deals) for replayed in records)
        differences = sum(len(replayed.differences) for replayed in records)
        self.add_widget(Label(count_text(deals, differences), role="ink" if differences else "ink2", wrap=True))
        scopes = [(False, tr("All hands")), (True, tr("Those that differ"))]
        self.choice = ChipGroup("", letters=True, name=tr("Which hands are shown"), choices=scopes, chosen=False)
        self.choice.chosen.connect(self._show)
        if differences:
            self.add_widget(self.choice)
        self.list = LazyListView(self._row_text, _WIDTH - _EDGES)
        self.list.setAccessibleName(tr("Hands", "a list"))
        self.list.setMinimumHeight(theme.px(_MIN_LIST_HEIGHT))
        self.body.addWidget(self.list, 1)
        self.add_button(tr("Cancel"), self.reject)
        self.try_button = self.add_button(tr("&Try on the workbench"), self._try)
        self.add_main_button(tr("&Save as match…"), self._save)
        self.list.current_changed.connect(self._update_buttons)
        self.list.opened.connect(self._try)
        self._show()

    def _show(self) -> None:
        deals = (ShownDeal(replayed, index) for replayed in self._records for index in range(len(replayed.rows)))
        self.list.show_lines(deal for deal in deals if deal.differences or not self.choice.value())
        self._update_buttons()

    def _row_text(self, line: ShownDeal) -> str:
        match = line.replayed.replay.match
        heading = hand_name(match.rules.ruleset, line.row.before)
        if len(self._records) > 1 and line.replayed.record.title:
            heading = with_heading(line.replayed.record.title, heading)
        return "\n".join([with_heading(heading, row_text(match, line.row)), *line.differences])

    def _update_buttons(self) -> None:
        deal = self.list.current
        self.try_button.setEnabled(deal is not None and deal.winner is not None)

    def _try(self) -> None:
        deal: ShownDeal | None = self.list.current
        if deal is None or deal.winner is None:
            return
        row, rules = deal.row, deal.replayed.replay.match.rules
        assert isinstance(row.event, Win)
        self.reject()
        discarder = row.event.discarder
        self._window.try_hand(rules, row.before, deal.winner, self_drawn=discarder is None, discarder=discarder)

    def _save(self) -> None:
        self.reject()
        self.saved.emit()
