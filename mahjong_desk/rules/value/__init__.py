# SPDX-License-Identifier: MIT
"""The value of a hand in fu and han."""
