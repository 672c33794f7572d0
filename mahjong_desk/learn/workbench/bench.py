# SPDX-License-Identifier: MIT
"""A hand on the workbench, with the circumstances under which it would be won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from mahjong_desk.pieces import MAHJONG, Piece, PieceSet
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.hand import NO_INDICATORS, IndicatorPieces, Meld
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.ruleset import TableRules


@dataclass(frozen=True, slots=True)
class Bench:
    """A hand on the workbench.

    Attributes:
        winning_piece: The last piece, or None.
        players: The number of players; None for each system's default.
        discarder: The seat of the discarder, 0 being the dealer, or None.
    """

    concealed: tuple[Piece, ...]
    melds: tuple[Meld, ...] = ()
    winning_piece: Piece | None = None
    self_drawn: bool = True
    situation: tuple[str, ...] = ()
    seat_wind: int = 1
    round_wind: RoundWind = RoundWind.EAST
    turned_up: IndicatorPieces = NO_INDICATORS
    pieces: PieceSet = MAHJONG
    honba: int = 0
    players: int | None = None
    options: Mapping[str, Mapping[str, object]] = field(default=EMPTY_MAPPING)
    extra_fields: Mapping[str, object] = field(default=EMPTY_MAPPING)
    discarder: int | None = None

    @property
    def hand(self) -> tuple[Piece, ...]:
        """All pieces that are not melded, the winning piece last."""
        return self.concealed if self.winning_piece is None else (*self.concealed, self.winning_piece)

    @property
    def size(self) -> int:
        """The number of pieces including the winning one; a meld counts as three."""
        return len(self.hand) + 3 * len(self.melds)

    def count_available(self) -> list[int]:
        """Returns how many pieces of each kind are neither melded nor indicators."""
        visible = [*self.turned_up.pieces, *(piece for meld in self.melds for piece in meld.pieces)]
        shown_counts = self.pieces.counts(visible)
        return [max(0, copies - count) for copies, count in zip(self.pieces.copies_per_kind, shown_counts, strict=True)]

    def discard(self, piece: Piece) -> Bench:
        """Discards a piece. Raises ``ValueError`` if the hand does not hold it."""
        remaining = list(self.hand)
        remaining.remove(piece)
        return replace(self, concealed=tuple(remaining), winning_piece=None)

    def with_hand(self, hand: tuple[Piece, ...], winning_piece: Piece) -> Bench:
        """Returns the bench with another hand, which contains ``winning_piece``."""
        remaining = list(hand)
        remaining.remove(winning_piece)
        return replace(self, concealed=tuple(remaining), winning_piece=winning_piece)


def bench_from_win(
    rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
) -> Bench:
    """Returns a winner's hand as a bench.

    Its own rule system finds the same yaku on it, but restrictions of the match do not apply. ``discarder`` is the seat
    of the discarder, or None. Raises ``ValueError`` if the value was typed without a hand.
    """
    hand = winner.hand
    if hand is None:
        raise ValueError("a win with a typed value has no hand")
    ruleset, players = rules.ruleset, table.players
    # The dealer of a bench is seat 0.
    melds = tuple(
        Meld(meld.kind, meld.pieces, None if meld.claimed_from is None else table.seat_wind(meld.claimed_from))
        for meld in hand.melds
    )
    options = _options(rules)
    return Bench(
        concealed=hand.concealed,
        melds=melds,
        winning_piece=hand.winning_piece,
        self_drawn=self_drawn,
        situation=hand.situation,
        seat_wind=table.seat_wind(winner.seat),
        round_wind=table.round_wind,
        turned_up=hand.indicators,
        pieces=ruleset.pieces,
        honba=table.honba,
        players=None if players == ruleset.players[0] else players,
        options={ruleset.id: options} if options else EMPTY_MAPPING,
        extra_fields=hand.extra_fields,
        discarder=None if discarder is None else table.seat_wind(discarder),
    )


def _options(rules: TableRules) -> Mapping[str, object]:
    """Returns the options that differ from the defaults, except win restrictions."""
    usual = rules.ruleset.bind({}).options
    return {
        option_id: value
        for option_id, value in rules.options.items()
        if value != usual[option_id] and option_id not in rules.ruleset.practice_options
    }
