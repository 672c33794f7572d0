# SPDX-License-Identifier: MIT
"""What the rules say of a hand at every stage."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.entry.assessment import Stage, assess
from mahjong_desk.entry.circumstances import turn_situation
from mahjong_desk.entry.draft import Draft, PieceEntry
from mahjong_desk.entry.frame import frame_of
from mahjong_desk.entry.notation import read
from mahjong_desk.entry.typed_values import form_of, typed_value
from mahjong_desk.entry.winners import choose_discarder
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules import registry
from mahjong_desk.rules.events import Pao
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.refusal import Code
from mahjong_desk.rules.table import Round

RULES = registry.find("arushiaru").with_options({})
TABLE = RULES.start()
FRAME = frame_of(RULES, 4)
COMMON = "12322m456p789456s"


def hand(text: str, winner: int | None = 1) -> Draft:
    """Returns a draft of that line."""
    draft = read(FRAME, text, winner)
    assert draft.pending == ""
    return draft


def test_pieces_are_missing_until_one_alone_is() -> None:
    assert assess(RULES, TABLE, Draft()).stage is Stage.MISSING
    found = assess(RULES, TABLE, hand("123m"))
    assert (found.stage, found.missing, found.can_record) == (Stage.MISSING, 11, False)
    assert assess(RULES, TABLE, hand("12322m456p78945s")).stage is Stage.WAITING


def test_a_hand_that_has_only_begun_is_not_blamed_for_an_indicator_still_to_be_told() -> None:
    rules = registry.find("beijing").with_options({})
    assert assess(rules, rules.start(), Draft(winner=1)).stage is Stage.MISSING
    assert assess(rules, rules.start(), hand("123m")).stage is Stage.MISSING
    waiting = assess(rules, rules.start(), hand("12322m456p78945s"))
    assert waiting.refusal is not None
    assert waiting.refusal.path == "wild_indicator"


def test_waits_are_reckoned_from_the_chosen_discarder_or_the_player_before() -> None:
    waiting = hand("12322m456p78945s")
    assert assess(RULES, TABLE, waiting).assumed == 0
    found = assess(RULES, TABLE, choose_discarder(waiting, 3))
    assert found.assumed == 3
    assert found.waits[0].ron.deltas == (0, 240, 0, -240)


def test_a_marked_piece_of_a_short_hand_counts_as_one_of_it() -> None:
    found = assess(RULES, TABLE, hand("12322m456p7894s+5s"))
    assert found.stage is Stage.WAITING
    assert [MAHJONG.names[wait.piece] for wait in found.waits] == ["3s", "6s"]


def test_a_complete_hand_asks_who_and_how_and_knows_every_way() -> None:
    assert assess(RULES, TABLE, hand(COMMON, None)).stage is Stage.UNDECIDED
    found = assess(RULES, TABLE, hand(COMMON))
    assert found.stage is Stage.UNDECIDED
    assert [win.discarder for win in found.possible_wins] == [None, 0, 2, 3]
    assert all(win.settlement is not None for win in found.possible_wins)
    assert not found.can_record


def test_a_won_hand_tells_what_comes_next() -> None:
    found = assess(RULES, TABLE, choose_discarder(hand(COMMON), 2))
    assert found.stage is Stage.WON
    assert found.can_record
    assert found.after is not None
    assert (found.after.dealer, found.after.number, found.ended) == (1, 2, None)
    last = replace(TABLE, round=Round.NORTH, number=4, dealer=3)
    ending = assess(RULES, last, choose_discarder(hand(COMMON), 2))
    assert ending.ended == "last_hand"
    assert ending.final is not None


def test_what_waits_for_its_suit_bars_recording() -> None:
    draft = replace(choose_discarder(hand(COMMON), 2), pending="7")
    assert not assess(RULES, TABLE, draft).can_record


def test_no_win_keeps_the_waits_in_sight() -> None:
    found = assess(RULES, TABLE, choose_discarder(hand("12322m456p78945s+1z"), 2))
    assert found.stage is Stage.REFUSED
    assert found.refusal is not None
    assert found.refusal.code is Code.NOT_A_WIN
    assert [MAHJONG.names[wait.piece] for wait in found.waits] == ["3s", "6s"]


def test_a_forbidden_win_still_has_its_worth() -> None:
    table = replace(TABLE, dead_hands=frozenset({1}))
    found = assess(RULES, table, choose_discarder(hand(COMMON), 2))
    assert found.stage is Stage.REFUSED
    assert found.forbidden is not None
    assert found.forbidden.deltas == (0, 240, -240, 0)
    assert not found.can_record
    assert all(win.settlement is None for win in found.possible_wins)


@pytest.mark.parametrize(
    ("text", "winner", "discarder", "allowed"),
    [
        (COMMON, 0, None, {Situation.HAITEI, Situation.TENHOU}),
        (COMMON, 1, None, {Situation.HAITEI, Situation.CHIIHOU}),
        (COMMON, 1, 0, {Situation.CHANKAN}),
        ("99m24s+3s[1111z][555z]", 1, None, {Situation.HAITEI, Situation.RINSHAN}),
        ("12322m456p78944s+4s", 1, 0, set()),
    ],
)
def test_circumstances_follow_the_hand(text: str, winner: int, discarder: int | None, allowed: set[Situation]) -> None:
    found = assess(RULES, TABLE, choose_discarder(hand(text, winner), discarder))
    assert set(found.allowed) == allowed


def test_the_others_are_told_with_the_reason() -> None:
    found = assess(RULES, TABLE, choose_discarder(hand(COMMON, 1), None))
    assert [situation for situation, _ in found.barred] == [Situation.RINSHAN, Situation.CHANKAN, Situation.TENHOU]
    assert "kan" in found.barred[0][1].message
    assert set(found.allowed) | {situation for situation, _ in found.barred} == set(RULES.situations)


def test_a_circumstance_takes_the_place_of_one_that_cannot_stand_beside_it() -> None:
    draft = choose_discarder(hand(COMMON, 1), None)
    draft = turn_situation(RULES, TABLE, draft, Situation.HAITEI)
    assert draft.situation == (Situation.HAITEI,)
    draft = turn_situation(RULES, TABLE, draft, Situation.CHIIHOU)
    assert draft.situation == (Situation.CHIIHOU,)
    assert turn_situation(RULES, TABLE, draft, Situation.CHIIHOU).situation == ()


def test_the_rules_say_whom_the_table_may_hold_responsible() -> None:
    draft = choose_discarder(hand("23m99p+1m[555z1][666z3][777z4]"), 0)
    found = assess(RULES, TABLE, draft)
    assert found.pao.suggested == (Pao(3, "daisangen"),)
    assert {offer.reason for offer in found.pao.offers} == {"daisangen", "mangan"}
    assert {offer.player for offer in found.pao.offers} == {0, 2, 3}
    assert assess(RULES, TABLE, choose_discarder(hand(COMMON), 2)).pao.offers == ()


def test_a_typed_value_needs_no_tiles() -> None:
    value = typed_value(RULES, "han_fu", {"han": 2})
    assert value == {"han": 2, "fu": 30}
    found = assess(RULES, TABLE, Draft(winner=1, discarder=0, value=value))
    assert found.stage is Stage.WON
    refused = assess(RULES, TABLE, Draft(winner=1, self_drawn=True, value={"han": 1, "fu": 20}))
    assert refused.stage is Stage.REFUSED
    assert refused.refusal is not None
    assert refused.refusal.path.endswith("fu")


def test_the_form_of_a_typed_value_is_known_again() -> None:
    for form in RULES.value_forms:
        assert form_of(RULES, typed_value(RULES, form.id, {})) == form.id
    many = registry.find("arushiaru").with_options({"multiple_limits": True})
    assert form_of(many, {"limit": "mangan"}) == "mangan"
    assert form_of(many, {"limit": "mangan", "times": 2}) == "mangan"


def test_pieces_that_the_set_does_not_hold_are_refused() -> None:
    found = assess(RULES, TABLE, Draft(winner=1, entries=(PieceEntry(0),) * 5))
    assert found.stage is Stage.REFUSED
    assert found.refusal is not None
    assert found.refusal.code is Code.BAD_COUNT


def test_a_refusal_that_is_kept_lets_go_of_the_calls_that_raised_it() -> None:
    found = assess(RULES, TABLE, choose_discarder(hand("12322m456p78945s+9s"), 3))
    kept = [
        found.refusal,
        *(win.refusal for win in found.possible_wins),
        *(refusal for _situation, refusal in found.barred),
    ]
    assert len(kept) > len(found.possible_wins)
    assert {refusal.__traceback__ for refusal in kept if refusal is not None} == {None}
