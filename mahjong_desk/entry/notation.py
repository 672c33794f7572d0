# SPDX-License-Identifier: MIT
"""The hand as one line: ``99m24888s+3s [406p from Ben][555z from Aoi]``, written, typed and pasted.

Digits wait for the letter of their suit. ``+`` marks the next piece as the winning one. Brackets hold a meld:
four pieces alone are a closed kan, ``[555+5z]`` is an added one; behind the pieces may follow who gave it: a player's
number from 1, ``<`` for the seat before the winner, ``^`` for the one across, ``>`` for the one after, or ``from`` and
the name. Without it the seat before the winner gave it. Tiles may also be characters of their own, see ``spell_out``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby
from typing import Final

from mahjong_desk.entry.brackets import BY_NUMBER, PlayerSpelling, format_meld, normalize, parse_meld
from mahjong_desk.entry.draft import Draft, DraftError, DraftFault
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.pieces import add_piece
from mahjong_desk.pieces import Piece

_BLOCK: Final = "🀀🀁🀂🀃🀆🀅🀄🀇🀈🀉🀊🀋🀌🀍🀎🀏🀐🀑🀒🀓🀔🀕🀖🀗🀘🀙🀚🀛🀜🀝🀞🀟🀠🀡"
_KANJI: Final = {"東": 1, "东": 1, "南": 2, "西": 3, "北": 4, "白": 5, "發": 6, "発": 6, "发": 6, "中": 7}
_NAMES: Final = {
    **dict(
        zip(
            _BLOCK,
            (
                f"{digit}{suit}"
                for suit, last in (("z", 7), ("m", 9), ("s", 9), ("p", 9))
                for digit in range(1, last + 1)
            ),
            strict=True,
        )
    ),
    **{sign: f"{digit}z" for sign, digit in _KANJI.items()},
}
_AS_PICTURE: Final = "\ufe0e\ufe0f"
"""Variation selectors, which may follow a character."""
_RUN: Final = re.compile(rf"[{''.join(_NAMES)}][{''.join(_NAMES)}{_AS_PICTURE}\s]*")
_HEAD: Final = re.compile(rf"[\[【［〔]?[\s+＋{''.join(_NAMES)}{_AS_PICTURE}]*")


def spell_out(frame: HandSpec, text: str) -> str:
    """Returns a text with the tiles at its beginning, or in the bracket there, as digits and suit letters.

    What follows stays as it is: a player's name may be made of the same characters.
    """
    head = _HEAD.match(text)
    if head is None or frame.piece_letters:
        return text
    return _RUN.sub(lambda run: _digits(run[0]), head[0]) + text[head.end() :]


def _digits(run: str) -> str:
    names = [_NAMES[sign] for sign in run if sign in _NAMES]
    return "".join("".join(name[0] for name in suited) + suit for suit, suited in groupby(names, lambda name: name[1]))


_SEPARATORS = " \t\r\n\u2028\u2029\xa0\u3000,;、，。"
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


def split_segments(frame: HandSpec, draft: Draft, givers: PlayerSpelling = BY_NUMBER) -> tuple[Segment, ...]:
    """Returns the line in parts: the pieces sorted, the winning one, the melds, the pending digits."""
    found = []
    if draft.concealed:
        found.append(Segment(SegmentKind.CONCEALED, frame.pieces.format(draft.concealed)))
    if draft.winning is not None:
        found.append(Segment(SegmentKind.WINNING, f"+{frame.pieces.face_names[draft.winning]}"))
    if draft.melds:
        melds = "".join(format_meld(frame, draft, meld, givers) for meld in draft.melds)
        found.append(Segment(SegmentKind.MELD, f" {melds}" if found else melds))
    if draft.unparsed_text:
        found.append(Segment(SegmentKind.PENDING, f" {draft.unparsed_text}" if draft.melds else draft.unparsed_text))
    return tuple(found)


def format_hand(frame: HandSpec, draft: Draft, givers: PlayerSpelling = BY_NUMBER) -> str:
    """Returns the hand as one line, without pending digits."""
    return "".join(part.text for part in split_segments(frame, replace(draft, unparsed_text=""), givers))


def parse_hand(frame: HandSpec, text: str, winner: int | None = None, givers: PlayerSpelling = BY_NUMBER) -> Draft:
    """Returns the hand of a line; what does not fit stays in ``pending``."""
    return add_text(frame, Draft(winner=winner), text, givers)


def add_text(frame: HandSpec, draft: Draft, text: str, givers: PlayerSpelling = BY_NUMBER) -> Draft:
    """Returns the draft with text typed or pasted; what does not fit, or not yet, stays in ``pending``."""
    return _consume(frame, replace(draft, unparsed_text=""), draft.unparsed_text + text, givers)[0]


def unparsed_error(frame: HandSpec, draft: Draft, givers: PlayerSpelling = BY_NUMBER) -> DraftError | None:
    """Returns why ``pending`` does not fit; None if it is only incomplete."""
    return _consume(frame, replace(draft, unparsed_text=""), draft.unparsed_text, givers)[1]


def _consume(frame: HandSpec, draft: Draft, text: str, givers: PlayerSpelling) -> tuple[Draft, DraftError | None]:
    error: DraftError | None = None
    while text := text.lstrip(_SEPARATORS):
        try:
            step = _step(frame, draft, text, givers)
        except DraftError as fault:
            error = fault
            break
        if step is None:
            break
        draft, text = step
    return replace(draft, unparsed_text=text), error


def _step(frame: HandSpec, draft: Draft, text: str, givers: PlayerSpelling) -> tuple[Draft, str] | None:
    """Takes the first thing from ``text``; None if it is not finished yet."""
    text = spell_out(frame, text)
    plain = normalize(text)
    if plain[0] == "[":
        return parse_meld(frame, draft, text, givers)
    if frame.piece_letters:
        return _letter(frame, draft, plain, text)
    end = 0
    while end < len(plain) and plain[end] in _DIGITS + _SEPARATORS:
        end += 1
    run = plain[:end].translate(_WITHOUT_SEPARATORS)
    if end == len(plain):
        return None
    marked = run.startswith("+")
    digit = run[marked : marked + 1]
    if not digit.isdecimal():
        raise DraftError(DraftFault.STRAY, text[end])
    piece = _piece(frame, digit, plain[end])
    if piece is None:
        known = plain[end] in frame.suit_letters
        raise DraftError(
            DraftFault.NO_SUCH_PIECE if known else DraftFault.STRAY, digit + plain[end] if known else text[end]
        )
    waiting = run[marked + 1 :]
    # The rest keeps its letters: it may hold names of players.
    rest = waiting + text[end:] if waiting else text[end + 1 :]
    return add_piece(frame, draft, piece, winning=marked), rest


def _letter(frame: HandSpec, draft: Draft, plain: str, text: str) -> tuple[Draft, str] | None:
    """Takes one piece written as a letter; ``+`` before it makes it the winning one."""
    marked = plain.startswith("+")
    bare = plain[marked:].lstrip(_SEPARATORS)
    if not bare:
        return None
    rest = text[len(text) - len(bare) :]
    letter = bare[0].upper()
    if letter not in frame.piece_letters:
        raise DraftError(DraftFault.STRAY, rest[0])
    return add_piece(frame, draft, frame.pieces.face_names.index(letter), winning=marked), rest[1:]


def _piece(frame: HandSpec, digit: str, suit: str) -> Piece | None:
    name = digit + suit
    return frame.pieces.face_names.index(name) if name in frame.pieces.face_names else None
