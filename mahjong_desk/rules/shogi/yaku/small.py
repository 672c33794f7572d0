# SPDX-License-Identifier: MIT
"""The small yaku (小役) of Shogi Mahjong (rules/shogi.md §4)."""

from __future__ import annotations

from mahjong_desk.pieces.shogi import BISHOP, KING, PAWN, ROOK
from mahjong_desk.rules.facts import CLOSED, SELF_DRAWN, SITUATION_FLAGS
from mahjong_desk.rules.hand import Situation
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.ruleset import Example
from mahjong_desk.rules.shogi.yaku.row import Rank, Seen, Shows, Yaku, counts_as, yaku
from mahjong_desk.shapes import Group, Shape

_PLAIN = "PPPLLLN"


def _at(situation: Situation) -> Shows:
    flag = SITUATION_FLAGS[situation]
    return lambda seen: bool(seen.moment & flag)


def _closed_draw(seen: Seen) -> bool:
    return bool(seen.moment & CLOSED and seen.moment & SELF_DRAWN)


def _of_dragon(kind: int) -> Shows:
    def shows(seen: Seen) -> tuple[Group, ...]:
        return tuple([group for group in seen.groups if counts_as(group) == kind and group.shape is not Shape.SINGLE])

    return shows


def _no_pawn(seen: Seen) -> bool:
    return all(counts_as(group) != PAWN for group in seen.groups)


def _dragon(identity: str, kind: int, names: Names, letter: str) -> Yaku:
    piece = names.ja.split()[-1]
    condition = Names(
        f"{piece}の対子、または歩を同化させた刻子。四対子の対子でもよい。",
        f"A pair of {names.en.lower()}s, or a triplet of them with a pawn taken in; also a pair among four pairs.",
        f"{names.zh.split()[-1]}的对子，或吸收一枚步的刻子；四对子中的对子亦可。",
    )
    example = Example(f"PPPPPP{letter}", letter, players=3)
    return yaku(Rank.SMALL, identity, names, 1, 1, _of_dragon(kind), condition, example)


SMALL = (
    yaku(
        Rank.SMALL,
        "riichi",
        Names("立直", "riichi", "立直"),
        2,
        None,
        _at(Situation.RIICHI),
        Names(
            "門前聴牌で宣言し、棒を二本出す。5本場からは1飜。",
            "Declared with a closed hand in tenpai, for two sticks. From five honba on it counts 1.",
            "门前听牌时宣告并付出两根立直棒。五本场起计1翻。",
        ),
        Example(_PLAIN, "N", situation=("riichi",), players=3),
    ),
    yaku(
        Rank.SMALL,
        "tsumo",
        Names("ツモ (門前清自摸和)", "self-draw", "自摸"),
        1,
        None,
        _closed_draw,
        Names("門前でツモ和了する。", "A closed hand wins by its own draw.", "门前清自摸和牌。"),
        Example(_PLAIN, "N", self_drawn=True, players=3),
    ),
    yaku(
        Rank.SMALL,
        "tenhou",
        Names("天和", "heavenly hand", "天和"),
        2,
        None,
        _at(Situation.TENHOU),
        Names(
            "親の配牌八枚が和了している。ツモも付く。",
            "The dealer’s first eight pieces win; self-draw comes with it.",
            "庄家起手八枚即和牌，同时计自摸。",
        ),
        Example(_PLAIN, "N", self_drawn=True, situation=("tenhou",), winner=0, players=3),
    ),
    yaku(
        Rank.SMALL,
        "chiihou",
        Names("地和", "earthly hand", "地和"),
        2,
        None,
        _at(Situation.CHIIHOU),
        Names(
            "子が最初のツモで和了する。ツモも付く。",
            "A child wins by the first draw; self-draw comes with it.",
            "闲家第一次摸牌即自摸，同时计自摸。",
        ),
        Example(_PLAIN, "N", self_drawn=True, situation=("chiihou",), players=3),
    ),
    yaku(
        Rank.SMALL,
        "renhou",
        Names("人和", "human hand", "人和"),
        1,
        None,
        _at(Situation.RENHOU),
        Names(
            "子が最初のツモより前に捨て駒で和了する。",
            "A child wins on a discard before the first draw of their own.",
            "闲家在第一次摸牌之前荣和。",
        ),
        Example(_PLAIN, "N", situation=("renhou",), players=3),
    ),
    _dragon("yakuhai_kaku", BISHOP, Names("役牌 角", "bishop", "役牌 角"), "B"),
    _dragon("yakuhai_hisha", ROOK, Names("役牌 飛", "rook", "役牌 飞"), "R"),
    _dragon("yakuhai_gyoku", KING, Names("役牌 玉", "king", "役牌 玉"), "K"),
    yaku(
        Rank.SMALL,
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        1,
        1,
        _no_pawn,
        Names(
            "歩を使わない。三元牌に同化した歩は歩と見なさない。",
            "No pawn in the hand; a pawn that a dragon took in is none.",
            "不用步；被三元牌吸收的步不算步。",
        ),
        Example("LLLNNNS", "S", players=3),
    ),
    yaku(
        Rank.SMALL,
        "rinshan",
        Names("嶺上開花", "win on the replacement piece", "岭上开花"),
        1,
        1,
        _at(Situation.RINSHAN),
        Names("槓の補充の駒で和了する。", "The replacement piece after a kan wins.", "以杠后补牌自摸和牌。"),
        Example("PPPS", "S", self_drawn=True, melds=(("ankan", "LLLL"),), situation=("rinshan",), players=3),
    ),
    yaku(
        Rank.SMALL,
        "chankan",
        Names("槍槓", "robbing a kan", "抢杠"),
        1,
        1,
        _at(Situation.CHANKAN),
        Names(
            "他家の加槓か暗槓の駒で和了する。四枚とも槓にあるので、事実上国士無双に限る。",
            "Another player’s added or closed kan gives the piece; as it holds all four, only one of each can win so.",
            "荣和他家加杠或暗杠的牌；四枚皆在杠中，故实际上只有国士无双。",
        ),
        Example("PLSGBRK", "N", situation=("chankan",), players=3),
    ),
)
"""The small yaku in the order of the table."""
