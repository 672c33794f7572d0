# SPDX-License-Identifier: MIT
"""The notation of a meld: its pieces in brackets, followed by who gave it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from mahjong_desk.entry.draft import Draft, DraftError, DraftFault, MeldEntry
from mahjong_desk.entry.frame import HandSpec
from mahjong_desk.entry.pieces import add_meld, claimed_from, is_meld
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
