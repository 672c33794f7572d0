# SPDX-License-Identifier: MIT
"""The faults of the other systems (rules/mcr.md §12, rules/shogi.md §12, rules/wsom.md §12, rules/beijing.md §3)."""

from __future__ import annotations

from tests.interchange.faults.riichi_and_boo import OPEN
from tests.interchange.faults.system import EVENT, FROM, GONE, REQUEST, Fault, System, dead, inside

MCR = System(
    "mcr",
    {
        "type": "win",
        "from": 3,
        "wins": [
            {
                "winner": 1,
                "hand": {
                    "concealed": "56s678p33z",
                    "melds": [
                        {"kind": "chi", "tiles": "123m", "from": 0},
                        {"kind": "chi", "tiles": "345m", "from": 0},
                    ],
                    "winning_tile": "7s",
                },
            }
        ],
    },
    (
        ({"ruleset": "nope"},),
        ({"event": GONE}, {"players": GONE}),
        ({"x": 1},),
        ({"options": {"nope": 1}},),
        *inside(
            "table",
            ({"players": 3},),
            ({"dealer": 9},),
            ({"round": "X"},),
            ({"number": 9},),
            ({"honba": 1},),
            ({"deposit": 1},),
            ({"scores": [1]},),
            ({"order": [0]},),
        ),
        *EVENT,
        ({"event.wins": []},),
        FROM,
        ({"event.wins[1]": {"winner": 0, "value": {"han": 8}}},),
        *inside(
            "event.wins[0]",
            ({"x": 1},),
            ({"winner": 9}, {"winner": "x"}),
            ({"winner": 3},),
            ({"value": {"han": 8}},),
            ({"pao": [{"player": 2, "for": "x"}]},),
            ({"/before": [{"type": "dead_hand", "player": 1}]},),
        ),
        *inside(
            "event.wins[0].hand",
            ({"x": 1},),
            ({"concealed": "q"}, {"concealed": 5}),
            ({"winning_tile": "q"}, {"winning_tile": "77s"}, {"winning_tile": 5}),
            ({"melds[0].x": 1},),
            ({"melds[0].kind": "nope"},),
            ({"melds[0].from": 9}, {"melds[0].from": 3}, {"melds[0].from": GONE}),
            ({"melds[0].tiles": "q"}, {"melds[0].tiles": "124m"}),
            ({"melds[1].x": 1},),
            ({"melds[1].kind": "nope"},),
            ({"melds[1].from": 9},),
            ({"melds[1].tiles": "q"}, {"melds[1].tiles": "123z"}),
            ({"situation": ["nope"]}, {"situation": 5}),
            ({"flowers": 9}, {"flowers": "x"}),
            ({"mixed": True}, {"mixed": 5}),
            ({"concealed": "56s678p3z"},),
            ({"concealed": "56s33333z"},),
            ({"situation": ["haitei"]}, {"situation": ["rinshan"]}),
            ({"concealed": "57s678p34z"},),
        ),
    ),
)

_SHOGI_MELD: tuple[tuple[Fault, ...], ...] = (
    ({"x": 1},),
    ({"kind": "nope"},),
    ({"tiles": "q"},),
    ({"from": 9}, {"from": "x"}),
    ({"tiles": "PPL"},),
)
SHOGI = System(
    "shogi",
    {
        "type": "win",
        "from": 0,
        "wins": [
            {
                "winner": 1,
                "hand": {
                    "concealed": "G",
                    "winning_tile": "G",
                    "melds": [
                        {"kind": "pon", "tiles": "PKK", "from": 0},
                        {"kind": "pon", "tiles": "NNN", "from": 2},
                    ],
                },
            },
            {"winner": 2, "hand": {"concealed": "LLNNSSG", "winning_tile": "G"}},
        ],
    },
    (
        *REQUEST,
        *inside(
            "table",
            ({"players": 5},),
            ({"dealer": 9},),
            ({"round": "X"},),
            ({"number": 0},),
            ({"honba": -1},),
            ({"deposit": -1},),
            ({"scores": [1]},),
        ),
        *EVENT[:3],
        FROM,
        ({"event.wins": []}, {"event.wins": 5}),
        *inside(
            "event.wins[0]",
            ({"x": 1},),
            ({"winner": 9}, {"winner": "x"}),
            ({"winner": 0, "/event.from": 0},),
            ({"value": {"han": 3}},),
            ({"pao": [{"player": 2, "for": "x"}]}, {"pao": 5}),
        ),
        *inside(
            "event.wins[1]",
            ({"x": 1},),
            ({"winner": 9}, {"winner": "x"}),
            ({"winner": 0, "/event.from": 0},),
            ({"value": {"han": 3}},),
            ({"pao": [{"player": 2, "for": "x"}]}, {"pao": 5}),
        ),
        ({"event.from": None},),
        ({"event.wins[1].winner": 1},),
        ({"options": {"multiple_ron": False}},),
        ({"event.wins[0].winner": 2, "event.wins[1].winner": 1},),
        dead(1),
        *inside(
            "event.wins[0].hand",
            ({"x": 1},),
            ({"concealed": "q"}, {"concealed": 5}),
            ({"winning_tile": "q"}, {"winning_tile": "GG"}),
            ({"situation": 5}, {"dora_indicators": 5}),
        ),
        *inside("event.wins[0].hand.melds[0]", *_SHOGI_MELD),
        *inside("event.wins[0].hand.melds[1]", *_SHOGI_MELD),
        *inside(
            "event.wins[0].hand",
            ({"dora_indicators": ["q"]}, {"dora_indicators": ["PP"]}),
            ({"situation": ["nope"]}, {"situation": ["riichi", "riichi"]}),
            ({"concealed": "GG"},),
            ({"dora_indicators": ["P", "L", "S", "S", "B", "R"]},),
            ({"dora_indicators": ["N", "N"]},),
            ({"situation": ["rinshan"]}, {"situation": ["riichi"]}),
            ({"concealed": "S"},),
        ),
        dead(2),
        *inside(
            "event.wins[1].hand",
            ({"x": 1},),
            ({"concealed": "q"}, {"concealed": 5}),
            ({"winning_tile": "q"}, {"winning_tile": "GG"}),
            ({"melds": 5},),
            ({"dora_indicators": ["q"]},),
            ({"situation": ["nope"]},),
            ({"concealed": "LLNNSS"},),
            ({"concealed": "LLNNSPG"},),
        ),
        ({"before": [{"type": "riichi", "player": 2}]},),
    ),
    {"multiple_ron": True},
)

SHOGI_DRAW = System(
    "shogi",
    {"type": "draw", "kind": "exhaustive", "tenpai": [0]},
    (
        *REQUEST,
        *EVENT[:3],
        ({"event.kind": "nope"}, {"event.tenpai": [9]}),
        dead(0),
    ),
)

WSOM = System(
    "wsom",
    {"type": "win", "from": 3, "wins": [{"winner": 1, "hand": {**OPEN, "situation": []}}]},
    (
        ({"ruleset": "nope"},),
        ({"x": 1},),
        ({"options": {"nope": 1}},),
        ({"table": {"dealer": 9}},),
        *EVENT[:3],
        (
            *FROM,
            *inside(
                "event.wins[0]",
                (
                    {"x": 1},
                    {"winner": 9},
                    {"winner": 3},
                    {"value": {"points": 5}},
                    {"immunity": 9},
                    {"pao": [{"player": 2, "for": "x"}]},
                ),
            )[0],
        ),
        ({"event.wins[1]": {"winner": 0, "value": {"points": 5}}},),
        dead(1),
        *inside(
            "event.wins[0].hand",
            ({"x": 1},),
            (
                {"concealed": "q"},
                {"winning_tile": "q"},
                {"melds[0].kind": "nope"},
                {"melds[0].tiles": "q"},
                {"melds[1].from": 9},
                {"melds[2].tiles": "124m"},
                {"concealed": "22s4p"},
                {"concealed": "55z45p"},
            ),
            ({"situation": ["nope"]}, {"situation": ["haitei"]}),
            ({"concealed": "23s45p"},),
        ),
    ),
)

BEIJING = System(
    "beijing",
    {
        "type": "win",
        "from": 3,
        "wins": [
            {"winner": 0, "hand": {"concealed": "123m456m789m11p45s", "winning_tile": "6s", "wild_indicator": "4z"}},
            {
                "winner": 1,
                "hand": {
                    "concealed": "22p345s789m45s",
                    "winning_tile": "6s",
                    "melds": [{"kind": "ankan", "tiles": "5555z"}],
                    "wild_indicator": "4z",
                },
            },
        ],
    },
    (
        *REQUEST,
        ({"table": {"dealer": 9}},),
        *EVENT[:3],
        FROM,
        *inside(
            "event.wins[0]",
            ({"winner": 9}, {"winner": 3}),
            ({"hand.concealed": "q"}, {"hand.winning_tile": "q"}, {"hand.wild_indicator": "q"}),
            ({"hand.melds": [{"kind": "pon", "tiles": "123m", "from": 2}]},),
            ({"hand.concealed": "123m456m789m11p4s"},),
            ({"hand.situation": ["nope"]}, {"hand.situation": ["haitei"]}),
            ({"hand.concealed": "124m456m789m11p45s"},),
            ({"pao": [{"player": 9, "for": "chankan"}]}, {"pao": [{"player": 3, "for": "x"}]}),
        ),
        *inside(
            "event.wins[1]",
            ({"winner": 9}, {"winner": 3}),
            ({"hand.concealed": "q"}, {"hand.winning_tile": "q"}, {"hand.wild_indicator": "q"}),
            ({"hand.melds[0].tiles": "5556z"}, {"hand.melds[0].from": 3}),
            ({"hand.concealed": "22p345s789m4s"},),
            ({"hand.situation": ["nope"]}, {"hand.situation": ["haitei"]}),
            ({"hand.concealed": "23p345s789m45s"},),
            ({"pao": [{"player": 9, "for": "chankan"}]}, {"pao": [{"player": 3, "for": "x"}]}),
        ),
        ({"event.wins[1].winner": 0},),
        ({"event.wins[0].winner": 2, "event.wins[1].winner": 1},),
        ({"event.wins[1].hand.winning_tile": "3s"},),
        ({"options": {"multiple_wins": False}},),
        dead(0),
        dead(1),
    ),
    {"multiple_wins": True},
)
