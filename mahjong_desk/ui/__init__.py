# SPDX-License-Identifier: MIT
"""Everything that needs Qt, from the floor up.

What all others stand on
    ``face``      How the rooms ``kit`` and ``words`` lend their names.
    ``theme``     Colours, fonts and sizes.
    ``kit``       The widgets that everything is built of; they know no rules.
    ``words``     The values of the lower layers in words, in the language of the interface.
    ``file_dialogs``
        Which file or folder, asked by the system's dialogs.
    ``settings``  What one person sets on one machine.
    ``work``      Work that takes a while, beside the window.
    ``display``   The application of Qt, or one sentence where there is no display.
    ``one_window``
        A second start brings the window forward that has the ledger open.
    ``house_rules_keeper``
        The house rules of the club, as the windows use them.
    ``draft_keeper``
        Half-typed hands on the disk.
    ``desk``      The match on the desk, between windows and ledger.
    ``club_names``
        The names of the club, to be completed.
    ``club_facts``
        What its matches tell, kept up to date while the window stays awake.
    ``club_people``
        Who its people are, kept up to date likewise.
    ``club_ahead``
        What the place Club shows, made ready while nobody waits for it.
    ``places``    What the places, their sheets and the window ask of each other.

What several places show
    ``hand``      A hand while it is entered or looked at.
    ``events``    One form for each kind of event.
    ``rulebook``  What the rules of a system say.

The places of the rail
    ``table``     Beside the real table: seats, scores, what happens next.
    ``picker``    A winning hand, entered.
    ``ledger``    The rows of a match, their reasons and their changes.
    ``learn``     Atlas, workbench and drills.
    ``club``      A page each for what a club asks of all its matches.
    ``rules``     The page of each system.

Sheets
    ``match``     Who plays by which rules.
    ``result``    How a match ended.
    ``session``   The evening.
    ``help``      Pages about each place.
    ``importing`` What a file would bring, shown and decided before it comes.
    ``safe``      Backups, checks, and the way back.
    ``house_rules``
        Options under a name.
    ``report``    Prints and files.
    ``card``      Reference cards and posters.

What puts them together
    ``window``    The window around the places.
    ``start``     How the application starts.

Tested together
    ``tests/ui/test_older_rules.py``         house_rules_keeper
    ``tests/ui/window/test_main_window.py``  places
    ``tests/ui/match/test_new_match.py``     club_names
    ``tests/ui/window/test_foot.py``         draft_keeper
"""
