# SPDX-License-Identifier: MIT
"""The yakuman of Riichi (rules/riichi.md §4, second table)."""

from __future__ import annotations

from mahjong_desk.rules.facts import GREENS, HONOUR_SUIT, HONOURS, NINE_GATES, ORPHANS, PAIRS, TERMINALS, Facts
from mahjong_desk.rules.family import Family
from mahjong_desk.rules.names import Names, Spoken
from mahjong_desk.rules.patterns import EVERY_WAIT, PAIR_WAIT
from mahjong_desk.rules.predicates import (
    all_of,
    at,
    big_four_winds,
    big_three_dragons,
    concealed_triplets,
    dragons,
    four_kans,
    in_situation,
    kans,
    little_four_winds,
    winds,
)
from mahjong_desk.rules.riichi.yaku.chance import YAKUMAN_VALUE
from mahjong_desk.rules.yaku import Example, Variant, Yaku

_DOUBLE = 2 * YAKUMAN_VALUE
_FOUR = 4


def _four_concealed(facts: Facts) -> bool:
    return facts.concealed == _FOUR


def _four_concealed_and_pair_wait(facts: Facts) -> bool:
    return facts.concealed == _FOUR and bool(facts.patterns & PAIR_WAIT)


def _thirteen_waits(facts: Facts) -> object:
    return facts.circumstances & ORPHANS and facts.patterns & EVERY_WAIT


def _nine_waits(facts: Facts) -> object:
    return facts.circumstances & NINE_GATES and facts.patterns & EVERY_WAIT


def _green(facts: Facts) -> object:
    return facts.every & GREENS and not facts.circumstances & PAIRS


def _green_with_dragons(facts: Facts) -> object:
    return _green(facts) and facts.some & HONOUR_SUIT


def _double(option: str) -> tuple[Variant[Facts], ...]:
    return (Variant(option, True, worth=_DOUBLE),)


YAKUMAN: tuple[Yaku[Facts], ...] = (
    Yaku(
        "tenhou",
        Names("天和", "heavenly hand", "天和"),
        Spoken("テンホー", "tiān hú"),
        Names("親が配牌で和了している。", "The dealer wins with the first fourteen tiles.", "庄家起手十四张即和。"),
        family=Family.SITUATION,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=in_situation("tenhou"),
        limit=True,
        example=Example("123m456p789s55z24s", "3s", self_drawn=True, situation=("tenhou",), winner=0),
    ),
    Yaku(
        "chiihou",
        Names("地和", "earthly hand", "地和"),
        Spoken("チーホー", "dì hú"),
        Names(
            "子が第一ツモで和了する。それまでに鳴きがないこと。",
            "A non-dealer wins by the first draw, before any claim.",
            "闲家第一次摸牌即自摸，之前无人鸣牌。",
        ),
        family=Family.SITUATION,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=in_situation("chiihou"),
        limit=True,
        ideas=("first_draw",),
        example=Example("123m456p789s55z24s", "3s", self_drawn=True, situation=("chiihou",)),
    ),
    Yaku(
        "daisangen",
        Names("大三元", "big three dragons", "大三元"),
        Spoken("ダイサンゲン", "dà sān yuán"),
        Names("白・發・中の刻子か槓子。", "Triplets or kans of all three dragons.", "白、发、中三组刻子或杠子。"),
        family=Family.HONOURS,
        closed=YAKUMAN_VALUE,
        open=YAKUMAN_VALUE,
        holds=big_three_dragons,
        rests_on=dragons,
        limit=True,
        example=Example("99m13m", "2m", melds=(("pon", "555z"), ("pon", "666z"), ("pon", "777z"))),
    ),
    Yaku(
        "shousuushii",
        Names("小四喜", "little four winds", "小四喜"),
        Spoken("ショースーシー", "xiǎo sì xǐ"),
        Names(
            "風牌の刻子三組と残り一種の雀頭。",
            "Triplets or kans of three winds and a pair of the fourth.",
            "三种风牌的刻子与第四种的将。",
        ),
        family=Family.HONOURS,
        closed=YAKUMAN_VALUE,
        open=YAKUMAN_VALUE,
        holds=little_four_winds,
        rests_on=winds,
        limit=True,
        example=Example("44z13m", "2m", melds=(("pon", "111z"), ("pon", "222z"), ("pon", "333z"))),
    ),
    Yaku(
        "daisuushii",
        Names("大四喜", "big four winds", "大四喜"),
        Spoken("ダイスーシー", "dà sì xǐ"),
        Names("四種の風牌の刻子か槓子。", "Triplets or kans of all four winds.", "四种风牌的刻子或杠子。"),
        family=Family.HONOURS,
        closed=YAKUMAN_VALUE,
        open=YAKUMAN_VALUE,
        holds=big_four_winds,
        rests_on=winds,
        limit=True,
        variants=_double("double_daisuushii"),
        example=Example("5p", "5p", melds=(("pon", "111z"), ("pon", "222z"), ("pon", "333z"), ("pon", "444z"))),
    ),
    Yaku(
        "tsuuiisou",
        Names("字一色", "all honours", "字一色"),
        Spoken("ツーイーソー", "zì yī sè"),
        Names(
            "字牌だけ。七対子の形でもよい。",
            "Honours alone, also as seven pairs.",
            "全为字牌，七对子亦可。",
        ),
        family=Family.HONOURS,
        closed=YAKUMAN_VALUE,
        open=YAKUMAN_VALUE,
        holds=all_of(HONOURS),
        limit=True,
        example=Example("66z11z", "6z", melds=(("pon", "555z"), ("pon", "222z"), ("pon", "333z"))),
    ),
    Yaku(
        "chinroutou",
        Names("清老頭", "all terminals", "清老头"),
        Spoken("チンロートー", "qīng lǎo tóu"),
        Names("一と九の数牌だけ。", "Terminals alone.", "全为一、九数牌。"),
        family=Family.TERMINALS,
        closed=YAKUMAN_VALUE,
        open=YAKUMAN_VALUE,
        holds=all_of(TERMINALS),
        limit=True,
        example=Example("99m11s", "1s", melds=(("pon", "111m"), ("pon", "999s"), ("pon", "111p"))),
    ),
    Yaku(
        "ryuuiisou",
        Names("緑一色", "all green", "绿一色"),
        Spoken("リューイーソー", "lǜ yī sè"),
        Names(
            "索子の2・3・4・6・8と發だけの四面子一雀頭。",
            "Four sets and a pair of 2, 3, 4, 6 and 8 of bamboos and green dragons alone.",
            "四组面子与将全为索子2、3、4、6、8与发。",
        ),
        family=Family.FLUSH,
        closed=YAKUMAN_VALUE,
        open=YAKUMAN_VALUE,
        holds=_green,
        limit=True,
        variants=(Variant("ryuuiisou_needs_green", True, _green_with_dragons),),
        example=Example("22334488s66s", "6s", melds=(("pon", "666z"),)),
    ),
    Yaku(
        "suuankou_tanki",
        Names("四暗刻単騎", "four concealed triplets, single wait", "四暗刻单骑"),
        Spoken("スーアンコータンキ", "sì àn kè dān qí"),
        Names(
            "暗刻か暗槓が四組で、雀頭の単騎待ち。四暗刻の代わりにつく。",
            "Four concealed triplets or kans, and the winning tile completes the pair; instead of the plain form.",
            "四组暗刻或暗杠，单骑听将，取代四暗刻。",
        ),
        family=Family.TRIPLETS,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=_four_concealed_and_pair_wait,
        rests_on=concealed_triplets,
        limit=True,
        displaces=("suuankou",),
        variants=_double("double_suuankou_tanki"),
        ideas=("suuankou",),
        example=Example("222m444p777s999s5z", "5z"),
    ),
    Yaku(
        "suuankou",
        Names("四暗刻", "four concealed triplets", "四暗刻"),
        Spoken("スーアンコー", "sì àn kè"),
        Names(
            "暗刻か暗槓が四組。シャンポン待ちはツモに限る。",
            "Four concealed triplets or kans; on a wait of two pairs only by the own draw.",
            "四组暗刻或暗杠；双碰听仅限自摸。",
        ),
        family=Family.TRIPLETS,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=_four_concealed,
        rests_on=concealed_triplets,
        limit=True,
        example=Example("222m444p777s99s55z", "5z", self_drawn=True),
    ),
    Yaku(
        "kokushi_13",
        Names("国士無双十三面", "thirteen orphans, thirteen waits", "国士无双十三面"),
        Spoken("コクシムソージューサンメン", "guó shì wú shuāng shí sān miàn"),
        Names(
            "十三種の幺九牌を一枚ずつ持ち、そのどれでも和了できる形。国士無双の代わりにつく。",
            "The hand holds one of each terminal and honour and waits for all thirteen; instead of the plain form.",
            "十三种幺九牌各一张，听十三面，取代国士无双。",
        ),
        family=Family.SPECIAL,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=_thirteen_waits,
        limit=True,
        displaces=("kokushi",),
        variants=_double("double_kokushi_13"),
        ideas=("kokushi",),
        example=Example("19m19p19s1234567z", "9p"),
    ),
    Yaku(
        "kokushi",
        Names("国士無双", "thirteen orphans", "国士无双"),
        Spoken("コクシムソー", "guó shì wú shuāng"),
        Names(
            "十三種の幺九牌を一枚ずつと、そのうちもう一枚。",
            "One of each terminal and honour, and one more of them.",
            "十三种幺九牌各一张，另加其中任意一张。",
        ),
        family=Family.SPECIAL,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=at(ORPHANS),
        limit=True,
        example=Example("119m19p19s123456z", "7z"),
    ),
    Yaku(
        "junsei_chuuren",
        Names("純正九蓮宝燈", "nine gates, nine waits", "纯正九莲宝灯"),
        Spoken("ジュンセーチューレンポートー", "chún zhèng jiǔ lián bǎo dēng"),
        Names(
            "一種類の1112345678999で、その九種すべてを待つ。九蓮宝燈の代わりにつく。",
            "1112345678999 of one suit, which waits for all nine of it; instead of the plain form.",
            "同一花色的1112345678999，听九面，取代九莲宝灯。",
        ),
        family=Family.FLUSH,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=_nine_waits,
        limit=True,
        displaces=("chuuren",),
        variants=_double("double_junsei_chuuren"),
        ideas=("chuuren",),
        example=Example("1112345678999m", "5m"),
    ),
    Yaku(
        "chuuren",
        Names("九蓮宝燈", "nine gates", "九莲宝灯"),
        Spoken("チューレンポートー", "jiǔ lián bǎo dēng"),
        Names(
            "一種類の1112345678999と、同じ種類のもう一枚。暗槓もできない。",
            "1112345678999 of one suit and one more of it; not even a concealed kan is allowed.",
            "同一花色的1112345678999加同花色任意一张；有暗杠亦不成立。",
        ),
        family=Family.FLUSH,
        closed=YAKUMAN_VALUE,
        open=None,
        holds=at(NINE_GATES),
        limit=True,
        example=Example("1112345677899m", "9m"),
    ),
    Yaku(
        "suukantsu",
        Names("四槓子", "four kans", "四杠子"),
        Spoken("スーカンツ", "sì gàng zi"),
        Names("槓子が四組。種類は問わない。", "Four kans of any kind.", "四组杠子，明暗不限。"),
        family=Family.KANS,
        closed=YAKUMAN_VALUE,
        open=YAKUMAN_VALUE,
        holds=four_kans,
        rests_on=kans,
        limit=True,
        example=Example(
            "9p",
            "9p",
            melds=(("daiminkan", "2222m"), ("ankan", "8888m"), ("shouminkan", "4444p"), ("daiminkan", "5550p")),
        ),
    ),
)
"""The rows, in their order."""
