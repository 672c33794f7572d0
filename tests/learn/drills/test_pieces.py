# SPDX-License-Identifier: MIT
"""Asking for pieces by their names, and for those that have something in common."""

from __future__ import annotations

import pytest

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches
from mahjong_desk.learn.drills.pieces import BY_NAME, COPIES, HONOURS, SIMPLES, TERMINALS, kinds_of, topics_of
from mahjong_desk.pieces import MAHJONG, SHOGI
from tests.learn.drills.asking import scene_from_json, usual, won
from tests.learn.drills.many import Made


def test_what_tiles_and_shogi_pieces_have_in_common_is_asked_for() -> None:
    assert topics_of(MAHJONG) == (HONOURS, TERMINALS, SIMPLES)
    assert topics_of(SHOGI) == (COPIES,)
    ends = {MAHJONG.face_names[kind] for kind in kinds_of(MAHJONG, TERMINALS)}
    assert ends == {"1m", "9m", "1p", "9p", "1s", "9s"}
    assert {MAHJONG.face_names[kind] for kind in kinds_of(MAHJONG, HONOURS)} == {f"{digit}z" for digit in range(1, 8)}
    assert len(kinds_of(MAHJONG, SIMPLES)) == 21
    assert {SHOGI.face_names[kind] for kind in kinds_of(SHOGI, COPIES, 2)} == {"B", "R", "K"}
    with pytest.raises(ValueError, match="nothing"):
        kinds_of(MAHJONG, "nothing")


def test_the_named_one_is_right_or_all_with_the_property(drills: Made) -> None:
    for one in drills(Subject.PIECES):
        ask, pieces, (topic,) = one.answer_spec, one.scene.ruleset.pieces, one.topics
        assert isinstance(ask, ChoiceQuestion)
        assert one.scene.hand is None
        if one.level is Level.EASY:
            assert (topic, ask.all_required, len(ask.right)) == (BY_NAME, False, 1)
            assert len(ask.options) >= 6
        else:
            count = pieces.copies_per_kind[int(next(iter(ask.right)))]
            assert ask.all_required
            assert ask.right == set(ask.options) & kinds_of(pieces, topic, count)


def test_no_pieces_are_asked_of_a_hand() -> None:
    scene: Scene = scene_from_json(usual("riichi"), won(1, None, "123m456p789s22z45s", "6s"))
    assert drill_from_matches([scene], Subject.PIECES, Level.EASY, "1") is None
