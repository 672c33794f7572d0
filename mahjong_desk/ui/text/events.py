# SPDX-License-Identifier: MIT
"""Texts for the events of a match, and for its end."""

from collections.abc import Mapping, Sequence

from mahjong_desk.match import Match, ReplayRow
from mahjong_desk.match.replay import DealRow
from mahjong_desk.pieces import Piece
from mahjong_desk.rules.model.events import (
    Adjustment,
    Chombo,
    DeadHand,
    Draw,
    Event,
    MatchEnd,
    PenaltyState,
    PenaltyTile,
    RiichiDeclaration,
    Shaozhuang,
    StickCorrection,
    Substitution,
    Win,
)
from mahjong_desk.rules.model.extra_fields import FieldOwner
from mahjong_desk.rules.model.reasons import FinalResult
from mahjong_desk.rules.model.refusal import Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import Text, tr, trn
from mahjong_desk.ui.kit.text_format import format_number, join_items, join_notes, with_heading
from mahjong_desk.ui.text.phrases import capitalise, localise, sentences
from mahjong_desk.ui.text.values import result_change
from mahjong_desk.ui.text.vocabulary import (
    chombo_name,
    counters_name,
    draw_name,
    end_label_name,
    end_reason_name,
    extra_annotations,
    piece_name,
    vocabulary_context,
    wind_name,
)


def event_text(happened: ReplayRow | Event, names: Sequence[str], ruleset: Ruleset | None = None) -> str:
    """Returns a short line on an event, such as ``Chie from Dai``."""
    event = happened
    if isinstance(happened, ReplayRow):
        event, names = happened.event, happened.players
    match event:
        case Win():
            gain = None
            if isinstance(happened, ReplayRow) and happened.refusal is None:
                gain = happened.settlement.deltas[event.winners[0].seat]
            return _win(event, names, gain, ruleset)
        case Draw(kind=kind):
            if kind == "exhaustive" or ruleset is None:
                return tr("Draw", usage=vocabulary_context(ruleset))
            return tr("Draw, {kind}", usage=vocabulary_context(ruleset)).format(kind=draw_name(ruleset, kind))
        case Chombo(player=player):
            foul = chombo_name(ruleset, event.extra_fields) if ruleset is not None else ""
            if foul:
                return with_heading(names[player], foul)
            return tr("Chombo by {player}", usage=vocabulary_context(ruleset)).format(player=names[player])
        case DeadHand(player=player):
            return tr("Dead hand of {player}").format(player=names[player])
        case RiichiDeclaration(player=player):
            return tr("Riichi of {player}").format(player=names[player])
        case PenaltyTile(player=player, tile=tile, state=state):
            return _penalty(names[player], tile, state, ruleset)
        case Shaozhuang():
            return tr("Shaozhuang")
        case Adjustment():
            return tr("Points adjusted")
        case Substitution(player=player, name=name):
            return tr("{substitute} sits in for {player}").format(substitute=name, player=names[player])
        case StickCorrection():
            return _sticks(event, ruleset)
        case MatchEnd():
            return tr("Match ended early")
    return type(event).__name__


def deal_text(deal: DealRow, ruleset: Ruleset) -> str:
    """Returns a short line on a deal with its riichi, such as ``Draw, Dai riichi``."""
    sentence = event_text(deal.row, deal.row.players, ruleset)
    players = [row.players[row.event.player] for row in deal.riichi if isinstance(row.event, RiichiDeclaration)]
    return tr("{event}, {players} riichi").format(event=sentence, players=join_items(players)) if players else sentence


def row_text(match: Match, row: ReplayRow) -> str:
    """Returns the event of a row, with the gain of each winner for a win on a discard."""
    sentence = event_text(row, row.players, match.rules.ruleset)
    discarder = getattr(row.event, "discarder", None)
    if row.refusal is not None or discarder is None or not row.settlement.wins:
        return sentence
    gains = " + ".join(format_number(row.settlement.deltas[win.winner]) for win in row.settlement.wins)
    return tr("{event}, {points}").format(event=sentence, points=gains)


def _win(event: Win, names: Sequence[str], gain: int | None, ruleset: Ruleset | None) -> str:
    winners = join_items([names[win.seat] for win in event.winners])
    if event.discarder is not None:
        text = tr("{winner} from {discarder}", usage=vocabulary_context(ruleset))
        return text.format(winner=winners, discarder=names[event.discarder])
    if gain is None:
        return tr("{winner}: self-draw").format(winner=winners)
    return tr("{winner}: self-draw, {points}").format(winner=winners, points=format_number(gain))


def _sticks(event: StickCorrection, ruleset: Ruleset | None) -> str:
    counters = counters_name(ruleset) if ruleset is not None else tr("honba")
    if event.deposit is None:
        text = tr("{counters} corrected: {honba}")
        return text.format(counters=capitalise(counters), honba=event.honba)
    if event.honba is None:
        return tr("Riichi sticks corrected: {deposit}").format(deposit=format_number(event.deposit))
    text = tr("Corrected: {counters} {honba}, riichi sticks {deposit}")
    return text.format(counters=counters, honba=event.honba, deposit=format_number(event.deposit))


def _penalty(player: str, tile: Piece, state: PenaltyState, ruleset: Ruleset | None) -> str:
    name = piece_name(ruleset, tile) if ruleset is not None else ""
    values = {
        PenaltyState.LIVE: tr("Penalty tile of {player}: {tile}"),
        PenaltyState.DEAD: tr("Dead penalty tile of {player}: {tile}"),
        PenaltyState.CLEARED: tr("Penalty tile of {player} cleared: {tile}"),
    }
    return values[state].format(player=player, tile=name)


def new_seats(row: ReplayRow) -> str:
    """Returns the new seats, such as ``New seats: East Ben, South Aoi``, if any."""
    order = row.after.turn_order
    if row.end_reason is not None or order == row.before.turn_order:
        return ""
    text = tr("{wind} {player}")
    seats = [text.format(wind=wind_name(wind), player=row.players[seat]) for wind, seat in enumerate(order)]
    return tr("New seats: {players}").format(players=join_items(seats))


def row_annotations(match: Match, row: ReplayRow) -> str:
    """Returns the remarks on a foul or draw on one line; empty for other events."""
    return join_notes(*event_annotations(match.rules.ruleset, row.event, row.players))


def event_annotations(ruleset: Ruleset, event: Event, names: Sequence[str]) -> tuple[str, ...]:
    """Returns the remarks on a foul or draw; none for other events."""
    match event:
        case Chombo():
            return extra_annotations(ruleset, FieldOwner.CHOMBO, event.extra_fields, names)
        case Draw():
            return extra_annotations(ruleset, FieldOwner.DRAW, event.extra_fields, names)
    return ()


def reason_text(ruleset: Ruleset, event: Event) -> str:
    """Returns the reason of an event in the ruleset's words if known, else as typed."""
    reason = getattr(event, "reason", None) or ""
    reasons: Mapping[str, Text] = {}
    if isinstance(event, Chombo):
        reasons = ruleset.vocabulary.foul_reasons
    elif isinstance(event, DeadHand):
        reasons = ruleset.vocabulary.dead_hand_reasons
    return localise(reasons[reason]) if reason in reasons else reason


def final_after(rules: TableRules, table: Table, event: Event) -> FinalResult | None:
    """Returns the final result if an event ends the match, otherwise None."""
    try:
        settlement = rules.settle(table, event)
    except Refusal:
        return None
    after, reason = rules.advance(table, event, settlement)
    return rules.conclude(after, reason) if reason is not None else None


def ending_sentence(rules: TableRules, final: FinalResult, names: Sequence[str]) -> str:
    """Returns why the match ends, who is first and, for a named end, the results."""
    ruleset, unit = rules.ruleset, rules.result_unit
    first = [name for name, rank in zip(names, final.ranks, strict=True) if rank == 1]
    text = trn("The match ends: {reason}. {name} is first.", "The match ends: {reason}. {name} are first.", len(first))
    sentence = text.format(reason=end_reason_name(ruleset, final.end_reason), name=join_items(first))
    if not end_label_name(ruleset, final.end_label):
        return sentence
    results = (f"{name} {result_change(unit, result)}" for name, result in zip(names, final.results, strict=True))
    return sentences(sentence, tr("Results: {results}.").format(results=join_notes(*results)))
