# SPDX-License-Identifier: MIT
"""MJAI event files: events, seats, hidden hands and refusals."""

from typing import Any

import pytest

from mahjong_desk.records.deals import Record
from mahjong_desk.records.differences import DifferenceKind
from mahjong_desk.records.matching import replay_record
from mahjong_desk.records.mjai import is_mjai, read_mjai
from mahjong_desk.rules.model.events import Draw
from tests.refused import fault_path

Json = dict[str, Any]
WAITING = ["1m", "2m", "3m", "4p", "5p", "6p", "7s", "8s", "9s", "E", "E", "P", "P"]
OTHER = ["1m", "4m", "7m", "1p", "4p", "7p", "1s", "4s", "7s", "S", "W", "N", "F"]


def kyoku(*hands: list[str], **fields: Any) -> Json:
    head = {"type": "start_kyoku", "bakaze": "E", "kyoku": 1, "honba": 0, "kyotaku": 0, "oya": 0, "dora_marker": "5sr"}
    return head | {"scores": [25000] * 4, "tehais": [*hands, *[OTHER] * (4 - len(hands))]} | fields


def turn(seat: int, piece: str, *, riichi: bool = False) -> list[Json]:
    declared: list[Json] = [{"type": "reach", "actor": seat}] if riichi else []
    discarded: Json = {"type": "dahai", "actor": seat, "pai": piece, "tsumogiri": True}
    return [{"type": "tsumo", "actor": seat, "pai": piece}, *declared, discarded]


def read(*events: Json) -> tuple[Record, ...]:
    return read_mjai([(event, f"lines[{place}]") for place, event in enumerate(events, start=1)])


GAME: Json = {"type": "start_game", "names": ["A", "B", "C", "D"]}
END: Json = {"type": "end_kyoku"}


def test_a_win_has_hand_situation_and_figures() -> None:
    hora = {
        "type": "hora", "actor": 0, "target": 1, "deltas": [8000, -8000, 0, 0], "ura_markers": ["1m"],
        "fan": 5, "fu": 40, "yakus": [["double_reach", 2], ["ippatsu", 1], ["bakaze", 1], ["dora", 1]],
    }  # fmt: skip
    (record,) = read(GAME, kyoku(WAITING), *turn(0, "9p", riichi=True), *turn(1, "E"), hora, END)
    (deal,) = record.deals
    (win,) = deal.wins
    assert win.hand["situation"] == ["double_riichi", "ippatsu"]
    assert (win.hand["dora_indicators"], win.hand["ura_indicators"]) == (["0s"], ["1m"])
    assert (deal.riichi, deal.discarder, deal.deltas) == ((0,), 1, (8000, -8000, 0, 0))
    assert (win.recorded_value.han, win.recorded_value.fu, win.pao_unknown) == (5, 40, True)
    assert record.options == {"red_fives": 3, "length": "hanchan"}


def test_seats_are_counted_from_the_first_dealer() -> None:
    hora = {"type": "hora", "actor": 2, "target": 2, "deltas": [-1, -2, 6, -3]}
    start = kyoku(OTHER, OTHER, WAITING, oya=2, scores=[1, 2, 3, 4])
    over = {"type": "end_game", "scores": [5, 6, 7, 8]}
    (record,) = read(GAME, start, {"type": "tsumo", "actor": 2, "pai": "P"}, hora, END, over)
    (deal,) = record.deals
    assert record.players == ("C", "D", "A", "B")
    assert (deal.scores, deal.deltas, deal.wins[0].seat) == ((3, 4, 1, 2), (6, -3, -1, -2), 0)
    assert record.final_scores == (7, 8, 5, 6)
    assert deal.wins[0].hand["situation"] == ["tenhou"]
    # It follows from a later hand, too.
    (record,) = read(GAME, kyoku(kyoku=3, oya=3), *turn(3, "9p"), {"type": "ryukyoku"}, END)
    assert record.players == ("B", "C", "D", "A")


def test_claims_and_kans_are_followed() -> None:
    hands = [OTHER, [*OTHER[:11], "5m", "5mr"], [*OTHER[:9], "9s", "9s", "9s", "C"]]
    (record,) = read(
        GAME,
        kyoku(*hands),
        *turn(0, "5m"),
        {"type": "pon", "actor": 1, "target": 0, "pai": "5m", "consumed": ["5m", "5mr"]},
        {"type": "dahai", "actor": 1, "pai": "W", "tsumogiri": False},
        {"type": "tsumo", "actor": 2, "pai": "9s"},
        {"type": "ankan", "actor": 2, "consumed": ["9s"] * 4},
        {"type": "dora", "dora_marker": "E"},
        {"type": "tsumo", "actor": 2, "pai": "2m"},
        {"type": "dahai", "actor": 2, "pai": "2m", "tsumogiri": True},
        *turn(3, "8m"),
        {"type": "ryukyoku", "reason": "fanpai", "tenpais": [False, True, False, False]},
        END,
    )
    (deal,) = record.deals
    assert (deal.draw, deal.tenpai, deal.nagashi) == ("exhaustive", (1,), ())
    assert deal.final_hands[1]["melds"] == [{"kind": "pon", "tiles": "5m0m5m", "from": 0}]
    assert deal.final_hands[2]["melds"] == [{"kind": "ankan", "tiles": "9s9s9s9s"}]


def test_a_hidden_hand_is_read_from_its_win() -> None:
    hidden = ["?"] * 13
    hora = {"type": "hora", "actor": 0, "target": 0, "pai": "P", "hora_tehais": [*WAITING, "P"]}
    (record,) = read(GAME, kyoku(hidden), {"type": "tsumo", "actor": 0, "pai": "?"}, hora, END)
    (win,) = record.deals[0].wins
    assert (win.hand["concealed"], win.hand["winning_tile"]) == ("1m2m3m4p5p6p7s8s9s1z1z5z5z", "5z")
    (unseen,) = read(GAME, kyoku(hidden), {"type": "tsumo", "actor": 0, "pai": "?"}, hora | {"hora_tehais": None}, END)
    assert unseen.deals[0].wins[0].hand is None


def test_unfinished_deals_of_several_matches_are_dropped() -> None:
    ryukyoku = {"type": "ryukyoku", "reason": "kyushukyuhai"}
    records = read(GAME, kyoku(), *turn(0, "9p"), ryukyoku, END, GAME, kyoku(), *turn(0, "9p"))
    assert [(record.path, len(record.deals)) for record in records] == [("lines[1]", 1)]
    assert records[0].deals[0].draw == "kyuushu_kyuuhai"
    two = read(GAME, kyoku(), *turn(0, "9p"), ryukyoku, END, GAME, kyoku(), *turn(0, "9p"), ryukyoku)
    assert [record.path for record in two] == ["lines[1]", "lines[7]"]


@pytest.mark.parametrize(
    ("game", "fields", "place"),
    [
        ({}, {"scores": [35000] * 3}, "lines[2].scores"),
        ({}, {"tehais": [OTHER] * 3}, "lines[2].tehais"),
        ({}, {"tehais": [OTHER, OTHER, OTHER, []]}, "lines[2].tehais"),
        ({"names": ["A", "B", "C"]}, {}, "lines[1].names"),
    ],
)
def test_three_players_are_refused(game: Json, fields: Json, place: str) -> None:
    events = (GAME | game, kyoku(**fields), *turn(0, "9p"), {"type": "ryukyoku"})
    assert fault_path(read, *events, match="three-player") == place


def test_a_riichi_before_a_triple_ron_draw_is_not_accepted() -> None:
    accepted = {"type": "reach_accepted", "actor": 0}
    for ryukyoku in ({"type": "ryukyoku"}, {"type": "ryukyoku", "reason": "sanchahoa"}):
        turns = [*turn(0, "9p", riichi=True), accepted, *turn(1, "8p", riichi=True)]
        (record,) = read(GAME, kyoku(), *turns, ryukyoku, END)
        assert (record.deals[0].draw, record.deals[0].riichi) == ("sanchahou", (0,))
    # A file without ``reach_accepted`` leaves it open, so both riichi are kept.
    (record,) = read(GAME, kyoku(), *turn(0, "9p", riichi=True), *turn(1, "8p", riichi=True), {"type": "ryukyoku"}, END)
    assert (record.deals[0].draw, record.deals[0].riichi) == ("exhaustive", (0, 1))


def test_the_points_of_a_draw_show_the_tenpai_players() -> None:
    hidden = [["?"] * 13] * 4
    ryukyoku = {"type": "ryukyoku", "deltas": [-1000, 3000, -1000, -1000]}
    (record,) = read(GAME, kyoku(*hidden), *turn(0, "9p"), ryukyoku, END)
    replayed = replay_record(record)
    assert replayed.differences == ()
    (drawn, _) = replayed.replay.match.events
    assert isinstance(drawn, Draw)
    assert (drawn.tenpai, drawn.extra_fields.get("nagashi")) == ((1,), None)


def test_a_riichi_player_is_tenpai_even_if_not_recorded() -> None:
    ryukyoku = {
        "type": "ryukyoku", "reason": "nagashimangan", "tenpais": [False] * 4, "deltas": [12000, -4000, -4000, -4000]
    }  # fmt: skip
    (record,) = read(GAME, kyoku(), *turn(0, "9p", riichi=True), *turn(1, "8p"), ryukyoku, END)
    replayed = replay_record(record)
    assert replayed.differences == ()
    assert isinstance(replayed.replay.match.events[1], Draw)
    assert replayed.replay.match.events[1].tenpai == (0,)


@pytest.mark.parametrize("name", ["uradora_markers", "ura_markers", "uradora_marker"])
@pytest.mark.parametrize("indicators", [["1m"], "1m"])
def test_ura_indicators_are_read_under_several_names(name: str, indicators: Any) -> None:
    hora = {"type": "hora", "actor": 0, "target": 1, name: indicators}
    (record,) = read(GAME, kyoku(WAITING), *turn(0, "9p", riichi=True), *turn(1, "E"), hora, END)
    assert record.deals[0].wins[0].hand["ura_indicators"] == ["1m"]
    events = (GAME, kyoku(WAITING), *turn(0, "9p", riichi=True), *turn(1, "E"), hora | {name: ["X"]}, END)
    assert fault_path(read, *events) == f"lines[8].{name}[0]"


def test_unrounded_fu_are_no_difference() -> None:
    hora = {"type": "hora", "actor": 0, "target": 1, "deltas": [3900, -3900, 0, 0], "fan": 2, "fu": 36}
    (record,) = read(GAME, kyoku(WAITING, dora_marker="1s"), *turn(0, "9p"), *turn(1, "E"), hora, END)
    assert [difference.kind for difference in replay_record(record).differences] == []
    assert record.deals[0].wins[0].value == {"han": 2, "fu": 40}
    (record,) = read(GAME, kyoku(WAITING, dora_marker="1s"), *turn(0, "9p"), *turn(1, "E"), hora | {"fu": 50}, END)
    assert [difference.kind for difference in replay_record(record).differences] == [DifferenceKind.FU]


@pytest.mark.parametrize(
    ("event", "field"),
    [
        ({"type": "tsumo", "actor": 4, "pai": "1m"}, ".actor"),
        ({"type": "tsumo", "actor": "0", "pai": "1m"}, ".actor"),
        ({"type": "tsumo", "actor": 0, "pai": "0m"}, ".pai"),
        ({"type": "tsumo", "actor": 0}, ".pai"),
        ({"type": "dahai", "actor": 0, "pai": "1m"}, ""),
        ({"type": "pon", "actor": 0, "target": 1, "pai": "1m", "consumed": ["1m"]}, ".consumed"),
        ({"type": "hora", "actor": 0, "target": 1}, ""),
        ({"type": "ryukyoku", "deltas": [1, 2]}, ".deltas"),
        ({"type": "kakan", "actor": 0, "pai": "1m", "consumed": []}, ""),
        ({"type": "nukidora", "actor": 0}, ""),
        ({"type": 7}, ""),
        ([], ""),
        (kyoku(tehais=[]), ".tehais"),
        (kyoku(tehais=[OTHER] * 3 + [OTHER[:12]]), ".tehais[3]"),
        (kyoku(bakaze="P"), ".bakaze"),
        (kyoku(kyoku=0), ".kyoku"),
        (kyoku(oya=True), ".oya"),
        (kyoku(scores=[1]), ".scores"),
        (kyoku(honba=-1), ".honba"),
        (kyoku(dora_marker="Z"), ".dora_marker"),
    ],
)
def test_impossible_events_are_refused_with_their_line(event: Any, field: str) -> None:
    # An impossible start of a deal comes first in its file.
    before = [GAME] if "tehais" in event else [GAME, kyoku()]
    assert fault_path(read, *before, event) == f"lines[{len(before) + 1}]{field}"


def test_mjai_is_recognised_by_its_first_events() -> None:
    assert all(map(is_mjai, (GAME, kyoku())))
    assert not any(map(is_mjai, ([], {}, {"type": "win"}, "start_game", None)))
