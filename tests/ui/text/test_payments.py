# SPDX-License-Identifier: MIT
"""Payment breakdowns, changed fields of events, and yaku as links."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.events import Chombo, PaoEntry, Win, Winner
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.rules.yaku.conditions import Mismatch, PieceKinds, YakuFailure
from mahjong_desk.texts import LocalizedText
from mahjong_desk.ui.kit.link_label import LinkSpans, plain_text
from mahjong_desk.ui.kit.table.payment_arrows import PaymentArrows
from mahjong_desk.ui.text.event_fields import field_changes
from mahjong_desk.ui.text.payments import payment_lines, payment_parts_line, seat_boxes
from mahjong_desk.ui.text.values import moved_line
from mahjong_desk.ui.text.yaku_links import failure_line, pao_phrase, refusal_line, value_reasons, yaku_line, yaku_names
from tests.event_json import chi, chombo, draw, pon, typed_win, win, won
from tests.ui.player import NAMES

MANGAN = {"limit": "mangan"}
WINS = {
    "riichi, sticks": ("riichi", None, (Winner(1, value={"han": 3, "fu": 40}),)),
    "riichi, from a discard": ("riichi", 0, (Winner(1, value={"han": 1, "fu": 30}),)),
    "riichi, two winners": ("riichi", 0, (Winner(1, value=MANGAN), Winner(2, value=MANGAN))),
    "riichi, pao": ("riichi", 0, (Winner(1, value={"limit": "yakuman"}, pao=(PaoEntry(2, "daisangen"),)),)),
    "boo": ("boo", None, (Winner(1, value={"han": 2, "fu": 30}),)),
    "beijing, two winners": ("beijing", 0, (Winner(1, value={"doublings": 2}), Winner(2, value={"doublings": 1}))),
    "shogi": ("shogi", 0, (Winner(1, value={"han": 3}),)),
}
EACH_WIN = pytest.mark.parametrize("case", WINS)


def amount(clause: str) -> int:
    return int(re.findall(r"\d[\d,]*", clause)[-1].replace(",", ""))


@EACH_WIN
def test_payment_parts_add_up_to_the_gain(case: str) -> None:
    ruleset, discarder, wins = WINS[case]
    rules = get_ruleset(ruleset).bind({})
    start = rules.opening_table()
    table = start._replace(deposit=2 * max(1, rules.riichi_stake)) if rules.ruleset.conventions.has_deposit else start
    settlement = rules.settle(table, Win(discarder=discarder, winners=wins))
    for winner in wins:
        number = 0
        line = payment_parts_line(rules.ruleset, settlement, NAMES[: table.players], winner=winner.seat)
        for clause in line.split("; "):
            if "pays" in clause:
                number -= amount(clause)
                continue
            number += len(clause.split(":")[0].split(", ") if ":" in clause else [""]) * amount(clause)
        assert number == settlement.deltas[winner.seat]


def test_the_smallest_arrows_still_list_the_sticks() -> None:
    rules = get_ruleset("riichi").bind({})
    win = Win(discarder=0, winners=(Winner(1, value={"han": 1, "fu": 30}),))
    settlement = rules.settle(rules.opening_table()._replace(deposit=1000), win)
    arrows = PaymentArrows()
    arrows.set_payments(seat_boxes(rules.ruleset, settlement, NAMES), [(0, 1)], [1])
    arrows.resize(arrows.minimumSizeHint())
    assert arrows.shown_lines(1) == ("Ben +2,000", "1,000", "+ sticks 1,000")
    assert arrows.shown_lines(0) == ("Aoi pays 1,000",)
    plain = seat_boxes(rules.ruleset, rules.settle(rules.opening_table(), win), NAMES)
    assert plain[1].detail == "", "the whole gain comes from one player"


def test_a_chombo_shows_its_sum_only_with_a_formula() -> None:
    rules = get_ruleset("riichi").bind({})
    lines = payment_lines(rules.ruleset, rules.settle(rules.opening_table(), Chombo(player=1)), NAMES)
    assert [parts for _sentence, parts in lines] == ["chombo 2 × 2,000 (dealer)", "chombo", "chombo"]


def test_a_chombo_deducted_from_the_result_is_listed() -> None:
    preset = next(preset for preset in get_ruleset("riichi").presets if preset.id == "mleague")
    rules = get_ruleset("riichi").bind(preset.options)
    settlement = rules.settle(rules.opening_table(), Chombo(player=1))
    assert not any(settlement.deltas)
    assert moved_line(rules.result_unit, settlement, NAMES) == "Ben −20.0 at the end"


TAKEN_OUT = {"type": "penalty_tile", "player": 1, "tile": "5m"}
CLAIMED = {"from": None, "wins": [{"winner": 2, "value": {"doublings": 3}}]}
KAN_POINTS = "value: Kan points: 1 → Kan points: 1,000"
WIN = win(3, won(1, "123p44s78s", "9s", pon("555z", 2), chi("789m", 0)))


def list_changes(ruleset: str, old: dict[str, Any], new: dict[str, Any]) -> tuple[str, ...]:
    rules = get_ruleset(ruleset).bind({})
    return field_changes(read_event(rules, old), read_event(rules, new), NAMES, rules)


def with_hand(**fields: Any) -> dict[str, Any]:
    (winner,) = WIN["wins"]
    return {**WIN, "wins": [{**winner, "hand": {**winner["hand"], **fields}}]}


def with_pao(player: int, reason: str) -> dict[str, Any]:
    (winner,) = WIN["wins"]
    return {**WIN, "wins": [{**winner, "pao": [{"player": player, "for": reason}]}]}


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        (WIN, ()),
        ({**WIN, "from": 2}, ("from: Dai → Chie",)),
        ({**WIN, "from": None}, ("from: Dai → self-drawn",)),
        (with_pao(2, "mangan"), ("responsible: nobody → Chie (a certain mangan)",)),
        (with_hand(situation=["chankan"]), ("situations: nothing → Chankan",)),
        (with_hand(winning_tile="6s"), ("winning tile: 9 of bamboo → 6 of bamboo",)),
        (with_hand(concealed="234p44s78s"), ("tiles: 123p4478s → 234p4478s",)),
        (
            with_hand(melds=[{"kind": "pon", "tiles": "555z", "from": 3}, WIN["wins"][0]["hand"]["melds"][1]]),
            ("melds: pon 555z from Chie, chi 789m from Aoi → pon 555z from Dai, chi 789m from Aoi",),
        ),
        ({**WIN, "note": "late"}, ("note: nothing → late",)),
        (
            {**WIN, "wins": [*WIN["wins"], {"winner": 2, "value": {"doublings": 3}}]},
            ("winner: Ben → Ben, Chie", "Chie: value: nothing → 3", "Chie: responsible: nothing → nobody"),
        ),
    ],
)
def test_changed_fields_of_a_win_show_old_and_new_values(
    qapp: QApplication, new: dict[str, Any], expected: tuple[str, ...]
) -> None:
    assert list_changes("arushiaru", WIN, new) == expected


@pytest.mark.parametrize(
    ("ruleset", "old", "new", "expected"),
    [
        (
            "boo",
            {"type": "sticks", "honba": 1},
            {"type": "sticks", "deposit": 200},
            ("honba: 1 → nothing", "riichi sticks on the table: nothing → 200"),
        ),
        ("wsom", {"type": "dead_hand", "player": 1}, {"type": "dead_hand", "player": 2}, ("player: Ben → Chie",)),
        (
            "boo",
            {"type": "substitute", "player": 1, "name": "Emi"},
            {"type": "substitute", "player": 1, "name": "Emily"},
            ("substitute: Emi → Emily",),
        ),
        (
            "wsom",
            {"type": "adjust", "deltas": [1, -1, 0, 0]},
            {"type": "adjust", "deltas": [2, -2, 0, 0]},
            ("points: Aoi +1, Ben −1 → Aoi +2, Ben −2",),
        ),
        ("wsom", TAKEN_OUT | {"state": "live"}, TAKEN_OUT | {"state": "dead"}, ("state: live → dead",)),
        ("wsom", chombo(1), chombo(1, tiles="5m"), ("the tiles shown: nothing → 5m",)),
        ("arushiaru", chombo(1), chombo(1, under_pao=True), ("responsible for another’s mangan: nothing → yes",)),
        ("arushiaru", chombo(1, reason="false win"), chombo(1), ("reason: false win → nothing",)),
        ("beijing", chombo(2), chombo(2, claimed=CLAIMED), ("the claimed win: nothing → Chie: self-draw",)),
        ("riichi", draw(tenpai=[0, 1]), draw(tenpai=[]), ("tenpai: Aoi, Ben → nobody",)),
        ("riichi", WIN, with_hand(dora_indicators=["2s"]), ("dora indicator: nothing → 2 of bamboo",)),
        ("beijing", typed_win(0, 1, kan_points=1), typed_win(0, 1, kan_points=1000), (KAN_POINTS,)),
        ("shogi", typed_win(0, 1, han=1), typed_win(0, 1, han=2), ("value: Han of yaku: 1 → Han of yaku: 2",)),
    ],
)
def test_changed_fields_of_other_events_show_both_values(
    qapp: QApplication, ruleset: str, old: dict[str, Any], new: dict[str, Any], expected: tuple[str, ...]
) -> None:
    assert list_changes(ruleset, old, new) == expected


ARUSHIARU, BOO, WSOM, MCR, RIICHI = map(get_ruleset, ("arushiaru", "boo", "wsom", "mcr", "riichi"))
DRAGONS = won(2, "77z123m45m", "6m", pon("555z", 0), pon("666z", 0))
LIMIT = won(2, "555z666z777z23m99p", "1m")


def evaluate(ruleset: Ruleset, winner: dict[str, Any]) -> Evaluation:
    rules = ruleset.bind({})
    event = read_event(rules, win(0, winner), "event")
    return rules.settle(rules.opening_table(), event).wins[0].evaluation


def link_targets(phrases: LinkSpans) -> dict[str, str]:
    return {phrase.text: phrase.target for phrase in phrases if phrase.target}


def test_the_yaku_of_a_hand_are_links_on_one_line() -> None:
    line = yaku_line(ARUSHIARU, evaluate(ARUSHIARU, DRAGONS))
    assert plain_text(line) == "Yakuhai haku, Yakuhai hatsu, Shousangen, Honitsu"
    assert link_targets(line) == {
        "Yakuhai haku": "yakuhai_white",
        "Yakuhai hatsu": "yakuhai_green",
        "Shousangen": "shousangen",
        "Honitsu": "honitsu",
    }


def test_dora_follow_the_yaku_with_their_count() -> None:
    evaluation = evaluate(RIICHI, won(2, "340m678m22p777s23s", "4s", dora_indicators=["2s"]))
    assert plain_text(yaku_line(RIICHI, evaluation)) == "Tanyao, dora 1, red fives 1"
    assert plain_text(value_reasons(RIICHI, evaluation)).endswith("fu; Tanyao 1, dora 1, red fives 1")


def test_a_typed_value_has_no_links() -> None:
    line = yaku_line(ARUSHIARU, evaluate(ARUSHIARU, {"winner": 2, "value": {"han": 3, "fu": 40}}))
    assert plain_text(line) == "40 fu, 3 han"
    assert link_targets(line) == {}


def test_a_hand_without_yaku_says_so() -> None:
    assert plain_text(yaku_line(ARUSHIARU, evaluate(ARUSHIARU, DRAGONS)._replace(yaku=()))) == "No yaku"


def test_reasons_list_the_fu_and_the_value_of_each_yaku() -> None:
    line = value_reasons(ARUSHIARU, evaluate(ARUSHIARU, DRAGONS))
    text = "20 + 2 + 4 + 4 = 30 fu; Yakuhai haku 1, Yakuhai hatsu 1, Shousangen 1, Honitsu 1"
    assert plain_text(line) == text
    assert list(link_targets(line)) == ["Yakuhai haku", "Yakuhai hatsu", "Shousangen", "Honitsu"]


def test_reasons_of_a_limit_give_no_value_per_yaku() -> None:
    line = value_reasons(ARUSHIARU, evaluate(ARUSHIARU, LIMIT))
    assert "Daisangen" in link_targets(line)
    assert not any(phrase.text.startswith(" ") and phrase.text[1:2].isdigit() for phrase in line)


def test_reasons_list_the_yaku_excluded_by_another(speaks: Callable[[str], None]) -> None:
    speaks("ja")
    line = value_reasons(MCR, evaluate(MCR, won(2, "19m19p19s1234567z", "1m")))
    assert plain_text(line) == "十三幺 88（五門斉は複合しない）"
    assert link_targets(line) == {"十三幺": "thirteen_orphans", "五門斉": "all_types"}


def test_yaku_names_are_joined_as_in_the_language(speaks: Callable[[str], None]) -> None:
    speaks("ja")
    assert plain_text(yaku_names(ARUSHIARU, ("yakuhai_white", "toitoi"))) == "翻牌・白、対々和"
    assert yaku_names(ARUSHIARU, ()) == ()


@pytest.mark.parametrize(("reason", "target"), [("daisangen", "daisangen"), ("mangan", "")])
def test_a_pao_reason_links_to_its_yaku(reason: str, target: str) -> None:
    assert pao_phrase(ARUSHIARU, reason).target == target


def test_a_player_name_in_a_refusal_is_not_a_link() -> None:
    refusal = Refusal(ErrorCode.BAD_SEAT, "It is not {player}’s turn.", player=1)
    line = refusal_line(refusal, ("Aoi", "{x} <b>"), WSOM)
    assert plain_text(line) == "It is not {x} <b>’s turn."
    assert link_targets(line) == {}


def test_a_failure_names_equal_honours_once_and_equal_tiles_twice() -> None:
    kinds = PieceKinds((kind,) for kind in ARUSHIARU.pieces.parse("22m11z"))
    failure = YakuFailure("", LocalizedText(en="{kinds}"), Mismatch(figures={"kinds": kinds}), None)
    assert plain_text(failure_line(ARUSHIARU, failure)) == "2 of characters, 2 of characters, East"
