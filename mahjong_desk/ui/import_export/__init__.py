# SPDX-License-Identifier: MIT
"""What a file would add, decided before anything is written; records of other programs; the export of everything."""
