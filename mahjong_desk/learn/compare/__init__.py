# SPDX-License-Identifier: MIT
"""Rule systems side by side: one yaku in all of them, and the differences between two."""
