# SPDX-License-Identifier: MIT
"""The hand that is being entered: one value behind palette, keyboard and paste, changed by pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from types import MappingProxyType

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.events import Pao, Win, Winner
from mahjong_desk.rules.hand import Hand, Meld, Situation
from mahjong_desk.rules.ruleset import Rules
from mahjong_desk.shapes import MeldKind

MELD_ROOM = 3
"""How many places of the hand a meld takes, also a kan."""
EMPTY: Mapping[str, object] = MappingProxyType({})


class Fault(Enum):
    """Why an entry does not fit."""

    STRAY = "stray"
    NO_SUCH_PIECE = "no such piece"
    NONE_LEFT = "none left"
    FULL = "full"
    NO_ROOM = "no room"
    NO_MELD = "no meld"
    NO_GIVER = "no giver"


class DraftError(ValueError):
    """An entry that does not fit into the hand.

    Attributes:
        fault: Why.
        text: The piece or text that does not fit.
    """

    def __init__(self, fault: Fault, text: str = "") -> None:
        super().__init__(f"{fault.value}: {text}")
        self.fault = fault
        self.text = text


@dataclass(frozen=True, slots=True)
class Frame:
    """What a hand is entered for.

    Attributes:
        pieces: The piece set.
        players: The number of seats.
        size: The pieces of a hand without the winning one, three for each meld.
    """

    pieces: PieceSet
    players: int
    size: int


@dataclass(frozen=True, slots=True)
class PieceEntry:
    """One piece of the hand.

    Attributes:
        piece: The piece.
        winning: Whether it is the one that completes the hand.
    """

    piece: Piece
    winning: bool = False


@dataclass(frozen=True, slots=True)
class MeldEntry:
    """One meld.

    Attributes:
        kind: How it was made.
        pieces: Its pieces, sorted.
        giver: The seat that the claimed piece came from; None for the seat before the winner, and for a closed kan.
    """

    kind: MeldKind
    pieces: tuple[Piece, ...]
    giver: int | None = None


Entry = PieceEntry | MeldEntry


@dataclass(frozen=True, slots=True)
class Draft:
    """A win that is being entered.

    Attributes:
        winner: The seat that wins; None until it is chosen.
        discarder: The seat that gave the winning piece; None for a self-drawn win and until it is chosen.
        self_drawn: Whether the win is self-drawn.
        entries: Pieces and melds in the order in which they were entered.
        situation: The circumstances.
        pao: Who is responsible, as the table agreed.
        pao_declined: Whether the table declined what was proposed.
        value: The value typed in place of the hand; None where the hand counts.
        note: What the table wrote beside the win.
        at: When the win was, as text.
        pending: What was typed and is no piece yet.
    """

    winner: int | None = None
    discarder: int | None = None
    self_drawn: bool = False
    entries: tuple[Entry, ...] = ()
    situation: tuple[Situation, ...] = ()
    pao: tuple[Pao, ...] = ()
    pao_declined: bool = False
    value: Mapping[str, object] | None = None
    note: str | None = None
    at: str | None = None
    pending: str = ""

    @property
    def concealed(self) -> tuple[Piece, ...]:
        """The pieces in hand without the winning one, as they were entered."""
        return tuple(entry.piece for entry in self.entries if isinstance(entry, PieceEntry) and not entry.winning)

    @property
    def winning(self) -> Piece | None:
        """The winning piece, None while there is none."""
        return next((e.piece for e in self.entries if isinstance(e, PieceEntry) and e.winning), None)

    @property
    def melds(self) -> tuple[MeldEntry, ...]:
        """The melds as they were made."""
        return tuple(entry for entry in self.entries if isinstance(entry, MeldEntry))

    @property
    def held(self) -> tuple[Piece, ...]:
        """Every piece of the hand."""
        pieces: list[Piece] = []
        for entry in self.entries:
            pieces.extend(entry.pieces if isinstance(entry, MeldEntry) else (entry.piece,))
        return tuple(pieces)

    @property
    def places(self) -> int:
        """How many places of the hand are taken, the winning piece and three for each meld among them."""
        return sum(MELD_ROOM if isinstance(entry, MeldEntry) else 1 for entry in self.entries)

    @property
    def decided(self) -> bool:
        """Whether it is known who won and how."""
        return self.winner is not None and (self.self_drawn or self.discarder is not None)


def frame_of(rules: Rules, players: int) -> Frame:
    """Returns what a hand is entered for under these rules."""
    return Frame(rules.ruleset.pieces, players, rules.ruleset.hand_size)


def left(frame: Frame, draft: Draft) -> tuple[int, ...]:
    """Returns for each kind how many pieces are not in the hand."""
    counts = frame.pieces.counts(draft.held)
    return tuple(copies - count for copies, count in zip(frame.pieces.copies, counts, strict=True))


def choose_winner(draft: Draft, seat: int) -> Draft:
    """Returns the draft with another winner; a discarder or responsible player who wins now is taken out."""
    discarder = None if draft.discarder == seat else draft.discarder
    pao = tuple(entry for entry in draft.pao if entry.player != seat)
    entries = tuple(
        replace(entry, giver=None) if isinstance(entry, MeldEntry) and entry.giver == seat else entry
        for entry in draft.entries
    )
    return replace(draft, winner=seat, discarder=discarder, pao=pao, entries=entries)


def choose_discarder(draft: Draft, seat: int | None) -> Draft:
    """Returns the draft as won from a seat, or as self-drawn for None.

    Raises:
        DraftError: The seat is the winner's.
    """
    if seat is not None and seat == draft.winner:
        raise DraftError(Fault.NO_GIVER)
    return replace(draft, discarder=seat, self_drawn=seat is None)


def add_piece(frame: Frame, draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft with one more piece; the one that fills the hand is the winning one.

    Args:
        frame: What the hand is entered for.
        draft: The hand so far.
        piece: The piece.
        winning: It is the winning one; another that was it becomes an ordinary one.

    Raises:
        DraftError: None of it is left, or the hand is full.
    """
    name = frame.pieces.names[piece]
    if draft.places > frame.size:
        raise DraftError(Fault.FULL, name)
    if left(frame, draft)[frame.pieces.kinds[piece]] < 1:
        raise DraftError(Fault.NONE_LEFT, name)
    entries = _unmarked(draft.entries) if winning else draft.entries
    return _settled(frame, replace(draft, entries=(*entries, PieceEntry(piece, winning))))


def take_back(draft: Draft) -> Draft:
    """Returns the draft without the last character typed, or else without the last piece or meld."""
    if draft.pending:
        return replace(draft, pending=draft.pending[:-1])
    return replace(draft, entries=draft.entries[:-1])


def remove_piece(draft: Draft, piece: Piece, *, winning: bool = False) -> Draft:
    """Returns the draft without the latest concealed piece of that face, or without the winning piece."""
    for index in range(len(draft.entries) - 1, -1, -1):
        if draft.entries[index] == PieceEntry(piece, winning):
            return replace(draft, entries=draft.entries[:index] + draft.entries[index + 1 :])
    return draft


def remove_meld(draft: Draft, index: int) -> Draft:
    """Returns the draft without a meld."""
    place = [at for at, entry in enumerate(draft.entries) if isinstance(entry, MeldEntry)][index]
    return replace(draft, entries=draft.entries[:place] + draft.entries[place + 1 :])


def mark_winning(draft: Draft, piece: Piece) -> Draft:
    """Returns the draft with a concealed piece as the winning one, in place of the one that was it."""
    if PieceEntry(piece) not in draft.entries:
        return draft
    entries = list(_unmarked(draft.entries))
    place = max(at for at, entry in enumerate(entries) if entry == PieceEntry(piece))
    entries[place] = PieceEntry(piece, winning=True)
    return replace(draft, entries=tuple(entries))


def add_meld(frame: Frame, draft: Draft, meld: MeldEntry) -> Draft:
    """Returns the draft with one more meld; where it fills the hand, the last piece is the winning one.

    Raises:
        DraftError: The pieces make no such meld, are not left, or the hand has no room.
    """
    if not is_meld(frame, meld.kind, meld.pieces):
        raise DraftError(Fault.NO_MELD)
    text = frame.pieces.format(meld.pieces)
    if draft.places + MELD_ROOM > frame.size + 1:
        raise DraftError(Fault.NO_ROOM, text)
    if draft.winning is None and not draft.concealed and draft.places + MELD_ROOM > frame.size:
        raise DraftError(Fault.NO_ROOM, text)
    free = left(frame, draft)
    needed = frame.pieces.counts(meld.pieces)
    if any(count > there for count, there in zip(needed, free, strict=True)):
        raise DraftError(Fault.NONE_LEFT, text)
    if meld.giver is not None and meld.giver == draft.winner:
        raise DraftError(Fault.NO_GIVER, text)
    return _settled(frame, replace(draft, entries=(*draft.entries, meld)))


def meld_from(frame: Frame, draft: Draft, kind: MeldKind, piece: Piece) -> MeldEntry:
    """Returns the meld that a kind and one piece make: the lowest of a chi, any of the others."""
    if kind is MeldKind.CHI:
        return MeldEntry(kind, (piece, piece + 1, piece + 2))
    return MeldEntry(kind, (piece,) * (4 if kind.is_kan else 3))


def can_meld(frame: Frame, draft: Draft, kind: MeldKind, piece: Piece) -> bool:
    """Tells whether a kind and one piece make a meld that fits into the hand."""
    meld = meld_from(frame, draft, kind, piece)
    if not is_meld(frame, kind, meld.pieces):
        return False
    try:
        add_meld(frame, draft, meld)
    except DraftError:
        return False
    return True


def is_meld(frame: Frame, kind: MeldKind, pieces: tuple[Piece, ...]) -> bool:
    """Tells whether pieces have the form of a meld of that kind."""
    if not pieces or any(not 0 <= piece < len(frame.pieces.kinds) for piece in pieces):
        return False
    kinds = sorted(frame.pieces.kinds[piece] for piece in pieces)
    if kind is MeldKind.CHI:
        first = kinds[0]
        in_row = any(start <= first and first + 2 < end for start, end in frame.pieces.runs)
        return in_row and kinds == [first, first + 1, first + 2]
    return len(set(kinds)) == 1 and len(kinds) == (4 if kind.is_kan else 3)


def give_meld(draft: Draft, index: int, giver: int | None) -> Draft:
    """Returns the draft with another giver of a meld."""
    place = [at for at, entry in enumerate(draft.entries) if isinstance(entry, MeldEntry)][index]
    entries = list(draft.entries)
    entries[place] = replace(draft.melds[index], giver=giver)
    return replace(draft, entries=tuple(entries))


def giver_of(frame: Frame, draft: Draft, meld: MeldEntry) -> int | None:
    """Returns who gave a meld: the seat before the winner for a chi and where nobody else is named."""
    if meld.kind is MeldKind.ANKAN:
        return None
    if draft.winner is None:
        return None if meld.kind is MeldKind.CHI else meld.giver
    before = (draft.winner - 1) % frame.players
    return before if meld.kind is MeldKind.CHI or meld.giver is None else meld.giver


def next_giver(frame: Frame, draft: Draft, index: int) -> Draft:
    """Returns the draft with a meld claimed from the next of the three others; a chi and a closed kan stay."""
    meld = draft.melds[index]
    giver = giver_of(frame, draft, meld)
    if giver is None or meld.kind is MeldKind.CHI:
        return draft
    following = (giver - 1) % frame.players
    if following == draft.winner:
        following = (following - 1) % frame.players
    return give_meld(draft, index, following)


def hand_of(frame: Frame, draft: Draft, *, whole: bool = True) -> Hand:
    """Returns the hand; without the winning piece and its mark where not ``whole``."""
    melds = tuple(Meld(meld.kind, meld.pieces, giver_of(frame, draft, meld)) for meld in draft.melds)
    concealed = list(draft.concealed)
    if not whole and draft.winning is not None:
        concealed.append(draft.winning)
    winning = draft.winning if whole else None
    return Hand(tuple(frame.pieces.sorted(concealed)), melds, winning, draft.situation)


def to_event(frame: Frame, draft: Draft) -> Win:
    """Returns the win that the draft tells.

    Raises:
        ValueError: It is not known who won, or how.
    """
    if draft.winner is None or not draft.decided:
        raise ValueError("nobody knows yet who won, or how")
    hand = hand_of(frame, draft) if draft.value is None else None
    winner = Winner(draft.winner, hand, draft.value, draft.pao)
    return Win(discarder=draft.discarder, wins=(winner,), note=draft.note, at=draft.at)


def from_event(event: Win) -> Draft:
    """Returns the draft that tells a recorded win of one player."""
    winner = event.wins[0]
    entries: list[Entry] = []
    situation: tuple[Situation, ...] = ()
    if winner.hand is not None:
        entries.extend(PieceEntry(piece) for piece in winner.hand.concealed)
        entries.extend(MeldEntry(meld.kind, meld.pieces, meld.giver) for meld in winner.hand.melds)
        if winner.hand.winning_piece is not None:
            entries.append(PieceEntry(winner.hand.winning_piece, winning=True))
        situation = winner.hand.situation
    return Draft(
        winner=winner.seat,
        discarder=event.discarder,
        self_drawn=event.discarder is None,
        entries=tuple(entries),
        situation=situation,
        pao=winner.pao,
        value=winner.value,
        note=event.note,
        at=event.at,
    )


def _unmarked(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    return tuple(PieceEntry(e.piece) if isinstance(e, PieceEntry) and e.winning else e for e in entries)


def _settled(frame: Frame, draft: Draft) -> Draft:
    """Marks the last piece of a full hand as the winning one where none is marked."""
    if draft.places != frame.size + 1 or draft.winning is not None:
        return draft
    entries = list(draft.entries)
    place = max(at for at, entry in enumerate(entries) if isinstance(entry, PieceEntry))
    piece = entries[place]
    assert isinstance(piece, PieceEntry)
    entries[place] = PieceEntry(piece.piece, winning=True)
    return replace(draft, entries=tuple(entries))
