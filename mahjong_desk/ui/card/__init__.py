# SPDX-License-Identifier: MIT
"""Reference cards: everything that a rule system counts and pays, on one or two pages."""
