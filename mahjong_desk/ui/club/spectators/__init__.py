# SPDX-License-Identifier: MIT
"""The Spectators page: what spectators see, and the switch for it."""
