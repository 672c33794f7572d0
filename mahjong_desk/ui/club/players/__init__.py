# SPDX-License-Identifier: MIT
"""The Players page: the list, the profiles with their statistics, and printing."""
