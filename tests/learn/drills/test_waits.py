# SPDX-License-Identifier: MIT
"""The waits of a hand and its best discards agree with a brute-force search."""

from dataclasses import replace

import pytest

from mahjong_desk.learn.drills.drill import Drill, Level, Scene, Subject
from mahjong_desk.learn.drills.drill_maker import drill_from_matches
from mahjong_desk.learn.drills.waits import find_waits, unseen_pieces
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import Win, Winner
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from tests.event_json import meld
from tests.learn.drills.asking import MakeDrills, choice, drill_about, usual_rules, waits, win_scene
from tests.learn.slow_shapes import nearest


def ask(scene: Scene) -> Drill | None:
    return drill_about(scene, Subject.WAITS)


def test_right_kinds_match_the_public_contract(drills: MakeDrills) -> None:
    for drill in drills(Subject.WAITS):
        scene, hand, pieces = drill.scene, drill.scene.hand, drill.scene.ruleset.pieces
        kinds = {pieces.kind_of_face[pieces.face_names.index(wait["tile"])] for wait in waits(scene)["waits"]}
        assert kinds == choice(drill).right
        assert choice(drill).options == tuple(range(len(pieces.copies_per_kind)))
        assert 0 < len(kinds) < len(pieces.copies_per_kind) / 2
        # Each can be drawn and won on.
        left = {pieces.kind_of_face[piece]: piece for piece in unseen_pieces(scene.rules, hand)}
        discarders = [None, *(seat for seat in range(scene.table.players) if seat != scene.seat)]
        for kind in kinds:
            winner = Winner(scene.seat, replace(hand, winning_piece=left[kind]))
            tried = [scene.settle(Win(discarder=discarder, winners=(winner,))) for discarder in discarders]
            assert any(isinstance(settled, Settlement) for settled in tried)


LEVELS = [("123m456p789s2m456s", 1, ("kanchan",)), ("234m567p5567888s", 2, ("tanki", "ryanmen"))]
LEVELS += [("1122m3344p5566s7z", 1, ("pairs",)), ("34567m123p456s77z", 2, ("ryanmen",))]
LEVELS += [("2223344m123p456s", 3, ("many",)), ("19m19p19s1234567z", 3, ("many",))]


@pytest.mark.parametrize(("hand", "level", "topics"), LEVELS)
def test_number_of_waits_decides_the_level(hand: str, level: int, topics: tuple[str, ...]) -> None:
    drill = ask(win_scene(usual_rules("boo"), 1, 0, hand, "9p"))
    assert (drill.level, drill.topics) == (level, topics)


@pytest.mark.parametrize(("winner", "discarder"), [(1, 0), (0, 3)])
def test_waits_are_valued_for_a_discard_before_the_player(winner: int, discarder: int) -> None:
    scene = win_scene(usual_rules("boo"), winner, discarder, "123m456p789s55m11p", "5m")
    answers = find_waits(replace(scene, hand=replace(scene.hand, winning_piece=None)))
    assert [[points < 0 for points in answer.ron.deltas].index(True) for answer in answers] == [discarder] * 2


def test_wait_for_a_fifth_copy_is_not_asked_about() -> None:
    # Three sets and a triplet of east leave the fourth east, whose pair would need a fifth.
    assert ask(win_scene(usual_rules("arushiaru"), 1, 0, "1111z234m567m456p", "9s")) is None
    # The wait for 1s and 4s loses the 4s if a kan holds all of them.
    for kan, is_asked in (("7777z", True), ("4444s", False)):
        scene = win_scene(usual_rules("arushiaru"), 1, 0, "123m567p99m23s", "1s", meld("ankan", kan))
        assert (ask(scene) is not None) is is_asked


def test_wait_that_wins_without_a_shape_is_not_asked_about() -> None:
    # The fourth wildcard wins at once (rules/beijing.md §4, hungang).
    assert ask(win_scene(usual_rules("beijing"), 1, None, "222m147p1589s346z", "2m", wild_indicator="1m")) is None


@pytest.mark.parametrize("kan", ["5555s", "7777z"])
def test_a_kan_of_wildcards_leaves_none_to_wait_for(kan: str) -> None:
    rules = get_ruleset("beijing").bind({"hungang_points": 0})
    scene = win_scene(rules, 1, None, "123m456p22z45m", "6m", meld("ankan", kan), wild_indicator="4s")
    assert (ask(scene) is None) is (kan == "5555s")


def test_wait_exhausted_by_the_indicator_is_not_asked_about() -> None:
    rules, ready = usual_rules("boo"), "234m567p5567888s"
    assert ask(win_scene(rules, 1, 0, ready, "5s", dora_indicators=["1m"])) is not None
    assert ask(win_scene(rules, 1, 0, ready, "5s", dora_indicators=["8s"])) is None


def test_red_and_plain_fives_are_one_kind() -> None:
    drill = ask(win_scene(usual_rules("boo"), 1, 0, "123m456789s11z46p", "0p", dora_indicators=["1m"]))
    assert choice(drill).right == {13}
    assert {wait.piece for wait in find_waits(drill.scene)} == {13, 34}


UNLIMITED = 14


def full_hand(drill: Drill) -> tuple[list[Piece], Piece | None]:
    hand, ruleset = drill.scene.hand, drill.scene.ruleset
    wild = ruleset.wildcard_kind(hand.indicators)
    return [ruleset.pieces.kind_of_face[piece] for piece in (*hand.concealed, hand.winning_piece)], wild


def brute_force_answer(drill: Drill) -> tuple[int, set[Piece]]:
    """Returns how many pieces a hand lacks, and its best discards."""
    kinds, wild = full_hand(drill)
    ruleset, hand = drill.scene.ruleset, drill.scene.hand
    out = ruleset.pieces.counts([*hand.indicators.pieces, *(piece for meld in hand.melds for piece in meld.pieces)])
    left = tuple(copies - count for copies, count in zip(ruleset.pieces.copies_per_kind, out, strict=True))
    natural = [piece for piece in kinds if piece != wild]
    # A wildcard may replace a piece of which no copy is left.
    reach = left if wild is None else (UNLIMITED,) * len(left)
    counts, wilds = tuple(ruleset.pieces.counts(natural)), len(kinds) - len(natural)
    near = nearest(ruleset.id, ruleset.pieces, counts, reach, wilds, len(hand.melds), max_missing=3)
    tiles = {}
    for kind in set(kinds):
        rest = list(kinds)
        rest.remove(kind)
        counts = tuple(ruleset.pieces.counts(piece for piece in rest if piece != wild))
        useful: set[Piece] = set()
        for target in near.targets:
            lacking = {at for at, needed in enumerate(target) if needed > counts[at]}
            missing = sum(target[at] - counts[at] for at in lacking) - rest.count(-1 if wild is None else wild)
            if missing == near.missing:
                useful |= lacking if wild is None else {*lacking, wild}
        if useful:
            tiles[kind] = sum(left[at] - kinds.count(at) for at in useful)
    return near.missing, {kind for kind, number in tiles.items() if number == max(tiles.values())}


def test_right_discards_match_the_brute_force_search(drills: MakeDrills) -> None:
    numbers = set()
    for drill in drills(Subject.DISCARD):
        kinds, wild = full_hand(drill)
        numbers.add(len(choice(drill).right))
        wilds, scene, ask = kinds.count(-1 if wild is None else wild), drill.scene, choice(drill)
        # With two wildcards there are too many near hands for brute force.
        if wilds < 2:
            missing, best = brute_force_answer(drill)
            assert (missing, sorted(best)) == (drill.level, sorted(map(int, ask.right)))
        unfinished = scene.settle(Win(discarder=None, winners=(Winner(scene.seat, scene.hand),)))
        assert isinstance(unfinished, Refusal)
        assert unfinished.code is ErrorCode.NOT_A_WIN
        scene.rules.check_hand(scene.table, scene.seat, None, scene.hand)
        assert set(ask.options) == set(kinds)
        assert len(ask.options) >= 4
    assert numbers == {1, 2}


def test_a_hand_of_three_wildcards_is_not_asked_about() -> None:
    # The fourth one would win at once (rules/beijing.md §4, hungang).
    scene = win_scene(usual_rules("beijing"), 1, None, "222m147p1589s346z", "2m", wild_indicator="1m")
    for seed in range(10):
        assert drill_from_matches([scene], Subject.DISCARD, Level.HARD, f"{seed}") is None
