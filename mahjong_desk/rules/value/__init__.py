# SPDX-License-Identifier: MIT
"""What a hand is worth in fu and han.

``dora``      What an indicator makes dora.
``formulas``  Sums to show.
``fu``        What sets, pairs and waits give.
``fu_han``    Values by fu and han.
``limits``    Fixed amounts by name and multiple.
``rounding``  To whole units.
``typed``     A value that the table counted itself.

Tested together
    ``tests/rules/test_dora.py``               dora
    ``tests/conformance/test_conformance.py``  formulas, fu, fu_han, typed
    ``tests/rules/test_limits.py``             limits
    ``tests/rules/test_rounding.py``           rounding
"""
