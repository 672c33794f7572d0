# SPDX-License-Identifier: MIT
"""What the rules of a system say, for the place Rules and the reference card, and how such pages are read."""
