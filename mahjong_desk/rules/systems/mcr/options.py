# SPDX-License-Identifier: MIT
"""The options of the Mahjong Competition Rules (rules/mcr.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import FOULS, MATCH, RESULT, WINNING, YAKU
from mahjong_desk.rules.model.options import Choice, Option, TableOptions


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    match_hands: int
    start_points: int
    seat_change: bool
    minimum: int
    flower_tiles: bool
    two_concealed_kongs: int
    mixed_kongs: int
    unique_wait: str
    knitted_waits: str
    pairs_tile_hog: bool
    chicken_hand: bool
    chicken_self_drawn: bool
    false_win_each: int
    sham_win_each: int
    false_win_to: str
    chombo_hand: str
    result: str
    ties: str


def _points(*amounts: int) -> tuple[Choice, ...]:
    return tuple(Choice(amount, Names(f"{amount:,}点", f"{amount:,} points", f"{amount:,}分")) for amount in amounts)


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
        tuple(Choice(hands, Names(f"{hands}局", f"{hands} hands", f"{hands}局")) for hands in (16, 8, 4)),
        group=MATCH,
    ),
    Option(
        "start_points",
        Names("持ち点", "Points at the start", "起始分"),
        Names("始めの持ち点。", "What everybody starts with.", "起始分。"),
        0,
        _points(0, 500, 1000),
        group=MATCH,
    ),
    Option(
        "seat_change",
        Names("席替え", "Change of seats", "换位"),
        Names(
            "一圏ごとに席を替わるか。", "Whether the players change seats after every round.", "每圈结束后是否换位。"
        ),
        True,
        group=MATCH,
    ),
    Option(
        "minimum",
        Names("和了の最低点", "Least value of a win", "起和分"),
        Names(
            "花牌を除いた役の点がこれに足りなければ和了れない。",
            "A hand whose fan are worth less, flowers left out, may not win.",
            "番分（不计花牌）不足者不得和牌。",
        ),
        8,
        (Choice(0, Names("なし", "none", "无")), *_points(4, 6, 8, 12)),
        group=WINNING,
    ),
    Option(
        "flower_tiles",
        Names("花牌", "Flowers", "花牌"),
        Names("花牌を入れて打つか。", "Whether the eight flowers are played with.", "是否使用八张花牌。"),
        True,
        group=YAKU,
    ),
    Option(
        "two_concealed_kongs",
        Names("双暗槓の点", "Two concealed kongs", "双暗杠分值"),
        Names("双暗槓を何点とするか。", "What two concealed kongs are worth.", "双暗杠的分值。"),
        6,
        _points(6, 8),
        group=YAKU,
    ),
    Option(
        "mixed_kongs",
        Names("暗槓と明槓が一つずつ", "One concealed and one melded kong", "一暗杠一明杠"),
        Names("合わせて何点とするか。", "What both are worth together.", "两者合计的分值。"),
        5,
        (
            Choice(3, Names("3点", "3 points", "3分")),
            Choice(5, Names("5点", "5 points", "5分")),
            Choice(6, Names("6点", "6 points", "6分")),
        ),
        group=YAKU,
    ),
    Option(
        "unique_wait",
        Names("待ちの役の一種待ち", "The only wait", "独听的算法"),
        Names(
            "四枚とも自分が持つ牌も待ちに数えるか。",
            "Whether a kind of which the hand holds all four counts as a wait too.",
            "自己已有四张的牌是否也算听牌。",
        ),
        "formal",
        (
            Choice("formal", Names("形の上で数える", "counts too", "算作听牌")),
            Choice("available", Names("数えない", "does not count", "不算听牌")),
        ),
        group=YAKU,
    ),
    Option(
        "knitted_waits",
        Names("組合龍の待ちの役", "Waits with a knitted straight", "组合龙的听牌番"),
        Names(
            "組合龍の手に辺張・嵌張・単釣将がつくか。",
            "Which fan of waits count with a knitted straight.",
            "组合龙可计哪些听牌番。",
        ),
        "any",
        (
            Choice("any", Names("どれも", "all", "均可计")),
            Choice("clear", Names("組合龍の外の待ち", "none that the straight itself waits for", "组合龙之外的听牌")),
            Choice("none", Names("単釣将だけ", "single wait alone", "仅单钓将")),
        ),
        group=YAKU,
    ),
    Option(
        "pairs_tile_hog",
        Names("緑一色・清幺九の七対の四帰一", "Tile hog in green or terminal pairs", "绿一色、清幺九七对的四归一"),
        Names(
            "緑一色か清幺九の七対に四帰一がつくか。",
            "Whether tile hog counts in seven pairs that are all green or all terminals.",
            "绿一色或清幺九的七对是否计四归一。",
        ),
        True,
        group=YAKU,
    ),
    Option(
        "chicken_hand",
        Names("無番和", "Chicken hand", "无番和"),
        Names(
            "役のない手を8点とするか。",
            "Whether a hand without any fan is worth 8 points.",
            "没有番种的和牌是否计8分。",
        ),
        True,
        group=YAKU,
    ),
    Option(
        "chicken_self_drawn",
        Names("ツモの無番和", "Self-drawn chicken hand", "自摸无番和"),
        Names(
            "自摸のほかに役のない手にも無番和がつくか。",
            "Whether a self-drawn hand without another fan is a chicken hand too.",
            "仅有自摸的和牌是否也计无番和。",
        ),
        False,
        group=YAKU,
    ),
    Option(
        "false_win_each",
        Names("錯和の罰点", "False win", "错和罚分"),
        Names(
            "錯和した者が他の三人にそれぞれ払う点。",
            "What a false win costs, to each of the others.",
            "错和者向其余三家各付的分。",
        ),
        10,
        _points(0, 5, 10, 20),
        group=FOULS,
    ),
    Option(
        "sham_win_each",
        Names("詐和の罰点", "Sham win", "诈和罚分"),
        Names(
            "聴牌もせずに和了を宣言した者が他の三人にそれぞれ払う点。",
            "What a win declared without even waiting costs, to each of the others.",
            "未听牌而宣布和牌者向其余三家各付的分。",
        ),
        20,
        _points(10, 20, 30),
        group=FOULS,
    ),
    Option(
        "false_win_to",
        Names("罰点の行き先", "Who gets them", "罚分归属"),
        Names(
            "錯和と詐和の罰点を他の三人が受けるか、場に納めるか。",
            "Whether the others get the points of a false win, or the house.",
            "错和与诈和的罚分付给其余三家，或缴出。",
        ),
        "players",
        (
            Choice("players", Names("他の三人", "the other three", "其余三家")),
            Choice("house", Names("場に納める", "the house", "缴出")),
        ),
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Names("錯和の後", "After a false win", "错和之后"),
        Names(
            "局を続けるか、終えて荘家を移すか、同じ荘家でやり直すか。続けるときは和了の権利を失う。",
            "Whether the hand goes on with that player’s hand dead, ends with the deal passing, or is dealt again.",
            "继续本局（该家停和）、结束并轮庄，或由同一庄家重打。",
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
            "順位による点（4・2・1・0）か、点数の増減か。",
            "Whether a match is worth points for the places (4, 2, 1, 0), or the points won or lost.",
            "以名次分（4、2、1、0）计，或以得失分计。",
        ),
        "table_points",
        (
            Choice("table_points", Names("順位点", "table points", "名次分")),
            Choice("points", Names("点数", "points", "分数")),
        ),
        group=RESULT,
    ),
    Option(
        "ties",
        Names("同点の順位", "Equal scores", "同分名次"),
        Names(
            "同点を同じ順位として点を分けるか、番号の若い者を上とするか。",
            "Whether equal scores share a place and its points, or the lower number stands higher.",
            "同分并列并均分名次分，或以编号小者为先。",
        ),
        "shared",
        (
            Choice("shared", Names("同順位", "shared place", "并列")),
            Choice("seat", Names("番号順", "by number", "按编号")),
        ),
        group=RESULT,
    ),
)
"""The options, in the order in which to offer them."""
