# SPDX-License-Identifier: MIT
from dataclasses import replace
from typing import Any

import pytest

from mahjong_desk.entry.assessment import AssessmentStage, assess
from mahjong_desk.entry.circumstances import fixed_circumstances, split_circumstances, toggle_circumstance, with_riichi
from mahjong_desk.entry.draft import Draft, DraftError, DraftFault, claimed_from, hand_spec, to_hand
from mahjong_desk.entry.notation import add_text
from mahjong_desk.entry.pieces import (
    add_indicator,
    add_meld,
    drop_uncounted_indicators,
    pieces_left,
    remove_indicator,
    set_claimed_from,
)
from mahjong_desk.entry.winners import add_winner, choose_discarder, choose_winner, remove_winner, switch_winner
from mahjong_desk.rules.checks.situations import check_circumstances, check_known_circumstances
from mahjong_desk.rules.model.circumstances import HAITEI, RIICHI, RINSHAN, TENHOU, circumstance_ids
from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.hand import DORA, MAX_DORA_INDICATORS, URA, WILD, Hand, indicator_pieces
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.registry import get_ruleset
from mahjong_desk.shapes import MeldKind
from tests.entry.making import COMMON, RULES, SPEC, TABLE, hand, holding, meld, parse_hand, piece
from tests.rules.test_circumstances import DOUBLE, IPPATSU


@pytest.mark.parametrize(
    ("text", "winner", "discarder", "allowed"),
    [
        (COMMON, 0, None, {"haitei", "tenhou"}),
        (COMMON, 1, None, {"haitei", "chiihou"}),
        (COMMON, 1, 0, {"chankan"}),
        ("99m24s+3s[1111z][555z]", 1, None, {"haitei", "rinshan"}),
        ("12322m456p78944s+4s", 1, 0, set()),
    ],
)
def test_circumstances_follow_the_hand(text: str, winner: int, discarder: int | None, allowed: set[str]) -> None:
    assert set(assess(RULES, TABLE, choose_discarder(hand(text, winner), discarder)).allowed_circumstances) == allowed


def test_refused_circumstances_have_a_reason() -> None:
    assessment = assess(RULES, TABLE, choose_discarder(hand(COMMON, 1), None))
    assert [situation for situation, _ in assessment.refused_circumstances] == ["rinshan", "chankan", "tenhou"]
    assert "replacement" in assessment.refused_circumstances[0][1].message
    assert set(assessment.allowed_circumstances) | {
        situation for situation, _ in assessment.refused_circumstances
    } == set(RULES.circumstance_ids)


def test_a_circumstance_replaces_one_that_excludes_it() -> None:
    draft = choose_discarder(hand(COMMON, 1), None)
    draft = toggle_circumstance(RULES, TABLE, draft, "haitei")
    assert draft.situation == ("haitei",)
    draft = toggle_circumstance(RULES, TABLE, draft, "chiihou")
    assert draft.situation == ("chiihou",)
    assert toggle_circumstance(RULES, TABLE, draft, "chiihou").situation == ()


CIRCUMSTANCES = (RIICHI, DOUBLE, IPPATSU, HAITEI, RINSHAN, TENHOU)
BOO = get_ruleset("boo").bind({})


def check(table: Table, winner: int, discarder: int | None, winning_hand: Hand) -> None:
    check_known_circumstances(winning_hand.situation, CIRCUMSTANCES)
    if winning_hand.indicators.pieces_of(RIICHI_URA) and not {"riichi", "double_riichi"} & set(winning_hand.situation):
        raise Refusal(ErrorCode.BAD_REQUEST, "under riichi alone", path=RIICHI_URA.id)
    check_circumstances(CIRCUMSTANCES, table, winner, discarder, winning_hand)


RIICHI_URA = replace(URA, requires_any=("riichi", "double_riichi"))
BOO_PLUS = replace(BOO, circumstances=CIRCUMSTANCES, indicators=(DORA, RIICHI_URA), check_hand=check)
"""Boo with double riichi, and with an ura indicator that needs either declaration."""


def toggle(table: Table, draft: Draft, *situations: str) -> Draft:
    """Returns the draft with circumstances toggled, one after the other."""
    for situation in situations:
        draft = toggle_circumstance(BOO_PLUS, table, draft, situation)
    return draft


def test_ippatsu_adds_riichi_and_is_removed_with_it() -> None:
    draft = choose_discarder(hand(COMMON, 1), None)
    table = BOO.opening_table()
    ippatsu = toggle(table, draft, "ippatsu")
    assert ippatsu.situation == ("riichi", "ippatsu")
    assert ippatsu.late_riichi == {1}, "it is recorded with the win"
    assert toggle(table, ippatsu, "riichi").situation == ()
    assert toggle(table, ippatsu, "riichi").late_riichi == set()
    assert toggle(table, ippatsu, "ippatsu").situation == ("riichi",)
    assert toggle(table._replace(in_match=False), draft, "riichi").late_riichi == set(), "no event records it"


def test_one_declaration_replaces_the_other() -> None:
    table = BOO.opening_table()._replace(riichi=(1,))
    draft = with_riichi(BOO_PLUS, table, choose_discarder(hand(COMMON, 1), None))
    assert draft.situation == ("riichi",)
    assert fixed_circumstances(BOO_PLUS, table, draft) == {"riichi"}
    assert toggle(table, draft, "riichi") == draft, "it was declared"
    both = toggle(table, draft, "ippatsu", "double_riichi")
    assert set(both.situation) == {"double_riichi", "ippatsu"}
    assert fixed_circumstances(BOO_PLUS, table, both) == set()
    for back in ("riichi", "double_riichi"):
        assert set(toggle(table, both, back).situation) == {"riichi", "ippatsu"}
    assert both.late_riichi == set()


def test_riichi_cannot_be_declared_without_a_winner() -> None:
    table, draft = BOO.opening_table(), Draft()
    assert fixed_circumstances(BOO_PLUS, table, draft) == {"riichi", "double_riichi"}
    assert toggle(table, draft, "riichi") == draft
    assert toggle(table, draft, "ippatsu").late_riichi == set()
    assert toggle(table, holding(COMMON), "haitei", "rinshan").situation == ("rinshan",)


def test_undeclared_riichi_is_removed_with_its_dependents() -> None:
    draft = replace(choose_discarder(hand(COMMON, 1), None), situation=("double_riichi", "ippatsu", "haitei"))
    assert with_riichi(BOO_PLUS, BOO.opening_table(), draft).situation == ("haitei",)
    table = BOO.opening_table()._replace(riichi=(1,))
    assert with_riichi(BOO_PLUS, table, draft).situation == draft.situation
    assert with_riichi(BOO_PLUS, table, replace(draft, late_riichi=frozenset({1, 2}))).late_riichi == {2}


@pytest.mark.parametrize(
    ("table", "offered"),
    [
        ({"scores": (2000, 0, 3000, 3000)}, {"haitei"}),
        ({"scores": (2000, 0, 3000, 3000), "riichi": (1,)}, {"riichi", "double_riichi", "ippatsu", "haitei"}),
        ({"scores": (2000, 0, 3000, 3000), "in_match": False}, {"riichi", "double_riichi", "ippatsu", "haitei"}),
    ],
)
def test_riichi_needs_points_for_the_stake(table: dict[str, Any], offered: set[str]) -> None:
    draft = choose_discarder(hand(COMMON, 1), None)
    allowed, barred = split_circumstances(BOO_PLUS, BOO.opening_table()._replace(**table), hand_spec(BOO, 4), draft)
    assert set(allowed) == offered
    assert {refusal.code for name, refusal in barred if name in ("riichi", "ippatsu")} <= {ErrorCode.BAD_EVENT}


def test_dependent_circumstance_is_offered_if_both_fit() -> None:
    closed, opened = (choose_discarder(hand(text, 1), None) for text in (COMMON, "99m24s234m456p+3s[555z]"))
    for draft, offered in ((closed, {"riichi", "double_riichi", "ippatsu", "haitei"}), (opened, {"haitei"})):
        allowed, barred = split_circumstances(BOO_PLUS, BOO.opening_table(), hand_spec(BOO, 4), draft)
        assert set(allowed) == offered
        assert {situation for situation, _ in barred} == set(circumstance_ids(CIRCUMSTANCES)) - offered


def test_ura_indicators_exclude_no_circumstance() -> None:
    draft = replace(
        choose_discarder(hand(COMMON, 1), None),
        situation=("riichi",),
        indicators=indicator_pieces({DORA.id: (33,), RIICHI_URA.id: (32,)}),
    )
    allowed, _ = split_circumstances(BOO_PLUS, BOO.opening_table(), hand_spec(BOO_PLUS, 4), draft)
    assert set(allowed) == {"riichi", "double_riichi", "ippatsu", "haitei"}


def test_hand_below_the_minimum_lists_rescuing_circumstances() -> None:
    rules = get_ruleset("mcr").bind({})
    table = rules.opening_table()
    spec = hand_spec(rules, 4)
    poor = assess(rules, table, choose_discarder(parse_hand(spec, "56s678p33z+7s[123m][345m]", 1), None))
    assert poor.refusal is not None
    assert (poor.rescuing_circumstances, poor.waits) == (("haitei",), ())
    assert assess(rules, table, toggle_circumstance(rules, table, poor.draft, "haitei")).is_valid_win
    assert assess(rules, table, choose_discarder(poor.draft, 3)).rescuing_circumstances == ()


def test_circumstances_excluded_by_riichi_are_disabled() -> None:
    table, draft = BOO.opening_table()._replace(riichi=(0,)), choose_discarder(hand(COMMON, 0), None)
    spec = hand_spec(BOO_PLUS, 4)
    for situation in ((), ("riichi",)):
        assert (
            "tenhou" in split_circumstances(BOO_PLUS, BOO.opening_table(), spec, replace(draft, situation=situation))[0]
        )
    draft = with_riichi(BOO_PLUS, table, draft)
    assert "tenhou" not in split_circumstances(BOO_PLUS, table, spec, draft)[0]


KAN_DORA = replace(DORA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True)
KAN_URA = replace(URA, max_count=MAX_DORA_INDICATORS, grows_with_kans=True, requires_any=("riichi",))
KAN_SPEC = replace(SPEC, indicators=(KAN_DORA, KAN_URA))


def test_the_chosen_indicator_is_removed() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z"):
        draft = add_indicator(SPEC, draft, KAN_DORA, piece(name))
    draft = remove_indicator(draft, KAN_DORA, 1)
    assert draft.indicators.pieces_of(DORA) == (piece("1z"), piece("3z"))
    assert pieces_left(SPEC, draft)[piece("1z")] == 3


def test_a_new_wildcard_replaces_the_previous_one() -> None:
    draft = add_indicator(SPEC, Draft(), WILD, piece("1z"))
    draft = add_indicator(SPEC, draft, WILD, piece("2z"))
    assert draft.indicators.pieces_of(WILD) == (piece("2z"),)
    assert remove_indicator(draft, WILD, 0).indicators.pieces_of(WILD) == ()


def test_indicator_needs_a_copy_outside_the_hand() -> None:
    assert add_indicator(SPEC, holding("111m"), DORA, piece("1m")).indicators.pieces_of(DORA) == (piece("1m"),)
    with pytest.raises(DraftError) as failed:
        add_indicator(SPEC, holding("1111m"), DORA, piece("1m"))
    assert (failed.value.reason, failed.value.text) == (DraftFault.NONE_LEFT, "1m")


def test_every_winner_has_the_same_indicators() -> None:
    draft = choose_winner(add_winner(RULES.ruleset, SPEC, choose_discarder(hand(COMMON), 0)), 2)
    draft = add_indicator(SPEC, draft, DORA, piece("7z"))
    (other,) = draft.other_winners
    assert other.hand.indicators.pieces_of(DORA) == draft.indicators.pieces_of(DORA) == (piece("7z"),)
    typed = Draft(other_winners=(Winner(0, value={"han": 1, "fu": 30}),))
    assert add_indicator(SPEC, typed, DORA, piece("7z")).other_winners == typed.other_winners


def test_the_number_of_indicators_is_limited() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z", "4z", "5z"):
        draft = add_indicator(KAN_SPEC, draft, KAN_DORA, piece(name))
    with pytest.raises(DraftError) as failed:
        add_indicator(KAN_SPEC, draft, KAN_DORA, piece("6z"))
    assert failed.value.reason is DraftFault.NO_ROOM
    with pytest.raises(DraftError):
        add_indicator(KAN_SPEC, Draft(), KAN_URA, piece("6z"))
    two = replace(DORA, max_count=2)
    draft = add_indicator(SPEC, add_indicator(SPEC, Draft(), two, piece("1z")), two, piece("2z"))
    with pytest.raises(DraftError):
        add_indicator(SPEC, draft, two, piece("3z"))


def test_ura_indicators_count_only_for_winners_in_riichi() -> None:
    declared = replace(choose_discarder(hand(COMMON), 0), situation=("riichi",))
    draft = add_indicator(KAN_SPEC, add_indicator(KAN_SPEC, declared, KAN_DORA, piece("7z")), KAN_URA, piece("6z"))
    first = to_hand(KAN_SPEC, draft)
    assert first.indicators.pieces_of(KAN_URA) == (piece("6z"),)
    other = choose_winner(add_winner(RULES.ruleset, KAN_SPEC, draft), 2)
    assert other.indicators == draft.indicators, "they stay for the deal"
    assert to_hand(KAN_SPEC, other).indicators.pieces_of(KAN_URA) == ()
    assert drop_uncounted_indicators(KAN_SPEC, other) == other
    assert to_hand(KAN_SPEC, switch_winner(KAN_SPEC, other, 1)).indicators == first.indicators
    assert drop_uncounted_indicators(KAN_SPEC, replace(draft, situation=())).indicators.pieces_of(KAN_URA) == ()
    assert drop_uncounted_indicators(KAN_SPEC, remove_indicator(draft, KAN_DORA, 0)).indicators.pieces == ()


def test_choosing_another_winner_clears_conflicting_entries() -> None:
    draft = Draft(winner=0, discarder=2, pao=(PaoEntry(2, "mangan"),))
    draft = set_claimed_from(add_meld(SPEC, draft, meld(MeldKind.PON, "5z")), 0, 2)
    draft = choose_winner(draft, 2)
    assert (draft.discarder, draft.is_decided, draft.pao) == (None, False, ())
    assert claimed_from(SPEC, draft, draft.melds[0]) == 1


def test_a_player_cannot_win_on_their_own_discard() -> None:
    with pytest.raises(DraftError):
        choose_discarder(Draft(winner=1), 1)
    assert choose_discarder(Draft(winner=1, discarder=2), None).self_drawn


def test_a_second_winner_wins_on_the_same_piece() -> None:
    first = choose_discarder(hand(COMMON), 2)
    second = add_winner(RULES.ruleset, SPEC, first)
    assert [pieces_left(SPEC, second)[piece(name)] for name in ("2m", "6s")] == [1, 3], "the discard is counted once"
    assert second.winning_piece == first.winning_piece is not None
    assert (second.discarder, second.concealed) == (2, ())
    assert add_text(SPEC, second, "45s+6s").size == 3, "the discard can be typed again"
    assert second.winner != first.winner
    back = switch_winner(SPEC, replace(second, winner=None), 1)
    assert (to_hand(SPEC, back), back.other_winners) == (to_hand(SPEC, first), ())
    third = choose_winner(add_winner(RULES.ruleset, SPEC, choose_winner(second, 3)), 0)
    assert [other.seat for other in third.other_winners] == [1, 3]
    remaining = remove_winner(replace(third, late_riichi=frozenset({1, 3})), 3)
    assert ([other.seat for other in remaining.other_winners], set(remaining.late_riichi)) == ([1], {1})


@pytest.mark.parametrize("situation", ["houtei", "chankan"])
def test_a_second_winner_shares_what_is_true_of_the_discard(situation: str) -> None:
    first = replace(choose_discarder(hand(COMMON), 2), situation=("riichi", situation))
    assert add_winner(get_ruleset("riichi"), SPEC, first).situation == (situation,)


def test_a_second_winner_shares_only_the_fields_of_the_win() -> None:
    fields = {(FieldOwner.WIN, "robbed"): True, (FieldOwner.WINNER, "immunity"): 2, (FieldOwner.HAND, "mixed"): True}
    second = add_winner(RULES.ruleset, SPEC, replace(choose_discarder(hand(COMMON), 2), extra_fields=fields))
    assert second.extra_fields == {(FieldOwner.WIN, "robbed"): True}
    assert second.other_winners[0].extra_fields == {"immunity": 2}


@pytest.mark.parametrize(("winner", "seat", "late"), [(None, 1, {1, 2}), (1, 1, {1, 2}), (1, 2, {2}), (3, 2, {1, 2})])
def test_late_riichi_of_the_previous_winner_is_removed(winner: int | None, seat: int, late: set[int]) -> None:
    assert choose_winner(Draft(winner=winner, late_riichi=frozenset({1, 2})), seat).late_riichi == late


def test_pao_offers_list_the_players_who_may_be_charged() -> None:
    draft = choose_discarder(hand("23m99p+1m[555z1][666z3][777z4]"), 0)
    assessment = assess(RULES, TABLE, draft)
    assert assessment.pao_offers.suggested == (PaoEntry(3, "daisangen"),)
    assert {offer.reason for offer in assessment.pao_offers.options} == {"daisangen", "mangan"}
    assert {offer.player for offer in assessment.pao_offers.options} == {0, 2, 3}
    assert assessment.pao_undecided
    assert not assess(RULES, TABLE, replace(draft, pao_declined=True)).pao_undecided
    assert assess(RULES, TABLE, choose_discarder(hand(COMMON), 2)).pao_offers.options == ()


@pytest.mark.parametrize(
    ("by", "without", "charged"),
    [
        (None, AssessmentStage.WON, AssessmentStage.REFUSED),
        (0, AssessmentStage.REFUSED, AssessmentStage.WON),
        (3, AssessmentStage.REFUSED, AssessmentStage.WON),
    ],
)
def test_pao_is_asked_if_the_win_needs_it(by: int | None, without: AssessmentStage, charged: AssessmentStage) -> None:
    rules = get_ruleset("boo").bind({})
    draft = replace(hand("99m23m[555z1][666z4][777z3]1m"), self_drawn=by is None, discarder=by)
    undecided = assess(rules, rules.opening_table(), draft)
    assert undecided.pao_offers.suggested == (PaoEntry(2, "daisangen"),)
    assert undecided.pao_undecided
    assert not undecided.pao_offers.allows_several
    assert undecided.stage is without
    decided = assess(rules, rules.opening_table(), replace(draft, pao=undecided.pao_offers.suggested))
    assert decided.stage is charged
    assert decided.pao_offers.suggested == undecided.pao_offers.suggested
    assert (undecided.pao_offers.refusal is None) is (charged is AssessmentStage.WON)


@pytest.mark.parametrize(("several", "suggested"), [(True, 2), (False, 1)])
def test_two_players_are_liable_only_if_the_rules_allow_it(several: bool, suggested: int) -> None:
    rules = get_ruleset("riichi").bind({"pao_suukantsu": True, "multiple_yakuman": several})
    draft = choose_discarder(hand("9p+9p[5555z1][6666z1][7777z4][1111m3]"), 0)
    assessment = assess(rules, rules.opening_table(), draft)
    reasons = {"daisangen": PaoEntry(3, "daisangen"), "suukantsu": PaoEntry(2, "suukantsu")}
    assert assessment.stage is AssessmentStage.WON
    assert {offer.reason for offer in assessment.pao_offers.options} >= set(reasons)
    assert assessment.pao_offers.suggested == tuple(reasons.values())[:suggested]
    assert (assessment.pao_offers.allows_several, assessment.pao_offers.refusal) == (several, None)


def test_pao_is_not_asked_if_the_win_is_forbidden_either_way() -> None:
    rules = get_ruleset("boo").bind({})
    assessment = assess(rules, rules.opening_table(), choose_discarder(hand("99m23m[555z1][666z4][777z3]1m"), 2))
    assert assessment.stage is AssessmentStage.REFUSED
    assert assessment.pao_offers.options == ()
