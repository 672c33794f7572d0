# SPDX-License-Identifier: MIT
"""Drills: questions about dealt or recorded hands, answered by the engine."""
