# SPDX-License-Identifier: MIT
"""Names of yaku other than those in the rules, so that the search finds them.

An alias belongs to an idea that several systems share, to a family, or to the yaku of one system. The search ignores the
differences between Japanese, simplified and traditional characters, kana and long vowels, so each alias has one
spelling.
"""

import re
from collections.abc import Mapping

from mahjong_desk.rules.yaku.row import AnyYaku, YakuFamily


def _parse_table(text: str) -> Mapping[str, tuple[str, ...]]:
    """Parses lines ``idea: name | name``; a leading ``|`` continues the previous one."""
    rows = (line.partition(":") for line in re.sub(r"\n\s*\|", " |", text.strip()).splitlines())
    return {idea.strip(): tuple(name.strip() for name in names.split("|")) for idea, _, names in rows}


IDEA_ALIASES = _parse_table("""
    aka_five: red five | akadora | aka dora | 赤ドラ | 赤五 | 红五 | red dora
    all_even_pungs: all even triplets | 全双
    all_fives: fives everywhere | 全带五
    all_types: all five types | five gates | 五门
    chankan: robbing a kong | robbing the kan | robbed kan | chan kan | 抢杠和
    chanta: outside hand | terminals or honours in each set | mixed outside hand | honchan | honchantaiyao
        | chantaiyao | 带幺 | 带幺九 | チャンタ | ホンチャン
    chicken: chicken hand | no yaku | 鸡胡 | ニワトリ | トリ
    chiitoitsu: 7 pairs | seven pairs | chiitoi | chitoi | seven toitsu | 七对 | 七对子 | 小七对 | 七小对 | チートイ | ニコニコ
    chinitsu: full flush | pure flush | pure suit | one suit | chin'itsu | chinisou | 清一 | メンチン | チンイツ
    chinroutou: all terminals | pure terminals | 老头 | チンロウ
    chuuren: nine gates | nine lanterns | 9 gates | heavenly gates | 九莲 | 九连宝灯 | チューレン | chuuren poutou
    closed_wait: closed wait | middle wait | inside wait | kanchan | 卡张 | 夹张 | 嵌张 | 坎张 | カンチャン
    dadiao: all claimed | all melded | hadaka tanki | 裸单骑 | 大吊车 | 单吊 | はだか単騎 | 裸単騎
    daisanfuu: big three winds | three great winds | 大三风 | 三风刻
    daisangen: big three dragons | three great dragons | big dragons | 大三元
    daisuushii: big four winds | four great winds | four big winds | big four happiness | 大四喜 | 大四喜和
    dora: bonus tile | bonus piece | dora indicator | 宝牌 | 悬赏牌 | ドラ
    double_pung: two same triplets | double triplet | 双同刻
    double_riichi: daburii | dabururichi | double reach | w riichi | double ready | ダブリー | ダブルリーチ | 两立直 | 双立直
    edge_wait: edge wait | penchan | 边张 | 边搭 | ペンチャン
    first_discard: win on the first discard | first turn
    first_draw: win on the first draw | first turn
    flower_tiles: flowers | season tiles | bonus tiles | 花牌 | 季节牌
    haitei: haitei | haitei raoyue | last draw | last tile | under the sea | moon under the sea | 海底 | 海底月
        | ハイテイ | 海底摸月 | 海底捞月
    haohua: four of a kind in seven pairs | luxury seven pairs | 龙七对 | 豪七
    honitsu: half flush | mixed flush | mixed suit | hon'itsu | honisou | 混一 | 凑一色 | ホンイツ
    honroutou: terminals and honours | mixed terminals | 混老 | 混幺九 | ホンロウ
    houtei: houtei | houtei raoyui | last discard | fish under the river | 河底 | 河底捞鱼 | ホウテイ
    hungang: four wildcards | four jokers | 四混 | 四会儿
    iipankou: iipeikou | twin sequences | pure double chow | double run | 一杯口 | 一盃口 | 一般高 | イーペーコー
    ippatsu: one shot | 一发 | イッパツ
    isshoku_sandoujun: pure triple chow | triple identical sequences | 一色三顺 | 一色三同顺
    isshoku_yondoujun: quadruple chow | four identical sequences | 一色四顺 | 一色四同顺
    ittsuu: straight | pure straight | full straight | itsu | ittsu | yitiaolong | 一通 | 一条龙 | 一气 | 清龙 | イッツー
        | 一気
    junchan: pure outside hand | terminals in each set | junchantaiyao | 纯带幺 | 纯全 | ジュンチャン
    kan_dora: kan dora | 杠悬赏牌 | 槓ドラ
    knitted_straight: knitted straight | combination dragon | 组合龙
    kokushi: 13 orphans | thirteen orphans | 13 terminals | 13 wonders | kokushi | kokushi musou | 国士 | 国士无双
        | 十三幺 | 十三幺九 | 十三么 | コクシ
    last_tile: last of its kind | 绝张 | 和绝张
    lesser_honors_and_knitted_tiles: knitted tiles and honours | 全不靠 | 十三不靠 | lesser honors and knitted tiles
    greater_honors_and_knitted_tiles: seven honours and knitted tiles | seven stars | 七星 | 七星不靠 | greater honors and knitted tiles
    meihun: no wildcards | no jokers | 无会儿 | 没会儿 | 素和
    menzen: closed hand | concealed hand | menzenchin | 门清 | 门前清 | メンゼン
    menzen_tsumo: tsumo | menzen tsumo | closed self-draw | fully concealed hand | self-drawn | 门清自摸 | 门前自摸
        | 不求人 | ツモ
    mixed_double_chow: mixed double run | two-colour sequences | 喜相逢 | 二色同顺
    mixed_straight: three-colour straight | mixed dragon | sanshoku tsuukan | 花龙 | 三色通贯 | 三色一气
    no_honors: without honours | 无字 | no honors
    one_kan: kan | kong | quad | 杠 | 一杠
    one_voided_suit: missing one suit | two suits only | 缺一门 | 缺门
    pinfu: pinfu | no points | no fu | all chows | all sequences | peace | flat hand | ping hu | 平胡 | 平和 | ピンフ
    pung_of_terminals_or_honors: triplet of terminals or honours | 幺九刻 | pung of terminals or honors
    reversible_tiles: reversible | upside down | 推不倒
    riichi: reach | ready | declared ready | richi | 立直 | 报听 | リーチ
    rinshan: win on a kan | after a kan | kong draw | kan draw | replacement tile | dead wall draw
        | rinshan kaihou | blooming on the kong | 岭上 | 岭上开花 | 杠上花 | 杠上开花 | 杠开 | リンシャン
    ryanankou: two concealed pungs | 双暗刻 | 两暗刻
    ryankantsu: two kongs | two quads | 双杠 | 两杠
    ryanpankou: ryanpeikou | two pure double chows | twin sequences twice | 二杯口 | 两杯口 | 两盃口 | 双般高 | 二般高
        | リャンペーコー
    ryuuiisou: all green | imperial jade | ryuisou | 绿一色 | リューイーソー
    sanankou: three concealed pungs | san ankou | 三暗 | サンアンコー
    sankantsu: three kongs | three quads | 三杠子 | 三杠
    sanrenkou: three shifted pungs | three consecutive triplets | sanrenkou | 三连刻 | 一色三节高 | 三节高
    sanshoku_doujun: sanshoku | mixed triple chow | three-colour run | three colours | 三色 | 三相逢 | 三色同顺
    sanshoku_doukou: three-colour triplets | triple pung | sanshoku doukou | 三同刻 | 三色同刻
    sanshoku_shoudoukou: small triple pung | 小三同刻
    seven_shifted_pairs: seven consecutive pairs | 7 shifted pairs | daisharin | 大车轮 | 连七对
    short_straight: connected sequences | 连六
    shousanfuu: little three winds | small three winds | 小三风
    shousangen: little three dragons | small dragons | 小三元
    shousuushii: little four winds | four little winds | four small winds | 小四喜 | 小四喜和
    single_wait: single wait | pair wait | tanki | 单吊 | 单骑 | 单钓 | 独听 | タンキ
    suuankou: four concealed pungs | suanko | 四暗 | スーアン | 坎坎和
    suukantsu: four kongs | four quads | 四杠 | 四杠子 | 十八罗汉
    suurenkou: four shifted pungs | four consecutive triplets | 四连刻 | 一色四节高 | 四节高
    tanyao: all simples | simples | tan'yao | tanyaochuu | 断幺 | 断幺九 | 断么 | タンヤオ
    tenhou: heavenly hand | blessing of heaven | heavenly win | heaven | tenho | 天胡 | てんほー
    tile_hog: four of a kind without a kong | 四归一
    tiliu: self-draw | self-drawn | tsumo | 自摸 | ツモ
    toitoi: all triplets | all pungs | all pongs | pon pon | toi toi | toitoihou | peng peng hu | dui dui hu
        | 碰碰胡 | 对对胡 | 大对子 | 对对碰 | トイトイ
    tsuuiisou: all honours | all winds and dragons | tsuiso | 字一色 | ツーイーソー
    two_dragon_pungs: two dragons | 双箭刻
    two_terminal_chows: old and young | 老少副 | 老少
    yakuhai_green: green dragon | green | hatsu | yakuhai | value honour | 发 | 发财 | 箭刻 | 翻牌 | 役牌 | 三元牌
        | dragons | dragon triplet
    yakuhai_red: red dragon | red | chun | yakuhai | value honour | 中 | 红中 | 箭刻 | 翻牌 | 役牌 | 三元牌 | dragons
        | dragon triplet
    yakuhai_round: round wind | prevalent wind | prevailing wind | table wind | yakuhai | value honour
        | bakaze | chanfon | 场风 | 圈风 | 翻牌 | 役牌 | 風牌
    yakuhai_seat: seat wind | own wind | player's wind | yakuhai | value honour | jikaze | menfon | 自风 | 门风
        | 翻牌 | 役牌 | 風牌
    yakuhai_white: white dragon | white | haku | yakuhai | value honour | blank | 白 | 白板 | 箭刻 | 翻牌 | 役牌 | 三元牌
        | dragons | dragon triplet
    zhuangjia: dealer | dealer wins | 庄
    zhuowu: catching the five | catch five | five of characters | 捉五 | 捉五魁
""")
"""The aliases by idea."""

_FAMILY_ALIASES: Mapping[YakuFamily, tuple[str, ...]] = {
    YakuFamily.WILDCARDS: (
        "joker", "wildcard", "wild card", "wild tile", "jokers", "ジョーカー", "オールマイティ",
        "混", "混儿", "混子", "会儿", "会子", "会牌", "百搭", "赖子", "财神",
    )
}  # fmt: skip


def aliases_of(yaku: AnyYaku) -> tuple[str, ...]:
    """Returns the aliases of a yaku in all languages and scripts, without duplicates."""
    idea_names = (name for idea in yaku.concepts for name in IDEA_ALIASES.get(idea, ()))
    return tuple(dict.fromkeys((*yaku.aliases, *idea_names, *_FAMILY_ALIASES.get(yaku.family, ()))))
