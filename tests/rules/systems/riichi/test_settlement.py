# SPDX-License-Identifier: MIT
"""Payments and refused wins of Riichi (rules/riichi.md §3, §6–8, §12)."""

from typing import Any

import pytest

from tests.rules.systems.asking import Json
from tests.rules.systems.riichi.asking import draw, hand, played, scored, typed, won

FIRST = "234m567m45p11s678s+6p"
SECOND = "22s345m78p+6p"
DRAGONS = "pon 555z@0 pon 666z@2 pon 777z@3"


def both(**second: Any) -> list[Json]:
    """Returns two winners on one discard of seat 0."""
    return [
        {"winner": 1, "hand": hand(FIRST, situation=["riichi"])},
        {"winner": 2, "hand": hand(SECOND, "pon 777z chi 345s", 2, **second)},
    ]


def test_two_players_may_win_under_double_ron() -> None:
    assert scored(both(), 0, {"multiple_ron": "double"})["ok"]


def test_three_winners_are_a_draw_by_option() -> None:
    three = [*both(), {"winner": 3, "value": {"han": 1, "fu": 30}}]
    assert scored(three, 0)["ok"]
    assert scored(three, 0, {"multiple_ron": "double"})["error"]["reason"] == "sanchahou"


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"dora_indicators": ["1m"]}, "event.wins[1].hand.dora_indicators"),
        ({"situation": ["houtei"]}, "event.wins[1].hand.situation"),
    ],
)
def test_winners_on_one_discard_agree_about_the_table(fields: Json, path: str) -> None:
    error = scored(both(**fields), 0)["error"]
    assert (error["code"], error["path"]) == ("bad_request", path)


def test_a_responsible_discarder_pays_the_whole_win() -> None:
    got = won("1122z+2z", DRAGONS, discarder=3, pao=[{"player": 3, "for": "daisangen"}])
    assert got["deltas"] == [0, 64_000, 0, -64_000]


def test_pao_can_cover_the_whole_hand() -> None:
    got = won("1122z+2z", DRAGONS, drawn=True, pao=[{"player": 3, "for": "daisangen"}], options={"pao_scope": "hand"})
    assert got["deltas"] == [0, 64_000, 0, -64_000]


def test_the_responsible_player_pays_one_of_a_double_yakuman() -> None:
    entry = {"winner": 1, "value": {"limit": "yakuman", "times": 2}, "pao": [{"player": 3, "for": "daisangen"}]}
    assert scored([entry], None)["deltas"] == [-16_000, 64_000, -8_000, -40_000]


def test_rinshan_pao_charges_the_discarder_of_the_kan_tile() -> None:
    pao = [{"player": 2, "for": "rinshan"}]
    fields: Json = {"drawn": True, "situation": ["rinshan"], "options": {"pao_rinshan": True}, "table": {"honba": 1}}
    got = won("345m88s46m+5m", "chi 789p min 2222s@2", pao=pao, **fields)
    assert got["wins"][0]["suggested_pao"] == pao
    assert got["deltas"] == [0, 1_800, -1_800, 0]


@pytest.mark.parametrize(
    ("pao", "path"),
    [
        ([{"player": 3, "for": "daisuushii"}], "pao[0].for"),
        ([{"player": 3, "for": "suukantsu"}], "pao[0].for"),
        ([{"player": 3, "for": "daisangen"}, {"player": 2, "for": "daisangen"}], "pao[1].for"),
        ([{"player": 4, "for": "daisangen"}], "pao[0].player"),
    ],
)
def test_invalid_pao_entries_are_refused(pao: list[Json], path: str) -> None:
    assert won("99m13m+2m", DRAGONS, pao=pao)["error"]["path"] == f"event.wins[0].{path}"


@pytest.mark.parametrize(
    ("tenpai", "deltas"),
    [([], [0, 0, 0, 0]), ([1, 2], [-1_500, 1_500, 1_500, -1_500]), ([0, 1, 3], [1_000, 1_000, -3_000, 1_000])],
)
def test_noten_players_pay_tenpai_players(tenpai: list[int], deltas: list[int]) -> None:
    assert played(draw(*tenpai))["hands"][0]["deltas"] == deltas


def test_nagashi_replaces_the_noten_payments() -> None:
    assert played(draw(nagashi=[0, 1]))["hands"][0]["deltas"] == [8_000, 4_000, -6_000, -6_000]
    assert played(draw(nagashi=[0]), nagashi_mangan="off")["error"]["code"] == "bad_request"


def test_a_riichi_player_is_tenpai_or_has_a_dead_hand() -> None:
    riichi = {"type": "riichi", "player": 1}
    dead = {"type": "dead_hand", "player": 1}
    assert played(riichi, draw(0))["error"]["code"] == "bad_event"
    assert played(riichi, dead, draw(0))["ok"]
    assert played(dead, draw(1))["error"]["path"] == "events[1].tenpai[0]"
    assert played(dead, riichi)["error"]["code"] == "bad_event"


@pytest.mark.parametrize(
    ("score", "options", "accepted"),
    [
        (1_000, {}, True),
        (900, {}, False),
        (1_000, {"bust": "at_zero"}, False),
        (1_100, {"bust": "at_zero"}, True),
        (900, {"riichi_needs_stake": False}, True),
    ],
)
def test_riichi_requires_the_points_of_its_stake(score: int, options: Json, accepted: bool) -> None:
    poor = {"type": "adjust", "deltas": [0, score - 25_000, 25_000 - score, 0]}
    assert played(poor, {"type": "riichi", "player": 1}, **options)["ok"] is accepted


def test_a_win_states_riichi_exactly_if_it_was_declared() -> None:
    entry = {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": hand(FIRST, situation=["double_riichi"])}]}
    silent = {"type": "win", "from": 0, "wins": [{"winner": 1, "hand": hand(FIRST)}]}
    riichi = {"type": "riichi", "player": 1}
    assert played(entry)["error"]["path"] == "events[0].wins[0].hand.situation"
    assert played(riichi, silent)["error"]["code"] == "bad_event"
    assert played(riichi, entry)["ok"]


def test_a_typed_value_with_fu_pays_like_its_hand() -> None:
    assert typed({"han": 4, "fu": 30}, winner=0, discarder=2)["deltas"] == [11_600, 0, -11_600, 0]
