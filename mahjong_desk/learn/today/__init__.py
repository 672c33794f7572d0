# SPDX-License-Identifier: MIT
"""Practice: what is due today, computed from the answers so far."""
