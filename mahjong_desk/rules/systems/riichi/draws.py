# SPDX-License-Identifier: MIT
"""Hands of Riichi that end without a winner (rules/riichi.md §2)."""

from typing import cast

from mahjong_desk.rules.checks.settling import check_draw, check_extra_fields, check_tenpai, empty_settlement
from mahjong_desk.rules.model.events import Draw
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.reasons import Party, Payment, Settlement
from mahjong_desk.rules.model.refusal import bad_event, bad_request
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import honba_payments, noten_payments, to_settlement, win_payments
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.value import MANGAN_BASE
from mahjong_desk.texts import Text, mark

EXHAUSTIVE = "exhaustive"
NINE_KINDS, FOUR_RIICHI, THREE_WINNERS = "kyuushu_kyuuhai", "suucha_riichi", "sanchahou"
NAGASHI, PLAYER = "nagashi", "player"
DRAW_FIELDS = (
    ExtraField(
        NAGASHI,
        FieldOwner.DRAW,
        FieldKind.SEATS,
        Text("nagashi mangan", "who has it"),
        requires={"kind": (EXHAUSTIVE,)},
        is_offered=lambda options, table: options["nagashi_mangan"] != "off",
    ),
    ExtraField(
        PLAYER, FieldOwner.DRAW, FieldKind.SEAT, Text("who calls the hand off"), requires={"kind": (NINE_KINDS,)}
    ),
)
"""The fields of a draw that only this ruleset has."""
_SHARES = 3


def draw_kinds(options: RiichiOptions) -> tuple[str, ...]:
    """Returns the kinds of draw that a table allows."""
    allowed = {
        EXHAUSTIVE: True,
        NINE_KINDS: options.kyuushu_kyuuhai,
        "suufon_renda": options.suufon_renda,
        FOUR_RIICHI: options.suucha_riichi,
        "suukan_sanra": options.suukan_sanra,
        THREE_WINNERS: options.multiple_ron == "double",
    }
    return tuple(kind for kind, is_allowed in allowed.items() if is_allowed)


def nagashi_of(draw: Draw) -> tuple[int, ...]:
    """Returns the seats that have a nagashi mangan."""
    return cast(tuple[int, ...], draw.extra_fields.get(NAGASHI, ()))


def is_nagashi_win(options: RiichiOptions, draw: Draw) -> bool:
    """Returns whether a draw is a nagashi mangan that counts as a win."""
    return options.nagashi_mangan == "win" and bool(nagashi_of(draw))


def settle_draw(options: RiichiOptions, table: Table, draw: Draw) -> Settlement:
    """Returns the settlement of a draw.

    Raises:
        Refusal: ``bad_request``, ``bad_seat`` or ``bad_event``.
    """
    _check(options, table, draw)
    if draw.kind != EXHAUSTIVE:
        return empty_settlement(table)
    nagashi = nagashi_of(draw)
    tenpai = sorted(draw.tenpai or ())
    payments: tuple[Payment, ...] = ()
    if not nagashi:
        noten = [seat for seat in range(table.players) if seat not in tenpai]
        each = options.noten_payment // (len(noten) * len(tenpai)) if noten and tenpai else 0
        payments = noten_payments(noten, tenpai, each)
    for seat in nagashi:
        payments += tuple(
            payment._replace(reason=NAGASHI, parts=tuple(part._replace(reason=NAGASHI) for part in payment.parts))
            for payment in win_payments(table, seat, None, MANGAN_BASE, None)
        )
    if is_nagashi_win(options, draw):
        for seat in nagashi:
            payers = [payer for payer in range(table.players) if payer != seat]
            payments += honba_payments(payers, seat, "honba", options.honba_value // _SHARES, table.honba)
        if table.deposit:
            first = min(nagashi, key=table.seat_wind)
            payments += (Payment(Party.DEPOSIT, first, table.deposit, "deposit"),)
    return to_settlement(table, payments)


def _check(options: RiichiOptions, table: Table, draw: Draw) -> None:
    check_draw(table, draw, draw_kinds(options))
    if draw.kind != EXHAUSTIVE and draw.tenpai is not None:
        raise bad_request(mark("Nobody counts as tenpai when the hand is called off."), path="tenpai")
    check_extra_fields(DRAW_FIELDS, draw.extra_fields, table.players, {"kind": draw.kind})
    nagashi = nagashi_of(draw)
    if nagashi and options.nagashi_mangan == "off":
        raise bad_request(mark("This table plays without nagashi mangan."), path=NAGASHI)
    if draw.kind == FOUR_RIICHI and len(table.riichi) < table.players:
        raise bad_event(mark("Not all players have declared riichi in this hand."), path="kind")
    if draw.kind != EXHAUSTIVE:
        return
    check_tenpai(table, draw.tenpai or (), all_declared=not is_nagashi_win(options, draw))
    for index, seat in enumerate(nagashi):
        if seat in table.dead_hands:
            raise bad_event(mark("A dead hand cannot have nagashi mangan."), path=f"{NAGASHI}[{index}]")
