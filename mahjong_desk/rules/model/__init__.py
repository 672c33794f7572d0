# SPDX-License-Identifier: MIT
"""Hands, events, tables, options, reasons and refusals."""
