# SPDX-License-Identifier: MIT
"""Keeps the score at a real mahjong table, explains every figure and teaches yaku."""

__version__ = "0.1.0"
