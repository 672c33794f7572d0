# SPDX-License-Identifier: MIT
"""The yaku of Ar-Shi-Ar in the order of their rows (rules/arushiaru.md §4)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names, Spoken
from mahjong_desk.rules.yaku.conditions import every_of, one_of
from mahjong_desk.rules.yaku.facts import GREENS, OUTSIDE, Facts
from mahjong_desk.rules.yaku.predicates import (
    all_of,
    closed_pinfu,
    pinfu_by_discard,
    some_honour,
)
from mahjong_desk.rules.yaku.row import Example, Variant, Yaku
from mahjong_desk.rules.yaku.standard import standard

LIMIT_VALUE = 5
"""What a limit yaku is called worth in an answer, in han."""

YAKU: tuple[Yaku[Facts], ...] = (
    standard(
        "menzen_tsumo",
        names=Names("門前清自摸和", "closed self-draw", "门前清自摸"),
        spoken=Spoken("メンゼンチンツモホー", "mén qián qīng zì mō"),
    ),
    standard(
        "pinfu",
        condition=Names(
            "順子四組と役牌でない雀頭を、両面待ちのロンで和了する。鳴いてもよい。",
            "Four sequences and a pair that is no yakuhai, completed by a discard on an open wait; calls are allowed.",
            "四组顺子加非役牌的将，两面听荣和；副露亦可。",
        ),
        closed=1,
        open=1,
        holds=pinfu_by_discard,
        variants=(Variant("tsumo_pinfu", True, one_of(pinfu_by_discard, closed_pinfu)),),
    ),
    standard(
        "tanyao",
        names=Names("断幺九", "all simples", "断幺"),
        spoken=Spoken("タンヤオチュー", "duàn yāo"),
    ),
    standard(
        "yakuhai_white", names=Names("翻牌・白", "white dragon", "白板"), spoken=Spoken("ファンパイ・ハク", "bái bǎn")
    ),
    standard(
        "yakuhai_green", names=Names("翻牌・發", "green dragon", "发财"), spoken=Spoken("ファンパイ・ハツ", "fā cái")
    ),
    standard(
        "yakuhai_red", names=Names("翻牌・中", "red dragon", "红中"), spoken=Spoken("ファンパイ・チュン", "hóng zhōng")
    ),
    standard(
        "yakuhai_round",
        names=Names("翻牌・荘風", "round wind", "圈风"),
        spoken=Spoken("ファンパイ・チャンフォン", "quān fēng"),
        condition=Names("荘風牌の刻子か槓子。", "A triplet or kan of the round wind.", "圈风牌的刻子或杠子。"),
    ),
    standard(
        "yakuhai_seat",
        names=Names("翻牌・門風", "seat wind", "门风"),
        spoken=Spoken("ファンパイ・メンフォン", "mén fēng"),
        example=Example("234m567p33s45s", "6s", melds=(("pon", "222z"),)),
        condition=Names(
            "自分の門風牌の刻子か槓子。", "A triplet or kan of the winner’s seat wind.", "自家门风牌的刻子或杠子。"
        ),
    ),
    standard(
        "toitoi",
        1,
        names=Names("対々和", "all triplets", "碰碰和"),
        spoken=Spoken("トイトイホー", "pèng pèng hú"),
    ),
    standard("sanankou", 1),
    standard(
        "ittsuu",
        1,
        names=Names("一気通貫", "straight", "一气通贯"),
        spoken=Spoken("イッキツーカン", "yī qì tōng guàn"),
    ),
    standard(
        "chanta",
        1,
        names=Names("全帯幺九", "outside hand", "全带幺"),
        spoken=Spoken("チャンタイヤオチュウ", "quán dài yāo"),
        condition=Names(
            "四組と雀頭のすべてに幺九牌がある。",
            "The pair and every set hold a terminal or an honour.",
            "四组面子与将均含幺九牌。",
        ),
        holds=all_of(OUTSIDE),
        variants=(Variant("chanta_without_honours", False, every_of(all_of(OUTSIDE), some_honour)),),
        ideas=("chanta", "junchan"),
        option="yaku_chanta",
    ),
    standard(
        "honroutou",
        1,
        displaces=("chanta",),
        option="yaku_honroutou",
        example=Example("111m999p11s22z", "2z", melds=(("pon", "999s"),), options={"yaku_honroutou": True}),
        names=Names("混老頭", "all terminals and honours", "混老头"),
        spoken=Spoken("ホンロートー", "hùn lǎo tóu"),
    ),
    standard(
        "shousangen",
        1,
        condition=Names(
            "三元牌の刻子二組と残り一種の雀頭。刻子の翻牌もつく。",
            "Triplets or kans of two dragons and a pair of the third; the two sets count as well.",
            "两种三元牌的刻子与第三种的将，两组刻子另计役牌。",
        ),
    ),
    standard("honitsu", 1),
    standard(
        "chinitsu",
        3,
        condition=Names(
            "一種類の数牌だけ。ほかに10符がつく。",
            "One suit alone; it brings 10 fu as well.",
            "仅由一种花色的数牌组成，另加10符。",
        ),
    ),
    standard(
        "rinshan",
        names=Names("嶺上開花", "win on the replacement tile", "杠上开花"),
        spoken=Spoken("リンシャンカイホー", "gàng shàng kāi huā"),
        condition=Names("槓の補充牌で和了する。", "The replacement tile after a kan wins.", "以杠后补牌自摸和牌。"),
    ),
    standard("chankan"),
    standard(
        "haitei",
        names=Names("海底摸月", "last tile self-drawn", "海底捞月"),
        spoken=Spoken("ハイテイモーユエ", "hǎi dǐ lāo yuè"),
        condition=Names(
            "最後の一枚をツモって和了する。", "The last tile of the wall wins, self-drawn.", "自摸最后一张牌和牌。"
        ),
    ),
    standard(
        "houtei",
        option="yaku_houtei",
        example=Example("123m456p789s22m45s", "6s", situation=("houtei",), options={"yaku_houtei": True}),
    ),
    standard("tenhou", LIMIT_VALUE),
    standard("chiihou", LIMIT_VALUE),
    standard(
        "renhou",
        LIMIT_VALUE,
        condition=Names(
            "子が親の第一打で和了する。それまでに鳴きがないこと。",
            "A non-dealer wins on the dealer’s first discard, before any claim.",
            "闲家荣和庄家第一张弃牌，之前无人鸣牌。",
        ),
        option="yaku_renhou",
        example=Example("123m456p789s22m45s", "6s", situation=("renhou",), options={"yaku_renhou": True}),
    ),
    standard("daisangen", LIMIT_VALUE),
    standard("shousuushii", LIMIT_VALUE),
    standard("daisuushii", LIMIT_VALUE),
    standard(
        "tsuuiisou",
        LIMIT_VALUE,
        condition=Names("字牌だけの四組と雀頭。", "Four sets and a pair of honours alone.", "四组面子与将全为字牌。"),
    ),
    standard("chinroutou", LIMIT_VALUE),
    standard(
        "suuankou",
        LIMIT_VALUE,
        condition=Names(
            "暗刻か暗槓が四組。ロンなら雀頭の単騎待ちに限る。",
            "Four concealed triplets or kans; from a discard only where it completes the pair.",
            "四组暗刻或暗杠；荣和仅限单骑。",
        ),
    ),
    standard(
        "suukantsu",
        LIMIT_VALUE,
        rests_on=None,
        option="yaku_suukantsu",
        example=Example(
            "9p",
            "9p",
            melds=(("daiminkan", "2222m"), ("ankan", "8888m"), ("shouminkan", "4444p"), ("daiminkan", "5555p")),
        ),
    ),
    standard(
        "ryuuiisou",
        LIMIT_VALUE,
        condition=Names(
            "索子の2・3・4・6・8と發だけの四面子一雀頭。發はなくてもよい。",
            "Four sets and a pair of 2, 3, 4, 6 and 8 of bamboo and green dragons alone; the dragon may be missing.",
            "四组面子与将全为索子2、3、4、6、8与发财，可以没有发财。",
        ),
        holds=all_of(GREENS),
        option="yaku_ryuuiisou",
    ),
    standard(
        "kokushi",
        LIMIT_VALUE,
        names=Names("国士無双", "thirteen orphans", "十三幺"),
        spoken=Spoken("コクシムソー", "shí sān yāo"),
    ),
    standard(
        "chuuren",
        LIMIT_VALUE,
        names=Names("九連宝燈", "nine gates", "九莲宝灯"),
        spoken=Spoken("チューレンポウトウ", "jiǔ lián bǎo dēng"),
    ),
)
"""The whole table."""
NAMES_OF = {yaku.id: yaku.names for yaku in YAKU}
"""What each is called, by its id."""
