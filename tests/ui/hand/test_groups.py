# SPDX-License-Identifier: MIT
"""Melds as they lie: what is face down, and what cannot be."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.interchange import read_event
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import Win
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.hand.tile_groups import captioned_groups, meld_faces
from mahjong_desk.ui.text.language import install


@pytest.mark.parametrize(
    ("ruleset", "notation", "down"),
    [("boo", "1111m", [True, False, False, True]), ("shogi", "LLLL", [False, False, False, False])],
)
def test_a_concealed_kan_is_half_face_down(ruleset: str, notation: str, down: list[bool]) -> None:
    found = registry.get_ruleset(ruleset)
    faces = meld_faces(found, Meld(MeldKind.ANKAN, found.pieces.parse(notation)), 0, range(3))
    assert [face.face_down for face in faces] == down
    assert len({face.name for face in faces}) == 1


@pytest.mark.parametrize(
    ("concealed", "winning", "captions"),
    [
        (
            "147m258p369s222z4m",
            "4m",
            ["knitted tiles", "knitted tiles", "knitted tiles", "pair wait", "concealed pung"],
        ),
        ("147m258p36s22255z", "9s", ["knitted tiles", "knitted tiles", "knitted tiles", "concealed pung", "pair"]),
        ("147m258p36s12345z", "6z", ["honours and knitted tiles"]),
        ("19m19p19s1234567z", "1m", ["thirteen orphans"]),
    ],
)
def test_a_hand_is_laid_out_by_its_shape(qapp: QApplication, concealed: str, winning: str, captions: list[str]) -> None:
    install(qapp, "en")
    ruleset = registry.get_ruleset("mcr")
    rules = ruleset.bind({"minimum": 0})
    values = {"concealed": concealed, "winning_tile": winning}
    event = read_event(rules, {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": values}]}, "event")
    assert isinstance(event, Win)
    hand = event.wins[0].hand
    assert hand is not None
    evaluation = rules.settle(rules.opening_table(), event).wins[0].evaluation
    shown = captioned_groups(ruleset, hand, evaluation, 1, ("Aoi", "Ben", "Chie", "Dai"), range(4))
    assert sorted(group.caption for group in shown) == sorted(captions)
    faces = [face for group in shown for face in group.pieces]
    assert len(faces) == 14
    assert sum(face.winning for face in faces) == 1
