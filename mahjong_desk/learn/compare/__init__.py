# SPDX-License-Identifier: MIT
"""Rule systems side by side: one yaku in all of them, and what changes for somebody who comes from another one."""

from mahjong_desk.learn.compare.absence import Absence, AbsenceReason
from mahjong_desk.learn.compare.relatives import Kinship, Relative
from mahjong_desk.learn.compare.remarks import Remark, RemarkKind, remarks
from mahjong_desk.learn.compare.system_diff import compare_systems
from mahjong_desk.learn.compare.yaku_comparison import ComparisonRow, compare_yaku, count_systems_with, notes_of

__all__ = [
    "Absence",
    "AbsenceReason",
    "ComparisonRow",
    "Kinship",
    "Relative",
    "Remark",
    "RemarkKind",
    "compare_systems",
    "compare_yaku",
    "count_systems_with",
    "notes_of",
    "remarks",
]
