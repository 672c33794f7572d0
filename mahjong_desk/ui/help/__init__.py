# SPDX-License-Identifier: MIT
"""The help pages, and the sheets about the application."""
