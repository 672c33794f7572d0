# SPDX-License-Identifier: MIT
"""What a hand waits for: exactly what the slow way finds, each of it still to be had."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.learn.drills.drill import ChoiceQuestion, Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches
from mahjong_desk.learn.drills.waits import unseen_pieces, waits_of
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import RiichiDeclaration, Win, Winner
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.reasons import Settlement
from tests.learn.drills.asking import scene_from_json, usual, waits, won
from tests.learn.drills.many import Made, choice
from tests.learn.slow_shapes import completes


def right(drill: Drill) -> frozenset[int | str]:
    assert isinstance(drill.answer_spec, ChoiceQuestion)
    return drill.answer_spec.right


def asked(scene: Scene) -> Drill | None:
    return drill_from_matches([scene], Subject.WAITS, Level.EASY, "1")


def wildcard(scene: Scene, hand: Hand) -> Piece | None:
    return scene.ruleset.wildcard_kind(hand.indicators)


def test_right_kinds_complete_the_hand_even_if_none_is_left(drills: Made) -> None:
    for one in drills(Subject.WAITS):
        scene, hand, pieces = one.scene, one.scene.hand, one.scene.ruleset.pieces
        assert hand is not None
        wild = wildcard(scene, hand)
        natural = [piece for piece in hand.concealed if piece != wild]
        held, wilds = pieces.counts(natural), len(hand.concealed) - len(natural)
        found = set()
        for kind in range(len(pieces.copies_per_kind)):
            whole = [count + (at == kind != wild) for at, count in enumerate(held)]
            if completes(scene.ruleset.id, whole, wilds + (kind == wild), len(hand.melds)):
                found.add(kind)
        assert found == right(one)


def test_right_kinds_are_those_of_the_public_contract(drills: Made) -> None:
    for one in drills(Subject.WAITS):
        pieces = one.scene.ruleset.pieces
        answer = waits(one.scene)
        found = {pieces.kind_of_face[pieces.face_names.index(wait["tile"])] for wait in answer["waits"]}
        assert found == right(one)


def test_every_right_kind_can_be_drawn_and_won_on(drills: Made) -> None:
    for one in drills(Subject.WAITS):
        scene, hand, kinds = one.scene, one.scene.hand, one.scene.ruleset.pieces.kind_of_face
        assert hand is not None
        left = {kinds[piece]: piece for piece in unseen_pieces(scene.rules, hand)}
        for kind in right(one):
            assert kind in left
            winner = Winner(scene.seat, replace(hand, winning_piece=left[int(kind)]))
            givers = [None, *(seat for seat in range(scene.table.players) if seat != scene.seat)]
            tried = [scene.settled(Win(discarder=giver, wins=(winner,))) for giver in givers]
            assert any(isinstance(settled, Settlement) for settled in tried)


def test_every_kind_can_be_chosen_and_not_half_of_them_are_right(drills: Made) -> None:
    for one in drills(Subject.WAITS):
        ask = choice(one)
        assert ask.options == tuple(range(len(one.scene.ruleset.pieces.copies_per_kind)))
        assert 0 < len(ask.right) < len(ask.options) / 2


def test_a_kind_all_of_whose_pieces_are_held_is_not_asked_about() -> None:
    # 111z and a fourth east: who counts shapes alone would wait for a fifth.
    assert asked(scene_from_json(usual("arushiaru"), won(1, 0, "1111z2245m567p78s", "9s"))) is None


def test_a_piece_that_wins_without_a_shape_is_not_asked_about() -> None:
    # The fourth wildcard wins at once (rules/beijing.md §4, hungang).
    event = won(1, None, "222m147p1589s346z", "2m", wild_indicator="1m")
    assert asked(scene_from_json(usual("beijing"), event)) is None


def test_a_kind_that_the_indicator_exhausts_is_not_asked() -> None:
    rules, ready = usual("boo"), "234m567p5567888s"
    assert asked(scene_from_json(rules, won(1, 0, ready, "5s", dora_indicators=["1m"]))) is not None
    assert asked(scene_from_json(rules, won(1, 0, ready, "5s", dora_indicators=["8s"]))) is None


def test_red_and_plain_fives_are_one_kind() -> None:
    found = asked(scene_from_json(usual("boo"), won(1, 0, "123m456789s11z46p", "0p", dora_indicators=["1m"])))
    assert found is not None
    assert right(found) == {13}
    assert {wait.piece for wait in waits_of(found.scene)} == {13, 34}


def test_a_declared_riichi_stays_declared() -> None:
    rules = usual("shogi")
    table, riichi = rules.opening_table(), RiichiDeclaration(player=1)
    table, _ = rules.advance(table, riichi, rules.settle(table, riichi))
    event = won(1, 0, "PPPLLLN", "N", situation=["riichi"], dora_indicators=["G"])
    found = asked(scene_from_json(rules, event, table))
    assert found is not None
    assert found.scene.hand is not None
    assert found.scene.hand.situation == ("riichi",)
