# SPDX-License-Identifier: MIT
"""Which backups are kept as they grow older."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.ledger.keeping import LATEST, Stamp, kept

NOW = datetime(2026, 3, 31, 22, 15, tzinfo=UTC)
TWO_YEARS = 760 * 24 * 60

moments = st.integers(-3000, TWO_YEARS).map(lambda minutes: NOW - timedelta(minutes=minutes))
stamps = st.builds(Stamp, moments, st.integers(1, 3))
heaps = st.sets(stamps, max_size=60)


def at(**ago: int) -> Stamp:
    return Stamp(NOW - timedelta(**ago))


def test_the_last_ten_stay_however_close_together() -> None:
    close = [Stamp(NOW, nth) for nth in range(1, 15)]
    assert kept(close, NOW) == frozenset(close[-LATEST:])


def test_then_a_day_a_week_and_a_month_keep_their_last() -> None:
    latest = [Stamp(NOW, nth) for nth in range(1, LATEST + 1)]
    yesterday, before = at(days=1), at(days=1, hours=2)
    # 31 March 2026 is a Tuesday: both lie in the week from 9 to 15 March.
    sunday, saturday = at(days=16), at(days=17)
    january, earlier = at(days=62), at(days=63)
    old = at(days=740)
    found = kept([*latest, yesterday, before, sunday, saturday, january, earlier, old], NOW)
    assert {yesterday, sunday} <= found
    assert not {before, saturday, old} & found
    assert (january in found, earlier in found) == (True, False)


def test_a_day_in_a_year_of_evenings() -> None:
    evenings = [at(days=days) for days in range(3 * 365)]
    found = kept(evenings, NOW)
    assert len(found) <= 10 + 14 + 8 + 24
    assert {at(days=days) for days in range(14)} <= found
    months = {(stamp.at.year, stamp.at.month) for stamp in found}
    assert len(months) == 24


@given(heaps, heaps, st.integers(0, 400_000))
def test_it_does_not_matter_how_often_somebody_looks(first: set[Stamp], second: set[Stamp], minutes: int) -> None:
    later = NOW + timedelta(minutes=minutes)
    assert kept(kept(first, NOW) | second, later) == kept(first | second, later)


@given(heaps)
def test_what_is_kept_is_kept_again_and_the_newest_always(heap: set[Stamp]) -> None:
    found = kept(heap, NOW)
    assert found <= heap
    assert kept(found, NOW) == found
    assert not heap or max(heap) in found


@given(heaps, st.integers(1, 3000))
def test_a_clock_that_was_set_back_loses_nothing(heap: set[Stamp], minutes: int) -> None:
    earlier = NOW - timedelta(minutes=minutes)
    to_come = {stamp for stamp in heap if stamp.at > earlier}
    assert to_come <= kept(heap, earlier)
    assert kept(heap, earlier) - to_come == kept(heap - to_come, earlier)
