# SPDX-License-Identifier: MIT
"""Riichi, the mahjong of Japan today (リーチ麻雀, rules/riichi.md)."""

from collections.abc import Mapping
from functools import partial

from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd, RiichiDeclaration, Win
from mahjong_desk.rules.model.extra_fields import Conventions
from mahjong_desk.rules.model.options import Highlight, OptionValue
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import THOUSANDS
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.systems.riichi import circumstances, pao, progression
from mahjong_desk.rules.systems.riichi.checks import PIECES
from mahjong_desk.rules.systems.riichi.draws import draw_kinds
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.payments import STAKE
from mahjong_desk.rules.systems.riichi.presets import PRESETS
from mahjong_desk.rules.systems.riichi.settlement import RiichiSettler
from mahjong_desk.rules.systems.riichi.value import LIMIT_HAN, LIMITS, VALUE_FORMS
from mahjong_desk.rules.systems.riichi.vocabulary import EXTRA_FIELDS, REMINDER, VOCABULARY
from mahjong_desk.rules.systems.riichi.yaku import YAKU
from mahjong_desk.rules.value.fu import SEVEN_PAIRS_FU
from mahjong_desk.rules.value.fu_han import LADDER_FU
from mahjong_desk.texts import Text


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    options = RiichiOptions.from_values(values)
    settler = RiichiSettler(options)
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=circumstances.accepted_circumstances(options),
        indicators=circumstances.indicators(options),
        draw_kinds=draw_kinds(options),
        value_forms=VALUE_FORMS,
        pao_reasons=pao.pao_reasons(options),
        rounds=progression.rounds(options),
        first_table=partial(Table.first, points=options.start_points),
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=partial(progression.conclude, options),
        faces=settler.checks.faces,
        next_hand_notes=partial(progression.next_hand_notes, options),
        several_winners=options.multiple_ron != "head_bump",
        value_ladder=settler.evaluator.value_ladder(range(1, LIMIT_HAN), (SEVEN_PAIRS_FU, *LADDER_FU), LIMITS[1:]),
        is_bust=options.is_bust,
        riichi_stake=STAKE,
        result_unit=THOUSANDS,
        furiten_reminder=REMINDER,
    )


RULESET = Ruleset(
    id="riichi",
    name=Text("Riichi mahjong"),
    short_name=Text("Riichi", "the game"),
    motto=Text("Japan today, and clubs everywhere"),
    emblem=(("3m", "4m", "0m"),),
    pieces=PIECES,
    unit=Text("han"),
    options=RiichiOptions.rows(),
    highlights=(
        Highlight(None, ("length",)),
        Highlight(Text("start", "rule sets"), ("start_points",)),
        Highlight(Text("return", "rule sets"), ("return_points",)),
        Highlight(Text("uma", "rule sets"), ("uma_first", "uma_second")),
        Highlight(Text("red fives", "rule sets"), ("red_fives",)),
    ),
    yaku=YAKU,
    circumstances=circumstances.CIRCUMSTANCES,
    own_events=(Win, Draw, RiichiDeclaration, Chombo, DeadHand, Adjustment, MatchEnd),
    vocabulary=VOCABULARY,
    compose=_compose,
    extra_fields=EXTRA_FIELDS,
    conventions=Conventions(has_honba=True, has_deposit=True, dealer_by_number=True),
    indicators=circumstances.INDICATORS,
    limits_exclude_other_yaku=True,
    presets=PRESETS,
    result_units=(THOUSANDS,),
)
