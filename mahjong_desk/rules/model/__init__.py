# SPDX-License-Identifier: MIT
"""What the rules speak of: hands, events, tables, options, reasons and refusals.

``circumstances``  The circumstances of a win: what they need, and what they go with.
``events``         What can happen at the table.
``extra_fields``   The fields that one system alone adds to the contract.
``faces``          Pieces of one kind that look different, as red fives do.
``hand``           A winning hand.
``indicators``     The pieces that are turned up, and what they make of others.
``lots``           How a table finds its first dealer.
``option_groups``  What the choices are about.
``options``        What a table may choose.
``reasons``        The value with every reason, the payments, the final result.
``refusal``        The one error by which the rules refuse something.
``results``        What a match is worth: its unit, prizes, shares.
``table``          How the table stands before it.
``vocabulary``     What a system calls what its answers and events name by an id.

Tested together
    ``tests/rules/test_circumstances.py``       circumstances
    ``tests/conformance/test_conformance.py``   events, hand, reasons
    ``tests/interchange/test_extra_fields.py``  extra_fields
    ``tests/rules/test_faces.py``               faces
    ``tests/rules/test_indicators.py``          indicators
    ``tests/rules/test_lots.py``                lots
    ``tests/rules/test_registry.py``            option_groups, vocabulary
    ``tests/rules/test_options.py``             options
    ``tests/rules/test_refusal.py``             refusal
    ``tests/rules/test_results.py``             results
    ``tests/rules/test_table.py``               table
"""
