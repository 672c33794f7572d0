# SPDX-License-Identifier: MIT
"""Wins split into groups, which can be changed and evaluated again."""
