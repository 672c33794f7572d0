# SPDX-License-Identifier: MIT
"""Drills in the window."""
