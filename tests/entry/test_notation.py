# SPDX-License-Identifier: MIT
"""Hands in one line of notation: formatted, typed key by key, and pasted."""

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault, MeldEntry, claimed_from, hand_spec, to_hand
from mahjong_desk.entry.notation import SegmentKind, add_text, format_hand, split_segments, unparsed_error
from mahjong_desk.entry.pieces import add_meld, add_piece, make_meld, remove_last
from mahjong_desk.pieces import MAHJONG, SHOGI
from mahjong_desk.rules import registry
from mahjong_desk.shapes import MeldKind
from tests.entry.making import parse_hand

SPEC = hand_spec(registry.get_ruleset("arushiaru").bind({}), 4)


def typed(text: str, winner: int | None = None) -> Draft:
    draft = Draft(winner=winner)
    for key in text:
        draft = add_text(SPEC, draft, key)
    return draft


def unparsed_fault(draft: Draft) -> DraftFault | None:
    error = unparsed_error(SPEC, draft)
    return error.reason if error else None


def test_hand_is_formatted_with_winning_piece_and_melds() -> None:
    draft = parse_hand(SPEC, "99m24888s+3s[456p][555z1]", 2)
    assert format_hand(SPEC, draft) == "99m24888s+3s [456p][555z^]"
    assert [part.kind for part in split_segments(SPEC, draft)] == [
        SegmentKind.CONCEALED,
        SegmentKind.WINNING,
        SegmentKind.MELD,
    ]


def test_digits_wait_for_their_suit() -> None:
    draft = typed("12")
    assert draft.pieces == ()
    assert draft.unparsed_text == "12"
    assert unparsed_fault(draft) is None
    assert typed("123m").concealed == MAHJONG.parse("123m")


def test_backspace_removes_digits_before_pieces() -> None:
    draft = typed("1m23")
    draft = remove_last(remove_last(draft))
    assert draft.unparsed_text == ""
    assert remove_last(draft).pieces == ()


def test_last_piece_wins_unless_a_plus_marks_another() -> None:
    assert MAHJONG.face_names[parse_hand(SPEC, "12322m456p789456s").winning_piece or 0] == "6s"
    assert MAHJONG.face_names[parse_hand(SPEC, "1+2322m456p789456s").winning_piece or 0] == "2m"
    assert MAHJONG.face_names[parse_hand(SPEC, "99m24888s+3s[456p][555z]").winning_piece or 0] == "3s"
    assert MAHJONG.face_names[parse_hand(SPEC, "99m248883s[456p][555z]").winning_piece or 0] == "3s"


def test_invalid_text_is_reported_and_kept() -> None:
    draft = typed("12x3m", 0)
    assert draft.unparsed_text == "12x3m"
    assert unparsed_fault(draft) is DraftFault.STRAY
    for _ in range(3):
        draft = remove_last(draft)
    draft = add_text(SPEC, draft, "m")
    assert draft.concealed == MAHJONG.parse("12m")
    assert unparsed_fault(typed("9z")) is DraftFault.NO_SUCH_PIECE
    assert unparsed_fault(typed("m")) is DraftFault.STRAY
    for text, named in (("9z", "9z"), ("1x", "x"), ("5b", "b")):
        assert unparsed_error(SPEC, typed(text)).text == named


def test_excess_pieces_stay_unparsed() -> None:
    draft = typed("123m456p789s22m456s7s")
    assert draft.unparsed_text == "7s"
    assert unparsed_fault(draft) is DraftFault.FULL
    assert draft.size == 14
    fifth = typed("11111m")
    assert (fifth.unparsed_text, unparsed_fault(fifth)) == ("1m", DraftFault.NONE_LEFT)


@pytest.mark.parametrize(
    ("text", "kind", "discarder"),
    [
        ("[456p]", MeldKind.CHI, 1), ("[555z]", MeldKind.PON, 1), ("[555z<]", MeldKind.PON, 1),
        ("[555z^]", MeldKind.PON, 0), ("[555z>]", MeldKind.PON, 3), ("[555z4]", MeldKind.PON, 3),
        ("[1111z]", MeldKind.ANKAN, None), ("[1111z>]", MeldKind.DAIMINKAN, 3), ("[555z+]", MeldKind.SHOUMINKAN, 1),
        ("[555+5z]", MeldKind.SHOUMINKAN, 1), ("[555z+5z^]", MeldKind.SHOUMINKAN, 0),
    ],
)  # fmt: skip
def test_bracket_contains_a_meld_and_its_discarder(text: str, kind: MeldKind, discarder: int | None) -> None:
    draft = typed(text, 2)
    assert draft.unparsed_text == ""
    assert draft.melds[0].kind is kind
    assert claimed_from(SPEC, draft, draft.melds[0]) == discarder
    assert typed(text, 2) == parse_hand(SPEC, text, 2)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[455p]", DraftFault.NO_MELD), ("[891m]", DraftFault.NO_MELD), ("[123z]", DraftFault.NO_MELD),
        ("[55z]", DraftFault.NO_MELD), ("[555z3]", DraftFault.NO_DISCARDER), ("[555z9]", DraftFault.NO_DISCARDER),
        ("[5x", DraftFault.STRAY), ("[x", DraftFault.STRAY), ("[123q]", DraftFault.NO_MELD),
        ("[555z a", DraftFault.STRAY),
    ],
)  # fmt: skip
def test_invalid_bracket_is_reported_and_kept(text: str, fault: DraftFault) -> None:
    draft = typed(text, 2)
    assert draft.unparsed_text == text
    assert draft.melds == ()
    assert unparsed_fault(draft) is fault
    if fault is DraftFault.NO_MELD:
        assert unparsed_error(SPEC, draft).text == text.strip("[]")


def test_without_a_winner_only_the_previous_seat_has_a_sign() -> None:
    assert parse_hand(SPEC, "[555z<]").melds == parse_hand(SPEC, "[555z]").melds
    for sign in "^>":
        assert unparsed_fault(parse_hand(SPEC, f"[555z{sign}]")) is DraftFault.NO_DISCARDER


def test_unparsed_digits_are_separated_from_melds() -> None:
    assert [part.text for part in split_segments(SPEC, parse_hand(SPEC, "1m[555z]12", 0))] == ["1m", " [555z<]", " 12"]
    assert [part.text for part in split_segments(SPEC, parse_hand(SPEC, "1m12"))] == ["1m", "12"]


@pytest.mark.parametrize("text", ["[", "[5", "[555z", "[555z+", "[555z<"])
def test_unclosed_bracket_is_no_fault(text: str) -> None:
    draft = typed(text, 2)
    assert draft.unparsed_text == text
    assert unparsed_fault(draft) is None


@pytest.mark.parametrize("text", ["[055p+]", "[550p+]", "[555p+0p]"])
def test_kan_with_a_red_five_adds_a_plain_five(text: str) -> None:
    spec = hand_spec(registry.get_ruleset("riichi").bind({}), 4)
    (meld,) = parse_hand(spec, text, 2).melds
    assert (meld.kind, spec.pieces.format(meld.pieces)) == (MeldKind.SHOUMINKAN, "5550p")


@st.composite
def hands(draw: st.DrawFn) -> Draft:
    """Draws drafts with pieces, melds and perhaps a winning piece."""
    draft = Draft(winner=draw(st.integers(0, 3)))
    for _ in range(draw(st.integers(0, 4))):
        kind = draw(st.sampled_from(list(MeldKind)))
        meld = make_meld(SPEC, draft, kind, draw(st.integers(0, 33)))
        discarder = draw(st.sampled_from([seat for seat in range(4) if seat != draft.winner]))
        if kind is MeldKind.CHI:
            discarder = (draft.winner or 0) - 1 if draft.winner else 3
        try:
            draft = add_meld(SPEC, draft, MeldEntry(kind, meld.pieces, None if kind is MeldKind.ANKAN else discarder))
        except DraftError:
            continue
    for piece in draw(st.lists(st.integers(0, 33), max_size=14)):
        try:
            draft = add_piece(SPEC, draft, piece, winning=draw(st.booleans()))
        except DraftError:
            continue
    return draft


@given(hands())
def test_formatted_hand_parses_to_the_same_hand(draft: Draft) -> None:
    back = parse_hand(SPEC, format_hand(SPEC, draft), draft.winner)
    assert back.unparsed_text == ""
    assert to_hand(SPEC, back) == to_hand(SPEC, draft)


@given(hands(), st.text(alphabet="123456789mpsz+[]<^>x ", max_size=30))
@example(Draft(), "mm1m1")
def test_typing_and_pasting_give_the_same_draft(draft: Draft, text: str) -> None:
    by_keys = draft
    for key in text:
        by_keys = add_text(SPEC, by_keys, key)
    assert by_keys == add_text(SPEC, draft, text)
    assert by_keys.size <= 14
    assert set(draft.melds) <= set(by_keys.melds)
    assert replace(by_keys, entries=(), unparsed_text="") == replace(draft, entries=(), unparsed_text="")


@given(st.lists(st.integers(0, 33), max_size=20))
def test_clicked_and_typed_pieces_make_the_same_draft(pieces: list[int]) -> None:
    clicked, by_keys = Draft(), Draft()
    for piece in pieces:
        try:
            clicked = add_piece(SPEC, clicked, piece)
        except DraftError:
            continue
        for key in MAHJONG.face_names[piece]:
            by_keys = add_text(SPEC, by_keys, key)
    assert by_keys == clicked
    assert parse_hand(SPEC, "".join(MAHJONG.face_names[piece] for piece in clicked.pieces)) == clicked


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("🀇🀈🀉 🀙🀚🀛 🀀🀀🀀", "123m123p111z"),
        ("🀐🀘🀄︎🀅🀆", "19s765z"),
        ("🀀🀁🀂🀃🀆🀅🀄", "1234567z"),
        ("🀇🀈🀉🀊🀋🀌🀍🀎🀏", "123456789m"),
        ("🀐🀑🀒🀓🀔🀕🀖🀗🀘", "123456789s"),
        ("🀙🀚🀛🀜🀝🀞🀟🀠🀡", "123456789p"),
        ("東东南西北白發発发中", "1123456667z"),
        ("東東東 白發中", "111z567z"),
        ("东発发", "166z"),
        ("１２３ｍ　４５６Ｐ", "123m456p"),
        ("123M\n456P\r\n789S\u2028", "123m456p789s"),
        ("1 2 3 m\t4\xa05p", "123m45p"),
        ("東123m南", "1z123m2z"),
        ("🀇+🀈", "1m+2m"),
        ("＋中", "+7z"),
        ("[東東東 1]中", "[111z1]7z"),
        ("【🀆🀆🀆＋🀆】", "[555+5z]"),
        ("[ 🀇 🀈 🀉 <]", "[123m<]"),
    ],
)
def test_pasted_tiles_are_parsed(text: str, expected: str) -> None:
    draft = parse_hand(SPEC, text, 1)
    assert (draft, draft.unparsed_text) == (parse_hand(SPEC, expected, 1), "")
    assert draft.entries
    assert typed(text.replace("\ufe0e", ""), 1).entries == draft.entries


@pytest.mark.parametrize(
    ("text", "expected"), [("🀪", "🀪"), ("東&", "&"), ("金", "金"), ("🂡", "🂡"), ("12, 東", "東"), ("5+🀇東", "🀇")]
)
def test_unknown_characters_are_reported(text: str, expected: str) -> None:
    fault = unparsed_error(SPEC, parse_hand(SPEC, text))
    assert (fault.reason, fault.text) == (DraftFault.STRAY, expected)


def test_shogi_pieces_are_typed_as_letters() -> None:
    assert parse_hand(hand_spec(registry.get_ruleset("shogi").bind({}), 2), "中").unparsed_text == "中"
    draft = parse_hand(hand_spec(registry.get_ruleset("shogi").bind({}), 3), "PPLLNSG+B")
    assert [SHOGI.face_names[piece] for piece in (*draft.concealed, draft.winning_piece or 0)] == list("PPLLNSGB")


def test_shogi_meld_is_formatted_with_letters() -> None:
    spec = hand_spec(registry.get_ruleset("shogi").bind({}), 2)
    draft = parse_hand(spec, "[LLL2]", 0)
    assert [meld.kind for meld in draft.melds] == [MeldKind.PON]
    assert format_hand(spec, draft) == "[LLL<]"
    assert format_hand(spec, replace(draft, winner=None)) == "[LLL2]"
    for text in ("[LLL+]", "[LLL+L]"):
        (meld,) = parse_hand(spec, text, 0).melds
        assert (meld.kind, meld.pieces) == (MeldKind.SHOUMINKAN, SHOGI.parse("LLLL"))
    assert unparsed_error(spec, parse_hand(spec, "[PBB+R]", 0)).reason is DraftFault.NO_MELD
