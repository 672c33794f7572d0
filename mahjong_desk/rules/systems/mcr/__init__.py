# SPDX-License-Identifier: MIT
"""The Mahjong Competition Rules (国标麻将, 81 fan; rules/mcr.md)."""

from collections.abc import Mapping
from functools import partial

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd, Win
from mahjong_desk.rules.model.extra_fields import Conventions
from mahjong_desk.rules.model.options import Highlight, OptionValue
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import POINTS, ResultUnit
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.systems.mcr import progression
from mahjong_desk.rules.systems.mcr.options import McrOptions
from mahjong_desk.rules.systems.mcr.settlement import McrSettler
from mahjong_desk.rules.systems.mcr.vocabulary import CIRCUMSTANCES, EXTRA_FIELDS, MAX_HAN, VOCABULARY, value_forms
from mahjong_desk.rules.systems.mcr.yaku import YAKU
from mahjong_desk.texts import Text

_POINTS = POINTS._replace(name=VOCABULARY.score_unit)
_TABLE_POINTS = ResultUnit("table_points", Text("table points"))


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    options = McrOptions.from_values(values)
    settler = McrSettler(options)
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=CIRCUMSTANCES,
        value_forms=value_forms(options.minimum, flowers=options.flower_tiles),
        seat_order=partial(progression.seat_order, options),
        first_table=partial(Table.first, points=options.start_points),
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=partial(progression.conclude, options),
        value_ladder=tuple({"han": han} for han in range(max(1, options.minimum), MAX_HAN + 1)),
        result_unit=_TABLE_POINTS if options.result == "table_points" else _POINTS,
    )


RULESET = Ruleset(
    id="mcr",
    name=Text("Mahjong Competition Rules (Chinese Official)"),
    short_name=Text("MCR"),
    motto=Text("China’s official rules: 81 patterns"),
    emblem=(("1f",), ("1p", "9p")),
    pieces=MAHJONG,
    unit=Text("points", "Chinese games"),
    options=McrOptions.rows(),
    highlights=(
        Highlight(Text("hands", "rule sets"), ("match_hands",)),
        Highlight(Text("minimum", "rule sets"), ("minimum",)),
        Highlight(Text("flowers", "rule sets"), ("flower_tiles",)),
        Highlight(Text("false win", "rule sets"), ("false_win_each",)),
    ),
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    own_events=(Win, Draw, Chombo, DeadHand, Adjustment, MatchEnd),
    vocabulary=VOCABULARY,
    compose=_compose,
    value_fields=("han", "base"),
    extra_fields=EXTRA_FIELDS,
    conventions=Conventions(players_change_seats=True),
    unrestricted_options={"minimum": 0},
    minimum_option="minimum",
    compares_by_base=True,
    unit_singular=Text("point", "Chinese Official"),
    result_units=(_TABLE_POINTS, _POINTS),
)
