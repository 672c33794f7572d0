# SPDX-License-Identifier: MIT
"""The forms of all that can happen at the table: one for each kind of event.

A form knows what stands before its event, shows the fields of such an event, asks the rules whether it can be, and gives
it. The table shows it on a sheet that records the event; the ledger shows the same form to change or insert one.

The modules, each importing only those above it
    ``before``        What is known where an event happens: the match and the table, and whom the club knows.
    ``payments``      Who would pay whom for an event.
    ``tile_choice``   All pieces side by side, to be chosen by clicks or typed.
    ``form``          ``EventForm``: what the forms have in common.
    ``adjust``, ``chombo``, ``declared``, ``draw``, ``end``, ``penalty_tile``, ``sticks``, ``substitute``, ``win``
                      The forms; ``declared`` holds riichi, dead hands and shaozhuang, which say little more than who.
    ``kinds``         What each kind of event is called, and its form.
"""
