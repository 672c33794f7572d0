# SPDX-License-Identifier: MIT
"""The page Search of the place Club: any hand that the club ever recorded, found by a line of text and chips."""

from mahjong_desk.ui.club.search.page import SearchPage

__all__ = ["SearchPage"]
