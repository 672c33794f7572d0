# SPDX-License-Identifier: MIT
"""Who plays where in the next round of an evening, and what that means for those who have met before.

It knows players by their identities and nothing else of them: no ledger, no match, no rule. A proposal never says itself
that it is good; ``proof`` counts that anew from the rounds alone.

The modules, each importing only those above it
    ``rounds``       ``Round``: tables and who sits out; who has met whom.
    ``proof``        ``prove``: what can be said of a round, whoever made it.
    ``sitting_out``  Whose turn it is to sit out.
    ``winds``        Who gets which wind.
    ``designs``      Schedules that mathematics knows, in which nobody meets twice.
    ``searching``    Seats that are searched for.
    ``trying_all``   Whether a round exists in which nobody meets again.
    ``fitting``      A known schedule in which the rounds that were played stand already.
    ``looking_ahead``  How many rounds can still follow in which nobody meets again.
    ``proposing``    ``propose``: the next round.

Tested together
    ``tests/club/schedule/test_proposing.py``  fitting, looking_ahead, rounds, searching, sitting_out, trying_all, winds
"""
