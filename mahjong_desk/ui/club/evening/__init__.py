# SPDX-License-Identifier: MIT
"""The page of the evening: several tables at once, their rounds and the timer."""
