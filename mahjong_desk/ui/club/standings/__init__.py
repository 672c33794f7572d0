# SPDX-License-Identifier: MIT
"""The page of the standings: a period, a rule, a board; everybody's form; on paper and in files."""
