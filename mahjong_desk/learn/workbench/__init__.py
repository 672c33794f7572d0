# SPDX-License-Identifier: MIT
"""The workbench: values, waits, distance and best discards of a hand."""
