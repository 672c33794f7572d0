# SPDX-License-Identifier: MIT
"""A hand as it is entered, drawn and explained, in the picker, on the workbench and wherever else one is shown."""
