# SPDX-License-Identifier: MIT
"""The hand that is being entered, for picker and workbench: its contents, its changes, its assessment.

A ``Draft`` is one value that palette, keyboard and paste share. Every edit is a function from draft to draft, which
raises ``DraftError`` if it does not fit; the window says why. ``assess`` asks the rules about it after every key.
"""
