# SPDX-License-Identifier: MIT
"""Boo mahjong of Kansai (関西式ブー麻雀, rules/boo.md)."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.rules.checks.hands import FURITEN_REMINDER
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd, RiichiDeclaration, Win
from mahjong_desk.rules.model.extra_fields import Conventions
from mahjong_desk.rules.model.options import Highlight, OptionValue
from mahjong_desk.rules.model.table import RoundWind, Table
from mahjong_desk.rules.payment.ranking import ResultUnit
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.systems.boo import pao, progression
from mahjong_desk.rules.systems.boo.checks import CIRCUMSTANCES, INDICATORS
from mahjong_desk.rules.systems.boo.options import BooOptions
from mahjong_desk.rules.systems.boo.progression import DOUBLED_START, START
from mahjong_desk.rules.systems.boo.settlement import DRAW_FIELDS, DRAW_KINDS, HAN, BooSettler
from mahjong_desk.rules.systems.boo.value import YAKUMAN
from mahjong_desk.rules.systems.boo.vocabulary import VALUE_FORMS, VOCABULARY
from mahjong_desk.rules.systems.boo.yaku import YAKU
from mahjong_desk.rules.value.fu_han import LADDER_FU
from mahjong_desk.texts import Text

_RESULT_POINTS = ResultUnit("result_points", Text("result points"))


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    options = BooOptions.from_values(values)
    settler = BooSettler(options)
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=CIRCUMSTANCES,
        draw_kinds=DRAW_KINDS,
        value_forms=VALUE_FORMS,
        pao_reasons=tuple(pao.PAO_NAMES) if options.pao else (),
        rounds=tuple(RoundWind)[: 3 if options.west_round else 2],
        first_table=partial(Table.first, points=START),
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=partial(progression.conclude, options),
        settle_unrestricted=BooSettler(replace(options, enforce_restrictions="off")).settle,
        faces=settler.checks.faces,
        value_ladder=settler.evaluator.value_ladder(HAN[:5], LADDER_FU, (YAKUMAN,) if options.maru_a_multiple else ()),
        result_unit=_RESULT_POINTS,
        target_score=DOUBLED_START,
        is_bust=options.is_bust,
        riichi_stake=options.riichi_stake,
        furiten_reminder=FURITEN_REMINDER,
    )


RULESET = Ruleset(
    id="boo",
    name=Text("Boo mahjong (Kansai style)"),
    short_name=Text("Boo"),
    motto=Text("From Kansai: sink the other three"),
    emblem=(("0p", "0p", "5p"),),
    pieces=MAHJONG_WITH_RED_FIVE,
    unit=Text("han"),
    options=BooOptions.rows(),
    highlights=(
        Highlight(Text("red fives", "rule sets"), ("red_fives",)),
        Highlight(Text("stick", "rule sets"), ("riichi_stake",)),
        Highlight(Text("gift", "rule sets"), ("gift_points",)),
        Highlight(Text("fee", "rule sets"), ("fee",)),
    ),
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    own_events=(Win, Draw, RiichiDeclaration, Chombo, DeadHand, Adjustment, MatchEnd),
    vocabulary=VOCABULARY,
    compose=_compose,
    extra_fields=DRAW_FIELDS,
    conventions=Conventions(has_honba=True, has_deposit=True, dealer_by_number=True),
    unrestricted_options={"enforce_restrictions": "off"},
    indicators=INDICATORS,
    limits_exclude_other_yaku=True,
    result_units=(_RESULT_POINTS,),
)
