# SPDX-License-Identifier: MIT
"""Progress and end of a match of Riichi (rules/riichi.md §2)."""

from collections.abc import Mapping
from typing import NamedTuple

from mahjong_desk.rules.checks.settling import apply_event
from mahjong_desk.rules.model.events import Chombo, DeadHand, Draw, Event, MatchEnd, RiichiDeclaration, Win
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import FinalResult, Settlement
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.payment import ranking
from mahjong_desk.rules.systems.riichi.draws import EXHAUSTIVE, is_nagashi_win, nagashi_of
from mahjong_desk.rules.systems.riichi.options import MANY_HONBA, RiichiOptions
from mahjong_desk.rules.value import limits
from mahjong_desk.rules.value.limits import Rounding
from mahjong_desk.texts import Text

YAME = "yame"
"""The field of a win or a draw with which the dealer ends the match."""
_LAST_HAND_NUMBER = 4
_ROUNDS = tuple(RoundWind)


class NextDeal(NamedTuple):
    """How the deal continues after a hand.

    Attributes:
        honba: The number of counters in the next hand.
    """

    dealer_stays: bool
    honba: int
    counts_as_win: bool
    dealer_may_end_match: bool


def rounds(options: RiichiOptions) -> tuple[RoundWind, ...]:
    """Returns the rounds that may be played, the extra one last."""
    regular = 2 if options.length == "hanchan" else 1
    return _ROUNDS[: regular + (options.extra_round != "off")]


def is_in_extra_round(options: RiichiOptions, table: Table) -> bool:
    """Returns whether the current hand belongs to the extra round."""
    return options.extra_round != "off" and table.round_wind is rounds(options)[-1]


def is_last_hand(options: RiichiOptions, table: Table) -> bool:
    """Returns whether the current hand is the last regular one or in the extra round."""
    if is_in_extra_round(options, table):
        return True
    regular = rounds(options)[-1 if options.extra_round == "off" else -2]
    return table.round_wind.position >= regular.position and table.hand_number == _LAST_HAND_NUMBER


def next_deal(options: RiichiOptions, table: Table, event: Win | Draw) -> NextDeal:
    never_stays = options.renchan == "never"
    if isinstance(event, Win):
        stays = not never_stays and any(winner.seat == table.dealer for winner in event.winners)
        return NextDeal(stays, table.honba + 1 if stays else 0, True, True)
    if is_nagashi_win(options, event):
        stays = not never_stays and table.dealer in nagashi_of(event)
        return NextDeal(stays, table.honba + 1 if stays else 0, True, True)
    if event.kind == EXHAUSTIVE:
        stays = options.renchan == "tenpai" and table.dealer in (event.tenpai or ())
        return NextDeal(stays, table.honba + 1, False, True)
    return NextDeal(options.abortive_renchan and not never_stays, table.honba + 1, False, False)


def ends_match_early(
    options: RiichiOptions, table: Table, after: tuple[int, ...], event: Win | Draw, *, requested: bool
) -> bool:
    """Returns whether a dealer who stays ends the match after a hand (和了やめ, 聴牌やめ).

    Args:
        requested: Whether the dealer asks to end it.
    """
    deal = next_deal(options, table, event)
    choice = options.agari_yame if deal.counts_as_win else options.tenpai_yame
    if not (
        deal.dealer_stays
        and deal.dealer_may_end_match
        and is_last_hand(options, table)
        and _reaches_target(options, table, after)
    ):
        return False
    if choice == "choice_any":
        return requested
    rank = ranking.rank_seats(after, shared=options.ties == "split")[table.dealer]
    return rank == 1 and (choice == "auto" or (choice == "choice" and requested))


def _reaches_target(options: RiichiOptions, table: Table, after: tuple[int, ...]) -> bool:
    if options.extra_round == "off" or max(after) >= options.target_points:
        return True
    return is_in_extra_round(options, table) and table.hand_number == _LAST_HAND_NUMBER


def offers_early_end(option: str, values: Mapping[str, OptionValue], table: Table) -> bool:
    """Returns whether ``option`` may let the dealer choose to end the match.

    A nagashi mangan that counts as a win follows ``agari_yame``.
    """
    options = RiichiOptions.from_values(values)
    choices = {getattr(options, option)}
    if option == "tenpai_yame" and options.nagashi_mangan == "win":
        choices.add(options.agari_yame)
    return not choices.isdisjoint(("choice", "choice_any")) and is_last_hand(options, table)


def advance(options: RiichiOptions, table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
    """Returns the table after ``event``, and why the match ended or None."""
    after = ranking.with_side_results(apply_event(table, event, settlement), settlement)
    match event:
        case MatchEnd():
            return after, "end"
        case RiichiDeclaration() | DeadHand():
            return after, None
        case Win() | Draw():
            return _next_hand(options, table, after, event)
        case Chombo():
            after = after._replace(dead_hands=frozenset(), riichi=())
    return after, "bust" if options.is_bust(min(after.scores)) else None


def _next_hand(options: RiichiOptions, table: Table, after: Table, event: Win | Draw) -> tuple[Table, str | None]:
    deal = next_deal(options, table, event)
    reason = _find_end_reason(options, table, after.scores, event)
    if reason is not None:
        return after, reason
    after = after._replace(honba=deal.honba, dead_hands=frozenset(), riichi=())
    return after if deal.dealer_stays else after.with_deal_passed(), None


def _find_end_reason(options: RiichiOptions, table: Table, scores: tuple[int, ...], event: Win | Draw) -> str | None:
    """Returns the first reason in §2 for which the match ends, or None."""
    if options.is_bust(min(scores)):
        return "bust"
    deal_passes = not next_deal(options, table, event).dealer_stays
    if (
        is_in_extra_round(options, table)
        and max(scores) >= options.target_points
        and (deal_passes or options.extra_round == "sudden_death")
    ):
        return "target"
    if ends_match_early(options, table, scores, event, requested=bool(event.extra_fields.get(YAME))):
        return "dealer_stop"
    if deal_passes and is_last_hand(options, table) and _reaches_target(options, table, scores):
        return "last_hand"
    return None


def next_hand_notes(options: RiichiOptions, table: Table) -> tuple[Text, ...]:
    """Returns notes on the next hand: whether it needs two han of yaku."""
    if options.ryanhan_shibari and table.honba >= MANY_HONBA:
        return (Text("2 han needed, from 5 honba on"),)
    return ()


_UNIT = 100
_THOUSAND = 1_000
_ROUNDINGS: dict[str, Rounding] = {
    "five_down": limits.round_half_down,
    "half_up": limits.round_half_up,
    "down": limits.round_down,
}


def conclude(options: RiichiOptions, table: Table, reason: str) -> FinalResult:
    """Returns the final result: points above the return points, uma, oka, penalties."""
    ranks = ranking.rank_seats(table.scores, shared=options.ties == "split")
    firsts = [seat for seat, rank in enumerate(ranks) if rank == 1]
    scores = list(table.scores)
    if options.leftover_deposit == "first":
        for seat, share in zip(firsts, ranking.split_evenly(table.deposit, len(firsts), _UNIT), strict=True):
            scores[seat] += share
    rounded = tuple(scores)
    round_score = _ROUNDINGS.get(options.result_rounding)
    if round_score is not None:
        rounded = ranking.balance_to_total([round_score(score, _THOUSAND) for score in scores], firsts[0], sum(scores))
    uma = options.uma
    oka = table.players * (options.return_points - options.start_points)
    prizes = ranking.placement_bonuses(ranks, (uma[0] + oka, *uma[1:]), _UNIT)
    results = tuple(
        score - options.return_points + prize + side_result
        for score, prize, side_result in zip(rounded, prizes, ranking.side_results(table), strict=True)
    )
    return FinalResult(reason, tuple(scores), ranks, results, -sum(results))
