# SPDX-License-Identifier: MIT
"""One yaku in all rule systems, as the page of a yaku shows it.

``words``  What differs, why a system has none, what is near: in words.
``table``  A row a system.

Tested together
    ``tests/ui/learn/test_compare.py``  table, words
"""
