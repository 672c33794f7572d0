# SPDX-License-Identifier: MIT
"""The circumstances and indicators of Riichi (rules/riichi.md §5, §12)."""

from dataclasses import replace

from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.model.hand import DORA, MAX_DORA_INDICATORS, URA, Indicator
from mahjong_desk.rules.systems.riichi.options import RiichiOptions
from mahjong_desk.rules.systems.riichi.yaku import YAKU_NAMES
from mahjong_desk.rules.value.dora import next_kind
from mahjong_desk.texts import Text

_DOUBLE_RIICHI = replace(
    circumstances.RIICHI,
    id="double_riichi",
    would=Text("Riichi would have to be declared on the first turn, before any call."),
)
_IPPATSU = circumstances.Circumstance(
    "ippatsu",
    YAKU_NAMES["ippatsu"],
    needs_closed_hand=True,
    requires_any=(circumstances.RIICHI.id, _DOUBLE_RIICHI.id),
    excludes=(circumstances.RINSHAN.id,),
    would=Text("The win would have to come within one turn of riichi, before any call."),
)

CIRCUMSTANCES = circumstances.with_names(
    YAKU_NAMES,
    circumstances.RIICHI,
    _DOUBLE_RIICHI,
    _IPPATSU,
    circumstances.RINSHAN,
    circumstances.CHANKAN,
    replace(circumstances.HAITEI, excludes=(circumstances.RINSHAN.id,)),
    replace(circumstances.HOUTEI, excludes=(circumstances.CHANKAN.id,)),
    circumstances.TENHOU,
    circumstances.CHIIHOU,
    circumstances.RENHOU,
)
"""Every circumstance of the rules, in display order."""


def accepted_circumstances(options: RiichiOptions) -> tuple[circumstances.Circumstance, ...]:
    """Returns the circumstances that a table accepts."""
    is_played = {_IPPATSU.id: options.ippatsu, circumstances.RENHOU.id: options.renhou != "off"}
    return tuple(circumstance for circumstance in CIRCUMSTANCES if is_played.get(circumstance.id, True))


DORA_INDICATOR = replace(DORA, indicates=next_kind, max_count=MAX_DORA_INDICATORS, grows_with_kans=True)
URA_INDICATOR = replace(
    URA,
    indicates=next_kind,
    max_count=MAX_DORA_INDICATORS,
    grows_with_kans=True,
    requires_any=("riichi", "double_riichi"),
)
INDICATORS = (DORA_INDICATOR, URA_INDICATOR)
"""Every kind of indicator of the rules."""


def indicators(options: RiichiOptions) -> tuple[Indicator, ...]:
    """Returns the kinds of indicators that a table plays with."""
    growing = ((DORA_INDICATOR, options.kan_dora), (URA_INDICATOR, options.kan_dora and options.kan_ura))
    dora, ura = (kind if grows else replace(kind, max_count=1, grows_with_kans=False) for kind, grows in growing)
    return (dora, ura) if options.ura_dora else (dora,)
