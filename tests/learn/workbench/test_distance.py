# SPDX-License-Identifier: MIT
"""The distance to a ready hand, compared with a package and with brute force."""

from dataclasses import replace
from random import Random

import pytest
from mahjong.shanten import Shanten

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.distance import distance, distances, shanten
from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE, SHOGI
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.shapes import HandShape, MeldKind
from tests.benchmarks.random_wins import beijing_win
from tests.hands import ROWS, TRIPLETS, indicators, meld
from tests.learn.slow_shapes import MAHJONG_ORPHANS, SHAPES, STRAIGHTS, nearest
from tests.scope import amount


def useful_pieces(bench: Bench, ruleset: Ruleset | None = None) -> dict[int, int]:
    """Returns the useful pieces, each with the number of copies that are left."""
    return {useful.piece: useful.left for useful in distance(bench, ruleset).useful}


WALL = tuple(kind for kind in range(34) for _ in range(4))
BOO, BEIJING, ARUSHIARU, WSOM, SHOGI_RULES = map(get_ruleset, ("boo", "beijing", "arushiaru", "wsom", "shogi"))


def bench(text: str, *melds: Meld) -> Bench:
    return Bench(MAHJONG.parse(text), melds)


def test_distances_agree_with_the_mahjong_package() -> None:
    source = Random(20260203)
    for place in range(amount(500)):
        # Every fourth hand has only one suit and honours, which gives the most readings.
        wall = WALL if place % 4 else [kind for kind in WALL if kind < 9 or kind > 30]
        pieces = tuple(source.sample(wall, 13 + place % 2))
        counts = MAHJONG.counts(pieces)
        expected = {HandShape.REGULAR: Shanten.calculate_shanten_for_regular_hand(counts)}
        expected |= {HandShape.PAIRS: Shanten.calculate_shanten_for_chiitoitsu_hand(counts)}
        expected |= {HandShape.ORPHANS: Shanten.calculate_shanten_for_kokushi_hand(counts)}
        by_shape = distances(Bench(pieces), BOO)
        assert {form: shape_distance.shanten for form, shape_distance in by_shape.items()} == expected, MAHJONG.format(
            pieces
        )
        if place % 10 == 0:
            least = Shanten.calculate_shanten(counts, use_chiitoitsu=True, use_kokushi=True)
            assert shanten(Bench(pieces), BOO) == least
            assert shanten(Bench(pieces), ARUSHIARU) == Shanten.calculate_shanten(counts, use_chiitoitsu=False)


def near_a_shape(source: Random, ruleset: str) -> tuple[int, ...]:
    """Returns 13 kinds at most three exchanges from a winning shape of a ruleset."""
    shapes = SHAPES[ruleset]
    kinds = source.choice((range(9), range(18), range(34)))
    groups = [group for group in ROWS + TRIPLETS if set(group) <= set(kinds)]
    pieces = [kind for _ in range(4) for kind in source.choice(groups)] + [source.choice(kinds)] * 2
    if shapes.pairs and source.random() < 0.3:
        pieces = [kind for kind in source.choices(kinds, k=7) for _ in range(2)]
    elif shapes.orphans and source.random() < 0.2:
        pieces = [*MAHJONG_ORPHANS, source.choice(MAHJONG_ORPHANS)]
    elif shapes.knitted and source.random() < 0.6:
        straight = source.choice(STRAIGHTS)
        others = [*source.choice(groups), *[source.choice(kinds)] * 2]
        pieces = [*straight, *source.choice((others, source.sample(range(27, 34), 5)))]
    pieces.pop(source.randrange(14))
    for _ in range(source.randrange(4)):
        pieces[source.randrange(13)] = source.choice(WALL)
    return tuple(pieces)


@pytest.mark.parametrize(("ruleset", "number"), [("arushiaru", 12), ("boo", 16), ("wsom", 16), ("mcr", 8)])
def test_distance_agrees_with_brute_force(ruleset: str, number: int) -> None:
    source, tried = Random(ruleset), 0
    while tried < amount(number):
        pieces = near_a_shape(source, ruleset)
        turned_up = tuple(source.choices(pieces, k=source.choice((0, 0, 2, 4))))
        left = tuple(4 - turned_up.count(kind) for kind in range(34))
        counts = tuple(MAHJONG.counts(pieces))
        if any(count > most for count, most in zip(counts, left, strict=True)):
            continue
        tried += 1
        near = nearest(ruleset, MAHJONG, counts, left, wilds=0, melds=0, max_missing=5)
        hand = Bench(pieces, turned_up=indicators(turned_up))
        assert shanten(hand, get_ruleset(ruleset)) == near.missing - 1, MAHJONG.format(pieces)
        lacking = {kind for target in near.targets for kind in range(34) if target[kind] > counts[kind]}
        assert useful_pieces(hand, get_ruleset(ruleset)).keys() == lacking, MAHJONG.format(pieces)


def test_special_shapes_are_those_of_the_ruleset() -> None:
    pairs, orphans = bench("1122m3344p5566s7z"), bench("19m19p19s1234567z")
    assert shanten(pairs, BOO) == 0
    assert HandShape.PAIRS not in distances(pairs, ARUSHIARU)
    assert shanten(orphans, ARUSHIARU) == 0
    assert HandShape.ORPHANS not in distances(orphans, BEIJING)
    assert distances(bench("1111m22335566p7s"), WSOM)[HandShape.PAIRS].shanten == 0
    assert distances(bench("1111m22335566p7s"), BOO)[HandShape.PAIRS].shanten == 2
    assert shanten(bench("11m"), BOO) == 11
    assert shanten(pairs, SHOGI_RULES) is None
    assert distance(pairs, SHOGI_RULES) is None


@pytest.mark.parametrize(
    ("text", "away", "lacking"),
    [("1122m3344p5566s7z", 0, "17z"), ("1122m3344p556s17z", 0, "6s17z"), ("1111m3344p556s79s", 1, "679s1z")],
)
def test_a_wildcard_completes_any_pair(text: str, away: int, lacking: str) -> None:
    nearest_pairs = distances(replace(bench(text), turned_up=indicators(wild=30)), BEIJING)[HandShape.PAIRS]
    assert nearest_pairs.shanten == away
    assert tuple(useful.piece for useful in nearest_pairs.useful) == MAHJONG.parse(lacking)


def test_pairs_are_a_shape_with_four_red_fives() -> None:
    pairs = replace(bench("44m1133556688s22z"), options={"boo": {"red_fives": 4}})
    assert shanten(pairs, get_ruleset("boo")) == -1


def test_melds_rule_out_special_shapes() -> None:
    by_shape = distances(bench("123m456p55s78s", meld("pon", "111z", 0)), BOO)
    assert {form: shape_distance.shanten for form, shape_distance in by_shape.items()} == {HandShape.REGULAR: 0}
    assert [(useful.piece, useful.left) for useful in by_shape[HandShape.REGULAR].useful] == [(23, 4), (26, 4)]
    assert by_shape[HandShape.REGULAR].tiles == 8


def test_pieces_on_the_table_cannot_be_drawn() -> None:
    workbench = bench("123m456p789s2s", meld("pon", "222m", 0))
    assert useful_pieces(workbench) == {19: 3}
    assert useful_pieces(replace(workbench, turned_up=indicators((19,)))) == {19: 2}
    # A meld uses the other three copies, so the fourth cannot become a pair and must be replaced.
    far = bench("123m456p789s2m", meld("pon", "222m", 0))
    assert shanten(far) == 1
    assert 1 not in useful_pieces(far)


def test_a_red_five_is_a_five() -> None:
    workbench = Bench(MAHJONG_WITH_RED_FIVE.parse("123m40p789s22m456s"), pieces=MAHJONG_WITH_RED_FIVE)
    assert useful_pieces(workbench) == {11: 4, 14: 4}


def shogi_hands(size: int) -> list[tuple[int, ...]]:
    hands: list[tuple[int, ...]] = [()]
    for piece, copies in enumerate(SHOGI.copies_per_kind):
        hands = [(*hand, *(piece,) * more) for hand in hands for more in range(min(copies, size - len(hand)) + 1)]
    return [hand for hand in hands if len(hand) == size]


@pytest.mark.parametrize("part", range(3))
def test_distances_of_all_shogi_hands_agree_with_brute_force(part: int) -> None:
    hands = shogi_hands(7)
    assert len(hands) > 2000
    for hand in (hands + Random(20260205).sample(shogi_hands(8), 500))[part::3]:
        workbench, counts = Bench(hand, pieces=SHOGI), tuple(SHOGI.counts(hand))
        near = nearest("shogi", SHOGI, counts, SHOGI.copies_per_kind, wilds=0, melds=0, max_missing=8)
        assert shanten(workbench) == near.missing - 1
        lacking = {kind for target in near.targets for kind in range(8) if target[kind] > counts[kind]}
        assert len(hand) == 8 or useful_pieces(workbench).keys() == lacking


def test_shogi_melds_use_up_copies() -> None:
    pon = Meld(MeldKind.PON, (0, 5, 5), 0)
    assert useful_pieces(Bench(SHOGI.parse("LLLN"), (pon,), pieces=SHOGI)) == {2: 3}
    assert 5 not in useful_pieces(Bench(SHOGI.parse("LLNP"), (pon,), pieces=SHOGI))


def test_wildcards_in_small_hands_agree_with_brute_force() -> None:
    source = Random(20260206)
    melds = tuple(Meld(MeldKind.PON, (kind,) * 3, 0) for kind in (27, 28, 29))
    for place in range(amount(100)):
        wild = source.randrange(1, 9)
        wilds = place % 4
        wall = [kind for kind in range(12) if kind != wild for _ in range(4)]
        wall.remove(wild - 1)
        hand = tuple(sorted(((wild,) * wilds + tuple(source.sample(wall, 4)))[:4]))
        if place % 8 == 0:
            # All four copies are held, so only a wildcard can serve as a fifth.
            hand = (source.choice([kind for kind in (10, 11) if kind != wild]),) * 4
        workbench = Bench(hand, melds, turned_up=indicators(wild=wild - 1))
        counts = tuple(MAHJONG.counts(kind for kind in hand if kind != wild))
        # A wildcard may replace a piece of which no copy is left.
        near = nearest("beijing", MAHJONG, counts, (14,) * 34, hand.count(wild), len(melds), max_missing=4)
        expected = near.missing - 1
        assert shanten(workbench, BEIJING) == expected, (hand, wild)
        for kind, left in enumerate(workbench.count_available()):
            if hand.count(kind) < left:
                after = shanten(replace(workbench, winning_piece=kind), BEIJING)
                assert (after == expected - 1) == (kind in useful_pieces(workbench, BEIJING))


def test_ready_hands_with_wildcards_have_the_waits_of_the_rules() -> None:
    number = amount(500) // 5
    source = Random(20260207)
    rules = BEIJING.bind({"hungang_points": 0})
    ready = 0
    for _ in range(number):
        _, table, win = beijing_win(source)
        hand = win.winners[0].hand
        if source.random() < 0.3:
            hand = replace(hand, concealed=(*hand.concealed[:-1], source.randrange(9, 27)))
        if 8 in hand.concealed[-1:] or max(map(hand.concealed.count, hand.concealed)) > 4:
            continue
        hand = replace(hand, winning_piece=None)
        workbench = Bench(hand.concealed, hand.melds, turned_up=indicators(wild=7), seat_wind=win.winners[0].seat)
        counts = workbench.pieces.counts(workbench.hand)
        if any(count > left for count, left in zip(counts, workbench.count_available(), strict=True)):
            continue
        waits = rules.waits(table, Winner(win.winners[0].seat, hand), (win.winners[0].seat - 1) % 4)
        assert (shanten(workbench, BEIJING) == 0) == bool(waits)
        if waits:
            ready += 1
            accepted = [(useful.piece, useful.left) for useful in distance(workbench, BEIJING).useful]
            assert accepted == [(wait.piece, wait.remaining) for wait in waits]
    assert ready > number // 3
