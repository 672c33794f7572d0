# SPDX-License-Identifier: MIT
"""Work that takes a while, beside a window that stays awake, and what waits to be recorded."""
