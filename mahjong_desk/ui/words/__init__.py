# SPDX-License-Identifier: MIT
"""Words and sentences made from the values of the lower layers, in the language of the interface."""
