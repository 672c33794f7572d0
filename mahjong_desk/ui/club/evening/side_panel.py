# SPDX-License-Identifier: MIT
"""The panels beside the tables: the round timer, and the next round's seats."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from mahjong_desk.club.evening.evening import LastHands, SeatedRound, TimerPhase
from mahjong_desk.club.schedule.rounds import RoundSeating, second_meetings, sit_out_counts
from mahjong_desk.texts import tr, trn
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.controller import EveningController, now_utc
from mahjong_desk.ui.kit.controls.buttons import PrimaryButton, SecondaryButton
from mahjong_desk.ui.kit.label import ElidedLabel, Label
from mahjong_desk.ui.kit.layout.boxes import RIGHT, Hairline, Panel, ScrollArea, boxed, clear, column, row, table
from mahjong_desk.ui.kit.layout.flow import flow
from mahjong_desk.ui.kit.marks import PlayerMarkLabel
from mahjong_desk.ui.kit.sheets.notice import beep
from mahjong_desk.ui.kit.table.badges import NoteBox
from mahjong_desk.ui.kit.text_format import join_items, join_notes, with_heading
from mahjong_desk.ui.text.phrases import sentences
from mahjong_desk.ui.text.vocabulary import seat_labels

_BAR_HEIGHT = 12
_FIGURE_SIZE = 48


def minutes_text(time: timedelta) -> str:
    """Returns a duration in minutes and seconds, such as ``18:42``, at least zero."""
    seconds = max(0, round(time.total_seconds()))
    return f"{seconds // 60}:{seconds % 60:02d}"


def last_hands_texts() -> dict[LastHands, tuple[str, str]]:
    """Returns the name and the meaning of each rule for the last hands."""
    return {
        LastHands.FINISH: (tr("Finish the hand"), tr("The hand in progress is the last.")),
        LastHands.ONE_MORE: (tr("One more hand"), tr("One more hand after the one in progress.")),
        LastHands.TO_THE_END: (tr("Until time is up"), tr("Play until time is up, then finish that hand.")),
    }


class TimerPanel(Panel):
    """The timer of the current round with its buttons, or why there is no timer."""

    def __init__(self, controller: EveningController) -> None:
        super().__init__()
        self._controller = controller
        self.sentence = Label(size=16, role="ink2", wrap=True)
        self.figure = Label(size=_FIGURE_SIZE, bold=True)
        self._remaining = Label(size=16, role="ink2")
        self._tag = Label(size=14, bold=True, role="brass_text")
        self._time_bar = QProgressBar()
        self._time_bar.setTextVisible(False)
        self._time_bar.setFixedHeight(theme.px(_BAR_HEIGHT))
        self._time_bar.setAccessibleName(tr("Round timer"))
        self._last_hands = Label(size=14, role="ink2", align=Qt.AlignmentFlag.AlignRight)
        self.run = SecondaryButton(tr("&Pause"), on_click=self._toggle)
        self.longer = SecondaryButton(tr("+ 5 mi&nutes"), on_click=lambda: controller.add_time(5))
        self.wall = SecondaryButton(tr("&Wall screen…"))
        buttons = flow(self.run, self.longer, self.wall)
        # Trims the empty space that a line of such a large font has above and below its figures.
        self.figure.setFixedHeight(theme.px(_FIGURE_SIZE))
        line = row(self.figure, (column(self._remaining, self._tag, self.sentence), 1), gap=theme.px(14))
        boxed(column(line, self._time_bar, self._last_hands, buttons, gap=4, edges=(19, 10, 19, 10)), self)
        self.setAccessibleName(tr("Round timer"))

    def show_time(self, now: datetime) -> None:
        """Shows the time that is left at ``now``."""
        seated = self._controller.current_round
        past = seated is not None and seated.clock.is_past(now)
        timed = seated is not None and seated.clock.duration > timedelta() and not past
        for part in (self.figure, self._remaining, self._time_bar, self._last_hands, self.run, self.longer):
            part.setVisible(timed)
        if seated is None or not timed:
            self._tag.hide()
            self.sentence.setText(self._without_time(seated, past=past))
            return
        clock = seated.clock
        phase = clock.phase(now)
        remaining = clock.remaining_time(now)
        self.figure.setText(minutes_text(remaining))
        self.figure.set_role(
            {TimerPhase.PAUSED: "ink2", TimerPhase.WAITING: "ink2", TimerPhase.OVER: "error"}.get(phase, "ink")
        )
        self.sentence.setText(self._round_text(seated, phase, now))
        whole = tr("left of {whole}").format(whole=minutes_text(clock.duration))
        over = tr("{time} over time").format(time=minutes_text(-remaining))
        self._remaining.setText(over if phase is TimerPhase.OVER else whole)
        self._tag.setText(tr("Last hands"))
        self._tag.setVisible(phase is TimerPhase.LAST_HANDS)
        self._tag.setToolTip(last_hands_texts()[seated.last_hands][1])
        sentence = tr("last hands at {time}").format(time=minutes_text(clock.last_hands_duration))
        self._last_hands.setText(sentence if clock.last_hands_duration else "")
        self._time_bar.setValue(round(100 * min(1.0, clock.elapsed_at(now) / clock.duration)))
        waiting = tr("Star&t") if phase is TimerPhase.WAITING else tr("&Resume", "the timer")
        text = tr("&Pause") if clock.running_since is not None else waiting
        if self.run.text() != text:
            self.run.setText(text)
            self.run.updateGeometry()

    def _without_time(self, seated: SeatedRound | None, *, past: bool) -> str:
        if seated is None:
            return tr("No round seated yet")
        if past:
            return tr("Time is up for round {number}.").format(number=seated.number)
        return tr("This round has no timer.")

    def _round_text(self, seated: SeatedRound, phase: TimerPhase, now: datetime) -> str:
        number, clock = seated.number, seated.clock

        def clock_time(time: datetime) -> str:
            return time.astimezone().strftime("%H:%M")

        if phase is TimerPhase.WAITING:
            return tr("Round {number} has not started").format(number=number)
        if phase is TimerPhase.PAUSED and clock.paused_at is not None:
            return tr("Round {number}, paused since {time}").format(number=number, time=clock_time(clock.paused_at))
        if phase is TimerPhase.OVER:
            return tr("Round {number} ended at {time}").format(number=number, time=clock_time(clock.ends_at(now)))
        if phase is TimerPhase.LAST_HANDS:
            return last_hands_texts()[seated.last_hands][1]
        return tr("Round {number} ends at {time}").format(number=number, time=clock_time(clock.ends_at(now)))

    def _toggle(self) -> None:
        seated = self._controller.current_round
        self._controller.set_timer_running(runs=seated is not None and seated.clock.running_since is None)


_SIDE_WIDTH = 388


class SideColumn(QWidget):
    """A column of panels with wrapped texts, so that its height depends on its width."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        wide = theme.scaled_column_width(_SIDE_WIDTH)
        layout = self.layout()
        return QSize(wide, layout.totalMinimumHeightForWidth(wide) if layout is not None else 0)


_ALARM_PHASES = (TimerPhase.LAST_HANDS, TimerPhase.OVER)


class RoundAlarm(QObject):
    """Beeps when the last hands of a round begin, and when its time is up."""

    def __init__(self, controller: EveningController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._last_phase = self._phase()
        second = QTimer(self)
        second.timeout.connect(self._tick)
        second.start(1000)
        controller.changed.connect(self._ring_if_due)

    def _phase(self) -> tuple[str, TimerPhase]:
        """Returns the time at which the current round was seated, and its phase."""
        current = self._controller.current_round
        return (current.seated_at, current.clock.phase(now_utc())) if current is not None else ("", TimerPhase.WAITING)

    def _tick(self) -> None:
        if self._phase() != self._last_phase:
            # Another window may have stopped the timer meanwhile, or given the round more time.
            self._controller.read()
            self._ring_if_due()

    def _ring_if_due(self) -> None:
        """Beeps if the round was running and has reached its next phase."""
        previous = self._last_phase
        seated_at, phase = self._last_phase = self._phase()
        was_running = previous in ((seated_at, TimerPhase.RUNNING), (seated_at, TimerPhase.LAST_HANDS))
        if was_running and self._last_phase != previous and phase in _ALARM_PHASES:
            beep()


_ROW_HEIGHT = 26


def person_widget(controller: EveningController, person: str, parent: QWidget) -> QWidget:
    """Returns the mark of a person with the name beside it."""
    mark = controller.mark_of(person)
    name = ElidedLabel(size=16, bold=True)
    name.setMinimumWidth(theme.px(24))
    name.set_text(controller.name_of(person))
    marks = [PlayerMarkLabel(mark)] if mark is not None else []
    return boxed(row(*marks, (name, 1), gap=theme.px(6)), QWidget(parent))


class SeatsView(QWidget):
    """The seats of a round: a row per table, a column per wind, then the sit-outs."""

    def __init__(self, controller: EveningController) -> None:
        super().__init__()
        self._controller = controller
        self._grid = table((), gaps=(theme.px(4), 0))
        self._grid.setColumnStretch(0, 0)
        boxed(self._grid, self)
        self._lines = 0

    def show_seats(self, seats: RoundSeating) -> None:
        """Shows the seats, and which of the players have sat out in earlier rounds."""
        evening = self._controller.evening
        assert evening is not None
        assert evening.plan is not None
        size = evening.plan.size
        rested = tuple(person for person in sit_out_counts(evening.seatings) if person in seats.players)
        clear(self._grid)
        self._lines = 0
        ruleset = self._controller.ruleset
        labels = [] if ruleset is None else seat_labels(ruleset, size)
        for index, (text, _tile) in enumerate(labels, start=1):
            heading = Label(text, size=14, role="ink2", wrap=True)
            heading.setMinimumWidth(theme.px(16))
            self._grid.addWidget(heading, 0, index)
            self._grid.setColumnStretch(index, 1)
        lines = [(tr("Table {number}").format(number=number), table) for number, table in enumerate(seats.tables, 1)]
        for title, players in lines:
            self._add_line(title, players, size)
        if seats.sits_out:
            title = tr("Sits out")
            lines.append((title, seats.sits_out))
            self._add_line(title, seats.sits_out[: size - 1] if rested else seats.sits_out[:size], size)
            self._add_earlier(rested, min(len(seats.sits_out) + 1, size), size)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        # The scroll area asks for the height before the layout is active.
        self._grid.activate()
        self.setMinimumHeight(self._grid.minimumSize().height())
        line_texts = (
            with_heading(title, join_items(map(self._controller.name_of, players))) for title, players in lines
        )
        self.setAccessibleName(join_notes(*line_texts))

    def _add_line(self, title: str, people: Sequence[str], size: int) -> None:
        """Adds a row of people below a hairline."""
        label = Label(title, size=16, role="ink2")
        label.setFixedHeight(theme.px(_ROW_HEIGHT))
        self._lines += 1
        line = 2 * self._lines
        self._grid.addWidget(Hairline(), line - 1, 0, 1, size + 1)
        self._grid.addWidget(label, line, 0)
        for index, person in enumerate(people, start=1):
            self._grid.addWidget(person_widget(self._controller, person, self), line, index)

    def _add_earlier(self, rested: Sequence[str], column: int, size: int) -> None:
        """Adds the players who sat out in earlier rounds, at the end of the last row."""
        if rested:
            names = tr("before: {players}").format(players=join_items(map(self._controller.name_of, rested)))
            label = ElidedLabel(names, size=14, role="ink3", align=RIGHT)
            self._grid.addWidget(label, 2 * self._lines, column, 1, size + 1 - column)


def meetings_text(seats: RoundSeating, controller: EveningController) -> str:
    """Returns how many pairs of a round are new, and which ones meet again."""
    assert controller.evening is not None
    pairs = sum(len(table) * (len(table) - 1) // 2 for table in seats.tables)
    meetings = second_meetings(seats, controller.evening.seatings)
    if not meetings:
        if not pairs:
            return ""
        return trn("The pair meets for the first time.", "All {n} pairs meet for the first time.", pairs)
    repeats = " · ".join(
        (tr("{first}–{second}") if meeting.times == 2 else tr("{first}–{second} ({times}×)")).format(
            first=controller.name_of(meeting.first), second=controller.name_of(meeting.second), times=meeting.times
        )
        for meeting in meetings
    )
    new = trn("{new} of {n} pair meets for the first time.", "{new} of {n} pairs meet for the first time.", pairs)
    return sentences(new.format(new=pairs - len(meetings)), tr("Again: {pairs}.").format(pairs=repeats))


class NextRoundPanel(Panel):
    """The next round: its seats, the repeated pairs, and the button that seats it."""

    def __init__(self, controller: EveningController) -> None:
        super().__init__()
        self._title = Label(size=20, serif=True)
        self.seats = SeatsView(controller)
        self._controller = controller
        self._meetings = NoteBox("good", icon="seal")
        self.reshuffle = SecondaryButton(tr("&Reshuffle seats"))
        self.move_players = SecondaryButton(tr("&Move players…"))
        self.main = PrimaryButton("")
        self.main.set_large(False)
        # In a low window only the seats scroll: the buttons stay visible.
        area = ScrollArea(self.seats)
        area.setMinimumHeight(theme.px(84))
        buttons = row((self.reshuffle, 1), (self.move_players, 1), gap=8)
        parts = (self._title, (area, 1), self._meetings, buttons, self.main)
        boxed(column(*parts, gap=6, edges=(19, 8, 19, 8)), self)
        self.setAccessibleName(tr("Next round"))

    def show_round(self, seats: RoundSeating) -> None:
        """Shows the seats of the next round, and why it cannot be seated yet."""
        controller = self._controller
        evening, number, playing = controller.evening, controller.next_number, controller.tables_playing
        assert evening is not None
        assert evening.plan is not None
        if evening.proposal is not None and evening.proposal.by_hand and not evening.proposal_is_stale:
            title = tr("Round {number}, seats changed by hand")
        elif number > evening.plan.rounds:
            title = tr("Round {number}, beyond the plan")
        else:
            title = tr("Round {number}, proposed seats")
        self._title.setText(title.format(number=number))
        self.seats.show_seats(seats)
        self._meetings.set_note("good", "", meetings_text(seats, controller))
        why = tr("too few players") if not seats.tables else ""
        if playing:
            why = trn("{n} table still playing", "{n} tables still playing", playing)
        text = tr("Seat round {number}: {why}") if why else tr("&Seat round {number}")
        self.main.setText(text.format(number=number, why=why))
        self.main.setEnabled(not why)

    def show_searching(self) -> None:
        self.main.setText(tr("Seat round {number}: finding seats").format(number=self._controller.next_number))
        self.main.setEnabled(False)
