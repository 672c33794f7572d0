# SPDX-License-Identifier: MIT
"""Texts in which every name of a yaku leads to its page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from mahjong_desk.interchange import read_event
from mahjong_desk.match import Match, replay
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.ruleset import Ruleset
from mahjong_desk.ui.kit.link_label import LinkSpans, plain_text
from mahjong_desk.ui.text import language
from mahjong_desk.ui.text.yaku_links import pao_phrase, refusal_line, value_reasons, yaku_line, yaku_names

NAMES = ("Aoi", "Ben", "Chie", "Dai")
ARUSHIARU, BOO, WSOM, MCR, RIICHI = (
    registry.get_ruleset(name) for name in ("arushiaru", "boo", "wsom", "mcr", "riichi")
)
DRAGONS = {
    "concealed": "77z123m45m",
    "melds": [{"kind": "pon", "tiles": "555z", "from": 0}, {"kind": "pon", "tiles": "666z", "from": 0}],
    "winning_tile": "6m",
}
LIMIT = {"concealed": "555z666z777z23m99p", "winning_tile": "1m"}


@pytest.fixture
def japanese(qapp: QApplication) -> Iterator[None]:
    """Lets the interface speak Japanese for one test."""
    language.install(qapp, "ja")
    yield
    language.install(qapp, "en")


def valued(ruleset: Ruleset, winner: dict[str, Any]) -> Evaluation:
    """Returns what a win from seat 0 is worth to seat 2."""
    rules = ruleset.bind({})
    event = read_event(rules, {"type": "win", "from": 0, "wins": [{"winner": 2, **winner}]}, "event")
    row = replay(Match(rules, {}, NAMES, (event,))).rows[0]
    assert row.refusal is None
    return row.settlement.wins[0].evaluation


def targets(phrases: LinkSpans) -> dict[str, str]:
    """Returns what leads where."""
    return {phrase.text: phrase.target for phrase in phrases if phrase.target}


def test_the_yaku_of_a_hand_are_links_on_one_line() -> None:
    line = yaku_line(ARUSHIARU, valued(ARUSHIARU, {"hand": DRAGONS}))
    assert plain_text(line) == "Yakuhai haku, Yakuhai hatsu, Shousangen, Honitsu"
    assert targets(line) == {
        "Yakuhai haku": "yakuhai_white",
        "Yakuhai hatsu": "yakuhai_green",
        "Shousangen": "shousangen",
        "Honitsu": "honitsu",
    }


def test_dora_stand_after_the_yaku_with_their_number() -> None:
    hand = {"concealed": "340m678m22p777s23s", "winning_tile": "4s", "dora_indicators": ["2s"]}
    evaluation = valued(RIICHI, {"hand": hand})
    assert plain_text(yaku_line(RIICHI, evaluation)) == "Tanyao, dora 1, red fives 1"
    assert plain_text(value_reasons(RIICHI, evaluation)).endswith("fu; Tanyao 1, dora 1, red fives 1")


def test_a_typed_value_leads_nowhere() -> None:
    line = yaku_line(ARUSHIARU, valued(ARUSHIARU, {"value": {"han": 3, "fu": 40}}))
    assert plain_text(line) == "40 fu, 3 han"
    assert targets(line) == {}


def test_a_hand_without_yaku_says_so() -> None:
    evaluation = valued(ARUSHIARU, {"hand": DRAGONS})._replace(yaku=())
    assert plain_text(yaku_line(ARUSHIARU, evaluation)) == "No yaku"


def test_reasons_tell_fu_and_the_value_of_each_yaku() -> None:
    line = value_reasons(ARUSHIARU, valued(ARUSHIARU, {"hand": DRAGONS}))
    text = "20 + 2 + 4 + 4 = 30 fu; Yakuhai haku 1, Yakuhai hatsu 1, Shousangen 1, Honitsu 1"
    assert plain_text(line) == text
    assert list(targets(line)) == ["Yakuhai haku", "Yakuhai hatsu", "Shousangen", "Honitsu"]


def test_reasons_of_a_limit_tell_no_value_beside_its_yaku() -> None:
    line = value_reasons(ARUSHIARU, valued(ARUSHIARU, {"hand": LIMIT}))
    assert "Daisangen" in targets(line)
    assert not any(phrase.text.startswith(" ") and phrase.text[1:2].isdigit() for phrase in line)


def test_reasons_tell_what_does_not_count_beside_a_yaku(japanese: None) -> None:
    orphans = {"hand": {"concealed": "19m19p19s1234567z", "winning_tile": "1m"}}
    line = value_reasons(MCR, valued(MCR, orphans))
    assert plain_text(line) == "十三幺 88（五門斉は複合しない）"
    assert targets(line) == {"十三幺": "thirteen_orphans", "五門斉": "all_types"}


def test_names_stand_side_by_side_as_the_language_does_it(japanese: None) -> None:
    assert plain_text(yaku_names(ARUSHIARU, ("yakuhai_white", "toitoi"))) == "翻牌・白、対々和"
    assert yaku_names(ARUSHIARU, ()) == ()


@pytest.mark.parametrize(("reason", "target"), [("daisangen", "daisangen"), ("mangan", "")])
def test_a_responsibility_leads_to_the_page_of_its_yaku(reason: str, target: str) -> None:
    assert pao_phrase(ARUSHIARU, reason).target == target


def test_a_refusal_that_names_a_yaku_leads_to_its_page() -> None:
    refusal = Refusal(
        ErrorCode.BAD_REQUEST, "The hand has no {name} for which a player could be responsible.", name="daisangen"
    )
    line = refusal_line(refusal, NAMES, BOO)
    assert plain_text(line) == "The hand has no Daisangen for which a player could be responsible."
    assert targets(line) == {"Daisangen": "daisangen"}


def test_a_refusal_that_names_a_player_leads_nowhere() -> None:
    refusal = Refusal(ErrorCode.BAD_SEAT, "It is not {player}’s turn.", player=1)
    line = refusal_line(refusal, ("Aoi", "{x} <b>"), WSOM)
    assert plain_text(line) == "It is not {x} <b>’s turn."
    assert targets(line) == {}
