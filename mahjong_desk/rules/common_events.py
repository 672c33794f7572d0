# SPDX-License-Identifier: MIT
"""The events that every rule system settles alike and none has to provide for: who sits there, and what lies there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mahjong_desk.marking import QT_TRANSLATE_NOOP
from mahjong_desk.rules.checks import check_seat
from mahjong_desk.rules.events import Event, Sticks, Substitute
from mahjong_desk.rules.reasons import Party, Payment, Settlement
from mahjong_desk.rules.refusal import Code, Refusal
from mahjong_desk.rules.settling import booked, nothing_moves
from mahjong_desk.rules.table import Table

if TYPE_CHECKING:
    from mahjong_desk.rules.ruleset import Conventions, Rules


def common_events(conventions: Conventions) -> tuple[type[Event], ...]:
    """Returns the events that a ruleset with these conventions knows beside its own."""
    return (Substitute, Sticks) if conventions.honba or conventions.deposit else (Substitute,)


def with_common_events(rules: Rules) -> Rules:
    """Returns rules that settle the common events too, and leave all others to those given."""

    def settle(table: Table, event: Event) -> Settlement:
        match event:
            case Substitute():
                check_seat(event.player, table.players, "player")
                if not event.name:
                    raise Refusal(
                        Code.BAD_REQUEST, QT_TRANSLATE_NOOP("Refusal", "Nobody is named to take the seat."), path="name"
                    )
                return nothing_moves(table)
            case Sticks() if Sticks in rules.ruleset.known_events:
                return _settle_sticks(rules, table, event)
        return rules.settle(table, event)

    def advance(table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
        match event:
            case Substitute():
                return table, None
            case Sticks():
                after = booked(table, settlement)
                return after if event.honba is None else rules.with_honba(after, event.honba), None
        return rules.advance(table, event, settlement)

    return replace(rules, settle=settle, advance=advance)


def _settle_sticks(rules: Rules, table: Table, sticks: Sticks) -> Settlement:
    conventions = rules.ruleset.conventions
    given = (("honba", sticks.honba, conventions.honba), ("deposit", sticks.deposit, conventions.deposit))
    if all(number is None for _, number, _ in given):
        raise Refusal(
            Code.BAD_REQUEST, QT_TRANSLATE_NOOP("Refusal", "Neither honba nor deposit is said to be put right.")
        )
    for name, number, known in given:
        if number is None:
            continue
        if not known:
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "{field} is not known here."),
                path=name,
                field=name,
            )
        if number < 0:
            raise Refusal(
                Code.BAD_REQUEST,
                QT_TRANSLATE_NOOP("Refusal", "{field} cannot be negative."),
                path=name,
                field=name,
            )
    if sticks.deposit is None:
        return nothing_moves(table)
    staked = rules.riichi_stake * len(table.riichi)
    if sticks.deposit < staked:
        raise Refusal(
            Code.BAD_EVENT,
            QT_TRANSLATE_NOOP("Refusal", "The riichi of this hand alone have laid {staked} on the table."),
            path="deposit",
            staked=staked,
        )
    gained = sticks.deposit - table.deposit
    parties = (Party.HOUSE, Party.TABLE) if gained > 0 else (Party.TABLE, Party.HOUSE)
    payments = (Payment(*parties, abs(gained), "adjust"),) if gained else ()
    return Settlement((), payments, (0,) * table.players, house=-gained, deposit=gained)
