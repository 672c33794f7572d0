# SPDX-License-Identifier: MIT
"""The graphical interface: everything that needs Qt."""
