# SPDX-License-Identifier: MIT
"""Shows every scene of the window in every look, and finds its faults."""
