# SPDX-License-Identifier: MIT
"""The Learn screen: today's practice, lessons, the atlas of yaku, workbenches and drills."""
