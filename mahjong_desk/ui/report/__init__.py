# SPDX-License-Identifier: MIT
"""Reports of matches and sessions: on paper, as pictures, and as files for others."""
