# SPDX-License-Identifier: MIT
"""Finds any hand of the club: by player, yaku, value, tiles, rule system, date or the words of its note.

The modules, each importing only those above it
    ``wanted``   ``Wanted``: what is looked for.
    ``line``     ``read_line``: that, from one line of text.
    ``finding``  ``find``: the hands that answer to it.

Tested together
    ``tests/club/search/test_finding.py``  wanted, line
"""
