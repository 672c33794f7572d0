# SPDX-License-Identifier: MIT
"""The page of the players: who they are, and what their matches come to."""
