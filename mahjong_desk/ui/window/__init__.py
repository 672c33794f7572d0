# SPDX-License-Identifier: MIT
"""The window around the screens, and the sheets that belong to no screen."""
