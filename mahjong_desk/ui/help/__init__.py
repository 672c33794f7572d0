# SPDX-License-Identifier: MIT
"""Help: pages about each place, read in the application itself.

``pages``   The pages: which there are, what they say in a language, and where a word stands.
``reader``  The sheet on which they are read.

Tested together
    ``tests/ui/help/test_reader.py``  pages
"""
