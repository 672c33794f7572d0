# SPDX-License-Identifier: MIT
"""Names and the draw of the seats."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from mahjong_desk.ui.match.seats import NameFault, drawn, name_faults


@given(st.lists(st.text(), min_size=2, max_size=4), st.integers())
def test_the_draw_gives_every_name_one_seat(names: list[str], seed: int) -> None:
    assert sorted(drawn(names, random.Random(seed))) == sorted(names)


def test_every_seat_can_fall_to_everybody() -> None:
    names = ("Aoi", "Ben", "Chie", "Dai")
    first = {drawn(names, random.Random(seed))[0] for seed in range(50)}
    assert first == set(names)


def test_faults_stand_at_the_seat_at_fault() -> None:
    assert name_faults(("Aoi", " ", "aoi ", "Dai")) == (None, NameFault.EMPTY, NameFault.TWICE, None)
    assert name_faults(("", "", "", "")) == (NameFault.EMPTY,) * 4
