# SPDX-License-Identifier: MIT
"""Standings: who stands where in a month, a season or at all times, by the rule that the club has agreed on.

Nothing of it is stored but what the club agreed on. Figures are fractions, which are exact: points that are shared, means
and rates alike. Results of several rule systems are added at a rate each, never without.

The modules, each importing only those above it
    ``outcomes``   ``Outcome``: how a match ended, for each person who was in it.
    ``periods``    ``Period``: what time is asked for.
    ``rule``       ``Rule``: how the club reckons.
    ``agreed``     ``Agreed``: the seasons, their rules, and whether players are rated.
    ``worth``      What one match is worth, by a rule.
    ``tally``      What one person has gathered, evening by evening.
    ``levels``     What decides between those who are level.
    ``standings``  ``standings_of``: who stands where.
    ``rating``     A rating of strength, which is never mixed with points.

Tested together
    ``tests/club/standings/test_standings.py``  levels, outcomes, periods, tally, worth
"""
