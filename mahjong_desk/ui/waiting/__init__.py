# SPDX-License-Identifier: MIT
"""What waits to be recorded."""
