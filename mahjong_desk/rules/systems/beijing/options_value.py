# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong that are about a hand: wildcards, what it is worth, who pays it, who may win (§9)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import PAYING, WINNING
from mahjong_desk.rules.model.options import Choice, Option
from mahjong_desk.rules.systems.beijing.yaku import NAMES_OF

WILDCARDS = Names("混", "Wildcards", "混")
FIXED = Names("決まった点の手", "Hands of a fixed amount", "固定分牌型")
KANS = Names("槓", "Kans", "杠")
DOUBLINGS = Names("倍数", "Doublings", "翻番")
"""What these options are about beside what every system asks."""

_DOUBLINGS = range(7)
_KAN = range(101)
POINTS = range(1001)
"""What a fixed amount can be agreed on."""


def _doublings(yaku: str, default: int) -> Option:
    name = NAMES_OF[yaku]
    return Option(
        f"doublings_{yaku}",
        Names(f"{name.ja}の倍数", f"Doublings: {name.en}", f"{name.zh}的倍数"),
        Names(
            f"{name.ja}で何回2倍するか。0は採用しない。",
            f"How often “{name.en}” doubles the hand; 0 does without it.",
            f"“{name.zh}”翻几番；0表示不采用。",
        ),
        default,
        span=_DOUBLINGS,
        group=DOUBLINGS,
    )


def _fixed(identity: str) -> Option:
    name = NAMES_OF[identity]
    return Option(
        f"{identity}_points",
        Names(f"{name.ja}の点", f"Points: {name.en}", f"{name.zh}的分数"),
        Names(
            f"{name.ja}に他の3人がそれぞれ払う点。0は採用しない。",
            f"What each of the others pays for “{name.en}”; 0 does without it.",
            f"{name.zh}时其余三家各付的分数；0表示不采用。",
        ),
        20,
        span=POINTS,
        group=FIXED,
    )


VALUE_OPTIONS = (
    Option(
        "benhunlong",
        Names("本混龍", "Dragon with its own wildcard", "本混龙"),
        Names(
            "龍の9枚に、龍と同じ種類の混がちょうど1枚あれば没混として扱う。",
            "A dragon that holds just one wildcard, of its own suit, counts as a hand without wildcards.",
            "龙的九张中恰有一张与龙同花色的混时，视为没混。",
        ),
        False,
        group=WILDCARDS,
    ),
    Option(
        "hunyou_meihun",
        Names("混悠を没混とする", "A single wait on a wildcard counts", "混悠算没混"),
        Names(
            "混の単騎待ちを没混として扱う。",
            "A single wait on a wildcard counts as a hand without wildcards.",
            "以混单吊和牌时，视为没混。",
        ),
        False,
        group=WILDCARDS,
    ),
    Option(
        "hunyou_scope",
        Names("混悠の判定", "What a single wait on a wildcard is", "混悠的认定"),
        Names(
            "混悠で振り込みから上がれないとき、別の読み方を認めるか。",
            "Whether a discard may win where the hand can also be read as another wait.",
            "混悠不能点炮和牌；是否允许按其他组合解读。",
        ),
        "hand",
        (
            Choice("hand", Names("手全体", "by hand", "按整手判断")),
            Choice("reading", Names("読み方ごと", "by reading", "按组合判断")),
        ),
        group=WILDCARDS,
        until=((1, "reading"),),
    ),
    Option(
        "wild_in_kan",
        Names("槓の中の混", "Wildcards in kans", "杠中用混"),
        Names(
            "暗槓と加槓の4枚目に混を使える。",
            "Wildcards may stand in concealed kans and as the added tile of an open one.",
            "暗杠以及加杠的第四张可以用混。",
        ),
        True,
        group=WILDCARDS,
    ),
    _fixed("tenhou"),
    _fixed("chiihou"),
    _fixed("hungang"),
    Option(
        "fixed_hand_mode",
        Names("天和・地和・混槓の点", "Fixed hands", "固定分牌型"),
        Names(
            "決まった点より普通の数え方が高いとき、どちらを取るか。",
            "Which counts where the ordinary count is higher than the fixed amount.",
            "普通计分高于固定分时取哪一个。",
        ),
        "replace",
        (
            Choice("replace", Names("いつも決まった点", "always the fixed amount", "一律取固定分")),
            Choice("higher", Names("高い方", "the higher one", "取较高者")),
        ),
        group=FIXED,
    ),
    Option(
        "kan_open",
        Names("明槓の点", "Points for an open kan", "明杠分"),
        Names(
            "明槓1つにつき各人からもらう点。", "What everybody pays for each open kan.", "每个明杠向各家收取的分数。"
        ),
        1,
        span=_KAN,
        group=KANS,
    ),
    Option(
        "kan_closed",
        Names("暗槓の点", "Points for a concealed kan", "暗杠分"),
        Names(
            "暗槓1つにつき各人からもらう点。",
            "What everybody pays for each concealed kan.",
            "每个暗杠向各家收取的分数。",
        ),
        2,
        span=_KAN,
        group=KANS,
    ),
    Option(
        "kan_dealer_double",
        Names("荘家のカンの点を2倍", "The dealer doubles kan points", "庄家杠分加倍"),
        Names(
            "荘家が払うか受け取るカンの点を2倍にする。",
            "Kan points are doubled where the dealer pays or receives them.",
            "庄家付出或收取的杠分加倍。",
        ),
        True,
        group=KANS,
    ),
    Option(
        "chankan_pao",
        Names("搶槓の包", "Responsibility for a robbed kan", "抢杠包"),
        Names(
            "搶槓された人に全員分を払わせることができる。",
            "The player whose kan is robbed may be made to pay for all.",
            "被抢杠者可包付三家。",
        ),
        False,
        group=PAYING,
    ),
    Option(
        "hangzhou_pao",
        Names("3副露の包", "Responsibility for three claims", "三口包"),
        Names(
            "同じ人から3回鳴いたら、2人は互いの上がりを1人で肩代わりする（杭州流）。",
            "After three claims from one player, the two pay for each other’s wins alone, as in Hangzhou.",
            "从同一家吃碰杠三次后，两人互相包付对方的和牌（杭州规则）。",
        ),
        False,
        group=PAYING,
    ),
    Option(
        "discarder_pays_all",
        Names("点炮包荘・大包", "The discarder pays for all", "点炮包庄"),
        Names(
            "振り込んだ人が3人分を払う。放銃の倍はなくなる。",
            "The discarder pays the shares of all three; his own doubling falls away.",
            "点炮者付三家的分，点炮加倍取消。",
        ),
        False,
        group=PAYING,
    ),
    Option(
        "baozhuang_tiliu",
        Names("包荘での提溜", "Self-draw doubles with it", "包庄时的自摸加倍"),
        Names(
            "点炮包荘でもツモの倍を採用する。",
            "Where the discarder pays for all, a self-draw still doubles.",
            "采用点炮包庄时自摸仍加倍。",
        ),
        True,
        group=PAYING,
    ),
    Option(
        "multiple_wins",
        Names("複数の和了", "Several winners", "一炮多响"),
        Names(
            "1枚の牌で何人でも上がれる。なしなら頭ハネ。",
            "Several players may win on one tile; otherwise only the nearest.",
            "一张牌可多家和牌；关闭时只有最近一家和牌。",
        ),
        True,
        group=WINNING,
    ),
    Option(
        "duanmen",
        Names("断門", "A suit must be lacking", "断门"),
        Names(
            "萬子・筒子・索子の少なくとも1種類を欠かないと上がれない。",
            "A hand wins only without at least one of the three suits.",
            "必须缺少万、饼、条中至少一门才能和牌。",
        ),
        False,
        group=WINNING,
    ),
    Option(
        "max_melds",
        Names("吃・碰の回数", "Most chi and pon", "吃碰次数上限"),
        Names(
            "1人が1手にできるチーとポンの回数。ポンなしの槓は数えない。",
            "How often a player may chi and pon in a hand; kans without a pon are not counted.",
            "每人每局可吃碰的次数，未经碰的杠不计。",
        ),
        0,
        (
            Choice(0, Names("制限なし", "no limit", "不限")),
            *(Choice(number, Names(f"{number}回", str(number), f"{number}次")) for number in (1, 2, 3)),
        ),
        group=WINNING,
    ),
    Option(
        "qingyise_wilds",
        Names("清一色の混", "Wildcards in one suit", "清一色的混"),
        Names(
            "清一色にほかの種類の混を使えるか。",
            "Whether wildcards of another suit may be used in a hand of one suit.",
            "清一色中可否使用其他花色的混。",
        ),
        "any",
        (
            Choice("any", Names("どれでも", "any", "不限")),
            Choice("same_suit", Names("同じ種類だけ", "of the suit only", "仅限同花色")),
        ),
        group=WILDCARDS,
    ),
    *(_doublings(name, 1) for name in ("menqing", "meihun", "tiliu", "long", "qidui", "haohua")),
    *(_doublings(name, 1) for name in ("zhuowu", "gangkai")),
    *(_doublings(name, 0) for name in ("qingyise", "duiduihu", "dadiao", "haidi")),
)
