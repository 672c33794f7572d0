# SPDX-License-Identifier: MIT
"""Drills: questions about dealt hands or hands of the club, answered by the engine.

A subject asks no ambiguous question.
"""
