# SPDX-License-Identifier: MIT
from dataclasses import replace

import pytest

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault, PieceEntry, claimed_from, hand_spec
from mahjong_desk.entry.pieces import (
    add_meld,
    add_piece,
    can_meld,
    cycle_claimed_from,
    cycle_faces,
    has_other_faces,
    make_meld,
    mark_winning,
    pieces_left,
    remove_last,
    remove_meld,
    remove_piece,
    set_claimed_from,
    toggle_added_kan,
)
from mahjong_desk.entry.winners import choose_winner
from mahjong_desk.pieces import MAHJONG, MAHJONG_WITH_RED_FIVE
from mahjong_desk.rules import registry
from mahjong_desk.shapes import MeldKind
from tests.entry.making import SPEC, holding, meld, piece


def test_the_fourteenth_piece_is_the_winning_one() -> None:
    assert holding("123m456p789s22m45s").winning_piece is None
    draft = holding("123m456p789s22m456s")
    assert draft.winning_piece == piece("6s")
    assert len(draft.concealed) == 13


def test_full_hand_and_fifth_copy_are_refused() -> None:
    for pieces, fault in (("123m456p789s22m456s1z", DraftFault.FULL), ("11111m", DraftFault.NONE_LEFT)):
        with pytest.raises(DraftError) as refused:
            holding(pieces)
        assert refused.value.reason is fault
    assert pieces_left(SPEC, holding("111m"))[piece("1m")] == 1


def test_all_faces_of_a_kind_share_four_copies() -> None:
    boo = hand_spec(registry.get_ruleset("boo").bind({}), 4)
    five, red = (MAHJONG_WITH_RED_FIVE.face_names.index(name) for name in ("5p", "0p"))
    assert (pieces_left(boo, Draft())[five], pieces_left(boo, Draft())[red]) == (2, 2)
    loose = replace(boo, face_counts=tuple(4 if face == five else count for face, count in enumerate(boo.face_counts)))
    draft = Draft(entries=(PieceEntry(five),) * 3)
    assert (pieces_left(loose, draft)[five], pieces_left(loose, draft)[red]) == (1, 1)
    more = Draft(entries=(PieceEntry(red),) * 3)
    assert (pieces_left(loose, more)[five], pieces_left(loose, more)[red]) == (1, 0)


def test_marking_another_piece_moves_the_winning_mark() -> None:
    draft = add_piece(SPEC, holding("12m"), piece("3m"), winning=True)
    assert draft.winning_piece == piece("3m")
    draft = add_piece(SPEC, draft, piece("9m"), winning=True)
    assert draft.winning_piece == piece("9m")
    assert draft.concealed == MAHJONG.parse("123m")
    draft = mark_winning(draft, piece("1m"))
    assert draft.winning_piece == piece("1m")
    assert sorted(draft.concealed) == list(MAHJONG.parse("239m"))
    assert mark_winning(draft, piece("5z")) is draft, "it is absent"


def test_remove_last_removes_one_piece_or_a_whole_meld() -> None:
    draft = add_meld(SPEC, holding("12m"), meld(MeldKind.PON, "5z"))
    assert remove_last(draft) == holding("12m")
    assert remove_last(remove_last(draft)) == holding("1m")
    assert remove_last(Draft(unparsed_text="12")) == Draft(unparsed_text="1")
    assert remove_last(Draft()) == Draft()


def test_removing_a_piece_keeps_the_winning_piece() -> None:
    draft = holding("123m456p789s22m456s")
    without = remove_piece(draft, piece("1m"))
    assert without.winning_piece == piece("6s")
    assert len(without.concealed) == 12
    assert add_piece(SPEC, without, piece("4m")).winning_piece == piece("6s")
    assert remove_piece(draft, piece("6s"), winning=True).winning_piece is None


def test_meld_counts_as_three_pieces_and_the_last_piece_wins() -> None:
    assert add_meld(SPEC, holding("23m99p456s78m"), meld(MeldKind.ANKAN, "1z")).size == 12
    full = add_meld(SPEC, add_meld(SPEC, holding("23m99p6789s"), meld(MeldKind.PON, "5z")), meld(MeldKind.CHI, "4p"))
    assert full.winning_piece == piece("9s")
    for crowded in (full, holding("123m456p789s22m4s")):
        with pytest.raises(DraftError) as no_room:
            add_meld(SPEC, crowded, meld(MeldKind.PON, "1z"))
        assert no_room.value.reason is DraftFault.NO_ROOM


def test_meld_needs_available_pieces_and_a_sequence() -> None:
    assert not can_meld(SPEC, Draft(), MeldKind.CHI, piece("8m"))
    assert not can_meld(SPEC, Draft(), MeldKind.CHI, piece("1z"))
    assert can_meld(SPEC, Draft(), MeldKind.CHI, piece("7m"))
    assert not can_meld(SPEC, holding("55z"), MeldKind.PON, piece("5z"))
    assert not can_meld(SPEC, holding("5z"), MeldKind.ANKAN, piece("5z"))
    assert can_meld(SPEC, holding("5z"), MeldKind.PON, piece("5z"))


def test_cycle_faces_adds_red_fives_then_starts_over() -> None:
    boo = hand_spec(registry.get_ruleset("boo").bind({}), 4)
    for kind, name, turned in (
        (MeldKind.PON, "5p", ["550p", "500p", "550p"]),
        (MeldKind.CHI, "4p", ["456p", "406p", "456p"]),
        (MeldKind.CHI, "1p", ["123p", "123p"]),
        (MeldKind.ANKAN, "5p", ["5500p", "5500p"]),
    ):
        draft = add_meld(boo, Draft(), make_meld(boo, Draft(), kind, piece(name)))
        assert has_other_faces(boo, draft, 0) is (turned[0] != turned[1])
        for faces in turned:
            assert boo.pieces.format(draft.melds[0].pieces) == faces
            draft = cycle_faces(boo, draft, 0)


@pytest.mark.parametrize(
    ("red_fives", "held", "kind", "face", "expected"),
    [
        (1, "", MeldKind.PON, "5p", "555p"),
        (1, "", MeldKind.PON, "0p", "550p"),
        (1, "", MeldKind.CHI, "0p", "067p"),
        (1, "", MeldKind.ANKAN, "0p", "5550p"),
        (1, "55p", MeldKind.CHI, "5p", "567p"),
        (1, "555p", MeldKind.CHI, "5p", "067p"),
        (4, "", MeldKind.ANKAN, "0p", "0000p"),
    ],
)
def test_meld_uses_plain_fives_while_left(red_fives: int, held: str, kind: MeldKind, face: str, expected: str) -> None:
    boo = hand_spec(registry.get_ruleset("boo").bind({"red_fives": red_fives}), 4)
    draft = Draft(entries=tuple(map(PieceEntry, boo.pieces.parse(held) if held else ())))
    assert boo.pieces.format(make_meld(boo, draft, kind, boo.pieces.face_names.index(face)).pieces) == expected


def test_open_kan_toggles_to_an_added_kan_and_back() -> None:
    draft = add_meld(SPEC, Draft(), meld(MeldKind.DAIMINKAN, "5z"))
    added_kan = toggle_added_kan(draft, 0)
    assert added_kan.melds == (meld(MeldKind.SHOUMINKAN, "5z"),)
    assert toggle_added_kan(added_kan, 0) == draft


def test_four_melds_leave_two_pieces() -> None:
    draft = Draft()
    for name in ("1z", "2z", "3z", "4z"):
        draft = add_meld(SPEC, draft, meld(MeldKind.PON, name))
    draft = holding("5z", draft)
    assert draft.winning_piece is None
    assert holding("5z", draft).winning_piece == piece("5z")


def test_meld_is_claimed_from_the_previous_seat_by_default() -> None:
    draft = choose_winner(add_meld(SPEC, Draft(), meld(MeldKind.PON, "5z")), 0)
    assert claimed_from(SPEC, draft, draft.melds[0]) == 3
    claimed = set_claimed_from(draft, 0, 2)
    assert claimed_from(SPEC, claimed, claimed.melds[0]) == 2
    seats = []
    for _ in range(3):
        draft = cycle_claimed_from(SPEC, draft, 0)
        seats.append(claimed_from(SPEC, draft, draft.melds[0]))
    assert seats == [2, 1, 3]


def test_chi_is_always_claimed_from_the_previous_seat() -> None:
    draft = add_meld(SPEC, Draft(), meld(MeldKind.CHI, "4p"))
    for winner in range(4):
        with_winner = choose_winner(draft, winner)
        assert claimed_from(SPEC, with_winner, with_winner.melds[0]) == (winner - 1) % 4
        assert cycle_claimed_from(SPEC, with_winner, 0) == with_winner


def test_remove_meld_removes_the_chosen_one_of_two_equals() -> None:
    draft = add_meld(SPEC, add_meld(SPEC, Draft(winner=0), meld(MeldKind.CHI, "1m")), meld(MeldKind.CHI, "1m"))
    draft = set_claimed_from(draft, 1, 3)
    assert remove_meld(draft, 0).melds == draft.melds[1:]
    assert remove_meld(draft, 1).melds == (meld(MeldKind.CHI, "1m"),)
