# SPDX-License-Identifier: MIT
"""The hand that is being entered: what it holds, how it changes, what the rules say of it; for picker and workbench.

A ``Draft`` is one value that palette, keyboard and paste share. Everything that a person does to it is a function from
draft to draft, which raises ``DraftError`` where it does not fit; the window says in words why. ``assess`` asks the
rules about it with every key. The modules, each importing only those above it:

``frame``           What a hand is entered for: pieces, size, melds.
``draft``           The value, and what can be wrong with an entry.
``steps``           What it was before, to take back and to do again.
``pieces``          Pieces put in and taken out, one of them the winning one.
``melds``           Melds: which can be made, of which faces, who gave them.
``indicators``      What is turned up for everybody to see.
``brackets``        A meld as it is written, with who gave it.
``tile_signs``      Tiles as one character each, such as 🀇 and 東.
``notation``        The hand as one line, written, typed and pasted.
``events``          The event that a draft tells, and the draft that tells an event.
``winners``         Who wins, from whom, and who else wins on the same piece.
``settled_once``    Rules that settle what they are asked about again and again once.
``possible_wins``   A complete hand, won from each source.
``circumstances``   Which can go with the hand, and turning one.
``responsibility``  Whom the table may hold responsible.
``questions``       What else a ruleset has to be told.
``unfinished``      What a hand that lacks pieces can stay and waits for.
``typed_values``    A value in place of the hand.
``assessment``      All that the rules say of a draft.
``raised``          A win with one circumstance more, where that raises its value.
``in_progress``     The draft of the deal that is being played, and those to which undo and redo lead back.
``file``            A draft kept on the disk.

Tested together
    ``tests/entry/test_assessment.py``      draft, possible_wins
    ``tests/entry/test_notation.py``        brackets, tile_signs
    ``tests/ui/picker/test_asked_once.py``  settled_once
"""
