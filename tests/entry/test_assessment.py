# SPDX-License-Identifier: MIT
from dataclasses import replace

from mahjong_desk.entry.assessment import AssessmentStage, assess
from mahjong_desk.entry.draft import Draft, PieceEntry, hand_spec
from mahjong_desk.entry.winners import add_winner, choose_discarder, choose_winner, manual_value, value_form_id
from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.refusal import ErrorCode
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.registry import get_ruleset
from tests.entry.making import COMMON, RULES, TABLE, hand, parse_hand


def test_complete_hand_is_undecided_and_lists_possible_wins() -> None:
    assert assess(RULES, TABLE, hand(COMMON, None)).stage is AssessmentStage.UNDECIDED
    assessment = assess(RULES, TABLE, hand(COMMON))
    assert assessment.stage is AssessmentStage.UNDECIDED
    assert [win.discarder for win in assessment.possible_wins] == [None, 0, 2, 3]
    assert all(win.settlement is not None for win in assessment.possible_wins)
    assert not assessment.can_record
    assert assessment.missing_pieces == 0


def test_won_hand_reports_the_next_table_or_the_final_result() -> None:
    assessment = assess(RULES, TABLE, choose_discarder(hand(COMMON), 2))
    assert assessment.stage is AssessmentStage.WON
    assert assessment.can_record
    assert (assessment.table_after.dealer, assessment.table_after.hand_number, assessment.end_reason) == (1, 2, None)
    last = TABLE._replace(round_wind=RoundWind.NORTH, hand_number=4, dealer=3)
    ending = assess(RULES, last, choose_discarder(hand(COMMON), 2))
    assert ending.end_reason == "last_hand"
    assert ending.final is not None


def test_unparsed_digits_prevent_recording() -> None:
    draft = replace(choose_discarder(hand(COMMON), 2), unparsed_text="7")
    assert not assess(RULES, TABLE, draft).can_record


def test_refused_hand_still_lists_its_waits() -> None:
    assessment = assess(RULES, TABLE, choose_discarder(hand("12322m456p78945s+1z"), 2))
    assert assessment.stage is AssessmentStage.REFUSED
    assert assessment.refusal.code is ErrorCode.NOT_A_WIN
    assert not assessment.is_refused_win
    assert [MAHJONG.face_names[wait.piece] for wait in assessment.waits] == ["3s", "6s"]


def test_forbidden_win_still_has_its_settlement() -> None:
    assessment = assess(RULES, TABLE._replace(dead_hands=frozenset({1})), choose_discarder(hand(COMMON), 2))
    assert assessment.stage is AssessmentStage.REFUSED
    assert assessment.forbidden_settlement.deltas == (0, 240, -240, 0)
    assert assessment.is_refused_win
    assert not assessment.can_record
    assert all(win.settlement is None for win in assessment.possible_wins)


def test_more_copies_than_the_set_contains_are_refused() -> None:
    assessment = assess(RULES, TABLE, Draft(winner=1, entries=(PieceEntry(0),) * 5))
    assert assessment.stage is AssessmentStage.REFUSED
    assert assessment.refusal.code is ErrorCode.BAD_COUNT


def test_stored_refusals_release_their_tracebacks() -> None:
    assessment = assess(RULES, TABLE, choose_discarder(hand("12322m456p78945s+9s"), 3))
    refusals = [
        assessment.refusal,
        *(win.refusal for win in assessment.possible_wins),
        *(refusal for _situation, refusal in assessment.refused_circumstances),
    ]
    assert len(refusals) > len(assessment.possible_wins)
    assert {refusal.__traceback__ for refusal in refusals if refusal is not None} == {None}


def test_refused_ron_is_not_valued_as_self_draw() -> None:
    rules = get_ruleset("riichi").bind({})
    draft = hand("345m12p23456788s+3p")
    assert assess(rules, rules.opening_table(), choose_discarder(draft, None)).evaluation is not None
    refused = assess(rules, rules.opening_table(), choose_discarder(draft, 3))
    assert refused.stage is AssessmentStage.REFUSED
    assert refused.possible_wins[0].settlement is not None
    assert refused.evaluation is None


def test_hand_is_missing_pieces_until_it_lacks_only_one() -> None:
    assert assess(RULES, TABLE, Draft()).stage is AssessmentStage.MISSING
    assessment = assess(RULES, TABLE, hand("123m"))
    assert (assessment.stage, assessment.missing_pieces, assessment.can_record) == (AssessmentStage.MISSING, 11, False)
    assessment = assess(RULES, TABLE, hand("12322m456p7894s"))
    assert (assessment.stage, assessment.missing_pieces, assessment.waits) == (AssessmentStage.MISSING, 2, ())
    assert assessment.missing_pieces > 0
    assert assess(RULES, TABLE, hand("12322m456p78945s")).stage is AssessmentStage.WAITING


def test_an_unfinished_hand_may_lack_its_indicator() -> None:
    rules = get_ruleset("beijing").bind({})
    assert assess(rules, rules.opening_table(), Draft(winner=1)).stage is AssessmentStage.MISSING
    for text in ("123m", "12322m456p7894s"):
        assert assess(rules, rules.opening_table(), hand(text)).stage is AssessmentStage.MISSING
    assert assess(rules, rules.opening_table(), hand("12322m456p78945s")).refusal.path == "wild_indicator"


def test_waits_assume_the_chosen_discarder_or_previous_seat() -> None:
    waiting = hand("12322m456p78945s")
    assert assess(RULES, TABLE, waiting).assumed_discarder == 0
    assessment = assess(RULES, TABLE, choose_discarder(waiting, 3))
    assert assessment.assumed_discarder == 3
    assert assessment.waits[0].ron.deltas == (0, 240, 0, -240)


def test_marked_piece_of_an_incomplete_hand_is_a_normal_piece() -> None:
    assessment = assess(RULES, TABLE, hand("12322m456p7894s+5s"))
    assert assessment.stage is AssessmentStage.WAITING
    assert [MAHJONG.face_names[wait.piece] for wait in assessment.waits] == ["3s", "6s"]


def test_evaluation_is_that_of_the_winner_being_entered() -> None:
    rules = get_ruleset("riichi").bind({})
    first = choose_discarder(parse_hand(hand_spec(rules, 4), "234m567m45p11s678s+6p", 1), 0)
    second = replace(
        choose_winner(add_winner(rules.ruleset, hand_spec(rules, 4), first), 2), value={"limit": "mangan"}, entries=()
    )
    assessment = assess(rules, rules.opening_table(), second)
    assert [win.winner for win in assessment.settlement.wins] == [1, 2]
    assert [win.discarder for win in assessment.possible_wins] == [0, 3]
    assert (assessment.evaluation.limit, assess(rules, rules.opening_table(), first).evaluation.limit) == (
        "mangan",
        None,
    )


def test_a_typed_value_needs_no_tiles() -> None:
    value = manual_value(RULES, "han_fu", {"han": 2})
    assert value == {"han": 2, "fu": 30}
    assert assess(RULES, TABLE, Draft(winner=1, discarder=0, value=value)).stage is AssessmentStage.WON
    refused = assess(RULES, TABLE, Draft(winner=1, self_drawn=True, value={"han": 1, "fu": 20}))
    assert refused.stage is AssessmentStage.REFUSED
    assert refused.refusal.path.endswith("fu")
    assert refused.waits == ()


def test_form_of_a_typed_value_is_recognised() -> None:
    for form in RULES.value_forms:
        assert value_form_id(RULES, manual_value(RULES, form.id, {})) == form.id
    many = get_ruleset("arushiaru").bind({"multiple_limits": True})
    assert value_form_id(many, {"limit": "mangan"}) == "mangan"
    assert value_form_id(many, {"limit": "mangan", "times": 2}) == "mangan"
    assert value_form_id(many, {"limit": "none", "points": 3}) == many.value_forms[0].id, "none fits"
