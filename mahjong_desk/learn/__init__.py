# SPDX-License-Identifier: MIT
"""What helps to learn the rule systems; knows the rules, never the ledger or the window.

``cases`` takes wins apart and changes them. ``atlas`` makes the page of every yaku of it, ``workbench`` tries any hand under
every system, ``drills`` asks questions that the engine answers.
"""
