# SPDX-License-Identifier: MIT
"""Shogi Mahjong (将棋麻雀), played with one shogi set (rules/shogi.md)."""

from collections.abc import Mapping
from functools import partial

from mahjong_desk.pieces import SHOGI
from mahjong_desk.rules.model.events import Adjustment, Chombo, DeadHand, Draw, MatchEnd, RiichiDeclaration, Win
from mahjong_desk.rules.model.extra_fields import Conventions
from mahjong_desk.rules.model.lots import DealerDraw
from mahjong_desk.rules.model.options import Highlight, OptionValue
from mahjong_desk.rules.model.table import RoundWind
from mahjong_desk.rules.ruleset import Ruleset, TableRules
from mahjong_desk.rules.systems.shogi import progression
from mahjong_desk.rules.systems.shogi.checks import CIRCUMSTANCES, HAND_SIZE
from mahjong_desk.rules.systems.shogi.options import ShogiOptions
from mahjong_desk.rules.systems.shogi.settlement import STAKE, ShogiSettler
from mahjong_desk.rules.systems.shogi.value import next_hand_notes
from mahjong_desk.rules.systems.shogi.vocabulary import LADDER, VALUE_FORMS, VOCABULARY
from mahjong_desk.rules.systems.shogi.yaku import YAKU
from mahjong_desk.rules.systems.shogi.yaku.dora import INDICATORS
from mahjong_desk.shapes.shogi import possible_melds
from mahjong_desk.texts import Text


def _compose(values: Mapping[str, OptionValue]) -> TableRules:
    options = ShogiOptions.from_values(values)
    settler = ShogiSettler(options)
    return TableRules(
        ruleset=RULESET,
        options=values,
        circumstances=CIRCUMSTANCES,
        value_forms=VALUE_FORMS,
        rounds=(RoundWind.EAST,),
        first_table=progression.first_table,
        settle=settler.settle,
        check_hand=settler.check_hand,
        waits=settler.waits,
        advance=partial(progression.advance, options),
        conclude=progression.conclude,
        next_hand_notes=next_hand_notes,
        several_winners=options.multiple_ron,
        value_ladder=LADDER,
        is_bust=lambda score: score < 0,
        riichi_stake=STAKE,
    )


RULESET = Ruleset(
    id="shogi",
    name=Text("Shogi Mahjong"),
    short_name=Text("Shogi"),
    motto=Text("For three, with shogi pieces"),
    emblem=(("S",), ("K",), ("R",)),
    players=(3, 2),
    pieces=SHOGI,
    hand_size=HAND_SIZE,
    unit=Text("han", "Shogi mahjong"),
    options=ShogiOptions.rows(),
    highlights=(
        Highlight(Text("equal pairs", "rule sets"), ("same_pairs",)),
        Highlight(Text("two winners", "rule sets"), ("multiple_ron",)),
    ),
    yaku=YAKU,
    circumstances=CIRCUMSTANCES,
    own_events=(Win, Draw, RiichiDeclaration, Chombo, DeadHand, Adjustment, MatchEnd),
    vocabulary=VOCABULARY,
    compose=_compose,
    value_fields=("han", "base"),
    conventions=Conventions(has_honba=True, has_deposit=True, last_hand_number=None),
    possible_melds=possible_melds,
    indicators=INDICATORS,
    dealer_draw=DealerDraw.FURIGOMA,
)
