# SPDX-License-Identifier: MIT
"""The hand that decided a match, or its best hand, and the results of an evening."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from mahjong_desk.club.facts.match_facts import BestHand, best_hand, most_valuable
from mahjong_desk.club.played import ResultLine, SessionResults
from mahjong_desk.match import Replay
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.reasons import FinalResult
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.hand.tile_groups import captioned_groups, separate_winning_tile
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import TOP, boxed, column, table
from mahjong_desk.ui.kit.layout.panels import Felt, Hairline
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_clauses, join_items, with_heading
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.sessions.session_totals import ResultsRow, ResultsTable
from mahjong_desk.ui.text.events import row_text
from mahjong_desk.ui.text.people import system_with_unit
from mahjong_desk.ui.text.phrases import sentences
from mahjong_desk.ui.text.values import hand_value_text
from mahjong_desk.ui.text.vocabulary import end_reason_name, hand_name
from mahjong_desk.ui.text.yaku_links import open_page_tip, value_reasons

_DEFAULT_RACK = 516


def deciding_hand(replay: Replay) -> BestHand | None:
    """Returns the most valuable win of the hand that ended a match; None if it ended differently."""
    last = replay.rows[-1] if replay.rows else None
    if replay.final is None or last is None or not isinstance(last.event, Win) or not last.settlement.wins:
        return None
    return most_valuable(last)


class DecidingHandView(QWidget):
    """One hand of a finished match.

    Attributes:
        why: The reasons for the value, with links to the yaku; None if only a value was entered.
    """

    yaku_wanted = Signal(str)

    def __init__(self, replay: Replay, final: FinalResult, *, close: bool) -> None:
        super().__init__()
        self._replay, self._final = replay, final
        self.sentence: Label | None = None
        self.why: LinkLabel | None = None
        deciding = deciding_hand(replay)
        hand = deciding or best_hand(replay)
        lines = column(gap=2 if close else 8)
        self.setLayout(lines)
        if hand is None:
            return
        ruleset, winner, evaluation = replay.match.rules.ruleset, hand.winner, hand.evaluation
        heading = tr("How it came about", "the deciding win") if deciding is not None else tr("The best hand")
        lines.addWidget(Label(heading, size=18, serif=True))
        if winner.hand is not None:
            felt = Felt()
            rack = Rack(felt, width=25 if close else 30, smallest=22, brackets=False)
            # The minimum height of a rack depends on its width.
            rack.resize(theme.px(_DEFAULT_RACK), rack.height())
            row = hand.row
            groups = captioned_groups(ruleset, winner.hand, evaluation, winner.seat, row.players, row.before.turn_order)
            rack.set_groups(separate_winning_tile(groups))
            edge = 2 if close else 8
            lines.addWidget(boxed(column(rack, edges=(10, edge, 10, edge)), felt))
        sentence = tr("{hand}: {event}. {size}").format(
            hand=hand_name(ruleset, hand.row.before),
            event=row_text(replay.match, hand.row),
            size=hand_value_text(ruleset, evaluation),
        )
        if deciding is not None:
            sentence = sentences(tr("{sentence}.").format(sentence=sentence), *self._outcome(hand))
        self.sentence = Label(sentence, size=14 if close else 15, wrap=True)
        lines.addWidget(self.sentence)
        if why := value_reasons(ruleset, evaluation):
            self.why = LinkLabel(why, tip=open_page_tip(), size=14, role="ink2", wrap=True)
            self.why.link_activated.connect(self.yaku_wanted)
            lines.addWidget(self.why)

    def _outcome(self, hand: BestHand) -> tuple[str, ...]:
        """Returns the winner's points, the reason for the end, and the players below the start if that counts."""
        ruleset, scores = self._replay.match.rules.ruleset, self._final.scores
        names, start = hand.row.players, self._replay.match.start.scores
        outcome = tr("{player} then had {points}: {reason}.").format(
            player=names[hand.winner.seat],
            points=format_number(scores[hand.winner.seat]),
            reason=end_reason_name(ruleset, self._final.end_reason),
        )
        sunk = [
            tr("{player} {points}").format(player=name, points=format_number(score))
            for name, score, first in zip(names, scores, start, strict=True)
            if score < first
        ]
        if ruleset.vocabulary.sinking is None or not sunk:
            return (outcome,)
        return outcome, tr("Below start: {players}.").format(players=join_items(sunk))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for text in (self.sentence, self.why):
            if text is not None:
                text.setMinimumHeight(text.heightForWidth(self.width()))


_SHOWN_MATCHES = 6
_HEAD, _HEADS = 56, 290
_MOST_SYSTEMS = 4
"""The most rule systems that have a column each."""


def evening_table(evening: SessionResults) -> QWidget:
    """Returns the last matches and their sum, or a sum for each rule system if there are several."""
    systems, club = evening.totals.systems, evening.totals.club_totals is not None
    club_head = [evening.totals.rates.unit or tr("club total")] if club else []
    if len(systems) > 1:
        heads = [*map(system_with_unit, systems), *club_head]
        rows = [_row(line, [*line.by_system, *[line.club] * club], int(club)) for line in evening.lines]
        if len(systems) > _MOST_SYSTEMS:
            return _in_words(heads, rows)
        return ResultsTable(heads, rows, narrow=max(_HEAD, _HEADS // len(heads)))
    first = max(0, len(evening.numbers) - _SHOWN_MATCHES)
    heads = [*[tr("before")] * bool(first), *map(str, evening.numbers[first:]), tr("total"), *club_head]
    rows = []
    for line in evening.lines:
        before = round(sum(result for result in line.results[:first] if result is not None), 2)
        cells = [*[before] * bool(first), *line.results[first:], line.total, *[line.club] * club]
        rows.append(_row(line, cells, 1 + club))
    return ResultsTable(heads, rows)


def _in_words(heads: Sequence[str], rows: Sequence[ResultsRow]) -> QWidget:
    """Returns a line of text for each player, with those results that there are."""
    lines: list[QWidget | list[QWidget]] = []
    for row in rows:
        name = Label(row.label, bold=True, role=row.role, align=TOP)
        name.setToolTip(row.tip)
        results = [
            with_heading(head, format_change(result))
            for head, result in zip(heads, row.cells, strict=True)
            if result is not None
        ]
        lines += [Hairline(), [name, Label(join_clauses(*results), size=14, role="ink2", wrap=True)]]
    return boxed(table(lines, wide=1))


def _row(line: ResultLine, cells: list[float | None], bold: int) -> ResultsRow:
    label = short_name(line.name) if line.name else tr("House", "who pays or receives")
    return ResultsRow(label, tuple(cells), tip=line.name, role="ink" if line.name else "ink3", bold=bold)
