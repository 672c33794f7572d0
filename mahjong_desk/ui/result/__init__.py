# SPDX-License-Identifier: MIT
"""The sheet at the end of a match."""

from mahjong_desk.ui.result.sheet import ResultSheet

__all__ = ["ResultSheet"]
