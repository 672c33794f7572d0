# SPDX-License-Identifier: MIT
"""The circumstances of a win that Riichi knows (rules/riichi.md §12)."""

from __future__ import annotations

from dataclasses import replace

from mahjong_desk.rules.model.circumstances import (
    CHANKAN,
    CHIIHOU,
    HAITEI,
    HOUTEI,
    RENHOU,
    RIICHI,
    RINSHAN,
    TENHOU,
    Circumstance,
    with_names,
)
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.yaku import NAMES_OF
from mahjong_desk.texts import Text

_DOUBLE_RIICHI = replace(
    RIICHI, id="double_riichi", would=Text("Riichi would have to be declared on the first turn, before any claim.")
)
_IPPATSU = Circumstance(
    "ippatsu",
    NAMES_OF["ippatsu"],
    closed=True,
    needs=(RIICHI.id, _DOUBLE_RIICHI.id),
    excludes=(RINSHAN.id,),
    would=Text("The win would have to come within one turn after riichi, before any claim."),
)

CIRCUMSTANCES = with_names(
    NAMES_OF,
    RIICHI,
    _DOUBLE_RIICHI,
    _IPPATSU,
    RINSHAN,
    CHANKAN,
    replace(HAITEI, excludes=(RINSHAN.id,)),
    replace(HOUTEI, excludes=(CHANKAN.id,)),
    TENHOU,
    CHIIHOU,
    RENHOU,
)
"""All that the rules know, in the order in which to offer them."""


def accepted_circumstances(options: RiichiOptions) -> tuple[Circumstance, ...]:
    """Returns those that a table accepts."""
    left_out = {
        name for name, played in ((_IPPATSU.id, options.ippatsu), (RENHOU.id, options.renhou != "off")) if not played
    }
    return tuple(one for one in CIRCUMSTANCES if one.id not in left_out)
