# SPDX-License-Identifier: MIT
"""The lessons in the window."""
