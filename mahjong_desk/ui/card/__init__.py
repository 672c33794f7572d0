# SPDX-License-Identifier: MIT
"""Reference cards and posters of a rule system."""
