# SPDX-License-Identifier: MIT
"""Standings of a period by the club's rule.

Only the rule is stored. Numbers are exact: shared points, means and rates alike. Results of several rule systems are added
only with a rate each.
"""
