# SPDX-License-Identifier: MIT
"""What a yaku is, what it looks at, when it is there, and why it is not.

``combining``   What counts together: what strikes out what, and which sets are combined by which.
``conditions``  When a yaku is there: named parts, each of which can say that it fails.
``facts``       A reading of mahjong tiles reduced to flags.
``failing``     Why a yaku does not count in a hand.
``family``      What one has to look at to see it.
``faults``      What is said of the parts on which the systems agree.
``finders``     What finds the pieces that fail a part.
``missing``     Which sets are missing for what sets show together.
``picks``       What picks the groups that show a yaku.
``predicates``  The conditions on which the systems agree.
``row``         ``Yaku``, one row of a system's table, and which of them a table plays with.
``sets``        Its sets and what several of them show.
``standard``    The yaku of the Riichi family, each said once.

Tested together
    ``tests/rules/test_combining.py``          combining
    ``tests/rules/test_conditions.py``         conditions
    ``tests/conformance/test_conformance.py``  facts, predicates, sets, standard
    ``tests/rules/test_failing.py``            failing, faults, finders, picks
    ``tests/rules/test_yaku.py``               family, row
    ``tests/rules/test_missing.py``            missing
"""
