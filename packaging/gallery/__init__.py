# SPDX-License-Identifier: MIT
"""Everything that the window can show, in every look, and what is cut, covered or out of reach in it."""
