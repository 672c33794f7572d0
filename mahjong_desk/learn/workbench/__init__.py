# SPDX-License-Identifier: MIT
"""A hand to try out: its value under every rule system, its waits, its distance, and what to draw and discard."""
