# SPDX-License-Identifier: MIT
from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.club.evening.evening import RoundTimer, TimerPhase

START = datetime(2026, 11, 19, 20, 0, tzinfo=UTC)
FIFTY = RoundTimer(timedelta(minutes=50), timedelta(minutes=10))


def after(minutes: float) -> datetime:
    return START + timedelta(minutes=minutes)


def test_a_round_runs_from_the_wait_to_its_end() -> None:
    assert FIFTY.phase(after(5)) is TimerPhase.WAITING
    running = FIFTY.start(START)
    assert [running.phase(after(minute)) for minute in (0, 39, 40, 49, 50, 60)] == [
        TimerPhase.RUNNING,
        TimerPhase.RUNNING,
        TimerPhase.LAST_HANDS,
        TimerPhase.LAST_HANDS,
        TimerPhase.OVER,
        TimerPhase.OVER,
    ]
    assert running.remaining(after(52)) == timedelta(minutes=-2)
    assert running.ends_at(after(20)) == after(50)


def test_the_time_of_a_pause_does_not_count() -> None:
    paused = FIFTY.start(START).pause(after(10))
    assert paused.phase(after(30)) is TimerPhase.PAUSED
    assert paused.remaining(after(30)) == timedelta(minutes=40)
    assert paused.start(after(30)).ends_at(after(31)) == after(70)


def test_more_time_moves_the_last_hands_too() -> None:
    longer = FIFTY.start(START).extended(timedelta(minutes=5))
    assert longer.phase(after(44)) is TimerPhase.RUNNING
    assert longer.phase(after(45)) is TimerPhase.LAST_HANDS


def test_a_clock_that_was_set_back_gives_no_time_away() -> None:
    assert FIFTY.start(START).remaining(after(-30)) == timedelta(minutes=50)


@given(st.lists(st.tuples(st.sampled_from(["begin", "pause"]), st.integers(0, 20)), max_size=12))
def test_what_has_passed_is_the_sum_of_the_times_in_which_it_ran(turns: list[tuple[str, int]]) -> None:
    clock, at, running, passed = FIFTY, 0, False, 0
    for turn, wait in turns:
        clock = clock.start(after(at)) if turn == "begin" else clock.pause(after(at))
        running = turn == "begin"
        at += wait
        passed += wait * running
    assert clock.elapsed_at(after(at)) == timedelta(minutes=passed)
