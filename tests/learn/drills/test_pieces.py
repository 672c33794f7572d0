# SPDX-License-Identifier: MIT
from dataclasses import replace

import pytest

from mahjong_desk.learn.drills.allowed_wins import make_allowed_wins_drill, outcomes_by_seat
from mahjong_desk.learn.drills.drill import Level, Subject
from mahjong_desk.learn.drills.pieces import (
    BY_NAME,
    COPIES,
    HONOURS,
    SIMPLES,
    TERMINALS,
    common_properties,
    topic_kinds,
)
from mahjong_desk.learn.drills.waits import unseen_pieces
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.pieces.mahjong import EAST
from mahjong_desk.rules.model.events import Draw, Win, Winner
from mahjong_desk.rules.registry import get_ruleset
from tests.learn.drills.asking import MakeDrills, choice, drill_about, score, usual_rules, win_scene


def test_topics_depend_on_the_piece_set() -> None:
    assert common_properties(MAHJONG) == (HONOURS, TERMINALS, SIMPLES)
    assert common_properties(SHOGI) == (COPIES,)
    assert MAHJONG.format(topic_kinds(MAHJONG, TERMINALS)) == "19m19p19s"
    assert MAHJONG.format(topic_kinds(MAHJONG, HONOURS)) == "1234567z"
    assert len(topic_kinds(MAHJONG, SIMPLES)) == 21
    assert SHOGI.format(topic_kinds(SHOGI, COPIES, 2)) == "BRK"
    with pytest.raises(ValueError, match="nothing"):
        topic_kinds(MAHJONG, "nothing")


def test_right_options_have_the_name_or_the_property(drills: MakeDrills) -> None:
    for drill in drills(Subject.PIECES):
        ask, pieces, (topic,) = choice(drill), drill.scene.ruleset.pieces, drill.topics
        assert drill.scene.hand is None
        assert len(ask.options) == (6 if pieces == SHOGI else 8 if drill.level is Level.EASY else 9)
        if drill.level is Level.EASY:
            assert (topic, ask.all_required, len(ask.right)) == (BY_NAME, False, 1)
        else:
            count = pieces.copies_per_kind[int(next(iter(ask.right)))]
            assert ask.all_required
            assert 2 <= len(ask.right) <= 5
            assert ask.right == set(ask.options) & topic_kinds(pieces, topic, count)


def test_a_named_tile_is_offered_with_similar_ones(drills: MakeDrills) -> None:
    for ask in (choice(drill) for drill in drills(Subject.PIECES) if drill.topics == (BY_NAME,)):
        (named,), offered = map(int, ask.right), set(ask.options)
        if len(ask.options) == 6:
            continue  # Shogi pieces are all alike.
        if named >= EAST:
            assert len(offered & set(range(EAST, 34))) >= 5
            continue
        neighbours = {named - 1, named + 1} & set(range(named // 9 * 9, named // 9 * 9 + 9))
        assert offered >= neighbours | set(range(named % 9, EAST, 9))


def test_recorded_hand_gives_no_drill_about_pieces() -> None:
    assert drill_about(win_scene(usual_rules("riichi"), 1, None, "123m456p789s22z45s", "6s"), Subject.PIECES) is None


BOO = usual_rules("boo")


def test_visible_pieces_are_not_among_the_unseen() -> None:
    pon = {"kind": "pon", "tiles": "777z", "from": 0}
    left = unseen_pieces(BOO, win_scene(BOO, 1, 0, "123m456p78s11z", "9s", pon, dora_indicators=["1z"]).hand)
    assert len(left) == 136 - 14 - 1
    counts = BOO.ruleset.pieces.counts(left)
    assert (counts[27], counts[33], counts[26]) == (1, 1, 3)


def test_robbed_kan_is_visible() -> None:
    hand = win_scene(BOO, 1, 0, "123m456p78s11777z", "9s").hand
    assert unseen_pieces(BOO, hand).count(26) == 3
    assert unseen_pieces(BOO, replace(hand, situation=("chankan",))).count(26) == 0


def test_allowed_ways_match_the_public_contract(drills: MakeDrills) -> None:
    for drill in drills(Subject.ALLOWED):
        scene, ask = drill.scene, choice(drill)
        assert set(ask.options) == set(range(scene.table.players))
        discards = set(ask.options) - {scene.seat}
        assert (drill.level is Level.EASY) is (ask.right >= discards or not ask.right & discards)
        assert ask.all_required
        for seat in ask.options:
            discarder = None if seat == scene.seat else int(seat)
            answer = score(scene, Win(discarder=discarder, winners=(Winner(scene.seat, scene.hand),)))
            assert answer["ok"] == (seat in ask.right)
            if not answer["ok"]:
                assert answer["error"]["code"] in ("forbidden_win", "below_minimum")


def test_mangan_at_the_start_may_only_be_self_drawn() -> None:
    # Only one player would fall below the starting points (rules/boo.md §14, 3).
    drill = drill_about(win_scene(get_ruleset("boo").bind({}), 1, 3, "2233445567789m", "8m"), Subject.ALLOWED)
    assert choice(drill).right == {1}
    assert (drill.level, drill.topics) == (Level.EASY, ("maru_c",))


def test_only_a_single_win_is_asked_about_its_ways() -> None:
    scene = win_scene(usual_rules("riichi"), 1, 0, "123m456p789s22m45s", "6s")
    assert make_allowed_wins_drill(scene) is not None
    assert make_allowed_wins_drill(replace(scene, event=Draw(tenpai=(0,)))) is None
    assert make_allowed_wins_drill(replace(scene, hand=None)) is None
    assert make_allowed_wins_drill(replace(scene, event=Win(discarder=0, winners=(Winner(1, scene.hand),) * 2))) is None


def test_self_draw_is_the_first_way() -> None:
    scene = win_scene(get_ruleset("boo").bind({}), 2, 3, "123m456p789s1122z", "1z")
    assert list(outcomes_by_seat(scene)) == [2, 3, 0, 1]


def test_circumstances_of_a_single_way_are_dropped() -> None:
    scene = win_scene(get_ruleset("boo").bind({}), 1, None, "123m456p789s1122z", "1z", situation=["haitei"])
    assert drill_about(scene, Subject.ALLOWED).scene.hand.situation == ()
