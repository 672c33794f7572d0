# SPDX-License-Identifier: MIT
"""The forms of all that can happen at the table: one for each kind of event.

A form knows what stands before its event, shows the fields of such an event, asks the rules whether it can be, and gives
it. The table shows it on a sheet that records the event; the ledger shows the same form to change or insert one.

The modules, each importing only those above it
    ``before``        What is known where an event happens: the match and the table, and whom the club knows.
    ``payments``      Who would pay whom for an event.
    ``tile_choice``   All pieces side by side, to be chosen by clicks or typed.
    ``form``          ``EventForm``: what the forms have in common.
    ``told_fields``   The extra fields that a ruleset declares for an event.
    ``win``           A win by its value alone.
    ``draw``          A hand that nobody won.
    ``declared``      Riichi, dead hands and shaozhuang, which say little more than who.
    ``chombo``        A foul.
    ``penalty_tile``  A tile that was shown by mistake.
    ``sticks``        Honba and deposit put right.
    ``adjust``        A correction agreed at the table.
    ``substitute``    Somebody else takes a seat.
    ``end``           The table stops early.
    ``kinds``         What each kind of event is called, and its form.

Tested together
    ``tests/ui/events/test_forms.py``  adjust, before, chombo, declared, end, form, kinds, payments, penalty_tile,
                                       sticks, substitute, tile_choice, win
"""
