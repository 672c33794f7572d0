# SPDX-License-Identifier: MIT
"""What comes back in, shown and decided before anything is written; and how everything goes out.

``opening``    Files that are read, and in words why that cannot be done.
``bringing``   A file on its way in, beside the window.
``exporting``  Everything on its way out.
``parting``    What went on both here and there, with the choice between them.
``people``     Who comes with it, and pairs who may be one person.
``record_words``
               Records of other programs in words.
``record_sheet``
               ``RecordSheet``, which shows such a record before it is kept.
``sheet``      ``ImportSheet``, which shows all of it.

Tested together
    ``tests/ui/importing/test_sheet.py``  bringing, exporting, opening, parting, people
    ``tests/ui/importing/test_record_sheet.py``  record_words
"""
