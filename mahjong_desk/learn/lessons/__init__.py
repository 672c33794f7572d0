# SPDX-License-Identifier: MIT
"""Lessons: a rule system from zero, step by step, with every hand evaluated when it is shown.

Their texts are in ``resources/lessons``, one file per rule system.
"""
