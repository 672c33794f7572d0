# SPDX-License-Identifier: MIT
"""What is refused, before a hand is valued and after."""
