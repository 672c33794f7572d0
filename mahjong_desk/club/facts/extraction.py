# SPDX-License-Identifier: MIT
"""Extracts the facts of a replayed match."""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache

from mahjong_desk.club.facts.match_facts import (
    HandFact,
    HandTally,
    MatchFacts,
    PlayerRef,
    SeatResult,
    StintFact,
    WinFact,
)
from mahjong_desk.club.people.person import identity_at
from mahjong_desk.club.totals import system_of, to_decimal
from mahjong_desk.interchange.events import EVENT_NAMES
from mahjong_desk.journal.acts import JsonObject
from mahjong_desk.journal.journal import Journal
from mahjong_desk.match import Replay, ReplayRow
from mahjong_desk.match.replay import count_hands
from mahjong_desk.pieces import Piece, PieceSet
from mahjong_desk.rules.model.events import Chombo, Draw, Win, Winner
from mahjong_desk.rules.model.hand import all_pieces
from mahjong_desk.rules.model.reasons import Evaluation, Settlement
from mahjong_desk.rules.ruleset import Ruleset

_json = json.JSONEncoder(separators=(",", ":"), default=dict).encode


def extract_facts(played: Replay, journal: Journal) -> MatchFacts:
    """Returns the facts of a match; a refused event has none."""
    people = cache(lambda name: PlayerRef(identity_at(journal.header, name), str(name)))
    ruleset = played.match.rules.ruleset
    hands = tuple(
        _hand(row, document, ruleset, people)
        for row, document in zip(played.rows, journal.events, strict=True)
        if row.refusal is None and (isinstance(row.event, Win | Draw | Chombo) or row.event.note)
    )
    final = played.final
    return MatchFacts(
        system_of(played.match.rules).key,
        tuple(_seats(played, people)),
        to_decimal(played.match.rules.result_unit.convert(final.house)) if final is not None else None,
        count_hands(played),
        tuple(
            StintFact(seat, people(name), first, last, remained, _tally(seat, _hands_between(hands, first, last)))
            for seat, name, first, last, remained in _stints(played)
        ),
        hands,
    )


_PlayerLookup = Callable[[str], PlayerRef]
"""Returns the player whom a name means at a match."""


def _seats(played: Replay, people: _PlayerLookup) -> Iterator[SeatResult]:
    final, scores, unit = played.final, played.table.scores, played.match.rules.result_unit
    for seat, (identity, name) in enumerate(map(people, played.players)):
        if final is None:
            yield SeatResult(seat, name, scores[seat], identity=identity)
        else:
            result = to_decimal(unit.convert(final.results[seat]))
            yield SeatResult(seat, name, final.scores[seat], final.ranks[seat], result, identity)


def _stints(played: Replay) -> Iterator[tuple[int, str, int, int, bool]]:
    """Yields seat, name, first row, last row and ``remained`` of each stint."""
    for seat, remaining in enumerate(played.players):
        first, name = 0, played.match.players[seat]
        for row in played.rows:
            if row.players[seat] != name:
                yield seat, name, first, row.index - 1, False
                first, name = row.index, row.players[seat]
        if name != remaining:
            # The last event was a substitution.
            yield seat, name, first, len(played.rows) - 1, False
            first = len(played.rows)
        yield seat, remaining, first, len(played.rows) - 1, True


def _hands_between(hands: Sequence[HandFact], first: int, last: int) -> list[HandFact]:
    return [hand for hand in hands if first <= hand.row <= last]


def _tally(seat: int, hands: Sequence[HandFact]) -> HandTally:
    played = [hand for hand in hands if hand.kind in _PLAYED]
    won = [(hand, win) for hand in played for win in hand.wins if win.seat == seat]
    dealt_in = [hand for hand in played if hand.discarder == seat]
    recorded = [hand.tenpai for hand in played if hand.tenpai is not None]
    return HandTally(
        hands=len(played),
        wins=len(won),
        self_drawn=sum(hand.discarder is None for hand, _ in won),
        points_won=sum(win.points for _, win in won),
        deal_ins=len(dealt_in),
        points_paid=sum(hand.paid for hand in dealt_in),
        draws_recorded=len(recorded),
        draws_tenpai=sum(seat in tenpai for tenpai in recorded),
        dealt=sum(hand.dealer == seat for hand in played),
        won_dealing=sum(hand.dealer == seat for hand, _ in won),
        fouls=sum(hand.offender == seat for hand in hands),
        liable=sum(player == seat for hand in played for win in hand.wins for player, _ in win.pao),
    )


_PLAYED = tuple(EVENT_NAMES[event] for event in (Win, Draw))
"""The events of finished hands, as ``match.replay.count_hands`` counts them."""


def _hand(row: ReplayRow, document: JsonObject, ruleset: Ruleset, people: _PlayerLookup) -> HandFact:
    event, table, settlement = row.event, row.before, row.settlement
    players = tuple(map(people, row.players))
    won = event if isinstance(event, Win) else None
    drawn = event if isinstance(event, Draw) else None
    discarder = won.discarder if won is not None else None
    return HandFact(
        row=row.index,
        kind=EVENT_NAMES[type(event)],
        draw=drawn.kind if drawn is not None else None,
        round=table.round_wind.value,
        number=table.hand_number,
        honba=table.honba,
        dealer=table.dealer,
        order=table.turn_order,
        players=players,
        discarder=discarder,
        paid=sum(payment.points for payment in settlement.payments if payment.payer == discarder),
        tenpai=drawn.tenpai if drawn is not None else None,
        offender=event.player if isinstance(event, Chombo) else None,
        deltas=settlement.deltas,
        note=event.note or "",
        wins=tuple(
            _win(winner, fields, hand.evaluation, settlement, players[winner.seat], ruleset.pieces)
            for winner, fields, hand in zip(won.winners, document["wins"], settlement.wins, strict=True)
        )
        if won is not None
        else (),
    )


def _win(
    winner: Winner, fields: JsonObject, value: Evaluation, settlement: Settlement, player: PlayerRef, pieces: PieceSet
) -> WinFact:
    hand_pieces = all_pieces(winner.hand) if winner.hand is not None else ()
    return WinFact(
        seat=winner.seat,
        player=player,
        points=_paid_by_others(settlement, winner.seat),
        base=value.base,
        han=value.han,
        fu=value.fu,
        limit=value.limit,
        yaku=tuple((item.id, item.value) for item in value.yaku),
        groups=_groups(value, pieces),
        kinds=kind_bitmask([pieces.kind_of_face[piece] for piece in hand_pieces]),
        hand=_json(fields["hand"]) if winner.hand is not None else "",
        pao=tuple((pao.player, pao.reason) for pao in winner.pao),
    )


def _paid_by_others(settlement: Settlement, seat: int) -> int:
    """Returns what the other players paid to a seat, without deposit and house."""
    payments = settlement.payments
    return sum(payment.points for payment in payments if payment.payee == seat and isinstance(payment.payer, int))


def _groups(value: Evaluation, pieces: PieceSet) -> tuple[str, ...]:
    return tuple(_group(pieces, group.kinds) for group in value.reading.groups) if value.reading is not None else ()


@cache
def _group(pieces: PieceSet, kinds: tuple[Piece, ...]) -> str:
    return pieces.format(kinds)


def kind_bitmask(kinds: Iterable[Piece]) -> int:
    """Returns the kinds as a bit mask: bit ``n`` for kind ``n``."""
    return sum(1 << kind for kind in set(kinds))
