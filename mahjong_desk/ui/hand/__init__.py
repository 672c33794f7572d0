# SPDX-License-Identifier: MIT
"""Entering, drawing and explaining a hand, in the picker, on the workbench and elsewhere."""
