# SPDX-License-Identifier: MIT
"""The example of each yaku scores that yaku on the workbench; the shapes of rulesets are found by probing them."""

from __future__ import annotations

from itertools import product

import pytest

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import distances
from mahjong_desk.learn.workbench.ruleset_outcomes import outcomes_in_all_rulesets
from mahjong_desk.learn.workbench.special_shapes import SpecialShapes, special_shapes_of
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.indicators import indicator_pieces
from mahjong_desk.rules.registry import all_rulesets, get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.row import Example
from mahjong_desk.shapes import MeldKind

# Extra fields belong to the event, which a bench does not tell.
EXAMPLES = [
    (ruleset, entry.id, entry.example)
    for ruleset in all_rulesets()
    for entry in ruleset.yaku
    if not entry.example.extra_fields
]


def laid(ruleset: Ruleset, example: Example) -> Bench:
    pieces = ruleset.pieces
    melds = tuple(Meld(MeldKind(kind), tuple(pieces.sorted(pieces.parse(text)))) for kind, text in example.melds)
    values = {kind: (row,) if isinstance(row, str) else row for kind, row in example.turned_up.items()}
    return Bench(
        concealed=pieces.parse(example.concealed),
        melds=melds,
        winning_piece=pieces.parse(example.winning_piece)[0],
        self_drawn=example.self_drawn,
        situation=example.situation,
        seat_wind=example.winner,
        turned_up=indicator_pieces(
            {kind: tuple(pieces.parse(text)[0] for text in row) for kind, row in values.items()}
        ),
        pieces=pieces,
        players=example.players,
        options={ruleset.id: example.options},
    )


def test_every_example_scores_its_yaku(subtests: pytest.Subtests) -> None:
    for ruleset, identity, example in EXAMPLES:
        with subtests.test(f"{ruleset.id} {identity}"):
            held = laid(ruleset, example)
            found = next(one for one in outcomes_in_all_rulesets(held) if one.ruleset is ruleset)
            settlement = found.self_draw_settlement if example.self_drawn else found.discard_settlement
            assert settlement is not None, found.refusal
            assert identity in {item.id for item in settlement.wins[0].evaluation.yaku}
            if identity != "hungang":
                assert min(one.shanten for one in distances(held, ruleset).values()) == -1


def test_special_shapes() -> None:
    found = {ruleset.id: special_shapes_of(ruleset.bind({})) for ruleset in all_rulesets()}
    known = {
        "arushiaru": SpecialShapes(pairs=False, repeated_pairs=False, orphans=True),
        "boo": SpecialShapes(pairs=True, repeated_pairs=False, orphans=True),
        "wsom": SpecialShapes(pairs=True, repeated_pairs=True, orphans=True),
        "beijing": SpecialShapes(pairs=True, repeated_pairs=True, orphans=False),
        "shogi": SpecialShapes(pairs=True, repeated_pairs=False, orphans=True),
        "riichi": SpecialShapes(pairs=True, repeated_pairs=False, orphans=True),
        "mcr": SpecialShapes(pairs=True, repeated_pairs=True, orphans=True, knitted=True, knitted_honours=True),
    }
    assert found == {identity: known[identity] for identity in found}


def test_special_shapes_hang_on_options() -> None:
    shogi = get_ruleset("shogi")
    alike = {choice.id for choice in shogi.options if choice.id == "same_pairs"}
    assert alike
    assert special_shapes_of(shogi.bind({"same_pairs": True})).repeated_pairs


def test_a_bench_is_the_same_from_every_seat() -> None:
    held = Bench(get_ruleset("wsom").pieces.parse("123m456p789s22m456s"))
    for seat, ruleset in product(range(4), all_rulesets()[:4]):
        found = {one.ruleset.id: one for one in outcomes_in_all_rulesets(Bench(held.concealed, seat_wind=seat))}
        assert found[ruleset.id].seat == seat
        assert found[ruleset.id].self_draw_settlement is not None
