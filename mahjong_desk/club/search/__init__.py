# SPDX-License-Identifier: MIT
"""Finds any hand of the club: by player, yaku, value, tiles, rule system, date or the words of its note."""
