# SPDX-License-Identifier: MIT
"""Compares one yaku in all rule systems, and two rule systems with each other."""
