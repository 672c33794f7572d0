# SPDX-License-Identifier: MIT
"""Pieces, melds and turns of ``tenhou.net/6``, with codes such as ``c275226``."""

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from mahjong_desk.records.deals import unknown_piece
from mahjong_desk.records.play import ImpossibleError, PlayerTiles, RecordedWinningHand

TSUMOGIRI = 60
"""The code of a discard of the drawn piece."""
NO_CODE = 0
"""The entry in the discards for a claimed kan, which takes the turn without a discard."""
RED_FIVES = frozenset((51, 52, 53))
"""The codes of the red fives."""
_SUITS = ("m", "p", "s", "z")
_PIECES = {
    **{10 * tens + n: f"{n}{suit}" for tens, suit in enumerate(_SUITS, 1) for n in range(1, 8 if suit == "z" else 10)},
    **{51 + index: f"0{suit}" for index, suit in enumerate("mps")},
}
_PIECE_CODES = {piece: code for code, piece in _PIECES.items()}
_CALL = re.compile(r"[0-9]*[a-z][0-9]*", re.ASCII)
_KINDS = {"c": "chi", "p": "pon", "m": "daiminkan"}


class DrawStep(NamedTuple):
    piece: str


class ClaimStep(NamedTuple):
    """A claim instead of a draw."""

    kind: str
    piece: str
    own: tuple[str, ...]
    offset: int  # number of seats from the claimant to the discarder


class DiscardStep(NamedTuple):
    """A discard; the piece is None for the one just drawn."""

    piece: str | None
    riichi: bool = False


class ConcealedKanStep(NamedTuple):
    pieces: tuple[str, ...]


class AddedKanStep(NamedTuple):
    piece: str


DrawOrClaim = DrawStep | ClaimStep
DiscardOrKan = DiscardStep | ConcealedKanStep | AddedKanStep


def to_piece(code: object, path: str) -> str:
    found = _PIECES.get(code) if type(code) is int else None
    if found is None:
        raise unknown_piece(path, code)
    return found


def to_code(piece: str) -> int:
    return _PIECE_CODES[piece]


def read_draw_or_claim(entry: object, path: str) -> DrawOrClaim:
    if not isinstance(entry, str):
        return DrawStep(to_piece(entry, path))
    letter, index, pieces = _split_call(entry, path)
    claimed = index // 2
    if {"c": 3, "p": 3, "m": 4}.get(letter) != len(pieces) or claimed >= len(pieces) or (letter == "c" and index):
        raise unknown_piece(path, entry)
    own_pieces = (*pieces[:claimed], *pieces[claimed + 1 :])
    return ClaimStep(_KINDS[letter], pieces[claimed], own_pieces, max(1, 3 - claimed))


def read_discard_or_kan(entry: object, path: str) -> DiscardOrKan | None:
    """Reads an entry of the discards, or returns None for a claimed kan."""
    if type(entry) is int and entry in (TSUMOGIRI, NO_CODE):
        return DiscardStep(None) if entry == TSUMOGIRI else None
    if not isinstance(entry, str):
        return DiscardStep(to_piece(entry, path))
    if entry == f"r{TSUMOGIRI}":
        return DiscardStep(None, riichi=True)
    letter, index, pieces = _split_call(entry, path)
    match letter, len(pieces):
        case "r", 1:
            return DiscardStep(pieces[0], riichi=True)
        case "a", 4:
            return ConcealedKanStep(tuple(pieces))
        case "k", 4 if index // 2 < len(pieces):
            return AddedKanStep(pieces[index // 2])
        case _:
            raise unknown_piece(path, entry)


def write_claim(kind: str, piece: str, pieces: Sequence[str], offset: int) -> str:
    """Returns a claim as the format writes it."""
    letter = next(letter for letter, name in _KINDS.items() if name == kind)
    codes = [str(to_code(other)) for other in pieces]
    codes.insert(_claimed_index(offset, len(pieces)), f"{letter}{to_code(piece)}")
    return "".join(codes)


def write_concealed_kan(pieces: Sequence[str]) -> str:
    codes = [str(to_code(piece)) for piece in pieces]
    return "".join([*codes[:3], f"a{codes[3]}"])


def write_added_kan(piece: str, pon: Sequence[str], offset: int) -> str:
    own, claimed = [str(to_code(own_piece)) for own_piece in pon[:2]], str(to_code(pon[2]))
    index = _claimed_index(offset, 2)
    return "".join([*own[:index], f"k{to_code(piece)}{claimed}", *own[index:]])


def _claimed_index(offset: int, last: int) -> int:
    """Returns the index of a claimed piece in its meld, which shows the discarder."""
    # It is first if from the previous player, last if from the next.
    return last if offset == 1 else 3 - offset


def _split_call(entry: str, path: str) -> tuple[str, int, list[str]]:
    """Returns the letter of a text, its index, and the pieces."""
    if len(entry) > 9 or not _CALL.fullmatch(entry):
        raise unknown_piece(path, entry)
    at = next(index for index, letter in enumerate(entry) if letter.isalpha())
    digits = entry[:at] + entry[at + 1 :]
    if len(digits) % 2 or at % 2:
        raise unknown_piece(path, entry)
    return entry[at], at, [to_piece(int(digits[index : index + 2]), path) for index in range(0, len(digits), 2)]


_MAX_STATES = 20_000
"""More states than any real deal needs."""


class TurnColumns(NamedTuple):
    """The columns of one player: start hand, draws and claims, discards and kans."""

    incoming: Sequence[DrawOrClaim]
    discards: Sequence[DiscardOrKan | None]
    start: Sequence[str] = ()

    @property
    def outgoing(self) -> list[DiscardOrKan]:
        """The discards and kans that are known, in their order."""
        return [discard_or_kan for discard_or_kan in self.discards if discard_or_kan is not None]


class PlayerTurn(NamedTuple):
    seat: int
    act: DrawOrClaim | DiscardOrKan


class _State(NamedTuple):
    """A state of a deal: how much of each column is used up, and whose turn it is."""

    incoming_used: tuple[int, ...]
    outgoing_used: tuple[int, ...]
    seat: int


def order_turns(columns: Sequence[TurnColumns], dealer: int) -> list[PlayerTurn] | None:
    """Returns all steps in order, or None if no order is consistent."""
    incoming, outgoing = [column.incoming for column in columns], [column.outgoing for column in columns]
    lengths = tuple(map(len, incoming)), tuple(map(len, outgoing))
    seen: set[_State] = set()

    def steps_from(state: _State) -> list[PlayerTurn] | None:
        if (state.incoming_used, state.outgoing_used) == lengths and seen:
            return []
        if state in seen or len(seen) > _MAX_STATES:
            return None
        seen.add(state)
        for steps, next_state in _next_states(incoming, outgoing, state):
            rest = steps_from(next_state)
            if rest is not None:
                return [*steps, *rest]
        return None

    return steps_from(_State((0,) * len(columns), (0,) * len(columns), dealer))


def _next_states(
    incoming: Sequence[Sequence[DrawOrClaim]], outgoing: Sequence[Sequence[DiscardOrKan]], state: _State
) -> Iterator[tuple[list[PlayerTurn], _State]]:
    """Yields each possible turn of the current player, with the state after it."""
    incoming_used, outgoing_used, seat = state
    if incoming_used[seat] == len(incoming[seat]):
        return
    draw_or_claim = incoming[seat][incoming_used[seat]]
    steps, incoming_used = [PlayerTurn(seat, draw_or_claim)], _increment(incoming_used, seat)
    without_discard = isinstance(draw_or_claim, ClaimStep) and draw_or_claim.kind == "daiminkan"
    if without_discard or outgoing_used[seat] == len(outgoing[seat]):
        yield steps, _State(incoming_used, outgoing_used, seat)
        return
    discard_or_kan = outgoing[seat][outgoing_used[seat]]
    steps, outgoing_used = [*steps, PlayerTurn(seat, discard_or_kan)], _increment(outgoing_used, seat)
    if isinstance(discard_or_kan, ConcealedKanStep | AddedKanStep):
        yield steps, _State(incoming_used, outgoing_used, seat)
        return
    discarded = discard_or_kan.piece or (draw_or_claim.piece if isinstance(draw_or_claim, DrawStep) else None)
    for next_seat in _next_players(incoming, incoming_used, seat, discarded):
        yield steps, _State(incoming_used, outgoing_used, next_seat)


def _next_players(
    incoming: Sequence[Sequence[DrawOrClaim]], incoming_used: Sequence[int], seat: int, piece: str | None
) -> Iterator[int]:
    """Yields who may be next after a discard: by pon, by chi, then by turn."""
    count = len(incoming)
    upcoming = [column[at] if at < len(column) else None for column, at in zip(incoming, incoming_used, strict=True)]
    claims = [
        (draw_or_claim.kind == "chi", other)
        for other, draw_or_claim in enumerate(upcoming)
        if isinstance(draw_or_claim, ClaimStep)
        and draw_or_claim.piece == piece
        and (other + draw_or_claim.offset) % count == seat
    ]
    yield from (other for _, other in sorted(claims))
    after = (seat + 1) % count
    if not isinstance(upcoming[after], ClaimStep):
        yield after


def _increment(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


def final_hand(column: TurnColumns, seat: int, winning: str | None) -> RecordedWinningHand | None:
    """Returns the hand in a winner's columns, or None if they are inconsistent.

    Args:
        winning: The discard that was won on; None for a self-draw.
    """
    holder, incoming = PlayerTiles(list(column.start)), column.incoming
    if winning is None:
        last = incoming[-1] if incoming else None
        if not isinstance(last, DrawStep):
            return None
        incoming, winning = incoming[:-1], last.piece
    try:
        for steps in zip_longest(incoming, column.discards):
            for step in steps:
                if step is not None:
                    _apply_step(holder, step, seat)
        holder.check_size(13)
    except ImpossibleError:
        return None
    return RecordedWinningHand(tuple(holder.pieces), tuple(holder.melds), winning, (), False, False)


def _apply_step(holder: PlayerTiles, step: DrawOrClaim | DiscardOrKan, seat: int) -> None:
    match step:
        case DrawStep(piece):
            holder.pieces.append(piece)
        case ClaimStep(kind, piece, pieces, offset):
            holder.lay_meld(kind, pieces, piece, (seat + offset) % 4)
        case DiscardStep(str(piece)):
            holder.take(piece)
        case ConcealedKanStep(pieces):
            holder.lay_meld("ankan", pieces)
        case AddedKanStep(piece):
            holder.add_to_pon(piece)
