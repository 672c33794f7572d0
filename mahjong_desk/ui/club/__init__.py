# SPDX-License-Identifier: MIT
"""The place Club: a page each for what a club asks of all its matches."""

from mahjong_desk.ui.club.screen import ClubScreen

__all__ = ["ClubScreen"]
