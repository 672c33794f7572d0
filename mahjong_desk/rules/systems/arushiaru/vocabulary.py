# SPDX-License-Identifier: MIT
"""Display names for the ids in answers of Ar-Shi-Ar."""

from dataclasses import replace

from mahjong_desk.rules.checks.settling import RULE_EXPLANATIONS
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.model.vocabulary import TRADITIONAL_ROUND_WIND, TRADITIONAL_SEAT_WIND, Vocabulary
from mahjong_desk.rules.payment.payments import CAUSES
from mahjong_desk.rules.systems.arushiaru.options import ArushiaruOptions
from mahjong_desk.rules.systems.arushiaru.pao import PAO_NAMES
from mahjong_desk.rules.systems.arushiaru.yaku import YAKU_NAMES
from mahjong_desk.rules.value.fu import FU_NAMES, TRADITIONAL_WIND_NAMES
from mahjong_desk.rules.value.typed import ValueField, ValueForm
from mahjong_desk.texts import Text

CIRCUMSTANCES = tuple(
    replace(circumstance, is_exclusive=True)
    for circumstance in circumstances.with_names(
        YAKU_NAMES,
        circumstances.RINSHAN,
        circumstances.CHANKAN,
        circumstances.HAITEI,
        circumstances.TENHOU,
        circumstances.CHIIHOU,
        circumstances.HOUTEI,
        replace(circumstances.RENHOU, dealers_discard=True, would=circumstances.ON_FIRST_DISCARD),
    )
)
"""Every circumstance of the rules, in display order; they exclude each other (§12)."""

VOCABULARY = Vocabulary(
    seat_wind=TRADITIONAL_SEAT_WIND,
    round_wind=TRADITIONAL_ROUND_WIND,
    fu=FU_NAMES | TRADITIONAL_WIND_NAMES | {"chinitsu": Text("full flush", "the fu for it")},
    limits={"mangan": Text("mangan")},
    draws={"exhaustive": Text("draw"), "kyuushu_kyuuhai": Text("kyuushu kyuuhai")},
    pao=PAO_NAMES,
    payments={"win": Text("win"), "pao": Text("pao"), "chombo": Text("chombo", "what is paid for it")},
    end_reasons={"last_hand": Text("the last hand was played"), "end": Text("match ended early")},
    causes=CAUSES,
    refusals={"head_bump": Text("one winner only"), "dead_hand": Text("the hand is dead")},
    rule_explanations=RULE_EXPLANATIONS,
)


def value_forms(options: ArushiaruOptions) -> tuple[ValueForm, ...]:
    """Returns the ways to type a value (rules/arushiaru.md §11)."""
    times = ValueField("times", Text("How many mangan"), 1, 4, default=1)
    return (
        ValueForm(
            "han_fu",
            Text("Han and fu"),
            {},
            (
                ValueField("han", Text("Han"), 0, 20, default=1),
                ValueField("fu", Text("Fu"), 20, 160, step=2, default=30),
            ),
        ),
        ValueForm("mangan", Text("Mangan"), {"limit": "mangan"}, (times,) if options.multiple_limits else ()),
    )
