# SPDX-License-Identifier: MIT
"""Today's practice: what is due, and all answers."""
