# SPDX-License-Identifier: MIT
"""What the rules of a system say, for the place Rules and the reference card, and how such pages are read.

``html``       How tables look in a text browser.
``figures``    What a rule system counts and pays, as its own engine works it out.
``tables``     The tables of a rule page, made of these figures.
``page``       From the text of such a page to what a text browser shows.
``differing``  What differs about a yaku, in words.
``coming``     The page for somebody who comes from another rule system.
``finding``    What a text browser finds on pages that are not shown.
``browser``    The text browser: tiles in its lines, the colours of the theme.

Tested together
    ``tests/ui/rules/test_place.py``    browser, figures, finding, html, page, tables
    ``tests/ui/rules/test_coming.py``   coming
    ``tests/ui/learn/test_compare.py``  differing
"""
