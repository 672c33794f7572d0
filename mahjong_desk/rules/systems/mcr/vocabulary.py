# SPDX-License-Identifier: MIT
"""Display names for the ids in answers of the Mahjong Competition Rules."""

from dataclasses import replace

from mahjong_desk.rules.checks.settling import RULE_EXPLANATIONS
from mahjong_desk.rules.model.circumstances import CHANKAN, HAITEI, HOUTEI, RINSHAN, Circumstance, with_names
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.vocabulary import CHINESE_WAITS, TRADITIONAL_SEAT_WIND, Vocabulary
from mahjong_desk.rules.value.typed import ValueField, ValueForm
from mahjong_desk.texts import Text

LAST_OF_KIND = Circumstance("last_of_kind", Text("last of its kind"), last_of_kind=True)
_ON_REPLACEMENT = Text("It would have to win on the replacement tile after a kong.")
_ON_KONG = Text("It would have to win on another player’s kong.")
CIRCUMSTANCES = with_names(
    {
        HAITEI.id: Text("last tile draw"),
        HOUTEI.id: Text("last tile claim"),
        RINSHAN.id: Text("replacement tile after a kong"),
        CHANKAN.id: Text("robbing the kong"),
    },
    HAITEI,
    replace(HOUTEI, excludes=(CHANKAN.id,)),
    replace(RINSHAN, would=_ON_REPLACEMENT),
    replace(CHANKAN, would=_ON_KONG),
    LAST_OF_KIND,
)
"""The circumstances of a win (rules/mcr.md §3.5)."""

FLOWERS, MIXED, FOUL, POINTS, TO = "flowers", "mixed", "foul", "points", "to"
MAX_FLOWERS = 8
FALSE_WIN, SHAM_WIN, PENALTY = "false_win", "sham_win", "penalty"
HOUSE = "house"
PENALTIES = (5, 10, 20, 30, 40, 50, 60)
"""The scale of penalties, in points (rules/mcr.md §8)."""

EXTRA_FIELDS = (
    ExtraField(
        FLOWERS,
        FieldOwner.HAND,
        FieldKind.NUMBER,
        Text("flowers"),
        allowed_numbers=range(MAX_FLOWERS + 1),
        faces=tuple(f"{number}f" for number in range(1, MAX_FLOWERS + 1)),
        default=0,
        is_offered=lambda options, _table: bool(options["flower_tiles"]),
    ),
    ExtraField(MIXED, FieldOwner.HAND, FieldKind.BOOLEAN, Text("drawn tile mixed into the hand")),
    ExtraField(
        FOUL,
        FieldOwner.CHOMBO,
        FieldKind.CHOICE,
        Text("foul"),
        choices={FALSE_WIN: Text("false win"), SHAM_WIN: Text("win without a ready hand"), PENALTY: Text("penalty")},
        default=FALSE_WIN,
    ),
    ExtraField(
        POINTS,
        FieldOwner.CHOMBO,
        FieldKind.NUMBER,
        Text("points of the penalty"),
        allowed_numbers=PENALTIES,
        requires={FOUL: (PENALTY,)},
        required=True,
    ),
    ExtraField(
        TO,
        FieldOwner.CHOMBO,
        FieldKind.SEAT,
        Text("who gets it"),
        choices={HOUSE: Text("the house")},
        default=HOUSE,
        requires={FOUL: (PENALTY,)},
    ),
)
"""The fields that only this ruleset has (rules/mcr.md §1, §8)."""
CHOMBO_FIELDS = tuple(field for field in EXTRA_FIELDS if field.owner is FieldOwner.CHOMBO)
"""The extra fields of a foul."""

EACH, BASE_POINTS = "each", "base_points"
"""The causes of the payments for a win (rules/mcr.md §6)."""

VOCABULARY = Vocabulary(
    seat_wind=TRADITIONAL_SEAT_WIND,
    round_wind=Text("round wind", "the wind in Chinese Official"),
    terminology="chinese",
    waits=CHINESE_WAITS,
    set_terms="official",
    score_unit=Text("points", "Chinese games"),
    draws={"exhaustive": Text("exhaustive draw")},
    payments={"win": Text("win"), "chombo": Text("penalty")},
    end_reasons={"last_hand": Text("the last hand was played"), "end": Text("match ended early")},
    refusals={"head_bump": Text("one winner only"), "dead_hand": Text("dead hand", "Chinese Official")},
    rule_explanations=RULE_EXPLANATIONS,
    causes={EACH: Text("8 base points and the hand"), BASE_POINTS: Text("base points")},
)

_HAN = Text("Fan")
_FLOWER_COUNT = Text("Flowers")
_USUAL = (8, 12, 16, 24, 32, 48, 64, 88)
MAX_HAN = 400
"""The highest value that may be typed, in points (rules/mcr.md §11)."""


def value_forms(minimum: int, *, flowers: bool) -> tuple[ValueForm, ...]:
    """Returns the ways to type a value (rules/mcr.md §11).

    Args:
        minimum: The minimum value of a win, in points.
    """
    usual = tuple(number for number in _USUAL if number >= minimum)
    han = ValueField("han", _HAN, minimum, MAX_HAN, default=max(minimum, 8), usual=usual)
    fields: tuple[ValueField, ...] = (han,)
    if flowers:
        fields += (ValueField(FLOWERS, _FLOWER_COUNT, 0, MAX_FLOWERS),)
    return (ValueForm("han", _HAN, {}, fields),)
