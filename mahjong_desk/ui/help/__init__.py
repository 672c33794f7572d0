# SPDX-License-Identifier: MIT
"""Help: pages about each place, read in the application itself, and what is known of the application."""
