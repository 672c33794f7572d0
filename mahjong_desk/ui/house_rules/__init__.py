# SPDX-License-Identifier: MIT
"""House rules: named options of a rule system, to save, compare, export and import."""
