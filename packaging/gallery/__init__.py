# SPDX-License-Identifier: MIT
"""Shows the scenes of the window in every look, and finds what is cut, covered or out of reach."""
