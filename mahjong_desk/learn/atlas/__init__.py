# SPDX-License-Identifier: MIT
"""The atlas of yaku of all rule systems, with examples and near misses."""
