# SPDX-License-Identifier: MIT
"""The hand that is being entered: one value behind palette, keyboard and paste."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import PaoEntry, Winner
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.indicators import NO_INDICATORS, Indicator, IndicatorPieces
from mahjong_desk.rules.model.table import seats_in_order
from mahjong_desk.rules.ruleset import TableRules
from mahjong_desk.shapes import MeldKind


@dataclass(frozen=True, slots=True)
class HandSpec:
    """The frame of a hand.

    Attributes:
        turn_order: The seats in the order of play.
    """

    pieces: PieceSet
    turn_order: tuple[int, ...]
    hand_size: int
    face_counts: tuple[int, ...]
    melds: Mapping[MeldKind, tuple[tuple[Piece, ...], ...]]
    indicators: tuple[Indicator, ...]
    terminology: str

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.turn_order)

    @property
    def piece_letters(self) -> frozenset[str]:
        """The letters that are pieces, as in shogi; none if digits need a suit."""
        return frozenset() if self.pieces.has_digits else self.pieces.letters


def hand_spec(rules: TableRules, players: int, order: tuple[int, ...] = ()) -> HandSpec:
    """Returns the frame of a hand; by default the seats play in the order of their numbers."""
    ruleset = rules.ruleset
    return HandSpec(
        ruleset.pieces,
        order or seats_in_order(players),
        ruleset.hand_size,
        rules.faces,
        ruleset.meld_shapes(),
        rules.indicators,
        ruleset.vocabulary.terminology,
    )


MELD_SIZE = 3
"""How many pieces of the hand a meld counts as, also a kan."""
NO_EXTRA_FIELDS: Mapping[tuple[FieldOwner, str], object] = MappingProxyType({})


class DraftFault(Enum):
    """Why an edit does not fit."""

    STRAY = "stray"
    NO_SUCH_PIECE = "no such piece"
    NONE_LEFT = "none left"
    FULL = "full"
    NO_ROOM = "no room"
    NO_MELD = "no meld"
    NO_GIVER = "no giver"


class DraftError(ValueError):
    """An edit that does not fit the hand."""

    def __init__(self, fault: DraftFault, text: str = "") -> None:
        super().__init__(f"{fault.value}: {text}")
        self.reason = fault
        self.text = text


@dataclass(frozen=True, slots=True)
class PieceEntry:
    """One piece of the hand."""

    piece: Piece
    winning: bool = False


@dataclass(frozen=True, slots=True)
class MeldEntry:
    """One meld.

    Attributes:
        claimed_from: The seat that the claimed piece came from; None for the seat before the winner, and for a closed kan.
    """

    kind: MeldKind
    pieces: tuple[Piece, ...]
    claimed_from: int | None = None


Entry = PieceEntry | MeldEntry


@dataclass(frozen=True, slots=True)
class Draft:
    """A win that is being entered.

    Attributes:
        winner: The seat that wins; None until it is chosen.
        discarder: The seat that gave the winning piece; None for a self-drawn win and until it is chosen.
        entries: Pieces and melds in the order in which they were entered.
        value: The value typed in place of the hand; None if the hand counts.
        claim_field: The field of a chombo that holds this win, which was claimed falsely; empty for a true win.
    """

    winner: int | None = None
    discarder: int | None = None
    self_drawn: bool = False
    entries: tuple[Entry, ...] = ()
    situation: tuple[str, ...] = ()
    pao: tuple[PaoEntry, ...] = ()
    pao_declined: bool = False
    denied_fields: frozenset[str] = frozenset()
    value: Mapping[str, object] | None = None
    note: str | None = None
    at: str | None = None
    unparsed_text: str = ""
    indicators: IndicatorPieces = NO_INDICATORS
    extra_fields: Mapping[tuple[FieldOwner, str], object] = field(default_factory=lambda: NO_EXTRA_FIELDS)
    other_winners: tuple[Winner, ...] = ()
    claim_field: str = ""
    late_riichi: frozenset[int] = frozenset()

    @property
    def concealed(self) -> tuple[Piece, ...]:
        """The pieces in hand without the winning one, as they were entered."""
        return tuple(entry.piece for entry in self.entries if isinstance(entry, PieceEntry) and not entry.winning)

    @property
    def winning(self) -> Piece | None:
        return next((e.piece for e in self.entries if isinstance(e, PieceEntry) and e.winning), None)

    @property
    def melds(self) -> tuple[MeldEntry, ...]:
        """The melds in the order in which they were made."""
        return tuple(entry for entry in self.entries if isinstance(entry, MeldEntry))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Every piece of the hand."""
        pieces: list[Piece] = []
        for entry in self.entries:
            pieces.extend(entry.pieces if isinstance(entry, MeldEntry) else (entry.piece,))
        return tuple(pieces)

    @property
    def size(self) -> int:
        """How many pieces the hand counts, with the winning piece and three for each meld."""
        return sum(MELD_SIZE if isinstance(entry, MeldEntry) else 1 for entry in self.entries)

    @property
    def is_decided(self) -> bool:
        """Whether winner and source are entered."""
        return self.winner is not None and (self.self_drawn or self.discarder is not None)
