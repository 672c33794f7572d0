# SPDX-License-Identifier: MIT
"""The events that every rule system settles in the same way: substitutes, and counters and stakes put right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mahjong_desk.rules.checks.hands import check_seat
from mahjong_desk.rules.checks.settling import apply_settlement, empty_settlement
from mahjong_desk.rules.model.events import Event, StickCorrection, Substitution
from mahjong_desk.rules.model.extra_fields import Conventions
from mahjong_desk.rules.model.reasons import Party, Payment, Settlement
from mahjong_desk.rules.model.refusal import bad_event, bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.texts import mark

if TYPE_CHECKING:
    from mahjong_desk.rules.ruleset import TableRules

SettleEvent = Callable[[Table, Event], Settlement]
Advance = Callable[[Table, Event, Settlement], tuple[Table, str | None]]


def common_events(conventions: Conventions) -> tuple[type[Event], ...]:
    """Returns the shared events of a ruleset with these conventions."""
    return (Substitution, StickCorrection) if conventions.has_honba or conventions.has_deposit else (Substitution,)


def with_common_events(rules: TableRules) -> tuple[SettleEvent, Advance]:
    """Returns functions that settle and advance by the common events, and by all others as the rules do."""
    known = common_events(rules.ruleset.conventions)

    def settle_all(table: Table, event: Event) -> Settlement:
        match event:
            case Substitution():
                check_seat(event.player, table.players, "player")
                if not event.name:
                    raise bad_request(mark("The name of the new player is missing."), path="name")
                return empty_settlement(table)
            case StickCorrection() if StickCorrection in known:
                return _settle_sticks(rules, table, event)
        return rules.settle(table, event)

    def advance_all(table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
        match event:
            case Substitution():
                return table, None
            case StickCorrection():
                after = apply_settlement(table, settlement)
                return after if event.honba is None else rules.set_honba(after, event.honba), None
        return rules.advance(table, event, settlement)

    return settle_all, advance_all


def _settle_sticks(rules: TableRules, table: Table, sticks: StickCorrection) -> Settlement:
    _check_sticks(rules.ruleset.conventions, sticks)
    if sticks.deposit is None:
        return empty_settlement(table)
    staked = rules.riichi_stake * len(table.riichi)
    if sticks.deposit < staked:
        raise bad_event(mark("The riichi sticks of this hand already make {staked}."), path="deposit", staked=staked)
    gained = sticks.deposit - table.deposit
    parties = (Party.HOUSE, Party.DEPOSIT) if gained > 0 else (Party.DEPOSIT, Party.HOUSE)
    payments = (Payment(*parties, abs(gained), "adjust"),) if gained else ()
    return Settlement((), payments, (0,) * table.players, house=-gained, deposit=gained)


def _check_sticks(conventions: Conventions, sticks: StickCorrection) -> None:
    given = (("honba", sticks.honba, conventions.has_honba), ("deposit", sticks.deposit, conventions.has_deposit))
    if all(number is None for _, number, _ in given):
        raise bad_request(mark("Neither honba nor riichi sticks change."))
    for name, number, known in given:
        if number is None:
            continue
        if not known:
            raise bad_request(mark("{field} is not known here."), path=name, field=name)
        if number < 0:
            raise bad_request(mark("{field} cannot be negative."), path=name, field=name)
