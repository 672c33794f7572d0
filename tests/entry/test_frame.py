# SPDX-License-Identifier: MIT
"""What a hand is entered for."""

from __future__ import annotations

from tests.entry.making import FRAME


def test_the_frame_knows_how_many_pieces_a_hand_has() -> None:
    assert (FRAME.hand_size, FRAME.players) == (13, 4)
