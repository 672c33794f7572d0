# SPDX-License-Identifier: MIT
"""Display names for the ids in answers of Boo mahjong."""

from mahjong_desk.rules.checks.settling import RULE_EXPLANATIONS
from mahjong_desk.rules.model.vocabulary import TRADITIONAL_ROUND_WIND, TRADITIONAL_SEAT_WIND, Vocabulary
from mahjong_desk.rules.payment.payments import DEALER
from mahjong_desk.rules.systems.boo.pao import PAO_NAMES
from mahjong_desk.rules.systems.boo.settlement import DORA, FU, HAN
from mahjong_desk.rules.value.fu import FU_NAMES, TRADITIONAL_WIND_NAMES
from mahjong_desk.rules.value.typed import ValueField, ValueForm
from mahjong_desk.texts import Text

VOCABULARY = Vocabulary(
    seat_wind=TRADITIONAL_SEAT_WIND,
    round_wind=TRADITIONAL_ROUND_WIND,
    dealer_terms="older",
    fu=FU_NAMES | TRADITIONAL_WIND_NAMES | {"chiitoitsu": Text("seven pairs")},
    limits={"yakuman": Text("yakuman", "the limit"), "mangan": Text("mangan")},
    draws={"exhaustive": Text("draw"), "kyuushu_kyuuhai": Text("kyuushu kyuuhai")},
    pao=PAO_NAMES,
    payments={
        "win": Text("win"),
        "pao": Text("pao"),
        "honba": Text("honba"),
        "dora": Text("dora"),
        "closed_bonus": Text("closed hand"),
        "deposit": Text("sticks"),
        "riichi": Text("riichi stake"),
        "chombo": Text("chombo", "what is paid for it"),
    },
    end_reasons={
        "yakuman": Text("a yakuman was won"),
        "bust": Text("a player is out of points", "Boo mahjong"),
        "doubled": Text("a player doubled the start"),
        "west_end": Text("the West round decided it"),
        "last_hand": Text("the last hand was played"),
        "end": Text("match ended early"),
    },
    end_labels={
        "maru_a": Text("maru-A"),
        "maru_b": Text("maru-B"),
        "maru_c": Text("maru-C"),
        "double_maru_a": Text("double maru-A"),
        "none": Text("nobody lost"),
    },
    stamps={"maru_a": "A", "maru_b": "B", "maru_c": "C", "double_maru_a": "AA"},
    floating=Text("floats"),
    sinking=Text("sunk"),
    refusals={
        "maru_c": Text("it would end with maru-C"),
        "must_float": Text("it would end without floating"),
        "must_top": Text("it would end without becoming first"),
        "head_bump": Text("another player is nearer"),
        "dead_hand": Text("the hand is dead"),
    },
    causes={DEALER: Text("dealer", "older Japanese games")},
    extra_numbers_in_han=("ba_han",),
    rule_explanations={
        "maru_c": Text(
            "In Boo a match can end with maru-C only by a draw in the last hand: a win that ends it "
            "must leave at least two players below the start."
        ),
        "must_float": Text("A sunk player may end the match only with a win that leaves them afloat."),
        "must_top": Text("A player who is afloat may end the match only with a win that makes them first."),
        **RULE_EXPLANATIONS,
    },
    extra_numbers={"ba_han": Text("base han"), "dora": Text("dora")},
)


_DORA = ValueField("dora", Text("Dora"), DORA[0], DORA[-1])
_CLOSED = ValueField("closed", Text("Closed"), 0, 1, is_boolean=True)
_HAN = Text("Han, including the base han")
VALUE_FORMS = (
    ValueForm(
        "han_fu",
        Text("Han and fu"),
        {},
        (
            ValueField("han", _HAN, HAN[0], HAN[-1], default=2, usual=(2, 3, 4, 5)),
            ValueField("fu", Text("Fu"), FU[0], FU[-1], step=FU.step, default=30, usual=(30, 40, 50)),
            _DORA,
            _CLOSED,
        ),
    ),
    # Seven pairs need their own form because 25 fu is not a multiple of 10.
    ValueForm("chiitoitsu", Text("Seven pairs"), {"fu": 25}, (ValueField("han", _HAN, 3, HAN[-1], default=3), _DORA)),
    ValueForm("mangan", Text("Mangan"), {"limit": "mangan"}, (_DORA, _CLOSED)),
    ValueForm("yakuman", Text("Yakuman", "the limit"), {"limit": "yakuman"}, (_DORA, _CLOSED)),
)
"""The ways to type a value (rules/boo.md §11)."""
