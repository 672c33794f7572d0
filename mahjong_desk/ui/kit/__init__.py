# SPDX-License-Identifier: MIT
"""Widgets that take plain values, emit signals and know no rules."""
