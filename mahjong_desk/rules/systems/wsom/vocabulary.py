# SPDX-License-Identifier: MIT
"""Display names for the ids in answers of the World Series of Mahjong."""

from dataclasses import replace

from mahjong_desk.rules.checks.settling import RULE_EXPLANATIONS
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.vocabulary import CHINESE_SEAT_WIND, CHINESE_WAITS, Vocabulary
from mahjong_desk.rules.systems.wsom.yaku import YAKU_NAMES
from mahjong_desk.rules.value.typed import ValueField, ValueForm
from mahjong_desk.texts import Text

CIRCUMSTANCES = circumstances.with_names(
    YAKU_NAMES,
    circumstances.HAITEI,
    circumstances.HOUTEI,
    circumstances.RINSHAN,
    replace(circumstances.CHANKAN, excludes=(circumstances.HOUTEI.id,)),
    circumstances.TENHOU,
    circumstances.CHIIHOU_ON_DISCARD,
)
"""The circumstances that count, in the order of the table."""

DISCARDER, IMMUNITY, OWN_DISCARD, SHARE = "discarder", "immunity", "own_discard", "share"
"""The causes of the payments for a win on a discard (rules/wsom.md §6)."""

VOCABULARY = Vocabulary(
    terminology="chinese",
    waits=CHINESE_WAITS,
    seat_wind=CHINESE_SEAT_WIND,
    limits={"mangan": Text("mangan"), "yakuman": Text("yakuman", "the limit")},
    draws={"exhaustive": Text("draw", "World Series of Mahjong")},
    payments={"win": Text("win"), "chombo": Text("chombo", "what is paid for it")},
    end_reasons={"last_hand": Text("the last hand was played"), "end": Text("match ended early")},
    refusals={
        "head_bump": Text("one winner only"),
        "dead_hand": Text("dead hand"),
        "penalty_meld": Text("penalty tile not in hand"),
        "penalty_three": Text("three penalty tiles"),
        "penalty_set": Text("penalty tile in the winning set"),
        "penalty_kokushi": Text("thirteen terminals on a penalty tile"),
    },
    causes={
        DISCARDER: Text("discarded the winning tile"),
        IMMUNITY: Text("discarded {tile} first this turn"),
        OWN_DISCARD: Text("the winner discarded {tile} this turn"),
        SHARE: Text("share of those who did not discard it"),
    },
    rule_explanations={
        "penalty_meld": Text(
            "Penalty tiles stay in the concealed hand: with one in an open set, or gone, you can win "
            "neither on a discard nor by self-draw."
        ),
        "penalty_three": Text("With three or more penalty tiles this hand can only win by self-draw."),
        "penalty_set": Text(
            "The set or pair completed by a discard must not need a penalty tile, live or dead; a "
            "self-draw may complete it."
        ),
        "penalty_kokushi": Text("Thirteen terminals cannot be won on a discard of the same kind as a penalty tile."),
        **RULE_EXPLANATIONS,
    },
)

_POINTS = Text("Points")

_USUAL = (5, 10, 15, 30, 40, 50, 60, 80)
VALUE_FORMS = (
    ValueForm("points", _POINTS, {}, (ValueField("points", _POINTS, 5, 320, step=5, default=5, usual=_USUAL),)),
    ValueForm("chicken", Text("Chicken hand", "World Series of Mahjong"), {"points": 1}, ()),
    ValueForm("yakuman_400", Text("Yakuman of 400"), {"points": 400}, ()),
    ValueForm("yakuman_480", Text("Yakuman of 480"), {"points": 480}, ()),
)
"""The ways to type a value (rules/wsom.md §11)."""
VALUES = (1, *range(5, 321, 5), 400, 480)
"""Every value that a hand can have, in points."""
EXTRA_FIELDS = (
    ExtraField("mixed", FieldOwner.HAND, FieldKind.BOOLEAN, Text("drawn tile mixed into the hand")),
    ExtraField("immunity", FieldOwner.WINNER, FieldKind.SEAT, Text("first to discard it this turn"), nullable=True),
    ExtraField(
        "penalty_tiles",
        FieldOwner.WINNER,
        FieldKind.PIECES,
        Text("the winner’s penalty tiles"),
        # In a match, earlier events determine them.
        is_offered=lambda _options, table: not table.in_match,
    ),
    ExtraField("tiles", FieldOwner.CHOMBO, FieldKind.PIECES, Text("the tiles shown")),
)
"""The fields that only this ruleset has (§1)."""
WINNER_FIELDS = tuple(field for field in EXTRA_FIELDS if field.owner is FieldOwner.WINNER)
"""The extra fields of a winner."""
