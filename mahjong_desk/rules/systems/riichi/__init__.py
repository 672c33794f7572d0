# SPDX-License-Identifier: MIT
"""Riichi, the mahjong of Japan today (リーチ麻雀, rules/riichi.md).

``options_match``  What a table may choose of the match, payments, draws and the result.
``options_value``  What it may choose of the value of a hand, responsibility and fouls.
``options``        All of it.
``presets``        The choices of well-known rule sets.
``yaku``           What counts.
``circumstances``  How a hand may be won.
``value``          What a hand is worth, and why.
``typed``          What one is worth that the table counted itself.
``indicators``     What is turned up.
``checks``         What is refused before a hand is valued.
``together``       What is refused in several hands won at once.
``pao``            Who is responsible.
``payments``       Who pays whom.
``draws``          Hands without a winner.
``progression``    How a match goes on and ends.
``final``          What a match was worth.
``settlement``     What every event moves.
``vocabulary``     The names of what it and its answers know.

This module puts the parts together.

Tested together
    ``tests/conformance/test_conformance.py``  checks, circumstances, draws, indicators, pao, payments, together
    ``tests/rules/test_registry.py``           options, options_match, options_value, presets, vocabulary
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from mahjong_desk.rules.checks.hands import HAND_SIZE
from mahjong_desk.rules.conventions import Conventions
from mahjong_desk.rules.model.events import Adjust, Chombo, DeadHand, Draw, End, Riichi, Win
from mahjong_desk.rules.model.options import OptionValue
from mahjong_desk.rules.model.results import THOUSANDS
from mahjong_desk.rules.ruleset import Rules, Ruleset
from mahjong_desk.rules.systems.riichi import final, pao, progression
from mahjong_desk.rules.systems.riichi.checks import PIECES
from mahjong_desk.rules.systems.riichi.circumstances import CIRCUMSTANCES, accepted
from mahjong_desk.rules.systems.riichi.draws import draw_kinds
from mahjong_desk.rules.systems.riichi.indicators import INDICATORS, indicators
from mahjong_desk.rules.systems.riichi.options import OPTIONS, Options
from mahjong_desk.rules.systems.riichi.payments import STAKE
from mahjong_desk.rules.systems.riichi.presets import PRESETS
from mahjong_desk.rules.systems.riichi.settlement import Settler
from mahjong_desk.rules.systems.riichi.typed import ladder, value_forms
from mahjong_desk.rules.systems.riichi.vocabulary import EXTRA_FIELDS, NAMES, REMINDER, UNIT, VOCABULARY
from mahjong_desk.rules.systems.riichi.yaku import YAKU
from mahjong_desk.texts import Text


def _compose(values: Mapping[str, OptionValue]) -> Rules:
    options = Options.of(values)
    settler = Settler(options)
    return Rules(
        ruleset=RULESET,
        options=values,
        circumstances=accepted(options),
        indicators=indicators(options),
        draw_kinds=draw_kinds(options),
        value_forms=value_forms(),
        pao_reasons=pao.reasons(options),
        rounds=progression.rounds(options),
        first_table=partial(progression.first_table, options),
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=partial(final.conclude, options),
        faces=settler.checks.faces,
        pending=partial(progression.pending, options),
        several_winners=options.multiple_ron != "head_bump",
        ladder=ladder(settler.valuer),
        ruin=None if options.bust == "off" else 0,
        riichi_stake=STAKE,
        result_unit=THOUSANDS,
        reminder=REMINDER,
    )


RULESET = Ruleset(
    id="riichi",
    version=1,
    names=NAMES,
    short=Text("Riichi", "riichi"),
    players=(4,),
    pieces=PIECES,
    hand_size=HAND_SIZE,
    unit=UNIT,
    options=OPTIONS,
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    events=(Win, Draw, Riichi, Chombo, DeadHand, Adjust, End),
    vocabulary=VOCABULARY,
    compose=_compose,
    extra_fields=EXTRA_FIELDS,
    conventions=Conventions(
        honba=True,
        deposit=True,
        dealer_by_number=True,
    ),
    indicators=INDICATORS,
    limits_alone=True,
    presets=PRESETS,
    result_units=(THOUSANDS,),
)
