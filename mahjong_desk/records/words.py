# SPDX-License-Identifier: MIT
"""The names of yaku, limits and draws in each format, by the ids of the rule systems."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from mahjong_desk.records.deals import RecordFormat

TENHOU_YAKU: Final[Mapping[str, str]] = MappingProxyType(
    {
        "menzen_tsumo": "門前清自摸和",
        "riichi": "立直",
        "double_riichi": "両立直",
        "ippatsu": "一発",
        "pinfu": "平和",
        "tanyao": "断幺九",
        "iipeikou": "一盃口",
        "yakuhai_round": "場風",
        "yakuhai_seat": "自風",
        "yakuhai_white": "役牌 白",
        "yakuhai_green": "役牌 發",
        "yakuhai_red": "役牌 中",
        "haitei": "海底摸月",
        "houtei": "河底撈魚",
        "rinshan": "嶺上開花",
        "chankan": "槍槓",
        "chiitoitsu": "七対子",
        "sanshoku_doujun": "三色同順",
        "ittsuu": "一気通貫",
        "chanta": "混全帯幺九",
        "toitoi": "対々和",
        "sanankou": "三暗刻",
        "sanshoku_doukou": "三色同刻",
        "sankantsu": "三槓子",
        "honroutou": "混老頭",
        "shousangen": "小三元",
        "ryanpeikou": "二盃口",
        "honitsu": "混一色",
        "junchan": "純全帯幺九",
        "chinitsu": "清一色",
        "renhou": "人和",
        "tenhou": "天和",
        "chiihou": "地和",
        "daisangen": "大三元",
        "shousuushii": "小四喜",
        "daisuushii": "大四喜",
        "tsuuiisou": "字一色",
        "chinroutou": "清老頭",
        "ryuuiisou": "緑一色",
        "suuankou_tanki": "四暗刻単騎",
        "suuankou": "四暗刻",
        "kokushi_13": "国士無双１３面",
        "kokushi": "国士無双",
        "junsei_chuuren": "純正九蓮宝燈",
        "chuuren": "九蓮宝燈",
        "suukantsu": "四槓子",
        "dora": "ドラ",
        "ura_dora": "裏ドラ",
        "aka_dora": "赤ドラ",
    }
)
"""The yaku of ``tenhou.net/6``; a wind follows the name of the round or seat wind."""

TENHOU_DRAWS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "流局": "exhaustive",
        "全員聴牌": "exhaustive",
        "全員不聴": "exhaustive",
        "流し満貫": "exhaustive",
        "九種九牌": "kyuushu_kyuuhai",
        "四風連打": "suufon_renda",
        "四家立直": "suucha_riichi",
        "三家和了": "sanchahou",
        "四槓散了": "suukan_sanra",
    }
)
"""How a deal without a winner ended."""

TENHOU_OTHER_DRAWS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ryuukyoku": "流局",
        "exhaustive draw": "流局",
        "nagashi mangan": "流し満貫",
        "mangan at draw": "流し満貫",
        "kyuushu kyuuhai": "九種九牌",
        "nine terminal abortion": "九種九牌",
        "suufon renda": "四風連打",
        "four wind abortion": "四風連打",
        "suucha riichi": "四家立直",
        "four riichi abortion": "四家立直",
        "三家和": "三家和了",
        "sanchahou": "三家和了",
        "three ron abortion": "三家和了",
        "四開槓": "四槓散了",
        "suukaikan": "四槓散了",
        "four kan abortion": "四槓散了",
    }
)
"""The spellings of converters of other sites, in lower case."""

TENHOU_OTHER_YAKU: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fully concealed hand": "menzen_tsumo",
        "riichi": "riichi",
        "double riichi": "double_riichi",
        "ダブル立直": "double_riichi",
        "ippatsu": "ippatsu",
        "pinfu": "pinfu",
        "all simples": "tanyao",
        "pure double sequence": "iipeikou",
        "prevalent wind": "yakuhai_round",
        "役牌:場風牌": "yakuhai_round",
        "seat wind": "yakuhai_seat",
        "役牌:自風牌": "yakuhai_seat",
        "white dragon": "yakuhai_white",
        "役牌白": "yakuhai_white",
        "役牌:白": "yakuhai_white",
        "green dragon": "yakuhai_green",
        "役牌發": "yakuhai_green",
        "役牌:發": "yakuhai_green",
        "red dragon": "yakuhai_red",
        "役牌中": "yakuhai_red",
        "役牌:中": "yakuhai_red",
        "under the sea": "haitei",
        "under the river": "houtei",
        "after a kan": "rinshan",
        "robbing a kan": "chankan",
        "seven pairs": "chiitoitsu",
        "mixed triple sequence": "sanshoku_doujun",
        "pure straight": "ittsuu",
        "half outside hand": "chanta",
        "all triplets": "toitoi",
        "three concealed triplets": "sanankou",
        "triple triplets": "sanshoku_doukou",
        "three quads": "sankantsu",
        "all terminals and honors": "honroutou",
        "little three dragons": "shousangen",
        "twice pure double sequence": "ryanpeikou",
        "half flush": "honitsu",
        "fully outside hand": "junchan",
        "full flush": "chinitsu",
        "hand of man": "renhou",
        "blessing of heaven": "tenhou",
        "blessing of earth": "chiihou",
        "big three dragons": "daisangen",
        "four little winds": "shousuushii",
        "four big winds": "daisuushii",
        "all honors": "tsuuiisou",
        "all terminals": "chinroutou",
        "all green": "ryuuiisou",
        "single-wait four concealed triplets": "suuankou_tanki",
        "four concealed triplets": "suuankou",
        "thirteen-wait thirteen orphans": "kokushi_13",
        "国士無双十三面待ち": "kokushi_13",
        "thirteen orphans": "kokushi",
        "true nine gates": "junsei_chuuren",
        "nine gates": "chuuren",
        "four quads": "suukantsu",
        "dora": "dora",
        "ura dora": "ura_dora",
        "red five": "aka_dora",
    }
)
"""The yaku of converters of other sites, in lower case."""

TENHOU_LIMITS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "mangan": "満貫",
        "haneman": "跳満",
        "baiman": "倍満",
        "sanbaiman": "三倍満",
        "kazoe_yakuman": "数え役満",
        "yakuman": "役満",
    }
)

TENHOU_LIMITS_READ: Final[Mapping[str, str]] = MappingProxyType(
    {
        "満貫": "mangan",
        "mangan": "mangan",
        "切り上げ満貫": "mangan",
        "kiriage mangan": "mangan",
        "rounded mangan": "mangan",
        "跳満": "haneman",
        "haneman": "haneman",
        "倍満": "baiman",
        "baiman": "baiman",
        "三倍満": "sanbaiman",
        "sanbaiman": "sanbaiman",
        "数え役満": "yakuman",
        "kazoe yakuman": "yakuman",
        "counted yakuman": "yakuman",
        "役満": "yakuman",
        "yakuman": "yakuman",
    }
)
"""The beginnings of values that are limits, in lower case, and the limit of a quick entry."""

MJAI_YAKU: Final[Mapping[str, str]] = MappingProxyType(
    {
        "menzen_tsumo": "menzenchin_tsumoho",
        "riichi": "reach",
        "double_riichi": "double_reach",
        "ippatsu": "ippatsu",
        "pinfu": "pinfu",
        "tanyao": "tanyaochu",
        "iipeikou": "ipeko",
        "yakuhai_round": "bakaze",
        "yakuhai_seat": "jikaze",
        "yakuhai_white": "sangenpai",
        "yakuhai_green": "sangenpai",
        "yakuhai_red": "sangenpai",
        "haitei": "haiteiraoyue",
        "houtei": "hoteiraoyui",
        "rinshan": "rinshankaiho",
        "chankan": "chankan",
        "chiitoitsu": "chitoitsu",
        "sanshoku_doujun": "sanshokudojun",
        "ittsuu": "ikkitsukan",
        "chanta": "honchantaiyao",
        "toitoi": "toitoiho",
        "sanankou": "sananko",
        "sanshoku_doukou": "sanshokudoko",
        "sankantsu": "sankantsu",
        "honroutou": "honroto",
        "shousangen": "shosangen",
        "ryanpeikou": "ryanpeko",
        "honitsu": "honiso",
        "junchan": "junchantaiyao",
        "chinitsu": "chiniso",
        "renhou": "renho",
        "tenhou": "tenho",
        "chiihou": "chiho",
        "daisangen": "daisangen",
        "shousuushii": "shosushi",
        "daisuushii": "daisushi",
        "tsuuiisou": "tsuiso",
        "chinroutou": "chinroto",
        "ryuuiisou": "ryuiso",
        "suuankou_tanki": "suanko",
        "suuankou": "suanko",
        "kokushi_13": "kokushimuso",
        "kokushi": "kokushimuso",
        "junsei_chuuren": "churenpoton",
        "chuuren": "churenpoton",
        "suukantsu": "sukantsu",
        "dora": "dora",
        "ura_dora": "uradora",
        "aka_dora": "akadora",
    }
)
"""The yaku of MJAI files; it has one name for the three dragons, and one for yaku that differ by the wait."""

MJAI_DRAWS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "fanpai": "exhaustive",
        "nagashimangan": "exhaustive",
        "kyushukyuhai": "kyuushu_kyuuhai",
        "sufonrenta": "suufon_renda",
        "suchareach": "suucha_riichi",
        "sanchahoa": "sanchahou",
        "sanchaho": "sanchahou",
        "sukaikan": "suukan_sanra",
    }
)

BOTZONE_OTHER_NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {"嵌张": "坎张", "单吊将": "单钓将", "单调将": "单钓将"}
)
"""Spellings of fan that differ from those of the rule system."""

NAMES_OF: Final[Mapping[RecordFormat, Mapping[str, str]]] = MappingProxyType(
    {RecordFormat.TENHOU: TENHOU_YAKU, RecordFormat.MJAI: MJAI_YAKU}
)
"""The names that differ from the Chinese names of the rule system."""
