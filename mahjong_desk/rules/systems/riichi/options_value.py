# SPDX-License-Identifier: MIT
"""The options of Riichi that are about the value of a hand, responsibility and fouls (rules/riichi.md §9)."""

from __future__ import annotations

from mahjong_desk.rules.model.names import Names
from mahjong_desk.rules.model.option_groups import COUNTING, FOULS, PAYING, WINNING, YAKU
from mahjong_desk.rules.model.options import Choice, Option

DORA = Names("ドラ", "Dora", "宝牌")
"""The group of what counts beside the yaku."""


def _double(identity: str, ja: str, en: str, zh: str) -> Option:
    return Option(
        identity,
        Names(f"{ja}のダブル役満", f"Double {en}", f"{zh}双倍"),
        Names(f"{ja}を役満二つ分とする。", f"{en[0].upper() + en[1:]} counts as two yakuman.", f"{zh}计为两个役满。"),
        False,
        group=YAKU,
    )


VALUE_OPTIONS = (
    Option(
        "red_fives",
        Names("赤ドラ", "Red fives", "赤宝牌"),
        Names(
            "五のうち赤は何枚か。一枚につき一翻。",
            "How many of the fives are red; each is worth 1 han.",
            "五中有几张赤牌，每张计一翻。",
        ),
        3,
        (
            Choice(0, Names("なし", "none", "无")),
            Choice(3, Names("三枚（各色一枚）", "three, one of each suit", "三张（每色一张）")),
            Choice(4, Names("四枚（五筒が二枚）", "four, two of circles", "四张（五筒两张）")),
        ),
        group=DORA,
    ),
    Option(
        "ippatsu",
        Names("一発", "Ippatsu", "一发"),
        Names(
            "リーチ後一巡以内の和了を役とする。",
            "A win within one turn after riichi is a yaku.",
            "立直后一巡内和牌计为役。",
        ),
        True,
        group=YAKU,
    ),
    Option(
        "ura_dora",
        Names("裏ドラ", "Ura dora", "里宝牌"),
        Names(
            "リーチして和了すれば、ドラ表示牌の下の牌も表示牌になる。",
            "After a win with riichi the tiles below the indicators are indicators too.",
            "立直和牌后，宝牌指示牌下的牌也作指示牌。",
        ),
        True,
        group=DORA,
    ),
    Option(
        "kan_dora",
        Names("槓ドラ", "Kan dora", "杠宝牌"),
        Names("槓のたびに表示牌をめくる。", "Every kan turns up a further indicator.", "每次开杠翻开一张指示牌。"),
        True,
        group=DORA,
    ),
    Option(
        "kan_ura",
        Names("槓裏", "Kan ura dora", "杠里宝牌"),
        Names(
            "槓ドラの下の牌も裏ドラの表示牌になる。",
            "What lies below the indicators of kans counts as ura dora too.",
            "杠宝牌指示牌下的牌也计里宝牌。",
        ),
        True,
        group=DORA,
    ),
    Option(
        "open_tanyao",
        Names("喰いタン", "Open all simples", "食断"),
        Names("断幺九は鳴いても認める。", "All simples counts for an open hand too.", "副露也计断幺九。"),
        True,
        group=YAKU,
    ),
    Option(
        "ryanhan_shibari",
        Names("二翻縛り", "Two han from five honba", "两翻缚"),
        Names(
            "五本場からは役が二翻以上なければ和了できない。",
            "From five honba on a win needs yaku of at least 2 han.",
            "五本场起须有两翻以上的役才能和牌。",
        ),
        False,
        group=WINNING,
    ),
    Option(
        "renhou",
        Names("人和", "Human hand", "人和"),
        Names(
            "子が第一ツモの前に、鳴きのないうちにロンで和了すること。",
            "A non-dealer’s win from a discard before the own first draw and before any claim.",
            "闲家在自己第一次摸牌之前、无人鸣牌时荣和。",
        ),
        "off",
        (
            Choice("off", Names("なし", "off", "无")),
            Choice("mangan", Names("単独で満貫", "alone, a mangan", "单独计满贯")),
            Choice("five_han", Names("五翻の役", "a yaku of 5 han", "五翻役")),
            Choice("yakuman", Names("役満", "a yakuman", "役满")),
        ),
        group=YAKU,
    ),
    Option(
        "pinfu_tsumo",
        Names("ピンヅモ", "Self-drawn pinfu", "自摸平和"),
        Names(
            "平和はツモでもつき、ツモの2符を数えない。",
            "Pinfu counts for a self-draw too, without the 2 fu of the draw.",
            "自摸也计平和，不计自摸2符。",
        ),
        True,
        group=COUNTING,
    ),
    Option(
        "open_pinfu_30",
        Names("喰い平和形は30符", "Open hand without fu counts 30", "副露平和形计30符"),
        Names(
            "鳴いて符のない手のロンを30符とする。しないときは20符。",
            "An open hand without further fu has 30 fu from a discard; else 20.",
            "副露且无其他符的荣和计30符，否则20符。",
        ),
        True,
        group=COUNTING,
    ),
    Option(
        "rinshan_fu",
        Names("嶺上開花のツモ符", "Fu of a draw after a kan", "岭上开花的自摸符"),
        Names(
            "嶺上開花にもツモの2符をつける。",
            "A win on the replacement tile has the 2 fu of a self-draw too.",
            "岭上开花也计自摸2符。",
        ),
        True,
        group=COUNTING,
    ),
    Option(
        "double_wind_pair_fu",
        Names("連風牌の雀頭", "Pair of the double wind", "连风将"),
        Names(
            "場風と自風を兼ねる牌の雀頭の符。",
            "The fu of a pair that is both the round wind and the seat wind.",
            "将牌同为圈风与门风时的符数。",
        ),
        4,
        (Choice(2, Names("2符", "2 fu", "2符")), Choice(4, Names("4符", "4 fu", "4符"))),
        group=COUNTING,
    ),
    Option(
        "kiriage_mangan",
        Names("切り上げ満貫", "Raised mangan", "切上满贯"),
        Names(
            "4翻30符と3翻60符を満貫とする。",
            "4 han 30 fu and 3 han 60 fu are a mangan.",
            "4翻30符与3翻60符计为满贯。",
        ),
        False,
        group=COUNTING,
    ),
    Option(
        "kazoe",
        Names("13翻以上", "13 han and more", "13翻以上"),
        Names(
            "役満でない13翻以上の手を数え役満とするか、三倍満までか。",
            "Whether 13 han without a yakuman are a counted yakuman, or three mangan.",
            "非役满而达13翻以上者计累计役满，或止于三倍满。",
        ),
        "yakuman",
        (
            Choice("yakuman", Names("数え役満", "a counted yakuman", "累计役满")),
            Choice("sanbaiman", Names("三倍満", "sanbaiman", "三倍满")),
        ),
        group=COUNTING,
    ),
    Option(
        "multiple_yakuman",
        Names("役満の複合", "Yakuman add up", "役满复合"),
        Names(
            "役満が重なれば、その数だけ払う。",
            "Several yakuman in one hand are worth as many times as much.",
            "多个役满同时成立时按个数计。",
        ),
        True,
        group=YAKU,
    ),
    _double("double_daisuushii", "大四喜", "big four winds", "大四喜"),
    _double("double_suuankou_tanki", "四暗刻単騎", "four concealed triplets, single wait", "四暗刻单骑"),
    _double("double_kokushi_13", "国士無双十三面", "thirteen orphans, thirteen waits", "国士无双十三面"),
    _double("double_junsei_chuuren", "純正九蓮宝燈", "nine gates, nine waits", "纯正九莲宝灯"),
    Option(
        "ryuuiisou_needs_green",
        Names("緑一色に發が必要", "All green needs green dragons", "绿一色须有发"),
        Names(
            "發のない緑一色を認めない。", "All green without a green dragon does not count.", "没有发的绿一色不成立。"
        ),
        False,
        group=YAKU,
    ),
    Option(
        "pao",
        Names("包", "Pao", "包牌"),
        Names(
            "大三元と大四喜を確定させる牌を鳴かせた人が責任を負う。",
            "Who gives the tile that makes big three dragons or four winds certain is responsible.",
            "使人鸣成大三元或大四喜者须负责。",
        ),
        True,
        group=PAYING,
    ),
    Option(
        "pao_suukantsu",
        Names("四槓子の包", "Pao for four kans", "四杠子包牌"),
        Names(
            "四つ目の大明槓をさせた人も責任を負う。",
            "Who gives the tile of a fourth, claimed kan is responsible too.",
            "使人开成第四个大明杠者也须负责。",
        ),
        False,
        group=PAYING,
    ),
    Option(
        "pao_rinshan",
        Names("大明槓の責任払い", "Pao after a claimed kan", "大明杠责任付"),
        Names(
            "大明槓の嶺上開花は、槓をさせた人が一人で払う。",
            "Who gave the tile of a claimed kan pays alone for a win on its replacement tile.",
            "大明杠后岭上开花，由被杠者一家支付。",
        ),
        False,
        group=PAYING,
    ),
    Option(
        "pao_scope",
        Names("包の範囲", "What is paid alone", "包牌范围"),
        Names(
            "役満が複合したとき、責任を負うのはその役満だけか、手全体か。",
            "Whether the responsible player pays for that yakuman alone, or for the whole hand.",
            "役满复合时只负责该役满，或负责全部。",
        ),
        "yakuman",
        (
            Choice("yakuman", Names("その役満だけ", "that yakuman", "仅该役满")),
            Choice("hand", Names("手全体", "the whole hand", "全部")),
        ),
        group=PAYING,
    ),
    Option(
        "pao_honba",
        Names("包のロンの本場", "Honba under pao", "包牌荣和的本场"),
        Names(
            "責任者以外からのロンで、本場を誰が払うか。",
            "Who pays the honba where another player than the responsible one discards.",
            "由责任者以外放铳时，本场由谁支付。",
        ),
        "discarder",
        (
            Choice("discarder", Names("放銃者", "the discarder", "放铳者")),
            Choice("responsible", Names("責任者", "the responsible player", "责任者")),
        ),
        group=PAYING,
    ),
    Option(
        "chombo_payment",
        Names("チョンボ", "Chombo", "错和罚"),
        Names("チョンボをした人が何を失うか。", "What a chombo costs.", "错和者失去多少。"),
        "mangan",
        (
            Choice("mangan", Names("満貫払い", "a mangan", "满贯")),
            Choice("result", Names("最終結果から引く", "off the final result", "从最终结果扣除")),
            Choice("none", Names("やり直しだけ", "only dealt again", "仅重打")),
        ),
        group=FOULS,
    ),
    Option(
        "chombo_points",
        Names("チョンボの罰点", "Points for a chombo", "错和罚点"),
        Names(
            "最終結果から引く点。",
            "How many points a chombo takes off the final result, where it does.",
            "从最终结果扣除的点数。",
        ),
        20_000,
        span=range(0, 100_001, 100),
        group=FOULS,
    ),
)
"""In the order of the table."""
