# SPDX-License-Identifier: MIT
"""The World Series of Mahjong (ワールドシリーズオブ麻雀, Zung Jung 中庸麻雀; rules/wsom.md)."""

from collections.abc import Mapping
from functools import partial

from mahjong_desk.pieces import MAHJONG
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd, PenaltyTile, Win
from mahjong_desk.rules.model.options import Highlight, OptionValue
from mahjong_desk.rules.model.table import Table
from mahjong_desk.rules.payment.ranking import POINTS, ResultUnit
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.systems.wsom import penalties, progression
from mahjong_desk.rules.systems.wsom.options import WsomOptions
from mahjong_desk.rules.systems.wsom.settlement import WsomSettler
from mahjong_desk.rules.systems.wsom.vocabulary import CIRCUMSTANCES, EXTRA_FIELDS, VALUE_FORMS, VALUES, VOCABULARY
from mahjong_desk.rules.systems.wsom.yaku import YAKU
from mahjong_desk.texts import Text

_MATCH_POINTS = ResultUnit("match_points", Text("match points"))


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    options = WsomOptions.from_values(values)
    settler = WsomSettler(options)
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=CIRCUMSTANCES,
        value_forms=VALUE_FORMS,
        first_table=partial(Table.first, points=options.start_points),
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=partial(progression.conclude, options),
        penalty_tiles=penalties.penalty_tiles_at,
        value_ladder=tuple({"points": points} for points in VALUES if points >= options.minimum),
        result_unit=_MATCH_POINTS if options.result == "match_points" else POINTS,
    )


RULESET = Ruleset(
    id="wsom",
    name=Text("World Series of Mahjong (Zung Jung)"),
    short_name=Text("World Series"),
    motto=Text("Hong Kong: patterns add up"),
    emblem=(("5z", "6z", "7z"),),
    pieces=MAHJONG,
    unit=Text("points"),
    options=WsomOptions.rows(),
    highlights=(
        Highlight(Text("hands", "rule sets"), ("match_hands",)),
        Highlight(Text("minimum", "rule sets"), ("minimum",)),
        Highlight(Text("false win", "rule sets"), ("chombo_points",)),
    ),
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    own_events=(Win, Draw, Chombo, DeadHand, PenaltyTile, Adjustment, MatchEnd),
    vocabulary=VOCABULARY,
    compose=_compose,
    value_fields=("base", "limit"),
    extra_fields=EXTRA_FIELDS,
    waits_fields=("penalty_tiles",),
    limits_exclude_other_yaku=True,
    counts_best_limit_only=True,
    uses_round_wind=False,
    unit_singular=Text("point"),
    result_units=(POINTS, _MATCH_POINTS),
)
