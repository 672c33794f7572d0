# SPDX-License-Identifier: MIT
"""The options of Riichi that are about the match: its course, who pays what, draws and the result (rules/riichi.md §9)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import MATCH, PAYING, RESULT, WINNING
from mahjong_desk.rules.model.options import Choice, Option

DRAWS = Names("流局", "Draws", "流局")
"""The group of what ends a hand without a winner."""
POINTS = range(1_000, 100_001, 100)
"""What a score can be agreed on."""
_UMA = range(-100, 101)


def _points(identity: str, names: Names, meaning: Names, default: int) -> Option:
    return Option(identity, names, meaning, default, span=POINTS, group=MATCH)


def _uma(identity: str, names: Names, meaning: Names, default: int) -> Option:
    return Option(identity, names, meaning, default, span=_UMA, group=RESULT)


def _draw(identity: str, names: Names, meaning: Names) -> Option:
    return Option(identity, names, meaning, True, group=DRAWS)


_YAME = (
    Choice("off", Names("なし", "off", "无")),
    Choice("auto", Names("トップなら自動", "when first, by itself", "首位时自动")),
    Choice("choice", Names("トップなら任意", "when first, by choice", "首位时可选")),
    Choice("choice_any", Names("順位を問わず任意", "in any place, by choice", "不论名次可选")),
)

MATCH_OPTIONS = (
    Option(
        "length",
        Names("長さ", "Length", "对局长度"),
        Names(
            "東場と南場の半荘か、東場だけの東風か。",
            "East and South rounds, or the East round alone.",
            "打东场与南场的半庄，或只打东场的东风。",
        ),
        "hanchan",
        (
            Choice("hanchan", Names("半荘", "East and South", "半庄")),
            Choice("tonpuu", Names("東風", "East only", "东风")),
        ),
        group=MATCH,
    ),
    _points(
        "start_points",
        Names("持ち点", "Points at the start", "起始点数"),
        Names("配給原点。", "What everybody starts with.", "每家的起始点数。"),
        25_000,
    ),
    _points(
        "return_points",
        Names("返し点", "Points to return", "返点"),
        Names(
            "精算の基準。持ち点との差の四人分がオカになる。",
            "Results count from here; four times what lies above the points of the start is the oka of the first.",
            "结算的基准；与起始点数之差的四倍为首位的头名赏。",
        ),
        30_000,
    ),
    _points(
        "target_points",
        Names("終局に必要な点", "Points to end the match", "终局所需点数"),
        Names(
            "延長戦があるとき、誰かがこの点に達していなければ続ける。",
            "With an extra round the match goes on until somebody has so many points.",
            "有延长战时，无人达到此点数则继续。",
        ),
        30_000,
    ),
    _uma(
        "uma_first",
        Names("ウマ 一位", "Uma of the first", "首位顺位点"),
        Names(
            "一位に加わるウマ（千点単位）。四位は合計が0になる値。",
            "What the first place adds, in thousands; the fourth makes the sum zero.",
            "首位所加的顺位点（千点）；四位使总和为0。",
        ),
        20,
    ),
    _uma(
        "uma_second",
        Names("ウマ 二位", "Uma of the second", "二位顺位点"),
        Names(
            "二位に加わるウマ（千点単位）。", "What the second place adds, in thousands.", "二位所加的顺位点（千点）。"
        ),
        10,
    ),
    _uma(
        "uma_third",
        Names("ウマ 三位", "Uma of the third", "三位顺位点"),
        Names(
            "三位に加わるウマ（千点単位）。", "What the third place adds, in thousands.", "三位所加的顺位点（千点）。"
        ),
        -10,
    ),
    Option(
        "result_rounding",
        Names("精算の端数", "Rounding of the result", "结算取整"),
        Names(
            "ウマとオカの前に、点を千点単位に丸めるか。残りはトップが受け持つ。",
            "Whether scores are rounded to thousands before uma and oka; the first player takes what is left.",
            "加顺位点与头名赏之前是否取整到千点；余数归首位。",
        ),
        "none",
        (
            Choice("none", Names("丸めない", "none", "不取整")),
            Choice("five_down", Names("五捨六入", "500 and less down", "五舍六入")),
            Choice("half_up", Names("四捨五入", "500 and more up", "四舍五入")),
            Choice("down", Names("切り捨て", "down", "舍去")),
        ),
        group=RESULT,
    ),
    Option(
        "ties",
        Names("同点の順位", "Equal scores", "同分名次"),
        Names(
            "同点のとき、起家に近い方を上とするか、順位点を分けるか。",
            "Whether the seat nearer to the first dealer stands higher, or places and what they bring are shared.",
            "同分时以靠近起家者为先，或平分名次与顺位点。",
        ),
        "seat",
        (
            Choice("seat", Names("起家に近い順", "by seat", "按座位")),
            Choice("split", Names("同順位で分ける", "shared", "并列平分")),
        ),
        group=RESULT,
    ),
    Option(
        "leftover_deposit",
        Names("残った供託", "Stakes left over", "剩余供托"),
        Names(
            "終局のとき場に残ったリーチ棒をどうするか。",
            "What becomes of riichi stakes that lie on the table when the match ends.",
            "终局时场上剩余的立直棒如何处理。",
        ),
        "first",
        (
            Choice("first", Names("トップが取る", "to the first player", "归首位")),
            Choice("lost", Names("誰も取らない", "lost", "作废")),
        ),
        group=RESULT,
    ),
    Option(
        "extra_round",
        Names("延長戦", "Extra round", "延长战"),
        Names(
            "最終局の後に誰も必要な点に達していなければ、西入（東風では南入）するか。",
            "Whether a further round is played where nobody has reached the target after the last hand.",
            "最后一局后无人达到所需点数时，是否进入西场（东风战为南场）。",
        ),
        "off",
        (
            Choice("off", Names("なし", "off", "无")),
            Choice("on", Names("あり", "on", "有")),
            Choice(
                "sudden_death",
                Names("サドンデス", "ends as soon as reached", "突然死亡"),
            ),
        ),
        group=MATCH,
    ),
    Option(
        "agari_yame",
        Names("和了やめ", "Stop after a dealer’s win", "和了终局"),
        Names(
            "最終局で親が和了して連荘のとき、そこで終えられるか。",
            "Whether a dealer who wins the last hand ends the match instead of staying.",
            "最后一局庄家和牌连庄时，能否就此终局。",
        ),
        "auto",
        _YAME,
        group=MATCH,
    ),
    Option(
        "tenpai_yame",
        Names("聴牌やめ", "Stop after a ready dealer", "听牌终局"),
        Names(
            "最終局が流局し親が聴牌で連荘のとき、そこで終えられるか。",
            "Whether a dealer who is ready at a draw of the last hand ends the match instead of staying.",
            "最后一局流局、庄家听牌连庄时，能否就此终局。",
        ),
        "auto",
        _YAME,
        group=MATCH,
    ),
    Option(
        "bust",
        Names("飛び", "Out of points", "击飞"),
        Names(
            "持ち点がいくつになれば対局が終わるか。",
            "With what score a player is out of points, which ends the match.",
            "持点降至多少即终局。",
        ),
        "below_zero",
        (
            Choice("below_zero", Names("0点未満", "less than 0", "低于0点")),
            Choice("at_zero", Names("0点以下", "0 or less", "0点或以下")),
            Choice("off", Names("なし", "never", "无")),
        ),
        group=MATCH,
    ),
    Option(
        "renchan",
        Names("連荘", "When the dealer stays", "连庄"),
        Names(
            "流局のとき親が聴牌なら連荘か、和了のときだけか、まったくしないか。",
            "Whether the dealer stays when ready at a draw, only after a win, or never.",
            "流局时庄家听牌即连庄，或仅和牌连庄，或从不连庄。",
        ),
        "tenpai",
        (
            Choice("tenpai", Names("聴牌連荘", "when ready too", "听牌连庄")),
            Choice("agari", Names("和了連荘", "after a win only", "和牌连庄")),
            Choice("never", Names("輪荘", "never", "轮庄")),
        ),
        group=MATCH,
    ),
    Option(
        "abortive_renchan",
        Names("途中流局の連荘", "Dealer stays after an abortive draw", "途中流局连庄"),
        Names(
            "途中流局では親が連荘する。しないときは親が流れる。",
            "The dealer stays after an abortive draw; else the deal passes.",
            "途中流局时连庄，否则轮庄。",
        ),
        True,
        group=MATCH,
    ),
    Option(
        "honba_value",
        Names("一本場の点", "Value of a honba", "每本场点数"),
        Names("一本場につき合わせて何点か。", "How many points one honba brings in all.", "每本场合计多少点。"),
        300,
        (
            Choice(0, Names("なし", "nothing", "无")),
            *(Choice(value, Names(f"{value:,}点", f"{value:,} points", f"{value:,}点")) for value in (300, 600, 1_500)),
        ),
        group=PAYING,
    ),
    Option(
        "honba_share",
        Names("複数和了の本場", "Honba of several winners", "多家和牌的本场"),
        Names(
            "一つの捨て牌で複数人が和了したとき、本場を誰に払うか。",
            "To whom the honba is paid where several win on one discard.",
            "一炮多响时本场付给谁。",
        ),
        "first",
        (
            Choice("first", Names("放銃者に近い人", "the nearest", "最近者")),
            Choice("all", Names("全員", "every winner", "每家")),
        ),
        group=PAYING,
    ),
    Option(
        "deposit_share",
        Names("複数和了の供託", "Stakes of several winners", "多家和牌的供托"),
        Names(
            "一つの捨て牌で複数人が和了したとき、供託を誰が取るか。",
            "Who takes the stakes where several win on one discard.",
            "一炮多响时供托归谁。",
        ),
        "first",
        (
            Choice("first", Names("放銃者に近い人", "the nearest", "最近者")),
            Choice("own_back", Names("自分のリーチ棒は戻る", "own stakes go back", "取回自己的立直棒")),
        ),
        group=PAYING,
    ),
    Option(
        "multiple_ron",
        Names("複数の和了", "Several winners", "一炮多响"),
        Names(
            "一つの捨て牌で何人まで和了できるか。",
            "How many players may win on one discard.",
            "一张弃牌最多几家可和。",
        ),
        "all",
        (
            Choice("all", Names("三人まで", "up to three", "至多三家")),
            Choice("double", Names("二人まで、三人は流局", "two; three are a draw", "至多两家，三家流局")),
            Choice("head_bump", Names("頭ハネ", "the nearest only", "截和")),
        ),
        group=WINNING,
    ),
    Option(
        "riichi_needs_stake",
        Names("リーチの持ち点", "Riichi needs its stake", "立直须有点棒"),
        Names(
            "千点を出せなければリーチできない。",
            "A player without the 1,000 points may not declare riichi.",
            "付不出千点者不能立直。",
        ),
        True,
        group=WINNING,
    ),
    Option(
        "noten_payment",
        Names("不聴罰符", "Payment of those not ready", "不听罚符"),
        Names(
            "荒牌平局で不聴の人が払う合計。",
            "What those who are not ready pay in all at an exhaustive draw.",
            "荒牌流局时未听者合计支付的点数。",
        ),
        3_000,
        (
            Choice(0, Names("なし", "nothing", "无")),
            Choice(3_000, Names("3,000点", "3,000 points", "3,000点")),
        ),
        group=DRAWS,
    ),
    Option(
        "nagashi_mangan",
        Names("流し満貫", "Nagashi mangan", "流局满贯"),
        Names(
            "捨て牌がすべて幺九牌で一枚も鳴かれなかった人に、満貫のツモを払う。",
            "Who discarded nothing but terminals and honours, none of them claimed, is paid a self-drawn mangan.",
            "弃牌全为幺九牌且未被鸣走者，按自摸满贯收付。",
        ),
        "draw",
        (
            Choice("draw", Names("流局として", "as a draw", "按流局")),
            Choice("win", Names("和了として", "as a win", "按和牌")),
            Choice("off", Names("なし", "off", "无")),
        ),
        group=DRAWS,
    ),
    _draw(
        "kyuushu_kyuuhai",
        Names("九種九牌", "Nine terminals and honours", "九种九牌"),
        Names(
            "第一ツモで幺九牌が九種以上あれば流局にできる。",
            "Who has nine kinds of terminals and honours at the first draw may stop the hand.",
            "第一次摸牌时有九种以上幺九牌可宣告流局。",
        ),
    ),
    _draw(
        "suufon_renda",
        Names("四風連打", "Four equal winds", "四风连打"),
        Names(
            "第一打が四人とも同じ風牌なら流局。",
            "The hand ends where the four first discards are the same wind.",
            "四家第一张均打出同一风牌则流局。",
        ),
    ),
    _draw(
        "suucha_riichi",
        Names("四家立直", "Four riichi", "四家立直"),
        Names("四人ともリーチしたら流局。", "The hand ends where all four have declared riichi.", "四家均立直则流局。"),
    ),
    _draw(
        "suukan_sanra",
        Names("四槓散了", "Four kans", "四杠散了"),
        Names(
            "二人以上で槓が四つになれば流局。",
            "The hand ends with a fourth kan, unless one player has all of them.",
            "两家以上合计开四杠则流局。",
        ),
    ),
)
"""In the order of the table."""
