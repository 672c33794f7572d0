# SPDX-License-Identifier: MIT
"""The options of the World Series of Mahjong (rules/wsom.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import FOULS, MATCH, PAYING, RESULT, WINNING, YAKU
from mahjong_desk.rules.model.options import Choice, Option, TableOptions


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    match_hands: int
    start_points: int
    minimum: int
    par: int
    payoff: str
    chinitsu_points: int
    penalty_three: str
    chombo_points: int
    chombo_to: str
    chombo_hand: str
    result: str
    ties: str


def _points(*amounts: int) -> tuple[Choice, ...]:
    return tuple(Choice(amount, Names(f"{amount:,}点", f"{amount:,} points", f"{amount:,}点")) for amount in amounts)


OPTIONS = (
    Option(
        "match_hands",
        Names("局数", "Hands in a match", "对局局数"),
        Names(
            "何局で終わるか。荘家は毎局移る。",
            "After how many hands the match ends; the deal passes after each.",
            "打多少局结束，每局轮庄。",
        ),
        16,
        tuple(Choice(hands, Names(f"{hands}局", f"{hands} hands", f"{hands}局")) for hands in (4, 8, 16)),
        group=MATCH,
    ),
    Option(
        "start_points",
        Names("持ち点", "Points at the start", "起始点数"),
        Names(
            "始めの持ち点。結果はここからの増減。",
            "What everybody starts with; results count from here.",
            "起始点数，结果由此计算增减。",
        ),
        0,
        _points(0, 500, 1000),
        group=MATCH,
    ),
    Option(
        "minimum",
        Names("和了の最低点", "Least value of a win", "起和点数"),
        Names(
            "手の点数がこれに足りなければ和了れない。",
            "A hand worth less may not win.",
            "牌的点数不足者不得和牌。",
        ),
        0,
        (Choice(0, Names("なし", "none", "无")), *_points(5, 15)),
        group=WINNING,
    ),
    Option(
        "par",
        Names("全員払いの上限", "Up to where all pay alike", "均付上限"),
        Names(
            "ロンでもこの点数までは三人が同じだけ払い、超えた分は放銃者が払う。",
            "Up to here all three pay alike for a discard; what goes beyond is the discarder’s.",
            "点炮和时在此点数以内三家均付，超出部分由点炮者支付。",
        ),
        25,
        _points(25, 30),
        group=PAYING,
    ),
    Option(
        "payoff",
        Names("ロンの払い方", "Who pays for a discard", "点炮和付法"),
        Names(
            "超過分を放銃者が責任払いするか、いつも三人が同じだけ払うか。",
            "Whether the discarder pays what goes beyond, or all three always pay alike.",
            "超出部分由点炮者负责，或始终三家均付。",
        ),
        "responsible",
        (
            Choice("responsible", Names("放銃者の責任払い", "the discarder pays more", "点炮者负责")),
            Choice("uniform", Names("三人同額", "all alike", "三家均付")),
        ),
        group=PAYING,
    ),
    Option(
        "chinitsu_points",
        Names("清一色の点数", "Pure one-suit", "清一色点数"),
        Names(
            "清一色を何点とするか。版によって異なる。",
            "What pure one-suit is worth; editions of the rules differ.",
            "清一色的点数，各版规则不同。",
        ),
        90,
        _points(80, 90, 100),
        group=YAKU,
    ),
    Option(
        "penalty_three",
        Names("罰牌三枚以上", "Three penalty tiles", "三张以上罚牌"),
        Names(
            "罰牌が三枚以上あるとき、すべての手のロンを禁じるか、十三幺九だけか。",
            "Whether three penalty tiles or more bar every win on a discard, or only that of thirteen terminals.",
            "有三张以上罚牌时，禁止一切点炮和，或仅禁止十三幺九点炮和。",
        ),
        "kokushi",
        (
            Choice("kokushi", Names("十三幺九のみ", "thirteen terminals only", "仅十三幺九")),
            Choice("any", Names("すべての手", "any hand", "任何牌型")),
        ),
        group=FOULS,
        until=((1, "any"),),
    ),
    Option(
        "chombo_points",
        Names("チョンボの罰点", "Points for a chombo", "错和罚点"),
        Names(
            "チョンボが合わせて何点を失うか。",
            "How many points a chombo costs in all.",
            "错和者共失多少点。",
        ),
        0,
        (Choice(0, Names("なし", "none", "无")), *_points(30, 60, 90)),
        group=FOULS,
    ),
    Option(
        "chombo_to",
        Names("罰点の行き先", "Who gets them", "罚点归属"),
        Names(
            "罰点を場に納めるか、他の三人で分けるか。",
            "Whether the points of a chombo go to the house or to the other three, a third each.",
            "罚点缴出，或由其余三家平分。",
        ),
        "house",
        (
            Choice("house", Names("場に納める", "the house", "缴出")),
            Choice("players", Names("三人で分ける", "the other three", "三家平分")),
        ),
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Names("チョンボの後", "After a chombo", "错和之后"),
        Names(
            "局を続けるか、終えて荘家を移すか、同じ荘家でやり直すか。",
            "Whether the hand goes on, ends with the deal passing, or is dealt again by the same dealer.",
            "继续本局、结束并轮庄，或由同一庄家重打。",
        ),
        "continue",
        (
            Choice("continue", Names("続ける", "the hand goes on", "继续")),
            Choice("pass", Names("終えて荘家が移る", "the deal passes", "结束并轮庄")),
            Choice("replay", Names("やり直す", "dealt again", "重打")),
        ),
        group=FOULS,
    ),
    Option(
        "result",
        Names("結果の単位", "Unit of the result", "结果单位"),
        Names(
            "点数の増減のままか、その平方根（マッチポイント）か。",
            "Whether a match is worth the points won or lost, or their square root with the sign kept.",
            "以点数增减计，或取其平方根（保留正负）计。",
        ),
        "points",
        (
            Choice("points", Names("点数", "points", "点数")),
            Choice("match_points", Names("マッチポイント", "match points", "比赛分")),
        ),
        group=RESULT,
    ),
    Option(
        "ties",
        Names("同点の順位", "Equal scores", "同分名次"),
        Names(
            "同点を同じ順位とするか、最初の荘家に近い方を上とするか。",
            "Whether equal scores share a place, or the seat nearer to the first dealer stands higher.",
            "同分并列，或以靠近首庄者为先。",
        ),
        "shared",
        (
            Choice("shared", Names("同順位", "shared place", "并列")),
            Choice("seat", Names("最初の荘家に近い順", "by seat", "按座位")),
        ),
        group=RESULT,
    ),
)
