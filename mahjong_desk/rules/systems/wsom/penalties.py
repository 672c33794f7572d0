# SPDX-License-Identifier: MIT
"""Penalty tiles (罰牌), and the wins that they bar (rules/wsom.md §8)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, cast

from mahjong_desk.pieces import MAHJONG, Piece
from mahjong_desk.rules.checks.hands import too_many_copies
from mahjong_desk.rules.model.events import PenaltyState, PenaltyTile
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.hand import Hand
from mahjong_desk.rules.model.refusal import Refusal, RefusedHand, bad_count, bad_event, forbidden_win
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.yaku.conditions import Mismatch
from mahjong_desk.shapes import HandShape, MeldKind, Reading
from mahjong_desk.shapes.mahjong import COPIES
from mahjong_desk.texts import mark

PENALTY_FIELD = "penalty_tiles"
"""The key in ``Table.extra_fields``, and the field of a win or a request for waits."""
_MAX_TILES = 14
_BARRING_COUNT = 3


class ShownPenaltyTile(NamedTuple):
    """One penalty tile on the table."""

    player: int
    piece: Piece
    dead: bool


class ForbiddenReading(NamedTuple):
    """A reading that may not win."""

    reading: Reading
    refusal: Refusal


def penalty_tiles_at(table: Table) -> tuple[ShownPenaltyTile, ...]:
    """Returns the penalty tiles of the hand in progress, in the order shown."""
    return cast(tuple[ShownPenaltyTile, ...], table.extra_fields.get(PENALTY_FIELD, ()))


def with_penalty_tiles(table: Table, tiles: tuple[ShownPenaltyTile, ...]) -> Table:
    """Returns the table with these penalty tiles."""
    return table._replace(extra_fields={PENALTY_FIELD: tiles} if tiles else EMPTY_MAPPING)


def show_tiles(table: Table, player: int, pieces: Iterable[Piece], path: str) -> tuple[ShownPenaltyTile, ...]:
    """Returns the penalty tiles after a player has shown ``pieces`` as live ones.

    Raises:
        Refusal: ``bad_count`` at ``path``.
    """
    tiles = (*penalty_tiles_at(table), *(ShownPenaltyTile(player, piece, False) for piece in pieces))
    check_copies([tile.piece for tile in tiles], path)
    if sum(tile.player == player for tile in tiles) > _MAX_TILES:
        raise bad_count(mark("A player cannot have more than {number} penalty tiles."), path=path, number=_MAX_TILES)
    return tiles


def check_copies(pieces: Iterable[Piece], path: str) -> None:
    """Checks that there are at most four penalty tiles of a kind.

    Raises:
        Refusal: ``bad_count`` at ``path``.
    """
    counts = MAHJONG.counts(pieces)
    highest = max(counts)
    if highest > COPIES:
        raise too_many_copies(MAHJONG, counts.index(highest), highest, COPIES, path)


def penalty_tiles_after(table: Table, event: PenaltyTile) -> tuple[ShownPenaltyTile, ...]:
    """Returns the penalty tiles after an event.

    Raises:
        Refusal: ``bad_count`` or ``bad_event``.
    """
    if event.state is PenaltyState.LIVE:
        return show_tiles(table, event.player, [event.tile], "tile")
    tiles = list(penalty_tiles_at(table))
    live, dead = ShownPenaltyTile(event.player, event.tile, False), ShownPenaltyTile(event.player, event.tile, True)
    if event.state is PenaltyState.DEAD:
        if live not in tiles:
            raise _missing_tile(mark("This player has no live penalty tile {piece}."), event)
        tiles[tiles.index(live)] = dead
        return tuple(tiles)
    if live not in tiles and dead not in tiles:
        raise _missing_tile(mark("This player has no penalty tile {piece}."), event)
    tiles.remove(live if live in tiles else dead)
    return tuple(tiles)


def _missing_tile(fault: str, event: PenaltyTile) -> Refusal:
    return bad_event(fault, path="tile", piece=MAHJONG.face_names[event.tile])


def allowed_readings(
    readings: list[Reading], hand: Hand, penalties: Sequence[Piece], *, self_drawn: bool, three_bar_all: bool
) -> tuple[list[Reading], list[ForbiddenReading]]:
    """Returns the readings that penalty tiles allow, and those that they bar.

    Raises:
        Refusal: ``forbidden_win`` with its reason.
    """
    # Penalty tiles in a concealed kan no longer bar a win; a self-draw may complete any set.
    kans = {meld.pieces[0] for meld in hand.melds if meld.kind is MeldKind.ANKAN}
    counts = MAHJONG.counts(piece for piece in penalties if piece not in kans)
    if not any(counts):
        return readings, []
    held = MAHJONG.counts(hand.concealed)
    if self_drawn and hand.winning_piece is not None:
        held[hand.winning_piece] += 1
    _check_held(hand, counts, held)
    if self_drawn:
        return readings, []
    only_orphans = all(reading.shape is HandShape.ORPHANS for reading in readings)
    if three_bar_all or only_orphans:
        try:
            check_penalty_limit(sum(counts))
        except Refusal as refusal:
            raise refusal.with_hand(
                RefusedHand(None, readings[0], (), _find_penalty_groups(readings[0], counts))
            ) from None
    allowed: list[Reading] = []
    barred: list[ForbiddenReading] = []
    for reading in readings:
        kind = _find_blocking_tile(reading, hand, held, counts)
        if kind is None:
            allowed.append(reading)
        else:
            barred.append(ForbiddenReading(reading, _refuse_set(reading, kind)))
    if allowed:
        return allowed, barred
    if only_orphans:
        fault = mark("Thirteen terminals cannot win on a tile of the same kind as a penalty tile.")
        raise forbidden_win(fault, reason="penalty_kokushi").with_hand(
            RefusedHand(None, readings[0], (), Mismatch(winning=True))
        )
    raise barred[0].refusal


def _check_held(hand: Hand, counts: Sequence[int], held: Sequence[int]) -> None:
    """Checks that every penalty tile is among the winner's concealed tiles.

    Raises:
        Refusal: ``forbidden_win`` with the reason ``penalty_meld``; it names the tile.
    """
    for kind, (count, available) in enumerate(zip(counts, held, strict=True)):
        if count <= available:
            continue
        fault = (
            mark("The penalty tile {piece} is in an open set; it may not be used in a claim.")
            if any(kind in meld.pieces for meld in hand.melds)
            else mark(
                "The penalty tile {piece} is not in this hand. If it was discarded, record that it is gone"
                " (Penalty tile, P at the table)."
            )
        )
        raise forbidden_win(fault, reason="penalty_meld", piece=MAHJONG.face_names[kind])


def _find_blocking_tile(reading: Reading, hand: Hand, held: Sequence[int], counts: Sequence[int]) -> Piece | None:
    """Returns the penalty tile that the set of the winning piece needs, or None."""
    kinds = reading.groups[reading.winning_group_index].kinds
    for kind in kinds:
        if kinds.count(kind) - (kind == hand.winning_piece) > held[kind] - counts[kind]:
            return kind
    return None


def _refuse_set(reading: Reading, kind: Piece) -> Refusal:
    fault = mark("The set completed by the discard would contain the penalty tile {piece}.")
    refusal = forbidden_win(fault, reason="penalty_set", piece=MAHJONG.face_names[kind])
    # Its yaku are not evaluated.
    return refusal.with_hand(RefusedHand(None, reading, (), Mismatch((reading.winning_group_index,), (kind,))))


def check_penalty_limit(number: int) -> None:
    """Checks that a discard win is not barred by three penalty tiles or more.

    Raises:
        Refusal: ``forbidden_win`` with the reason ``penalty_three``.
    """
    if number >= _BARRING_COUNT:
        fault = mark("With {number} penalty tiles no discard can be claimed for a win.")
        raise forbidden_win(fault, reason="penalty_three", number=number)


def _find_penalty_groups(reading: Reading, counts: Sequence[int]) -> Mismatch:
    """Finds the concealed groups of a reading that contain kinds of penalty tiles."""
    kinds = tuple(kind for kind, count in enumerate(counts) if count)
    indices = (
        index
        for index, group in enumerate(reading.groups)
        if not group.is_meld and not set(group.kinds).isdisjoint(kinds)
    )
    return Mismatch(tuple(indices), kinds)
