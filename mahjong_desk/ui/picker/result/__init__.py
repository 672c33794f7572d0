# SPDX-License-Identifier: MIT
"""The result panel: the hand's value with its reasons, the payments and the outcome, or what is missing."""
