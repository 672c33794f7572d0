# SPDX-License-Identifier: MIT
"""Who is responsible for big three dragons or four winds (rules/boo.md §7)."""

from collections.abc import Sequence

from mahjong_desk.pieces.mahjong import EAST, RED, WHITE
from mahjong_desk.rules.model.events import PaoEntry
from mahjong_desk.rules.model.hand import Meld
from mahjong_desk.rules.model.reasons import Evaluation
from mahjong_desk.rules.systems.boo.yaku import YAKU_NAMES

_SET_KINDS = {"daisangen": range(WHITE, RED + 1), "suushiihou": range(EAST, WHITE)}
PAO_NAMES = {yaku_id: YAKU_NAMES[yaku_id] for yaku_id in _SET_KINDS}
"""The names of the reasons for which a player can be responsible."""


def suggest_pao(evaluation: Evaluation, melds: Sequence[Meld]) -> tuple[PaoEntry, ...]:
    """Returns a pao entry for the discarder of the last dragon or wind set, if any.

    It requires that all sets of the yaku are melds.
    """
    for item in evaluation.yaku:
        kinds = _SET_KINDS.get(item.id)
        if kinds is None:
            continue
        sets = [meld for meld in melds if meld.pieces[0] in kinds]
        # A concealed kan has no discarder.
        if len(sets) == len(kinds) and sets[-1].claimed_from is not None:
            return (PaoEntry(sets[-1].claimed_from, item.id),)
    return ()
