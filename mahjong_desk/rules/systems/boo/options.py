# SPDX-License-Identifier: MIT
"""The options of Boo mahjong (rules/boo.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import COUNTING, FOULS, MATCH, PAYING, RESULT, WINNING
from mahjong_desk.rules.model.options import Choice, Option, TableOptions

POINTS = range(0, 101)
"""What may be staked in result points."""
YAKUMAN_ENDS = {"maru_a": 1, "double_maru_a": 2}
"""How often the points of maru-A are lost where a yakuman ends the match, by the value of ``yakuman_bonus``."""


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    red_fives: int
    closed_bonus: bool
    open_yakuless_dora: bool
    yakuman_bonus: str
    gift_points: int
    same_turn_ron: bool
    west_round: bool
    enforce_restrictions: str
    maru_a_points: int
    maru_b_points: int
    maru_c_points: int
    fee: int
    bust: str
    double_wind_pair_fu: int
    riichi_stake: int
    honba_on_draw: bool
    leftover_deposit: str
    pao: bool
    chombo_payment: str

    def is_bust(self, score: int) -> bool:
        """Returns whether a player with that score is out of points (箱点)."""
        return score < 0 or (score == 0 and self.bust == "at_zero")

    @property
    def yakuman_ends(self) -> int:
        """How often the points of maru-A are lost where a yakuman ends the match; 0 where it does not."""
        return YAKUMAN_ENDS.get(self.yakuman_bonus, 0)


def _points(identity: str, names: Names, meaning: Names, default: int) -> Option:
    return Option(identity, names, meaning, default, span=POINTS, group=RESULT)


OPTIONS = (
    Option(
        "red_fives",
        Names("赤五筒の枚数", "Red fives", "赤五筒张数"),
        Names(
            "五筒四枚のうち赤は何枚か。赤一枚につき一翻の役になる。",
            "How many of the four fives of circles are red; each is a yaku of 1 han.",
            "四张五筒中有几张是赤牌，每张计一翻役。",
        ),
        2,
        (
            Choice(1, Names("一枚", "one", "一张")),
            Choice(2, Names("二枚", "two", "两张")),
            Choice(4, Names("四枚とも", "all four", "四张")),
        ),
        group=COUNTING,
    ),
    Option(
        "closed_bonus",
        Names("門前の百点", "Bonus for a closed hand", "门前加百点"),
        Names(
            "門前の和了に各支払者が百点（ロンでは三百点）を添える。",
            "For a closed win every payer adds 100 points, a discarder 300.",
            "门前和牌时每位付家加付100点（荣和300点）。",
        ),
        False,
        group=PAYING,
    ),
    Option(
        "open_yakuless_dora",
        Names("鳴いた役無しのドラ", "Dora of an open hand without a yaku", "副露无役的宝牌"),
        Names(
            "門前でない役無しの手にもドラの点を払う。",
            "Dora are paid for an open hand without a yaku too.",
            "副露且无役的手牌也收宝牌点。",
        ),
        True,
        group=COUNTING,
    ),
    Option(
        "yakuman_bonus",
        Names("役満貫の特典", "Bonus for a yakuman", "役满奖励"),
        Names(
            "役満貫の和了に、満貫の点のほか何がつくか。",
            "What a yakuman brings beside the points of a mangan.",
            "役满和牌除满贯点数外还有何奖励。",
        ),
        "none",
        (
            Choice("none", Names("なし", "nothing", "无")),
            Choice("gift", Names("ご祝儀", "a gift from each", "祝仪")),
            Choice("maru_a", Names("無条件でマルエー", "maru-A at once", "无条件丸A")),
            Choice("double_maru_a", Names("無条件でダブルマルエー", "double maru-A at once", "无条件双丸A")),
        ),
        group=RESULT,
    ),
    _points(
        "gift_points",
        Names("ご祝儀の額", "Size of the gift", "祝仪数额"),
        Names(
            "役満貫のご祝儀で、他の三人がそれぞれ渡すポイント。",
            "The result points that each of the others gives for a yakuman where a gift is agreed.",
            "约定祝仪时，其余三家各付的分数。",
        ),
        5,
    ),
    Option(
        "same_turn_ron",
        Names("同巡内のロン", "Winning after passing up", "同巡荣和"),
        Names(
            "同巡内に見逃した牌を、他家からロンしてよい。点数の計算には関わらない。",
            "A tile passed up may be won from the next player in the same turn; it changes no value.",
            "同巡内放过的牌可再荣和他家；不影响点数计算。",
        ),
        True,
        group=WINNING,
    ),
    Option(
        "west_round",
        Names("西入", "West round", "西入"),
        Names(
            "南場第四局の流局でマルシーになるときは西場へ進む。",
            "Where a draw in South 4 would end with maru-C, a West round is played.",
            "南四局流局将成丸C时，进入西场。",
        ),
        False,
        group=MATCH,
    ),
    Option(
        "enforce_restrictions",
        Names("和了の制限", "Restrictions on winning", "和牌限制"),
        Names(
            "マルシーにする和了、浮かない和了、トップを獲れない和了で半荘を終わらせることをどう扱うか。",
            "What is done about wins that end the match as maru-C, without floating, or without becoming first.",
            "如何处理以丸C、未浮、未成首位而终局的和牌。",
        ),
        "on",
        (
            Choice("on", Names("和了できない", "they are refused", "不许和牌")),
            Choice("warn", Names("警告する", "they are warned of", "仅警告")),
            Choice("off", Names("制限なし", "no restrictions", "不限制")),
        ),
        group=WINNING,
    ),
    _points(
        "maru_a_points",
        Names("マルエーの額", "Points of maru-A", "丸A分数"),
        Names("三人敗けで敗者一人が払う。", "What each of three losers pays.", "三家败时每家所付。"),
        10,
    ),
    _points(
        "maru_b_points",
        Names("マルビーの額", "Points of maru-B", "丸B分数"),
        Names("二人敗けで敗者一人が払う。", "What each of two losers pays.", "两家败时每家所付。"),
        5,
    ),
    _points(
        "maru_c_points",
        Names("マルシーの額", "Points of maru-C", "丸C分数"),
        Names("一人敗けで敗者が払う。", "What a single loser pays.", "一家败时所付。"),
        3,
    ),
    _points(
        "fee",
        Names("場代", "Fee", "场费"),
        Names(
            "トップが獲ったポイントの中から払う。敗者がいなければ払わない。",
            "What the first player pays to the house out of the winnings; nothing where nobody lost.",
            "首位从所得分数中付给场家；无败者则不付。",
        ),
        3,
    ),
    Option(
        "bust",
        Names("箱点", "Out of points", "箱点"),
        Names(
            "持ち点がいくつになれば箱点として半荘が終わるか。",
            "With what score a player is out of points, which ends the match.",
            "持点降至多少算箱点而终局。",
        ),
        "at_zero",
        (
            Choice("at_zero", Names("0点以下", "0 or less", "0点或以下")),
            Choice("below_zero", Names("0点未満", "less than 0", "低于0点")),
        ),
        group=MATCH,
    ),
    Option(
        "double_wind_pair_fu",
        Names("連風牌の雀頭", "Pair of the double wind", "连风将"),
        Names(
            "荘風と門風を兼ねる牌の雀頭の符。",
            "The fu of a pair that is both the round wind and the seat wind.",
            "将牌同为圈风与门风时的符数。",
        ),
        4,
        (Choice(2, Names("2符", "2 fu", "2符")), Choice(4, Names("4符", "4 fu", "4符"))),
        group=COUNTING,
    ),
    Option(
        "riichi_stake",
        Names("リーチの供託", "Riichi stake", "立直供托"),
        Names(
            "リーチのときに場に出す点。",
            "What a riichi costs: the points laid on the table.",
            "立直时放到场上的点数。",
        ),
        100,
        (Choice(0, Names("なし", "nothing", "无")), Choice(100, Names("100点", "100 points", "100点"))),
        group=PAYING,
    ),
    Option(
        "honba_on_draw",
        Names("流局の積み棒", "Counter after a draw", "流局本场"),
        Names(
            "流局のあと積み棒を一本増やす。しないときは積み棒がなくなる。",
            "A draw adds a counter; else it clears them.",
            "流局后加一本场；否则清零。",
        ),
        True,
        group=MATCH,
    ),
    Option(
        "leftover_deposit",
        Names("残った供託", "Stakes left over", "剩余供托"),
        Names(
            "半荘が終わったとき場に残ったリーチ棒をどうするか。",
            "What becomes of riichi stakes that lie on the table when the match ends.",
            "终局时场上剩余的立直棒如何处理。",
        ),
        "top",
        (
            Choice("top", Names("トップが取る", "to the first player", "归首位")),
            Choice("table", Names("そのまま", "left lying", "留在场上")),
        ),
        group=RESULT,
    ),
    Option(
        "pao",
        Names("包", "Pao", "包牌"),
        Names(
            "大三元と四喜和の最後の刻子を鳴かせた者に責任を負わせる。",
            "Who gives the last set of big three dragons or four winds is responsible for the win.",
            "使人鸣齐大三元或四喜和最后一组者须负责。",
        ),
        True,
        group=PAYING,
    ),
    Option(
        "chombo_payment",
        Names("チョンボの支払い", "Payment for a chombo", "错和罚"),
        Names(
            "チョンボをした者が何を払うか。",
            "What a player pays for a chombo.",
            "错和者支付多少。",
        ),
        "half_mangan",
        (
            Choice("half_mangan", Names("満貫の半分", "half a mangan", "半个满贯")),
            Choice("mangan", Names("満貫払い", "a mangan", "满贯")),
            Choice("maru_a", Names("マルエー払い", "maru-A in result points", "丸A分数")),
        ),
        group=FOULS,
        until=((1, "mangan"),),
    ),
)
