# SPDX-License-Identifier: MIT
"""Reference cards, with everything that a rule system counts and pays, on as few pages as can be read; posters of its yaku."""
