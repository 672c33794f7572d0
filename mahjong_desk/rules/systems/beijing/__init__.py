# SPDX-License-Identifier: MIT
"""Beijing mahjong with wildcards (北京の「吃碰提」麻雀, rules/beijing.md).

``shapes.wildcards`` searches for readings with wildcards.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd, Shaozhuang, Win
from mahjong_desk.rules.model.extra_fields import Conventions
from mahjong_desk.rules.model.hand import WILD
from mahjong_desk.rules.model.options import Highlight, OptionValue
from mahjong_desk.rules.payment.ranking import POINTS
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.systems.beijing import payments, progression
from mahjong_desk.rules.systems.beijing.checks import CIRCUMSTANCES, to_wildcard
from mahjong_desk.rules.systems.beijing.options import BeijingOptions
from mahjong_desk.rules.systems.beijing.settlement import BeijingSettler
from mahjong_desk.rules.systems.beijing.vocabulary import EXTRA_FIELDS, LADDER, VALUE_FORMS, VOCABULARY
from mahjong_desk.rules.systems.beijing.yaku import YAKU
from mahjong_desk.texts import Text

_POINTS = POINTS._replace(name=VOCABULARY.score_unit)
_PASS_REMINDERS = {
    "own_turn": Text("Passing up: the winner must not have passed up a winning tile since their last turn."),
    "draw_or_claim": Text(
        "Passing up: the winner must not have passed up a winning tile since the last draw or claim."
    ),
}
"""The reminder before a win on a discard, by the option ``pass_rule`` (rules/beijing.md §15)."""


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    options = BeijingOptions.from_values(values)
    settler = BeijingSettler(options)
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=CIRCUMSTANCES,
        value_forms=VALUE_FORMS,
        pao_reasons=payments.pao_reasons(options),
        first_table=progression.first_table,
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=partial(progression.conclude, options),
        next_hand_notes=partial(progression.next_hand_notes, options),
        check_table=partial(progression.check_table, options),
        several_winners=options.multiple_wins,
        value_ladder=LADDER,
        result_unit=_POINTS,
        set_honba=partial(progression.with_honba, options),
        furiten_reminder=_PASS_REMINDERS[options.pass_rule],
    )


RULESET = Ruleset(
    id="beijing",
    name=Text("Beijing Mahjong (Chi-Peng-Ti)"),
    short_name=Text("Beijing"),
    motto=Text("One tile is wild, and values double"),
    emblem=(("6s",), ("7s",)),
    pieces=MAHJONG,
    unit=Text("doublings"),
    options=BeijingOptions.rows(),
    highlights=(
        Highlight(Text("rounds", "rule sets"), ("rounds",)),
        Highlight(Text("kans", "rule sets"), ("kan_open", "kan_closed")),
        Highlight(Text("false win", "rule sets"), ("chombo_points",)),
    ),
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    own_events=(Win, Draw, Chombo, DeadHand, Shaozhuang, Adjustment, MatchEnd),
    vocabulary=VOCABULARY,
    compose=_compose,
    value_fields=("han", "limit", "base"),
    extra_fields=EXTRA_FIELDS,
    conventions=Conventions(has_honba=True),
    indicators=(replace(WILD, indicates=to_wildcard),),
    limits_exclude_other_yaku=True,
    uses_round_wind=False,
    counts_best_limit_only=True,
    unit_singular=Text("doubling"),
    result_units=(_POINTS,),
)
