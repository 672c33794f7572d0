# SPDX-License-Identifier: MIT
"""The rules: every system in its folder, and what they share.

``ruleset``      ``Ruleset`` describes a system, ``Rules`` plays it at a table with its options.
``registry``     Those that there are.
``conventions``  Which fields of a table a system has.
``model``        What the rules speak of: hands, events, tables, options, reasons and refusals.
``yaku``         What a yaku is, when it is there, and why it is not.
``value``        What a hand is worth in fu and han.
``payment``      Who pays whom.
``checks``       What is refused.
``systems``      Ar-Shi-Ar, Boo, World Series, Beijing, Shogi, Riichi, Chinese Official.

Tested together
    ``tests/conformance/test_conformance.py``  conventions, ruleset
    ``tests/rules/test_registry.py``           registry
"""
