# SPDX-License-Identifier: MIT
"""Standings: who stands where in a month, a season or at all times, by the rule that the club has agreed on.

Nothing is stored but what the club agreed on. Figures are exact: points that are shared, means and rates alike. Results of
several rule systems are added at a rate each, never without.
"""
