# SPDX-License-Identifier: MIT
"""What comes back in: what a file would bring is shown and decided before anything is written.

``opening``  Files read and written, and in words why that cannot be done.
``bringing`` A file on its way in, beside the window.
``parting``  What went on both here and there, with the choice between them.
``sheet``    ``ImportSheet``, which shows all of it.

Tested together
    ``tests/ui/importing/test_sheet.py``  bringing, opening, parting
"""
