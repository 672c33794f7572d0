# SPDX-License-Identifier: MIT
"""The lines of the tables of facts: what is written in them of what a match tells, and what they say of it again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any, Final

from mahjong_desk.club.facts.tables import ROWS, WINS
from mahjong_desk.club.facts.told import HandFact, Hit, Player, RowPlace, SeatFact, StintFact, WinFact
from mahjong_desk.club.facts.traits import hit_kind

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


def hand_line(hand: HandFact, players: Sequence[int]) -> tuple[object, ...]:
    """Returns what stands in ``hands`` after the number of the hand, of these players by their numbers."""
    ready = _json(hand.ready) if hand.ready is not None else None
    where = hand.kind, hand.draw, hand.round, hand.number, hand.honba, hand.dealer, _json(hand.order)
    return *where, hand.discarder, hand.paid, ready, hand.offender, _json(players), _json(hand.deltas), hand.note


def win_line(win: WinFact, player: int) -> tuple[object, ...]:
    """Returns what stands in ``wins`` after the number of the win."""
    value = win.points, win.base, win.han, win.fu, win.limit
    shown = _json(win.yaku), " ".join(win.groups), " ".join(win.pieces), win.hand
    return win.seat, player, *value, *shown, _json(win.pao)


def hit_line(hand: HandFact, win: WinFact | None, system: int) -> tuple[object, ...]:
    """Returns what stands in ``hits`` after the number of the hit.

    Args:
        hand: The hand.
        win: The win in it that is found; None where nobody won.
        system: The number of the trait of its rule system.
    """
    if win is None:
        return hit_kind(hand), system, 0, None, 0
    return hit_kind(hand), system, win.points, win.han, win.kinds


def stint_line(stint: StintFact, player: int, seats: Mapping[int, SeatFact]) -> tuple[object, ...]:
    """Returns what stands in ``stints`` after the match and the number of the stint.

    Args:
        stint: How long somebody sat at a seat, and what was counted there.
        player: The number of who did.
        seats: What the match was worth to each seat, for whoever remained.
    """
    outcome: tuple[object, ...] = None, None, None
    if stint.remained:
        seat = seats[stint.seat]
        outcome = seat.score, seat.place, text_of(seat.result)
    return stint.seat, player, stint.first, stint.last, int(stint.remained), *outcome, *stint.tally


def text_of(number: Decimal | None) -> str | None:
    """Returns an exact number as it is kept."""
    return str(number) if number is not None else None


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
