# SPDX-License-Identifier: MIT
"""Records replayed by our rules: gaps, differences and undecided options."""

from typing import Any

import pytest

from mahjong_desk.records.deals import DealPosition, Record, RecordedDeal, RecordedValue, RecordedWin, RecordFormat
from mahjong_desk.records.differences import DifferenceKind, ReplayedRecord, report_lines
from mahjong_desk.records.matching import AS_IN_RECORD, NOT_IN_RECORD, replay_record
from mahjong_desk.rules.model.events import Adjustment, Draw, MatchEnd, RiichiDeclaration, StickCorrection, Win
from mahjong_desk.rules.model.refusal import Refusal
from tests.refused import fault_path

NAMES = ("Aoi", "Ben", "Chie", "Dai")
HAND: dict[str, Any] = {"concealed": "234m567m45p11s678s", "winning_tile": "6p", "dora_indicators": ["9p"]}
HAND |= {"melds": [], "situation": []}
"""Pinfu, 1,000 from a discard for a child."""
_PONS = [{"kind": "pon", "tiles": tiles, "from": seat} for tiles, seat in (("555z", 0), ("666z", 2), ("777z", 3))]
DRAGONS = HAND | {"concealed": "99m13m", "melds": _PONS, "winning_tile": "2m"}
BARE = HAND | {"concealed": "234m567m45p11z678s", "winning_tile": "9s"}
"""No winning shape."""
EQUAL = (25_000,) * 4


def deal(round_: int = 0, number: int = 1, honba: int = 0, deposit: int = 0, **fields: Any) -> RecordedDeal:
    return RecordedDeal(f"log[{number - 1}]", DealPosition(round_, number, honba, deposit), **fields)


def won(*deltas: int, seat: int = 1, hand: dict[str, Any] | None = HAND, **fields: Any) -> dict[str, Any]:
    figures = {name: fields.pop(name) for name in ("han", "fu", "yaku") if name in fields}
    wins = (RecordedWin(seat, hand, recorded_value=RecordedValue(**figures), **fields),)
    return {"discarder": 0, "wins": wins, "deltas": deltas or (-1_000, 1_000, 0, 0)}


def record(*deals: RecordedDeal, **fields: Any) -> Record:
    return Record(RecordFormat.TENHOU, "", "", "riichi", NAMES, deals, **{"candidate_presets": ("tenhou",), **fields})


def difference_kinds(replayed: ReplayedRecord) -> list[DifferenceKind]:
    return [difference.kind for difference in replayed.differences]


def test_a_single_deal_keeps_its_round_and_scores() -> None:
    scores = (40_000, 20_000, 21_000, 18_000)
    replayed = replay_record(record(deal(1, 3, 2, 1_000, scores=scores, **won(-1_600, 2_600, 0, 0))))
    before = replayed.replay.rows[replayed.rows[0]].before
    assert (before.round_wind.value, before.hand_number, before.honba) == ("S", 3, 2)
    assert (before.deposit, before.scores) == (1_000, scores)
    assert replayed.differences == ()
    filled = [event for event in replayed.replay.match.events if event.note == NOT_IN_RECORD]
    assert [type(event) for event in filled] == [Draw] * 6 + [Adjustment]
    assert isinstance(replayed.replay.match.events[-1], MatchEnd)


def test_different_points_are_listed_and_kept() -> None:
    following = deal(0, 2, scores=(23_700, 26_300, 25_000, 25_000), draw="exhaustive")
    replayed = replay_record(record(deal(scores=EQUAL, **won(-1_300, 1_300, 0, 0)), following))
    assert difference_kinds(replayed) == [DifferenceKind.DELTAS]
    assert replayed.replay.match.events[1] == Adjustment(deltas=(-300, 300, 0, 0), note=AS_IN_RECORD)
    assert list(report_lines(replayed))[1] == "  log[0]: deltas: record -1300 1300 0 0, here -1000 1000 0 0"


def test_only_different_figures_of_a_hand_are_listed() -> None:
    assert replay_record(record(deal(scores=EQUAL, **won(han=1, fu=30, yaku={"平和": 1})))).differences == ()
    replayed = replay_record(record(deal(scores=EQUAL, **won(han=2, fu=40, yaku={"平和": 1, "断幺九": 1}))))
    han, fu, other = ((item.kind, item.seat, item.recorded, item.computed) for item in replayed.differences)
    assert (han, fu) == ((DifferenceKind.HAN, 1, 2, 1), (DifferenceKind.FU, 1, 40, 30))
    assert other == (DifferenceKind.YAKU, 1, ("平和 1", "断幺九 1"), ("平和 1",))
    assert "  log[0], Ben: yaku: record 平和 1 断幺九 1, here 平和 1" in report_lines(replayed)


def test_counters_and_points_before_a_deal_are_corrected() -> None:
    following = deal(0, 2, 1, 2_000, scores=(24_000, 26_500, 25_000, 24_500), draw="exhaustive", tenpai=())
    replayed = replay_record(record(deal(scores=EQUAL, **won()), following))
    assert difference_kinds(replayed) == [DifferenceKind.COUNTERS, DifferenceKind.SCORES]
    assert [type(event) for event in replayed.replay.match.events[1:3]] == [StickCorrection, Adjustment]


def test_missing_deals_are_listed() -> None:
    replayed = replay_record(record(deal(scores=EQUAL, **won()), deal(0, 4, 0, draw="exhaustive", tenpai=())))
    assert DifferenceKind.MISSING in difference_kinds(replayed)


def test_a_refused_win_is_entered_by_its_value() -> None:
    replayed = replay_record(record(deal(scores=EQUAL, **won(hand=BARE, value={"han": 1, "fu": 30}))))
    assert difference_kinds(replayed) == [DifferenceKind.REFUSED]
    event = replayed.replay.match.events[0]
    assert isinstance(event, Win)
    assert event.winners[0].value == {"han": 1, "fu": 30}
    assert fault_path(replay_record, record(deal(scores=EQUAL, **won(hand=BARE)))) == "log[0]"


def test_the_preset_with_fewest_differences_is_chosen() -> None:
    four_han = HAND | {"concealed": "234678m40p23488s", "situation": ["riichi"]}
    recorded_deal = deal(scores=EQUAL, riichi=(1,), **won(-8_000, 9_000, 0, 0, hand=four_han))
    replayed = replay_record(record(recorded_deal, candidate_presets=("tenhou", "mleague")))
    assert replayed.replay.match.rules.options["kiriage_mangan"] is True
    assert replayed.differences == ()


def test_rules_without_ippatsu_are_recognised() -> None:
    hand = HAND | {"situation": ["riichi", "ippatsu"]}
    values = won(-2_000, 3_000, 0, 0, hand=hand, yaku={"立直": 1, "平和": 1})
    replayed = replay_record(record(deal(scores=EQUAL, riichi=(1,), **values)))
    assert replayed.differences == ()
    assert replayed.replay.match.rules.options["ippatsu"] is False
    assert replayed.replay.match.rules.options["extra_round"] == "on"


def test_situations_unknown_to_the_options_are_omitted() -> None:
    hand = HAND | {"situation": ["riichi", "ippatsu"], "dora_indicators": ["9p", "9p"], "ura_indicators": ["1s", "9p"]}
    values = won(-2_000, 3_000, 0, 0, hand=hand, yaku={"立直": 1, "平和": 1})
    replayed = replay_record(record(deal(scores=(30_000,) * 4, riichi=(1,), **values), candidate_presets=("jpml",)))
    assert replayed.differences == ()
    event = replayed.replay.match.events[1]
    assert isinstance(event, Win)
    assert event.winners[0].hand.situation == ("riichi",)


@pytest.mark.parametrize(("payer", "deltas"), [(3, (-16_000, 32_600, 0, -16_600)), (0, (-16_600, 32_600, 0, -16_000))])
def test_the_payer_of_honba_on_a_pao_win_is_found(payer: int, deltas: tuple[int, ...]) -> None:
    recorded_deal = deal(0, 1, 2, scores=EQUAL, **won(*deltas, hand=DRAGONS, pao_seat=3))
    for base in ("tenhou", "wrc", ""):
        replayed = replay_record(record(recorded_deal, candidate_presets=(base,)))
        assert replayed.differences == ()
        assert replayed.replay.match.rules.options["pao_honba"] == ("responsible" if payer == 3 else "discarder")


def test_the_results_determine_the_options() -> None:
    recorded_deal = deal(0, 4, scores=(31_000, 27_000, 22_000, 20_000), **won(-1_000, 1_000, 0, 0, seat=1))
    final = (30_000, 28_000, 22_000, 20_000)
    for results, options in (
        ((40_000, 8_000, -18_000, -30_000), {"uma_first": 20, "return_points": 30_000}),
        ((20_000, 8_000, -8_000, -20_000), {"uma_first": 15, "return_points": 25_000}),
    ):
        fields = {"options": {"length": "tonpuu"}, "final_scores": final, "results": results}
        replayed = replay_record(record(recorded_deal, candidate_presets=("tenhou", "mahjong_soul"), **fields))
        assert replayed.differences == ()
        assert options.items() <= dict(replayed.replay.match.rules.options).items()


def test_rounded_results_before_2022_are_recognised() -> None:
    recorded_deal = deal(0, 4, scores=(31_700, 26_700, 21_600, 20_000), **won(-1_000, 1_000, 0, 0, seat=1))
    final, results = (30_700, 27_700, 21_600, 20_000), (40_000, 8_000, -18_000, -30_000)
    replayed = replay_record(record(recorded_deal, options={"length": "tonpuu"}, final_scores=final, results=results))
    assert replayed.differences == ()
    assert replayed.replay.match.rules.options["result_rounding"] == "half_up"


def test_results_that_fit_no_rules_are_listed() -> None:
    recorded_deal = deal(0, 4, scores=(31_000, 27_000, 22_000, 20_000), **won(-1_000, 1_000, 0, 0, seat=1))
    final, results = (30_000, 28_000, 22_000, 20_000), (70_000, -20_000, -20_000, -30_000)
    replayed = replay_record(record(recorded_deal, options={"length": "tonpuu"}, final_scores=final, results=results))
    assert difference_kinds(replayed) == [DifferenceKind.RESULTS]
    line = "  log[3]: results: record 70000 -20000 -20000 -30000, here 40000 8000 -18000 -30000"
    assert list(report_lines(replayed))[1] == line


def test_different_points_of_the_last_deal_are_kept() -> None:
    recorded_deal = deal(0, 4, scores=(31_000, 27_000, 22_000, 20_000), **won(-3_000, 3_000, 0, 0, seat=1))
    final = (28_000, 30_000, 22_000, 20_000)
    replayed = replay_record(record(recorded_deal, options={"length": "tonpuu"}, final_scores=final))
    assert difference_kinds(replayed) == [DifferenceKind.DELTAS]
    assert (replayed.replay.final.end_reason, replayed.replay.final.scores) == ("last_hand", final)
    assert replayed.replay.final.ranks == (2, 1, 3, 4)
    assert replayed.replay.match.events[-2] == Adjustment(deltas=(-2_000, 2_000, 0, 0), note=AS_IN_RECORD)


def test_a_difference_does_not_end_a_continuing_match() -> None:
    values = won(-700, 700, 0, 0, hand=HAND | {"dora_indicators": ["4p"]})
    first = deal(scores=(1_000, 33_000, 33_000, 33_000), **values)
    replayed = replay_record(record(first, deal(0, 2, draw="exhaustive", tenpai=()), options={"start_points": 25_000}))
    assert difference_kinds(replayed) == [DifferenceKind.DELTAS]
    assert replayed.replay.match.rules.options["bust"] == "below_zero"


def test_a_deal_without_hand_or_value_is_refused() -> None:
    empty = record(deal(scores=EQUAL, **won(hand=None)))
    assert fault_path(replay_record, empty, match="neither the winning hand nor its value") == "log[0]"


def test_messages_contain_only_paths_of_the_file() -> None:
    wrong = HAND | {"dora_indicators": ["9p"] * 9}
    for hand in (BARE, wrong):
        with pytest.raises(Refusal) as caught:
            replay_record(record(deal(scores=EQUAL, **won(hand=hand))))
        assert caught.value.path == "log[0]"
        assert "wins[" not in caught.value.message
    (difference,) = replay_record(record(deal(scores=EQUAL, **won(hand=BARE, value={"han": 1, "fu": 30})))).differences
    assert isinstance(difference.computed, Refusal)
    assert difference.computed.path == "log[0]"


def test_columns_in_no_possible_order_are_listed() -> None:
    replayed = replay_record(record(deal(scores=EQUAL, disordered=True, **won())))
    assert difference_kinds(replayed) == [DifferenceKind.COLUMNS]
    assert list(report_lines(replayed))[1] == "  log[0]: columns fit in no order of play"


@pytest.mark.parametrize("following", [True, False])
def test_later_points_show_which_riichi_was_not_paid(following: bool) -> None:
    first = deal(scores=EQUAL, riichi=(0, 1, 2, 3), draw="sanchahou")
    after = deal(0, 1, 1, 3_000, scores=(25_000, 24_000, 24_000, 24_000), draw="exhaustive", tenpai=())
    replayed = replay_record(record(*([first, after] if following else [first])))
    stakes = [event for event in replayed.replay.match.events if isinstance(event, RiichiDeclaration)]
    assert (len(stakes), replayed.differences) == (3 if following else 4, ())


def test_a_record_that_continues_after_a_bust_is_played_on() -> None:
    first = deal(scores=EQUAL, **won(-26_000, 26_000, 0, 0, hand=None, value={"limit": "yakuman"}))
    replayed = replay_record(record(first, deal(0, 2, draw="exhaustive", tenpai=())))
    assert replayed.replay.match.rules.options["bust"] == "off"


def test_a_record_with_an_impossible_next_hand_is_refused() -> None:
    other = record(deal(scores=EQUAL, **won()), deal(0, 1, 1, draw="exhaustive"))
    assert fault_path(replay_record, other, match="different hand") == "log[0]"
    fault_path(replay_record, record(), match="no hands")


def test_the_final_points_are_compared() -> None:
    recorded_deal = deal(scores=EQUAL, **won())
    for final, kinds in (
        ((24_000, 26_000, 25_000, 25_000), [DifferenceKind.END]),
        ((24_000, 27_000, 25_000, 24_000), [DifferenceKind.END, DifferenceKind.FINAL]),
    ):
        assert difference_kinds(replay_record(record(recorded_deal, final_scores=final))) == kinds


@pytest.mark.parametrize(
    ("fields", "tenpai"),
    [
        ({"deltas": (1_500, -1_500, 1_500, -1_500)}, (0, 2)),
        ({"tenpai": (3,), "deltas": (-1_000, -1_000, -1_000, 3_000)}, (3,)),
        ({}, ()),
        ({"riichi": (2,)}, (0, 1, 2, 3)),
    ],
)
def test_tenpai_players_follow_from_the_payments(fields: dict[str, Any], tenpai: tuple[int, ...]) -> None:
    replayed = replay_record(record(deal(scores=EQUAL, draw="exhaustive", **fields)))
    drawn = next(event for event in replayed.replay.match.events if isinstance(event, Draw))
    assert drawn.tenpai == tenpai


def test_pao_is_charged_only_if_the_points_show_it() -> None:
    for deltas, charged in (((-32_000, 32_000, 0, 0), ()), ((-16_000, 32_000, 0, -16_000), (3,))):
        replayed = replay_record(record(deal(scores=EQUAL, **won(*deltas, hand=DRAGONS, pao_unknown=True))))
        event = replayed.replay.match.events[0]
        assert isinstance(event, Win)
        assert tuple(pao.player for pao in event.winners[0].pao) == charged
        assert replayed.differences == ()


def test_a_botzone_record_is_one_deal_in_its_round() -> None:
    drawn = RecordedDeal("lines[1]", DealPosition(2, 1), draw="exhaustive", tenpai=(), deltas=(0, 0, 0, 0))
    options = {"seat_change": False, "flower_tiles": False}
    replayed = replay_record(Record(RecordFormat.BOTZONE, "", "5f3a", "mcr", NAMES, (drawn,), options))
    assert replayed.replay.rows[replayed.rows[0]].before.round_wind.value == "W"
    assert replayed.differences == ()
