# SPDX-License-Identifier: MIT
"""The Spectators page: the switch, and the snapshots that spectators see."""
