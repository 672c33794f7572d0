# SPDX-License-Identifier: MIT
"""The result panel: value, reasons, payments and outcome of a hand."""
