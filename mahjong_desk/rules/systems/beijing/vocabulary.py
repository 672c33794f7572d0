# SPDX-License-Identifier: MIT
"""Display names for the ids in answers of Beijing mahjong."""

from mahjong_desk.rules.checks.settling import RULE_EXPLANATIONS
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.vocabulary import CHINESE_SEAT_WIND, CHINESE_WAITS, Vocabulary
from mahjong_desk.rules.systems.beijing.yaku import YAKU_NAMES
from mahjong_desk.rules.systems.beijing.yaku.fixed import FIXED
from mahjong_desk.rules.value.typed import ValueField, ValueForm
from mahjong_desk.texts import Text

VOCABULARY = Vocabulary(
    terminology="beijing",
    waits=CHINESE_WAITS,
    seat_wind=CHINESE_SEAT_WIND,
    score_unit=Text("points", "Chinese games"),
    honba=Text("dealer stays"),
    limits={yaku.id: YAKU_NAMES[yaku.id] for yaku in FIXED} | {"fixed": Text("fixed amount")},
    draws={"exhaustive": Text("draw", "Beijing mahjong")},
    pao={
        "hangzhou_own": Text("the winner’s three claims"),
        "hangzhou_other": Text("three claims from the winner"),
        "chankan": Text("the robbed kan", "responsibility"),
    },
    payments={
        "win": Text("win"),
        "kan": Text("kans", "points for them"),
        "pao": Text("responsibility"),
        "shaozhuang": Text("equal first discards"),
        "chombo": Text("chombo", "Beijing mahjong"),
    },
    end_reasons={"last_hand": Text("the last hand was played"), "end": Text("match ended early")},
    refusals={
        "discarded_wild": Text("a discarded wildcard"),
        "not_menqing": Text("claims on the table"),
        "three_wilds": Text("three wildcards"),
        "hunyou": YAKU_NAMES["hunyou"],
        "chankan_ankan": Text("a robbed concealed kan"),
        "duanmen": Text("no suit is lacking"),
        "head_bump": Text("head bump"),
        "dead_hand": Text("dead hand", "Beijing mahjong"),
    },
    causes={
        "dealer": Text("dealer", "Beijing mahjong"),
        "discarder": Text("discarder", "Beijing mahjong"),
        "shanglou": Text("shanglou"),
    },
    rule_explanations={
        "discarded_wild": Text("Nobody can win on a discarded wildcard, not even as the tile it shows."),
        "not_menqing": Text(
            "You can win on another player’s tile only if you have no claims; concealed kans are not claims."
        ),
        "three_wilds": Text("A hand with three or more wildcards can only win by self-draw."),
        "hunyou": Text("A lone wildcard waits for every tile, so the hand can only win by self-draw."),
        "chankan_ankan": Text("A concealed kan can be robbed only for a tile that completes the dragon."),
        "duanmen": Text("At this table a winning hand must lack at least one of the three suits."),
        **RULE_EXPLANATIONS,
    },
    extra_numbers={"multiplier": Text("multiplier"), "kan_points": Text("kan points")},
    dead_hand_reasons={
        "discarded_wild": Text("discarded a wildcard"),
        "too_many_tiles": Text("too many tiles"),
        "too_few_tiles": Text("too few tiles"),
    },
)

EXTRA_FIELDS = (
    ExtraField(
        "robbed_kan",
        FieldOwner.WIN,
        FieldKind.CHOICE,
        Text("the robbed kan"),
        {"shouminkan": Text("an added kan"), "ankan": Text("a concealed kan")},
    ),
    ExtraField("shanglou", FieldOwner.TABLE, FieldKind.BOOLEAN, Text("counts double")),
    ExtraField("claimed", FieldOwner.CHOMBO, FieldKind.CLAIMED_WIN, Text("the claimed win")),
)
"""The fields that only this ruleset has (§1)."""

MAX_DOUBLINGS = 20
MAX_POINTS = 100_000
MAX_KAN_POINTS = 1000

_KAN_POINTS = ValueField("kan_points", Text("Kan points"), 0, MAX_KAN_POINTS)
_CHANKAN = ValueField("chankan", Text("Robbed kan"), 0, 1, is_boolean=True)
VALUE_FORMS = (
    ValueForm(
        "doublings",
        Text("Doublings", "how many"),
        {},
        (
            ValueField("doublings", Text("Doublings", "how many"), 0, MAX_DOUBLINGS, default=1, usual=(0, 1, 2, 3, 4)),
            _KAN_POINTS,
            _CHANKAN,
        ),
    ),
    ValueForm(
        "points",
        Text("Fixed hand"),
        {},
        (ValueField("points", Text("Points from each"), 0, MAX_POINTS, default=20), _KAN_POINTS, _CHANKAN),
    ),
)
"""The ways to type a value (§11)."""
LADDER = tuple({"doublings": number} for number in range(MAX_DOUBLINGS + 1))
"""Typed values in ascending order."""
