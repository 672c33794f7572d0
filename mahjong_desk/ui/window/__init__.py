# SPDX-License-Identifier: MIT
"""The window around the places, and the sheets that belong to none of them."""
