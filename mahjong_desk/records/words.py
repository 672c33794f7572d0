# SPDX-License-Identifier: MIT
"""The names of yaku, limits and draws in each format."""

from mahjong_desk.records.deals import RecordFormat

_YAKU = (
    ("menzen_tsumo", "門前清自摸和", "menzenchin_tsumoho", "fully concealed hand"),
    ("riichi", "立直", "reach", "riichi"),
    ("double_riichi", "両立直", "double_reach", "double riichi"),
    ("ippatsu", "一発", "ippatsu", "ippatsu"),
    ("pinfu", "平和", "pinfu", "pinfu"),
    ("tanyao", "断幺九", "tanyaochu", "all simples"),
    ("iipeikou", "一盃口", "ipeko", "pure double sequence"),
    ("yakuhai_round", "場風", "bakaze", "prevalent wind"),
    ("yakuhai_seat", "自風", "jikaze", "seat wind"),
    ("yakuhai_white", "役牌 白", "sangenpai", "white dragon"),
    ("yakuhai_green", "役牌 發", "sangenpai", "green dragon"),
    ("yakuhai_red", "役牌 中", "sangenpai", "red dragon"),
    ("haitei", "海底摸月", "haiteiraoyue", "under the sea"),
    ("houtei", "河底撈魚", "hoteiraoyui", "under the river"),
    ("rinshan", "嶺上開花", "rinshankaiho", "after a kan"),
    ("chankan", "槍槓", "chankan", "robbing a kan"),
    ("chiitoitsu", "七対子", "chitoitsu", "seven pairs"),
    ("sanshoku_doujun", "三色同順", "sanshokudojun", "mixed triple sequence"),
    ("ittsuu", "一気通貫", "ikkitsukan", "pure straight"),
    ("chanta", "混全帯幺九", "honchantaiyao", "half outside hand"),
    ("toitoi", "対々和", "toitoiho", "all triplets"),
    ("sanankou", "三暗刻", "sananko", "three concealed triplets"),
    ("sanshoku_doukou", "三色同刻", "sanshokudoko", "triple triplets"),
    ("sankantsu", "三槓子", "sankantsu", "three quads"),
    ("honroutou", "混老頭", "honroto", "all terminals and honors"),
    ("shousangen", "小三元", "shosangen", "little three dragons"),
    ("ryanpeikou", "二盃口", "ryanpeko", "twice pure double sequence"),
    ("honitsu", "混一色", "honiso", "half flush"),
    ("junchan", "純全帯幺九", "junchantaiyao", "fully outside hand"),
    ("chinitsu", "清一色", "chiniso", "full flush"),
    ("renhou", "人和", "renho", "hand of man"),
    ("tenhou", "天和", "tenho", "blessing of heaven"),
    ("chiihou", "地和", "chiho", "blessing of earth"),
    ("daisangen", "大三元", "daisangen", "big three dragons"),
    ("shousuushii", "小四喜", "shosushi", "four little winds"),
    ("daisuushii", "大四喜", "daisushi", "four big winds"),
    ("tsuuiisou", "字一色", "tsuiso", "all honors"),
    ("chinroutou", "清老頭", "chinroto", "all terminals"),
    ("ryuuiisou", "緑一色", "ryuiso", "all green"),
    ("suuankou_tanki", "四暗刻単騎", "suanko", "single-wait four concealed triplets"),
    ("suuankou", "四暗刻", "suanko", "four concealed triplets"),
    ("kokushi_13", "国士無双１３面", "kokushimuso", "thirteen-wait thirteen orphans"),
    ("kokushi", "国士無双", "kokushimuso", "thirteen orphans"),
    ("junsei_chuuren", "純正九蓮宝燈", "churenpoton", "true nine gates"),
    ("chuuren", "九蓮宝燈", "churenpoton", "nine gates"),
    ("suukantsu", "四槓子", "sukantsu", "four quads"),
    ("dora", "ドラ", "dora", "dora"),
    ("ura_dora", "裏ドラ", "uradora", "ura dora"),
    ("aka_dora", "赤ドラ", "akadora", "red five"),
)
"""The yaku: their ids, and their names in ``tenhou.net/6``, in MJAI files and, in lower case, in English converters."""

DORA_FIGURES = ("dora", "ura_dora", "aka_dora")
"""The figures that are listed after the yaku."""

TENHOU_YAKU = {yaku_id: name for yaku_id, name, _, _ in _YAKU}
"""The yaku of ``tenhou.net/6``; a wind follows the name of the round or seat wind."""

MJAI_YAKU = {yaku_id: name for yaku_id, _, name, _ in _YAKU}
"""The yaku of MJAI files; it has one name for the three dragons, and one for yaku that differ by the wait."""

TENHOU_OTHER_YAKU = {
    **{name: yaku_id for yaku_id, _, _, name in _YAKU},
    "ダブル立直": "double_riichi",
    "役牌:場風牌": "yakuhai_round",
    "役牌:自風牌": "yakuhai_seat",
    "役牌白": "yakuhai_white",
    "役牌:白": "yakuhai_white",
    "役牌發": "yakuhai_green",
    "役牌:發": "yakuhai_green",
    "役牌中": "yakuhai_red",
    "役牌:中": "yakuhai_red",
    "国士無双十三面待ち": "kokushi_13",
}
"""The yaku names that converters of other sites write, in lower case."""

TENHOU_DRAWS = {
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
"""The names of draws and their kinds."""

TENHOU_OTHER_DRAWS = {
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
"""The names of draws that converters of other sites write, in lower case."""

TENHOU_LIMITS = {
    "mangan": "満貫",
    "haneman": "跳満",
    "baiman": "倍満",
    "sanbaiman": "三倍満",
    "kazoe_yakuman": "数え役満",
    "yakuman": "役満",
}

TENHOU_LIMIT_PREFIXES = {
    "mangan": ("満貫", "mangan", "切り上げ満貫", "kiriage mangan", "rounded mangan"),
    "haneman": ("跳満", "haneman"),
    "baiman": ("倍満", "baiman"),
    "sanbaiman": ("三倍満", "sanbaiman"),
    "yakuman": ("数え役満", "kazoe yakuman", "counted yakuman", "役満", "yakuman"),
}
"""The limits of a typed value, each with the prefixes of its texts, in lower case."""

MJAI_DRAWS = {
    "fanpai": "exhaustive",
    "nagashimangan": "exhaustive",
    "kyushukyuhai": "kyuushu_kyuuhai",
    "sufonrenta": "suufon_renda",
    "suchareach": "suucha_riichi",
    "sanchahoa": "sanchahou",
    "sanchaho": "sanchahou",
    "sukaikan": "suukan_sanra",
}

BOTZONE_OTHER_NAMES = {"嵌张": "坎张", "单吊将": "单钓将", "单调将": "单钓将"}
"""Spellings of fan that differ from those of the rule system."""

YAKU_NAMES_BY_FORMAT = {RecordFormat.TENHOU: TENHOU_YAKU, RecordFormat.MJAI: MJAI_YAKU}
"""The yaku of each format; a format that is missing uses the Chinese names of the rule system."""
