# SPDX-License-Identifier: MIT
"""The page of a player: what their matches come to, with a picture for each figure."""
