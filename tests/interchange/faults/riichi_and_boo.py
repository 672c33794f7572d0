# SPDX-License-Identifier: MIT
"""The faults of Riichi and Boo mahjong (rules/riichi.md §12, rules/boo.md §12)."""

from __future__ import annotations

from tests.interchange.faults.system import EVENT, FROM, REQUEST, Fault, System, dead, inside

_CLOSED = {"concealed": "234m567m45p11s678s", "winning_tile": "6p"}
OPEN = {
    "concealed": "22s45p",
    "winning_tile": "6p",
    "melds": [
        {"kind": "pon", "tiles": "555z", "from": 0},
        {"kind": "chi", "tiles": "345s", "from": 0},
        {"kind": "chi", "tiles": "789m", "from": 0},
    ],
}
_MELD_FIELDS: tuple[Fault, ...] = (
    {"melds[0].x": 1},
    {"melds[1].kind": "nope"},
    {"melds[1].from": 9},
    {"melds[0].from": "x"},
)
_MELD_FORMS: tuple[Fault, ...] = ({"melds[0].tiles": "556z"}, {"melds[2].tiles": "889m"})
_TOO_FEW: Fault = {"concealed": "22s4p"}

_RIICHI_HANDS: tuple[tuple[tuple[Fault, ...], ...], ...] = (
    inside(
        "event.wins[0].hand",
        ({"x": 1},),
        ({"concealed": 5}, {"winning_tile": 5}, {"melds": 5}, {"situation": 5}, {"dora_indicators": 5}),
        ({"situation": ["nope"]}, {"situation": ["riichi", "riichi"]}),
        ({"dora_indicators": ["1z"] * 6},),
        ({"melds": [{"kind": "pon", "tiles": "555z", "from": 9}]},),
        ({"concealed": "q"}, {"winning_tile": "q"}, {"winning_tile": "66p"}, {"dora_indicators": ["q"]}),
        ({"concealed": "234m"}, {"concealed": "2222m2567m45p118s"}),
        ({"situation": ["riichi", "haitei"]},),
    ),
    inside(
        "event.wins[1].hand",
        ({"x": 1},),
        ({"concealed": 5}, {"melds[2]": 5}, {"situation": 5}),
        ({"situation": ["nope"]},),
        ({"ura_indicators": ["1z"]},),
        _MELD_FIELDS,
        ({"concealed": "q"}, {"winning_tile": "q"}, {"melds[2].tiles": "q"}, {"dora_indicators": ["q"]}),
        (*_MELD_FORMS, {"melds[1].from": 3}),
        (_TOO_FEW,),
        ({"situation": ["haitei"]}, {"situation": ["tenhou"]}),
    ),
)


def _told_winner(place: int, *more: Fault) -> tuple[tuple[Fault, ...], ...]:
    stages: tuple[tuple[Fault, ...], ...] = (
        ({"x": 1},),
        ({"value": {"han": 3, "fu": 30}},),
        ({"winner": 9}, {"winner": "x"}),
        ({"winner": 3},),
        *((one,) for one in more),
        ({"pao": [{"player": 9, "for": "daisangen"}]}, {"pao": [{"player": 2, "for": "nope"}]}, {"pao": 5}),
    )
    return inside(f"event.wins[{place}]", *stages)


RIICHI = System(
    "riichi",
    {
        "type": "win",
        "from": 3,
        "wins": [
            {"winner": 0, "hand": {**_CLOSED, "situation": [], "dora_indicators": ["9p"]}},
            {"winner": 1, "hand": {**OPEN, "situation": [], "dora_indicators": ["9p"]}},
        ],
    },
    (
        *REQUEST,
        ({"table": {"dealer": 9}},),
        *EVENT,
        FROM,
        ({"options": {"multiple_ron": "head_bump"}},),
        *_told_winner(0),
        *_told_winner(1, {"winner": 0}, {"winner": 2, "/event.wins[0].winner": 2, "/event.wins[1].winner": 1}),
        *_RIICHI_HANDS[0],
        *_RIICHI_HANDS[1],
        *inside("event.wins[1].hand", ({"winning_tile": "3p"},)),
        *inside("event.wins[0]", ({"hand.concealed": "235m567m45p11s678s"}, {"hand.concealed": "123m789m57p11s678s"})),
        *inside("event.wins[0]", ({"pao": [{"player": 3, "for": "daisangen"}]},)),
        dead(0),
        *inside("event.wins[1]", ({"hand.concealed": "23s45p"},), ({"pao": [{"player": 3, "for": "daisangen"}]},)),
        dead(1),
    ),
)


BOO = System(
    "boo",
    {"type": "win", "from": 3, "wins": [{"winner": 1, "hand": {**OPEN, "situation": [], "dora_indicators": ["9p"]}}]},
    (
        *REQUEST,
        ({"table": {"dealer": 9}},),
        *EVENT,
        FROM,
        ({"event.wins[1]": {"winner": 0, "hand": _CLOSED}},),
        ({"event.wins[0].value": {"han": 3, "fu": 30}},),
        *inside(
            "event.wins[0]",
            ({"winner": 9}, {"winner": "x"}, {"winner": 3}),
            ({"pao": [{"player": 9, "for": "daisangen"}]}, {"pao": [{"player": 2, "for": "nope"}]}, {"pao": 5}),
        ),
        *inside(
            "event.wins[0].hand",
            ({"concealed": 5}, {"melds[2]": 5}, {"situation": 5}, {"dora_indicators": 5}),
            ({"situation": ["nope"]},),
            _MELD_FIELDS,
            ({"concealed": "q"}, {"winning_tile": "q"}, {"melds[2].tiles": "q"}, {"dora_indicators": ["q"]}),
            (*_MELD_FORMS, {"melds[1].from": 3}),
            (_TOO_FEW, {"concealed": "55z45p"}),
            ({"situation": ["riichi"]}, {"situation": ["tenhou"]}),
        ),
        ({"before": [{"type": "riichi", "player": 1}]},),
        ({"event.wins[0].hand.concealed": "23s45p"},),
        ({"event.wins[0].pao": [{"player": 2, "for": "daisangen"}]},),
        dead(1),
    ),
)

RIICHI_DRAW = System(
    "riichi",
    {"type": "draw", "kind": "exhaustive", "tenpai": [0]},
    (
        *REQUEST,
        *EVENT[:3],
        *inside(
            "event",
            ({"kind": "nope"}, {"kind": 5}),
            ({"tenpai": [9]}, {"tenpai": 5}, {"tenpai": ["x"]}, {"tenpai": [0, 0]}),
            ({"nagashi": [9]}, {"nagashi": 5}),
            ({"player": 1}, {"player": "x"}),
        ),
        dead(0),
        ({"event.tenpai": [1], "before": [{"type": "riichi", "player": 0}]},),
        ({"event.yame": True},),
    ),
)
