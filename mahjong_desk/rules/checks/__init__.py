# SPDX-License-Identifier: MIT
"""Checks of hands and events, before and after a hand is valued."""
