# SPDX-License-Identifier: MIT
"""The presets of well-known rule sets (rules/riichi.md §9)."""

from collections.abc import Mapping

from mahjong_desk.rules.model.options import OptionValue, Preset
from mahjong_desk.texts import Text

_NO_ABORTIVE_DRAWS: Mapping[str, OptionValue] = {
    "kyuushu_kyuuhai": False,
    "suufon_renda": False,
    "suucha_riichi": False,
    "suukan_sanra": False,
}
_NOTHING_ENDS_EARLY: Mapping[str, OptionValue] = {"agari_yame": "off", "tenpai_yame": "off", "bust": "off"}
_EUROPEAN: Mapping[str, OptionValue] = {
    "start_points": 30_000,
    "return_points": 30_000,
    "uma_first": 15,
    "uma_second": 5,
    "uma_third": -5,
    "ties": "split",
    **_NOTHING_ENDS_EARLY,
    "nagashi_mangan": "off",
    **_NO_ABORTIVE_DRAWS,
    "red_fives": 0,
    "kazoe": "sanbaiman",
    "multiple_yakuman": False,
    "chombo_payment": "result",
}
_EMA: Mapping[str, OptionValue] = {**_EUROPEAN, "honba_share": "all", "deposit_share": "own_back", "renhou": "mangan"}

PRESETS = (
    Preset("ema2025", Text("EMA 2025"), Text("ties share places"), {**_EMA, "kiriage_mangan": True}),
    Preset("ema", Text("EMA 2016"), Text("no raised mangan"), _EMA),
    Preset(
        "wrc",
        Text("WRC 2022"),
        Text("4 han 30 fu is mangan"),
        {
            **_EUROPEAN,
            "leftover_deposit": "lost",
            "multiple_ron": "head_bump",
            "renhou": "five_han",
            "double_wind_pair_fu": 2,
            "kiriage_mangan": True,
            "chombo_points": 30_000,
        },
    ),
    Preset(
        "mleague",
        Text("M-League"),
        Text("one winner per discard"),
        {
            "uma_first": 30,
            "ties": "split",
            **_NOTHING_ENDS_EARLY,
            "multiple_ron": "head_bump",
            "riichi_needs_stake": False,
            "nagashi_mangan": "off",
            **_NO_ABORTIVE_DRAWS,
            "double_wind_pair_fu": 2,
            "kiriage_mangan": True,
            "kazoe": "sanbaiman",
            "pao_suukantsu": True,
            "pao_honba": "responsible",
            "chombo_payment": "result",
        },
    ),
    Preset(
        "tenhou",
        Text("Tenhou"),
        Text("West if all under 30,000"),
        {
            "extra_round": "on",
            "multiple_ron": "double",
            "pao_suukantsu": True,
            "pao_scope": "hand",
            "pao_honba": "responsible",
            "chombo_payment": "none",
        },
    ),
    Preset(
        "mahjong_soul",
        Text("Mahjong Soul"),
        Text("some double yakuman"),
        {
            "return_points": 25_000,
            "uma_first": 15,
            "uma_second": 5,
            "uma_third": -5,
            "extra_round": "sudden_death",
            "double_daisuushii": True,
            "double_suuankou_tanki": True,
            "double_kokushi_13": True,
            "double_junsei_chuuren": True,
            "pao_honba": "responsible",
            "chombo_payment": "none",
        },
    ),
    Preset(
        "jpml",
        Text("JPML A"),
        Text("no ippatsu, no ura"),
        {
            "start_points": 30_000,
            "return_points": 30_000,
            "uma_first": 8,
            "uma_second": 4,
            "uma_third": -4,
            "ties": "split",
            "leftover_deposit": "lost",
            **_NOTHING_ENDS_EARLY,
            "multiple_ron": "head_bump",
            "nagashi_mangan": "off",
            "red_fives": 0,
            "ippatsu": False,
            "ura_dora": False,
            "kan_dora": False,
            "kan_ura": False,
            "renhou": "mangan",
            "kazoe": "sanbaiman",
            "multiple_yakuman": False,
            "ryuuiisou_needs_green": True,
            "pao_suukantsu": True,
            "pao_rinshan": True,
            "chombo_payment": "result",
        },
    ),
)
"""The presets in the order of §9."""
