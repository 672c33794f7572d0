# SPDX-License-Identifier: MIT
"""What one person sets on one machine: language, look and hints."""
