# SPDX-License-Identifier: MIT
"""Lessons that introduce a rule system step by step.

Their texts are in ``resources/lessons``, one file per rule system. The engine evaluates each hand when it is shown.
"""
