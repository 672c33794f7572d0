# SPDX-License-Identifier: MIT
"""Reports of matches and sessions: on paper, as pictures, and as files for others.

``contents``     What a report says; everything else is drawn from this.
``on_desk``      What lies on the desk, as reports are made of it.
``match``        Makes the report of a match from its replay.
``session``      Makes that of a session.
``paper``        What pages are made of: blocks that know their height and paint themselves.
``blocks``       Turns a report into such blocks.
``tables``       Turns it into tables for spreadsheets.
``pages``        Lays the blocks onto pages.
``output``       Writes pages as PDF and pictures, and prints them.
``saving``       Asks where a file shall go, and writes it there.
``files``        The kinds of files, and what can go wrong with them, in words.
``preview``      Shows pages as they will be printed.
``paper_sheet``  What every sheet does that shows pages.
``sheet``        The sheet that prints a match or a session, or writes it into a file.
``figures_sheet``
                 The figures behind a chart as a table, to be copied or written into a file.

Tested together
    ``tests/ui/report/test_files.py``  blocks, contents, match, on_desk, output, pages, paper, saving, session,
                                       tables
    ``tests/ui/report/test_sheet.py``  paper_sheet, preview
"""
