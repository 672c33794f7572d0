# SPDX-License-Identifier: MIT
"""Charts: plain values in, one painter for screen, paper and files; each importing only those above it."""
