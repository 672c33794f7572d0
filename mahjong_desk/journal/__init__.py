# SPDX-License-Identifier: MIT
"""A match: its acts, and what they result in."""
