# SPDX-License-Identifier: MIT
"""Pieces by their names, those that a player has not seen, and in which ways a hand may win."""

from dataclasses import replace

import pytest

from mahjong_desk.learn.drills.allowed_wins import outcomes_by_seat
from mahjong_desk.learn.drills.drill import ChoiceQuestion, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches
from mahjong_desk.learn.drills.pieces import BY_NAME, COPIES, HONOURS, SIMPLES, TERMINALS, kinds_of, topics_of
from mahjong_desk.learn.drills.waits import unseen_pieces
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from tests.learn.drills.asking import Made, choice, scene_from_json, score, usual, won


def test_what_tiles_and_shogi_pieces_have_in_common_is_asked_for() -> None:
    assert topics_of(MAHJONG) == (HONOURS, TERMINALS, SIMPLES)
    assert topics_of(SHOGI) == (COPIES,)
    assert MAHJONG.format(kinds_of(MAHJONG, TERMINALS)) == "19m19p19s"
    assert MAHJONG.format(kinds_of(MAHJONG, HONOURS)) == "1234567z"
    assert len(kinds_of(MAHJONG, SIMPLES)) == 21
    assert SHOGI.format(kinds_of(SHOGI, COPIES, 2)) == "BRK"
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


BOO = usual("boo")


def test_all_pieces_that_are_seen_are_missing() -> None:
    pon = {"kind": "pon", "tiles": "777z", "from": 0}
    hand = scene_from_json(BOO, won(1, 0, "123m456p78s11z", "9s", pon, dora_indicators=["1z"])).hand
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
    assert unseen_pieces(BOO, hand).count(26) == 3
    assert unseen_pieces(BOO, replace(hand, situation=("chankan",))).count(26) == 0


def test_each_way_is_allowed_where_the_public_contract_allows_it(drills: Made) -> None:
    for one in drills(Subject.ALLOWED):
        scene, ask = one.scene, choice(one)
        assert set(ask.options) == set(range(scene.table.players))
        for seat in ask.options:
            discarder = None if seat == scene.seat else int(seat)
            answer = score(scene, Win(discarder=discarder, wins=(Winner(scene.seat, scene.hand),)))
            assert answer["ok"] == (seat in ask.right)
            if not answer["ok"]:
                assert answer["error"]["code"] in ("forbidden_win", "below_minimum")


def test_a_mangan_at_the_start_may_only_be_drawn() -> None:
    # The seed's own example: one player alone would be below the points of the start (rules/boo.md §14, 3).
    scene = scene_from_json(get_ruleset("boo").bind({}), won(1, 3, "2233445567789m", "8m"))
    found = drill_from_matches([scene], Subject.ALLOWED, Level.EASY, "1")
    assert choice(found).right == {1}
    assert found.topics == ("maru_c",)


def test_ways_begin_with_the_own_draw() -> None:
    scene = scene_from_json(get_ruleset("boo").bind({}), won(2, 3, "123m456p789s1122z", "1z"))
    assert list(outcomes_by_seat(scene)) == [2, 3, 0, 1]


def test_circumstances_of_one_way_are_left_out() -> None:
    scene = scene_from_json(get_ruleset("boo").bind({}), won(1, None, "123m456p789s1122z", "1z", situation=["haitei"]))
    found = drill_from_matches([scene], Subject.ALLOWED, Level.EASY, "1")
    assert found.scene.hand.situation == ()
