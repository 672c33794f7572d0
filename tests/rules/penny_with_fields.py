# SPDX-License-Identifier: MIT
"""Penny mahjong with extra fields of every kind."""

from collections.abc import Mapping
from dataclasses import replace

from mahjong_desk.rules.checks.settling import apply_settlement, check_extra_fields
from mahjong_desk.rules.model.events import Chombo, Draw, Event, Win
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.reasons import Party, Payment, Settlement
from mahjong_desk.rules.model.refusal import ErrorCode, Refusal
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.payments import to_settlement
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.texts import LocalizedText
from tests.installed.penny import RULESET as PENNY


def named(text: str) -> LocalizedText:
    """Returns a text that is the same in every language."""
    return LocalizedText(text, text, text)


FLOWERS = ExtraField(
    "flowers", FieldOwner.HAND, FieldKind.NUMBER, named("flowers"), allowed_numbers=range(9), default=0
)
LAST_WORD = ExtraField(
    "last_word",
    FieldOwner.WIN,
    FieldKind.BOOLEAN,
    named("the dealer stops"),
    is_offered=lambda _options, table: table.hand_number == table.players,
)
LUCKY = ExtraField("lucky", FieldOwner.DRAW, FieldKind.SEATS, named("lucky"), requires={"kind": ("exhaustive",)})
CALLER = ExtraField("caller", FieldOwner.DRAW, FieldKind.SEAT, named("caller"), requires={"kind": ("abandoned",)})
FOUL = ExtraField(
    "foul",
    FieldOwner.CHOMBO,
    FieldKind.CHOICE,
    named("foul"),
    {"slip": named("slip"), "penalty": named("penalty")},
    default="slip",
)
POINTS = ExtraField(
    "points",
    FieldOwner.CHOMBO,
    FieldKind.NUMBER,
    named("points"),
    allowed_numbers=(5, 10, 30),
    requires={"foul": ("penalty",)},
    required=True,
)
RECEIVER = ExtraField(
    "to",
    FieldOwner.CHOMBO,
    FieldKind.SEAT,
    named("to"),
    {"house": named("the house")},
    default="house",
    requires={"foul": ("penalty",)},
)
COUNTED = ExtraField(
    "counted", FieldOwner.CHOMBO, FieldKind.NUMBER, named("counted"), allowed_numbers=range(0, 200, 5), default=0
)
"""A field with more numbers than fit side by side."""
_SLIP = 3


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    rules = PENNY.compose(values)

    def settle(table: Table, event: Event) -> Settlement:
        if isinstance(event, Chombo):
            return _settle_foul(table, event)
        if isinstance(event, Draw):
            fields = event.extra_fields
            check_extra_fields(RULESET.extra_fields_of(FieldOwner.DRAW), fields, table.players, {"kind": event.kind})
            lucky = fields.get("lucky", ())
            assert isinstance(lucky, tuple)
            return to_settlement(table, tuple(Payment(Party.HOUSE, seat, 1, "win") for seat in lucky))
        settlement = rules.settle(table, event)
        if isinstance(event, Win):
            check_extra_fields((LAST_WORD,), event.extra_fields, table.players)
            hand = event.winners[0].hand
            flowers = hand.extra_fields.get("flowers", 0) if hand else 0
            assert isinstance(flowers, int)
            gained = tuple(flowers if seat == event.winners[0].seat else 0 for seat in range(table.players))
            deltas = tuple(map(sum, zip(settlement.deltas, gained, strict=True)))
            settlement = settlement._replace(deltas=deltas, house=-flowers)
        return settlement

    def advance(table: Table, event: Event, settlement: Settlement) -> tuple[Table, str | None]:
        if isinstance(event, Chombo):
            return apply_settlement(table, settlement), None
        after, ended = rules.advance(table, event, settlement)
        return after, "end" if isinstance(event, Win) and event.extra_fields.get("last_word") else ended

    return replace(rules, ruleset=RULESET, settle=settle, advance=advance, draw_kinds=("exhaustive", "abandoned"))


def _settle_foul(table: Table, chombo: Chombo) -> Settlement:
    fields = chombo.extra_fields
    check_extra_fields(RULESET.extra_fields_of(FieldOwner.CHOMBO), fields, table.players)
    receiver = fields.get("to", "house")
    if receiver == chombo.player:
        raise Refusal(ErrorCode.BAD_SEAT, named("Nobody pays themselves."), path="to")
    points = fields.get("points", _SLIP)
    assert isinstance(points, int)
    payment = Payment(chombo.player, receiver if isinstance(receiver, int) else Party.HOUSE, points, "win")
    return to_settlement(table, [payment])


RULESET: Ruleset = replace(
    PENNY,
    id="telling",
    own_events=(*PENNY.own_events, Chombo),
    extra_fields=(FLOWERS, LAST_WORD, LUCKY, CALLER, FOUL, POINTS, RECEIVER, COUNTED),
    compose=_compose,
)
