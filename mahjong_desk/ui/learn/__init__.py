# SPDX-License-Identifier: MIT
"""The Learn screen: practice, lessons, the atlas, workbenches and drills."""
