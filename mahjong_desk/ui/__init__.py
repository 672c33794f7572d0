# SPDX-License-Identifier: MIT
"""Everything that needs Qt, from the floor up."""
