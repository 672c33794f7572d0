# SPDX-License-Identifier: MIT
"""The hand as one line: ``99m24888s+3s [406p][555z^]``, written, typed and pasted.

Digits wait for the letter of their suit. ``+`` marks the next piece as the winning one. Brackets hold a meld:
four pieces alone are a closed kan, ``[555+5z]`` is an added one. After the pieces may follow who discarded: a player's
number from 1, ``<`` for the seat before the winner (the default), ``^`` for the one across, ``>`` for the one after.
Tiles may also be Unicode tiles or kanji, see ``_NAMES``.
"""

import re
import unicodedata
from dataclasses import dataclass, replace
from enum import Enum

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault, HandSpec, MeldEntry, claimed_from
from mahjong_desk.entry.pieces import add_meld, add_piece, is_meld
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.table import seat_after
from mahjong_desk.shapes import MeldKind

_SIGNS = {"<": -1, "^": 2, ">": 1}
_CLOSING = r"\s*(?P<discarder>[<^>\d]?)\s*\]"
_SUITED = re.compile(
    r"\[\s*(?P<digits>\d+)(?P<suit>[a-z]?)((?P<plus>\+)(?P<last>\d?)(?P<last_suit>[a-z]?))?" + _CLOSING, re.ASCII
)
_LETTERED = re.compile(r"\[\s*(?P<letters>[a-z]{2,4})((?P<plus>\+)(?P<last>[a-z]?))?" + _CLOSING, re.ASCII)


def parse_meld(spec: HandSpec, draft: Draft, text: str) -> tuple[Draft, str] | None:
    """Adds the meld at the start of a text; returns None while its bracket is open.

    Raises:
        DraftError: It cannot become a meld, or does not fit.
    """
    match = (_LETTERED if spec.piece_letters else _SUITED).match(text)
    if match is None:
        _check_open(spec, text)
        return None
    discarder = _marked_seat(spec, draft, match["discarder"]) if match["discarder"] else None
    names = _names(spec, match)
    pieces = tuple(spec.pieces.face_names.index(name) for name in names if name in spec.pieces.face_names)
    kind = _meld_kind(spec, pieces, added=bool(match["plus"]), claimed=bool(match["discarder"]))
    if len(pieces) != len(names) or not is_meld(spec, kind, pieces):
        raise DraftError(DraftFault.NO_MELD, match[0].strip("[]"))
    meld = MeldEntry(kind, tuple(spec.pieces.sorted(pieces)), None if kind is MeldKind.CHI else discarder)
    return add_meld(spec, draft, meld), text[match.end() :]


def format_meld(spec: HandSpec, draft: Draft, meld: MeldEntry) -> str:
    """Returns a meld in brackets, with the sign of the discarder."""
    name = spec.pieces.format(meld.pieces)
    if meld.kind is MeldKind.SHOUMINKAN:
        name = f"{name[:3]}+{name[3:]}"
    discarder = claimed_from(spec, draft, meld)
    if discarder is None or meld.kind is MeldKind.CHI:
        return f"[{name}<]" if meld.kind is MeldKind.DAIMINKAN else f"[{name}]"
    if draft.winner is None:
        return f"[{name}{discarder + 1}]"
    seats = {sign: seat_after(spec.turn_order, draft.winner, step) for sign, step in _SIGNS.items()}
    return f"[{name}{next(sign for sign, seat in seats.items() if seat == discarder)}]"


def _names(spec: HandSpec, match: re.Match[str]) -> tuple[str, ...]:
    """Returns the names of the pieces in a bracket."""
    if spec.piece_letters:
        letters = match["letters"].upper()
        return (*letters, (match["last"] or letters[0]).upper()) if match["plus"] else tuple(letters)
    digits, suit = match["digits"], match["suit"] or match["last_suit"] or ""
    names = tuple(digit + suit for digit in digits)
    if not match["plus"]:
        return names
    # Without a digit the added piece is of the most frequent face: a plain five rather than a red one.
    return (*names, (match["last"] or max(digits, key=digits.count)) + (match["last_suit"] or suit))


def _check_open(spec: HandSpec, text: str) -> None:
    """Raises ``DraftError`` if an open bracket can no longer become a meld."""
    letters = "".join(spec.pieces.letters).lower()
    stray = re.search(rf"[^\d+<^>\s{letters}]", text[1:], re.ASCII)
    if stray is not None:
        raise DraftError(DraftFault.STRAY, stray[0])


def _meld_kind(spec: HandSpec, pieces: tuple[Piece, ...], *, added: bool, claimed: bool) -> MeldKind:
    if added:
        return MeldKind.SHOUMINKAN
    if is_meld(spec, MeldKind.ANKAN, pieces):
        return MeldKind.DAIMINKAN if claimed else MeldKind.ANKAN
    return MeldKind.PON if is_meld(spec, MeldKind.PON, pieces) else MeldKind.CHI


def _marked_seat(spec: HandSpec, draft: Draft, mark: str) -> int | None:
    if mark in _SIGNS:
        if draft.winner is None:
            if mark == "<":
                return None
            raise DraftError(DraftFault.NO_DISCARDER, mark)
        return seat_after(spec.turn_order, draft.winner, _SIGNS[mark])
    seat = int(mark) - 1
    if not 0 <= seat < spec.players:
        raise DraftError(DraftFault.NO_DISCARDER, mark)
    return seat


_BLOCK = "🀀🀁🀂🀃🀆🀅🀄🀇🀈🀉🀊🀋🀌🀍🀎🀏🀐🀑🀒🀓🀔🀕🀖🀗🀘🀙🀚🀛🀜🀝🀞🀟🀠🀡"
_KANJI = {"東": 1, "东": 1, "南": 2, "西": 3, "北": 4, "白": 5, "發": 6, "発": 6, "发": 6, "中": 7}
_SUITS = {"z": 7, "m": 9, "s": 9, "p": 9}
_PICTURED = [f"{digit}{suit}" for suit, last in _SUITS.items() for digit in range(1, last + 1)]
_NAMES = dict(zip(_BLOCK, _PICTURED, strict=True)) | {sign: f"{digit}z" for sign, digit in _KANJI.items()}
_AS_PICTURE = "\ufe0e\ufe0f"
"""Variation selectors, which may follow a character."""
_BRACKETS = str.maketrans("【〔】〕", "[[]]")
_SEPARATORS = " \t\r\n\u2028\u2029\xa0\u3000,;、，。"
_TILE = re.compile(rf"(?P<digits>\d[+{_SEPARATORS}]*)?(?P<tile>[{''.join(_NAMES)}])[{_AS_PICTURE}\s]*")
"""A tile character; digits without a suit before it must not get its suit."""
_SAME_SUIT = re.compile(r"(?<=\d)([a-z])\s*(?=\d+\1)", re.ASCII)
"""A suit letter that the next digits have as well, such as the first of ``1m2m``."""


def _spell_out(spec: HandSpec, text: str) -> str:
    """Returns a text in plain lower case, with tile characters as digit and suit."""
    text = unicodedata.normalize("NFKC", text).translate(_BRACKETS).lower()
    if spec.piece_letters:
        return text
    return _SAME_SUIT.sub("", _TILE.sub(lambda tile: tile[0] if tile["digits"] else _NAMES[tile["tile"]], text))


_DIGITS = "0123456789+"
_WITHOUT_SEPARATORS = str.maketrans("", "", _SEPARATORS)


class SegmentKind(Enum):
    """What a part of the line is."""

    CONCEALED = "concealed"
    WINNING = "winning"
    MELD = "meld"
    PENDING = "pending"


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of the line."""

    kind: SegmentKind
    text: str


def split_segments(spec: HandSpec, draft: Draft) -> tuple[Segment, ...]:
    """Returns the parts of the line in their order; the pieces are sorted."""
    segments = []
    if draft.concealed:
        segments.append(Segment(SegmentKind.CONCEALED, spec.pieces.format(draft.concealed)))
    if draft.winning_piece is not None:
        segments.append(Segment(SegmentKind.WINNING, f"+{spec.pieces.face_names[draft.winning_piece]}"))
    if draft.melds:
        melds = "".join(format_meld(spec, draft, meld) for meld in draft.melds)
        segments.append(Segment(SegmentKind.MELD, f" {melds}" if segments else melds))
    if draft.unparsed_text:
        segments.append(Segment(SegmentKind.PENDING, f" {draft.unparsed_text}" if draft.melds else draft.unparsed_text))
    return tuple(segments)


def format_hand(spec: HandSpec, draft: Draft) -> str:
    """Returns the hand as one line, without pending digits."""
    return "".join(part.text for part in split_segments(spec, replace(draft, unparsed_text="")))


def add_text(spec: HandSpec, draft: Draft, text: str) -> Draft:
    """Returns the draft with added text; what does not fit stays ``unparsed_text``."""
    return _consume(spec, replace(draft, unparsed_text=""), draft.unparsed_text + text)[0]


def unparsed_error(spec: HandSpec, draft: Draft) -> DraftError | None:
    """Returns why ``unparsed_text`` does not fit, or None if it is only incomplete."""
    return _consume(spec, replace(draft, unparsed_text=""), draft.unparsed_text)[1]


def _consume(spec: HandSpec, draft: Draft, text: str) -> tuple[Draft, DraftError | None]:
    error: DraftError | None = None
    text = _spell_out(spec, text)
    while text := text.lstrip(_SEPARATORS):
        try:
            step = _step(spec, draft, text)
        except DraftError as fault:
            error = fault
            break
        if step is None:
            break
        draft, text = step
    return replace(draft, unparsed_text=text), error


def _step(spec: HandSpec, draft: Draft, text: str) -> tuple[Draft, str] | None:
    """Adds the first piece or meld of a text; returns None if it is incomplete."""
    if text[0] == "[":
        return parse_meld(spec, draft, text)
    rest = text.lstrip(_SEPARATORS + ("+" if spec.piece_letters else _DIGITS))
    if not rest:
        return None
    letter, run = rest[0], text[: -len(rest)].translate(_WITHOUT_SEPARATORS)
    marked = run.startswith("+")
    digit, pending = run[marked : marked + 1], run[marked + 1 :]
    name = letter.upper() if spec.piece_letters else digit + letter
    if name in spec.pieces.face_names:
        piece = spec.pieces.face_names.index(name)
        # Another winner has won on the same piece, which the hand has from the start.
        is_entered = marked and bool(draft.other_winners) and piece == draft.winning_piece
        added = draft if is_entered else add_piece(spec, draft, piece, winning=marked)
        return added, pending + rest if pending else rest[1:]
    if digit.isdecimal() and letter in spec.pieces.letters:
        raise DraftError(DraftFault.NO_SUCH_PIECE, name)
    raise DraftError(DraftFault.STRAY, letter)
