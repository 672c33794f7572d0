# SPDX-License-Identifier: MIT
"""The settings of one machine: language, look and hints."""
