# SPDX-License-Identifier: MIT
"""What is refused, before a hand is valued and after.

``common_events``  Settles those that no system provides for.
``fields``         What is refused in extra fields.
``hands``          What is refused in seats, pieces and melds.
``settling``       Who can win, draws, corrections.
``situations``     What is refused in the circumstances of a win.
``waiting``        What each winning piece would bring.

Tested together
    ``tests/rules/test_common_events.py``      common_events
    ``tests/rules/test_field_checks.py``       fields
    ``tests/conformance/test_conformance.py``  hands, settling, waiting
    ``tests/rules/test_circumstances.py``      situations
"""
