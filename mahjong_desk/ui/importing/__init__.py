# SPDX-License-Identifier: MIT
"""What comes back in, shown and decided before anything is written; and how everything goes out."""
