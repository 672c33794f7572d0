# SPDX-License-Identifier: MIT
"""What a file would add, shown and decided before anything is written; and the export of everything."""
