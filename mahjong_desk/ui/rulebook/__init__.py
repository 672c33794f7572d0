# SPDX-License-Identifier: MIT
"""What the rules of a system say, for the place Rules and the reference card, and how such pages are read.

``figures``  What a rule system counts and pays, as its own engine works it out.
``tables``   The tables of a rule page, made of these figures.
``page``     From the text of such a page to what a text browser shows.
``finding``  What a text browser finds on pages that are not shown.
``browser``  The text browser: tiles in its lines, the colours of the theme.

Tested together
    ``tests/ui/rules/test_place.py``  browser, figures, finding, page, tables
"""
