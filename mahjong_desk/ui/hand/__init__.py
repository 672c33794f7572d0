# SPDX-License-Identifier: MIT
"""The entry of a hand, its pictures and its explanation."""
