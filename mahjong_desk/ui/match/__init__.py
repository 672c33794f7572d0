# SPDX-License-Identifier: MIT
"""Starting and continuing a match."""
