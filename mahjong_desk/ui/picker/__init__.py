# SPDX-License-Identifier: MIT
"""The picker: a winning hand, entered by clicks, keys or paste."""

from mahjong_desk.ui.picker.screen import PickerScreen

__all__ = ["PickerScreen"]
