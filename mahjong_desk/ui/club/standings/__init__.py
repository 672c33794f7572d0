# SPDX-License-Identifier: MIT
"""The Standings page: a period, a rule and a board; on paper and in files."""
