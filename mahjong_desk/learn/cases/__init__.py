# SPDX-License-Identifier: MIT
"""Wins in groups, which can be changed and evaluated again."""
