# SPDX-License-Identifier: MIT
"""The atlas of yaku in the window."""
