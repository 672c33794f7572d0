# SPDX-License-Identifier: MIT
"""Every refused win is explained on screen with a link to its rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette

from mahjong_desk.entry.draft import to_winner
from mahjong_desk.interchange import read_event
from mahjong_desk.rules.model.hand import WILD
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.ui import theme
from mahjong_desk.ui.kit.label import Label
from mahjong_desk.ui.rules.screen import RulesScreen
from tests.event_json import EventJson, dead_hand
from tests.ui.player import NAMES, User
from tests.ui.rulesets.playing import explanation, turn_up_indicator, view_of


def penalty_tiles(*tiles: str) -> tuple[EventJson, ...]:
    return tuple({"type": "penalty_tile", "player": 1, "tile": tile, "state": "live"} for tile in tiles)


def adjustment(*deltas: int) -> EventJson:
    return {"type": "adjust", "deltas": list(deltas)}


@dataclass(frozen=True)
class Case:
    reason: str
    keys: str
    message: str
    before: tuple[EventJson, ...] = ()
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    wild: str = ""
    robbed: str = ""
    players: int = 4
    second: bool = False


PLAIN = "w24123m456p789s55z23s1s"
DEAD = Case("dead_hand", PLAIN, "hand is dead", before=(dead_hand(1),))
HEAD_BUMP = Case("head_bump", PLAIN, "first claimant", second=True)
CLOSED = "w24123m456p34s88s999p5s"
KOKUSHI = "w2419m19p19s1234567z9m"
PINFU = "w24456m6799p[123s1][567s1]8p"
CASES = {
    "arushiaru": (DEAD, HEAD_BUMP),
    "boo": (
        Case("maru_c", "w242233445567789m8m", "Dai alone below 2,000"),
        Case("must_float", PINFU, "Ben has only 1,820", before=(adjustment(1800, -500, 400, -1700),)),
        Case("must_top", PINFU, "behind Aoi on 3,900", before=(adjustment(1900, 100, -200, -1800),)),
        DEAD,
        HEAD_BUMP,
    ),
    "wsom": (
        Case("penalty_meld", "w24456p34s88s999p[123m1]5s", "open set", before=penalty_tiles("1m")),
        Case("penalty_three", CLOSED, "3 penalty tiles", penalty_tiles("1m", "2m", "3m"), {"penalty_three": "any"}),
        Case("penalty_set", CLOSED, "would contain the penalty tile", before=penalty_tiles("3s")),
        Case("penalty_kokushi", KOKUSHI, "kind as a penalty tile", before=penalty_tiles("9m")),
        Case("below_minimum", "w24789s22s55z[123m][456p]2s", "minimum", options={"minimum": 15}),
        DEAD,
        HEAD_BUMP,
    ),
    "beijing": (
        Case("discarded_wild", "w24123m456p45789s33z6s", "wildcard", wild="5s"),
        Case("not_menqing", "w24456p45789s22z[111m3]6s", "only win by self-draw", wild="1p"),
        Case("three_wilds", "w2412m456p78945s111z6s", "three", wild="4z"),
        Case("hunyou", "w24345678m456777s1z8p", "wildcard", wild="4z"),
        Case("chankan_ankan", "w24123m456p78945s22z6s", "dragon", wild="1p", robbed="ankan"),
        Case("duanmen", "w24123m456p78945s22z6s", "suit", wild="1p", options={"duanmen": True}),
        replace(DEAD, wild="9m"),
        replace(HEAD_BUMP, wild="9m", options={"multiple_wins": False}),
    ),
    "shogi": (
        Case("below_minimum", "w12PPPLLLNN", "No yaku", players=3),
        Case("pawn_win", "w12PPPPLLLP", "pawn", players=2, before=({"type": "riichi", "player": 0},)),
        Case("dead_hand", "w12PPPLLLKK", "hand is dead", players=3, before=(dead_hand(0),)),
        Case("head_bump", "w12PPPLLLKK", "first claimant", players=3, second=True),
    ),
}


@pytest.mark.parametrize("ruleset", CASES)
def test_every_refused_win_is_explained(guest: User, ruleset: str) -> None:
    for case in CASES[ruleset]:
        assert guest.desk.start_match(ruleset, case.options, NAMES[: case.players], None)
        for event in case.before:
            assert guest.desk.record_event(read_event(guest.desk.match.rules, event))
        guest.window.show_screen("table")
        guest.enter(case.keys[:3])
        if case.wild:
            turn_up_indicator(guest, WILD, case.wild)
        guest.paste(case.keys[3:])
        view, entry = view_of(guest), guest.window.screen_widget("picker").entry
        if case.robbed:
            guest.click(view.melds.situations.chip("chankan"))
            guest.click(view.melds.questions.fields["robbed_kan"].chip(case.robbed))
        if case.second:
            # The window asks for no second winner in these rules, but an older draft may contain one.
            own = to_winner(entry.spec, entry.draft)
            other_seat = next(seat for seat in range(case.players) if seat not in (own.seat, entry.draft.discarder))
            entry.set_draft(replace(entry.draft, other_winners=(replace(own, seat=other_seat),)))
        refusal = entry.assessment.refusal
        assert refusal is not None, case.reason
        code = ErrorCode.BELOW_MINIMUM if case.reason == "below_minimum" else ErrorCode.FORBIDDEN_WIN
        assert (refusal.code, refusal.reason or "below_minimum") == (code, case.reason)
        assert view.refusal.isVisible(), case
        text = explanation(guest)
        assert case.message in text
        ground = guest.stored.match.rules.ruleset.vocabulary.rule_explanations.get(case.reason)
        assert ground is None or ground.en in text
        assert bool(ground) == (code is ErrorCode.FORBIDDEN_WIN), "every rule that forbids a win gives a reason"
        assert view.result.foot.record.text() == "Back to the hand"

        if case is CASES[ruleset][-1]:
            guest.click(view.refusal.link)
            rules = guest.screen(RulesScreen)
            assert rules.isVisible()
            assert {case.reason for case in CASES[ruleset]} <= rules.page.anchors
            guest.press(Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
        guest.click(view.result.foot.record)
        assert not view.refusal.isVisible()
        assert not view.result.foot.record.isEnabled()


def test_the_scale_shows_the_outcome_for_each_player(guest: User) -> None:
    assert guest.desk.start_match("boo", {}, NAMES, None)
    assert guest.desk.record_event(read_event(guest.desk.match.rules, adjustment(-240, 400, 900, -1060)))
    guest.enter("w14")
    guest.paste("2399m[456m][567m][888m>]1m")
    scale = view_of(guest).refusal.scale
    assert scale.isVisible()
    text = scale.accessibleName()
    assert "Aoi: 1,760, then 4,760, would finish first" in text
    assert "Ben: 2,400, then 2,400, floats" in text
    assert "Dai: 940, then \u22122,060, the only loser" in text
    ways = view_of(guest).result.possible_wins
    assert not ways.chips[3].isEnabled()
    guest.click(ways.chips[1])
    assert not scale.isVisible()
    assert view_of(guest).line.hasFocus()


@pytest.mark.parametrize("bust", ["at_zero", "below_zero"])
def test_a_player_out_of_points_is_marked_on_the_scale(guest: User, bust: str) -> None:
    assert guest.desk.start_match("boo", {"bust": bust}, NAMES, None)
    guest.enter("w21")
    guest.paste("2399m[456m][567m][888m>]1m")
    (score,) = (label for label in view_of(guest).refusal.scale.findChildren(Label) if label.text() == "0")
    is_marked = score.palette().color(QPalette.ColorRole.WindowText) == theme.colour("minus")
    assert is_marked == (bust == "at_zero")


@pytest.mark.parametrize(
    ("ruleset", "options", "message"),
    [
        ("arushiaru", {}, "Furiten: the winner must not have discarded 1 of bamboo."),
        ("boo", {}, "Furiten: the winner must not have discarded 1 of bamboo."),
        ("wsom", {}, ""),
        ("beijing", {}, "since their last turn"),
        ("beijing", {"pass_rule": "draw_or_claim"}, "since the last draw or claim"),
    ],
)
def test_players_are_reminded_of_furiten_and_passed_wins(
    guest: User, ruleset: str, options: Mapping[str, OptionValue], message: str
) -> None:
    assert guest.desk.start_match(ruleset, options, NAMES, None)
    guest.enter("w24")
    if ruleset == "beijing":
        turn_up_indicator(guest, WILD, "8m")
    guest.paste("123m456p789s55z23s1s")
    reminder = view_of(guest).result.reminder
    assert reminder.isVisible() == bool(message)
    assert message in reminder.toolTip()
    if message:
        guest.click(reminder)
        assert guest.window.notice.text == reminder.toolTip()
        assert view_of(guest).line.hasFocus()
    guest.enter("t")
    assert not reminder.isVisible(), "a self-drawn tile is not a discard"
