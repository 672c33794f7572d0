# SPDX-License-Identifier: MIT
import json
from typing import Any

import pytest

from mahjong_desk.interchange import read_event
from mahjong_desk.match import Match, Replay, replay
from mahjong_desk.records.deals import RecordFormat
from mahjong_desk.records.matching import NOT_IN_RECORD, replay_record
from mahjong_desk.records.reading import read_json_records
from mahjong_desk.records.writing import export_format, export_match
from mahjong_desk.rules import registry
from tests.event_json import meld, typed_win

NAMES = ("Aoi", "Ben", "Chie", "Dai")
HAND = {"concealed": "234m567m45p11s678s", "winning_tile": "6p"}


def played(*events: dict[str, Any], **options: Any) -> Replay:
    rules = registry.get_ruleset("riichi").bind(options)
    return replay(Match(rules, options, NAMES, tuple(read_event(rules, event, "", 4) for event in events)))


def log(*events: dict[str, Any], **options: Any) -> list[Any]:
    answer: list[Any] = export_match(played(*events, **options), "Cup")["log"]
    return answer


def win(discarder: int | None, hand: dict[str, Any], winner: int = 1, **fields: Any) -> dict[str, Any]:
    return {"type": "win", "from": discarder, "wins": [{"winner": winner, "hand": HAND | hand, **fields}]}


def test_the_header_has_title_players_and_rules() -> None:
    values = export_match(played({"type": "end"}, length="tonpuu", open_tanyao=False), "Cup")
    rule = {"disp": "東赤", "aka51": 1, "aka52": 1, "aka53": 1}
    assert values == {"title": ["Cup", ""], "name": list(NAMES), "rule": rule, "log": []}


def test_a_finished_match_has_its_results() -> None:
    match = played(win(0, {"concealed": "19m19p19s1234567z", "winning_tile": "1m"}))
    value = export_match(match, "")["sc"]
    assert value[::2] == [-7_000, 57_000, 25_000, 25_000]
    assert [1_000 * result for result in value[1::2]] == list(match.final.results)


@pytest.mark.parametrize(("reds", "expected"), [(0, (0, 0, 0)), (3, (1, 1, 1)), (4, (1, 2, 1))])
def test_red_fives_are_counted(reds: int, expected: tuple[int, ...]) -> None:
    rule = export_match(played(red_fives=reds), "")["rule"]
    assert (rule["aka51"], rule["aka52"], rule["aka53"]) == expected
    assert ("赤" in rule["disp"]) == bool(reds)


def test_a_riichi_and_a_ron_are_written() -> None:
    riichi = {"type": "riichi", "player": 1}
    (entry,) = log(riichi, win(2, {"situation": ["riichi"], "dora_indicators": ["1s"], "ura_indicators": ["9p"]}))
    assert entry[:4] == [[0, 0, 0], [25_000] * 4, [31], [29]]
    assert entry[7:10] == [[12, 13, 14, 15, 16, 17, 24, 25, 31, 31, 36, 37, 38], [], ["r60"]]
    assert entry[10:13] == [[], [], [26]]
    assert entry[16] == ["和了", [0, 3_000, -2_000, 0], [1, 2, 1, "30符2飜2000点", "立直(1飜)", "平和(1飜)"]]


@pytest.mark.parametrize(("winner", "text"), [(1, "20符2飜400-700点"), (0, "20符2飜700点∀")])
def test_the_value_of_a_self_drawn_win_names_each_payment(winner: int, text: str) -> None:
    (entry,) = log(win(None, {}, winner))
    assert entry[16][2][:4] == [winner, winner, winner, text]
    assert entry[5 + 3 * winner] == [26]


def test_a_yakuman_is_written_without_han() -> None:
    melds = [{"kind": "pon", "tiles": tiles, "from": seat} for tiles, seat in (("555z", 0), ("666z", 2), ("777z", 3))]
    hand = {"concealed": "99m13m", "winning_tile": "2m", "melds": melds}
    (entry,) = log(win(0, hand, pao=[{"player": 3, "for": "daisangen"}]))
    assert entry[16][2] == [1, 0, 3, "役満32000点", "大三元(役満)"]
    assert entry[16][1] == [-16_000, 32_000, 0, -16_000]
    assert entry[8] == ["p454545", "4646p46", "47p4747"]
    assert entry[9] == [0, 0, 0]


def test_kans_are_written_in_their_turn() -> None:
    melds = [meld("ankan", "1111z"), meld("shouminkan", "5550p", 0), meld("daiminkan", "9999s", 3)]
    (entry,) = log(win(None, {"concealed": "23m44z", "winning_tile": "1m", "melds": melds}, winner=2))
    start, incoming, outgoing = entry[10:13]
    assert start == [12, 13, 44, 44, 41, 41, 41, 25, 25, 39, 39, 39]
    assert (incoming, outgoing) == ([41, "25p2525", 52, "393939m39", 11], ["414141a41", 0, "25k522525", 0])


def test_a_robbed_kan_is_written_for_the_discarder() -> None:
    (entry,) = log(win(3, {"situation": ["chankan"]}))
    assert entry[15] == ["k26262626"]


def test_a_typed_value_is_written_without_hand() -> None:
    (entry,) = log(typed_win(0, 1, han=3, fu=40))
    assert entry[4:16] == [[]] * 12
    assert entry[16][2] == [1, 0, 1, "40符3飜5200点"]
    match = played(typed_win(0, 1, limit="yakuman", times=2))
    (entry,) = export_match(match, "")["log"]
    assert entry[16][2] == [1, 0, 1, "役満64000点", "役満(役満)", "役満(役満)"]
    (record,) = read_json_records(json.loads(json.dumps(export_match(match, "")))) or ()
    assert replay_record(record).replay.match.events[0] == match.match.events[0]


def test_two_winners_share_one_entry() -> None:
    wins = [{"winner": seat, "hand": HAND} for seat in (1, 2)]
    (entry,) = log({"type": "win", "from": 0, "wins": wins})
    assert entry[16][1::2] == [[-1_000, 1_000, 0, 0], [-1_000, 0, 1_000, 0]]
    assert entry[6] == [26]


@pytest.mark.parametrize(
    ("fields", "result"),
    [
        ({"tenpai": [0]}, ["流局", [3_000, -1_000, -1_000, -1_000]]),
        ({"tenpai": [0, 1, 2, 3]}, ["全員聴牌"]),
        ({}, ["全員不聴"]),
        ({"tenpai": [], "nagashi": [0]}, ["流し満貫", [12_000, -4_000, -4_000, -4_000]]),
        ({"kind": "kyuushu_kyuuhai"}, ["九種九牌"]),
        ({"kind": "suukan_sanra"}, ["四槓散了"]),
    ],
)
def test_every_draw_has_its_name(fields: dict[str, Any], result: list[Any]) -> None:
    (entry,) = log({"type": "draw", "kind": "exhaustive", **fields})
    assert entry[16] == result


def test_counters_and_deposits_precede_the_next_hand() -> None:
    draw = {"type": "draw", "kind": "exhaustive", "tenpai": [0, 2]}
    events = ({"type": "riichi", "player": 2}, draw, {"type": "adjust", "deltas": [-500, 500, 0, 0]}, win(3, {}))
    first, second = log(*events)
    assert (first[0], first[12]) == ([0, 0, 0], ["r60"])
    assert (second[0], second[1]) == ([0, 1, 1], [26_000, 24_000, 25_500, 23_500])


def test_the_placeholder_of_an_omitted_hand_is_not_written() -> None:
    (entry,) = log({"type": "draw", "kind": "exhaustive", "tenpai": [], "note": NOT_IN_RECORD}, win(3, {}))
    assert entry[0] == [1, 1, 0]
    assert len(log({"type": "chombo", "player": 2}, win(0, {}))) == 1, "a foul is not a hand"


def test_a_double_ron_on_a_robbed_kan_is_read_back() -> None:
    thirteen = {"concealed": "99m19p19s1234567z", "winning_tile": "1m", "situation": ["chankan"]}
    other = {"concealed": "23m456p345678s55p", "winning_tile": "1m", "situation": ["chankan"]}
    wins = [{"winner": seat, "hand": hand} for seat, hand in ((1, thirteen), (2, other))]
    match = played({"type": "win", "from": 0, "wins": wins})
    assert match.first_refused_row is None
    (record,) = read_json_records(json.loads(json.dumps(export_match(match, "Cup")))) or ()
    replayed = replay_record(record)
    assert replayed.differences == ()
    assert replayed.replay.match.events[0] == match.match.events[0]


def test_only_riichi_can_be_exported() -> None:
    forms = {ruleset.id: export_format(ruleset) for ruleset in registry.all_rulesets()}
    assert {ruleset_id for ruleset_id, form in forms.items() if form is not None} == {"riichi"}
    assert forms["riichi"] is RecordFormat.TENHOU
