# SPDX-License-Identifier: MIT
"""The rules: every system in its folder, and what they share."""
