# SPDX-License-Identifier: MIT
"""The sheet of a record that another program wrote: what it is, every deal, and what it says otherwise than the rules here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import Signal

from mahjong_desk.match import Row
from mahjong_desk.records.deals import Form
from mahjong_desk.records.differences import Difference, Matter, Said
from mahjong_desk.records.matching import Matched
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.import_export.conflict import plain
from mahjong_desk.ui.kit.controls.chip_group import ChipGroup
from mahjong_desk.ui.kit.controls.lazy_list import LongList
from mahjong_desk.ui.kit.sheets.form_sheet import FormSheet
from mahjong_desk.ui.kit.text_format import change, figure, headed, listed, noted
from mahjong_desk.ui.navigation import Window
from mahjong_desk.ui.text.events import told_row
from mahjong_desk.ui.text.refusals import refusal_text
from mahjong_desk.ui.text.vocabulary import hand_name

_CHANGES: Final = frozenset({Matter.DELTAS, Matter.RESULTS})
_POINTS: Final = frozenset({Matter.SCORES, Matter.FINAL}) | _CHANGES
"""What a record has for each player."""


def form_name(form: Form) -> str:
    """Returns what a format of records is called."""
    names = {
        Form.TENHOU: tr("Record of tenhou.net/6"),
        Form.MJAI: tr("Record of MJAI events"),
        Form.BOTZONE: tr("Record of Botzone"),
    }
    return names[form]


def record_words(found: Matched) -> str:
    """Returns what a record is, who played and how it ended, on two lines."""
    record, final = found.record, found.replay.final
    scores = final.scores if final is not None else found.replay.table.scores
    players = (
        tr("{player} {points}").format(player=player, points=figure(score))
        for player, score in zip(record.players, scores, strict=True)
    )
    head = noted(form_name(record.form), record.title) if record.title else form_name(record.form)
    return f"{head}\n{listed(players)}"


def count_words(deals: int, differences: int) -> str:
    """Returns how many deals there are, and how many differences."""
    played = trn("{n} hand", "{n} hands", deals)
    if not differences:
        return noted(played, tr("every figure as it is worked out here"))
    return noted(played, trn("{n} figure is another here", "{n} figures are others here", differences))


def difference_words(found: Matched, difference: Difference) -> str:
    """Returns what a record says otherwise, in a sentence."""
    players, seat = found.record.players, difference.seat
    told, here = (_said(said, difference, players) for said in (difference.told, difference.here))
    sentence = _sentences()[difference.matter].format(told=told, here=here)
    return headed(players[seat], sentence) if seat is not None else sentence


def _sentences() -> dict[Matter, str]:
    return {
        Matter.DELTAS: tr("The record moves {told}, these rules {here}."),
        Matter.HAN: tr("The record counts {told} han, these rules {here}."),
        Matter.FU: tr("The record counts {told} fu, these rules {here}."),
        Matter.YAKU: tr("The record names {told}; these rules {here}."),
        Matter.REFUSED: tr("These rules do not take it: {here}"),
        Matter.SCORES: tr("The record begins this hand with {told}, these rules with {here}."),
        Matter.COUNTERS: tr("Honba and deposit before this hand are {told} in the record, {here} by these rules."),
        Matter.MISSING: tr("Hands before this one are not in the record."),
        Matter.COLUMNS: tr("What was drawn and discarded fits in no order of play."),
        Matter.END: tr("The record ends here; by these rules the match would go on."),
        Matter.FINAL: tr("The record ends with {told}, these rules with {here}."),
        Matter.RESULTS: tr("The results are {told} in the record, {here} by these rules."),
    }


def _said(said: Said, difference: Difference, players: Sequence[str]) -> str:
    """Returns one side of a difference; of points those of the players for whom both sides differ."""
    if isinstance(said, Refusal):
        return refusal_text(said)
    if not isinstance(said, tuple):
        return "–" if said is None else figure(said)
    if difference.matter not in _POINTS:
        return listed(entry if isinstance(entry, str) else figure(entry) for entry in said) or "–"
    write = change if difference.matter in _CHANGES else figure
    assert isinstance(difference.told, tuple)
    assert isinstance(difference.here, tuple)
    seats = [
        seat for seat, (told, here) in enumerate(zip(difference.told, difference.here, strict=True)) if told != here
    ]
    points = [entry for entry in said if isinstance(entry, int)]
    return listed(tr("{player} {points}").format(player=players[seat], points=write(points[seat])) for seat in seats)


_WIDTH, _HEIGHT, _LEAST, _EDGES = 880, 680, 160, 120
_MOST_HEADS = 3


class Deal(NamedTuple):
    """A line of the list: a deal of a record, or one of several winners of it whose hands are shown."""

    found: Matched
    place: int
    which: int = 0

    @property
    def row(self) -> Row:
        """Its row in the match."""
        return self.found.replay.rows[self.found.rows[self.place]]

    @property
    def winners(self) -> tuple[Winner, ...]:
        """Those who won it and whose hands are shown."""
        event = self.row.event
        return tuple(winner for winner in event.wins if winner.hand is not None) if isinstance(event, Win) else ()

    @property
    def winner(self) -> Winner | None:
        """The winner whose line it is; None where no hand is shown."""
        return self.winners[self.which] if self.winners else None

    @property
    def differences(self) -> tuple[str, ...]:
        """What the record says differently about it, in words; about the end of the match at its last deal."""
        told = self.found.record.deals[self.place].place
        return tuple(
            difference_words(self.found, difference)
            for difference in self.found.differences
            if difference.place == told
        )


class RecordSheet(FormSheet):
    """Shows a record; its hands can be tried on the workbench, and it can be kept as a match (``kept``)."""

    kept = Signal()
    help_page = "files#records"

    def __init__(self, window: Window, path: Path, found: Sequence[Matched]) -> None:
        super().__init__(tr("Record of a match"), window, width=_WIDTH, height=_HEIGHT)
        self._window, self._found = window, found
        self.add_widget(plain(path.name, size=15, role="ink3"))
        for one in found[:_MOST_HEADS]:
            self.add_widget(plain(record_words(one), size=16))
        if len(found) > _MOST_HEADS:
            more = trn("and {n} more record", "and {n} more records", len(found) - _MOST_HEADS)
            self.add_widget(plain(more, size=15, role="ink2"))
        deals = sum(len(one.record.deals) for one in found)
        differences = sum(len(one.differences) for one in found)
        self.add_widget(plain(count_words(deals, differences), size=15, role="ink2" if not differences else "ink"))
        self.choice: ChipGroup | None = None
        if differences:
            self.choice = ChipGroup("", self, letters=True)
            self.choice.setAccessibleName(tr("Which hands are shown"))
            self.choice.set_choices([(False, tr("All hands")), (True, tr("Those that differ"))])
            self.choice.choose(False)
            self.choice.chosen.connect(lambda _value: self._show())
            self.add_widget(self.choice)
        self.list = LongList(self._told, _WIDTH - _EDGES)
        self.list.setAccessibleName(tr("Hands", "a list"))
        self.list.setMinimumHeight(theme.px(_LEAST))
        self.body.addWidget(self.list, 1)
        self.add_plain(tr("Cancel"), refuses=True)
        self.try_button = self.add_button(tr("&Try on the workbench"), self._try)
        self.add_main_button(tr("&Keep as a match…"), self._keep)
        self.list.chosen.connect(self._allow)
        self.list.wanted.connect(self._try)
        self._show()

    def _show(self) -> None:
        only = self.choice is not None and bool(self.choice.value())
        self.list.show_lines(self._deals(only=only))
        self._allow()

    def _deals(self, *, only: bool) -> Iterator[Deal]:
        for found in self._found:
            for place in range(len(found.rows)):
                deal = Deal(found, place)
                if not only or deal.differences:
                    yield from (deal._replace(which=which) for which in range(max(1, len(deal.winners))))

    def _told(self, line: object) -> str:
        assert isinstance(line, Deal)
        match = line.found.replay.match
        head = hand_name(match.rules.ruleset, line.row.before)
        if len(self._found) > 1 and line.found.record.title:
            head = headed(line.found.record.title, head)
        if line.which:
            # The line above says how the hand ended; this one is there for the tiles.
            return headed(head, line.row.players[line.winners[line.which].seat])
        return "\n".join([headed(head, told_row(match, line.row)), *line.differences])

    def _allow(self) -> None:
        deal = self.list.current
        self.try_button.setEnabled(isinstance(deal, Deal) and deal.winner is not None)

    def _try(self) -> None:
        deal = self.list.current
        winner = deal.winner if isinstance(deal, Deal) else None
        if not isinstance(deal, Deal) or winner is None:
            return
        row, rules = deal.row, deal.found.replay.match.rules
        assert isinstance(row.event, Win)
        self.close_sheet()
        self._window.try_hand(
            rules, row.before, winner, self_drawn=row.event.discarder is None, discarder=row.event.discarder
        )

    def _keep(self) -> None:
        self.close_sheet()
        self.kept.emit()
