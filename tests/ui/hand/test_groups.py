# SPDX-License-Identifier: MIT
"""Melds as they lie: what is face down, and what cannot be."""

from __future__ import annotations

import pytest

from mahjong_desk.rules import registry
from mahjong_desk.rules.hand import Meld
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.hand.groups import meld_faces


@pytest.mark.parametrize(
    ("ruleset", "notation", "down"),
    [("boo", "1111m", [True, False, False, True]), ("shogi", "LLLL", [False, False, False, False])],
)
def test_a_closed_kan_lies_half_face_down_where_pieces_have_a_back(
    ruleset: str, notation: str, down: list[bool]
) -> None:
    found = registry.find(ruleset)
    faces = meld_faces(found, Meld(MeldKind.ANKAN, found.pieces.parse(notation)), 0, range(3))
    assert [face.face_down for face in faces] == down
    assert len({face.name for face in faces}) == 1
