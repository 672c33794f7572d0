# SPDX-License-Identifier: MIT
"""The atlas of yaku: every yaku of every rule system, with hands that have it and one that nearly does."""
