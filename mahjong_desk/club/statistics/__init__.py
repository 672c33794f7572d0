# SPDX-License-Identifier: MIT
"""The statistics of a player: figures, each with the number of hands behind it and the rows it comes from.

They are computed from the facts when they are needed. Results of different rule systems are never added, nor are places at
tables of different sizes.
"""
