# SPDX-License-Identifier: MIT
"""The draft: pieces, melds, the winning piece, and the event that it tells."""

from __future__ import annotations

from dataclasses import replace

import pytest

from mahjong_desk.entry.draft import Draft, DraftError, Fault, MeldEntry, PieceEntry
from mahjong_desk.entry.events import draft_of_win, hand_of, win_of
from mahjong_desk.entry.frame import frame_of
from mahjong_desk.entry.melds import (
    add_meld,
    can_meld,
    giver_of,
    meld_from,
    next_giver,
    remove_meld,
    set_giver,
)
from mahjong_desk.entry.pieces import add_piece, left, mark_winning, remove_piece, take_back
from mahjong_desk.entry.steps import Steps
from mahjong_desk.entry.winners import choose_discarder, choose_winner
from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE
from mahjong_desk.rules import registry
from mahjong_desk.rules.events import Pao
from mahjong_desk.rules.hand import Situation
from mahjong_desk.shapes import MeldKind

FRAME = frame_of(registry.find("arushiaru").with_options({}), 4)


def piece(name: str) -> int:
    """Returns the piece of that name."""
    return MAHJONG.names.index(name)


def holding(text: str, draft: Draft | None = None) -> Draft:
    """Returns a draft with pieces added one by one."""
    made = draft or Draft()
    for found in MAHJONG.parse(text):
        made = add_piece(FRAME, made, found)
    return made


def meld(kind: MeldKind, name: str) -> MeldEntry:
    """Returns the meld that a kind and a piece make."""
    return meld_from(FRAME, Draft(), kind, piece(name))


def test_the_frame_knows_how_many_pieces_a_hand_has() -> None:
    assert (FRAME.size, FRAME.players) == (13, 4)


def test_the_fourteenth_piece_is_the_winning_one() -> None:
    assert holding("123m456p789s22m45s").winning is None
    draft = holding("123m456p789s22m456s")
    assert draft.winning == piece("6s")
    assert len(draft.concealed) == 13


def test_a_full_hand_takes_no_more_and_no_piece_stands_five_times() -> None:
    with pytest.raises(DraftError) as full:
        holding("123m456p789s22m456s1z")
    assert full.value.fault is Fault.FULL
    with pytest.raises(DraftError) as fifth:
        holding("11111m")
    assert fifth.value.fault is Fault.NONE_LEFT
    assert left(FRAME, holding("111m"))[piece("1m")] == 1


def test_no_more_of_a_kind_are_left_than_its_faces_have_together() -> None:
    boo = frame_of(registry.find("boo").with_options({}), 4)
    five, red = (MAHJONG_WITH_RED_FIVE.names.index(name) for name in ("5p", "0p"))
    assert (left(boo, Draft())[five], left(boo, Draft())[red]) == (2, 2)
    lenient = replace(boo, faces=tuple(4 if face == five else count for face, count in enumerate(boo.faces)))
    draft = Draft(entries=(PieceEntry(five),) * 3)
    assert (left(lenient, draft)[five], left(lenient, draft)[red]) == (1, 1)
    more = Draft(entries=(PieceEntry(red),) * 3)
    assert (left(lenient, more)[five], left(lenient, more)[red]) == (1, 0)


def test_a_marked_piece_is_the_winning_one_and_the_mark_moves() -> None:
    draft = add_piece(FRAME, holding("12m"), piece("3m"), winning=True)
    assert draft.winning == piece("3m")
    draft = add_piece(FRAME, draft, piece("9m"), winning=True)
    assert draft.winning == piece("9m")
    assert draft.concealed == MAHJONG.parse("123m")
    draft = mark_winning(draft, piece("1m"))
    assert draft.winning == piece("1m")
    assert sorted(draft.concealed) == list(MAHJONG.parse("239m"))


def test_marking_a_piece_that_is_not_there_changes_nothing() -> None:
    draft = holding("12m")
    assert mark_winning(draft, piece("5z")) is draft


def test_taking_back_goes_step_by_step_and_a_meld_at_once() -> None:
    draft = add_meld(FRAME, holding("12m"), meld(MeldKind.PON, "5z"))
    assert take_back(draft) == holding("12m")
    assert take_back(take_back(draft)) == holding("1m")
    assert take_back(Draft(pending="12")) == Draft(pending="1")
    assert take_back(Draft()) == Draft()


def test_a_removed_piece_leaves_the_winning_one_where_it_is() -> None:
    draft = holding("123m456p789s22m456s")
    without = remove_piece(draft, piece("1m"))
    assert without.winning == piece("6s")
    assert len(without.concealed) == 12
    assert add_piece(FRAME, without, piece("4m")).winning == piece("6s")
    assert remove_piece(draft, piece("6s"), winning=True).winning is None


def test_a_meld_takes_three_places_and_the_last_piece_of_a_full_hand_wins() -> None:
    draft = add_meld(FRAME, holding("23m99p456s78m"), meld(MeldKind.ANKAN, "1z"))
    assert draft.places == 12
    full = add_meld(FRAME, add_meld(FRAME, holding("23m99p6789s"), meld(MeldKind.PON, "5z")), meld(MeldKind.CHI, "4p"))
    assert full.winning == piece("9s")
    with pytest.raises(DraftError) as no_room:
        add_meld(FRAME, full, meld(MeldKind.PON, "1z"))
    assert no_room.value.fault is Fault.NO_ROOM


def test_no_meld_is_made_of_what_is_not_left_or_is_no_row() -> None:
    assert not can_meld(FRAME, Draft(), MeldKind.CHI, piece("8m"))
    assert not can_meld(FRAME, Draft(), MeldKind.CHI, piece("1z"))
    assert can_meld(FRAME, Draft(), MeldKind.CHI, piece("7m"))
    two = holding("55z")
    assert not can_meld(FRAME, two, MeldKind.PON, piece("5z"))
    assert not can_meld(FRAME, holding("5z"), MeldKind.ANKAN, piece("5z"))
    assert can_meld(FRAME, holding("5z"), MeldKind.PON, piece("5z"))


def test_four_melds_leave_two_pieces() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z", "4z"):
        draft = add_meld(FRAME, draft, meld(MeldKind.PON, name))
    draft = holding("5z", draft)
    assert draft.winning is None
    assert holding("5z", draft).winning == piece("5z")


def test_the_giver_is_the_player_before_unless_another_is_named() -> None:
    draft = choose_winner(add_meld(FRAME, Draft(), meld(MeldKind.PON, "5z")), 0)
    assert giver_of(FRAME, draft, draft.melds[0]) == 3
    given = set_giver(draft, 0, 2)
    assert giver_of(FRAME, given, given.melds[0]) == 2
    seats = []
    for _ in range(3):
        draft = next_giver(FRAME, draft, 0)
        seats.append(giver_of(FRAME, draft, draft.melds[0]))
    assert seats == [2, 1, 3]


def test_a_chi_comes_from_the_player_before_whoever_wins() -> None:
    draft = add_meld(FRAME, Draft(), meld(MeldKind.CHI, "4p"))
    for winner in range(4):
        chosen = choose_winner(draft, winner)
        assert giver_of(FRAME, chosen, chosen.melds[0]) == (winner - 1) % 4
        assert next_giver(FRAME, chosen, 0) == chosen


def test_another_winner_takes_out_what_cannot_stand() -> None:
    draft = Draft(winner=0, discarder=2, pao=(Pao(2, "mangan"),))
    draft = set_giver(add_meld(FRAME, draft, meld(MeldKind.PON, "5z")), 0, 2)
    draft = choose_winner(draft, 2)
    assert draft.discarder is None
    assert not draft.decided
    assert draft.pao == ()
    assert giver_of(FRAME, draft, draft.melds[0]) == 1


def test_nobody_wins_from_the_own_discard() -> None:
    with pytest.raises(DraftError):
        choose_discarder(Draft(winner=1), 1)
    assert choose_discarder(Draft(winner=1, discarder=2), None).self_drawn


def test_of_two_equal_melds_the_chosen_one_goes() -> None:
    draft = add_meld(FRAME, add_meld(FRAME, Draft(winner=0), meld(MeldKind.CHI, "1m")), meld(MeldKind.CHI, "1m"))
    draft = set_giver(draft, 1, 3)
    assert remove_meld(draft, 1).melds == (meld(MeldKind.CHI, "1m"),)


def test_event_and_draft_tell_the_same() -> None:
    draft = choose_discarder(choose_winner(holding("99m24888s"), 2), None)
    draft = add_meld(FRAME, draft, MeldEntry(MeldKind.CHI, MAHJONG.parse("456p")))
    draft = add_meld(FRAME, draft, MeldEntry(MeldKind.PON, MAHJONG.parse("555z"), 0))
    draft = holding("3s", draft)
    event = win_of(FRAME, draft)
    assert event.discarder is None
    hand = event.wins[0].hand
    assert hand is not None
    assert [found.giver for found in hand.melds] == [1, 0]
    assert win_of(FRAME, draft_of_win(event)) == event


def test_a_typed_value_stands_in_the_place_of_the_hand() -> None:
    draft = Draft(winner=1, discarder=0, value={"han": 2, "fu": 30}, entries=holding("123m").entries)
    event = win_of(FRAME, draft)
    assert event.wins[0].hand is None
    assert draft_of_win(event).value == {"han": 2, "fu": 30}


def test_an_undecided_win_is_no_event() -> None:
    with pytest.raises(ValueError, match="who won"):
        win_of(FRAME, Draft(winner=1))


def test_the_hand_that_waits_has_no_winning_piece() -> None:
    draft = add_piece(FRAME, holding("123m456p789s22m4s", Draft(winner=0)), piece("5s"), winning=True)
    hand = hand_of(FRAME, draft, whole=False)
    assert (len(hand.concealed), hand.winning_piece) == (13, None)


def test_steps_go_back_and_forth() -> None:
    steps = Steps(Draft())
    assert not steps.undo()
    assert steps.take(holding("1m"))
    assert not steps.take(holding("1m"))
    steps.take(holding("12m"))
    assert steps.undo()
    assert steps.present == holding("1m")
    assert steps.redo()
    assert steps.present == holding("12m")
    steps.undo()
    steps.take(Draft(situation=(Situation.HAITEI,)))
    assert not steps.can_redo
