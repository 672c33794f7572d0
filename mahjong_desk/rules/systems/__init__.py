# SPDX-License-Identifier: MIT
"""The rule systems, each in its folder."""
