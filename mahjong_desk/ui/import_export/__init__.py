# SPDX-License-Identifier: MIT
"""Imports with a preview, records of other programs, and the export of everything."""
