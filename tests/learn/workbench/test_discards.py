# SPDX-License-Identifier: MIT
"""Each discard is evaluated like the hand that remains after it."""

from random import Random

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import distance, evaluate_discards, shanten
from mahjong_desk.learn.workbench.ruleset_outcomes import waits_in_ruleset
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules.registry import all_rulesets, get_ruleset

MAHJONG_RULES = [ruleset.id for ruleset in all_rulesets() if ruleset.pieces.copies_per_kind != SHOGI.copies_per_kind]


def bench(text: str) -> Bench:
    return Bench(MAHJONG.parse(text))


def test_discard_is_evaluated_as_the_hand_without_it() -> None:
    source = Random(20260221)
    wall = [kind for kind in range(34) for _ in range(4)]
    for _ in range(12):
        held = Bench(tuple(source.sample(wall[: source.choice((36, 72, 136))], 14)))
        found = evaluate_discards(held, values=False)
        assert {one.piece for one in found} == set(held.hand)
        assert [one.distance.rank for one in found] == sorted(one.distance.rank for one in found)
        best = min(one.distance.shanten for one in found)
        assert best == max(0, shanten(held) or 0)
        for one in found:
            left = held.without(one.piece)
            assert one.distance == distance(left)
            assert [row.ruleset.id for row in one.under] == MAHJONG_RULES
            for row in one.under:
                assert row.distance == distance(left, row.ruleset)
                assert row.best is None


def test_a_ready_hand_has_its_best_value_under_each_ruleset() -> None:
    found = {one.piece: one for one in evaluate_discards(bench("1112345678999s5m"))}
    gates = found[4]
    assert gates.distance.shanten == 0
    assert gates.distance.tiles == 23
    for row in gates.under:
        answers = waits_in_ruleset(bench("1112345678999s"), row.ruleset)
        tried = [(answer.piece, True, answer.tsumo) for answer in answers.waits]
        tried += [(answer.piece, False, answer.ron) for answer in answers.waits]
        gains = [(one.deltas[answers.seat], drawn, piece) for piece, drawn, one in tried if one.deltas is not None]
        assert row.best.points == max(gains)[0]
        assert (row.best.points, row.best.self_drawn, row.best.piece) in gains
        assert row.best.outcome.evaluation is not None


def test_discards_can_be_evaluated_under_one_ruleset() -> None:
    held = bench("1122m3344p5566s7z1p")
    alone = evaluate_discards(held, get_ruleset("arushiaru"), values=False)
    assert all([row.ruleset.id for row in one.under] == ["arushiaru"] for one in alone)
    assert min(one.distance.shanten for one in alone) > 0
    assert min(one.distance.shanten for one in evaluate_discards(held, values=False)) == 0


def test_only_a_full_hand_can_discard() -> None:
    assert evaluate_discards(bench("1122m3344p5566s7z")) == ()
    assert evaluate_discards(bench("12m")) == ()


def test_shogi_pieces_can_be_discarded() -> None:
    found = evaluate_discards(Bench(SHOGI.parse("LLLNNSSK"), pieces=SHOGI))
    king = next(one for one in found if SHOGI.face_names[one.piece] == "K")
    assert king.distance.shanten == 0
    assert {SHOGI.face_names[one.piece]: one.left for one in king.distance.useful} == {"N": 2, "S": 2}
    assert [row.ruleset.id for row in king.under] == ["shogi"]
