# SPDX-License-Identifier: MIT
"""Wins of long ago with their tiles: the match is played again up to them, for nothing but facts was kept of it."""

from __future__ import annotations

from typing import NamedTuple

from mahjong_desk.club.best import BestHand
from mahjong_desk.club.facts.told import WonHand
from mahjong_desk.club.replaying import replayed
from mahjong_desk.ledger.ledger import Ledger
from mahjong_desk.match import Match
from mahjong_desk.rules.model.events import Win
from mahjong_desk.ui.hand.tile_groups import explained_groups
from mahjong_desk.ui.kit.tiles.faces import TileFace, TileGroup
from mahjong_desk.ui.text.tiles import piece_face


class Replayed(NamedTuple):
    """A win as it was won."""

    match: Match
    hand: BestHand


def won_again(ledger: Ledger, won: WonHand) -> Replayed | None:
    """Returns a win with everything that was told at the table; None where its row is another one by now.

    Raises:
        LedgerError: The ledger cannot be read.
        Refusal: The match follows rules that this version does not know.
    """
    replay = replayed(ledger.journal(won.match))
    if won.place.row is None or won.place.row >= len(replay.rows):
        return None
    row = replay.rows[won.place.row]
    if not isinstance(row.event, Win) or row.refusal is not None:
        return None
    places = [place for place, winner in enumerate(row.event.wins) if winner.seat == won.win.seat]
    return Replayed(replay.match, BestHand(row, places[0])) if places else None


def tiles_of(again: Replayed) -> tuple[TileGroup, ...]:
    """Returns the hand by the reading that counted, without captions; nothing where it was not laid."""
    winner, ruleset = again.hand.winner, again.match.rules.ruleset
    if winner.hand is None:
        return ()
    groups = explained_groups(
        ruleset, winner.hand, again.hand.evaluation, winner.seat, again.hand.row.players, again.hand.row.before.order
    )
    return tuple(TileGroup(group.pieces) for group in groups)


def tiles_of_yaku(again: Replayed, yaku: str) -> tuple[TileGroup, ...]:
    """Returns the first group that a yaku of the hand rests on; the largest of all where it rests on the whole hand."""
    groups, evaluation = tiles_of(again), again.hand.evaluation
    item = next((item for item in evaluation.yaku if item.id == yaku), None)
    reading = evaluation.reading
    if item is None or not groups:
        return ()
    if item.sets and reading is not None and len(reading.groups) == len(groups):
        at = next((at for at, group in enumerate(reading.groups) if group in item.sets), 0)
    else:
        at = max(range(len(groups)), key=lambda place: len(groups[place].pieces))
    return (TileGroup(tuple(face._replace(winning=False) for face in groups[at].pieces[:_MOST])),)


_MOST = 4


def indicators_of(again: Replayed) -> tuple[TileFace, ...]:
    """Returns what was turned up for the hand: the indicators of its dora, or of its wildcard."""
    hand, ruleset = again.hand.winner.hand, again.match.rules.ruleset
    if hand is None:
        return ()
    return tuple(piece_face(ruleset, piece) for one in ruleset.indicators for piece in hand.turned_up.of(one))
