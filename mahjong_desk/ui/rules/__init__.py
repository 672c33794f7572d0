# SPDX-License-Identifier: MIT
"""The Rules screen, which shows the page of each ruleset."""

from mahjong_desk.ui.rules.screen import RulesScreen

__all__ = ["RulesScreen"]
