# SPDX-License-Identifier: MIT
"""What a line of the tables of facts says."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from mahjong_desk.club.facts.told import HandFact, RowPlace, WinFact, WonHand

LISTED: Final = "(SELECT value FROM json_each(?))"
"""Any number of values in the place of one."""

WON_HAND: Final = (
    "wins.id, uuid, matches.number_in_ledger, matches.number, session, at, system, "
    "row, kind, draw, round, hands.number, honba, dealer, hands.players, discarder, paid, ready, offender, deltas, note, "
    'seat, name, points, base, han, fu, "limit", yaku, groups, pieces, written, pao '
    "FROM wins JOIN hands ON hands.id = hand JOIN matches ON matches.id = wins.match"
)
"""What to select for ``won_hand``, after the number of the win."""


def listed(values: Iterable[object]) -> str:
    """Returns values as ``LISTED`` takes them."""
    return json.dumps(list(values), ensure_ascii=False)


def won_hand(line: Sequence[Any]) -> WonHand:
    """Returns the win that a line tells."""
    uuid, match, number, session, at, system = line[:6]
    hand = _hand(line[6:20])
    return WonHand(_win(line[20:]), RowPlace(uuid, hand.row), match, number, session, at, system, hand)


def _hand(line: Sequence[Any]) -> HandFact:
    row, kind, draw, wind, number, honba, dealer, players, discarder, paid, ready, offender, deltas, note = line
    return HandFact(
        row=row,
        kind=kind,
        draw=draw,
        round=wind,
        number=number,
        honba=honba,
        dealer=dealer,
        players=tuple(json.loads(players)),
        discarder=discarder,
        paid=paid,
        ready=tuple(json.loads(ready)) if ready is not None else None,
        offender=offender,
        deltas=tuple(json.loads(deltas)),
        note=note,
        wins=(),
    )


def _win(line: Sequence[Any]) -> WinFact:
    seat, name, points, base, han, fu, limit, yaku, groups, pieces, written, pao = line
    return WinFact(
        seat=seat,
        name=name,
        points=points,
        base=base,
        han=han,
        fu=fu,
        limit=limit,
        yaku=tuple((identity, value) for identity, value in json.loads(yaku)),
        groups=tuple(groups.split()),
        pieces=tuple(pieces.split()),
        hand=written,
        pao=tuple((player, reason) for player, reason in json.loads(pao)),
    )
