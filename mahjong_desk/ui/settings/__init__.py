# SPDX-License-Identifier: MIT
"""What one person sets on one machine: language, look and hints."""

from __future__ import annotations

from mahjong_desk.ui.settings.sheet import SettingsSheet
from mahjong_desk.ui.settings.store import Settings

__all__ = ["Settings", "SettingsSheet"]
