# SPDX-License-Identifier: MIT
"""Ar-Shi-Ar (アルシーアル麻雀), the mahjong of "twenty-two" (rules/arushiaru.md)."""

from collections.abc import Mapping
from functools import partial

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.checks.hands import FURITEN_REMINDER
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd, Win
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.options import Highlight, OptionValue
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.systems.arushiaru import pao, progression
from mahjong_desk.rules.systems.arushiaru.options import ArushiaruOptions
from mahjong_desk.rules.systems.arushiaru.settlement import ArushiaruSettler
from mahjong_desk.rules.systems.arushiaru.vocabulary import CIRCUMSTANCES, VOCABULARY, value_forms
from mahjong_desk.rules.systems.arushiaru.yaku import YAKU
from mahjong_desk.rules.value.fu_han import LADDER_FU
from mahjong_desk.texts import Text

_EXACT_FU = range(22, 112, 2)
_OPTION_BY_CIRCUMSTANCE = {"houtei": "yaku_houtei", "renhou": "yaku_renhou"}


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    options = ArushiaruOptions.from_values(values)
    accepted = tuple(
        circumstance
        for circumstance in CIRCUMSTANCES
        if circumstance.id not in _OPTION_BY_CIRCUMSTANCE or values[_OPTION_BY_CIRCUMSTANCE[circumstance.id]]
    )
    draw_kinds = ("exhaustive", "kyuushu_kyuuhai") if options.kyuushu_kyuuhai else ("exhaustive",)
    settler = ArushiaruSettler(options, accepted, draw_kinds)
    fu_values = LADDER_FU if options.unit == 10 and options.rounding == "fu_up" else _EXACT_FU
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=accepted,
        draw_kinds=draw_kinds,
        value_forms=value_forms(options),
        pao_reasons=pao.pao_reasons(options.pao_scope),
        first_table=partial(Table.first, points=options.start_points),
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=partial(progression.conclude, options),
        value_ladder=settler.evaluator.value_ladder(range(5), fu_values),
        furiten_reminder=FURITEN_REMINDER,
    )


RULESET = Ruleset(
    id="arushiaru",
    name=Text("Ar-Shi-Ar", "the game"),
    short_name=Text("Ar-Shi-Ar"),
    motto=Text("Old Japan: any complete hand wins"),
    emblem=(("1s",), ("5z", "5z")),
    pieces=MAHJONG,
    unit=Text("han"),
    options=ArushiaruOptions.rows(),
    highlights=(
        Highlight(None, ("length",)),
        Highlight(Text("start", "rule sets"), ("start_points",)),
        Highlight(Text("unit", "rule sets"), ("unit",)),
        Highlight(Text("rounding", "rule sets"), ("rounding",)),
    ),
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    own_events=(Win, Draw, Chombo, DeadHand, Adjustment, MatchEnd),
    vocabulary=VOCABULARY,
    compose=_compose,
    extra_fields=(
        ExtraField("under_pao", FieldOwner.CHOMBO, FieldKind.BOOLEAN, Text("responsible for another’s mangan")),
    ),
    limits_exclude_other_yaku=True,
)
