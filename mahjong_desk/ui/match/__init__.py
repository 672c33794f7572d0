# SPDX-License-Identifier: MIT
"""Starting a match and going on with one."""
