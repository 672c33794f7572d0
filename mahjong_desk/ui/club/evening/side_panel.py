# SPDX-License-Identifier: MIT
"""The timer of the round beside the tables, and what calls everybody."""

from datetime import datetime, timedelta

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from mahjong_desk.club.evening.evening import LastHands, SeatedRound, TimerPhase
from mahjong_desk.texts import tr
from mahjong_desk.ui import theme
from mahjong_desk.ui.club.evening.controller import EveningController, now_utc
from mahjong_desk.ui.kit.controls.buttons import SecondaryButton
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.kit.layout.boxes import boxed, column, row
from mahjong_desk.ui.kit.layout.flow import FlowBox
from mahjong_desk.ui.kit.layout.panels import Panel
from mahjong_desk.ui.kit.sheets.notice import beep

_BAR = 12
_FIGURE = 48


def minutes_text(time: timedelta) -> str:
    """Returns a length of time as a timer shows it, such as ``18:42``; nothing below zero."""
    seconds = max(0, round(time.total_seconds()))
    return f"{seconds // 60}:{seconds % 60:02d}"


def last_hands_texts() -> dict[LastHands, tuple[str, str]]:
    """Returns the name of each rule of the last hands, and what is played once they have begun."""
    return {
        LastHands.FINISH: (tr("Finish the hand"), tr("The hand in progress is the last.")),
        LastHands.ONE_MORE: (tr("One more hand"), tr("One more hand after the one in progress.")),
        LastHands.TO_THE_END: (tr("Until time is up"), tr("Play until time is up, then finish that hand.")),
    }


class TimerPanel(Panel):
    """The timer of the current round with what can be done to it; without a round there is nothing but the wall."""

    def __init__(self, keeper: EveningController) -> None:
        super().__init__()
        self._keeper = keeper
        self.above = Label(size=16, role="ink2", wrap=True)
        self.figure = Label(size=_FIGURE, bold=True)
        self._beside = Label(size=16, role="ink2")
        self._tag = Label(size=14, bold=True, role="brass_text")
        self._time_bar = QProgressBar()
        self._time_bar.setTextVisible(False)
        self._time_bar.setFixedHeight(theme.px(_BAR))
        self._time_bar.setAccessibleName(tr("Round timer"))
        self._last_hands = Label(size=14, role="ink2")
        self._last_hands.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.run = SecondaryButton(tr("&Pause"), does=self._toggle)
        self.longer = SecondaryButton(tr("+ 5 mi&nutes"), does=lambda: keeper.add_time(5))
        self.wall = SecondaryButton(tr("&Wall screen…"))
        buttons = FlowBox(gap=8)
        for button in (self.run, self.longer, self.wall):
            buttons.add_widget(button)
        # The line of such a font has much room above and below its figures.
        self.figure.setFixedHeight(theme.px(_FIGURE))
        line = row(self.figure, (column(self._beside, self._tag, self.above), 1), gap=theme.px(14))
        boxed(column(line, self._time_bar, self._last_hands, buttons, gap=4, edges=(19, 10, 19, 10)), self)
        self.setAccessibleName(tr("Round timer"))

    def show_time(self, now: datetime) -> None:
        """Shows how much is left at a moment."""
        seated = self._keeper.current_round
        past = seated is not None and seated.clock.is_past(now)
        timed = seated is not None and seated.clock.duration > timedelta() and not past
        for part in (self.figure, self._beside, self._time_bar, self._last_hands, self.run, self.longer):
            part.setVisible(timed)
        if seated is None or not timed:
            self._tag.hide()
            self.above.setText(self._without_time(seated, past=past))
            return
        clock = seated.clock
        phase = clock.phase(now)
        left = clock.remaining(now)
        self.figure.setText(minutes_text(left))
        self.figure.set_role(
            {TimerPhase.PAUSED: "ink2", TimerPhase.WAITING: "ink2", TimerPhase.OVER: "error"}.get(phase, "ink")
        )
        self.above.setText(self._above(seated, phase, now))
        whole = tr("left of {whole}").format(whole=minutes_text(clock.duration))
        over = tr("{time} over time").format(time=minutes_text(-left))
        self._beside.setText(over if phase is TimerPhase.OVER else whole)
        self._tag.setText(tr("Last hands"))
        self._tag.setVisible(phase is TimerPhase.LAST_HANDS)
        self._tag.setToolTip(last_hands_texts()[seated.last_hands][1])
        sentence = tr("last hands at {time}").format(time=minutes_text(clock.last_hands_duration))
        self._last_hands.setText(sentence if clock.last_hands_duration else "")
        self._time_bar.setValue(round(100 * min(1.0, clock.elapsed_at(now) / clock.duration)))
        runs = phase in (TimerPhase.RUNNING, TimerPhase.LAST_HANDS, TimerPhase.OVER)
        waiting = tr("Star&t") if phase is TimerPhase.WAITING else tr("&Resume", "the timer")
        text = tr("&Pause") if runs else waiting
        if self.run.text() != text:
            self.run.setText(text)
            self.run.updateGeometry()

    def _without_time(self, seated: SeatedRound | None, *, past: bool) -> str:
        if seated is None:
            return tr("No round seated yet")
        if past:
            return tr("Time is up for round {number}.").format(number=seated.number)
        return tr("This round has no timer.")

    def _above(self, seated: SeatedRound, phase: TimerPhase, now: datetime) -> str:
        number, clock = seated.number, seated.clock

        def clock_time(at: datetime) -> str:
            return at.astimezone().strftime("%H:%M")

        if phase is TimerPhase.WAITING:
            return tr("Round {number} has not started").format(number=number)
        if phase is TimerPhase.PAUSED and clock.paused is not None:
            return tr("Round {number}, paused since {time}").format(number=number, time=clock_time(clock.paused))
        if phase is TimerPhase.OVER:
            return tr("Round {number} ended at {time}").format(number=number, time=clock_time(clock.ends_at(now)))
        if phase is TimerPhase.LAST_HANDS:
            return last_hands_texts()[seated.last_hands][1]
        return tr("Round {number} ends at {time}").format(number=number, time=clock_time(clock.ends_at(now)))

    def _toggle(self) -> None:
        seated = self._keeper.current_round
        self._keeper.set_timer_running(runs=seated is not None and seated.clock.running_since is None)


_WIDE = 388


class SideColumn(QWidget):
    """Parts in a column; their texts wrap, so the height depends on the width."""

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        wide = theme.scaled_column_width(_WIDE)
        layout = self.layout()
        return QSize(wide, layout.totalMinimumHeightForWidth(wide) if layout is not None else 0)


_RINGS = (TimerPhase.LAST_HANDS, TimerPhase.OVER)


class RoundAlarm(QObject):
    """Calls everybody when the last hands of a round begin, and when its time is up."""

    def __init__(self, keeper: EveningController) -> None:
        super().__init__(keeper)
        self._keeper = keeper
        self._known = self._phase()
        self._second = QTimer(self)
        self._second.timeout.connect(self._tick)
        self._second.start(1000)
        keeper.changed.connect(self._follow)

    def _phase(self) -> tuple[str, TimerPhase]:
        """Returns the time at which the current round was seated, and its phase."""
        current = self._keeper.current_round
        return (current.at, current.clock.phase(now_utc())) if current is not None else ("", TimerPhase.WAITING)

    def _tick(self) -> None:
        if self._phase() != self._known:
            # Another window may have stopped the timer meanwhile, or given the round more time.
            self._keeper.read()
            self._follow()

    def _follow(self) -> None:
        """Rings if the round ran before, and has come to its next phase."""
        before, self._known = self._known, self._phase()
        ran = before in ((self._known[0], TimerPhase.RUNNING), (self._known[0], TimerPhase.LAST_HANDS))
        if ran and self._known != before and self._known[1] in _RINGS:
            beep()
