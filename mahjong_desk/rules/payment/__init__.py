# SPDX-License-Identifier: MIT
"""Who pays whom."""
