# SPDX-License-Identifier: MIT
"""What an idea asks for in each rule system that has it: what no table of values says, written once an idea.

What stands here is the condition alone. What a yaku is worth, whether it may be open, what it displaces and which option it
hangs on, is told by the rules themselves (``remarks``). Every hand that has an idea in one system and not in another has to
be answered for here; a test looks for such hands.
"""

from __future__ import annotations

from collections.abc import Mapping

from mahjong_desk.learn.compare.points import Point, point
from mahjong_desk.rules.names import Names

_SETS_ALONE = Names("四面子一雀頭のときだけ", "four sets and a pair alone", "只限四面子一对将")
_PAIRS_TOO = Names("七対子形でも付く", "seven pairs will do", "七对子牌型也可")
_ANY_FORM = Names("どの和了形でも付く", "any winning shape will do", "任何和牌牌型均可")
_WILD = Names("混が代わりになれる", "wildcards may stand in", "混可以代替")
_NO_WILD = Names("代わりの牌はない", "no tile stands in for another", "没有可代替的牌")
_ONCE = Names(
    "組み合わせた面子は、他の面子と一度しか組めない",
    "a set that was combined joins others once more at most",
    "组合过的面子只能再与其他面子组合一次",
)
_FREELY = Names("成り立つ役はすべて数える", "every yaku that holds counts", "成立的番种全部计算")
_ALL_DRAGONS = Names("三元牌のどれでもよい", "for any dragon", "任何一种箭牌均可")
_OWN_DRAGON = Names("三元牌ごとに別の役", "each dragon is a yaku of its own", "每种箭牌各是一个番种")
_PAIR_COUNTS = Names(
    "角・飛・玉の役で、対子でも付く。刻子には同化した歩が入る",
    "for bishop, rook and king; a pair counts, and a triplet takes a pawn in",
    "为角、飞、玉的役，对子也计；刻子须有同化的步",
)
_FREE_WAIT = Names("待ちは問わない", "any wait", "听牌不限")
_OWN_ROW = Names("広い待ちは別の役になる", "the widest wait is a yaku of its own", "最宽的听牌另成一役")
_ALIKE = Names("同じ牌四枚は二組の対子になる", "four of a kind are two pairs", "四张相同的牌可算两对")

_SEVEN_PAIRS = point(_PAIRS_TOO, ("arushiaru", _SETS_ALONE), ("mcr", _ANY_FORM))
_DRAGONS = (point(_OWN_DRAGON, ("mcr", _ALL_DRAGONS), ("shogi", _PAIR_COUNTS)),)
_WILDCARDS = point(_NO_WILD, ("beijing", _WILD))
_COMBINED = point(_FREELY, ("mcr", _ONCE))
_FOUR_WINDS = point(
    Names("大四喜と小四喜は別の役", "big and little are two yaku", "大四喜与小四喜是两个番种"),
    ("boo", Names("大四喜と小四喜を分けない", "big and little are one yaku", "大四喜与小四喜不分")),
    ("shogi", Names("四風牌の対子が四組", "four pairs, one of each wind", "四种风牌各一对")),
)
_OUTSIDE = point(
    Names("字牌があってもなくてもよい", "with honours or without", "有无字牌均可"),
    ("wsom", Names("字牌なしは純全帯になる", "without honours it is the pure one", "无字牌则为纯全带幺")),
    (
        "riichi",
        Names("字牌と順子がともに要る", "at least one honour and one sequence", "须有字牌，也须有顺子"),
    ),
)
_PURE = point(
    Names("字牌はない", "no honours", "无字牌"),
    ("arushiaru mcr", Names("字牌が混じる手と分けない", "the same yaku as with honours", "与带字牌者不分")),
    ("riichi", Names("字牌はなく、順子が要る", "no honours, and at least one sequence", "无字牌，须有顺子")),
)

IDEAS: Mapping[str, tuple[Point, ...]] = {
    "chankan": (
        point(
            Names("加槓だけを搶槓できる", "an added kan alone can be robbed", "只能抢加杠"),
            (
                "shogi",
                Names(
                    "暗槓も搶槓できる。実際は国士無双だけ",
                    "a concealed kan too; in effect one of each alone can",
                    "暗杠也可抢；实际只有国士无双",
                ),
            ),
        ),
    ),
    "chanta": (_OUTSIDE,),
    "junchan": (_PURE,),
    "chicken": (
        point(
            Names("役が一つもない手", "no yaku at all", "没有任何番种"),
            (
                "mcr",
                Names(
                    "待ちや自摸の番も含めて、他の番が何もない手",
                    "no other fan at all, those for waits and self-draws included",
                    "连听牌、自摸的番也没有",
                ),
            ),
        ),
    ),
    "chiitoitsu": (
        point(
            Names("対子はすべて異なる牌", "all pairs are different", "各对必须不同"),
            ("wsom beijing mcr", _ALIKE),
            ("shogi", Names("四対子で、すべて異なる駒", "four pairs, all different", "四对，各不相同")),
        ),
        _WILDCARDS,
    ),
    "chinitsu": (
        point(_PAIRS_TOO, ("arushiaru", _SETS_ALONE)),
        _WILDCARDS,
    ),
    "chinroutou": (
        point(
            Names("四つの刻子と雀頭だけ", "four triplets and a pair alone", "只限四刻一对"),
            ("wsom mcr", _PAIRS_TOO),
        ),
    ),
    "chuuren": (
        point(
            Names("待ちは何でもよい", "any wait will do", "听牌不限"),
            (
                "wsom mcr",
                Names("純正の九面待ちだけ", "the pure nine-sided wait alone", "只限纯正九面听"),
            ),
            ("riichi", _OWN_ROW),
        ),
        point(
            Names("自摸牌を分けておく必要はない", "a drawn tile need not be kept apart", "自摸的牌不必分开"),
            (
                "wsom",
                Names(
                    "自摸牌は手牌と分けておく。天和とは複合しない",
                    "a drawn tile has to be kept apart; never with the dealt hand",
                    "自摸的牌须与手牌分开；不与天和复合",
                ),
            ),
            (
                "mcr",
                Names(
                    "自摸牌は手牌と分けておく",
                    "a drawn tile has to be kept apart",
                    "自摸的牌须与手牌分开",
                ),
            ),
        ),
    ),
    "dadiao": (
        point(
            Names("暗槓も副露に数える", "concealed kans count among the four", "暗杠也算在四副之内"),
            ("mcr", Names("暗槓があると付かない", "a concealed kan spoils it", "有暗杠则不计")),
        ),
    ),
    "daisangen": (
        point(
            Names("三元牌の刻子が三つ", "triplets of all three dragons", "三种箭牌的刻子"),
            (
                "shogi",
                Names(
                    "角と飛の刻子に玉の対子。門前なら小三元もこれになる",
                    "triplets of bishop and rook with a pair of kings; closed, the little one counts as this",
                    "角、飞的刻子加玉的对子；门前的小三元也算此役",
                ),
            ),
        ),
    ),
    "daisuushii": (_FOUR_WINDS,),
    "shousuushii": (_FOUR_WINDS,),
    "first_discard": (
        point(
            Names("親の第一打だけ", "on the dealer’s first discard alone", "只限庄家第一张打出的牌"),
            (
                "shogi riichi",
                Names(
                    "自分の第一自摸の前なら、誰の捨牌でもよい",
                    "on any discard before the own first draw",
                    "自己第一次摸牌前，任何人打出的牌均可",
                ),
            ),
        ),
        point(
            Names("人和と呼ぶ", "called 人和", "称为人和"),
            ("boo wsom beijing", Names("地和と呼ぶ", "called 地和", "称为地和")),
        ),
    ),
    "first_draw": (
        point(
            Names("地和と呼ぶ", "called 地和", "称为地和"),
            ("boo", Names("人和と呼ぶ", "called 人和", "称为人和")),
        ),
        point(
            Names("自摸の役とは複合しない", "the self-draw does not count beside it", "不与自摸的役复合"),
            ("shogi", Names("ツモも付く", "self-draw counts as well", "自摸也计")),
        ),
    ),
    "honitsu": (_SEVEN_PAIRS,),
    "honroutou": (_SEVEN_PAIRS,),
    "iipankou": (_COMBINED,),
    "ryanpankou": (
        point(
            Names("二組は異なる順子", "two different sequences, each twice", "两组须为不同的顺子"),
            (
                "riichi",
                Names("同じ順子四つでもよい", "four equal sequences will do", "四个相同的顺子也可"),
            ),
        ),
    ),
    "isshoku_sandoujun": (_COMBINED,),
    "ittsuu": (_WILDCARDS, _COMBINED),
    "sanshoku_doujun": (_COMBINED,),
    "sanshoku_doukou": (_COMBINED,),
    "sanrenkou": (_COMBINED,),
    "kokushi": (
        point(_FREE_WAIT, ("riichi", _OWN_ROW)),
        point(
            Names("幺九牌十三種", "the thirteen terminals and honours", "十三种幺九牌"),
            ("shogi", Names("駒八種が一枚ずつ", "one of each of the eight pieces", "八种棋子各一枚")),
        ),
    ),
    "menzen": (
        point(
            Names("自摸でも同じ役", "the same yaku self-drawn", "自摸也是同一番种"),
            (
                "mcr",
                Names("自摸なら別の番（不求人）になる", "self-drawn it is another fan, 不求人", "自摸则另为不求人"),
            ),
        ),
        point(
            Names("七対子などの特殊形には付かない", "not for special shapes such as seven pairs", "七对等特殊牌型不计"),
            ("beijing", Names("七対子でも付く", "seven pairs too", "七对子也计")),
        ),
    ),
    "menzen_tsumo": (
        point(
            Names("門前なら形を問わない", "any closed hand", "门前即可，牌型不限"),
            (
                "mcr",
                Names(
                    "七対子などの特殊形には付かない", "not for special shapes such as seven pairs", "七对等特殊牌型不计"
                ),
            ),
        ),
    ),
    "one_kan": (
        point(
            Names("暗槓でも明槓でも同じ", "concealed or open alike", "暗杠、明杠相同"),
            (
                "mcr",
                Names(
                    "暗槓と明槓は別の番で、槓がちょうど一つのとき",
                    "concealed and open are two fan, where there is exactly one",
                    "暗杠与明杠为两个番种，且恰好一副杠",
                ),
            ),
            (
                "shogi",
                Names(
                    "暗槓と明槓は別で、一つごとに付く。これだけでは和了できない",
                    "concealed and open apart, once for each; alone they make no win",
                    "暗杠与明杠分开，每副各计；单凭此不能和牌",
                ),
            ),
        ),
    ),
    "ryankantsu": (
        point(
            Names("暗槓でも明槓でも同じ", "concealed or open alike", "暗杠、明杠相同"),
            (
                "mcr",
                Names(
                    "暗槓と明槓の数で三つの番に分かれる",
                    "three fan, by how many of them are concealed",
                    "按暗杠与明杠的数目分为三个番种",
                ),
            ),
            (
                "shogi",
                Names("面子は二つで、どちらも槓子", "both sets of the hand are kans", "全手两副面子都是杠"),
            ),
        ),
    ),
    "pinfu": (
        point(
            Names("両面待ちに限る", "a two-sided wait alone", "只限两面听"),
            ("wsom mcr", _FREE_WAIT),
        ),
        point(
            Names("雀頭は役牌でない", "the pair is no yakuhai", "将牌不能是役牌"),
            ("wsom", Names("雀頭は何でもよい", "any pair", "将牌不限")),
            ("mcr", Names("雀頭は数牌", "a pair of a suit", "将牌须为序数牌")),
        ),
        point(
            Names("順子四つ", "four sequences", "四副顺子"),
            (
                "mcr",
                Names(
                    "組合龍は順子三つに当たる",
                    "a knitted straight stands for three of the sequences",
                    "组合龙相当于三副顺子",
                ),
            ),
        ),
    ),
    "riichi": (
        point(
            Names(
                "ダブル立直・一発・裏ドラはない", "no double riichi, no ippatsu, no ura dora", "无双立直、一发、里宝牌"
            ),
            (
                "riichi",
                Names(
                    "ダブル立直・一発・裏ドラがある",
                    "with double riichi, ippatsu and ura dora",
                    "有双立直、一发、里宝牌",
                ),
            ),
        ),
        point(
            Names("いつも同じ価値", "always worth the same", "价值始终不变"),
            ("shogi", Names("五本場から1飜になる", "worth 1 from five honba on", "五本场起为1翻")),
        ),
    ),
    "rinshan": (
        point(
            Names("槓に点はない", "kans bring no points", "杠本身没有分数"),
            ("beijing", Names("槓の点も倍になる", "the points for kans double as well", "杠的分数也翻倍")),
        ),
        point(
            Names("花牌はない", "there are no flowers", "没有花牌"),
            ("mcr", Names("花牌を補った牌では付かない", "not on a tile drawn for a flower", "补花所摸的牌不计")),
        ),
    ),
    "ryuuiisou": (
        point(
            Names("四面子一雀頭のときだけ", "four sets and a pair alone", "只限四面子一对将"),
            (
                "mcr",
                Names(
                    "どの和了形でもよく、發がなければ清一色も付く",
                    "any winning shape; without the dragon full flush counts too",
                    "任何牌型均可；无发时另计清一色",
                ),
            ),
        ),
    ),
    "shousangen": (
        point(
            Names("二つの刻子も数える", "the two triplets count as well", "两副箭刻也计"),
            ("mcr", Names("箭刻は数えない", "the dragon pungs do not count beside it", "不另计箭刻")),
            (
                "shogi",
                Names(
                    "鳴いた手だけ。玉は刻子で、門前なら大三元になる",
                    "open hands alone, with a triplet of kings; a closed one is the big one",
                    "只限副露，玉须为刻子；门前则为大三元",
                ),
            ),
        ),
    ),
    "suuankou": (
        point(
            Names("単騎待ちも同じ役", "the same yaku on a single wait", "单骑听也是同一役"),
            ("riichi", Names("単騎待ちは別の役になる", "a single wait is a yaku of its own", "单骑听另成一役")),
        ),
    ),
    "tanyao": (_SEVEN_PAIRS,),
    "tenhou": (
        point(
            Names("親の配牌", "the dealer’s first pieces", "庄家起手的牌"),
            ("shogi", Names("他の役も数える", "other yaku count beside it", "其他的役也计")),
            (
                "beijing",
                Names(
                    "決まった点を三人が払い、他は何も数えない",
                    "a fixed sum from each of the others, and nothing else counts",
                    "其他三家各付固定分数，不计其他",
                ),
            ),
            ("wsom", Names("槓をしていないこと", "without a kan", "不能有杠")),
        ),
    ),
    "tiliu": (
        point(
            Names("自分で引いたときだけ", "drawn by oneself alone", "只限自摸"),
            ("beijing", Names("搶槓でも付く", "a robbed kan counts too", "抢杠也计")),
        ),
    ),
    "toitoi": (
        point(
            Names("刻子が四つ", "four triplets", "四副刻子"),
            (
                "shogi",
                Names(
                    "刻子は二つ。歩が同化した刻子も数える",
                    "two triplets, those with a pawn taken in too",
                    "两副刻子，含同化步的刻子",
                ),
            ),
        ),
        _WILDCARDS,
    ),
    "tsuuiisou": (
        point(
            Names("七対子形でも付く", "seven pairs will do", "七对子牌型也可"),
            ("arushiaru", _SETS_ALONE),
            (
                "shogi",
                Names(
                    "歩が一枚もない手。同化した歩は数えない",
                    "no pawn in the hand; one that a dragon took in is none",
                    "没有步的手；同化的步不算",
                ),
            ),
        ),
    ),
    "yakuhai_white": _DRAGONS,
    "yakuhai_green": _DRAGONS,
    "yakuhai_red": _DRAGONS,
}
"""The points of each idea; what all systems ask for alike is not among them."""
