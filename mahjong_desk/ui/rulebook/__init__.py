# SPDX-License-Identifier: MIT
"""The contents of rule pages, and the browser that shows them."""
