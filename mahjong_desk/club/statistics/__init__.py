# SPDX-License-Identifier: MIT
"""What somebody's matches come to: figures, each with how many hands it rests on and the rows that it comes from.

Everything is counted from the facts just now; nothing is stored that could disagree with them. Results of different rule
systems are never added, nor are places at tables of another size.
"""
