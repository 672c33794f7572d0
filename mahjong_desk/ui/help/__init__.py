# SPDX-License-Identifier: MIT
"""Help: pages about each place, read in the application itself, and what is known of the application.

The modules, each importing only those above it
    ``changelog`` What is new: the highlights of each release.
    ``pages``     The pages: which there are, what they say in a language, and where a word stands.
    ``reader``    The sheet on which they are read.
    ``log_sheet`` The sheet of the log.
    ``about``     The versions, and a report of them for whoever looks for a fault.
    ``licences``  Under which licence each part is given.
    ``about_sheet``  The sheet that shows both.

Tested together
    ``tests/ui/help/test_reader.py``         pages
    ``tests/ui/help/test_about_sheet.py``    about, licences
    ``tests/ui/window/test_failures.py``     log_sheet
"""
