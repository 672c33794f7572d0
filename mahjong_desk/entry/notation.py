# SPDX-License-Identifier: MIT
"""The hand as one line: ``99m24888s+3s [406p from Ben][555z from Aoi]``, written, typed and pasted.

Digits wait for the letter of their suit. ``+`` marks the next piece as the winning one. Brackets hold a meld:
four pieces alone are a closed kan, ``[555+5z]`` is an added one; behind the pieces may stand who gave it: a
player's number from 1, ``<`` for the seat before the winner, ``^`` for the one across, ``>`` for the one after,
or ``from`` and the name. Without it the seat before the winner gave it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from mahjong_desk.entry.draft import Draft, DraftError, Fault, MeldEntry
from mahjong_desk.entry.frame import Frame
from mahjong_desk.entry.melds import add_meld, giver_of, is_meld
from mahjong_desk.entry.pieces import add_piece
from mahjong_desk.pieces import Piece
from mahjong_desk.shapes import MeldKind

CALLED = "from {name}"
"""Who gave a meld, as it is written in English."""
_SEPARATORS = " \t\r\n,;、，。"
_DIGITS = "0123456789+"
_CLOSED_UP = str.maketrans("", "", _SEPARATORS)
_SIGNS = {"<": -1, "^": 2, ">": 1}
_MELD = re.compile(r"\[\s*(\d+)([a-z]?)(?:(\+)(\d?)([a-z]?))?\s*", re.ASCII)
_LETTERED_MELD = re.compile(r"\[\s*([plnsgbrk]{2,4})(?:(\+)([plnsgbrk]?))?\s*", re.ASCII)
_LETTERED_UNFINISHED = re.compile(r"\[\s*[plnsgbrk]*(\+[plnsgbrk]?)?\s*[<^>\d]?\s*", re.ASCII)
_UNFINISHED = re.compile(r"\[\s*\d*[a-z]?(\+\d?[a-z]?)?\s*[<^>\d]?\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Givers:
    """How it is written who gave a meld.

    Attributes:
        names: The players by seat; numbers stand for them where there are none.
        called: The words before a name, in the language of the player, with ``{name}``.
    """

    names: Sequence[str] = ()
    called: str = CALLED

    def written(self, seat: int) -> str:
        """Returns how a player is written who has a name."""
        return self.called.format(name=str(self.names[seat]))

    def spellings(self) -> Iterator[tuple[int, str]]:
        """Returns what is understood with the seat that it means, in English too; a longer name before one that begins it."""
        for words in dict.fromkeys((self.called, CALLED)):
            for seat, name in sorted(enumerate(self.names), key=lambda player: -len(player[1])):
                yield seat, words.format(name=str(name))


NUMBERED = Givers()
"""Players who have no names: their numbers stand for them."""


class Part(Enum):
    """What a part of the line is."""

    CONCEALED = "concealed"
    WINNING = "winning"
    MELD = "meld"
    PENDING = "pending"


@dataclass(frozen=True, slots=True)
class Segment:
    """A part of the line.

    Attributes:
        part: What it is.
        text: The text.
    """

    part: Part
    text: str


def segments(frame: Frame, draft: Draft, givers: Givers = NUMBERED) -> tuple[Segment, ...]:
    """Returns the line in parts: the pieces sorted, the winning one, the melds, what waits for its suit.

    Args:
        frame: What the hand is entered for.
        draft: The hand.
        givers: How it is written who gave a meld.
    """
    found = []
    if draft.concealed:
        found.append(Segment(Part.CONCEALED, frame.pieces.format(draft.concealed)))
    if draft.winning is not None:
        found.append(Segment(Part.WINNING, f"+{frame.pieces.names[draft.winning]}"))
    if draft.melds:
        melds = "".join(_meld_text(frame, draft, meld, givers) for meld in draft.melds)
        found.append(Segment(Part.MELD, f" {melds}" if found else melds))
    if draft.pending:
        found.append(Segment(Part.PENDING, f" {draft.pending}" if draft.melds else draft.pending))
    return tuple(found)


def write(frame: Frame, draft: Draft, givers: Givers = NUMBERED) -> str:
    """Returns the hand as one line, without what waits for its suit."""
    return "".join(part.text for part in segments(frame, replace(draft, pending=""), givers))


def read(frame: Frame, text: str, winner: int | None = None, givers: Givers = NUMBERED) -> Draft:
    """Returns the hand of a line; what does not fit stays in ``pending``."""
    return enter(frame, Draft(winner=winner), text, givers)


def enter(frame: Frame, draft: Draft, text: str, givers: Givers = NUMBERED) -> Draft:
    """Returns the draft with text typed or pasted; what does not fit, or not yet, stays in ``pending``."""
    return _consume(frame, replace(draft, pending=""), draft.pending + text, givers)[0]


def pending_error(frame: Frame, draft: Draft, givers: Givers = NUMBERED) -> DraftError | None:
    """Returns why what stands in ``pending`` does not fit; None where it only waits for more."""
    return _consume(frame, replace(draft, pending=""), draft.pending, givers)[1]


def _consume(frame: Frame, draft: Draft, text: str, givers: Givers) -> tuple[Draft, DraftError | None]:
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
    return replace(draft, pending=text), error


def _step(frame: Frame, draft: Draft, text: str, givers: Givers) -> tuple[Draft, str] | None:
    """Takes the first thing from ``text``; None where it is not finished yet."""
    plain = _plain(text)
    if plain[0] == "[":
        return _take_meld(frame, draft, text, givers)
    if frame.letters:
        return _letter(frame, draft, plain, text)
    end = 0
    while end < len(plain) and plain[end] in _DIGITS + _SEPARATORS:
        end += 1
    run = plain[:end].translate(_CLOSED_UP)
    if end == len(plain):
        return None
    marked = run.startswith("+")
    digit = run[marked : marked + 1]
    if not digit.isdecimal():
        raise DraftError(Fault.STRAY, text[end])
    piece = _piece(frame, digit, plain[end])
    if piece is None:
        known = plain[end] in _suits(frame)
        raise DraftError(Fault.NO_SUCH_PIECE if known else Fault.STRAY, digit + plain[end] if known else text[end])
    waiting = run[marked + 1 :]
    # What follows keeps its own letters: names of players stand there too.
    rest = waiting + text[end:] if waiting else text[end + 1 :]
    return add_piece(frame, draft, piece, winning=marked), rest


def _letter(frame: Frame, draft: Draft, plain: str, text: str) -> tuple[Draft, str] | None:
    """Takes one piece that is a letter; ``+`` before it makes it the winning one."""
    marked = plain.startswith("+")
    bare = plain[marked:].lstrip(_SEPARATORS)
    if not bare:
        return None
    rest = text[len(text) - len(bare) :]
    letter = bare[0].upper()
    if letter not in frame.letters:
        raise DraftError(Fault.STRAY, rest[0])
    return add_piece(frame, draft, frame.pieces.names.index(letter), winning=marked), rest[1:]


def _take_meld(frame: Frame, draft: Draft, text: str, givers: Givers) -> tuple[Draft, str] | None:
    plain = _plain(text)
    head = (_LETTERED_MELD if frame.letters else _MELD).match(plain)
    if head is None or not (frame.letters or head[2] or head[5]):
        _check_open(plain, text, lettered=bool(frame.letters))
        return None
    if frame.letters:
        suit, added = "", head[2]
        digits = head[1].upper()
        pieces = [
            _piece(frame, letter, "") for letter in digits + ((head[3] or "").upper() or (digits[0] if added else ""))
        ]
        added_suit = ""
    else:
        digits, suit, added, added_digit, added_suit = head.groups()
        suit = suit or added_suit
        if suit not in _suits(frame):
            raise DraftError(Fault.STRAY, suit)
        pieces = [_piece(frame, digit, suit) for digit in digits + (added_digit or (digits[0] if added else ""))]
    rest = text[head.end() :]
    closing = _giver(frame, draft, rest, givers)
    if closing is None:
        _check_open(plain, text, from_giver=head.end(), givers=givers, lettered=bool(frame.letters))
        return None
    giver, length = closing
    faces = [piece for piece in pieces if piece is not None]
    if len(faces) != len(pieces) or (added and added_suit and added_suit != suit):
        raise DraftError(Fault.NO_MELD, digits + suit)
    kind = _meld_kind(frame, tuple(faces), added=bool(added), claimed=giver is not None or rest[0] != "]")
    if not is_meld(frame, kind, tuple(faces)):
        raise DraftError(Fault.NO_MELD, digits + suit)
    meld = MeldEntry(kind, tuple(frame.pieces.sorted(faces)), None if kind is MeldKind.CHI else giver)
    return add_meld(frame, draft, meld), rest[length:]


def _meld_kind(frame: Frame, pieces: tuple[Piece, ...], *, added: bool, claimed: bool) -> MeldKind:
    if added:
        return MeldKind.SHOUMINKAN
    if is_meld(frame, MeldKind.ANKAN, pieces):
        return MeldKind.DAIMINKAN if claimed else MeldKind.ANKAN
    return MeldKind.PON if is_meld(frame, MeldKind.PON, pieces) else MeldKind.CHI


def _giver(frame: Frame, draft: Draft, rest: str, givers: Givers) -> tuple[int | None, int] | None:
    """Returns who is named up to the closing bracket and how long that is; None where it is not closed."""
    if rest.startswith("]"):
        return None, 1
    plain = _plain(rest)
    mark = re.match(r"([<^>]|\d)\s*\]", plain)
    if mark:
        return _marked_seat(frame, draft, mark[1]), mark.end()
    for seat, written in givers.spellings():
        if rest.startswith(written) and rest[len(written) :].lstrip().startswith("]"):
            return seat, rest.index("]", len(written)) + 1
    return None


def _marked_seat(frame: Frame, draft: Draft, mark: str) -> int | None:
    if mark in _SIGNS:
        if draft.winner is None:
            if mark == "<":
                return None
            raise DraftError(Fault.NO_GIVER, mark)
        return (draft.winner + _SIGNS[mark]) % frame.players
    seat = int(mark) - 1
    if not 0 <= seat < frame.players:
        raise DraftError(Fault.NO_GIVER, mark)
    return seat


def _check_open(
    plain: str,
    text: str,
    *,
    from_giver: int = 0,
    givers: Givers = NUMBERED,
    lettered: bool = False,
) -> None:
    """Checks that an open bracket can still become a meld.

    Raises:
        DraftError: It cannot.
    """
    known = (_LETTERED_UNFINISHED if lettered else _UNFINISHED).match(plain)
    reached = known.end() if known else 1
    if reached >= len(plain):
        return
    if from_giver:
        rest = text[from_giver:]
        if any(f"{written}]".startswith(rest) for _seat, written in givers.spellings()):
            return
    raise DraftError(Fault.STRAY, text[reached])


def _meld_text(frame: Frame, draft: Draft, meld: MeldEntry, givers: Givers) -> str:
    name = frame.pieces.format(meld.pieces)
    if meld.kind is MeldKind.SHOUMINKAN:
        name = f"{name[:3]}+{name[3:]}"
    giver = giver_of(frame, draft, meld)
    if giver is None:
        return f"[{name}<]" if meld.kind is MeldKind.DAIMINKAN else f"[{name}]"
    if giver >= len(givers.names):
        return f"[{name}{giver + 1}]"
    return f"[{name} {givers.written(giver)}]"


def _piece(frame: Frame, digit: str, suit: str) -> Piece | None:
    name = digit + suit
    return frame.pieces.names.index(name) if name in frame.pieces.names else None


def _suits(frame: Frame) -> frozenset[str]:
    return frozenset(name[-1] for name in frame.pieces.names)


def _plain(text: str) -> str:
    """Returns the same text, letter by letter, small and of plain width."""
    return "".join(_plain_character(character) for character in text)


def _plain_character(character: str) -> str:
    plain = unicodedata.normalize("NFKC", character).lower()
    if plain in {"【", "［", "〔"}:
        return "["
    if plain in {"】", "］", "〕"}:
        return "]"
    return plain if len(plain) == 1 else character
