# SPDX-License-Identifier: MIT
"""A hand that was won at a table, as it is laid on the workbench."""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.learn.workbench.bench import Bench
from mahjong_desk.rules.model.events import Winner
from mahjong_desk.rules.model.extra_fields import EMPTY_MAPPING
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import TableRules


def bench_from_win(
    rules: TableRules, table: Table, winner: Winner, *, self_drawn: bool, discarder: int | None = None
) -> Bench:
    """Returns a winner's hand as a bench on which its own rule system finds the same yaku.

    Restrictions of the match are left out.

    Args:
        discarder: The seat of the discarder, or None.

    Raises:
        ValueError: If the value was typed without a hand.
    """
    hand = winner.hand
    if hand is None:
        raise ValueError("a hand whose value was typed cannot be laid out")
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
    """Returns the options that are not the usual ones, those left out that only restrict who may win."""
    usual = rules.ruleset.bind({}).options
    return {
        identity: value
        for identity, value in rules.options.items()
        if value != usual[identity] and identity not in rules.ruleset.practice_options
    }
