# SPDX-License-Identifier: MIT
"""One script a change of the schema."""
