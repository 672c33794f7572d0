# SPDX-License-Identifier: MIT
"""The sheet at the end of a match, with the deciding hand and the evening."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mahjong_desk.club.evening.store import EveningStore
from mahjong_desk.club.facts.match_facts import BestHand, best_hand, most_valuable
from mahjong_desk.club.people.person import Audience, identity_at
from mahjong_desk.club.played import PlayedSession, ResultLine, SessionResults, session_results
from mahjong_desk.club.public_names import with_public_names
from mahjong_desk.match import Replay
from mahjong_desk.match.replay import count_hands
from mahjong_desk.rules.model.events import Substitution, Win
from mahjong_desk.rules.model.reasons import FinalResult
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.desk import Desk
from mahjong_desk.ui.hand.tile_groups import captioned_groups, separate_winning_tile
from mahjong_desk.ui.kit.charts.view import ChartView
from mahjong_desk.ui.kit.controls.buttons import LinkButton
from mahjong_desk.ui.kit.label import IconLabel, Label
from mahjong_desk.ui.kit.layout.boxes import (
    RIGHT,
    TOP,
    Felt,
    Hairline,
    ScrollPane,
    boxed,
    column,
    fill,
    row,
    set_direction,
    table,
)
from mahjong_desk.ui.kit.link_label import LinkLabel
from mahjong_desk.ui.kit.painting import short_name
from mahjong_desk.ui.kit.sheets.sheet import Sheet
from mahjong_desk.ui.kit.table.badges import ResultStamp
from mahjong_desk.ui.kit.text_format import format_change, format_number, join_clauses, join_items, with_heading
from mahjong_desk.ui.kit.tiles.rack import Rack
from mahjong_desk.ui.navigation import Navigator
from mahjong_desk.ui.outcome import attempt
from mahjong_desk.ui.report.output import people_in, public_score_curve
from mahjong_desk.ui.report.reports import balance_text, first_place_text
from mahjong_desk.ui.sessions.session_totals import ResultsRow, ResultsTable, SessionTotalsLoader
from mahjong_desk.ui.text.events import event_text, reason_text, row_text
from mahjong_desk.ui.text.people import not_totalled_text, system_with_unit
from mahjong_desk.ui.text.phrases import capitalise, hand_count, localise, sentences
from mahjong_desk.ui.text.values import hand_value_text, result_change, score_curve, score_vs_start_text
from mahjong_desk.ui.text.vocabulary import end_reason_name, ending_text, hand_name, short_ruleset
from mahjong_desk.ui.text.yaku_links import open_page_tip, value_reasons

_DEFAULT_RACK = 516


def deciding_hand(replay: Replay) -> BestHand | None:
    """Returns the most valuable of the wins that ended a match, or None."""
    last = replay.rows[-1] if replay.rows else None
    if replay.final is None or last is None or not isinstance(last.event, Win) or not last.settlement.wins:
        return None
    return most_valuable(last)


class DecidingHandView(QWidget):
    """The deciding hand of a finished match, or its best one.

    Attributes:
        reasons: The reasons for the value, with links to the yaku; None if only a value was entered.
    """

    yaku_requested = Signal(str)

    def __init__(self, replay: Replay, final: FinalResult, *, compact: bool) -> None:
        super().__init__()
        self._replay, self._final = replay, final
        self.sentence: Label | None = None
        self.reasons: LinkLabel | None = None
        deciding = deciding_hand(replay)
        hand = deciding or best_hand(replay)
        lines = column(gap=2 if compact else 8)
        self.setLayout(lines)
        if hand is None:
            return
        ruleset, winner, evaluation = replay.match.rules.ruleset, hand.winner, hand.evaluation
        heading = tr("How it came about", "the deciding win") if deciding is not None else tr("The best hand")
        lines.addWidget(Label(heading, size=18, serif=True))
        if winner.hand is not None:
            felt = Felt()
            rack = Rack(felt, width=25 if compact else 30, smallest=22, brackets=False)
            # The minimum height of a rack depends on its width.
            rack.resize(theme.px(_DEFAULT_RACK), rack.height())
            row = hand.row
            groups = captioned_groups(ruleset, winner.hand, evaluation, winner.seat, row.players, row.before.turn_order)
            rack.set_groups(separate_winning_tile(groups))
            edge = 2 if compact else 8
            lines.addWidget(boxed(column(rack, edges=(10, edge, 10, edge)), felt))
        name, size = hand_name(ruleset, hand.row.before), hand_value_text(ruleset, evaluation)
        sentence = tr("{hand}: {event}. {size}")
        sentence = sentence.format(hand=name, event=row_text(replay.match, hand.row), size=size)
        if deciding is not None:
            sentence = sentences(tr("{sentence}.").format(sentence=sentence), *self._outcome(hand))
        self.sentence = Label(sentence, size=14 if compact else 15, wrap=True)
        lines.addWidget(self.sentence)
        if text := value_reasons(ruleset, evaluation):
            self.reasons = LinkLabel(text, tip=open_page_tip(), size=14, role="ink2", wrap=True)
            self.reasons.link_activated.connect(self.yaku_requested)
            lines.addWidget(self.reasons)

    def _outcome(self, hand: BestHand) -> tuple[str, ...]:
        """Returns the sentences on the winner's points, the end, and who is below start."""
        ruleset, scores = self._replay.match.rules.ruleset, self._final.scores
        names, start = hand.row.players, self._replay.match.start.scores
        winner, reason = hand.winner.seat, end_reason_name(ruleset, self._final.end_reason)
        outcome = tr("{player} then had {points}: {reason}.")
        outcome = outcome.format(player=names[winner], points=format_number(scores[winner]), reason=reason)
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
        for text in (self.sentence, self.reasons):
            if text is not None:
                text.setMinimumHeight(text.heightForWidth(self.width()))


_SHOWN_MATCHES = 6
_HEAD, _HEADS = 56, 290
_MAX_SYSTEMS = 4
"""The maximum number of rule systems that have a column each."""


def evening_table(evening: SessionResults) -> QWidget:
    """Returns the results of the last matches, or the sums of each rule system."""
    systems, club = evening.totals.systems, evening.totals.club_totals is not None
    club_head = [evening.totals.rates.unit or tr("club total")] if club else []
    if len(systems) > 1:
        headers = [*map(system_with_unit, systems), *club_head]
        rows = [_row(line, [*line.by_system, *[line.club] * club], int(club)) for line in evening.lines]
        if len(systems) > _MAX_SYSTEMS:
            return _results_as_text(headers, rows)
        return ResultsTable(headers, rows, narrow=max(_HEAD, _HEADS // len(headers)))
    first = max(0, len(evening.numbers) - _SHOWN_MATCHES)
    headers = [*[tr("before")] * bool(first), *map(str, evening.numbers[first:]), tr("total"), *club_head]
    rows = []
    for line in evening.lines:
        earlier = [result for result in line.results[:first] if result is not None]
        before = round(sum(earlier), 2) if earlier else None
        cells = [*[before] * bool(first), *line.results[first:], line.total, *[line.club] * club]
        rows.append(_row(line, cells, 1 + club))
    return ResultsTable(headers, rows)


def _results_as_text(headers: Sequence[str], rows: Sequence[ResultsRow]) -> QWidget:
    """Returns a line of text for each player, with the results that the player has."""
    lines: list[QWidget | list[QWidget]] = []
    for player in rows:
        name = Label(player.label, bold=True, role=player.role, align=TOP)
        name.setToolTip(player.tip)
        results = [
            with_heading(header, format_change(result))
            for header, result in zip(headers, player.cells, strict=True)
            if result is not None
        ]
        lines += [Hairline(), [name, Label(join_clauses(*results), size=14, role="ink2", wrap=True)]]
    return boxed(table(lines, wide=1))


def _row(line: ResultLine, cells: list[float | None], bold: int) -> ResultsRow:
    label = short_name(line.name) if line.name else tr("House", "who pays or receives")
    return ResultsRow(label, tuple(cells), tip=line.name, role="ink" if line.name else "ink3", bold=bold)


_SIDE_BY_SIDE = 940
_SHARES = (48, 54)
_LOW = 700
_CURVE, _LOW_CURVE = 140, 84


class ResultSheet(Sheet):
    """Shows the result of the finished match on the desk."""

    evening: ScrollPane | None = None
    help_page = "table#end"

    def __init__(self, desk: Desk, window: Navigator) -> None:
        assert desk.replay is not None
        assert desk.replay.final is not None
        assert desk.match is not None
        self._final: FinalResult = desk.replay.final
        self._unit = desk.match.rules.result_unit
        title = _title(desk.match.rules.ruleset, desk.names(), self._final)
        super().__init__(title, window, width=1124, height=664)
        self._desk, self._window = desk, window
        self._played = desk.replay
        self._names = desk.names()
        self._start = desk.match.start.scores
        self._low = self._host.height() < theme.px(_LOW)
        self.set_head(self._make_head(title))
        self._sides: QBoxLayout = row(gap=theme.px(36))
        fill(self._sides, self._make_left_side(), self._make_right_side())
        self.body.addLayout(self._sides, 1)
        to_ledger = partial(self._leave, window.show_screen, "ledger")
        self.ledger_button = self.add_button(tr("&Ledger"), to_ledger, icon="ledger")
        self.export_button = self.add_button(tr("&Export…"), lambda: window.run_command("export"), icon="printer")
        self._new_match = partial(self._leave, window.run_command, "new_match")
        self.new_button = self.add_button(tr("&Seats, players, rules…"), self._new_match, icon="people")
        if at_evening := self._is_at_evening():
            to_evening = partial(self._leave, window.run_command, "club_evening")
            self.next_button = self.add_button(tr("&Next round…"), to_evening)
            self.next_button.setToolTip(tr("All tables of the evening, and the seats of the next round"))
        else:
            self.next_button = self.add_button(tr("&Next match"), self._next_match)
            self.next_button.setToolTip(tr("The same players, seats and rules"))
        # An accidental Enter after the last hand only closes the sheet.
        self.done_button = self.add_main_button(tr("&Done"), self.reject)
        # A next match after one that is only viewed would join the session of the match at the table.
        self.next_button.setVisible(at_evening or not desk.is_viewing)
        self.new_button.setToolTip(tr("Different seats, players or rules for the next match"))
        self.done_button.setFocus()

    def _make_head(self, title: str) -> QWidget:
        """Returns the title and the facts of the match, with a seal for some ends."""
        vocabulary, label = self._played.match.rules.ruleset.vocabulary, self._final.end_label or ""
        texts = column(
            Label(title, size=28 if self._low else 34, serif=True, wrap=True),
            Label(self._about(), size=15 if self._low else 17, role="ink2", wrap=True),
            gap=2,
        )
        line = row(gap=theme.px(24))
        if label in vocabulary.stamps:
            name = localise(vocabulary.end_labels[label])
            self.seal = ResultStamp(vocabulary.stamps[label], name, size=60 if self._low else 72)
            line.addWidget(self.seal)
        return boxed(fill(line, (texts, 1)))

    def _about(self) -> str:
        match, record = self._played.match, self._desk.record
        assert record is not None
        ruleset = match.rules.ruleset
        parts = [
            tr("Match {number}, {ruleset}.").format(number=record.number, ruleset=short_ruleset(ruleset)),
            tr("{reason}, {hands}.").format(
                reason=ending_text(ruleset, self._final.end_reason, self._final.end_label),
                hands=hand_count(count_hands(self._played)),
            ),
        ]
        if self._played.players != match.players:
            rows = [item for item in self._played.rows if isinstance(item.event, Substitution) and item.refusal is None]
            substitutes = join_items([event_text(item, item.players) for item in rows])
            sentence = tr("{substitutes}: the result goes to the players seated at the end.")
            parts.append(sentence.format(substitutes=substitutes))
        if self._played.rows and (reason := reason_text(ruleset, self._played.rows[-1].event)):
            parts.append(tr("Reason: {reason}.").format(reason=reason))
        return sentences(*parts)

    def _make_left_side(self) -> QVBoxLayout:
        side = column(self._make_ranking(), self._make_balance_row(), gap=2)
        side.addSpacing(6)
        self._below = column(gap=2)
        # Replaying the other matches of a long evening takes a while.
        loader = SessionTotalsLoader(self._desk, self)
        loader.done.connect(self._show_evening)
        if (session := self._desk.session) is not None:
            # The window reports an unreadable ledger.
            attempt(lambda: loader.load(session))
        return fill(side, (self._below, 1), (..., 0))

    def _show_evening(self, played: PlayedSession) -> None:
        results = attempt(
            lambda: session_results(with_public_names(played, people_in(played, self._desk), Audience.CLUB))
        )
        # With a single match, the table would only repeat its result.
        if (evening := results.result) is None or len(evening.numbers) < 2:
            return
        show_sessions = partial(self._window.run_command, "club_sessions")
        link = LinkButton(tr("Whole session, rates…"), size=14, on_click=show_sessions)
        title = Label(tr("The evening"), size=18, serif=True)
        header = row((title, 1), link, gap=-1)
        self.evening = ScrollPane(_make_evening(evening), title.text())
        fill(self._below, header, (self.evening, 1))
        self._arrange_sides()

    def _make_ranking(self) -> QWidget:
        grid = table([], wide=1, gaps=(14, 1))
        for column_index, text in ((2, tr("points", "score at the end")), (3, tr("result"))):
            grid.addWidget(Label(text, size=14, role="ink3"), 0, column_index, RIGHT)
        final, line = self._final, 1
        for seat in sorted(range(len(self._names)), key=lambda seat: final.ranks[seat]):
            is_first = final.ranks[seat] == 1
            size = 22 if is_first else 18
            grid.addWidget(Hairline(), line, 0, 1, 4)
            rank = Label(str(final.ranks[seat]), size=size, serif=True, role="brass_text" if is_first else "ink2")
            name = Label(short_name(self._names[seat]), size=size, bold=True)
            name.setToolTip(self._names[seat])
            gain = Label(score_vs_start_text(final.scores[seat], self._start[seat]), size=14, role="ink3", wrap=True)
            points = Label(format_number(final.scores[seat]), size=size, role="ink2")
            result = final.results[seat]
            role = "plus" if result > 0 else "minus" if result < 0 else "ink3"
            large = (28 if self._low else 34) if is_first else 22
            worth = Label(result_change(self._unit, result), size=large, bold=True, role=role)
            grid.addWidget(rank, line + 1, 0)
            grid.addLayout(row(name, (gain, 1), gap=theme.px(10)), line + 1, 1)
            grid.addWidget(points, line + 1, 2, RIGHT)
            grid.addWidget(worth, line + 1, 3, RIGHT)
            line += 2
        grid.addWidget(Hairline(), line, 0, 1, 4)
        return boxed(grid)

    def _make_balance_row(self) -> QHBoxLayout:
        is_balanced = not any(item.imbalance for item in self._played.rows)
        broken = tr("A hand in this match does not sum to zero")
        sentence = balance_text(self._unit, self._final) if is_balanced else broken
        icon = IconLabel("seal" if is_balanced else "seal_broken", "plus" if is_balanced else "error")
        return row(icon, (Label(sentence, size=14, role="ink2" if is_balanced else "error", wrap=True), 1), gap=8)

    def _make_right_side(self) -> QVBoxLayout:
        self.curve = ChartView(score_curve(self._played))
        self.curve.setMinimumHeight(theme.px(_LOW_CURVE if self._low else _CURVE))
        # It fills the remaining height without making the sheet scroll.
        self.curve.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.curve.table_requested.connect(self._show_figures)
        self.hand = DecidingHandView(self._played, self._final, compact=self._low)
        ruleset_id = self._played.match.rules.ruleset.id
        self.hand.yaku_requested.connect(partial(self._leave, self._window.show_yaku, ruleset_id))
        heading = Label(tr("Score chart"), size=18, serif=True)
        return column(heading, (self.curve, 1), self.hand, gap=2 if self._low else 8)

    def _show_figures(self) -> None:
        from mahjong_desk.ui.report.paper_sheet import ChartDataSheet

        self._window.push_sheet(ChartDataSheet(self.curve.chart, self._window, public_score_curve(self._desk)))

    def _leave(self, action: Callable[..., object], *values: str) -> None:
        """Closes the sheet, then calls ``action``."""
        self.reject()
        action(*values)

    def _is_at_evening(self) -> bool:
        """Returns whether the match belongs to the current evening."""
        ledger, session = self._desk.ledger, self._desk.session
        if ledger is None or session is None:
            return False
        return attempt(lambda: EveningStore(ledger).sessions()[:1]).result == (session.uuid,)

    def _next_match(self) -> None:
        stored = self._desk.stored
        if stored is None or stored.display_names:
            # The seat of a former player needs a new one.
            self._new_match()
            return
        match = self._played.match
        persons = [identity_at(stored.journal.header, name) for name in self._names]
        ruleset_id = match.rules.ruleset.id
        if self._desk.start_match(ruleset_id, match.options, self._names, None, stored.house_rules, persons):
            self.accept()
            self._window.show_screen("table")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_sides()

    def _arrange_sides(self) -> None:
        is_wide = self.width() >= _SIDE_BY_SIDE * theme.scale()
        set_direction(self._sides, across=is_wide)
        for side, share in enumerate(_SHARES):
            # In a column, each side has the height that it needs.
            self._sides.setStretch(side, share if is_wide else 0)
        if self.evening is not None:
            self.evening.set_shrinkable(is_wide)


def _make_evening(evening: SessionResults) -> QWidget:
    lines = column(evening_table(evening), gap=-1)
    if evening.totals.club_totals is None and len(evening.totals.systems) > 1:
        lines.addWidget(Label(not_totalled_text(evening.totals), size=14, role="ink2", wrap=True))
    return boxed(lines)


def _title(ruleset: Ruleset, names: tuple[str, ...], final: FinalResult) -> str:
    label = final.end_label or ""
    if final.ranks.count(1) > 1 or label not in ruleset.vocabulary.stamps:
        return first_place_text(names, final)
    text = capitalise(localise(ruleset.vocabulary.end_labels[label]))
    return tr("{label} to {player}").format(label=text, player=join_items([names[final.ranks.index(1)]]))
