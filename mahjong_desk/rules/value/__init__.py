# SPDX-License-Identifier: MIT
"""What a hand is worth in fu and han."""
