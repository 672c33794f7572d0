# SPDX-License-Identifier: MIT
import pytest

from mahjong_desk.match import Match, replay
from mahjong_desk.match.replay import count_hands, fold_riichi, last_hand_index
from mahjong_desk.rules import registry
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    RiichiDeclaration,
    Substitution,
    Win,
    Winner,
)
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.refusal import ErrorCode
from tests.hands import rules


def match(events: list[Event], **options: object) -> Match:
    return Match(rules(**options), {}, ("Aoi", "Ben", "Chie", "Dai"), tuple(events))


def test_a_refused_event_does_not_stop_the_replay() -> None:
    played = replay(match([Draw(kind="kyuushu_kyuuhai"), Draw(), Adjustment(deltas=(5, 0, 0, 0)), Draw()]))
    assert [row.refusal is not None for row in played.rows] == [True, False, True, False]
    assert played.first_refused_row is played.rows[0]
    assert played.table.hand_number == 3


def test_sixteen_draws_end_the_match() -> None:
    assert replay(match([Draw()] * 16)).final.end_reason == "last_hand"
    assert replay(match([Draw()] * 17)).rows[16].refusal.code is ErrorCode.BAD_EVENT


def test_a_dealer_win_in_the_last_hand_continues_the_match() -> None:
    played = replay(match([Draw()] * 15 + [Win(discarder=0, winners=(Winner(3, value={"han": 1, "fu": 30}),))]))
    assert played.final is None
    assert (played.table.round_wind.value, played.table.hand_number) == ("N", 4)


def test_each_row_has_its_current_players() -> None:
    played = replay(match([Draw(), Substitution(player=1, name="Emi"), Draw(), Substitution(player=9, name="Fumi")]))
    before, after = ("Aoi", "Ben", "Chie", "Dai"), ("Aoi", "Emi", "Chie", "Dai")
    assert [row.players for row in played.rows] == [before, before, after, after]
    assert played.players == after


def test_a_dead_hand_lasts_until_the_next_hand() -> None:
    win = Win(discarder=0, winners=(Winner(1, value={"han": 1, "fu": 30}),))
    played = replay(match([DeadHand(player=1), win, Draw(), win]))
    assert [row.refusal is not None for row in played.rows] == [False, True, False, False]


def test_refused_hands_are_not_counted() -> None:
    correction = Adjustment(deltas=(5, -5, 0, 0))
    played = replay(match([Draw(), correction, Draw(kind="kyuushu_kyuuhai"), Draw(), correction]))
    assert [row.refusal is not None for row in played.rows] == [False, False, True, False, False]
    assert (count_hands(played), last_hand_index(played)) == (2, 3)
    assert last_hand_index(replay(match([correction]))) == 0
    assert last_hand_index(replay(match([]))) is None


def test_a_riichi_is_shown_with_the_hand_it_was_declared_in() -> None:
    riichi, again, refused = (RiichiDeclaration(player=player) for player in (1, 2, 2))
    draw = Draw(kind="exhaustive", tenpai=(1,))
    riichi_rules = registry.get_ruleset("riichi").bind({})
    events = (riichi, riichi, draw, again, refused, Draw(kind="none"))
    hands = fold_riichi(replay(Match(riichi_rules, {}, ("Aoi", "Ben", "Chie", "Dai"), events)).rows)
    assert [(hand.row.index, [row.index for row in hand.riichi]) for hand in hands] == [
        (1, []), (2, [0]), (3, []), (4, []), (5, []),
    ]  # fmt: skip
    assert hands[1].settlement.deltas == (-1_000, 2_000, -1_000, -1_000)


@pytest.mark.parametrize(
    ("ruleset", "options", "fields", "ends"),
    [
        ("arushiaru", {}, {}, True),
        ("mcr", {}, {}, False),
        ("mcr", {"chombo_hand": "replay"}, {}, True),
        ("mcr", {"chombo_hand": "replay"}, {"foul": "penalty", "points": 5}, False),
        ("wsom", {}, {}, False),
        ("wsom", {"chombo_hand": "pass"}, {}, True),
    ],
)
def test_a_foul_ends_the_deal_unless_the_hand_continues(
    ruleset: str, options: dict[str, OptionValue], fields: dict[str, object], ends: bool
) -> None:
    rules = registry.get_ruleset(ruleset).bind(options)
    chombo = Chombo(player=1, extra_fields=fields)
    (row,) = replay(Match(rules, options, ("Aoi", "Ben", "Chie", "Dai"), (chombo,))).rows
    assert row.ends_deal is ends
