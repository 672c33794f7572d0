# SPDX-License-Identifier: MIT
"""What a line of the tables of facts says."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from mahjong_desk.club.facts.tables import ROWS, WINS
from mahjong_desk.club.facts.told import HandFact, Hit, Player, RowPlace, WinFact

LISTED: Final = "(SELECT value FROM json_each(?))"
"""Any number of values in the place of one."""

OF_PLAYERS: Final = f"(SELECT id FROM players WHERE identity IN {LISTED})"
"""The numbers of those who are known by any of these identities."""

HIT: Final = (
    "hits.id, uuid, matches.number_in_ledger, matches.number, session, at, matches.system, "
    "hands.id, hands.kind, draw, round, hands.number, honba, dealer, turns, hands.players, discarder, paid, ready, offender, deltas, note, "
    'seat, player, wins.points, base, wins.han, fu, "limit", yaku, groups, pieces, kinds, written, pao '
    f"FROM hits LEFT JOIN wins ON wins.id = hits.id JOIN hands ON hands.id = hits.id / {WINS} "
    f"JOIN matches ON matches.id = hands.id / {ROWS}"
)
"""What to select for ``read_hit``, after the number of the hit."""


def listed(values: Iterable[object]) -> str:
    """Returns values as ``LISTED`` takes them."""
    return json.dumps(list(values), ensure_ascii=False)


def read_hit(line: Sequence[Any], players: Mapping[int, Player]) -> Hit:
    """Returns the hand that a line tells, of these players by their numbers."""
    uuid, match, number, session, at, system = line[:6]
    hand = _hand(line[6:21], players)
    win = _win(line[21:], players) if line[21] is not None else None
    return Hit(win, RowPlace(uuid, hand.row), match, number, session, at, system, hand)


def _hand(line: Sequence[Any], known: Mapping[int, Player]) -> HandFact:
    (
        number_of_hand,
        kind,
        draw,
        wind,
        number,
        honba,
        dealer,
        turns,
        players,
        discarder,
        paid,
        ready,
        offender,
        deltas,
        note,
    ) = line
    return HandFact(
        row=number_of_hand % ROWS,
        kind=kind,
        draw=draw,
        round=wind,
        number=number,
        honba=honba,
        dealer=dealer,
        order=tuple(json.loads(turns)),
        players=tuple(known[player] for player in json.loads(players)),
        discarder=discarder,
        paid=paid,
        ready=tuple(json.loads(ready)) if ready is not None else None,
        offender=offender,
        deltas=tuple(json.loads(deltas)),
        note=note,
        wins=(),
    )


def _win(line: Sequence[Any], known: Mapping[int, Player]) -> WinFact:
    seat, player, points, base, han, fu, limit, yaku, groups, pieces, kinds, written, pao = line
    return WinFact(
        seat=seat,
        player=known[player],
        points=points,
        base=base,
        han=han,
        fu=fu,
        limit=limit,
        yaku=tuple((identity, value) for identity, value in json.loads(yaku)),
        groups=tuple(groups.split()),
        pieces=tuple(pieces.split()),
        kinds=kinds,
        hand=written,
        pao=tuple((player, reason) for player, reason in json.loads(pao)),
    )
