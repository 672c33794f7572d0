# SPDX-License-Identifier: MIT
"""The hand as one line: ``99m24888s+3s [406p from Ben][555z from Aoi]``, written, typed and pasted.

Digits wait for the letter of their suit. ``+`` marks the next piece as the winning one. Brackets hold a meld:
four pieces alone are a closed kan, ``[555+5z]`` is an added one; behind the pieces may follow who gave it: a player's
number from 1, ``<`` for the seat before the winner, ``^`` for the one across, ``>`` for the one after, or ``from`` and
the name. Without it the seat before the winner gave it. Tiles may also be characters of their own, see ``spell_out``.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from itertools import groupby
from typing import Final

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault, HandSpec, MeldEntry
from mahjong_desk.entry.pieces import add_meld, add_piece, claimed_from, is_meld
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.table import seat_after
from mahjong_desk.shapes import MeldKind

DEFAULT_TEMPLATE = "from {name}"
"""The English words for who gave a meld."""
_SIGNS = {"<": -1, "^": 2, ">": 1}
_SUITED = re.compile(r"\[\s*(\d+)([a-z]?)(?:(\+)(\d?)([a-z]?))?\s*", re.ASCII)
_SUITED_UNFINISHED = re.compile(r"\[\s*\d*[a-z]?(\+\d?[a-z]?)?\s*[<^>\d]?\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class PlayerSpelling:
    """The notation of who gave a meld.

    Attributes:
        names: The players by seat; if there are none, numbers are written.
    """

    names: Sequence[str] = ()
    template: str = DEFAULT_TEMPLATE

    def spell(self, seat: int) -> str:
        """Returns the notation of a player who has a name."""
        return self.template.format(name=str(self.names[seat]))

    def spellings(self) -> Iterator[tuple[int, str]]:
        """Returns each spelling with its seat, in English too; a longer name before its own prefix."""
        for words in dict.fromkeys((self.template, DEFAULT_TEMPLATE)):
            for seat, name in sorted(enumerate(self.names), key=lambda player: -len(player[1])):
                yield seat, words.format(name=str(name))


BY_NUMBER = PlayerSpelling()
"""Players without names: their numbers are written."""


@dataclass(frozen=True, slots=True)
class _Pieces:
    """The pieces in an open bracket."""

    names: tuple[str, ...]
    added: bool
    text: str
    length: int


def parse_meld(frame: HandSpec, draft: Draft, text: str, givers: PlayerSpelling) -> tuple[Draft, str] | None:
    """Returns the draft with the meld at the beginning of a text, and the rest; None while its bracket is open.

    Raises:
        DraftError: It cannot become a meld, or does not fit.
    """
    plain = normalize(text)
    head = _lettered(frame, plain) if frame.piece_letters else _suited(frame, plain)
    if head is None:
        _check_open(frame, plain, text)
        return None
    rest = text[head.length :]
    closing = _giver(frame, draft, rest, givers)
    if closing is None:
        if not any(f"{written}]".startswith(rest) for _seat, written in givers.spellings()):
            _check_open(frame, plain, text)
        return None
    giver, length = closing
    names = frame.pieces.face_names
    pieces = tuple(names.index(name) for name in head.names if name in names)
    kind = _meld_kind(frame, pieces, added=head.added, claimed=giver is not None or normalize(rest[0]) != "]")
    if len(pieces) != len(head.names) or not is_meld(frame, kind, pieces):
        raise DraftError(DraftFault.NO_MELD, head.text)
    meld = MeldEntry(kind, tuple(frame.pieces.sorted(pieces)), None if kind is MeldKind.CHI else giver)
    return add_meld(frame, draft, meld), rest[length:]


def format_meld(frame: HandSpec, draft: Draft, meld: MeldEntry, givers: PlayerSpelling) -> str:
    """Returns a meld in brackets, with who gave it."""
    name = frame.pieces.format(meld.pieces)
    if meld.kind is MeldKind.SHOUMINKAN:
        name = f"{name[:3]}+{name[3:]}"
    giver = claimed_from(frame, draft, meld)
    if giver is None:
        return f"[{name}<]" if meld.kind is MeldKind.DAIMINKAN else f"[{name}]"
    if giver >= len(givers.names):
        return f"[{name}{giver + 1}]"
    return f"[{name} {givers.spell(giver)}]"


def normalize(text: str) -> str:
    """Returns the same text in lower case and plain width."""
    return "".join(_plain_character(character) for character in text)


@lru_cache(maxsize=4)
def _lettered_patterns(letters: frozenset[str]) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Returns the patterns of a meld when letters are pieces, and of a bracket that can become one."""
    any_of = f"[{re.escape(''.join(sorted(letters)).lower())}]"
    whole = rf"\[\s*({any_of}{{2,4}})(?:(\+)({any_of}?))?\s*"
    unfinished = rf"\[\s*{any_of}*(\+{any_of}?)?\s*[<^>\d]?\s*"
    return re.compile(whole, re.ASCII), re.compile(unfinished, re.ASCII)


def _lettered(frame: HandSpec, plain: str) -> _Pieces | None:
    head = _lettered_patterns(frame.piece_letters)[0].match(plain)
    if head is None:
        return None
    letters, added = head[1].upper(), bool(head[2])
    last = (head[3] or letters[0]).upper() if added else ""
    return _Pieces((*letters, *last), added, letters, head.end())


def _suited(frame: HandSpec, plain: str) -> _Pieces | None:
    head = _SUITED.match(plain)
    if head is None or not (head[2] or head[5]):
        return None
    digits, suit, added, last, last_suit = head.groups()
    suit = suit or last_suit
    if suit not in frame.suit_letters:
        raise DraftError(DraftFault.STRAY, suit)
    names = tuple(digit + suit for digit in digits)
    if added:
        # Without a digit it is another of the kind that the pung has most of: a plain five next to a red one.
        names = (*names, (last or max(digits, key=digits.count)) + (last_suit or suit))
    return _Pieces(names, bool(added), digits + suit, head.end())


def _check_open(frame: HandSpec, plain: str, text: str) -> None:
    """Checks that an open bracket can still become a meld.

    Raises:
        DraftError: It cannot.
    """
    pattern = _lettered_patterns(frame.piece_letters)[1] if frame.piece_letters else _SUITED_UNFINISHED
    known = pattern.match(plain)
    reached = known.end() if known else 1
    if reached < len(plain):
        raise DraftError(DraftFault.STRAY, text[reached])


def _meld_kind(frame: HandSpec, pieces: tuple[Piece, ...], *, added: bool, claimed: bool) -> MeldKind:
    if added:
        return MeldKind.SHOUMINKAN
    if is_meld(frame, MeldKind.ANKAN, pieces):
        return MeldKind.DAIMINKAN if claimed else MeldKind.ANKAN
    return MeldKind.PON if is_meld(frame, MeldKind.PON, pieces) else MeldKind.CHI


def _giver(frame: HandSpec, draft: Draft, rest: str, givers: PlayerSpelling) -> tuple[int | None, int] | None:
    """Returns the player named up to the closing bracket and the length of the text; None if it is not closed."""
    plain = normalize(rest)
    if plain.startswith("]"):
        return None, 1
    mark = re.match(r"([<^>]|\d)\s*\]", plain)
    if mark:
        return _marked_seat(frame, draft, mark[1]), mark.end()
    for seat, written in givers.spellings():
        if rest.startswith(written) and rest[len(written) :].lstrip().startswith("]"):
            return seat, rest.index("]", len(written)) + 1
    return None


def _marked_seat(frame: HandSpec, draft: Draft, mark: str) -> int | None:
    if mark in _SIGNS:
        if draft.winner is None:
            if mark == "<":
                return None
            raise DraftError(DraftFault.NO_GIVER, mark)
        return seat_after(frame.turn_order, draft.winner, _SIGNS[mark])
    seat = int(mark) - 1
    if not 0 <= seat < frame.players:
        raise DraftError(DraftFault.NO_GIVER, mark)
    return seat


def _plain_character(character: str) -> str:
    plain = unicodedata.normalize("NFKC", character).lower()
    if plain in {"【", "［", "〔"}:
        return "["
    if plain in {"】", "］", "〕"}:
        return "]"
    return plain if len(plain) == 1 else character


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
