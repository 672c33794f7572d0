# SPDX-License-Identifier: MIT
"""Charts: plain values, and one painter for screen, paper and files."""
