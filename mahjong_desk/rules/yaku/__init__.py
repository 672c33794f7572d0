# SPDX-License-Identifier: MIT
"""Yaku: their rows, conditions and facts, and why one is missing."""
