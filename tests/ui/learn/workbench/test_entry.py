# SPDX-License-Identifier: MIT
"""The hand on the workbench: circumstances, indicators, undo, and loaded hands."""

from dataclasses import replace

import pytest

from mahjong_desk.entry.draft import DraftFault
from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.learn.workbench.ruleset_outcomes import outcomes_in_all_rulesets
from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVES, SHOGI
from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules.model.hand import DORA, WILD, Meld
from mahjong_desk.rules.model.reasons import Settlement
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.shapes import MeldKind
from mahjong_desk.ui.learn.workbench.entry import BenchEntry
from tests.hands import indicators, meld

KAN = meld("ankan", "7777z")
WON = Bench(MAHJONG.parse("123m456p789s22m45s"), winning_piece=23)


@pytest.fixture
def entry() -> BenchEntry:
    return BenchEntry(get_ruleset("arushiaru"))


def offered(entry: BenchEntry) -> set[str]:
    return {circumstance.situation for circumstance in entry.circumstances()}


def held(entry: BenchEntry) -> str:
    bench = entry.bench()
    return bench.pieces.format(bench.hand)


def test_circumstances_stay_when_pieces_are_removed(entry: BenchEntry) -> None:
    entry.load_bench(WON)
    entry.toggle_situation("riichi")
    for _ in range(14):
        entry.backspace()
    assert held(entry) == ""
    assert entry.bench().situation == ("riichi",)


def test_a_circumstance_is_removed_with_its_kan(entry: BenchEntry) -> None:
    entry.load_bench(Bench(MAHJONG.parse("123m456p22m45s"), (KAN,), 23))
    entry.toggle_situation("rinshan")
    assert entry.bench().situation == ("rinshan",)
    entry.remove(1, 0)
    assert entry.bench().situation == ()
    assert "rinshan" not in offered(entry)
    entry.undo()
    assert entry.bench().situation == ("rinshan",)


def test_wind_changes_can_be_undone(entry: BenchEntry) -> None:
    entry.set_winds(0, RoundWind.SOUTH)
    entry.toggle_situation("tenhou")
    assert (entry.seat_wind, entry.round_wind) == (0, RoundWind.SOUTH)
    entry.set_winds(2, RoundWind.SOUTH)
    assert entry.bench().situation == (), "only the dealer can have tenhou"
    entry.undo()
    assert (entry.bench().seat_wind, entry.bench().situation) == (0, ("tenhou",))


def test_an_indicator_uses_one_of_four_copies(entry: BenchEntry) -> None:
    entry.add_indicator(DORA, 30)
    entry.type_text("444z4z")
    assert held(entry) == "444z"
    assert entry.error.reason is DraftFault.NONE_LEFT


def test_a_red_five_indicates_the_same_as_a_plain_five(entry: BenchEntry) -> None:
    entry.add_indicator(WILD, RED_FIVE)
    assert entry.wild_kind == 14


def test_four_fives_may_be_plain_or_red(entry: BenchEntry) -> None:
    entry.type_text("5555p")
    assert held(entry) == "5555p"
    entry.type_text("0p")
    assert held(entry) == "5555p"
    entry.clear()
    entry.type_text("5005p0p")
    assert held(entry) == "5500p", "there are two red ones"


def test_clearing_keeps_the_winds_and_the_win_method(entry: BenchEntry) -> None:
    entry.set_winds(3, RoundWind.WEST)
    entry.set_self_drawn(False)
    entry.toggle_situation("riichi")
    entry.add_indicator(DORA, 3)
    entry.clear()
    assert entry.bench() == Bench(
        (), self_drawn=False, seat_wind=3, round_wind=RoundWind.WEST, pieces=MAHJONG_WITH_RED_FIVES
    )


def test_a_loaded_hand_gives_the_same_bench(entry: BenchEntry) -> None:
    pon = Meld(MeldKind.PON, MAHJONG.parse("777z"), 3)
    bench = Bench(
        MAHJONG_WITH_RED_FIVES.parse("123m406p22m7s"),
        (pon,),
        25,
        self_drawn=False,
        situation=("houtei",),
        seat_wind=2,
        round_wind=RoundWind.NORTH,
        turned_up=indicators((3,), wild=8),
        pieces=MAHJONG_WITH_RED_FIVES,
        honba=2,
        options={"arushiaru": {"yaku_houtei": True}},
    )
    entry.load_bench(bench)
    assert entry.bench() == bench
    assert entry.has_table_options


def test_table_options_can_be_reset(entry: BenchEntry) -> None:
    entry.load_bench(
        Bench(WON.concealed, options={"arushiaru": {"yaku_houtei": True}}, honba=3, round_wind=RoundWind.SOUTH)
    )
    entry.reset_table_options()
    bench = entry.bench()
    assert not entry.has_table_options
    assert (bench.options, bench.honba, bench.round_wind) == ({}, 0, RoundWind.SOUTH)
    assert len(bench.hand) == 13
    entry.undo()
    assert entry.has_table_options


def test_a_loaded_hand_sets_the_number_of_players() -> None:
    entry = BenchEntry(get_ruleset("shogi"))
    assert entry.spec.players == 3
    entry.load_bench(Bench(SHOGI.parse("LLLNNPB"), pieces=SHOGI, players=2))
    assert (entry.spec.players, entry.bench().players) == (2, 2)


def test_a_meld_source_follows_the_seat(entry: BenchEntry) -> None:
    entry.type_text("[777z]")
    assert entry.bench().melds[0].claimed_from == 0
    entry.set_winds(3, RoundWind.EAST)
    assert entry.bench().melds[0].claimed_from == 2


def test_flowers_are_part_of_the_hand(entry: BenchEntry) -> None:
    entry.load_bench(replace(WON, self_drawn=False, extra_fields={"flowers": 3, "mixed": True}))
    found = {outcome.ruleset.id: outcome for outcome in outcomes_in_all_rulesets(entry.bench())}["mcr"]
    assert found.hand.extra_fields == {"flowers": 3, "mixed": True}
    assert isinstance(found.discard, Settlement), "a claimed discard is not mixed into the hand"
    assert found.discard.wins[0].evaluation.yaku[-1].id == "flower_tiles"
    flowers = next(field for field in entry.fields if field.id == "flowers")
    entry.set_extra_field(flowers, 0)
    assert entry.bench().extra_fields == {"mixed": True}
    entry.set_extra_field(next(field for field in entry.fields if field.id == "mixed"), False)
    assert entry.bench().extra_fields == {}
    entry.undo()
    entry.undo()
    assert entry.bench().extra_fields["flowers"] == 3
