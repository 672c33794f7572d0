# SPDX-License-Identifier: MIT
"""Lessons: introduce a rule system step by step; the engine evaluates each hand when it is shown.

Their texts are in ``resources/lessons``, one file per rule system.
"""
