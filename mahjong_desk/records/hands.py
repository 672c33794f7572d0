# SPDX-License-Identifier: MIT
"""Converts the hands of a record to the contract's."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Final

from mahjong_desk.records.deals import Json
from mahjong_desk.records.play import ImpossibleError, PlayerTiles, RecordedMeld, RecordedWinningHand, plain_tile
from mahjong_desk.records.tenhou_pieces import ConcealedKanStep, DiscardOrKan, DiscardStep, DrawOrClaim, DrawStep

_RIICHI: Final = ("riichi", "double_riichi")
_CIRCUMSTANCES: Final = (
    *_RIICHI, "ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou",
)  # fmt: skip


def riichi_hand(won: RecordedWinningHand, dora: Sequence[str], ura: Sequence[str]) -> Json | None:
    """Returns a winning hand for the rule system ``riichi``; None if a piece is hidden."""
    hand = won.told()
    if hand is None:
        return None
    situation = [one for one in won.situation if one != "haitei" or "rinshan" not in won.situation]
    if "tenhou" in situation or "chiihou" in situation:
        situation = situation[:1]
    elif won.first_turn and not situation:
        situation = ["renhou"]
    hand["situation"] = situation
    hand["dora_indicators"] = list(dora)
    if ura and set(_RIICHI) & set(situation):
        hand["ura_indicators"] = list(ura)
    return hand


def mcr_hand(won: RecordedWinningHand) -> Json | None:
    """Returns a winning hand for the rule system ``mcr``; None if a piece is hidden."""
    hand = won.told()
    if hand is None:
        return None
    known = [one for one in won.situation if one in {"haitei", "houtei", "rinshan", "chankan"}]
    if won.last_of_kind and "chankan" not in known:
        known.append("last_of_kind")
    hand["situation"] = known
    return hand


def circumstances_from_yaku(yaku: Collection[str], *, riichi: bool) -> tuple[str, ...]:
    """Returns the circumstances that follow from the yaku, if the deal is not recorded."""
    found = [one for one in _CIRCUMSTANCES if one in yaku]
    if riichi and not set(_RIICHI) & set(found):
        found.insert(0, "riichi")
    return tuple(found)


def final_hand(
    start: Sequence[str],
    takings: Sequence[DrawOrClaim],
    givings: Sequence[DiscardOrKan | None],
    seat: int,
    winning: str | None,
) -> RecordedWinningHand | None:
    """Returns the hand that results from a winner's columns; None if there is none.

    Args:
        givings: The discards and melds of the winner, parallel to these; None if unknown.
        winning: The discard that was won on; None for a self-draw.
    """
    holder = PlayerTiles(list(start))
    last = takings[-1] if takings else None
    if winning is None:
        if not isinstance(last, DrawStep):
            return None
        takings, winning = takings[:-1], last.piece
    try:
        for taking, giving in zip_longest(takings, givings):
            if taking is not None:
                _take(holder, taking, seat)
            if giving is not None:
                _give(holder, giving)
    except ImpossibleError:
        return None
    if len(holder.pieces) != 13 - 3 * len(holder.melds):
        return None
    return RecordedWinningHand(tuple(holder.pieces), tuple(holder.melds), winning, (), False, False)


def _take(holder: PlayerTiles, taking: DrawOrClaim, seat: int) -> None:
    if isinstance(taking, DrawStep):
        holder.pieces.append(taking.piece)
        return
    for piece in taking.own:
        holder.take(piece)
    holder.melds.append(RecordedMeld(taking.kind, [*taking.own, taking.piece], (seat + taking.giver) % 4))


def _give(holder: PlayerTiles, giving: DiscardOrKan) -> None:
    if isinstance(giving, DiscardStep):
        if giving.piece is not None:
            holder.take(giving.piece)
    elif isinstance(giving, ConcealedKanStep):
        for piece in giving.pieces:
            holder.take(piece)
        holder.melds.append(RecordedMeld("ankan", list(giving.pieces), None))
    else:
        holder.take(giving.piece)
        for meld in holder.melds:
            if meld.kind == "pon" and plain_tile(meld.pieces[0]) == plain_tile(giving.piece):
                meld.kind = "shouminkan"
                meld.pieces.append(giving.piece)
                return
        raise ImpossibleError("there is no such pon")
