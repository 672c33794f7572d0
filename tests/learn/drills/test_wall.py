# SPDX-License-Identifier: MIT
"""What a player has not seen: every piece but those in hand, in melds and open on the table."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.learn.drills.waits import unseen_pieces
from tests.learn.drills.asking import scene_from_json, usual, won

BOO = usual("boo")


def test_all_pieces_that_are_seen_are_missing() -> None:
    pon = {"kind": "pon", "tiles": "777z", "from": 0}
    hand = scene_from_json(BOO, won(1, 0, "123m456p78s11z", "9s", pon, dora_indicators=["1z"])).hand
    assert hand is not None
    left = unseen_pieces(BOO, hand)
    assert len(left) == 136 - 14 - 1
    counts = BOO.ruleset.pieces.counts(left)
    assert (counts[27], counts[33], counts[26]) == (1, 1, 3)


def test_faces_are_as_many_as_the_table_plays_with() -> None:
    faces = BOO.faces
    assert (faces[13], faces[34]) == (2, 2)
    assert usual("shogi").faces == (12, 4, 4, 4, 4, 2, 2, 2)


def test_a_robbed_kan_is_seen() -> None:
    hand = scene_from_json(BOO, won(1, 0, "123m456p78s11777z", "9s")).hand
    assert hand is not None
    assert unseen_pieces(BOO, hand).count(26) == 3
    assert unseen_pieces(BOO, replace(hand, situation=("chankan",))).count(26) == 0
