# SPDX-License-Identifier: MIT
"""Drills: unambiguous questions about dealt hands or hands of the club, answered by the engine."""
