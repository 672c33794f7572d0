# SPDX-License-Identifier: MIT
"""The small yaku (小役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import BISHOP, KING, ROOK
from mahjong_desk.rules.systems.shogi.yaku.conditions import no_pawn, of_dragon
from mahjong_desk.rules.systems.shogi.yaku.seen import ShogiReadingFacts
from mahjong_desk.rules.yaku.family import YakuFamily
from mahjong_desk.rules.yaku.predicates import closed_self_draw, under_circumstance
from mahjong_desk.rules.yaku.row import Example, Yaku
from mahjong_desk.texts import Name, Text

SMALL: tuple[Yaku[ShogiReadingFacts], ...] = (
    Yaku(
        "riichi",
        Name("riichi"),
        Text("Declared with a closed hand in tenpai, for two sticks. From five honba on it counts 1."),
        family=YakuFamily.SITUATION,
        closed=2,
        open=None,
        holds=under_circumstance("riichi"),
        example=Example("PPPLLLN", "N", situation=("riichi",), players=3),
    ),
    # For closed hands alone, as menzen tsumo is; Beijing's tiliu is for open ones too.
    Yaku(
        "tsumo",
        Name("self-draw", "Shogi mahjong"),
        Text("A closed hand wins by its own draw."),
        family=YakuFamily.SITUATION,
        closed=1,
        open=None,
        holds=closed_self_draw,
        ideas=("menzen_tsumo",),
        example=Example("PPPLLLN", "N", self_drawn=True, players=3),
    ),
    Yaku(
        "tenhou",
        Name("heavenly hand"),
        Text("The dealer’s first eight pieces win; self-draw comes with it."),
        family=YakuFamily.SITUATION,
        closed=2,
        open=None,
        holds=under_circumstance("tenhou"),
        example=Example("PPPLLLN", "N", self_drawn=True, situation=("tenhou",), winner=0, players=3),
    ),
    # The names chiihou and renhou differ from system to system; by draw or by discard is the difference.
    Yaku(
        "chiihou",
        Name("earthly hand"),
        Text("A child wins by the first draw; self-draw comes with it."),
        family=YakuFamily.SITUATION,
        closed=2,
        open=None,
        holds=under_circumstance("chiihou"),
        ideas=("first_draw",),
        example=Example("PPPLLLN", "N", self_drawn=True, situation=("chiihou",), players=3),
    ),
    Yaku(
        "renhou",
        Name("human hand"),
        Text("A child wins on a discard before the first draw of their own."),
        family=YakuFamily.SITUATION,
        closed=1,
        open=None,
        holds=under_circumstance("renhou"),
        ideas=("first_discard",),
        example=Example("PPPLLLN", "N", situation=("renhou",), players=3),
    ),
    # A dragon is worth something by itself: white, green and red there, bishop, rook and king here.
    Yaku(
        "yakuhai_kaku",
        Name("bishop", "a yaku"),
        Text("A pair of bishops, or a triplet of them with a pawn taken in; also a pair among four pairs."),
        family=YakuFamily.HONOURS,
        closed=1,
        open=1,
        holds=of_dragon(BISHOP),
        ideas=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPB", "B", players=3),
    ),
    Yaku(
        "yakuhai_hisha",
        Name("rook", "a yaku"),
        Text("A pair of rooks, or a triplet of them with a pawn taken in; also a pair among four pairs."),
        family=YakuFamily.HONOURS,
        closed=1,
        open=1,
        holds=of_dragon(ROOK),
        ideas=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPR", "R", players=3),
    ),
    Yaku(
        "yakuhai_gyoku",
        Name("king", "a yaku"),
        Text("A pair of kings, or a triplet of them with a pawn taken in; also a pair among four pairs."),
        family=YakuFamily.HONOURS,
        closed=1,
        open=1,
        holds=of_dragon(KING),
        ideas=("yakuhai_white", "yakuhai_green", "yakuhai_red"),
        example=Example("PPPPPPK", "K", players=3),
    ),
    Yaku(
        "tsuuiisou",
        Name("all honours"),
        Text("No pawn in the hand; a pawn that a dragon took in is none."),
        family=YakuFamily.HONOURS,
        closed=1,
        open=1,
        holds=no_pawn,
        example=Example("LLLNNNS", "S", players=3),
    ),
    Yaku(
        "rinshan",
        Name("win on the replacement piece"),
        Text("The replacement piece after a kan wins."),
        family=YakuFamily.SITUATION,
        closed=1,
        open=1,
        holds=under_circumstance("rinshan"),
        example=Example("PPPS", "S", self_drawn=True, melds=(("ankan", "LLLL"),), situation=("rinshan",), players=3),
    ),
    Yaku(
        "chankan",
        Name("robbing a kan"),
        Text(
            "Another player’s added or concealed kan gives the piece; as it holds all four, only one of each can "
            "win so."
        ),
        family=YakuFamily.SITUATION,
        closed=1,
        open=1,
        holds=under_circumstance("chankan"),
        example=Example("PLSGBRK", "N", situation=("chankan",), players=3),
    ),
)
"""The rows, in their order."""
