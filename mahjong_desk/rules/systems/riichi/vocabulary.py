# SPDX-License-Identifier: MIT
"""Display names for the ids in answers of Riichi."""

from functools import partial

from mahjong_desk.rules.checks.settling import RULE_EXPLANATIONS
from mahjong_desk.rules.model.extra_fields import ExtraField, FieldKind, FieldOwner
from mahjong_desk.rules.model.vocabulary import Vocabulary
from mahjong_desk.rules.payment.payments import CAUSES
from mahjong_desk.rules.systems.riichi.draws import DRAW_FIELDS
from mahjong_desk.rules.systems.riichi.pao import PAO_NAMES
from mahjong_desk.rules.systems.riichi.progression import YAME, offers_early_end
from mahjong_desk.rules.value.fu import FU_NAMES
from mahjong_desk.texts import Text

REMINDER = Text("Check furiten: no win on {tile} after discarding one of your waits or passing one up.")
"""The reminder before a win on a discard (rules/riichi.md §15)."""
_YAME = Text("the dealer ends the match")

VOCABULARY = Vocabulary(
    fu=FU_NAMES | {"open_pinfu": Text("open hand without fu"), "chiitoitsu": Text("seven pairs")},
    limits={
        "mangan": Text("mangan"),
        "haneman": Text("haneman"),
        "baiman": Text("baiman"),
        "sanbaiman": Text("sanbaiman"),
        "kazoe_yakuman": Text("counted yakuman"),
        "yakuman": Text("yakuman"),
    },
    draws={
        "exhaustive": Text("exhaustive draw", "Riichi mahjong"),
        "kyuushu_kyuuhai": Text("kyuushu kyuuhai"),
        "suufon_renda": Text("suufon renda"),
        "suucha_riichi": Text("suucha riichi"),
        "suukan_sanra": Text("suukan sanra"),
        "sanchahou": Text("sanchahou"),
    },
    pao=PAO_NAMES,
    payments={
        "win": Text("win"),
        "pao": Text("pao"),
        "honba": Text("honba"),
        "deposit": Text("sticks"),
        "riichi": Text("riichi stake"),
        "noten": Text("noten", "what is paid for it"),
        "nagashi": Text("nagashi mangan"),
        "chombo": Text("chombo", "what is paid for it"),
    },
    end_reasons={
        "bust": Text("a player is out of points"),
        "target": Text("the target was reached"),
        "dealer_stop": Text("the dealer stopped"),
        "last_hand": Text("the last hand was played"),
        "end": Text("match ended early"),
    },
    refusals={
        "head_bump": Text("another player is nearer"),
        "sanchahou": Text("three winners are a draw"),
        "dead_hand": Text("the hand is dead"),
    },
    rule_explanations={
        "sanchahou": Text(
            "At this table, if three players claim a win on one discard, the hand is a draw: nobody wins."
        ),
        **RULE_EXPLANATIONS,
    },
    extra_numbers={
        "yakuman": Text("number of yakuman"),
        "dora": Text("dora"),
        "ura_dora": Text("ura dora"),
        "aka_dora": Text("red fives"),
    },
    extra_numbers_in_han=("dora", "ura_dora", "aka_dora"),
    causes=CAUSES,
)

EXTRA_FIELDS = (
    ExtraField(YAME, FieldOwner.WIN, FieldKind.BOOLEAN, _YAME, is_offered=partial(offers_early_end, "agari_yame")),
    ExtraField(YAME, FieldOwner.DRAW, FieldKind.BOOLEAN, _YAME, is_offered=partial(offers_early_end, "tenpai_yame")),
    *DRAW_FIELDS,
)
"""The fields that only this ruleset has."""
