# SPDX-License-Identifier: MIT
"""The place Rules: each ruleset's page to read at the table."""

from mahjong_desk.ui.rules.screen import RulesScreen

__all__ = ["RulesScreen"]
