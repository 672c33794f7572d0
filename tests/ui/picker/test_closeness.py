# SPDX-License-Identifier: MIT
"""How close things stand in the picker: as comfortable as the room allows."""

from __future__ import annotations

import pytest

from mahjong_desk.ui.picker.closeness import DENSITIES, Density, densest_needed

LARGEST, SMALLEST = 40, 20


def high(width: int, closeness: Density) -> int:
    """Returns how high a picker would be: lower with each closeness, and with smaller pieces."""
    return 10 * width - 30 * DENSITIES.index(closeness)


@pytest.mark.parametrize("room", range(10, 420, 10))
def test_pieces_give_way_before_all_moves_closer(room: int) -> None:
    width, closeness = densest_needed(LARGEST, SMALLEST, DENSITIES, lambda *asked: high(*asked) <= room)
    if high(SMALLEST, DENSITIES[-1]) > room:
        assert (width, closeness) == (SMALLEST, DENSITIES[-1]), "where nothing fits, it is closest of all and scrolls"
        return
    assert high(width, closeness) <= room
    assert width == LARGEST or high(width + 1, closeness) > room, "there would be room for larger pieces"
    for more_comfortable in DENSITIES[: DENSITIES.index(closeness)]:
        assert high(round(0.9 * LARGEST), more_comfortable) > room


def test_with_room_for_everything_nothing_gives_way() -> None:
    assert densest_needed(LARGEST, SMALLEST, DENSITIES, lambda *_: True) == (LARGEST, DENSITIES[0])
