# SPDX-License-Identifier: MIT
"""A hand for every yaku of Beijing mahjong; seat 0 deals."""

from __future__ import annotations

from mahjong_desk.rules.ruleset import Example

EXAMPLES = {
    "zhuangjia": Example("123m456p45789s22z", "6s", self_drawn=True, winner=0, wild_indicator="1p"),
    "menqing": Example("456p45789s22z", "6s", melds=(("ankan", "9999m"),), wild_indicator="1p"),
    "meihun": Example("123m456p45678s22z", "9s", wild_indicator="5s"),
    "benhunlong": Example("1234456789m11p5s", "6s", self_drawn=True, wild_indicator="3m", options={"benhunlong": True}),
    "hunyou": Example("345678m456777s1z", "8p", self_drawn=True, wild_indicator="4z", options={"hunyou_meihun": True}),
    "tiliu": Example("456p45789s22z", "6s", self_drawn=True, melds=(("pon", "111m"),), wild_indicator="1p"),
    "long": Example("12456789m11p45s1z", "6s", self_drawn=True, wild_indicator="4z"),
    "qidui": Example("11m33p55p77s99s22z4z", "4z", wild_indicator="3s"),
    "haohua": Example("1111m33p55p77s99s2z", "2z", self_drawn=True, wild_indicator="3s"),
    "zhuowu": Example("46m123p456p789s33z", "5m", wild_indicator="1s"),
    "gangkai": Example(
        "123m456s777s1z",
        "9p",
        self_drawn=True,
        melds=(("daiminkan", "5555p"),),
        situation=("rinshan",),
        wild_indicator="4z",
    ),
    "qingyise": Example(
        "111234555789m1z", "9m", self_drawn=True, wild_indicator="4z", options={"doublings_qingyise": 1}
    ),
    "duiduihu": Example(
        "222p555s33z11s",
        "1s",
        self_drawn=True,
        melds=(("pon", "999m"),),
        wild_indicator="4z",
        options={"doublings_duiduihu": 1},
    ),
    "dadiao": Example(
        "5s",
        "5s",
        self_drawn=True,
        melds=(("chi", "123m"), ("pon", "999p"), ("pon", "111s"), ("chi", "678p")),
        wild_indicator="4z",
        options={"doublings_dadiao": 1},
    ),
    "haidi": Example(
        "123m456p45789s22z",
        "6s",
        self_drawn=True,
        situation=("haitei",),
        wild_indicator="1p",
        options={"doublings_haidi": 1},
    ),
    "tenhou": Example("123m456p45789s22z", "6s", self_drawn=True, winner=0, situation=("tenhou",), wild_indicator="1p"),
    "chiihou": Example("123m456p45789s22z", "6s", discarder=0, situation=("chiihou",), wild_indicator="1p"),
    "hungang": Example("2222m147p159s346z", "8s", self_drawn=True, wild_indicator="1m"),
}
"""By the id of the yaku."""
