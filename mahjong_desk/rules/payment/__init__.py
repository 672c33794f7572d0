# SPDX-License-Identifier: MIT
"""Payments."""
