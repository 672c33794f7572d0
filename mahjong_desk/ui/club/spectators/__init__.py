# SPDX-License-Identifier: MIT
"""The page for spectators, from this side: what they see, and the switch that lets them."""
