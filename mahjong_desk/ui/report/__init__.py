# SPDX-License-Identifier: MIT
"""Reports of matches and sessions: on paper, as pictures and as data files."""
