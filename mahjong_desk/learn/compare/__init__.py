# SPDX-License-Identifier: MIT
"""Rule systems side by side: one yaku in all of them, and what changes for somebody who comes from another one."""

from mahjong_desk.learn.compare.absence import Lack, LackKind
from mahjong_desk.learn.compare.relatives import Kinship, Relative
from mahjong_desk.learn.compare.remarks import Remark, RemarkKind, remarks
from mahjong_desk.learn.compare.system_diff import coming
from mahjong_desk.learn.compare.yaku_comparison import Row, comparison, notes_of, systems_with

__all__ = [
    "Kinship",
    "Lack",
    "LackKind",
    "Relative",
    "Remark",
    "RemarkKind",
    "Row",
    "coming",
    "comparison",
    "notes_of",
    "remarks",
    "systems_with",
]
