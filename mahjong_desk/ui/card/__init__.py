# SPDX-License-Identifier: MIT
"""Reference cards of what a rule system counts and pays, on as few readable pages as possible, and posters of its yaku."""
