# SPDX-License-Identifier: MIT
"""What helps to learn the rule systems; knows the rules, never the ledger or the window.

``brought``    Reads what a system brings to be learned by.
``cases``      Takes wins apart and changes them.
``atlas``      Makes the page of every yaku of it.
``workbench``  Tries any hand under every system.
``compare``    Lays rule systems side by side.
``drills``     Asks questions that the engine answers.
``practice``   Keeps what was answered, and says what is to be practised.
``lessons``    Teaches a rule system from zero.

Tested together
    ``tests/rules/test_installed.py``  brought
"""
