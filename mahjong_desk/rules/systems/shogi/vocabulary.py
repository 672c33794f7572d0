# SPDX-License-Identifier: MIT
"""Display names for the ids in answers of Shogi Mahjong."""

from mahjong_desk.rules.checks.settling import RULE_EXPLANATIONS
from mahjong_desk.rules.model.vocabulary import Vocabulary
from mahjong_desk.rules.value.typed import ValueField, ValueForm
from mahjong_desk.texts import Text

_MAX_HAN = 150
_DORA = Text("Han of dora types")

VOCABULARY = Vocabulary(
    draws={"exhaustive": Text("draw")},
    payments={
        "win": Text("win"),
        "honba": Text("honba"),
        "deposit": Text("sticks on the table"),
        "noten": Text("noten", "what is paid for it"),
        "riichi": Text("riichi sticks"),
        "chombo": Text("chombo", "what is paid for it"),
    },
    end_reasons={"bust": Text("someone fell below zero"), "end": Text("match ended early")},
    refusals={"pawn_win": Text("win on a pawn"), "head_bump": Text("one winner only"), "dead_hand": Text("dead hand")},
    rule_explanations={
        "pawn_win": Text(
            "With two players, a pawn, drawn or discarded, completes only a hand with a medium or grand yaku."
        ),
        **RULE_EXPLANATIONS,
    },
    foul_reasons={
        "noten_riichi": Text("riichi without tenpai"),
        "furiten_riichi": Text("riichi in furiten"),
        "other": Text("another foul"),
    },
)

VALUE_FORMS = (
    ValueForm(
        "han",
        Text("han", "Shogi mahjong"),
        {},
        (
            ValueField("han", Text("Han of yaku"), 0, _MAX_HAN, default=1, usual=(1, 2, 3, 4, 5)),
            ValueField("dora", _DORA, 0, _MAX_HAN),
        ),
    ),
)
"""The way to type a value (rules/shogi.md §11)."""
LADDER = tuple({"han": han} for han in range(1, _MAX_HAN + 1))
"""Typed values in ascending order."""
