# SPDX-License-Identifier: MIT
"""The options of Beijing mahjong (rules/beijing.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.beijing.yaku import NAMES_OF
from mahjong_desk.rules.names import Names
from mahjong_desk.rules.option_groups import FOULS, MATCH, PAYING, WINNING
from mahjong_desk.rules.options import Choice, Option, TableOptions

WILDCARDS = Names("混", "Wildcards", "混")
FIXED = Names("決まった点の手", "Hands of a fixed amount", "固定分牌型")
KANS = Names("槓", "Kans", "杠")
DOUBLINGS = Names("倍数", "Doublings", "翻番")
SHANGLOU = Names("上楼と焼荘", "Shanglou and shaozhuang", "上楼与烧庄")
"""What options of this system are about beside what every system asks."""

_DOUBLINGS = range(7)
_POINTS = range(1001)
_KAN = range(101)


@dataclass(frozen=True, slots=True)
class Options(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    benhunlong: bool
    hunyou_meihun: bool
    hunyou_scope: str
    wild_in_kan: bool
    tenhou_points: int
    chiihou_points: int
    hungang_points: int
    fixed_hand_mode: str
    kan_open: int
    kan_closed: int
    kan_dealer_double: bool
    chankan_pao: bool
    hangzhou_pao: bool
    discarder_pays_all: bool
    baozhuang_tiliu: bool
    multiple_wins: bool
    duanmen: bool
    max_melds: int
    qingyise_wilds: str
    doublings_menqing: int
    doublings_meihun: int
    doublings_tiliu: int
    doublings_long: int
    doublings_qidui: int
    doublings_haohua: int
    doublings_zhuowu: int
    doublings_gangkai: int
    doublings_qingyise: int
    doublings_duiduihu: int
    doublings_dadiao: int
    doublings_haidi: int
    shanglou_after_draw: str
    shanglou_streak: int
    shaozhuang_points: int
    chombo: str
    chombo_points: int
    chombo_hand: str
    rounds: int
    dead_wall: str
    pass_rule: str


def _switch(identity: str, names: Names, meaning: Names, *, group: Names, default: bool = False) -> Option:
    return Option(identity, names, meaning, default, group=group)


def _number(identity: str, names: Names, meaning: Names, default: int, span: range, group: Names) -> Option:
    return Option(identity, names, meaning, default, span=span, group=group)


def _doublings(yaku: str, default: int) -> Option:
    name = NAMES_OF[yaku]
    return _number(
        f"doublings_{yaku}",
        Names(f"{name.ja}の倍数", f"Doublings: {name.en}", f"{name.zh}的倍数"),
        Names(
            f"{name.ja}で何回2倍するか。0は採用しない。",
            f"How often “{name.en}” doubles the hand; 0 does without it.",
            f"“{name.zh}”翻几番；0表示不采用。",
        ),
        default,
        _DOUBLINGS,
        DOUBLINGS,
    )


def _fixed(identity: str) -> Option:
    name = NAMES_OF[identity]
    return _number(
        f"{identity}_points",
        Names(f"{name.ja}の点", f"Points: {name.en}", f"{name.zh}的分数"),
        Names(
            f"{name.ja}に他の3人がそれぞれ払う点。0は採用しない。",
            f"What each of the others pays for “{name.en}”; 0 does without it.",
            f"{name.zh}时其余三家各付的分数；0表示不采用。",
        ),
        20,
        _POINTS,
        FIXED,
    )


OPTIONS = (
    _switch(
        "benhunlong",
        Names("本混龍", "Dragon with its own wildcard", "本混龙"),
        Names(
            "龍の9枚に、龍と同じ種類の混がちょうど1枚あれば没混として扱う。",
            "A dragon that holds just one wildcard, of its own suit, counts as a hand without wildcards.",
            "龙的九张中恰有一张与龙同花色的混时，视为没混。",
        ),
        group=WILDCARDS,
    ),
    _switch(
        "hunyou_meihun",
        Names("混悠を没混とする", "A single wait on a wildcard counts", "混悠算没混"),
        Names(
            "混の単騎待ちを没混として扱う。",
            "A single wait on a wildcard counts as a hand without wildcards.",
            "以混单吊和牌时，视为没混。",
        ),
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
    _switch(
        "wild_in_kan",
        Names("槓の中の混", "Wildcards in kans", "杠中用混"),
        Names(
            "暗槓と加槓の4枚目に混を使える。",
            "Wildcards may stand in concealed kans and as the added tile of an open one.",
            "暗杠以及加杠的第四张可以用混。",
        ),
        default=True,
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
    _number(
        "kan_open",
        Names("明槓の点", "Points for an open kan", "明杠分"),
        Names(
            "明槓1つにつき各人からもらう点。", "What everybody pays for each open kan.", "每个明杠向各家收取的分数。"
        ),
        1,
        _KAN,
        group=KANS,
    ),
    _number(
        "kan_closed",
        Names("暗槓の点", "Points for a concealed kan", "暗杠分"),
        Names(
            "暗槓1つにつき各人からもらう点。",
            "What everybody pays for each concealed kan.",
            "每个暗杠向各家收取的分数。",
        ),
        2,
        _KAN,
        group=KANS,
    ),
    _switch(
        "kan_dealer_double",
        Names("荘家のカンの点を2倍", "The dealer doubles kan points", "庄家杠分加倍"),
        Names(
            "荘家が払うか受け取るカンの点を2倍にする。",
            "Kan points are doubled where the dealer pays or receives them.",
            "庄家付出或收取的杠分加倍。",
        ),
        default=True,
        group=KANS,
    ),
    _switch(
        "chankan_pao",
        Names("搶槓の包", "Responsibility for a robbed kan", "抢杠包"),
        Names(
            "搶槓された人に全員分を払わせることができる。",
            "The player whose kan is robbed may be made to pay for all.",
            "被抢杠者可包付三家。",
        ),
        group=PAYING,
    ),
    _switch(
        "hangzhou_pao",
        Names("3副露の包", "Responsibility for three claims", "三口包"),
        Names(
            "同じ人から3回鳴いたら、2人は互いの上がりを1人で肩代わりする（杭州流）。",
            "After three claims from one player, the two pay for each other’s wins alone, as in Hangzhou.",
            "从同一家吃碰杠三次后，两人互相包付对方的和牌（杭州规则）。",
        ),
        group=PAYING,
    ),
    _switch(
        "discarder_pays_all",
        Names("点炮包荘・大包", "The discarder pays for all", "点炮包庄"),
        Names(
            "振り込んだ人が3人分を払う。放銃の倍はなくなる。",
            "The discarder pays the shares of all three; his own doubling falls away.",
            "点炮者付三家的分，点炮加倍取消。",
        ),
        group=PAYING,
    ),
    _switch(
        "baozhuang_tiliu",
        Names("包荘での提溜", "Self-draw doubles with it", "包庄时的自摸加倍"),
        Names(
            "点炮包荘でもツモの倍を採用する。",
            "Where the discarder pays for all, a self-draw still doubles.",
            "采用点炮包庄时自摸仍加倍。",
        ),
        default=True,
        group=PAYING,
    ),
    _switch(
        "multiple_wins",
        Names("複数の和了", "Several winners", "一炮多响"),
        Names(
            "1枚の牌で何人でも上がれる。なしなら頭ハネ。",
            "Several players may win on one tile; otherwise only the nearest.",
            "一张牌可多家和牌；关闭时只有最近一家和牌。",
        ),
        default=True,
        group=WINNING,
    ),
    _switch(
        "duanmen",
        Names("断門", "A suit must be lacking", "断门"),
        Names(
            "萬子・筒子・索子の少なくとも1種類を欠かないと上がれない。",
            "A hand wins only without at least one of the three suits.",
            "必须缺少万、饼、条中至少一门才能和牌。",
        ),
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
    _number(
        "shanglou_streak",
        Names("連荘の上楼", "Double while the dealer stays", "连庄上楼"),
        Names(
            "荘家が和了か流局でこの回数以上続けた局の点を2倍にする。0はなし。三連荘なら3、初めの局から数えるなら2。",
            "A hand counts double once the dealer has stayed this often, by a win or a draw; 0 is off."
            " Three stays are usual; choose 2 where the first hand dealt is counted as one of the three.",
            "庄家因和牌或荒庄连庄达到此次数后，牌局分数加倍；0表示不采用。三连庄取3；若连首局一并计算则取2。",
        ),
        0,
        range(9),
        group=SHANGLOU,
    ),
    _number(
        "shaozhuang_points",
        Names("焼荘の罰金", "Penalty for equal first discards", "烧庄罚分"),
        Names(
            "最初の一巡に全員が同じ牌を捨て、流局しなければ、荘家が各人に払う点。0はなし、ふつう10。",
            "What the dealer pays everybody if all four discard the same tile first and the hand is won; 0 is off, 10 "
            "is usual.",
            "首巡四家打出相同的牌且有人和牌时，庄家付给各家的分数；0表示不采用，通常为10。",
        ),
        0,
        _POINTS,
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
    _number(
        "chombo_points",
        Names("チョンボの点", "Points for a false win", "诈和罚分"),
        Names(
            "チョンボで各人に払う決まった点。",
            "What a false win costs to each of the others, where it is fixed.",
            "诈和采用固定分时付给各家的分数。",
        ),
        20,
        _POINTS,
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
