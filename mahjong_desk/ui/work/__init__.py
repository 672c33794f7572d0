# SPDX-License-Identifier: MIT
"""Work that takes a while, on a thread of its own, so that the window stays awake."""
