# SPDX-License-Identifier: MIT
"""The place Learn: the atlas of every yaku, and the workbench."""

from mahjong_desk.ui.learn.place import LearnPlace

__all__ = ["LearnPlace"]
