# SPDX-License-Identifier: MIT
"""Checks of a Boo mahjong hand (rules/boo.md §5 "Counts", §12)."""

from dataclasses import replace

from mahjong_desk.pieces import MAHJONG_WITH_RED_FIVE
from mahjong_desk.pieces.mahjong import RED_FIVE
from mahjong_desk.rules.checks.dora_hands import HandChecks, face_counts
from mahjong_desk.rules.model import circumstances
from mahjong_desk.rules.model.hand import DORA
from mahjong_desk.rules.systems.boo.options import BooOptions
from mahjong_desk.rules.systems.boo.yaku import YAKU_NAMES
from mahjong_desk.rules.value.dora import next_kind

CIRCUMSTANCES = circumstances.with_names(
    YAKU_NAMES,
    circumstances.RIICHI,
    circumstances.RINSHAN,
    circumstances.CHANKAN,
    replace(circumstances.HAITEI, excludes=(circumstances.RINSHAN.id,)),
    circumstances.TENHOU,
    circumstances.CHIIHOU_ON_DISCARD,
    replace(circumstances.RENHOU, win_method=circumstances.WinMethod.DRAW, would=circumstances.BY_FIRST_DRAW),
)
"""Every circumstance of the rules, in display order."""

INDICATORS = (replace(DORA, indicates=next_kind),)
"""One dora indicator, and no further one after a kan."""


def hand_checks(options: BooOptions) -> HandChecks:
    """Returns the checks of the hands of a table with these options."""
    faces = face_counts(MAHJONG_WITH_RED_FIVE, {RED_FIVE: options.red_fives})
    return HandChecks(MAHJONG_WITH_RED_FIVE, faces, CIRCUMSTANCES, INDICATORS, copies_path="concealed")
