# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong that are about the match: shanglou and shaozhuang, fouls, its length (§9)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import FOULS, MATCH, WINNING
from mahjong_desk.rules.model.options import Choice, Option
from mahjong_desk.rules.systems.beijing.options_value import POINTS

SHANGLOU = Names("上楼と焼荘", "Shanglou and shaozhuang", "上楼与烧庄")
"""What some of them are about beside what every system asks."""

MATCH_OPTIONS = (
    Option(
        "shanglou_after_draw",
        Names("流局後の上楼", "Double after a draw", "流局后上楼"),
        Names(
            "流局の後の手の点を2倍にする。",
            "Hands after a draw count double.",
            "流局之后的牌局加倍。",
        ),
        "none",
        (
            Choice("none", Names("なし", "off", "无")),
            Choice("next_hand", Names("直後の1手", "the next hand", "下一局")),
            Choice("dealer_cycle", Names("荘家が一巡する間", "until the deal has gone round", "庄家轮一圈之内")),
        ),
        group=SHANGLOU,
    ),
    Option(
        "shanglou_streak",
        Names("連荘の上楼", "Double while the dealer stays", "连庄上楼"),
        Names(
            "荘家が和了か流局でこの回数以上続けた局の点を2倍にする。0はなし。三連荘なら3、初めの局から数えるなら2。",
            "A hand counts double once the dealer has stayed this often, by a win or a draw; 0 is off."
            " Three stays are usual; choose 2 where the first hand dealt is counted as one of the three.",
            "庄家因和牌或荒庄连庄达到此次数后，牌局分数加倍；0表示不采用。三连庄取3；若连首局一并计算则取2。",
        ),
        0,
        span=range(9),
        group=SHANGLOU,
    ),
    Option(
        "shaozhuang_points",
        Names("焼荘の罰金", "Penalty for equal first discards", "烧庄罚分"),
        Names(
            "最初の一巡に全員が同じ牌を捨て、流局しなければ、荘家が各人に払う点。0はなし、ふつう10。",
            "What the dealer pays everybody if all four discard the same tile first and the hand is won; 0 is off, 10 "
            "is usual.",
            "首巡四家打出相同的牌且有人和牌时，庄家付给各家的分数；0表示不采用，通常为10。",
        ),
        0,
        span=POINTS,
        group=SHANGLOU,
    ),
    Option(
        "chombo",
        Names("チョンボの払い方", "Penalty for a false win", "诈和罚则"),
        Names(
            "決まった点を払うか、上がろうとした手の点を逆に払うか。",
            "A fixed amount, or what the claimed hand would have brought, the other way round.",
            "付固定分，或将所报和牌的分数反向付出。",
        ),
        "fixed",
        (
            Choice("fixed", Names("決まった点", "fixed", "固定分")),
            Choice("reverse", Names("手の点を逆払い", "the claimed hand reversed", "按所报的和反付")),
        ),
        group=FOULS,
    ),
    Option(
        "chombo_points",
        Names("チョンボの点", "Points for a false win", "诈和罚分"),
        Names(
            "チョンボで各人に払う決まった点。",
            "What a false win costs to each of the others, where it is fixed.",
            "诈和采用固定分时付给各家的分数。",
        ),
        20,
        span=POINTS,
        group=FOULS,
    ),
    Option(
        "chombo_hand",
        Names("チョンボの後", "After a false win", "诈和之后"),
        Names(
            "その手をやり直すか、上がり放棄で続けるか。",
            "Whether the hand is played again, or goes on with the offender’s hand dead.",
            "重打该局，或诈和者失去和牌资格、继续进行。",
        ),
        "replay",
        (
            Choice("replay", Names("やり直す", "played again", "重打")),
            Choice("continue", Names("続ける", "goes on", "继续")),
        ),
        group=FOULS,
    ),
    Option(
        "rounds",
        Names("場の数", "Rounds", "圈数"),
        Names(
            "何場で終わるか。",
            "How many winds a match goes through.",
            "一场打几圈风。",
        ),
        4,
        (
            Choice(0, Names("決めない", "until the table stops", "不限")),
            Choice(1, Names("東場", "East", "东风圈")),
            Choice(2, Names("東南", "East, South", "东南")),
            Choice(3, Names("東南西", "East to West", "东南西")),
            Choice(4, Names("東南西北", "East to North", "东南西北")),
        ),
        group=MATCH,
    ),
    Option(
        "dead_wall",
        Names("使わない牌", "Tiles not used", "留牌"),
        Names(
            "取らずに残す牌の枚数。点には関わらない。",
            "How many tiles stay in the wall; without effect on points.",
            "牌墙末尾留下不摸的牌数，与计分无关。",
        ),
        "fixed",
        (
            Choice("fixed", Names("いつも7列14枚", "always 7 rows", "固定7墩")),
            Choice("eight_rows", Names("2回目の槓から8列", "8 rows from the second kan", "第二次杠起8墩")),
            Choice("one_per_kan", Names("槓ごとに1枚増える", "one tile more a kan", "每杠多留一张")),
        ),
        group=MATCH,
    ),
    Option(
        "pass_rule",
        Names("見逃し", "Passing up a win", "过水"),
        Names(
            "上がりを見逃した後、いつまで振り込みで上がれないか。点には関わらない。",
            "How long a passed-up win bars wins on discards; without effect on points.",
            "放过和牌后多久不能点炮和牌，与计分无关。",
        ),
        "own_turn",
        (
            Choice("own_turn", Names("自分の番まで", "until one’s turn", "到自己的轮次")),
            Choice("draw_or_claim", Names("ツモか鳴きまで", "until one has drawn or claimed", "到摸牌或吃碰之后")),
        ),
        group=WINNING,
    ),
)
