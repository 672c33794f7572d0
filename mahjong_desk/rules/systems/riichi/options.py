# SPDX-License-Identifier: MIT
"""The options of Riichi (rules/riichi.md §9)."""

from __future__ import annotations

from dataclasses import dataclass

from mahjong_desk.rules.model.options import TableOptions
from mahjong_desk.rules.systems.riichi.options_match import MATCH_OPTIONS
from mahjong_desk.rules.systems.riichi.options_value import VALUE_OPTIONS

MANY_HONBA = 5
"""The number of counters from which a win may need more yaku (二翻縛り, §3)."""


@dataclass(frozen=True, slots=True)
class RiichiOptions(TableOptions):
    """The choices of one table, as the parts of the ruleset read them."""

    length: str
    start_points: int
    return_points: int
    target_points: int
    uma_first: int
    uma_second: int
    uma_third: int
    result_rounding: str
    ties: str
    leftover_deposit: str
    extra_round: str
    agari_yame: str
    tenpai_yame: str
    bust: str
    renchan: str
    abortive_renchan: bool
    honba_value: int
    honba_share: str
    deposit_share: str
    multiple_ron: str
    riichi_needs_stake: bool
    noten_payment: int
    nagashi_mangan: str
    kyuushu_kyuuhai: bool
    suufon_renda: bool
    suucha_riichi: bool
    suukan_sanra: bool
    red_fives: int
    ippatsu: bool
    ura_dora: bool
    kan_dora: bool
    kan_ura: bool
    open_tanyao: bool
    ryanhan_shibari: bool
    renhou: str
    pinfu_tsumo: bool
    open_pinfu_30: bool
    rinshan_fu: bool
    double_wind_pair_fu: int
    kiriage_mangan: bool
    kazoe: str
    multiple_yakuman: bool
    double_daisuushii: bool
    double_suuankou_tanki: bool
    double_kokushi_13: bool
    double_junsei_chuuren: bool
    ryuuiisou_needs_green: bool
    pao: bool
    pao_suukantsu: bool
    pao_rinshan: bool
    pao_scope: str
    pao_honba: str
    chombo_payment: str
    chombo_points: int

    def is_bust(self, score: int) -> bool:
        """Returns whether a player with that score is out of points (飛び)."""
        return self.bust != "off" and (score < 0 or (score == 0 and self.bust == "at_zero"))

    @property
    def uma(self) -> tuple[int, int, int, int]:
        """The prizes of the ranks, in points of the result."""
        first, second, third = (1_000 * uma for uma in (self.uma_first, self.uma_second, self.uma_third))
        return first, second, third, -(first + second + third)


OPTIONS = (*MATCH_OPTIONS, *VALUE_OPTIONS)
"""All of them, in the order of the table of §9."""
