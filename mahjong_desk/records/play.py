# SPDX-License-Identifier: MIT
"""Tracks the pieces of one deal from the start hands to the win.

It knows the course of play and its circumstances, but no rule system: values and allowed wins are decided elsewhere.
Pieces are written as in the contract, such as ``5m``, or ``0m`` for a red five; ``?`` is a hidden one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from mahjong_desk.records.deals import SEATS, Json, RecordedDeal

HIDDEN_TILE = "?"
SHARED_WALL_SIZE = 70
"""The number of draws in one deal with 14 pieces in the dead wall; replacements count as draws."""
NOTEN_PAYMENT = 3_000
"""The sum of noten payments in an exhaustive draw; more is a nagashi mangan."""
OWN_WALL_SIZE = 21
"""The number of draws of each player if each has a wall of 34 pieces, which includes the start hand."""
RIICHI = frozenset(("riichi", "double_riichi"))
"""The circumstances of a declared riichi."""
_TERMINALS_AND_HONOURS = {f"{end}{suit}" for end in "19" for suit in "mps"} | {f"{n}z" for n in range(1, 8)}
_WINDS = frozenset(("1z", "2z", "3z", "4z"))


class ImpossibleError(Exception):
    """Raised for an impossible step, such as a discard that is not in the hand.

    Every method here that changes a hand or a deal raises it.
    """


def plain_tile(piece: str) -> str:
    """Returns a piece, but a plain five for a red one."""
    return f"5{piece[1]}" if piece[0] == "0" else piece


@dataclass(slots=True)
class RecordedMeld:
    """A meld on the table.

    Attributes:
        claimed_from: The seat that discarded the claimed piece; None for a concealed kan.
    """

    kind: str
    pieces: list[str]
    claimed_from: int | None

    def to_json(self) -> Json:
        """Returns the meld as in the contract."""
        answer: Json = {"kind": self.kind, "tiles": "".join(self.pieces)}
        if self.claimed_from is not None:
            answer["from"] = self.claimed_from
        return answer


@dataclass(slots=True)
class PlayerTiles:
    """The pieces of one player.

    Attributes:
        melds: The melds, in the order in which they were made.
    """

    pieces: list[str]
    melds: list[RecordedMeld] = field(default_factory=list)
    discards: list[tuple[str, bool]] = field(default_factory=list)
    has_drawn: bool = False
    draws: int = 0
    riichi: str | None = None
    ippatsu: bool = False

    @property
    def size(self) -> int:
        """The number of pieces, with three for each meld: 14 after a draw, otherwise 13."""
        return len(self.pieces) + 3 * len(self.melds)

    def check_size(self, size: int) -> None:
        if self.size != size:
            raise ImpossibleError("a player has the wrong number of pieces")

    def take(self, piece: str) -> None:
        """Removes a piece from the hand, or a hidden one in its place."""
        for candidate in (piece, HIDDEN_TILE):
            if candidate in self.pieces:
                # From the right: the drawn piece first.
                del self.pieces[len(self.pieces) - 1 - self.pieces[::-1].index(candidate)]
                return
        raise ImpossibleError(f"{piece} is not in the hand")

    def lay_meld(self, kind: str, pieces: Sequence[str], claimed: str | None = None, source: int | None = None) -> None:
        """Lays down a meld of own pieces and, unless it is concealed, a claimed one."""
        for piece in pieces:
            self.take(piece)
        self.melds.append(RecordedMeld(kind, [*pieces, *([] if claimed is None else [claimed])], source))

    def add_to_pon(self, piece: str) -> None:
        """Extends a pon to a kan."""
        for meld in self.melds:
            if meld.kind == "pon" and plain_tile(meld.pieces[0]) == plain_tile(piece):
                self.take(piece)
                meld.kind = "shouminkan"
                meld.pieces.append(piece)
                return
        raise ImpossibleError(f"there is no pon of {piece}")


class RecordedWinningHand(NamedTuple):
    concealed: tuple[str, ...]
    melds: tuple[RecordedMeld, ...]
    winning: str
    situation: tuple[str, ...]
    first_turn: bool
    last_of_kind: bool

    def to_riichi(self, dora: Sequence[str], ura: Sequence[str]) -> Json | None:
        """Returns the hand for the rule system ``riichi``, or None if a piece is hidden."""
        situation = [item for item in self.situation if item != "haitei" or "rinshan" not in self.situation]
        if "tenhou" in situation or "chiihou" in situation:
            situation = situation[:1]
        elif self.first_turn and not situation:
            situation = ["renhou"]
        hand = self._to_json(situation)
        if hand is None:
            return None
        hand["dora_indicators"] = list(dora)
        if ura and RIICHI & set(situation):
            hand["ura_indicators"] = list(ura)
        return hand

    def to_mcr(self) -> Json | None:
        """Returns the hand for the rule system ``mcr``, or None if a piece is hidden."""
        situation = [item for item in self.situation if item in {"haitei", "houtei", "rinshan", "chankan"}]
        if self.last_of_kind and "chankan" not in situation:
            situation.append("last_of_kind")
        return self._to_json(situation)

    def _to_json(self, situation: Sequence[str]) -> Json | None:
        if HIDDEN_TILE in self.concealed or self.winning == HIDDEN_TILE:
            return None
        return {
            "concealed": "".join(self.concealed),
            "melds": [meld.to_json() for meld in self.melds],
            "winning_tile": self.winning,
            "situation": list(situation),
        }


class DealTracker:
    """The state of one deal.

    Attributes:
        riichi: The seats whose riichi was accepted, in the order in which they declared.
        last: The last discard, or the piece of an added kan that can be robbed, with its seat; None if there is none.
        pending: The seat of a declared riichi that is not yet accepted, or None.
    """

    def __init__(self, hands: Sequence[Sequence[str]], dealer: int, *, own_walls: bool = False) -> None:
        self.dealer = dealer
        self.holders = [PlayerTiles(list(hand)) for hand in hands]
        self.riichi: list[int] = []
        self.last: tuple[int, str] | None = None
        self.pending: int | None = None
        self._own_walls = own_walls
        self._is_uninterrupted = True
        self._pending_kan: str | None = None
        self._kan_seats: list[int] = []

    def draw(self, seat: int, piece: str) -> None:
        self._accept_riichi()
        if self._pending_kan == "shouminkan":
            self._interrupt()
        if self.draws_left(seat) <= 0:
            raise ImpossibleError("the wall is empty")
        holder = self.holders[seat]
        holder.check_size(13)
        holder.pieces.append(piece)
        holder.has_drawn, holder.draws = True, holder.draws + 1
        self.last = None

    def draws_left(self, seat: int) -> int:
        """Returns how many pieces a player can still draw."""
        if self._own_walls:
            return OWN_WALL_SIZE - self.holders[seat].draws
        return SHARED_WALL_SIZE - sum(holder.draws for holder in self.holders)

    @property
    def is_wall_empty(self) -> bool:
        """Whether there are no more draws."""
        if not self._own_walls:
            return self.draws_left(0) == 0
        seat = self.last[0] if self.last is not None else self._turn()
        return self.draws_left((seat + 1) % 4) == 0

    def _turn(self) -> int:
        return next((seat for seat, holder in enumerate(self.holders) if holder.has_drawn), self.dealer)

    def declare_riichi(self, seat: int) -> None:
        """Declares riichi, which is accepted unless its discard is won on."""
        holder = self.holders[seat]
        if holder.riichi is not None:
            raise ImpossibleError("riichi was declared before")
        holder.riichi = "double_riichi" if self._is_uninterrupted and not holder.discards else "riichi"
        self.pending = seat

    def discard(self, seat: int, piece: str | None) -> str:
        """Lets a player discard and returns the piece; None discards the drawn one."""
        holder = self.holders[seat]
        holder.check_size(14)
        if piece is None:
            if not holder.has_drawn:
                raise ImpossibleError("nothing was drawn")
            piece = holder.pieces[-1]
        holder.take(piece)
        holder.discards.append((piece, False))
        holder.has_drawn = False
        if self.pending != seat:
            holder.ippatsu = False
        self.last, self._pending_kan = (seat, piece), None
        return piece

    def claim(self, seat: int, kind: str, piece: str, pieces: Sequence[str], discarder: int) -> None:
        """Lets a player claim the last discard."""
        if self.last != (discarder, piece) or seat == discarder or self._pending_kan is not None:
            raise ImpossibleError(f"{piece} of {discarder} was not the last discard")
        self._accept_riichi()
        self._interrupt()
        self.holders[discarder].discards[-1] = (piece, True)
        holder = self.holders[seat]
        holder.check_size(13)
        holder.lay_meld(kind, pieces, piece, discarder)
        self.last = None
        if kind == "daiminkan":
            self._pending_kan = kind
            self._kan_seats.append(seat)

    def declare_concealed_kan(self, seat: int, pieces: Sequence[str]) -> None:
        """Lets a player lay down a concealed kan."""
        holder = self.holders[seat]
        holder.check_size(14)
        holder.lay_meld("ankan", pieces)
        self._interrupt()
        holder.has_drawn = False
        self.last, self._pending_kan = (seat, pieces[0]), "ankan"
        self._kan_seats.append(seat)

    def add_kan(self, seat: int, piece: str) -> None:
        """Lets a player add a piece to a pon."""
        holder = self.holders[seat]
        holder.check_size(14)
        holder.add_to_pon(piece)
        holder.has_drawn = False
        self.last, self._pending_kan = (seat, piece), "shouminkan"
        self._kan_seats.append(seat)

    def win(self, seat: int, discarder: int | None) -> RecordedWinningHand:
        """Returns the hand of a winner.

        Args:
            discarder: The seat that discarded the winning piece; None for a self-drawn win.
        """
        holder = self.holders[seat]
        if discarder is None:
            if not holder.has_drawn:
                raise ImpossibleError("nothing was drawn")
            *concealed, winning = holder.pieces
            holder.check_size(14)
        else:
            if self.last is None or self.last[0] != discarder or seat == discarder:
                raise ImpossibleError("there is no such discard")
            concealed, winning = holder.pieces, self.last[1]
            holder.check_size(13)
        undrawn = discarder is not None and holder.draws == 0 and self._is_uninterrupted and not holder.discards
        return RecordedWinningHand(
            tuple(concealed),
            tuple(holder.melds),
            winning,
            tuple(self._situation(holder, seat, self_drawn=discarder is None)),
            undrawn and seat != self.dealer,
            self._count_visible(winning, discarder) == 3,
        )

    def _situation(self, holder: PlayerTiles, seat: int, *, self_drawn: bool) -> list[str]:
        if self_drawn and self._is_uninterrupted and holder.draws == 1 and not holder.discards:
            return ["tenhou" if seat == self.dealer else "chiihou"]
        situation = []
        if holder.riichi is not None and seat != self.pending:
            situation.append(holder.riichi)
            if holder.ippatsu:
                situation.append("ippatsu")
        after_kan = self._pending_kan is not None
        if after_kan:
            situation.append("rinshan" if self_drawn else "chankan")
        if self.is_wall_empty and (self_drawn or not after_kan):
            situation.append("haitei" if self_drawn else "houtei")
        return situation

    def _count_visible(self, piece: str, discarder: int | None) -> int:
        """Returns how many pieces of a kind the table shows besides the winning discard."""
        visible = Counter(
            plain_tile(tile) for holder in self.holders for tile, claimed in holder.discards if not claimed
        )
        melds = (meld for holder in self.holders for meld in holder.melds if meld.kind != "ankan")
        visible.update(plain_tile(tile) for meld in melds for tile in meld.pieces)
        won_from_discard = discarder is not None and self._pending_kan is None
        return visible[plain_tile(piece)] - won_from_discard

    def hand(self, seat: int) -> Json | None:
        """Returns a hand as in the contract, or None if it does not show 13 pieces."""
        holder = self.holders[seat]
        if HIDDEN_TILE in holder.pieces or holder.size != 13:
            return None
        return {"concealed": "".join(holder.pieces), "melds": [meld.to_json() for meld in holder.melds]}

    def nagashi(self) -> tuple[int, ...]:
        """Returns the seats with only terminals and honours as discards, none claimed."""
        return tuple(
            seat
            for seat, holder in enumerate(self.holders)
            if holder.discards
            and all(piece in _TERMINALS_AND_HONOURS and not claimed for piece, claimed in holder.discards)
        )

    def draw_kind(self, named: str | None = None) -> tuple[str, int | None]:
        """Returns the kind of draw, ``named`` if given, and the seat that called it."""
        if named == "sanchahou":
            # A riichi is not accepted if three players win on its discard.
            return named, None
        self._accept_riichi()
        kind, seat = self._visible_draw_kind()
        return (kind, seat) if named in (None, kind) else (named, None)

    def _visible_draw_kind(self) -> tuple[str, int | None]:
        if len(self.riichi) == len(self.holders):
            return "suucha_riichi", None
        if len(self._kan_seats) >= 4 and len(set(self._kan_seats)) > 1 and self.draws_left(0) > 0:
            return "suukan_sanra", None
        firsts = [holder.discards[0][0] if len(holder.discards) == 1 else "" for holder in self.holders]
        if self._is_uninterrupted and firsts[0] in _WINDS and len(set(firsts)) == 1:
            return "suufon_renda", None
        seat = self._turn()
        holder = self.holders[seat]
        ends = {piece for piece in holder.pieces if piece in _TERMINALS_AND_HONOURS}
        if self._is_uninterrupted and holder.has_drawn and not holder.discards and len(ends) >= 9:
            return "kyuushu_kyuuhai", seat
        return "exhaustive", None

    def _accept_riichi(self) -> None:
        if self.pending is not None:
            self.holders[self.pending].ippatsu = True
            self.riichi.append(self.pending)
            self.pending = None

    def _interrupt(self) -> None:
        """Notes that a claim or a kan interrupted the turns."""
        self._is_uninterrupted = False
        for holder in self.holders:
            holder.ippatsu = False


def drawn_deal(
    deal: RecordedDeal, play: DealTracker | None, named: str | None, deltas: tuple[int, ...] | None, *, nagashi: bool
) -> RecordedDeal:
    """Returns a deal completed as a draw.

    Args:
        play: The tracked pieces; None if they are not recorded completely.
        named: The kind of draw in the file, or None.
        deltas: What each seat gained; None if the file does not say.
        nagashi: Whether the file names a nagashi mangan; otherwise only the points can show it.
    """
    kind, abort_seat = (named, None) if play is None else play.draw_kind(named)
    kind = kind or "exhaustive"
    if play is not None:
        deal = deal._replace(riichi=tuple(play.riichi), final_hands=tuple(map(play.hand, range(SEATS))))
    if kind == "exhaustive":
        deal = deal._replace(nagashi=_nagashi_seats(deltas, play, named=nagashi))
    return deal._replace(draw=kind, abort_seat=abort_seat, deltas=deltas)


def _nagashi_seats(deltas: Sequence[int] | None, play: DealTracker | None, *, named: bool) -> tuple[int, ...]:
    """Returns the seats with a nagashi mangan, by the discards or by the points."""
    gains = {seat: points for seat, points in enumerate(deltas or ()) if points > 0}
    if not named and sum(gains.values()) <= NOTEN_PAYMENT:
        return ()
    return (play.nagashi() if play is not None else ()) or tuple(gains)
