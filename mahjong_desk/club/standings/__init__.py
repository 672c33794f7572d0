# SPDX-License-Identifier: MIT
"""Standings: who stands where in a month, a season or at all times, by the rule that the club has agreed on.

Nothing is stored but what the club agreed on. Figures are exact: points that are shared, means and rates alike. Results of
several rule systems are added at a rate each, never without.

The modules, each importing only those above it
    ``outcomes``   ``Outcome``, how a match ended for each person, and ``Period``, the time that is looked at.
    ``rule``       ``Rule``, how the club counts; ``Agreed``, its seasons with their rules, and whether players are rated.
    ``standings``  ``standings_of``: who stands where.
    ``rating``     A rating of strength, which is never mixed with points.

Tested together
    ``tests/club/standings/test_standings.py``  outcomes
    ``tests/club/standings/test_agreed.py``     rule
"""
