# SPDX-License-Identifier: MIT
"""Reference cards of a rule system on as few readable pages as possible, and posters of its yaku."""
