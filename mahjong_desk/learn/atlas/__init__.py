# SPDX-License-Identifier: MIT
"""The atlas of yaku: every yaku of every rule system, with example hands and a near miss."""
