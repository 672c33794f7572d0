# SPDX-License-Identifier: MIT
"""The families of yaku: what one has to look at to see a yaku."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from mahjong_desk.rules.names import Names


class Family(StrEnum):
    """What a yaku is about, in the order in which to offer it."""

    SITUATION = "situation"
    SEQUENCES = "sequences"
    TRIPLETS = "triplets"
    KANS = "kans"
    HONOURS = "honours"
    TERMINALS = "terminals"
    FLUSH = "flush"
    PAIRS = "pairs"
    SPECIAL = "special"
    WILDCARDS = "wildcards"
    DORA = "dora"

    @property
    def names(self) -> Names:
        """Its name in each language."""
        return _NAMES[self]


_NAMES: Mapping[Family, Names] = {
    Family.SITUATION: Names("状況", "Circumstances", "和牌方式"),
    Family.SEQUENCES: Names("順子", "Sequences", "顺子"),
    Family.TRIPLETS: Names("刻子", "Triplets", "刻子"),
    Family.KANS: Names("槓子", "Kans", "杠子"),
    Family.HONOURS: Names("字牌", "Honours", "字牌"),
    Family.TERMINALS: Names("幺九牌", "Terminals", "幺九"),
    Family.FLUSH: Names("一色", "One suit", "一色"),
    Family.PAIRS: Names("対子", "Pairs", "对子"),
    Family.SPECIAL: Names("特殊な形", "Special hands", "特殊牌型"),
    Family.WILDCARDS: Names("混", "Wildcards", "混"),
    Family.DORA: Names("ドラ", "Dora", "宝牌"),
}

_MEMBERS: Mapping[Family, str] = {
    Family.SITUATION: """
        menzen_tsumo tsumo tiliu riichi menzen menqing tenhou chiihou renhou rinshan gangkai chankan haitei haidi
        houtei zhuangjia zhuowu dadiao
    """,
    Family.SEQUENCES: """
        pinfu ittsuu long iipankou ryanpankou isshoku_sandoujun isshoku_yondoujun sanshoku_doujun
    """,
    Family.TRIPLETS: """
        toitoi duiduihu ryanankou sanankou suuankou sanshoku_shoudoukou sanshoku_doukou sanrenkou suurenkou
        kogoma_sanyaku shugo_sanyaku
    """,
    Family.KANS: """
        iikantsu ryankantsu sankantsu suukantsu minkan ankan ryankantsu_kogoma_sanyaku ryankantsu_shugo_sanyaku
    """,
    Family.HONOURS: """
        yakuhai_white yakuhai_green yakuhai_red yakuhai_round yakuhai_seat yakuhai_kaku yakuhai_hisha yakuhai_gyoku
        shousangen daisangen shousanfuu daisanfuu shousuushii daisuushii suushiihou tsuuiisou
    """,
    Family.TERMINALS: "tanyao chanta junchan honroutou chinroutou",
    Family.FLUSH: "honitsu chinitsu qingyise chuuren ryuuiisou fuiisou",
    Family.PAIRS: "chiitoitsu qidui haohua suutoitsu shitennou",
    Family.SPECIAL: "kokushi chicken",
    Family.WILDCARDS: "meihun benhunlong hunyou hungang",
    Family.DORA: "aka_five dora kan_dora",
}
_FAMILIES = {identity: family for family, members in _MEMBERS.items() for identity in members.split()}
_EXCEPTIONS = {("shogi", "suushiihou"): Family.PAIRS}
"""Where an id means another shape in one ruleset: the four winds of shogi are four pairs."""


def family_of(ruleset_id: str, yaku_id: str) -> Family:
    """Returns the family of a yaku; one that nobody has placed yet is special."""
    return _EXCEPTIONS.get((ruleset_id, yaku_id)) or _FAMILIES.get(yaku_id, Family.SPECIAL)


def placed(ruleset_id: str, yaku_id: str) -> bool:
    """Returns whether somebody has given a yaku its family."""
    return (ruleset_id, yaku_id) in _EXCEPTIONS or yaku_id in _FAMILIES
