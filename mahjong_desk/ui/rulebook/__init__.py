# SPDX-License-Identifier: MIT
"""The contents of rule pages, for the Rules screen and the reference card, and the browser that shows them."""
