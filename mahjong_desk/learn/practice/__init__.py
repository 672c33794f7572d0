# SPDX-License-Identifier: MIT
"""Practice: what was answered in drills, what that has come to, and what is to be practised today.

No module knows the time: the present moment comes in as an argument.
"""
