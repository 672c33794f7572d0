# SPDX-License-Identifier: MIT
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
        workbench = Bench(tuple(source.sample(wall[: source.choice((36, 72, 136))], 14)))
        discards = evaluate_discards(workbench, values=False)
        assert {discard.piece for discard in discards} == set(workbench.hand)
        assert [discard.distance.rank for discard in discards] == sorted(discard.distance.rank for discard in discards)
        assert min(discard.distance.shanten for discard in discards) == max(0, shanten(workbench) or 0)
        for discard in discards:
            left = workbench.discard(discard.piece)
            assert discard.distance == distance(left)
            assert [row.ruleset.id for row in discard.by_ruleset] == MAHJONG_RULES
            for row in discard.by_ruleset:
                assert row.distance == distance(left, row.ruleset)
                assert row.best is None


def test_a_ready_hand_has_its_best_value_under_each_ruleset() -> None:
    by_piece = {discard.piece: discard for discard in evaluate_discards(bench("1112345678999s5m"))}
    gates = by_piece[4]
    assert gates.distance.shanten == 0
    assert gates.distance.tiles == 23
    for row in gates.by_ruleset:
        answers = waits_in_ruleset(bench("1112345678999s"), row.ruleset)
        tried = [(answer.piece, True, answer.tsumo) for answer in answers.waits]
        tried += [(answer.piece, False, answer.ron) for answer in answers.waits]
        gains = [(win.deltas[answers.seat], drawn, piece) for piece, drawn, win in tried if win.deltas is not None]
        assert row.best.points == max(gains)[0]
        assert (row.best.points, row.best.self_drawn, row.best.piece) in gains
        assert row.best.outcome.evaluation is not None


def test_discards_can_be_evaluated_under_one_ruleset() -> None:
    workbench = bench("1122m3344p5566s7z1p")
    alone = evaluate_discards(workbench, get_ruleset("arushiaru"), values=False)
    assert all([row.ruleset.id for row in discard.by_ruleset] == ["arushiaru"] for discard in alone)
    assert min(discard.distance.shanten for discard in alone) > 0
    assert min(discard.distance.shanten for discard in evaluate_discards(workbench, values=False)) == 0


def test_only_a_full_hand_can_discard() -> None:
    assert evaluate_discards(bench("1122m3344p5566s7z")) == ()
    assert evaluate_discards(bench("12m")) == ()


def test_shogi_pieces_can_be_discarded() -> None:
    discards = evaluate_discards(Bench(SHOGI.parse("LLLNNSSK"), pieces=SHOGI))
    king = next(discard for discard in discards if SHOGI.face_names[discard.piece] == "K")
    assert king.distance.shanten == 0
    assert {SHOGI.face_names[useful.piece]: useful.left for useful in king.distance.useful} == {"N": 2, "S": 2}
    assert [row.ruleset.id for row in king.by_ruleset] == ["shogi"]
