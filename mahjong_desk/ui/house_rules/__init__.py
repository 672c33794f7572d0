# SPDX-License-Identifier: MIT
"""House rules: the options of a rule system under a name, chosen for a match, compared and handed on.

``prompt``      A row that asks in its own place.
``questions``   What is asked before they are kept, renamed or deleted.
``bar``         Their choice for a new match.
``comparison``  What they change.
``files``       Read from and written for another club.
``sheet``       All of the club.

Tested together
    ``tests/ui/house_rules/test_bar.py``    prompt, questions
    ``tests/ui/house_rules/test_sheet.py``  comparison, files, prompt, questions
"""
